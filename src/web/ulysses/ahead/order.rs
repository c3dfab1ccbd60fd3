//! A standing order as a form: where the ship is, what it says, until when.

use super::contest::Terms;
use super::form_state::{FormReading, FormState, bare};
use super::sheet::has_field;
use crate::engine::ulysses::{Place, PlaceSet};
use crate::settle::ulysses::{Day, Order, Standing, Until};
use crate::text::ulysses::scene::Scene;
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::fault::{Fault, Faults, Field, OrderField, Scope};
use crate::web::ulysses::part::{Choices, DayInput, Frame, Number, Part, Pick, Select};
use crate::web::ulysses::suggest;

const AT: &str = "o-at";
const SAYS: &str = "o";
/// Places to which one does not agree, and those to which one objects.
const BUT: [&str; 3] = ["o-but-1", "o-but-2", "o-but-3"];
const TO: [&str; 3] = ["o-to-1", "o-to-2", "o-to-3"];
const WITH: &str = "o-with";
const CARDS: &str = "o-cards";
const UNTIL: &str = "o-until";
const DAY: &str = "o-day";

impl FormState<'_> {
    pub(in crate::web::ulysses) fn order(&self) -> Vec<Part> {
        let t = self.scene.t;
        let at = self.select(AT, bare(AT, t.orders_at(), String::new()), t.orders_anywhere());
        let terms = Terms::of(self.scene, Scope::Order);
        let mut contested = vec![self.chip(&terms, t.ahead_contested(), String::new(), String::new())];
        contested.extend(self.further(&terms));
        let says = vec![
            Pick {
                inner: self.several(&BUT, t.orders_but(), Field::Orders(OrderField::Places)),
                ..self.pick(SAYS, "agree", t.orders_agree(), String::new())
            },
            Pick { inner: self.objection(), ..self.pick(SAYS, "object", t.orders_object(), String::new()) },
            Pick { inner: contested, ..self.pick(SAYS, "contested", t.ahead_contested(), String::new()) },
        ];
        let frame = self.frame(SAYS, t.orders_says(), String::new(), Field::Orders(OrderField::Says));
        let says = Part::Choices(Choices { frame, name: SAYS.to_owned(), required: true, options: says });
        vec![at, says, self.until()]
    }

    fn objection(&self) -> Vec<Part> {
        let t = self.scene.t;
        let mut parts = self.several(&TO, t.orders_to(), Field::Orders(OrderField::Places));
        let frame = self.frame(WITH, t.ulysses_form_instead(), String::new(), Field::Orders(OrderField::With));
        parts.push(self.select(WITH, frame, t.ulysses_form_choose()));
        let votes = self.own.hand.votes();
        parts.push(Part::Number(Number {
            frame: self.frame(
                CARDS,
                t.ahead_next_cards(),
                t.ahead_next_cards_note(votes),
                Field::Orders(OrderField::Cards),
            ),
            name: CARDS.to_owned(),
            value: self.typed(CARDS),
            least: 1,
            most: u16::from(votes.max(1)),
        }));
        parts
    }

    fn until(&self) -> Part {
        let t = self.scene.t;
        let day = Part::Day(DayInput {
            frame: self.frame(DAY, t.orders_day(), t.orders_day_note(), Field::Orders(OrderField::Day)),
            name: DAY.to_owned(),
            value: self.typed(DAY),
        });
        let turn = self.pick(UNTIL, "turn", t.orders_until_turn(), String::new());
        let options = vec![
            // Chosen beforehand: it ends soonest.
            Pick { checked: turn.checked || self.choice.shown(UNTIL).is_none(), ..turn },
            Pick { inner: vec![day], ..self.pick(UNTIL, "day", t.orders_until_day(), String::new()) },
        ];
        let frame = self.frame(UNTIL, t.orders_until(), t.orders_until_note(), Field::Orders(OrderField::Until));
        Part::Choices(Choices { frame, name: UNTIL.to_owned(), required: true, options })
    }

    /// As many places as there are selects; what is wrong is said beside the first.
    fn several(&self, names: &[&str], legend: String, field: Field) -> Vec<Part> {
        let t = self.scene.t;
        let select = |(number, name): (usize, &&str)| {
            let frame = match number {
                0 => self.frame(name, legend.clone(), String::new(), field),
                _ => bare(name, t.orders_or(), String::new()),
            };
            self.select(name, frame, t.orders_no_place())
        };
        names.iter().enumerate().map(select).collect()
    }

    fn select(&self, name: &str, frame: Frame, empty: String) -> Part {
        Part::Select(Select { frame, name: name.to_owned(), empty, groups: self.places(name, PlaceSet::ALL) })
    }
}

