//! The way letters leave: over SMTP, into the demo's mailbox, or into a test's hands.

mod line;
pub mod mailbox;
#[cfg(feature = "pips")]
pub mod memory;
pub mod smtp;
mod verdict;

pub(super) use verdict::is_no_such_mailbox;

use super::message::Outgoing;
use mailbox::Mailbox;
#[cfg(feature = "pips")]
use memory::Memory;
use smtp::Smtp;

/// Where letters go.
pub enum Transport {
    Smtp(Smtp),
    Mailbox(Mailbox),
    #[cfg(feature = "pips")]
    Memory(Memory),
}

/// What became of a letter that was handed over. Reasons are one line and hold no address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Accepted,
    /// Not taken now: try again.
    Later(Cause, String),
    /// Never to be taken.
    Never(Culprit, String),
    /// It was handed over in full and nobody answered. It may have arrived: the next attempt is the same letter.
    Unknown(String),
}

/// Why a letter was not taken now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The server is away, busy, or wants us to be slower: other letters would fare no better.
    Server,
    /// This letter's reader, for now: a full mailbox, greylisting.
    Letter,
    /// It refuses us rather than the letter: our name, our address on a list, our settings. Somebody has to mend that.
    Us,
}

/// What a final refusal was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Culprit {
    /// There is no such mailbox: further letters will fare no better.
    Address,
    /// This letter.
    Letter,
}

impl Transport {
    pub async fn send(&self, letter: &Outgoing) -> Outcome {
        match self {
            Transport::Smtp(smtp) => smtp.send(&letter.envelope, &letter.bytes).await,
            Transport::Mailbox(mailbox) => mailbox.send(&letter.bytes).await,
            #[cfg(feature = "pips")]
            Transport::Memory(memory) => memory.send(letter),
        }
    }

    /// How many letters can be on their way at once.
    pub fn width(&self) -> usize {
        match self {
            Transport::Smtp(smtp) => smtp.connections(),
            Transport::Mailbox(_) => 1,
            #[cfg(feature = "pips")]
            Transport::Memory(_) => 1,
        }
    }

    /// Says goodbye to servers that had nothing to do for a while.
    pub async fn rest(&self) {
        match self {
            Transport::Smtp(smtp) => smtp.close_idle().await,
            Transport::Mailbox(_) => {}
            #[cfg(feature = "pips")]
            Transport::Memory(_) => {}
        }
    }
}

/// One line of bounded length without anybody's address in it, whatever a server has to say.
pub(super) fn one_line(words: &str) -> String {
    const CHARS_MAX: usize = 300;
    let masked = words.split_whitespace().map(|word| if word.contains('@') { "…@…" } else { word });
    masked.collect::<Vec<_>>().join(" ").chars().filter(|letter| !letter.is_control()).take(CHARS_MAX).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_servers_words_are_kept_on_one_line_without_addresses() {
        let said = "550 5.1.1 <anna@example.org>:\r\n Recipient\u{7} address rejected";
        assert_eq!(one_line(said), "550 5.1.1 …@… Recipient address rejected");
        assert_eq!(one_line(&"é".repeat(1000)).chars().count(), 300);
    }
}
