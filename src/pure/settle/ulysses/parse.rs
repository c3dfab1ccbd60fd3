//! Reading the written form of words; whatever `write` writes comes back the same. `PLACES` are ids with commas, `*` is
//! all of them.
//!
//! ```text
//! envelope  = [ "quiet" quiet ] ";" [ "contested" rules ] ";" [ "won" won ]            at least one of them
//! quiet     = "agree" | "object" PLACE CARDS [ "clear" CARDS ] | "ask"
//! rules     = rule *( "," rule )
//! rule      = [ "red" PLACES ] [ "first" ] word [ "third" ( "same" | "pass" | "ask" ) ]
//! word      = "pass" | "ask" | "back" SIDE N *( "against" SIDE N ) [ "hold" ] | "black" PLACE N "else" word
//! won       = "wind" ( "w" | "z" | "wz" ) [ "at" PLACE "propose" PLACES ] | "rest" | "ask"
//! proposal  = "propose" PLACE ";" "contested" rules ";" "won" won
//! nextpage  = lines of "at" PLACE "on" PLACES quiet ";" "contested" rules
//! plan      = lines of [ "pandora" ( "p" | "z" | "pz" ) ] [ "temple" [ "keep" N ] ] [ "at" PLACE ]
//!             "propose" PLACES ";" "contested" rules ";" "won" won
//! course    = "to" PLACES "within" N "else" ( "agree" | "ask" | "object" ) "most" N
//!             [ "stopped" ( "plague" | "rival" SEAT ) ]
//! order     = [ "at" PLACE ] ( "agree" [ "but" PLACES ] | "object" PLACES "with" PLACE CARDS | "contested" rules )
//!             "until" ( "turn" | DATE [ ZONE ] )
//! ```

use super::COURSE_MAX;
use super::reader::{Read, Reader, WordExpected};
use super::word::{
    Back, Beyond, Black, Course, Envelope, NextLine, NextPage, Order, Plan, PlanLine, Proposal, Quiet, Rule, Rules,
    Standing, Stop, Third, Until, WayOn, Won, Word,
};
use crate::engine::ulysses::{Card, Cards, Marking, PlaceSet};

/// A word inside a word inside a word is more than any page writes.
const NESTED_MAX: usize = 4;

