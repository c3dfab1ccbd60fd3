//! A finished letter read back, as a mail program would show it: by other code than the one that writes letters.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use mail_parser::{Address, Message, MessageParser, MimeHeaders};

/// What a reader sees of a letter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Eml {
    pub from: String,
    pub to: String,
    pub subject: String,
    /// As they stand there, folded lines made one.
    pub headers: Vec<(String, String)>,
    pub text: String,
    /// Pictures that came along stand inside it; nothing else is fetched from anywhere.
    pub html: Option<String>,
    /// The names of further files.
    pub attachments: Vec<String>,
}

impl Eml {
    /// Nothing if the bytes are no letter.
    pub fn read(bytes: &[u8]) -> Option<Eml> {
        let message = MessageParser::default().parse(bytes)?;
        let header = |(name, value): (&str, &str)| (name.to_owned(), one_line(value));
        let files = message.attachments().filter(|part| part.content_id().is_none());
        Some(Eml {
            from: addresses(message.from()),
            to: addresses(message.to()),
            subject: message.subject().unwrap_or_default().to_owned(),
            headers: message.headers_raw().map(header).collect(),
            text: message.body_text(0).map(|text| text.replace("\r\n", "\n")).unwrap_or_default(),
            html: message.body_html(0).map(|html| with_pictures(&message, &html)),
            attachments: files.filter_map(|part| part.attachment_name().map(str::to_owned)).collect(),
        })
    }

    /// What an inbox shows beside the subject: the first paragraph, which may have been broken into lines.
    pub fn first_line(&self) -> String {
        let lines = self.text.lines().map(str::trim);
        let paragraph = lines.skip_while(|line| line.is_empty()).take_while(|line| !line.is_empty());
        paragraph.collect::<Vec<_>>().join(" ")
    }
}

fn addresses(list: Option<&Address<'_>>) -> String {
    let one = |address: &mail_parser::Addr<'_>| match (address.name(), address.address()) {
        (Some(name), Some(address)) => format!("{name} <{address}>"),
        (None, Some(address)) => address.to_owned(),
        (name, None) => name.unwrap_or_default().to_owned(),
    };
    list.map(|list| list.iter().map(one).collect::<Vec<_>>().join(", ")).unwrap_or_default()
}

fn one_line(value: &str) -> String {
    value.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A browser knows no `cid:` addresses.
fn with_pictures(message: &Message<'_>, html: &str) -> String {
    let mut html = html.to_owned();
    for part in &message.parts {
        let (Some(id), Some(kind)) = (part.content_id(), part.content_type()) else { continue };
        let kind = format!("{}/{}", kind.ctype(), kind.subtype().unwrap_or_default());
        let data = format!("data:{kind};base64,{}", STANDARD.encode(part.contents()));
        html = html.replace(&format!("cid:{id}"), &data);
    }
    html
}

#[cfg(test)]
mod tests {
    use lettre::message::header::ContentType;
    use lettre::message::{Attachment, MultiPart, SinglePart};

    use super::*;

    #[test]
    fn a_letter_is_read_back_with_its_pictures_and_files() {
        let png = ContentType::parse("image/png").unwrap();
        let html = SinglePart::html("<p>Žofie<img src=\"cid:chart\">".to_owned());
        let related = MultiPart::related()
            .singlepart(html)
            .singlepart(Attachment::new_inline("chart".to_owned()).body(vec![1, 2, 3], png));
        let plain = SinglePart::plain("\nŽofie\nasks.\n\nThe rest.".to_owned());
        let file = Attachment::new("game.json".to_owned())
            .body("{}".to_owned(), ContentType::parse("application/json").unwrap());
        let message = lettre::Message::builder()
            .from("Penelope <post@penelope.test>".parse().unwrap())
            .to("anna@example.org".parse().unwrap())
            .subject("Ulysses Ž")
            .multipart(
                MultiPart::mixed()
                    .multipart(MultiPart::alternative().singlepart(plain).multipart(related))
                    .singlepart(file),
            )
            .unwrap();
        let eml = Eml::read(&message.formatted()).unwrap();
        assert_eq!((eml.from.as_str(), eml.to.as_str()), ("Penelope <post@penelope.test>", "anna@example.org"));
        assert_eq!((eml.subject.as_str(), eml.first_line().as_str()), ("Ulysses Ž", "Žofie asks."));
        assert_eq!(eml.html.as_deref(), Some("<p>Žofie<img src=\"data:image/png;base64,AQID\">"));
        assert_eq!(eml.attachments, ["game.json"]);
        assert!(eml.headers.iter().any(|(name, value)| name == "To" && value == "anna@example.org"));
    }

    #[test]
    fn anything_else_is_no_letter_and_no_panic() {
        for bytes in [&b""[..], b"\xff\xfe", b"\r\n\r\n", b"Subject: =?utf-8?b?!!!?=\r\n\r\nx"] {
            drop(Eml::read(bytes));
        }
    }
}
