//! What a seat says for the case that somebody objects: pass, back a side up to a ceiling, a disc of its own, or by the
//! place that red takes. Offered, read, and shown again from the words as they lie.

use super::desk::{Hearing, Offer, bare};
use super::names::Contested;
use crate::engine::ulysses::{Legal, Place, PlaceSet, Question, Ruleset, Side};
use crate::settle::ulysses::{Back, Black, Rule, Rules, Third, Word};
use crate::text::ulysses::ahead::Red;
use crate::text::ulysses::scene::Scene;
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::fault::{Fault, Field, Scope};
use crate::web::ulysses::part::{Check, Choices, Number, Part, Pick, Pill, Row, Rows, Select};

/// No hand has more cards that count for a side.
pub(super) const MOST: u16 = 99;

/// What may be said, going by what is open to every eye and by the seat's rights.
pub(super) struct Terms {
    scope: Scope,
    name: Contested,
    /// Sides that may be backed.
    sides: Vec<Side>,
    /// Where a black disc of one's own could lie.
    own_disc: PlaceSet,
    /// Where red might come to lie; none if that is known or too far off.
    reds: PlaceSet,
    /// Somebody else's black may appear.
    third: bool,
    pub(super) red: Red,
}

impl Terms {
    pub(super) fn of(scene: &Scene<'_>, scope: Scope) -> Self {
        let name = Contested::of(scope, scene.board);
        let plain = |sides: &[Side]| Self {
            scope,
            name: name.clone(),
            sides: sides.to_vec(),
            own_disc: PlaceSet::NONE,
            reds: PlaceSet::NONE,
            third: false,
            red: Red::Open,
        };
        let (view, around) = (scene.view, scene.board.neighbors(scene.view.ship));
        match (scope, view.question) {
            (Scope::Plan, _) => plain(&[Side::Blue]),
            (Scope::Next(_), _) => plain(&[Side::Blue, Side::Red]),
            (Scope::Order, _) => Self { third: true, ..plain(&[Side::Blue, Side::Red]) },
            (Scope::Now, Some(Question::Discussion)) => Self {
                own_disc: match scene.legal {
                    Legal::Discussion(range) => range.black.map_or(PlaceSet::NONE, |black| black.free),
                    Legal::Nothing | Legal::Action(_) | Legal::Asking(_) | Legal::Wind(_) => PlaceSet::NONE,
                },
                third: view.black_open_to.iter().any(|seat| scene.own().is_some_and(|own| own.seat != seat)),
                red: Red::Lies,
                ..plain(&joinable(scene))
            },
            (Scope::Now, Some(Question::Asking)) => {
                let blue = view.sides[Side::Blue as usize].map(|blue| blue.place);
                let reds = blue.map_or(around, |blue| around.without(PlaceSet::only(blue)));
                let own_disc = if may_place_black(scene) { reds.without(view.plagues) } else { PlaceSet::NONE };
                Self { own_disc, reds, third: true, ..plain(&[Side::Blue, Side::Red]) }
            }
            (Scope::Now, Some(Question::Action | Question::Wind) | None) => {
                Self { reds: around, third: true, ..plain(&[Side::Blue]) }
            }
        }
    }
}

/// Sides that the seat may play for in the discussion (U-DISC-15, S-54).
fn joinable(scene: &Scene<'_>) -> Vec<Side> {
    let Some(own) = scene.own() else { return Vec::new() };
    let sides = scene.view.sides;
    let owns = sides.iter().flatten().any(|side| side.owner == own.seat);
    let free = scene.view.options.switching_sides && !owns;
    let belongs = scene.view.players[own.seat].side;
    let open = |side: &Side| sides[*side as usize].is_some() && (free || belongs.is_none_or(|own| own == *side));
    Side::ALL.into_iter().filter(open).collect()
}

/// Whether black can still come to the seat in this asking round (U-BLCK-3, D-09).
fn may_place_black(scene: &Scene<'_>) -> bool {
    let first = scene.own().is_some_and(|own| own.seat == scene.next_seat(scene.view.active));
    match scene.view.ruleset {
        Ruleset::Ulysses1 => !first,
        Ruleset::UlyssesCs1 => true,
    }
}

