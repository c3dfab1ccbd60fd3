//! What a seat says for the case that somebody objects: one list for nearly everybody (ask me, pass, back somebody up to a
//! limit), and folded away a disc of its own and exceptions by the place that red takes. `rules` reads them.

use super::form_state::{FormState, bare};
use super::names::Contested;
use crate::engine::ulysses::{Legal, Place, PlaceSet, Question, Ruleset, Side};
use crate::text::ulysses::ahead::Red;
use crate::text::ulysses::scene::Scene;
use crate::web::ulysses::fault::{Field, Scope};
use crate::web::ulysses::part::{Check, Choosable, Entry, Number, Part, Pill, Row, Rows, Select};

/// No hand has more cards that count for a side.
pub(super) const MOST: u16 = 99;

/// What may be said, going by what is open to every eye and by the seat's rights.
pub(super) struct Terms {
    pub(super) scope: Scope,
    pub(super) name: Contested,
    /// Sides that may be backed.
    pub(super) sides: Vec<Side>,
    /// Where a black disc of one's own could lie.
    pub(super) own_disc: PlaceSet,
    /// Where red might come to lie; none if that is known or too far off.
    pub(super) reds: PlaceSet,
    /// Somebody else's black may appear.
    pub(super) third: bool,
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

impl FormState<'_> {
    /// In one list: ask me, pass, back somebody up to a limit. `open` are the words for leaving it open; without them «ask me» is said.
    pub(super) fn chip(&self, terms: &Terms, legend: String, note: String, open: String) -> Part {
        let (t, name) = (self.scene.t, terms.name.word());
        let entry = |value: &str, text: String| self.entry(name, value, text);
        let mut options = Vec::new();
        if open.is_empty() {
            options.push(entry("ask", t.ahead_ask()));
        }
        options.push(entry("pass", t.ahead_pass()));
        for side in &terms.sides {
            let back = self.backed(terms, *side);
            options.extend(self.limits(terms).into_iter().map(|most| self.limited(terms, *side, &back, most)));
        }
        let frame = self.frame(name, legend, note, Field::Contested(terms.scope));
        let groups = vec![Choosable { heading: String::new(), options }];
        Part::Select(Select { frame, name: name.to_owned(), empty: open, groups })
    }

    fn limited(&self, terms: &Terms, side: Side, back: &str, most: u8) -> Entry {
        let (t, name, played) = (self.scene.t, terms.name.word(), self.played(terms));
        let value = format!("{}.{most}", back_name(side));
        let apart = self.is_chosen(name, back_name(side)) && self.typed(&terms.name.most()) == most.to_string();
        let text = match played {
            0 => t.chip_up_to(back.to_owned(), most),
            _ => t.chip_up_to_more(back.to_owned(), most.saturating_sub(played), most),
        };
        Entry { selected: apart || self.is_chosen(name, &value), value, text }
    }

    /// Up to three cards more one by one, then all that the hand has; and whatever was chosen before.
    fn limits(&self, terms: &Terms) -> Vec<u8> {
        let (played, held) = (self.played(terms), self.own.hand.votes().max(1));
        let chosen = self.choice.shown(terms.name.word()).and_then(|value| value.split_once('.'));
        let chosen = chosen.map_or(self.typed(&terms.name.most()), |(_, most)| most.to_owned());
        let mut limits: Vec<u8> = (1..=held.min(3)).chain([held]).map(|more| played.saturating_add(more)).collect();
        limits.extend(chosen.parse::<u8>().ok().filter(|most| (1..=MOST).contains(&u16::from(*most))));
        limits.sort_unstable();
        limits.dedup();
        limits
    }

    /// Limits count what lies already.
    fn played(&self, terms: &Terms) -> u8 {
        if terms.scope == Scope::Now { self.scene.view.players[self.own.seat].played } else { 0 }
    }

    /// «Back Anna (Delos)»: people, not the colors of their discs.
    pub(super) fn backed(&self, terms: &Terms, side: Side) -> String {
        let (t, teller) = (self.scene.t, self.scene.teller());
        let disc = self.scene.view.sides[side as usize].filter(|_| terms.scope == Scope::Now);
        match (disc, side) {
            (Some(disc), _) if disc.owner == self.own.seat => t.back_own(teller.place(disc.place)),
            (Some(disc), _) => t.back_name(teller.name(disc.owner), teller.place(disc.place)),
            (None, Side::Blue) if matches!(terms.scope, Scope::Now | Scope::Plan) => t.back_own_proposal(),
            (None, Side::Blue) => t.back_proposal(),
            (None, Side::Red | Side::Black) => t.back_objector(),
        }
    }

