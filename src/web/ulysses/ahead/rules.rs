//! Reading what a seat says for the case that somebody objects, and showing it again from the words as they lie.

use super::contest::{MOST, Terms, back_name};
use super::form_state::FormReading;
use crate::engine::ulysses::{Place, PlaceSet, Side};
use crate::settle::ulysses::{Back, Black, Rule, Rules, Third, Word};
use crate::text::ulysses::ahead::Red;
use crate::text::ulysses::scene::Scene;
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::fault::{Fault, Field};

impl<'a> FormReading<'a> {
    /// What was said; nothing is a fault only if it must be said. `red_own` is where the seat's own objection would lie.
    pub(super) fn rules(&mut self, terms: &Terms, required: bool, red_own: Option<Place>) -> Option<Rules> {
        let field = Field::Contested(terms.scope);
        let name = terms.name.word();
        let value = match self.one(name, field) {
            Some(value) => value,
            // Rows that were filled in say that it goes by them.
            None if terms.reds.iter().any(|red| self.row_of(terms, red).is_some()) => "table",
            None => {
                let said = self.faults.iter().any(|(other, _)| *other == field);
                if required && !said {
                    self.fault(field, Fault::Missing);
                }
                return None;
            }
        };
        let words = match value {
            "table" if !terms.reds.is_empty() => self.table(terms, red_own)?,
            _ => vec![(PlaceSet::ALL, self.word(terms, value)?)],
        };
        let third = self.third(terms);
        let first = terms.name.first();
        let asks_first = self.is_checked(&first, field) && words.iter().any(|(_, word)| matches!(word, Word::Back(_)));
        let mut rules: Vec<Rule> = Vec::new();
        if asks_first {
            rules.push(Rule { red: PlaceSet::ALL, first: true, word: Word::Ask, third: Third::Ask });
        }
        for (reds, word) in words {
            // Whoever has placed red can neither back another side nor place black; whether he would rather pass is his to say.
            let split = red_own.filter(|own| reds.contains(*own) && is_against_red(&word));
            rules.extend(split.map(|own| ask_about(PlaceSet::only(own))));
            let on_red = disc_of(&word).filter(|at| terms.red == Red::Open && reds.contains(*at));
            rules.extend(on_red.map(|at| ask_about(PlaceSet::only(at))));
            let third = match word {
                Word::Pass => Third::Pass,
                Word::Ask => Third::Ask,
                Word::Back(_) | Word::Black(_) => third,
            };
            rules.push(Rule { red: reds, first: false, word, third });
        }
        Some(Rules(rules))
    }

    /// By red's place, the same words together; where nothing is said its owner is asked.
    fn table(&mut self, terms: &Terms, red_own: Option<Place>) -> Option<Vec<(PlaceSet, Word)>> {
        let mut words: Vec<(PlaceSet, Word)> = Vec::new();
        let before = self.faults.len();
        let mut open = PlaceSet::NONE;
        for red in terms.reds.iter() {
            let Some(value) = self.row_of(terms, red).filter(|value| *value != "ask") else {
                open.insert(red);
                continue;
            };
            let Some(word) = self.word(terms, value) else { continue };
            if disc_of(&word) == Some(red) {
                self.fault(Field::OwnDisc(terms.scope), Fault::SameDisc);
            }
            if red_own == Some(red) && is_against_red(&word) {
                open.insert(red);
                continue;
            }
            match words.iter_mut().find(|(_, other)| *other == word) {
                Some((reds, _)) => reds.insert(red),
                None => words.push((PlaceSet::only(red), word)),
            }
        }
        if words.is_empty() && open.is_empty() || self.faults.len() > before {
            return None;
        }
        if !open.is_empty() {
            words.push((PlaceSet::ALL, Word::Ask));
        }
        Some(words)
    }

