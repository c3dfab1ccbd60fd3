//! JSON as a tree of places in its text, so that a file can be damaged at one of them and stay as it was elsewhere.

use std::ops::Range;

use penelope::engine::Digest;

#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) range: Range<usize>,
    pub(super) kind: Kind,
}

#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// A string, number or word.
    Scalar,
    List(Vec<Node>),
    /// Keys with their quotes.
    Object(Vec<(String, Node)>),
}

/// Reads a text that is known to be JSON.
pub(super) fn read(text: &str) -> Node {
    Reader { text, at: 0 }.value()
}

/// The same file with the digest it should have; unchanged if it has none.
pub(super) fn redigested(text: &str) -> String {
    let mark = "\"digest\": \"";
    let Some(at) = text.rfind(mark).map(|at| at + mark.len()) else { return text.to_owned() };
    let Some(end) = text[at..].find('"').map(|length| at + length) else { return text.to_owned() };
    let (front, back) = (&text[..at], &text[end..]);
    format!("{front}{}{back}", Digest::of(format!("{front}{back}").as_bytes()))
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn value(&mut self) -> Node {
        let next = self.peek();
        let start = self.at;
        let kind = match next {
            b'{' => Kind::Object(self.items(|reader| {
                let key = reader.string();
                assert_eq!(reader.peek(), b':');
                reader.at += 1;
                (key, reader.value())
            })),
            b'[' => Kind::List(self.items(Reader::value)),
            b'"' => {
                self.string();
                Kind::Scalar
            }
            _ => {
                self.at += self.text[start..].find([',', ']', '}', '\n', ' ']).unwrap();
                Kind::Scalar
            }
        };
        Node { range: start..self.at, kind }
    }

    fn items<T>(&mut self, mut item: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let mut items = Vec::new();
        loop {
            self.at += 1;
            if matches!(self.peek(), b']' | b'}') {
                break;
            }
            items.push(item(self));
            if matches!(self.peek(), b']' | b'}') {
                break;
            }
        }
        self.at += 1;
        items
    }

    fn string(&mut self) -> String {
        self.peek();
        let bytes = self.text.as_bytes();
        let start = self.at;
        self.at += 1;
        while bytes[self.at] != b'"' {
            self.at += if bytes[self.at] == b'\\' { 2 } else { 1 };
        }
        self.at += 1;
        self.text[start..self.at].to_owned()
    }

    /// The next byte that is no white space.
    fn peek(&mut self) -> u8 {
        let bytes = self.text.as_bytes();
        while bytes[self.at].is_ascii_whitespace() {
            self.at += 1;
        }
        bytes[self.at]
    }
}
