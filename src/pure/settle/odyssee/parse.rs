//! Reading the written form of words; whatever `write` writes comes back the same.
//!
//! ```text
//! plan    = "plan" [ "at" HEX ] first ";" line *( "," line ) [ ";" choices ] [ "unless" unless ]
//! first   = "die" | "arrow" HEX DIR
//! line    = "roll" N *( "/" N ) ( "sail" HEX | "stay" | "ask" )                    all of 1 to 4 are said
//! course  = "course" ( leg *( "then" leg ) [ "home" ] | "home" ) [ ";" choices ] [ "unless" unless ]
//! leg     = ISLE | "aeolus" | "ithaca"                                             each once, Ithaca last
//! choices = choice *( "," choice )
//! choice  = "bid" TERMS "for" CARD [ "before" CARD *( "," CARD ) ] | "pay" TERMS "before" CARD
//!         | "feast" [ "from" N ] | "graze" | "hero" | "gifts" [ "from" N ] | "calm" | "look" ISLE ISLE
//! unless  = [ "crew" N ] [ "gifts" N ] [ "near" N ] [ "any" ]                      at least one of them
//! hand    = "hand" [ "to" SEAT ] CARD *( "," CARD ) *( "sell" CARD "for" TERMS )
//! meet    = "meet" ( SEAT | "*" ) [ "if" N ] word
//! word    = "peace" | "fight" | "demand" TERMS [ "else" "peace" ] | "pay" TERMS | "ask"
//! battle  = "battle" ( SEAT | "*" ) [ "from" N ] ( "on" | "offer" TERMS ) [ "accept" TERMS ]
//! ```
//!
//! TERMS are as in actions: `2g+card8`, or `0`. Seats are counted from 1.

use super::battle::{Battle, BattleWord};
use super::choice::{CHOICES_MAX, Choice};
use super::course::{Course, LEGS_MAX};
use super::guard::Unless;
use super::hand::Hand;
use super::meet::{Meet, MeetWord};
use super::plan::{First, Line, Plan};
use super::reader::{Read, Reader, WordExpected};
use crate::engine::odyssee::{Arrow, CREW, CardSet, GIFTS, IsleSet, Price, ROLL_MAX, Stop};

/// The widest board is not wider.
const NEAR_MAX: u8 = 16;

