//! «And then?» For each place where the ship may be in the next movement: which ways on are fine, which to ask about, which to
//! object to; and what holds if somebody else objects.

use super::contest::Terms;
use super::form_state::{FormReading, FormState};
use super::names;
use super::won::ways_from;
use crate::engine::ulysses::{Cards, Marking, Place, PlaceSet, Question, Side};
use crate::settle::ulysses::{NextLine, NextPage, Quiet, Rule, Rules, Third, Word};
use crate::text::ulysses::chart;
use crate::text::ulysses::effect;
use crate::text::ulysses::label::place_label;
use crate::text::ulysses::scene::Scene;
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::fault::{Fault, Field, Scope};
use crate::web::ulysses::part::{Choices, Frame, Number, Part, Pick, Pill, Row, Rows, Select};
use crate::web::ulysses::suggest;

/// Where the ship may be when the next question about it comes: at a disc, or where it is while none lies.
pub(super) fn places(scene: &Scene<'_>) -> Vec<Place> {
    let discs: Vec<Place> =
        Side::ALL.into_iter().filter_map(|side| Some(scene.view.sides[side as usize]?.place)).collect();
    let places = if discs.is_empty() { vec![scene.view.ship] } else { discs };
    places.into_iter().filter(|at| !ways_from(scene, *at).is_empty()).collect()
}

/// Whether the reader is asked about others' proposals next; else he plans his own, or is about to make one.
pub(super) fn is_asked_next(scene: &Scene<'_>) -> bool {
    let Some(own) = scene.own() else { return false };
    match scene.view.question {
        None => false,
        // This very movement is meant: whoever proposes is not asked about it.
        Some(Question::Action) => own.seat != scene.view.active,
        Some(Question::Asking | Question::Discussion | Question::Wind) => !plans_next(scene),
    }
}

/// Whether the next turn is the reader's own.
pub(super) fn plans_next(scene: &Scene<'_>) -> bool {
    let after = scene.own().is_some_and(|own| own.seat == scene.next_seat(scene.view.active));
    after && !matches!(scene.view.question, None | Some(Question::Action))
}

