//! The forms for what the active player may do before the proposal: one for each kind of action, each with its price before it
//! is paid. Only numbers of cards are filled in, with what the player can spare best. The answer itself stands on the sheet.

use super::choice::{Choice, DEED, Deed, GOAL, Heap, MEANS, PILE, PLACE};
use super::fault::{Fault, Faults, Field};
use super::form::{Body, Button, Count, Form, Forms, Group, Radio, Shore};
use super::suggest;
use crate::engine::ulysses::{ActionRange, Card, Cards, Color, Legal, Means, Place, PlaceSet, Ruleset, Usable};
use crate::text::ulysses::label::{Label, place_label};
use crate::text::ulysses::scene::Scene;
use crate::text::ulysses::vocabulary::{card_name, sign};

/// The forms for what the reader may do besides; none if nothing is.
pub(super) fn forms(scene: &Scene<'_>, choice: &Choice, faults: &Faults) -> Forms {
    let (Some(_), Some(own), Legal::Action(range)) = (scene.asked(), scene.own(), scene.legal) else {
        return Forms::default();
    };
    Maker { scene, choice, faults, hand: own.hand, goals: own.goals }.action(range)
}

struct Maker<'a> {
    scene: &'a Scene<'a>,
    choice: &'a Choice,
    faults: &'a Faults,
    hand: Cards,
    goals: PlaceSet,
}

