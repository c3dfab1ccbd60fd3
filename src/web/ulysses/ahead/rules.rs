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
    /// What was said; left open it is «ask me» if something must be said, else nothing. `red_own` is where the seat's own
    /// objection would lie.
    pub(super) fn rules(&mut self, terms: &Terms, required: bool, red_own: Option<Place>) -> Option<Rules> {
        let field = Field::Contested(terms.scope);
        let before = self.faults.len();
        let said = self.one(terms.name.word(), field);
        let by_place = terms.reds.iter().any(|red| self.row_of(terms, red).is_some());
        let has_disc = !terms.own_disc.is_empty() && self.one(&terms.name.at(), Field::OwnDisc(terms.scope)).is_some();
        if said.is_none() && !required && !by_place && !has_disc {
            return None;
        }
        let otherwise = self.word(terms, said.unwrap_or("ask"));
        let exceptions = self.exceptions(terms, red_own);
        if self.faults.len() > before {
            return None;
        }
        let otherwise = otherwise?;
        // An exception that says the same is none.
        let mut words: Vec<(PlaceSet, Word)> = exceptions.into_iter().filter(|(_, word)| *word != otherwise).collect();
        let told = words.iter().fold(PlaceSet::NONE, |told, (reds, _)| told.union(*reds));
        // Whoever has placed red can neither back another side nor place black, and black cannot lie where red does.
        let own = red_own.filter(|_| is_against_red(&otherwise));
        let on_red = disc_of(&otherwise).filter(|_| terms.red == Red::Open);
        let mut asked: PlaceSet = own.into_iter().chain(on_red).filter(|at| !told.contains(*at)).collect();
        for (reds, _) in words.iter().filter(|(_, word)| *word == Word::Ask) {
            asked = asked.union(*reds);
        }
        words.retain(|(_, word)| *word != Word::Ask);
        words.push((PlaceSet::ALL, otherwise));
        let third = self.third(terms);
        let first = terms.name.first();
        let asks_first = self.is_checked(&first, field) && words.iter().any(|(_, word)| matches!(word, Word::Back(_)));
        let mut rules: Vec<Rule> = Vec::new();
        if asks_first {
            rules.push(Rule { red: PlaceSet::ALL, first: true, word: Word::Ask, third: Third::Ask });
        }
        if !asked.is_empty() {
            rules.push(ask_about(asked));
        }
        for (reds, word) in words {
            let third = match word {
                Word::Pass => Third::Pass,
                Word::Ask => Third::Ask,
                Word::Back(_) | Word::Black(_) => third,
            };
            rules.push(Rule { red: reds, first: false, word, third });
        }
        Some(Rules(rules))
    }

    /// By red's place, the same words together.
    fn exceptions(&mut self, terms: &Terms, red_own: Option<Place>) -> Vec<(PlaceSet, Word)> {
        let mut words: Vec<(PlaceSet, Word)> = Vec::new();
        for red in terms.reds.iter() {
            let Some(value) = self.row_of(terms, red) else { continue };
            let Some(word) = self.side_word(terms, value) else { continue };
            let word = if red_own == Some(red) && is_against_red(&word) { Word::Ask } else { word };
            match words.iter_mut().find(|(_, other)| *other == word) {
                Some((reds, _)) => reds.insert(red),
                None => words.push((PlaceSet::only(red), word)),
            }
        }
        words
    }

    fn row_of(&mut self, terms: &Terms, red: Place) -> Option<&'a str> {
        let name = terms.name.row(self.scene.board, red);
        self.one(&name, Field::Contested(terms.scope))
    }

    /// What holds wherever red lies: black, if it is to be placed, else what the list says.
    fn word(&mut self, terms: &Terms, value: &str) -> Option<Word> {
        let (at, field) = (terms.name.at(), Field::OwnDisc(terms.scope));
        let place = if terms.own_disc.is_empty() { None } else { self.place(&at, field, terms.own_disc) };
        match value {
            // As it was called when it stood in the same list.
            "own" if place.is_none() => {
                self.needed(&at, field);
                None
            }
            "own" => self.black(terms, place?, Word::Pass),
            "table" if !terms.reds.is_empty() => Some(Word::Ask),
            _ => {
                let word = self.side_word(terms, value)?;
                match place {
                    Some(place) => self.black(terms, place, word),
                    None => Some(word),
                }
            }
        }
    }

    fn black(&mut self, terms: &Terms, place: Place, otherwise: Word) -> Option<Word> {
        let most = self.most(terms)?;
        Some(Word::Black(Black { place, most, otherwise: Box::new(otherwise) }))
    }

    fn side_word(&mut self, terms: &Terms, value: &str) -> Option<Word> {
        let (side, most) = value.split_once('.').map_or((value, None), |(side, most)| (side, Some(most)));
        match (side, terms.sides.iter().copied().find(|known| back_name(*known) == side)) {
            ("pass", _) => Some(Word::Pass),
            ("ask", _) => Some(Word::Ask),
            (_, Some(side)) => {
                let most = match most {
                    Some(most) => self.limit(terms, most),
                    None => self.most(terms),
                }?;
                let hold = self.is_checked(&terms.name.hold(), Field::Most(terms.scope));
                Some(Word::Back(Back { side, most, against: [None; 3], hold }))
            }
            (_, None) => {
                self.fault(Field::Contested(terms.scope), Fault::NotOffered);
                None
            }
        }
    }

    /// As the list says it beside the side.
    fn limit(&mut self, terms: &Terms, most: &str) -> Option<u8> {
        let most = most.parse().ok().filter(|most| (1..=MOST).contains(&u16::from(*most)));
        if most.is_none() {
            self.fault(Field::Contested(terms.scope), Fault::NotOffered);
        }
        most
    }

    fn most(&mut self, terms: &Terms) -> Option<u8> {
        let has_field = !terms.reds.is_empty() || !terms.own_disc.is_empty();
        let field = if has_field { Field::Most(terms.scope) } else { Field::Contested(terms.scope) };
        let name = terms.name.most();
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
        let Some(last) = told.iter().rev().find(|rule| rule.red == PlaceSet::ALL).or(told.last()) else { return };
        let (plain, disc) = match &last.word {
            Word::Black(black) => (&*black.otherwise, Some(black)),
            word @ (Word::Pass | Word::Ask | Word::Back(_)) => (word, None),
        };
        self.put(name.word(), word_name(plain));
        for red in terms.reds.iter() {
            let rule = told.iter().find(|rule| rule.red.contains(red)).filter(|rule| rule.red != PlaceSet::ALL);
            if let Some(rule) = rule.filter(|rule| rule.word != last.word) {
                let word = word_name(&rule.word);
                self.put(&name.row(scene.board, red), word.split('.').next().unwrap_or_default().to_owned());
            }
        }
        if rules.0.iter().any(|rule| rule.first) {
            self.put(&name.first(), "1".to_owned());
        }
        let backs = |rule: &&&Rule| matches!(rule.word, Word::Back(_) | Word::Black(_));
        let Some(third) = told.iter().find(backs).map(|rule| rule.third) else { return };
        let by_place = told.iter().filter(|rule| rule.red != PlaceSet::ALL).find_map(|rule| limit_of(&rule.word));
        if let Some(most) = disc.map(|black| black.most).or(by_place) {
            self.put(&name.most(), most.to_string());
        }
        if told.iter().any(|rule| holds(&rule.word)) {
            self.put(&name.hold(), "1".to_owned());
        }
        if let Some(black) = disc {
            self.put(&name.at(), scene.board.id(black.place).to_owned());
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

/// As the list has it.
fn word_name(word: &Word) -> String {
    match word {
        Word::Pass => "pass".to_owned(),
        Word::Ask => "ask".to_owned(),
        Word::Back(back) => format!("{}.{}", back_name(back.side), back.most),
        Word::Black(_) => "own".to_owned(),
    }
}

fn limit_of(word: &Word) -> Option<u8> {
    if let Word::Back(back) = word { Some(back.most) } else { None }
}

fn holds(word: &Word) -> bool {
    match word {
        Word::Back(back) => back.hold,
        Word::Black(black) => holds(&black.otherwise),
        Word::Pass | Word::Ask => false,
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