impl Reader<'_> {
    pub(super) fn envelope(&mut self) -> Read<Envelope> {
        let mut envelope = Envelope::default();
        let first = self.one_of(&["quiet ", "contested ", "won "])?;
        if first == "quiet " {
            envelope.quiet = Some(self.quiet()?);
        }
        if first == "contested " || first == "quiet " && self.skip("; contested ") {
            envelope.contested = Some(self.rules()?);
        }
        if first == "won " || self.skip("; won ") {
            envelope.won = Some(self.won()?);
        }
        Ok(envelope)
    }

    pub(super) fn proposal(&mut self) -> Read<Proposal> {
        self.one_of(&["propose "])?;
        let place = self.place()?;
        let (contested, won) = self.contested_and_won()?;
        Ok(Proposal { place, contested, won })
    }

    pub(super) fn next_page(&mut self) -> Read<NextPage> {
        self.lines(Self::next_line).map(NextPage)
    }

    pub(super) fn plan(&mut self) -> Read<Plan> {
        self.lines(Self::plan_line).map(Plan)
    }

    pub(super) fn order(&mut self) -> Read<Order> {
        let at = if self.skip("at ") { Some(self.place_then(" ")?) } else { None };
        let says = match self.one_of(&["agree", "object ", "contested "])? {
            "agree" => Standing::Agree { but: if self.skip(" but ") { self.any_places()? } else { PlaceSet::NONE } },
            "object " => {
                let to = self.any_places()?;
                self.one_of(&[" with "])?;
                Standing::Object { to, with: self.place_then(" ")?, cards: self.cards()? }
            }
            _ => Standing::Contested(self.rules()?),
        };
        self.one_of(&[" until "])?;
        let until = if self.skip("turn") { Until::Turn } else { Until::Date(self.date()?, self.zone()?) };
        Ok(Order { at, says, until })
    }

    pub(super) fn course(&mut self) -> Read<Course> {
        self.one_of(&["to "])?;
        let before = self.at;
        let to: PlaceSet = self.ways()?.into_iter().collect();
        if to.len() > COURSE_MAX {
            self.at = before;
            return Err(self.misread(WordExpected::FewPlaces));
        }
        self.one_of(&[" within "])?;
        let within = self.number()?;
        self.one_of(&[" else "])?;
        let beyond = match self.one_of(&["agree", "ask", "object"])? {
            "agree" => Beyond::Agree,
            "ask" => Beyond::Ask,
            _ => Beyond::Object,
        };
        self.one_of(&[" most "])?;
        let most = self.number()?;
        let stopped = if self.skip(" stopped plague") {
            Some(Stop::Plague)
        } else if self.skip(" stopped rival ") {
            Some(Stop::Rival(self.seat()?))
        } else {
            None
        };
        Ok(Course { to, within, beyond, most, stopped })
    }

    fn lines<T>(&mut self, mut line: impl FnMut(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        let mut lines = Vec::new();
        while !self.rest().is_empty() {
            if !lines.is_empty() {
                self.one_of(&["\n"])?;
            }
            lines.push(line(self)?);
        }
        Ok(lines)
    }

    fn next_line(&mut self) -> Read<NextLine> {
        self.one_of(&["at "])?;
        let at = self.place()?;
        self.one_of(&[" on "])?;
        let on = self.any_places()?;
        self.one_of(&[" "])?;
        let quiet = self.quiet()?;
        self.one_of(&["; contested "])?;
        Ok(NextLine { at, on, quiet, contested: self.rules()? })
    }

    fn plan_line(&mut self) -> Read<PlanLine> {
        let pandora = if self.skip("pandora ") { Some(self.either(Card::Pandora)?) } else { None };
        if pandora.is_some() {
            self.one_of(&[" "])?;
        }
        let temple = if self.skip("temple keep ") {
            let keep = self.number()?;
            self.one_of(&[" "])?;
            Some(keep)
        } else {
            self.skip("temple ").then_some(0)
        };
        let at = if self.skip("at ") { Some(self.place_then(" ")?) } else { None };
        self.one_of(&["propose "])?;
        let propose = self.ways()?;
        let (contested, won) = self.contested_and_won()?;
        Ok(PlanLine { pandora, temple, at, propose, contested, won })
    }

    fn contested_and_won(&mut self) -> Read<(Rules, Won)> {
        self.one_of(&["; contested "])?;
        let rules = self.rules()?;
        self.one_of(&["; won "])?;
        Ok((rules, self.won()?))
    }

    fn quiet(&mut self) -> Read<Quiet> {
        Ok(match self.one_of(&["agree", "object ", "ask"])? {
            "agree" => Quiet::Agree,
            "object " => {
                let (place, cards) = (self.place_then(" ")?, self.cards()?);
                let clear = if self.skip(" clear ") { self.cards()? } else { Cards::NONE };
                Quiet::Object(Marking { place, cards, clear })
            }
            _ => Quiet::Ask,
        })
    }

    fn rules(&mut self) -> Read<Rules> {
        let mut rules = vec![self.rule()?];
        while self.skip(", ") {
            rules.push(self.rule()?);
        }
        Ok(Rules(rules))
    }

    fn rule(&mut self) -> Read<Rule> {
        let red = if self.skip("red ") {
            let places = self.any_places()?;
            self.one_of(&[" "])?;
            places
        } else {
            PlaceSet::ALL
        };
        let first = self.skip("first ");
        let word = self.word(NESTED_MAX)?;
        let third = if self.skip(" third ") {
            match self.one_of(&["same", "pass", "ask"])? {
                "same" => Third::Same,
                "pass" => Third::Pass,
                _ => Third::Ask,
            }
        } else {
            Third::Ask
        };
        Ok(Rule { red, first, word, third })
    }

    fn word(&mut self, nested: usize) -> Read<Word> {
        let words: &[&str] = if nested == 0 { &["pass", "ask", "back "] } else { &["pass", "ask", "back ", "black "] };
        Ok(match self.one_of(words)? {
            "pass" => Word::Pass,
            "ask" => Word::Ask,
            "back " => Word::Back(self.back()?),
            _ => {
                let place = self.place_then(" ")?;
                let most = self.number()?;
                self.one_of(&[" else "])?;
                Word::Black(Black { place, most, otherwise: Box::new(self.word(nested - 1)?) })
            }
        })
    }

    fn back(&mut self) -> Read<Back> {
        let mut back = Back { side: self.side()?, most: 0, against: [None; 3], hold: false };
        self.one_of(&[" "])?;
        back.most = self.number()?;
        while self.skip(" against ") {
            let before = self.at;
            let side = self.side()?;
            // In their order, so that there is one spelling.
            if side == back.side || back.against[side as usize..].iter().any(Option::is_some) {
                self.at = before;
                return Err(self.misread(WordExpected::OtherSide));
            }
            self.one_of(&[" "])?;
            back.against[side as usize] = Some(self.number()?);
        }
        back.hold = self.skip(" hold");
        Ok(back)
    }

    fn won(&mut self) -> Read<Won> {
        Ok(match self.one_of(&["wind ", "rest", "ask"])? {
            "wind " => {
                let with = self.either(Card::Wind)?;
                let next = if self.skip(" at ") { Some(self.way_on()?) } else { None };
                Won::Wind { with, next }
            }
            "rest" => Won::Rest,
            _ => Won::Ask,
        })
    }

    fn way_on(&mut self) -> Read<WayOn> {
        let at = self.place()?;
        self.one_of(&[" propose "])?;
        Ok(WayOn { at, propose: self.ways()? })
    }
}
