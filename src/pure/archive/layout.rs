//! The bytes of the file: one layout only, so that a digest over them means something. Members of the outermost object
//! stand on lines of their own, the elements of its lists of objects too, and everything inside is on one line without
//! spaces. The last member is the digest.

use serde::Serialize;

use super::fault::Fault;
use crate::engine::Digest;

/// What comes before and after the hexadecimal digits of the digest.
const BEFORE: &str = ",\n  \"digest\": \"";
const AFTER: &str = "\"\n}\n";

/// The members of the outermost object, as they are written.
#[derive(Default)]
pub(super) struct Members(String);

impl Members {
    pub(super) fn put<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) {
        self.key(key);
        self.0 += &json(value);
    }

    pub(super) fn put_if_some<T: Serialize>(&mut self, key: &str, value: Option<&T>) {
        if let Some(value) = value {
            self.put(key, value);
        }
    }

    pub(super) fn put_list<T: Serialize>(&mut self, key: &str, values: &[T]) {
        self.key(key);
        self.0 += "[";
        for (position, value) in values.iter().enumerate() {
            self.0 += if position == 0 { "\n    " } else { ",\n    " };
            self.0 += &json(value);
        }
        self.0 += if values.is_empty() { "]" } else { "\n  ]" };
    }

    /// Adds the digest.
    pub(super) fn close(mut self) -> String {
        self.0 += BEFORE;
        let digest = Digest::of(&[self.0.as_bytes(), AFTER.as_bytes()].concat());
        self.0 += &digest.to_string();
        self.0 += AFTER;
        self.0
    }

    fn key(&mut self, key: &str) {
        self.0 += if self.0.is_empty() { "{\n  " } else { ",\n  " };
        self.0 += &json(key);
        self.0 += ": ";
    }
}

/// A file taken apart.
pub(super) struct Opened {
    /// The outermost object without its digest.
    pub(super) body: String,
    written: Digest,
    computed: Digest,
}

pub(super) fn open(text: &str) -> Result<Opened, Fault> {
    let (front, written) = split(text).ok_or(Fault::NoDigest)?;
    let computed = Digest::of(&[front.as_bytes(), BEFORE.as_bytes(), AFTER.as_bytes()].concat());
    Ok(Opened { body: format!("{front}\n}}\n"), written, computed })
}

impl Opened {
    pub(super) fn check_digest(&self) -> Result<(), Fault> {
        if self.written == self.computed { Ok(()) } else { Err(Fault::Digest { computed: self.computed }) }
    }
}

/// Checks that a file is written the way we write it, down to the byte.
pub(super) fn check_same(text: &str, ours: &str) -> Result<(), Fault> {
    if text == ours {
        return Ok(());
    }
    let same = text.lines().zip(ours.lines()).take_while(|(theirs, ours)| theirs == ours).count();
    Err(Fault::Layout { line: same + 1 })
}

/// What stands before the digest, and the digest.
fn split(text: &str) -> Option<(&str, Digest)> {
    let rest = text.strip_suffix(AFTER)?;
    let at = rest.len().checked_sub(64).filter(|at| rest.is_char_boundary(*at))?;
    let (front, digits) = rest.split_at(at);
    Some((front.strip_suffix(BEFORE)?, digits.parse().ok()?))
}

fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("a member has only string keys")
}