    /// What nine of ten answers need not say: by red's place, black, holding the lead, what if black appears.
    pub(super) fn further(&self, terms: &Terms) -> Vec<Part> {
        let mut parts = Vec::new();
        if !terms.reds.is_empty() {
            parts.push(self.rows(terms));
        }
        if !terms.own_disc.is_empty() {
            parts.push(self.own_disc(terms));
        }
        if !terms.reds.is_empty() || !terms.own_disc.is_empty() {
            parts.push(self.limit(terms));
        }
        parts.push(self.check(terms.name.hold(), self.scene.t.ahead_hold(), self.scene.t.ahead_hold_note()));
        if terms.third {
            parts.push(self.third(terms));
        }
        if !terms.own_disc.is_empty() && !self.scene.keeps_black() {
            parts.push(Part::Right(self.scene.t.ahead_gives_up_black()));
            if terms.red == Red::Open {
                parts.push(self.check(terms.name.first(), self.scene.t.ahead_first(), String::new()));
            }
        }
        parts
    }

    fn rows(&self, terms: &Terms) -> Part {
        let (t, board) = (self.scene.t, self.scene.board);
        let row = |place: Place| {
            let name = terms.name.row(board, place);
            let said = self.choice.shown(&name).unwrap_or_default();
            let pill = |value: &'static str, text: String| Pill { value, text, checked: value == said };
            let mut words = vec![pill("", t.pill_as_above()), pill("pass", t.ahead_pill("pass"))];
            words.extend(terms.sides.iter().map(|side| pill(back_name(*side), self.called(*side))));
            words.push(pill("ask", t.ahead_pill("ask")));
            Row { id: format!("red-{}", board.id(place)), label: self.label(place), words, name }
        };
        let rows = terms.reds.iter().map(row).collect();
        let frame = bare(&format!("{}-rows", terms.name.word()), t.rows_legend(), t.rows_note());
        Part::Rows(Rows { frame, rows })
    }

    /// Whom a side stands for, in a word.
    fn called(&self, side: Side) -> String {
        let (t, teller) = (self.scene.t, self.scene.teller());
        match (self.scene.view.sides[side as usize], side) {
            (Some(disc), _) => teller.name(disc.owner),
            (None, Side::Blue) => teller.name(self.scene.view.active),
            (None, Side::Red | Side::Black) => t.pill_objector(),
        }
    }

    fn limit(&self, terms: &Terms) -> Part {
        let (t, most) = (self.scene.t, terms.name.most());
        let votes = self.own.hand.votes();
        let typed = self.typed(&most);
        let value = if typed.is_empty() { votes.clamp(1, 3).to_string() } else { typed };
        let frame = self.frame(&most, t.ahead_most(), t.ahead_most_note(votes), Field::Most(terms.scope));
        Part::Number(Number { frame, value, name: most, least: 1, most: MOST })
    }

    fn own_disc(&self, terms: &Terms) -> Part {
        let (t, at) = (self.scene.t, terms.name.at());
        Part::Select(Select {
            frame: self.frame(&at, t.ahead_own(), t.ahead_own_note(), Field::OwnDisc(terms.scope)),
            empty: t.no_black(),
            groups: self.places(&at, terms.own_disc),
            name: at,
        })
    }

    fn third(&self, terms: &Terms) -> Part {
        let (t, third) = (self.scene.t, terms.name.third());
        let options = ["ask", "same", "pass"].map(|value| self.entry(&third, value, t.ahead_third_choice(value)));
        let frame = bare(&third, t.ahead_third_legend(), String::new());
        self.list(frame, &third, options.into())
    }

    fn check(&self, name: String, label: String, note: String) -> Part {
        Part::Check(Check { checked: self.is_chosen(&name, "1"), name, label, note })
    }
}

/// What backing a side is called in a field: the side itself, since placing black is another thing.
pub(super) fn back_name(side: Side) -> &'static str {
    side.name()
}
