//! All that a seat has said as one sheet of text, always of the same length: how it is stored. Its length tells nothing, not
//! even whether anything was said.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::words::{Kept, Occasion, Said, Words, Written};

/// Room for rich answers to two movements, a plan and a handful of orders; what does not fit is refused.
pub const BYTES: usize = 3072;

/// A seat's words, and the mark of the last form that its player sent: by it a doubled one is known.
pub struct Sheet<G: Words> {
    pub said: Said<G>,
    pub receipt: Option<Receipt>,
}

/// Stands for a form with all it said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt(pub [u8; 16]);

/// More was said than a sheet holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

/// A sheet that this program did not write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASheet;

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "what is said ahead is longer than {BYTES} bytes")
    }
}

impl std::error::Error for TooLong {}

#[derive(Serialize, Deserialize)]
struct Stored {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    envelope: Option<Line>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    next: Vec<Line>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    plan: Option<Line>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    orders: Vec<Line>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    patience: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    receipt: Option<Receipt>,
}

/// A word in its written form, and when it was written.
#[derive(Serialize, Deserialize)]
struct Line(Occasion, String);

impl<G: Words> Default for Sheet<G> {
    fn default() -> Self {
        Self { said: Said::default(), receipt: None }
    }
}

impl<G: Words> Sheet<G> {
    pub fn write(&self, game: &G) -> Result<Vec<u8>, TooLong> {
        fn line<G: Words, W: Written<G>>(game: &G, kept: &Kept<W>) -> Line {
            Line(kept.at, kept.word.write(game))
        }
        let said = &self.said;
        let stored = Stored {
            envelope: said.envelope.as_ref().map(|kept| line(game, kept)),
            next: said.next.iter().map(|kept| line(game, kept)).collect(),
            plan: said.plan.as_ref().map(|kept| line(game, kept)),
            orders: said.orders.iter().map(|kept| line(game, kept)).collect(),
            patience: said.patience.map(|patience| patience.to_string()),
            receipt: self.receipt,
        };
        let mut bytes = serde_json::to_vec(&stored).expect("texts and numbers are always JSON");
        if bytes.len() > BYTES {
            return Err(TooLong);
        }
        bytes.resize(BYTES, b' ');
        Ok(bytes)
    }

    pub fn read(game: &G, bytes: &[u8]) -> Result<Self, NotASheet> {
        fn kept<G: Words, W: Written<G>>(game: &G, line: Line) -> Result<Kept<W>, NotASheet> {
            Ok(Kept { at: line.0, word: W::read(game, &line.1).map_err(|_| NotASheet)? })
        }
        let stored: Stored = serde_json::from_slice(bytes).map_err(|_| NotASheet)?;
        let patience = stored.patience.map(|text| text.parse().map_err(|_| NotASheet));
        let said = Said {
            envelope: stored.envelope.map(|line| kept(game, line)).transpose()?,
            next: stored.next.into_iter().map(|line| kept(game, line)).collect::<Result<_, _>>()?,
            plan: stored.plan.map(|line| kept(game, line)).transpose()?,
            orders: stored.orders.into_iter().map(|line| kept(game, line)).collect::<Result<_, _>>()?,
            patience: patience.transpose()?,
        };
        Ok(Self { said, receipt: stored.receipt })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::ulysses::fixture::{dealt, key};
    use crate::engine::ulysses::{Options, Ruleset, Ulysses};
    use crate::settle::ulysses::sample::Sampler;

    #[test]
    fn whatever_is_said_reads_back_and_is_equally_long() {
        let mut refused = 0;
        for number in 0..300 {
            let game = dealt(3 + (number % 3) as u8, Ruleset::Ulysses1, Options::default(), number);
            let said = Sampler::new(&game, &mut key(number).stream(1 << 40)).said();
            let receipt = (number % 2 == 0).then_some(Receipt([number as u8; 16]));
            let sheet = Sheet { said, receipt };
            let Ok(bytes) = sheet.write(&game) else {
                refused += 1;
                continue;
            };
            assert_eq!(bytes.len(), BYTES);
            let back = Sheet::<Ulysses>::read(&game, &bytes).unwrap();
            assert_eq!((back.said, back.receipt), (sheet.said, sheet.receipt));
        }
        assert!(refused < 30, "{refused} of 300 random sheets are too long");
    }

    #[test]
    fn too_much_is_refused_whole_and_nonsense_is_no_sheet() {
        let game = dealt(4, Ruleset::Ulysses1, Options::default(), 1);
        let mut said = Sampler::new(&game, &mut key(1).stream(1 << 40)).said();
        while !said.orders.is_empty() && said.orders.len() < 500 {
            said.orders.extend(said.orders.clone());
        }
        let order = crate::settle::ulysses::Order::read(&game, "agree until turn").unwrap();
        said.orders.extend((0..200).map(|_| Kept { word: order.clone(), at: Occasion::default() }));
        assert_eq!(Sheet { said, receipt: None }.write(&game), Err(TooLong));
        for text in [
            "",
            "{}x",
            "{\"envelope\":[{\"turn\":1,\"movement\":1,\"stage\":1},\"quiet perhaps\"]}",
            "{\"patience\":\"now\"}",
        ] {
            assert!(Sheet::<Ulysses>::read(&game, text.as_bytes()).is_err(), "{text}");
        }
    }
}
