//! The fifteen adventure cards (O-CARD-01 to O-CARD-15): their numbers, and their tasks as the data file `cards.json` tells
//! them. How a task is carried out is in `phase::card`.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::place::number_after;
use super::set::{NUMBERS, Numbered, Set};
use crate::engine::{List, Names};

/// Cards, as many as islands (O-COMP-1).
pub const CARDS: usize = NUMBERS;

/// An adventure card; written `card1` to `card15`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

pub type CardSet = Set<Card>;
/// Cards in the order in which they were got.
pub type Hand = List<Card, CARDS>;

impl Card {
    /// From 1 to 15.
    pub fn numbered(number: u8) -> Option<Self> {
        Self::at(usize::from(number).checked_sub(1)?)
    }

    /// From 1 to 15.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARDS as u8).map(Self)
    }

    /// Reads the written form.
    pub fn named(name: &str) -> Option<Self> {
        Self::numbered(number_after("card", name)?)
    }

    /// What the card says.
    pub fn tale(self) -> &'static Tale {
        &Tales::all().tales[self.index()]
    }

    /// Whether the card, while held, keeps its holder out of battles (O-CARD-11).
    pub fn bars_battle(self) -> bool {
        Tales::all().bar_battle.contains(self)
    }

    /// Whether the card, while held, keeps its holder's ship out of others' winds (O-CARD-12).
    pub fn bars_wind(self) -> bool {
        Tales::all().bar_wind.contains(self)
    }
}

impl Numbered for Card {
    fn at(index: usize) -> Option<Self> {
        (index < CARDS).then_some(Self(index as u8))
    }

    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card{}", self.number())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Self::named(&name).ok_or_else(|| serde::de::Error::custom("a card is card1 to card15"))
    }
}

/// What a card says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tale {
    number: u8,
    /// What it is called.
    pub name: Names,
    /// Carried out in this order, as far as the crew lives (G-57).
    pub task: Vec<Step>,
    /// What it does while held.
    #[serde(default)]
    pub held: Option<Held>,
}

/// A step of a task. One that asks the player is the last of its task.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Gifts from the stock.
    Gain(u8),
    /// Gifts to the stock.
    Pay(u8),
    /// Heroes lost.
    Lose(u8),
    /// Heroes gained, up to four.
    Enlist(u8),
    /// The next turn is skipped.
    Skip,
    /// The favour die decides.
    #[serde(rename = "favour")]
    Favor { white: Vec<Step>, black: Vec<Step> },
    /// The favour die twice: what each black costs, and what two whites bring (O-CARD-03).
    Sirens { black: Vec<Step>, whites: Vec<Step> },
    /// The sail die decides; steps for 1, 2, 3 and 4.
    Sail([Vec<Step>; 4]),
    /// The sail die against the crew (O-CARD-13).
    Outnumbered { more: Vec<Step>, otherwise: Vec<Step> },
    /// Without a gift the one; otherwise as many gifts as the sail die shows (O-CARD-08).
    Whirlpool { hungry: Vec<Step> },
    /// Asks: the storm arrow, free and not for the own ship, or calm (O-CARD-05).
    Winds,
    /// Asks: feast or graze (O-CARD-06).
    Table { feast: Vec<Step>, graze: Vec<Step> },
    /// Asks: heroes, or gifts if there are so many (O-CARD-07).
    Toll { heroes: u8, gifts: u8 },
    /// Asks which face-down cards of the rim to look at (O-CARD-14).
    Look(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Held {
    /// Nobody may start a battle with the holder, nor he with anyone.
    BarsBattle,
    /// Other players' arrows do not move the holder's ship.
    BarsWind,
}

/// All cards.
struct Tales {
    tales: Vec<Tale>,
    bar_battle: CardSet,
    bar_wind: CardSet,
}

impl Tales {
    fn all() -> &'static Tales {
        static TALES: LazyLock<Tales> = LazyLock::new(|| {
            let tales: Vec<Tale> = match serde_json::from_str(include_str!("cards.json")) {
                Ok(tales) => tales,
                Err(error) => panic!("cards.json: {error}"), // A test reads the file.
            };
            assert!(
                tales.iter().map(|tale| tale.number).eq(1..=CARDS as u8),
                "cards.json: the cards are numbered 1 to 15"
            );
            let holding = |held| Card::all().filter(|card| tales[card.index()].held == Some(held)).collect();
            Tales { bar_battle: holding(Held::BarsBattle), bar_wind: holding(Held::BarsWind), tales }
        });
        &TALES
    }
}
