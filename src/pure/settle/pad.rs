//! All that a seat has said as one text, always of the same length: how it is stored. Its length tells nothing, not
//! even whether anything was said.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde::de::DeserializeOwned;
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;

use super::words::{Kept, Occasion, Said, Shape, WordKind as _, Words};

/// Room for rich answers to two movements, a plan and a handful of orders; what does not fit is refused.
const BYTES: usize = 3072;
/// What every pad takes, sealed, so that Postgres keeps it in the row itself. A longer text is packed; texts of ours become
/// less than half as long by that. Older versions stored the text as it is, with spaces up to `BYTES`.
const STORED: usize = 1280;

/// A seat's words, and the mark of the last form that its player sent: by it a doubled one is known.
pub struct Pad<G: Words> {
    pub said: Said<G>,
    pub receipt: Option<Receipt>,
}

/// What somebody has said and can still take back: all that the seat will have said, and its answer by hand.
pub struct Unsent<G: Words> {
    pub said: Said<G>,
    /// Where the round is read as a whole the answer is among the words.
    pub action: Option<G::Action>,
    /// What it was an answer to.
    pub at: Occasion,
}

/// Stands for a form with all it said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt(pub [u8; 16]);

/// More was said than a pad holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

/// A pad that this program did not write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPad;

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "what is said ahead is longer than {BYTES} bytes")
    }
}

impl std::error::Error for TooLong {}

/// A word as it is stored: when it was written, and its written form.
#[derive(Serialize, Deserialize)]
struct Line(Occasion, String);

/// What the words of one kind are stored as.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Stored {
    Undated(String),
    One(Line),
    Many(Vec<Line>),
}

impl Stored {
    /// Nothing, if nothing of the kind lies there.
    fn of(shape: Shape, mut kept: Vec<Kept<String>>) -> Option<Stored> {
        let line = |kept: Kept<String>| Line(kept.at, kept.word);
        match shape {
            Shape::Undated => kept.pop().map(|kept| Stored::Undated(kept.word)),
            Shape::One => kept.pop().map(line).map(Stored::One),
            Shape::Many => (!kept.is_empty()).then(|| Stored::Many(kept.into_iter().map(line).collect())),
        }
    }

    fn kept(self, shape: Shape) -> Result<Vec<Kept<String>>, NotAPad> {
        let kept = |Line(at, word): Line| Kept { word, at };
        match (shape, self) {
            (Shape::Undated, Stored::Undated(word)) => Ok(vec![Kept { word, at: Occasion::default() }]),
            (Shape::One, Stored::One(line)) => Ok(vec![kept(line)]),
            (Shape::Many, Stored::Many(lines)) => Ok(lines.into_iter().map(kept).collect()),
            (Shape::Undated | Shape::One | Shape::Many, _) => Err(NotAPad),
        }
    }
}

impl<G: Words> Default for Pad<G> {
    fn default() -> Self {
        Self { said: Said::<G>::default(), receipt: None }
    }
}

/// Names of members beside those of the kinds.
const RECEIPT: &str = "receipt";
const ACTION: &str = "action";
const AT: &str = "at";

type Members = BTreeMap<String, Box<RawValue>>;

impl<G: Words> Pad<G> {
    pub fn write(&self, game: &G) -> Result<Vec<u8>, TooLong> {
        fill(|writer| self.serialize(game, writer))
    }

    fn serialize<S: Serializer>(&self, game: &G, writer: S) -> Result<S::Ok, S::Error> {
        let mut members = writer.serialize_map(None)?;
        write_said(&self.said, game, &mut members)?;
        if let Some(receipt) = &self.receipt {
            members.serialize_entry(RECEIPT, receipt)?;
        }
        members.end()
    }

    pub fn read(game: &G, bytes: &[u8]) -> Result<Self, NotAPad> {
        let mut members = members(bytes)?;
        let receipt = take(&mut members, RECEIPT)?;
        Ok(Self { said: read_said(game, members)?, receipt })
    }
}

impl<G: Words> Unsent<G> {
    pub fn write(&self, game: &G) -> Result<Vec<u8>, TooLong> {
        fill(|writer| {
            let mut members = writer.serialize_map(None)?;
            write_said(&self.said, game, &mut members)?;
            if let Some(action) = &self.action {
                members.serialize_entry(ACTION, &game.write(action))?;
            }
            members.serialize_entry(AT, &self.at)?;
            members.end()
        })
    }