impl FormState<'_> {
    pub(super) fn next(&self) -> Vec<Part> {
        let places = places(self.scene).into_iter().filter(|_| is_asked_next(self.scene));
        places.map(|at| self.next_place(at)).collect()
    }

    fn next_place(&self, at: Place) -> Part {
        let (t, board) = (self.scene.t, self.scene.board);
        let name = names::next(board, at);
        let place = self.scene.teller().place(at);
        let legend = if at == self.scene.view.ship { t.ahead_next_here(place) } else { t.ahead_next_at(place) };
        let terms = Terms::of(self.scene, Scope::Next(at));
        let rows = self.next_rows(at);
        let contested = self.chip(&terms, t.ahead_next_contested(), String::new(), String::new());
        let by_way = vec![rows, self.instead(at), Part::Box("next-contested", vec![contested])];
        let said = self.choice.shown(&name).unwrap_or_default();
        let pick = |value: &str, text: String, note: String| Pick {
            checked: said == value,
            ..self.pick(&name, value, text, note)
        };
        let options = vec![
            // Chosen beforehand, since it says nothing.
            pick("", t.ahead_ask(), String::new()),
            pick("fine", t.ahead_next_fine(), t.ahead_next_fine_note()),
            Pick { inner: by_way, ..pick("ways", t.ahead_next_by_way(), String::new()) },
        ];
        let note = if self.is_drawn(at) { t.next_by_chart() } else { String::new() };
        let frame = self.frame(&name, legend, note, Field::Ways(at));
        let href = format!("#way-{}-", board.id(at));
        let drawing = self.is_drawn(at).then(|| Part::Drawing(chart::around(self.scene, at, &href, &t.next_decide())));
        let choices = Part::Choices(Choices { frame, name, required: false, options });
        Part::Box("next", drawing.into_iter().chain([choices]).collect())
    }

    /// One drawing is enough, of where the ship will most likely be: a page must not grow heavy.
    fn is_drawn(&self, at: Place) -> bool {
        let leading = self.scene.view.leading.and_then(|side| self.scene.view.sides[side as usize]);
        leading.is_none_or(|leading| leading.place == at)
    }

    fn next_rows(&self, at: Place) -> Part {
        let (t, board) = (self.scene.t, self.scene.board);
        let ways = ways_from(self.scene, at);
        let row = |way: Place| {
            let name = names::next_way(board, at, way);
            let objects = (self.own.hand.votes() > 0 && ways.len() > 1).then_some("object");
            let words = ["fine", "ask"].into_iter().chain(objects);
            let said = self.choice.shown(&name).filter(|value| !value.is_empty()).unwrap_or("ask");
            let words = words.map(|value| Pill { value, text: t.ahead_pill(value), checked: value == said });
            Row {
                id: format!("way-{}-{}", board.id(at), board.id(way)),
                label: place_label(self.scene, way, effect::beside(self.scene, way)),
                words: words.collect(),
                name,
            }
        };
        let rows = ways.iter().map(row).collect();
        let id = format!("say-ways-{}", board.id(at));
        Part::Rows(Rows { frame: Frame { id, legend: t.ahead_next_ways_legend(), ..Frame::default() }, rows })
    }

    /// What one would rather have, for the ways one objects to.
    fn instead(&self, at: Place) -> Part {
        let (t, board) = (self.scene.t, self.scene.board);
        let (to, cards) = (names::next_instead(board, at), names::next_cards(board, at));
        let select = Select {
            frame: self.frame(&to, t.ulysses_form_instead(), String::new(), Field::Instead(at)),
            groups: self.places(&to, ways_from(self.scene, at)),
            empty: t.ulysses_form_choose(),
            name: to,
        };
        let votes = self.own.hand.votes();
        let typed = self.typed(&cards);
        let number = Number {
            frame: self.frame(&cards, t.ahead_next_cards(), t.ahead_next_cards_note(votes), Field::InsteadCards(at)),
            // One is enough to object.
            value: if typed.is_empty() { "1".to_owned() } else { typed },
            name: cards,
            least: 1,
            most: u16::from(votes.min(self.scene.view.ruleset.opening_most()).max(1)),
        };
        Part::Box("instead", vec![Part::Select(select), Part::Number(number)])
    }
}