impl Reader<'_> {
    pub(super) fn plan(&mut self) -> Read<Plan> {
        self.one_of(&["plan "])?;
        let at = if self.skip("at ") {
            let hex = self.hex()?;
            self.one_of(&[" "])?;
            Some(hex)
        } else {
            None
        };
        let first = match self.one_of(&["die", "arrow "])? {
            "die" => First::Die,
            _ => {
                let origin = self.hex()?;
                self.one_of(&[" "])?;
                First::Arrow(Arrow { origin, direction: self.direction()? })
            }
        };
        self.one_of(&["; "])?;
        let rolls = self.rolls()?;
        let (choices, unless) = (self.choices()?, self.unless()?);
        Ok(Plan { at, first, rolls, choices, unless })
    }

    /// Every roll has exactly one line.
    fn rolls(&mut self) -> Read<[Line; ROLL_MAX as usize]> {
        let mut rolls = [None; ROLL_MAX as usize];
        loop {
            self.one_of(&["roll "])?;
            let mut said: Vec<usize> = Vec::new();
            loop {
                let before = self.at;
                let roll = usize::from(self.count(1, ROLL_MAX)?) - 1;
                if rolls[roll].is_some() || said.last().is_some_and(|last| *last >= roll) {
                    self.at = before;
                    return Err(self.misread(WordExpected::Roll));
                }
                said.push(roll);
                if !self.skip("/") {
                    break;
                }
            }
            let line = match self.one_of(&[" sail ", " stay", " ask"])? {
                " sail " => Line::Sail(self.hex()?),
                " stay" => Line::Stay,
                _ => Line::Ask,
            };
            said.into_iter().for_each(|roll| rolls[roll] = Some(line));
            if !self.skip(", ") {
                break;
            }
        }
        match rolls {
            [Some(one), Some(two), Some(three), Some(four)] => Ok([one, two, three, four]),
            _ => Err(self.misread(WordExpected::EveryRoll)),
        }
    }

    pub(super) fn course(&mut self) -> Read<Course> {
        self.one_of(&["course "])?;
        let mut legs: Vec<Stop> = Vec::new();
        let mut home = self.skip("home");
        while !home {
            let before = self.at;
            let stop = self.stop()?;
            if legs.contains(&stop) || legs.last() == Some(&Stop::Ithaca) {
                self.at = before;
                return Err(self.misread(WordExpected::OtherStop));
            }
            legs.push(stop);
            if legs.len() > LEGS_MAX {
                self.at = before;
                return Err(self.misread(WordExpected::Fewer));
            }
            // Ithaca is home.
            home = stop != Stop::Ithaca && self.skip(" home");
            if home || !self.skip(" then ") {
                break;
            }
        }
        let (choices, unless) = (self.choices()?, self.unless()?);
        Ok(Course { legs, home, choices, unless })
    }

    fn choices(&mut self) -> Read<Vec<Choice>> {
        let mut choices = Vec::new();
        if !self.skip("; ") {
            return Ok(choices);
        }
        loop {
            if choices.len() == CHOICES_MAX {
                return Err(self.misread(WordExpected::Fewer));
            }
            choices.push(self.choice()?);
            if !self.skip(", ") {
                return Ok(choices);
            }
        }
    }

    fn choice(&mut self) -> Read<Choice> {
        Ok(match self.one_of(&["bid ", "pay ", "feast", "graze", "hero", "gifts", "calm", "look "])? {
            "bid " => {
                let price = self.price()?;
                let before = if self.skip(" before ") { self.cards()?.into_iter().collect() } else { CardSet::NONE };
                Choice::Bid { price, before }
            }
            "pay " => {
                let most = self.terms()?;
                self.one_of(&[" before "])?;
                Choice::Pay { most, before: self.card()? }
            }
            "feast" => Choice::Feast { from: self.from(CREW)? },
            "graze" => Choice::Graze,
            "hero" => Choice::Hero,
            "gifts" => Choice::Gifts { from: self.from(GIFTS)? },
            "calm" => Choice::Calm,
            _ => {
                let first = self.isle_after(None)?;
                self.one_of(&[" "])?;
                let mut isles = IsleSet::only(first);
                isles.insert(self.isle_after(Some(first))?);
                Choice::Look(isles)
            }
        })
    }

    /// At least so many; unsaid it is any number.
    fn from(&mut self, most: u8) -> Read<u8> {
        if self.skip(" from ") { self.count(1, most) } else { Ok(0) }
    }

    fn price(&mut self) -> Read<Price> {
        let terms = self.terms()?;
        self.one_of(&[" for "])?;
        Ok(Price { terms, card: self.card()? })
    }

    fn unless(&mut self) -> Read<Unless> {
        let mut unless = Unless::default();
        if !self.skip(" unless") {
            return Ok(unless);
        }
        if self.skip(" crew ") {
            unless.crew = Some(self.count(1, CREW)?);
        }
        if self.skip(" gifts ") {
            unless.gifts = Some(self.count(1, GIFTS)?);
        }
        if self.skip(" near ") {
            unless.near = Some(self.count(1, NEAR_MAX)?);
        }
        unless.any = self.skip(" any");
        if unless == Unless::default() {
            return Err(self.misread(WordExpected::OneOf(&[" crew ", " gifts ", " near ", " any"])));
        }
        Ok(unless)
    }

    pub(super) fn hand(&mut self) -> Read<Hand> {
        self.one_of(&["hand "])?;
        let to = if self.skip("to ") {
            let seat = self.seat()?;
            self.one_of(&[" "])?;
            Some(seat)
        } else {
            None
        };
        let cards = self.cards()?;
        let mut sell: Vec<Price> = Vec::new();
        while self.skip(" sell ") {
            let before = self.at;
            let card = self.card()?;
            if sell.iter().any(|price| price.card == card) {
                self.at = before;
                return Err(self.misread(WordExpected::OtherCard));
            }
            self.one_of(&[" for "])?;
            sell.push(Price { card, terms: self.terms()? });
        }
        Ok(Hand { to, cards, sell })
    }

    pub(super) fn meet(&mut self) -> Read<Meet> {
        self.one_of(&["meet "])?;
        let with = self.anybody()?;
        let margin =
            if self.skip(" if ") { Some(self.number(1 - CREW.cast_signed(), CREW.cast_signed() - 1)?) } else { None };
        let word = match self.one_of(&[" peace", " fight", " demand ", " pay ", " ask"])? {
            " peace" => MeetWord::Peace,
            " fight" => MeetWord::Fight,
            " demand " => MeetWord::Demand { terms: self.terms()?, else_peace: self.skip(" else peace") },
            " pay " => MeetWord::Pay(self.terms()?),
            _ => MeetWord::Ask,
        };
        Ok(Meet { with, margin, word })
    }

    pub(super) fn battle(&mut self) -> Read<Battle> {
        self.one_of(&["battle "])?;
        let with = self.anybody()?;
        let from = if self.skip(" from ") { Some(self.count(1, CREW)?) } else { None };
        let word = match self.one_of(&[" on", " offer "])? {
            " on" => BattleWord::On,
            _ => BattleWord::Offer(self.terms()?),
        };
        let accept = if self.skip(" accept ") { Some(self.terms()?) } else { None };
        Ok(Battle { with, from, word, accept })
    }
}