impl Offer<'_> {
    pub(super) fn contested(&self, terms: &Terms, legend: String, note: String, required: bool) -> Part {
        let (t, name) = (self.scene.t, terms.name.word());
        let pick = |value: &str, text: String, note: String| self.pick(name, value, text, note);
        let mut options = vec![pick("pass", t.ahead_pass(), String::new())];
        for side in &terms.sides {
            let disc = self.scene.view.sides[*side as usize].map(|disc| self.scene.teller().place(disc.place));
            let place = disc.filter(|_| terms.scope == Scope::Now).unwrap_or_default();
            options.push(backing(pick(back_name(*side), t.ahead_back(side.name()), place)));
        }
        if !terms.own_disc.is_empty() {
            options.push(backing(pick("own", t.ahead_own(), String::new())));
        }
        if !terms.reds.is_empty() {
            options
                .push(backing(Pick { inner: vec![self.rows(terms)], ..pick("table", t.ahead_table(), String::new()) }));
        }
        options.push(pick("ask", t.ahead_ask(), String::new()));
        let frame = self.frame(name, legend, note, Field::Contested(terms.scope));
        let choices = Part::Choices(Choices { frame, name: name.to_owned(), required, options });
        Part::Box("contest", vec![choices, Part::Box("ceiling", self.ceiling(terms))])
    }

    fn rows(&self, terms: &Terms) -> Part {
        let (t, board) = (self.scene.t, self.scene.board);
        let row = |place: Place| {
            let name = terms.name.row(board, place);
            let own = (!terms.own_disc.without(PlaceSet::only(place)).is_empty()).then_some("own");
            let words =
                ["pass"].into_iter().chain(terms.sides.iter().map(|side| back_name(*side))).chain(own).chain(["ask"]);
            let words =
                words.map(|value| Pill { value, text: t.ahead_pill(value), checked: self.is_chosen(&name, value) });
            Row { id: format!("red-{}", board.id(place)), label: self.label(place), words: words.collect(), name }
        };
        let rows = terms.reds.iter().map(row).collect();
        let frame = bare(&format!("{}-rows", terms.name.word()), t.ahead_rows(), t.ahead_rows_note());
        Part::Rows(Rows { frame, rows })
    }

    /// How far, and what if black appears: the same for all that is backed.
    fn ceiling(&self, terms: &Terms) -> Vec<Part> {
        let (t, name) = (self.scene.t, &terms.name);
        let most = name.most();
        let number = Part::Number(Number {
            frame: self.frame(
                &most,
                t.ahead_most(),
                t.ahead_most_note(self.own.hand.votes()),
                Field::Most(terms.scope),
            ),
            value: self.typed(&most),
            name: most,
            least: 1,
            most: MOST,
        });
        let check = |name: String, label: String, note: String| {
            Part::Check(Check { checked: self.is_chosen(&name, "1"), name, label, note })
        };
        let mut parts = vec![number, check(name.hold(), t.ahead_hold(), t.ahead_hold_note())];
        if !terms.own_disc.is_empty() {
            let at = name.at();
            let select = Select {
                frame: self.frame(&at, t.ahead_own_where(), t.ahead_own_note(), Field::OwnDisc(terms.scope)),
                empty: t.ulysses_form_choose(),
                groups: self.places(&at, terms.own_disc),
                name: at,
            };
            parts.push(Part::Box("own-disc", vec![Part::Select(select)]));
        }
        if terms.third {
            let third = name.third();
            let options = ["same", "pass", "ask"]
                .map(|value| self.pick(&third, value, t.ahead_third_choice(value), String::new()));
            let frame = bare(&third, t.ahead_third_legend(), t.ahead_third_note());
            parts.push(Part::Choices(Choices { frame, name: third, required: false, options: options.into() }));
        }
        if !terms.own_disc.is_empty() && !self.scene.keeps_black() {
            parts.push(Part::Right(t.ahead_gives_up_black()));
            if terms.red == Red::Open {
                parts.push(check(name.first(), t.ahead_first(), String::new()));
            }
        }
        parts
    }
}

fn backing(pick: Pick) -> Pick {
    Pick { class: "backs", ..pick }
}

/// What backing a side is called in a field: the side itself, since placing black is another thing.
fn back_name(side: Side) -> &'static str {
    side.name()
}

impl<'a> Hearing<'a> {
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