impl Maker<'_> {
    fn action(&self, range: &ActionRange) -> Forms {
        let t = self.scene.t;
        let mut forms = Forms { heading: Some(t.ulysses_form_before()), ..Forms::default() };
        forms.plain.extend(range.stay.then(|| self.stay()));
        forms.more.extend(
            [
                self.pandora(range.pandora),
                self.temple(range),
                self.exchange(range),
                self.plague(range),
                self.unplague(range),
            ]
            .into_iter()
            .flatten(),
        );
        if forms.more.is_empty() {
            forms.heading = None;
        }
        forms
    }

    fn stay(&self) -> Form {
        let t = self.scene.t;
        let form = self.form(Deed::Stay, t.ulysses_form_stay());
        Form { notes: vec![t.ulysses_form_stay_note()], ..self.at_once(form) }
    }

    fn pandora(&self, usable: Usable) -> Option<Form> {
        let t = self.scene.t;
        let buttons = self.means(usable, Card::Pandora);
        let notes = vec![t.ulysses_form_pandora_note(self.scene.teller().anew())];
        usable.any().then(|| Form { notes, buttons, ..self.form(Deed::Pandora, t.ulysses_form_pandora()) })
    }

    fn plague(&self, range: &ActionRange) -> Option<Form> {
        let t = self.scene.t;
        if !range.plague.any() || range.plague_places.is_empty() {
            return None;
        }
        let note = t.ulysses_form_plague_note(self.scene.view.plague_stock);
        Some(Form {
            notes: vec![note],
            groups: vec![self.group(
                Deed::Plague,
                Field::Place,
                t.ulysses_form_where(),
                self.shores(range.plague_places),
            )],
            buttons: self.means(range.plague, Card::Plague),
            ..self.form(Deed::Plague, t.ulysses_form_plague())
        })
    }

    fn unplague(&self, range: &ActionRange) -> Option<Form> {
        let t = self.scene.t;
        let radios = self.radios(Deed::Unplague, range.unplague, |place| self.away(place));
        (!range.unplague.is_empty()).then(|| Form {
            notes: vec![t.ulysses_form_price(range.price)],
            groups: vec![
                self.group(Deed::Unplague, Field::Place, t.ulysses_form_where(), radios),
                self.pay(Deed::Unplague, suggest::spare(self.hand, range.price)),
            ],
            ..self.filled(Deed::Unplague, t.ulysses_form_unplague())
        })
    }

    fn exchange(&self, range: &ActionRange) -> Option<Form> {
        let t = self.scene.t;
        if range.exchange_goals.is_empty() {
            return None;
        }
        let goals = range.exchange_goals.iter().map(|goal| self.radio((Deed::Exchange, GOAL), goal, self.away(goal)));
        let color = |goal| self.scene.board.color(goal);
        let drawable = |pile: &Color| range.exchange_goals.iter().any(|goal| range.may_draw(color(goal), *pile));
        let piles = Color::ALL.into_iter().filter(drawable).map(|pile| self.pile(pile));
        let (goals, piles) = (Body::Radios(goals.collect()), Body::Radios(piles.collect()));
        let piles = self.group(Deed::Exchange, Field::Pile, t.ulysses_form_pile(), piles);
        let mut notes = vec![t.ulysses_form_price(range.price)];
        if self.scene.view.ruleset == Ruleset::UlyssesCs1 {
            notes.push(t.ulysses_form_exchange_same()); // D-02
        }
        Some(Form {
            notes,
            groups: vec![
                self.group(Deed::Exchange, Field::Goal, t.ulysses_form_goal(), goals),
                piles,
                self.pay(Deed::Exchange, suggest::spare(self.hand, range.price)),
            ],
            ..self.filled(Deed::Exchange, t.ulysses_form_exchange())
        })
    }

    fn temple(&self, range: &ActionRange) -> Option<Form> {
        let t = self.scene.t;
        let temples = suggest::temples(self.hand, range.price);
        let others = suggest::spare(suggest::without(self.hand, temples), range.price);
        range.temple.then(|| Form {
            notes: vec![t.ulysses_form_temple_note(range.price)],
            groups: vec![
                self.heap(Deed::Temple, Heap::Temples, t.ulysses_form_temple_cards(range.price), temples),
                self.heap(Deed::Temple, Heap::Pay, t.ulysses_form_further_cards(range.price), others),
            ],
            ..self.filled(Deed::Temple, t.ulysses_form_temple())
        })
    }

    /// A form with its faults, and nothing in it yet.
    fn form(&self, deed: Deed, title: String) -> Form {
        let chosen = self.choice.chosen() == Some(deed);
        let elsewhere = |field: &Field| !deed.fields().contains(field);
        let said = self.faults.0.iter().filter(|(field, _)| chosen && elsewhere(field));
        Form {
            id: deed.name().to_owned(),
            title,
            notes: Vec::new(),
            hidden: vec![(DEED, deed.name())],
            groups: Vec::new(),
            buttons: Vec::new(),
            problems: said.map(|(_, fault)| self.say(*fault)).collect(),
            // It holds what was chosen before.
            unfolded: chosen,
        }
    }

    /// A form that is sent by the button of its title.
    fn filled(&self, deed: Deed, title: String) -> Form {
        let label = Label { text: self.scene.t.ulysses_form_to_review(), ..Label::default() };
        let buttons = vec![Button { name: "", value: String::new(), label }];
        Form { buttons, ..self.form(deed, title) }
    }

    /// A form that is nothing but its button.
    fn at_once(&self, form: Form) -> Form {
        let label = Label { text: form.title.clone(), ..Label::default() };
        Form { buttons: vec![Button { name: "", value: String::new(), label }], ..form }
    }

    fn group(&self, deed: Deed, field: Field, legend: String, body: Body) -> Group {
        let open = self.choice.chosen() == Some(deed);
        let said = self.faults.at(field).filter(|_| open);
        let problems = said.map(|fault| self.say(fault)).collect();
        let name = match field {
            Field::Place => "place",
            Field::Goal => "goal",
            Field::Pile => "pile",
            Field::Heap(Heap::Temples) => "temples",
            Field::Heap(Heap::Pay) => "pay",
            Field::Form
            | Field::Heap(Heap::Votes | Heap::For(_))
            | Field::Contested(_)
            | Field::Most(_)
            | Field::OwnDisc(_)
            | Field::Won(_)
            | Field::WayOn
            | Field::Ways(_)
            | Field::Instead(_)
            | Field::InsteadCards(_)
            | Field::Keep
            | Field::Course
            | Field::Orders(_) => "form",
        };
        Group { id: format!("{}-{name}", deed.name()), legend, note: String::new(), problems, body }
    }

    fn pay(&self, deed: Deed, suggested: Cards) -> Group {
        self.heap(deed, Heap::Pay, self.scene.t.ulysses_form_pay(suggested.total()), suggested)
    }

    /// A number field for each kind held.
    fn heap(&self, deed: Deed, heap: Heap, legend: String, suggested: Cards) -> Group {
        let t = self.scene.t;
        let given = self.choice.chosen() == Some(deed);
        let held = Card::ALL.into_iter().filter(|card| heap.fits(*card) && self.hand.count(*card) > 0);
        let counts = held.map(|card| {
            let name = heap.field(card);
            let typed = || self.kept(deed, &name).unwrap_or("0").to_owned();
            let value = if given { typed() } else { suggested.count(card).to_string() };
            let of_another = |fault: Fault| matches!(fault, Fault::NotACount(other) if other != card);
            let wrong = given && self.faults.at(Field::Heap(heap)).any(|fault| !of_another(fault));
            Count { label: t.ulysses_card(card_name(card)), held: self.hand.count(card), name, value, wrong }
        });
        let mut group = self.group(deed, Field::Heap(heap), legend, Body::Counts(counts.collect()));
        if heap == Heap::Pay {
            group.note = t.ulysses_form_pay_note();
        }
        group
    }

    /// What was given to a field of this form before.
    fn kept(&self, deed: Deed, name: &str) -> Option<&str> {
        if self.choice.chosen() == Some(deed) { self.choice.shown(name) } else { None }
    }

    /// A button for the card itself and one for a Zeus in its place.
    fn means(&self, usable: Usable, card: Card) -> Vec<Button> {
        let t = self.scene.t;
        let able = Means::ALL.into_iter().filter(|means| usable.contains(*means));
        let button = able.map(|means| Button {
            name: MEANS,
            value: means.card(card).letter().to_string(),
            label: Label { text: t.ulysses_form_play(card_name(means.card(card))), ..Label::default() },
        });
        button.collect()
    }

    fn radios(&self, deed: Deed, places: PlaceSet, note: impl Fn(Place) -> String) -> Body {
        Body::Radios(places.iter().map(|place| self.radio((deed, PLACE), place, note(place))).collect())
    }

    fn radio(&self, (deed, name): (Deed, &'static str), place: Place, note: String) -> Radio {
        let value = self.scene.board.id(place).to_owned();
        let checked = self.kept(deed, name) == Some(&value);
        Radio { name, checked, value, label: place_label(self.scene, place, note) }
    }

    fn pile(&self, color: Color) -> Radio {
        let text = self.scene.teller().color(color);
        let note = self.scene.t.ulysses_cards_many(self.scene.view.piles[color as usize]);
        let checked = self.kept(Deed::Exchange, PILE) == Some(color.name());
        let label = Label { text, color: color.name(), sign: sign(color), note, ..Label::default() };
        Radio { name: PILE, value: color.name().to_owned(), label, checked }
    }

    /// Any place of the board, the near ones first.
    fn shores(&self, places: PlaceSet) -> Body {
        let ship = self.scene.view.ship;
        let distance = |place: &Place| self.scene.board.distance(ship, *place);
        let farthest = places.iter().map(|place| distance(&place)).max().unwrap_or_default();
        let shore = |steps: u8| Shore {
            distance: self.scene.t.ulysses_distance(steps),
            places: places
                .iter()
                .filter(|place| distance(place) == steps)
                .map(|place| self.radio((Deed::Plague, PLACE), place, self.own_goal(place)))
                .collect(),
        };
        Body::Places((0..=farthest).map(shore).filter(|shore| !shore.places.is_empty()).collect())
    }

    fn own_goal(&self, place: Place) -> String {
        if self.goals.contains(place) { self.scene.t.ulysses_form_own_goal() } else { String::new() }
    }

    fn away(&self, place: Place) -> String {
        self.scene.teller().distance(self.scene.view.ship, place)
    }

    fn say(&self, fault: Fault) -> String {
        self.scene.teller().fault(fault)
    }
}