impl FormReading<'_> {
    /// What was said about the next movement; none if nothing was.
    pub(super) fn next(&mut self) -> Option<NextPage> {
        if !is_asked_next(self.scene) {
            return None;
        }
        let mut lines = Vec::new();
        for at in places(self.scene) {
            self.next_place(at, &mut lines);
        }
        (!lines.is_empty()).then_some(NextPage(lines))
    }

    fn next_place(&mut self, at: Place, lines: &mut Vec<NextLine>) {
        let board = self.scene.board;
        let ways = ways_from(self.scene, at);
        // Where every way is to be asked about, nothing is said.
        let open = ["", "ask"];
        let way_said = |way| self.choice.values(&names::next_way(board, at, way)).any(|value| !open.contains(&value));
        let said = ways.iter().any(way_said);
        let value = self.one(&names::next(board, at), Field::Ways(at)).or(said.then_some("ways"));
        let value = value.filter(|value| *value != "ways" || said);
        let all = |quiet: Quiet, word: Word, third: Third| NextLine {
            at,
            on: PlaceSet::ALL,
            quiet,
            contested: Rules(vec![Rule { red: PlaceSet::ALL, first: false, word, third }]),
        };
        match value {
            None => {}
            Some("fine") => lines.push(all(Quiet::Agree, Word::Pass, Third::Pass)),
            Some("ask") => lines.push(all(Quiet::Ask, Word::Ask, Third::Ask)),
            Some("ways") => self.by_way(at, ways, lines),
            Some(_) => self.fault(Field::Ways(at), Fault::NotOffered),
        }
    }

    fn by_way(&mut self, at: Place, ways: PlaceSet, lines: &mut Vec<NextLine>) {
        let board = self.scene.board;
        let mut by_word = [("fine", PlaceSet::NONE), ("ask", PlaceSet::NONE), ("object", PlaceSet::NONE)];
        for way in ways.iter() {
            // Once something is said of a place, the rest is to be asked about.
            let value = self.one(&names::next_way(board, at, way), Field::Ways(at)).unwrap_or("ask");
            match by_word.iter_mut().find(|(word, _)| *word == value) {
                Some((_, on)) => on.insert(way),
                None => self.fault(Field::Ways(at), Fault::NotOffered),
            }
        }
        let [(_, fine), (_, ask), (_, object)] = by_word;
        let terms = Terms::of(self.scene, Scope::Next(at));
        let marking = if object.is_empty() { None } else { self.instead(at, ways, object) };
        let Some(rules) = self.rules(&terms, true, marking.map(|marking| marking.place)) else { return };
        let mut line = |on: PlaceSet, quiet: Quiet| {
            if !on.is_empty() {
                lines.push(NextLine { at, on, quiet, contested: rules.clone() });
            }
        };
        line(fine, Quiet::Agree);
        line(ask, Quiet::Ask);
        if let Some(marking) = marking {
            line(object, Quiet::Object(marking));
        }
    }

    fn instead(&mut self, at: Place, ways: PlaceSet, against: PlaceSet) -> Option<Marking> {
        let (board, field) = (self.scene.board, Field::Instead(at));
        let to = names::next_instead(board, at);
        self.needed(&to, field);
        let place = self.place(&to, field, ways);
        if place.is_some_and(|place| against.contains(place)) {
            self.fault(field, Fault::NotOffered);
        }
        let most = u16::from(self.scene.view.ruleset.opening_most().min(self.own.hand.votes()));
        let field = Field::InsteadCards(at);
        let count = self.number(&names::next_cards(board, at), field, 1, most.max(1))?;
        let cards = suggest::votes(self.own.hand, u8::try_from(count).ok()?);
        if u16::from(cards.total()) < count {
            self.fault(field, Fault::Most(cards.total()));
        }
        Some(Marking { place: place?, cards, clear: Cards::NONE })
    }
}

impl Choice {
    pub(super) fn next(&mut self, page: &NextPage, scene: &Scene<'_>) {
        let board = scene.board;
        for at in places(scene) {
            let lines: Vec<&NextLine> = page.0.iter().filter(|line| line.at == at).collect();
            let Some(first) = lines.first() else { continue };
            let passes = first.contested.0.iter().all(|rule| rule.word == Word::Pass);
            let name = names::next(board, at);
            match (first.on == PlaceSet::ALL, first.quiet) {
                (true, Quiet::Ask) => {
                    self.put(&name, "ask".to_owned());
                }
                (true, Quiet::Agree) if passes => {
                    self.put(&name, "fine".to_owned());
                }
                (true | false, _) => {
                    self.put(&name, "ways".to_owned());
                    lines.iter().for_each(|line| self.next_line(line, scene));
                    self.rules(&Terms::of(scene, Scope::Next(at)), &first.contested, scene);
                }
            }
        }
    }

    fn next_line(&mut self, line: &NextLine, scene: &Scene<'_>) {
        let board = scene.board;
        let word = match line.quiet {
            Quiet::Agree => "fine",
            Quiet::Ask => "ask",
            Quiet::Object(marking) => {
                self.put(&names::next_instead(board, line.at), board.id(marking.place).to_owned());
                self.put(&names::next_cards(board, line.at), marking.cards.total().to_string());
                "object"
            }
        };
        for way in ways_from(scene, line.at).iter().filter(|way| line.on.contains(*way)) {
            self.put(&names::next_way(board, line.at, way), word.to_owned());
        }
    }
}
