//! What a seat says for the case that somebody objects: pass, back a side up to a ceiling, a disc of its own, or by the
//! place that red takes. What may be said, and the fields for it; `rules` reads them.

use super::form_state::{FormState, bare};
use super::names::Contested;
use crate::engine::ulysses::{Legal, Place, PlaceSet, Question, Ruleset, Side};
use crate::text::ulysses::ahead::Red;
use crate::text::ulysses::scene::Scene;
use crate::web::ulysses::fault::{Field, Scope};
use crate::web::ulysses::part::{Check, Choices, Number, Part, Pick, Pill, Row, Rows, Select};

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
pub(super) fn back_name(side: Side) -> &'static str {
    side.name()
}