/// The order that was chosen, or all that is wrong with it.
pub(in crate::web::ulysses) fn hear_order(scene: &Scene<'_>, choice: &Choice, today: Day) -> Result<Order, Faults> {
    let Some(own) = scene.own() else { return Err(Faults::stale()) };
    let mut hearing = FormReading { scene, choice, own, faults: Vec::new() };
    let at = hearing.place(AT, Field::Form, PlaceSet::ALL);
    let says = hearing.standing();
    let until = hearing.until(today);
    let offer = FormState { scene, choice: &Choice::default(), faults: &Faults::none(), own };
    let names = offer.order();
    let known = |name: &str| name == "do" || has_field(&names, name);
    if choice.is_too_much() || choice.fields().any(|name| !known(name)) {
        hearing.fault(Field::Form, Fault::Stray);
    }
    match (says, until) {
        (Some(says), Some(until)) if hearing.faults.is_empty() => Ok(Order { at, says, until }),
        _ => Err(Faults(hearing.faults)),
    }
}

impl FormReading<'_> {
    fn standing(&mut self) -> Option<Standing> {
        let field = Field::Orders(OrderField::Says);
        Some(match self.needed(SAYS, field)? {
            "agree" => Standing::Agree { but: self.several(&BUT) },
            "object" => self.objection()?,
            "contested" => Standing::Contested(self.rules(&Terms::of(self.scene, Scope::Order), true, None)?),
            _ => {
                self.fault(field, Fault::NotOffered);
                return None;
            }
        })
    }

    fn objection(&mut self) -> Option<Standing> {
        let to = self.several(&TO);
        if to.is_empty() {
            self.fault(Field::Orders(OrderField::Places), Fault::Missing);
        }
        let field = Field::Orders(OrderField::With);
        self.needed(WITH, field);
        let with: Option<Place> = self.place(WITH, field, PlaceSet::ALL.without(to));
        let count = self.number(CARDS, Field::Orders(OrderField::Cards), 1, u16::from(self.own.hand.votes().max(1)))?;
        let cards = suggest::votes(self.own.hand, u8::try_from(count).ok()?);
        if cards.is_empty() {
            self.fault(Field::Orders(OrderField::Cards), Fault::Most(0));
        }
        Some(Standing::Object { to, with: with?, cards })
    }

    fn several(&mut self, names: &[&str]) -> PlaceSet {
        names.iter().filter_map(|name| self.place(name, Field::Form, PlaceSet::ALL)).collect()
    }

    fn until(&mut self, today: Day) -> Option<Until> {
        let field = Field::Orders(OrderField::Until);
        match self.one(UNTIL, field).unwrap_or("turn") {
            "turn" => Some(Until::Turn),
            "day" => {
                let day = self.one(DAY, Field::Orders(OrderField::Day)).and_then(|day| day.parse::<Day>().ok());
                let day = day.filter(|day| *day >= today);
                if day.is_none() {
                    self.fault(Field::Orders(OrderField::Day), Fault::NotADay);
                }
                day.map(Until::Date)
            }
            _ => {
                self.fault(field, Fault::NotOffered);
                None
            }
        }
    }
}