    pub fn read(game: &G, bytes: &[u8]) -> Result<Self, NotAPad> {
        let mut members = members(bytes)?;
        let action: Option<String> = take(&mut members, ACTION)?;
        let action = action.map(|text| game.read(&text).map_err(|_| NotAPad)).transpose()?;
        let at = take(&mut members, AT)?.ok_or(NotAPad)?;
        Ok(Self { said: read_said(game, members)?, action, at })
    }
}

/// A text of ours at the length that all have.
fn fill<E: fmt::Debug>(
    write: impl FnOnce(&mut serde_json::Serializer<&mut Vec<u8>>) -> Result<(), E>,
) -> Result<Vec<u8>, TooLong> {
    let mut bytes = Vec::new();
    write(&mut serde_json::Serializer::new(&mut bytes)).expect("texts and numbers are always JSON");
    if bytes.len() > BYTES {
        return Err(TooLong);
    }
    if bytes.len() > STORED {
        bytes = pack(&bytes);
    }
    if bytes.len() > STORED {
        return Err(TooLong);
    }
    bytes.resize(STORED, b' ');
    Ok(bytes)
}

/// One member for each kind of which something lies there, in the game's order.
fn write_said<G: Words, M: SerializeMap>(said: &Said<G>, game: &G, members: &mut M) -> Result<(), M::Error> {
    for kind in G::Kind::ALL {
        if let Some(stored) = Stored::of(kind.shape(), G::written(said, game, *kind)) {
            members.serialize_entry(kind.name(), &stored)?;
        }
    }
    Ok(())
}

fn members(bytes: &[u8]) -> Result<Members, NotAPad> {
    let unpacked = if bytes.starts_with(b"{") { None } else { Some(unpack(bytes)?) };
    serde_json::from_slice(unpacked.as_deref().unwrap_or(bytes)).map_err(|_| NotAPad)
}

fn take<T: DeserializeOwned>(members: &mut Members, name: &str) -> Result<Option<T>, NotAPad> {
    members.remove(name).map(|member| serde_json::from_str(member.get()).map_err(|_| NotAPad)).transpose()
}

/// What is left are the kinds, and nothing else.
fn read_said<G: Words>(game: &G, mut members: Members) -> Result<Said<G>, NotAPad> {
    let mut said = Said::<G>::default();
    for kind in G::Kind::ALL {
        let Some(stored) = take::<Stored>(&mut members, kind.name())? else { continue };
        for kept in stored.kept(kind.shape())? {
            G::put_back(&mut said, game, *kind, &kept).map_err(|_| NotAPad)?;
        }
    }
    if members.is_empty() { Ok(said) } else { Err(NotAPad) }
}

fn pack(text: &[u8]) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::with_capacity(STORED), Compression::best());
    packer.write_all(text).expect("memory takes whatever is written");
    packer.finish().expect("memory takes whatever is written")
}

