//! That nobody chose the cards and nobody changed the log: in plain words, with the values, and with what one needs to check it
//! oneself.

use askama::Template;

use super::{Addresses, Replay};
use crate::archive::{Archive, Listed};
use crate::text::Text;
use crate::web::site::Site;

/// Python is on most machines; the words come as arguments, so that only the shell must be kept from reading them.
const SEAL: &str = "import hashlib, sys; print(hashlib.sha256(bytes.fromhex(sys.argv[1])).hexdigest())";
const KEY: &str = "import hashlib, sys; table, seed, *words = sys.argv[1:]; parts = [b\"penelope/1\", table.encode(), \
                   bytes.fromhex(seed)] + [word.encode() for word in words]; \
                   print(hashlib.sha256(b\"\\0\".join(parts)).hexdigest())";

#[derive(Template)]
#[template(path = "replay/proof.html")]
pub(in crate::web) struct ProofPart {
    t: Text,
    entries: u32,
    seal: String,
    head: String,
    /// A name and its lucky word, in joining order.
    words: Vec<(String, String)>,
    opened: Option<Opened>,
}

/// What is known once the game is over.
struct Opened {
    seed: String,
    deal_key: String,
    /// For a shell: what prints the seal, and what prints the deal key.
    seal_command: String,
    key_command: String,
    verify_command: String,
    /// Where the script finds the archive; nothing where it stands in the same file.
    archive: String,
}

impl<G: Site> Replay<'_, G> {
    pub(super) fn proof(&self) -> ProofPart {
        let archive = self.record.archive();
        let word = |listed: &Listed| Some((listed.name.clone(), listed.word.clone()?));
        ProofPart {
            t: self.t,
            entries: self.course.last,
            seal: archive.seal.to_string(),
            head: archive.head().to_string(),
            words: archive.participants.iter().filter_map(word).collect(),
            opened: self.opened(&archive),
        }
    }

    fn opened(&self, archive: &Archive) -> Option<Opened> {
        let (seed, deal_key) = (archive.seed?.to_string(), archive.deal_key?.to_string());
        let words: String =
            archive.participants.iter().filter_map(|listed| listed.word.as_deref()).map(quoted).collect();
        Some(Opened {
            seal_command: format!("python3 -c '{SEAL}' {seed}"),
            key_command: format!("python3 -c '{KEY}' {} {seed}{words}", archive.table),
            verify_command: format!("penelope verify {}-{}.json", G::NAME, archive.table),
            archive: match &self.addresses {
                Addresses::Pages(_) => format!("/table/{}/archive.json", self.code),
                Addresses::File => String::new(),
            },
            seed,
            deal_key,
        })
    }
}

/// A word for a shell, after a space.
fn quoted(word: &str) -> String {
    format!(" '{}'", word.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shell_reads_any_word_as_it_is() {
        assert_eq!(quoted("it's; $HOME `x`"), " 'it'\\''s; $HOME `x`'");
        assert_eq!(quoted(""), " ''");
    }
}
