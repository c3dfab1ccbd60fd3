//! The contested half as a table by red's place. A sailor's stance follows from the places of the discs and his own hand, so
//! that all of it can be said before anybody has objected.

use super::Pen;
use crate::bot::ulysses::sailor::{self, Back as Backing, Stance};
use crate::bot::ulysses::{Contest, Movement, Situation, Stage};
use crate::engine::ulysses::{Card, Cards, Place, PlaceSet, Side, SideView};
use crate::engine::{Seat, SeatSet};
use crate::settle::ulysses::{Back, Black, Quiet, Rule, Rules, Third, Word};

impl Pen<'_> {
    /// A table by red's place, the same whichever of the movements comes; what differs between them is left open.
    pub(super) fn rules(&self, movements: &[Option<Movement>], objection: Option<Quiet>) -> Option<Rules> {
        let (first, others) = movements.split_first()?;
        let mut table = self.table(*first, objection);
        for movement in others {
            let other = self.table(*movement, objection);
            for line in &mut table {
                if !other.contains(line) {
                    (line.word, line.third) = (Word::Ask, Third::Ask);
                }
            }
        }
        grouped(table)
    }

    /// One or two rules for each place that red could take.
    fn table(&self, movement: Option<Movement>, objection: Option<Quiet>) -> Vec<Rule> {
        let (ship, blue, active) = match movement {
            Some(movement) => (movement.ship, movement.blue, movement.active),
            None => match self.view.sides[Side::Blue as usize] {
                Some(blue) => (self.view.ship, blue.place, self.view.active),
                None => return Vec::new(),
            },
        };
        let reds = self.view.options.board.neighbors(ship).without(PlaceSet::only(blue));
        let scene = Scene { movement, ways: reds, active };
        reds.iter().flat_map(|red| self.lines_at(&scene, red, objection)).collect()
    }

    fn lines_at(&self, scene: &Scene, red: Place, objection: Option<Quiet>) -> Vec<Rule> {
        let active = scene.active;
        let seats = self.view.players.count();
        let own_red = match objection {
            Some(Quiet::Object(marking)) => Some(marking).filter(|marking| marking.place == red),
            Some(Quiet::Agree | Quiet::Ask) | None => None,
        };
        let others = || active.round(seats).skip(1).filter(|seat| *seat != self.own);
        // Whoever opens before it is his turn leaves him the right to black.
        let before = others().next().filter(|seat| {
            self.own != active
                && active.round(seats).position(|other| other == *seat)
                    < active.round(seats).position(|other| other == self.own)
        });
        let after = others().last();
        let rule = |opener: Seat, first: bool| {
            let cards = own_red.map_or(Card::Objection.into(), |marking| marking.cards);
            let mut contest = Contest::opened(self.view, active, opener, red, cards);
            contest.spent = own_red.map_or(Cards::NONE, |marking| marking.cards.plus(marking.clear));
            let contest = if first { contest } else { without_right(&contest) };
            let stance = sailor::stance(self.view, &scene.contested(contest), self.dice)?;
            let word = word(&stance)?;
            let third = self.third(scene, contest, &word);
            Some(Rule { red: PlaceSet::only(red), first, word, third })
        };
        let closed =
            if own_red.is_some() { rule(self.own, false) } else { after.and_then(|opener| rule(opener, false)) };
        let open = before.filter(|_| own_red.is_none()).and_then(|opener| rule(opener, true));
        // Where the right to black changes nothing, one line says it all.
        let open = open.filter(|open| closed.as_ref().is_none_or(|closed| closed.word != open.word));
        open.into_iter().chain(closed).collect()
    }

    /// What holds if somebody else's black appears, wherever it is put.
    fn third(&self, scene: &Scene, contest: Contest, word: &Word) -> Third {
        let is_other = |seat: &Seat| *seat != self.own && *seat != scene.active && *seat != contest.red.owner;
        let Some(owner) = Seat::all(self.view.players.count()).find(is_other) else { return Third::Ask };
        let places = scene.ways.without(PlaceSet::only(contest.red.place));
        let mut words = places.iter().map(|place| {
            let black = SideView { place, owner, cards: Cards::of(Card::Objection, 2) };
            let contest = with_black(&contest, black);
            self::word(&sailor::stance(self.view, &scene.contested(contest), self.dice)?)
        });
        let Some(first) = words.next().flatten() else { return Third::Ask };
        if !words.all(|other| other.as_ref() == Some(&first)) {
            Third::Ask
        } else if first == Word::Pass {
            Third::Pass
        } else if first == *word {
            Third::Same
        } else {
            Third::Ask
        }
    }

    /// With the discs before him he knows what he wants from the rest of the discussion.
    pub(super) fn in_discussion(&self) -> Option<Rules> {
        let contest = Contest::of(self.view)?;
        let stance = sailor::stance(self.view, &Situation::contested(contest), self.dice)?;
        let word = word(&stance)?;
        let third = if contest.black.is_some() {
            Third::Same
        } else {
            let blue = self.view.sides[Side::Blue as usize]?.place;
            let ways = self.view.options.board.neighbors(self.view.ship).without(PlaceSet::only(blue));
            let scene = Scene { movement: None, ways, active: self.view.active };
            self.third(&scene, without_right(&contest), &word)
        };
        Some(Rules(vec![Rule { red: PlaceSet::ALL, first: false, word, third }]))
    }
}

/// The discussion once somebody else's black leads it.
fn with_black(contest: &Contest, black: SideView) -> Contest {
    Contest { black: Some(black), leading: Side::Black, black_open_to: SeatSet::NONE, ..*contest }
}

/// The discussion when nobody may place black any more.
fn without_right(contest: &Contest) -> Contest {
    Contest { black_open_to: SeatSet::NONE, ..*contest }
}

/// A movement that may be contested.
struct Scene {
    /// None: the present one.
    movement: Option<Movement>,
    /// Where red and black could be put.
    ways: PlaceSet,
    active: Seat,
}

impl Scene {
    fn contested(&self, contest: Contest) -> Situation {
        Situation { movement: self.movement, stage: Stage::Contested(contest) }
    }
}

/// A stance as a word; clearing a plague for black cannot be said ahead.
fn word(stance: &Stance) -> Option<Word> {
    let back = stance.back.map_or(Word::Pass, |back| Word::Back(backing(back)));
    match stance.black {
        None => Some(back),
        Some(wish) if wish.clear => None,
        Some(wish) => Some(Word::Black(Black { place: wish.place, most: wish.most, otherwise: Box::new(back) })),
    }
}

fn backing(back: Backing) -> Back {
    let most = back.against.into_iter().max().unwrap_or(0);
    let ceiling = |side: Side| Some(back.against[side as usize]).filter(|other| side != back.side && *other != most);
    Back { side: back.side, most, against: Side::ALL.map(ceiling), hold: back.hold }
}

/// Rules that say the same about several places, as one.
fn grouped(table: Vec<Rule>) -> Option<Rules> {
    let mut rules: Vec<Rule> = Vec::new();
    // Those with the right to black come first: they are the narrower ones.
    let (open, closed): (Vec<Rule>, Vec<Rule>) = table.into_iter().partition(|rule| rule.first);
    for rule in open.into_iter().chain(closed) {
        let same = |other: &&mut Rule| (other.first, &other.word, other.third) == (rule.first, &rule.word, rule.third);
        match rules.iter_mut().find(same) {
            Some(other) => other.red = other.red.union(rule.red),
            None => rules.push(rule),
        }
    }
    (!rules.is_empty()).then_some(Rules(rules))
}