    fn row_of(&mut self, terms: &Terms, red: Place) -> Option<&'a str> {
        let name = terms.name.row(self.scene.board, red);
        self.one(&name, Field::Contested(terms.scope))
    }

    fn word(&mut self, terms: &Terms, value: &str) -> Option<Word> {
        let side = terms.sides.iter().copied().find(|side| back_name(*side) == value);
        match (value, side) {
            ("pass", _) => Some(Word::Pass),
            ("ask", _) => Some(Word::Ask),
            ("own", _) if !terms.own_disc.is_empty() => {
                let (at, field) = (terms.name.at(), Field::OwnDisc(terms.scope));
                self.needed(&at, field);
                let place = self.place(&at, field, terms.own_disc);
                let most = self.most(terms);
                Some(Word::Black(Black { place: place?, most: most?, otherwise: Box::new(Word::Pass) }))
            }
            (_, Some(side)) => {
                let most = self.most(terms)?;
                let hold = self.is_checked(&terms.name.hold(), Field::Most(terms.scope));
                Some(Word::Back(Back { side, most, against: [None; 3], hold }))
            }
            (_, None) => {
                self.fault(Field::Contested(terms.scope), Fault::NotOffered);
                None
            }
        }
    }

    fn most(&mut self, terms: &Terms) -> Option<u8> {
        let (name, field) = (terms.name.most(), Field::Most(terms.scope));
        // Several rows share it; once is enough to say so.
        if self.faults.iter().any(|(other, _)| *other == field) {
            return None;
        }
        self.number(&name, field, 1, MOST).and_then(|most| u8::try_from(most).ok())
    }

    fn third(&mut self, terms: &Terms) -> Third {
        if !terms.third {
            // Black lies, or nobody can place it; else its owner is asked.
            return if terms.red == Red::Lies { Third::Same } else { Third::Ask };
        }
        match self.one(&terms.name.third(), Field::OwnDisc(terms.scope)) {
            Some("same") => Third::Same,
            Some("pass") => Third::Pass,
            Some("ask") | None => Third::Ask,
            Some(_) => {
                self.fault(Field::Contested(terms.scope), Fault::NotOffered);
                Third::Ask
            }
        }
    }
}

impl Choice {
    /// The fields that say these rules, as far as the form can.
    pub(super) fn rules(&mut self, terms: &Terms, rules: &Rules, scene: &Scene<'_>) {
        let name = &terms.name;
        let told: Vec<&Rule> = rules.0.iter().filter(|rule| !rule.first).collect();
        let plain = told.iter().rev().find(|rule| rule.red == PlaceSet::ALL);
        let by_place = told.iter().any(|rule| rule.red != PlaceSet::ALL && rule.word != Word::Ask);
        if by_place && !terms.reds.is_empty() {
            self.put(name.word(), "table".to_owned());
            for red in terms.reds.iter() {
                let rule = told.iter().find(|rule| rule.red.contains(red));
                if let Some(rule) = rule {
                    self.put(&name.row(scene.board, red), word_name(&rule.word).to_owned());
                }
            }
        } else if let Some(rule) = plain {
            self.put(name.word(), word_name(&rule.word).to_owned());
        }
        if rules.0.iter().any(|rule| rule.first) {
            self.put(&name.first(), "1".to_owned());
        }
        let backs = |rule: &&&Rule| matches!(rule.word, Word::Back(_) | Word::Black(_));
        let Some(third) = told.iter().find(backs).map(|rule| rule.third) else { return };
        let (mut most, mut hold, mut at) = (0, false, None);
        for rule in &told {
            match &rule.word {
                Word::Back(back) => (most, hold) = (back.most, back.hold),
                Word::Black(black) => (most, at) = (black.most, Some(black.place)),
                Word::Pass | Word::Ask => {}
            }
        }
        self.put(&name.most(), most.to_string());
        if hold {
            self.put(&name.hold(), "1".to_owned());
        }
        if let Some(at) = at {
            self.put(&name.at(), scene.board.id(at).to_owned());
        }
        if terms.third {
            let third = match third {
                Third::Same => "same",
                Third::Pass => "pass",
                Third::Ask => "ask",
            };
            self.put(&name.third(), third.to_owned());
        }
    }
}

fn word_name(word: &Word) -> &'static str {
    match word {
        Word::Pass => "pass",
        Word::Ask => "ask",
        Word::Back(back) => back_name(back.side),
        Word::Black(_) => "own",
    }
}

fn disc_of(word: &Word) -> Option<Place> {
    match word {
        Word::Black(black) => Some(black.place),
        Word::Pass | Word::Ask | Word::Back(_) => None,
    }
}

fn is_against_red(word: &Word) -> bool {
    match word {
        Word::Back(back) => back.side != Side::Red,
        Word::Black(_) => true,
        Word::Pass | Word::Ask => false,
    }
}

fn ask_about(reds: PlaceSet) -> Rule {
    Rule { red: reds, first: false, word: Word::Ask, third: Third::Ask }
}