/// Without what was put behind it.
fn unpack(bytes: &[u8]) -> Result<Vec<u8>, NotAPad> {
    let mut text = Vec::with_capacity(BYTES);
    ZlibDecoder::new(bytes).take(BYTES as u64 + 1).read_to_end(&mut text).map_err(|_| NotAPad)?;
    if text.len() > BYTES { Err(NotAPad) } else { Ok(text) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game as _;
    use crate::engine::ulysses::fixture::{dealt, key};
    use crate::engine::ulysses::{Options, Ruleset, Ulysses};
    use crate::settle::ulysses::sample::Sampler;
    use crate::settle::words::Written as _;

    #[test]
    fn whatever_is_said_reads_back_and_is_equally_long() {
        let mut refused = 0;
        for number in 0..300 {
            let game = dealt(3 + (number % 3) as u8, Ruleset::Ulysses1, Options::default(), number);
            let said = Sampler::new(&game, &mut key(number).stream(1 << 40)).said();
            let receipt = (number % 2 == 0).then_some(Receipt([number as u8; 16]));
            let pad = Pad { said, receipt };
            let Ok(bytes) = pad.write(&game) else {
                refused += 1;
                continue;
            };
            assert_eq!(bytes.len(), STORED);
            let back = Pad::<Ulysses>::read(&game, &bytes).unwrap();
            assert_eq!((back.said, back.receipt), (pad.said, pad.receipt));
        }
        assert!(refused < 30, "{refused} of 300 random pads are too long");
    }

    #[test]
    fn a_full_pad_is_no_longer_than_an_empty_one() {
        for number in 0..30 {
            let game = dealt(3 + (number % 3) as u8, Ruleset::Ulysses1, Options::default(), number);
            let mut chance = key(number).stream(1 << 40);
            let mut sampler = Sampler::new(&game, &mut chance);
            let mut pad = Pad::<Ulysses> { said: sampler.said(), receipt: Some(Receipt([number as u8; 16])) };
            let text = |pad: &Pad<Ulysses>| {
                let mut text = Vec::new();
                pad.serialize(&game, &mut serde_json::Serializer::new(&mut text)).unwrap();
                text
            };
            while text(&pad).len() <= BYTES {
                pad.said.orders.push(Kept { word: sampler.order(), at: Occasion::default() });
            }
            assert_eq!(pad.write(&game), Err(TooLong));
            pad.said.orders.pop();
            let bytes = pad.write(&game).unwrap_or_else(|_| panic!("{} bytes", pack(&text(&pad)).len()));
            assert!(bytes.len() == STORED && !bytes.starts_with(b"{"));
            let back = Pad::<Ulysses>::read(&game, &bytes).unwrap();
            assert_eq!((back.said, back.receipt), (pad.said, pad.receipt));
        }
    }

    #[test]
    fn what_can_be_taken_back_reads_back_and_is_as_long_as_a_pad() {
        let mut written = 0;
        for number in 0..60 {
            let game = dealt(3 + (number % 3) as u8, Ruleset::Ulysses1, Options::default(), number);
            let said = Sampler::new(&game, &mut key(number).stream(1 << 40)).said();
            let action = (number % 2 == 0).then(|| game.read("object cyprus 2o1z clear 1x").unwrap());
            let unsent = Unsent { said, action, at: Occasion { turn: 3, matter: 2, stage: 1 } };
            let Ok(bytes) = unsent.write(&game) else { continue };
            assert_eq!(bytes.len(), STORED);
            let back = Unsent::<Ulysses>::read(&game, &bytes).unwrap();
            assert_eq!((back.said, back.action, back.at), (unsent.said, unsent.action, unsent.at));
            assert!(Pad::<Ulysses>::read(&game, &bytes).is_err(), "it is no pad");
            written += 1;
        }
        assert!(written > 50, "{written} of 60 were written");
    }

    /// Pads of running tables lie in databases.
    #[test]
    fn the_stored_form_is_what_it_always_was() {
        let stored = concat!(
            r#"{"envelope":[{"turn":3,"movement":2,"stage":1},"quiet agree"],"#,
            r#""next":[[{"turn":3,"movement":2,"stage":1},"at dido on * agree; contested red * pass"]],"#,
            r#""plan":[{"turn":2,"movement":1,"stage":0},"propose delphi; contested red * pass; won rest"],"#,
            r#""orders":[[{"turn":1,"movement":1,"stage":5},"agree until turn"],"#,
            r#"[{"turn":2,"movement":1,"stage":4},"agree but troy until 2026-12-24"]],"#,
            r#""patience":"after 14 agree","receipt":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]}"#,
        );
        let game = dealt(4, Ruleset::Ulysses1, Options::default(), 1);
        let padded = format!("{stored:<BYTES$}");
        let pad = Pad::<Ulysses>::read(&game, padded.as_bytes()).unwrap();
        let written = pad.write(&game).unwrap();
        assert_eq!(std::str::from_utf8(&written).unwrap().trim_end(), stored);
    }

    #[test]
    fn too_much_is_refused_whole_and_nonsense_is_no_pad() {
        let game = dealt(4, Ruleset::Ulysses1, Options::default(), 1);
        let mut said = Sampler::new(&game, &mut key(1).stream(1 << 40)).said();
        while !said.orders.is_empty() && said.orders.len() < 500 {
            said.orders.extend(said.orders.clone());
        }
        let order = crate::settle::ulysses::Order::read(&game, "agree until turn").unwrap();
        said.orders.extend((0..200).map(|_| Kept { word: order.clone(), at: Occasion::default() }));
        assert_eq!(Pad { said, receipt: None }.write(&game), Err(TooLong));
        for text in [
            "",
            "x",
            "{}x",
            "{\"envelope\":[{\"turn\":1,\"movement\":1,\"stage\":1},\"quiet perhaps\"]}",
            "{\"patience\":\"now\"}",
            "{\"plans\":\"now\"}",
            "{\"patience\":[\"after 3 agree\"]}",
        ] {
            assert!(Pad::<Ulysses>::read(&game, text.as_bytes()).is_err(), "{text}");
        }
    }
}
