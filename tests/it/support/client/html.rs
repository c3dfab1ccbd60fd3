//! A page as a browser reads it: elements, texts, and what belongs inside what. It reads what the service writes, which other
//! tests hold to the standard; it is no reader for the whole web.

use std::ops::Range;

const VOID: [&str; 8] = ["meta", "link", "input", "br", "img", "hr", "wbr", "source"];
/// Elements whose content is text, whatever it looks like.
const TEXT_ONLY: [&str; 4] = ["script", "style", "textarea", "title"];

#[derive(Clone, Debug, Default)]
pub(crate) struct Document {
    nodes: Vec<Node>,
}

#[derive(Clone, Debug)]
enum Node {
    Element(Element),
    Text(String),
}

#[derive(Clone, Debug)]
pub(crate) struct Element {
    pub(crate) name: String,
    attributes: Vec<(String, String)>,
    /// The elements around it, outermost first.
    pub(crate) inside: Vec<usize>,
    /// Where its content ends.
    end: usize,
}

impl Element {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    pub(crate) fn has_class(&self, class: &str) -> bool {
        self.get("class").is_some_and(|classes| classes.split_whitespace().any(|own| own == class))
    }
}

impl Document {
    pub(crate) fn read(html: &str) -> Document {
        let html = html.replace("\r\n", "\n").replace('\r', "\n");
        let mut document = Document::default();
        let mut open: Vec<usize> = Vec::new();
        let mut rest = html.as_str();
        while let Some((text, tag)) = rest.split_once('<') {
            document.text(text);
            if let Some(comment) = tag.strip_prefix("!--") {
                rest = comment.split_once("-->").expect("a comment ends").1;
            } else if let Some(name) = tag.strip_prefix('/') {
                let (name, after) = name.split_once('>').expect("a tag ends");
                document.close(&mut open, name.trim());
                rest = after;
            } else if let Some(declaration) = tag.strip_prefix('!') {
                rest = declaration.split_once('>').expect("a declaration ends").1;
            } else {
                rest = document.open(&mut open, tag);
            }
        }
        document.text(rest);
        assert!(open.is_empty(), "every element is closed");
        document
    }

    /// Every element with its number, in their order.
    pub(crate) fn elements(&self) -> impl Iterator<Item = (usize, &Element)> {
        self.within(0..self.nodes.len())
    }

    /// Those inside of one.
    pub(crate) fn inside(&self, number: usize) -> impl Iterator<Item = (usize, &Element)> {
        self.within(number + 1..self.element(number).end)
    }

    fn within(&self, range: Range<usize>) -> impl Iterator<Item = (usize, &Element)> {
        range.filter_map(|number| match &self.nodes[number] {
            Node::Element(element) => Some((number, element)),
            Node::Text(_) => None,
        })
    }

    pub(crate) fn element(&self, number: usize) -> &Element {
        match &self.nodes[number] {
            Node::Element(element) => element,
            Node::Text(_) => panic!("node {number} is a text"),
        }
    }

    /// All text inside of an element, as it is.
    pub(crate) fn raw_text(&self, number: usize) -> String {
        let inside = &self.nodes[number + 1..self.element(number).end];
        inside.iter().filter_map(|node| if let Node::Text(text) = node { Some(text.as_str()) } else { None }).collect()
    }

    /// All text inside of an element, as it is read aloud.
    pub(crate) fn text_of(&self, number: usize) -> String {
        self.raw_text(number).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn text(&mut self, text: &str) {
        if !text.is_empty() {
            self.nodes.push(Node::Text(unescape(text)));
        }
    }

    fn close(&mut self, open: &mut Vec<usize>, name: &str) {
        let number = open.pop().unwrap_or_else(|| panic!("</{name}> closes nothing"));
        let end = self.nodes.len();
        let Node::Element(element) = &mut self.nodes[number] else { unreachable!("only elements are opened") };
        assert_eq!(element.name, name, "closed out of order");
        element.end = end;
    }

    /// What comes after the element's tag.
    fn open<'a>(&mut self, open: &mut Vec<usize>, tag: &'a str) -> &'a str {
        let (name, attributes, alone, after) = read_tag(tag);
        let foreign = open.iter().any(|around| self.element(*around).name == "svg");
        let number = self.nodes.len();
        let element = Element { name: name.clone(), attributes, inside: open.clone(), end: number + 1 };
        self.nodes.push(Node::Element(element));
        if TEXT_ONLY.contains(&name.as_str()) && !foreign {
            let (text, after) = after.split_once(&format!("</{name}>")).expect("its end tag is there");
            // The first line end of a text field is not part of it.
            let text = if name == "textarea" { text.strip_prefix('\n').unwrap_or(text) } else { text };
            if name == "textarea" || name == "title" {
                self.text(text)
            } else {
                self.nodes.push(Node::Text(text.to_owned()))
            }
            let end = self.nodes.len();
            if let Node::Element(element) = &mut self.nodes[number] {
                element.end = end;
            }
            return after;
        }
        if !(VOID.contains(&name.as_str()) || foreign && alone) {
            open.push(number);
        }
        after
    }
}

type Tag<'a> = (String, Vec<(String, String)>, bool, &'a str);

/// Name, attributes, whether it closes itself, and what comes after it.
fn read_tag(tag: &str) -> Tag<'_> {
    let ends = |sign: char| sign.is_ascii_whitespace() || sign == '>' || sign == '/';
    let (name, mut rest) = tag.split_at(tag.find(ends).expect("a tag ends"));
    let mut attributes: Vec<(String, String)> = Vec::new();
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix("/>") {
            return (name.to_ascii_lowercase(), attributes, true, after);
        }
        if let Some(after) = rest.strip_prefix('>') {
            return (name.to_ascii_lowercase(), attributes, false, after);
        }
        let end = rest.find(|sign: char| ends(sign) || sign == '=').expect("an attribute ends");
        assert!(end > 0, "an attribute has a name: {rest:.40}");
        let (attribute, after) = rest.split_at(end);
        let (value, after) = match after.strip_prefix('=') {
            None => ("", after),
            Some(value) => value.strip_prefix('"').and_then(|value| value.split_once('"')).expect("values are quoted"),
        };
        attributes.push((attribute.to_owned(), unescape(value)));
        rest = after;
    }
}

/// Characters written by number or by one of the names we use.
fn unescape(text: &str) -> String {
    let mut read = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        read += before;
        let sign = after.split_once(';').and_then(|(name, after)| Some((character(name)?, after)));
        rest = match sign {
            Some((sign, after)) => {
                read.push(sign);
                after
            }
            None => {
                read.push('&');
                after
            }
        };
    }
    read + rest
}

fn character(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let hex = number.strip_prefix(['x', 'X']).map(|digits| u32::from_str_radix(digits, 16));
        return char::from_u32(hex.unwrap_or_else(|| number.parse()).ok()?);
    }
    let known = [("amp", '&'), ("lt", '<'), ("gt", '>'), ("quot", '"'), ("apos", '\''), ("nbsp", '\u{a0}')];
    known.into_iter().find(|(own, _)| *own == name).map(|(_, sign)| sign)
}
