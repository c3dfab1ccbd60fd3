//! A posted form, read once. A browser sends each field of the form once, in UTF-8; anything else is not ours to guess at.

use actix_web::web::Form;

use super::error::WebError;

/// The form as actix reads it.
pub(super) type Posted = Form<Vec<(String, String)>>;

pub(super) struct Fields(Vec<(String, String)>);

impl Fields {
    /// Fields that stand there twice, that the form does not have, or that hold unreadable bytes are refused (WEB-06).
    pub(super) fn read(posted: Posted, known: &[&str]) -> Result<Fields, WebError> {
        let pairs = posted.into_inner();
        for (at, (name, value)) in pairs.iter().enumerate() {
            let twice = pairs[..at].iter().any(|(other, _)| other == name);
            if twice || !known.contains(&name.as_str()) || value.contains(['\0', char::REPLACEMENT_CHARACTER]) {
                return Err(WebError::BadForm);
            }
        }
        Ok(Fields(pairs))
    }

    /// A field that is missing is an empty one.
    pub(super) fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(known, _)| known == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn web_06_doubled_unknown_and_unreadable_fields_are_refused() {
        let read = |pairs: &[(&str, &str)]| {
            let pairs = pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
            Fields::read(Form(pairs), &["name", "word"])
        };
        let fields = read(&[("name", "Anna")]).ok().unwrap();
        assert_eq!((fields.get("name"), fields.get("word"), fields.has("word")), ("Anna", "", false));
        for wrong in [
            &[("name", "Anna"), ("name", "Anna")][..],
            &[("nonsense", "")],
            &[("name", "\u{fffd}")],
            &[("word", "a\0b")],
        ] {
            assert!(matches!(read(wrong), Err(WebError::BadForm)), "{wrong:?}");
        }
    }
}
