//! The sheet: the one form of a page on which the answer stands together with what is said ahead. Nothing is preselected; only
//! numbers of cards are filled in.

use super::contest::Terms;
use super::form_state::FormState;
use crate::engine::ulysses::{
    Card, CardRange, Cards, DiscRange, DiscussionRange, Legal, Means, Place, PlaceSet, Question, Ruleset, Side, Usable,
};
use crate::text::ulysses::label::{Label, place_label};
use crate::text::ulysses::vocabulary::card_name;
use crate::web::ulysses::choice::{DEED, Deed, Heap, MEANS, PLACE};
use crate::web::ulysses::fault::{Fault, Field, Scope};
use crate::web::ulysses::form::Count;
use crate::web::ulysses::part::{Choices, Counts, Frame, Part, Pick, Section};
use crate::web::ulysses::suggest;

/// The form, ready to be drawn.
#[derive(Default)]
pub(in crate::web::ulysses) struct Sheet {
    /// The plain answer: straight to its review.
    pub(in crate::web::ulysses) plain: Option<Plain>,
    /// What is done, if there is nothing to choose from.
    pub(in crate::web::ulysses) deed: Option<Deed>,
    pub(in crate::web::ulysses) parts: Vec<Part>,
}

pub(in crate::web::ulysses) struct Plain {
    pub(in crate::web::ulysses) query: &'static str,
    pub(in crate::web::ulysses) label: String,
    pub(in crate::web::ulysses) note: String,
}

impl Sheet {
    /// As the form sends what is done; nothing if that is chosen on it.
    pub(in crate::web::ulysses) fn name(&self) -> &'static str {
        self.deed.map(Deed::name).unwrap_or_default()
    }

    /// What is said beside its fields.
    pub(in crate::web::ulysses) fn problems(&self) -> Vec<&str> {
        self.parts.iter().flat_map(Part::problems).collect()
    }

    pub(in crate::web::ulysses) fn has(&self, name: &str) -> bool {
        name == DEED || self.parts.iter().flat_map(Part::names).any(|own| own == name)
    }
}

impl FormState<'_> {
    pub(in crate::web::ulysses) fn sheet(&self) -> Sheet {
        let mut sheet = match (self.scene.asked(), self.scene.legal) {
            (Some(_), Legal::Action(range)) => self.proposal(range.propose),
            (Some(_), Legal::Asking(range)) => self.asking(range),
            (Some(_), Legal::Discussion(range)) => self.discussion(range),
            (Some(_), Legal::Wind(usable)) => self.wind(*usable),
            (Some(_), Legal::Nothing) | (None, _) => return Sheet::default(),
        };
        // Whoever has answered is asked about what comes then by itself.
        if !self.scene.covered {
            sheet.parts.extend(self.then());
        }
        sheet
    }

    /// Only what comes then, for whoever is not asked or has answered.
    pub(in crate::web::ulysses) fn ahead_sheet(&self) -> Sheet {
        let alone = self.scene.asked().is_none() || self.scene.covered;
        let parts: Vec<Part> = self.then().filter(|_| alone).into_iter().collect();
        Sheet { deed: Some(Deed::Ahead), parts, ..Sheet::default() }
    }

    /// «And then?»
    fn then(&self) -> Option<Part> {
        let t = self.scene.t;
        let (next, plan) = (self.next(), self.plan());
        let (title, note) = match (next.is_empty(), plan.is_empty()) {
            (true, true) => return None,
            (false, _) if self.scene.view.question == Some(Question::Action) => {
                (t.ahead_before(), t.ahead_before_note(self.scene.teller().name(self.scene.view.active)))
            }
            (false, _) => (t.ahead_then(), t.ahead_then_note()),
            (true, false) => (t.ahead_then_plan(), t.ahead_then_plan_note()),
        };
        let parts = next.into_iter().chain(plan).collect();
        Some(Part::Section(Section { id: "then", title, note, parts }))
    }

    fn asking(&self, range: &DiscRange) -> Sheet {
        let t = self.scene.t;
        let note = match self.scene.view.ruleset {
            Ruleset::Ulysses1 => t.ulysses_form_agree_note(),
            Ruleset::UlyssesCs1 => t.ulysses_form_agree_note_out(), // D-05
        };
        let mut options = vec![self.deed(Deed::Agree, t.ulysses_form_agree(), note)];
        let mut why = String::new();
        if range.free.is_empty() && range.plagued.is_empty() {
            why =
                if self.own.hand.votes() == 0 { t.ulysses_form_object_cards() } else { t.ulysses_form_object_places() };
        } else {
            options.push(self.disc(Deed::Object, t.ulysses_form_object(), range));
        }
        options.push(self.deed(Deed::AskMe, t.ahead_ask_quiet(), String::new()));
        let plain = Plain { query: "do=agree&c=pass", label: t.ahead_plain_agree(), note: t.ahead_plain_note() };
        let answer = self.answers(t.ahead_quiet(), why, options);
        let contested =
            self.contested(&Terms::of(self.scene, Scope::Now), t.ahead_contested(), t.ahead_contested_note(), true);
        Sheet { plain: Some(plain), parts: vec![answer, contested], ..Sheet::default() }
    }

    fn discussion(&self, range: &DiscussionRange) -> Sheet {
        let t = self.scene.t;
        let terms = Terms::of(self.scene, Scope::Now);
        if !self.scene.in_turn() {
            let plain = Plain { query: "do=say&c=pass", label: t.ahead_plain_pass(), note: t.ulysses_form_pass_note() };
            let contested = self.contested(&terms, t.ahead_when_asked(), String::new(), true);
            return Sheet { plain: Some(plain), deed: Some(Deed::Say), parts: vec![contested] };
        }
        let mut options = vec![self.deed(Deed::Pass, t.ulysses_form_pass(), t.ulysses_form_pass_note())];
        for side in Side::ALL {
            options.extend(range.support(side).map(|cards| self.support(side, cards)));
        }
        if let Some(black) = range.black.filter(|black| !black.free.is_empty() || !black.plagued.is_empty()) {
            options.push(self.disc(Deed::Black, t.ulysses_form_black(), &black));
        }
        let why = if options.len() == 1 { t.ulysses_form_only_pass() } else { String::new() };
        options.push(self.deed(Deed::Say, t.ahead_say(), t.ahead_say_note()));
        let plain = Plain { query: "do=pass", label: t.ulysses_form_pass(), note: t.ulysses_form_pass_note() };
        let contested = self.contested(&terms, t.ahead_again(), t.ahead_again_note(), false);
        let parts = vec![self.answers(t.ahead_discussion(), why, options), Part::Box("again", vec![contested])];
        Sheet { plain: Some(plain), parts, ..Sheet::default() }
    }

    fn proposal(&self, places: PlaceSet) -> Sheet {
        let t = self.scene.t;
        if places.is_empty() {
            return Sheet::default();
        }
        let frame = self.frame(PLACE, t.ulysses_form_propose(), t.ulysses_form_propose_note(), Field::Place);
        let options = places.iter().map(|place| self.place_pick(place, self.way_from(place), "")).collect();
        let place = Part::Choices(Choices { frame, name: PLACE.to_owned(), required: true, options });
        let contested =
            self.contested(&Terms::of(self.scene, Scope::Now), t.ahead_contested(), t.ahead_contested_note(), true);
        Sheet { deed: Some(Deed::Propose), parts: vec![place, contested, self.won(places)], ..Sheet::default() }
    }

    fn wind(&self, usable: Usable) -> Sheet {
        let (t, view) = (self.scene.t, self.scene.view);
        let next = self.scene.teller().name(self.scene.next_seat(view.active));
        let mut options = vec![self.deed(Deed::Rest, t.ulysses_form_rest(), t.ulysses_form_rest_note(next.clone()))];
        let why = if usable.any() {
            String::new()
        } else if self.scene.view.wind_barred {
            t.ulysses_refuse_limit_reached()
        } else {
            t.ulysses_form_no_wind()
        };
        if usable.any() {
            let able = Means::ALL.into_iter().filter(|means| usable.contains(*means));
            let means = able.map(|means| {
                let card = means.card(Card::Wind);
                self.pick(MEANS, &card.letter().to_string(), t.ulysses_form_play(card_name(card)), String::new())
            });
            let frame = Frame { id: "say-means".to_owned(), legend: t.ahead_with(), ..Frame::default() };
            let means = Choices { frame, name: MEANS.to_owned(), required: false, options: means.collect() };
            let wind = self.deed(Deed::Wind, t.ulysses_form_wind(), t.ulysses_form_wind_note());
            options.push(Pick { inner: vec![Part::Choices(means)], ..wind });
        }
        let plain = Plain { query: "do=rest", label: t.ulysses_form_rest(), note: t.ulysses_form_rest_note(next) };
        Sheet { plain: Some(plain), parts: vec![self.answers(t.ahead_wind_legend(), why, options)], ..Sheet::default() }
    }

    fn answers(&self, legend: String, note: String, options: Vec<Pick>) -> Part {
        let frame = self.frame("answer", legend, note, Field::Answer);
        Part::Choices(Choices { frame, name: DEED.to_owned(), required: true, options })
    }

    fn deed(&self, deed: Deed, text: String, note: String) -> Pick {
        self.pick(DEED, deed.name(), text, note)
    }

    fn support(&self, side: Side, range: CardRange) -> Pick {
        let (t, teller) = (self.scene.t, self.scene.teller());
        let place = self.scene.view.sides[side as usize].map(|side| teller.place(side.place)).unwrap_or_default();
        let mut inner = vec![self.votes(Heap::For(side), range)];
        inner.extend(self.scene.support_gives_up_black().then(|| Part::Right(t.ulysses_form_gives_up_black())));
        Pick { inner, ..self.deed(Deed::Support(side), t.ulysses_form_support(place, side.name()), String::new()) }
    }

    /// Red or black: where, with which cards, and what clearing a plague costs.
    fn disc(&self, deed: Deed, title: String, range: &DiscRange) -> Pick {
        let t = self.scene.t;
        let frame =
            self.frame(&format!("{}-place", deed.name()), t.ulysses_form_instead(), String::new(), Field::Place);
        let free = range.free.iter().map(|place| self.place_pick(place, self.way_from(place), ""));
        let plagued = range.plagued.iter().map(|place| self.place_pick(place, t.ahead_plagued(), "plagued"));
        let options = free.chain(plagued).collect();
        let places = Part::Choices(Choices { frame, name: PLACE.to_owned(), required: false, options });
        let cards = if range.free.is_empty() { range.cards_clearing } else { range.cards };
        let mut parts = vec![places, self.votes(Heap::Votes, cards)];
        if !range.plagued.is_empty() {
            let played = suggest::votes(self.own.hand, range.cards_clearing.least);
            let paid = suggest::spare(suggest::without(self.own.hand, played), range.price);
            let pay = self.heap(Heap::Pay, t.ulysses_form_pay(range.price), paid);
            parts.push(Part::Box("clearing", vec![Part::Note(t.ulysses_form_clearing_price(range.price)), pay]));
        }
        Pick { inner: vec![Part::Box("marking", parts)], ..self.deed(deed, title, String::new()) }
    }

    fn place_pick(&self, place: Place, note: String, class: &'static str) -> Pick {
        let id = self.scene.board.id(place);
        let label = place_label(self.scene, place, note);
        Pick { value: id.to_owned(), label, checked: self.is_chosen(PLACE, id), class, ..Pick::default() }
    }

    /// Whether it is a goal of the reader's, and the way from there to the others.
    fn way_from(&self, place: Place) -> String {
        let (t, teller) = (self.scene.t, self.scene.teller());
        let others = self.own.goals.iter().filter(|goal| *goal != place);
        let ways = others.map(|goal| format!("{} {}", teller.place(goal), self.scene.board.distance(place, goal)));
        let ways: Vec<String> = ways.collect();
        let Label { note: own, .. } = self.label(place);
        let then = if ways.is_empty() { String::new() } else { t.ulysses_form_from_there(ways.join(", ")) };
        [own, then].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }

    fn votes(&self, heap: Heap, range: CardRange) -> Part {
        let legend = self.scene.t.ulysses_form_votes(range.least, range.most);
        self.heap(heap, legend, suggest::votes(self.own.hand, range.least))
    }

    /// A number field for each kind held.
    fn heap(&self, heap: Heap, legend: String, suggested: Cards) -> Part {
        let t = self.scene.t;
        let field = Field::Heap(heap);
        let held = Card::ALL.into_iter().filter(|card| heap.fits(*card) && self.own.hand.count(*card) > 0);
        let names: Vec<(Card, String)> = held.map(|card| (card, heap.field(card))).collect();
        let given = names.iter().any(|(_, name)| self.choice.shown(name).is_some());
        let count = |(card, name): (Card, String)| {
            let typed = self.choice.shown(&name).unwrap_or("0").to_owned();
            let value = if given { typed } else { suggested.count(card).to_string() };
            let of_another = |fault: Fault| matches!(fault, Fault::NotACount(other) if other != card);
            let wrong = self.faults.at(field).any(|fault| !of_another(fault));
            Count { label: t.ulysses_card(card_name(card)), held: self.own.hand.count(card), name, value, wrong }
        };
        let note = if heap == Heap::Pay { t.ulysses_form_pay_note() } else { String::new() };
        let id = match heap {
            Heap::Votes => "votes",
            Heap::For(side) => side.name(),
            Heap::Temples => "temples",
            Heap::Pay => "pay",
        };
        let frame = self.frame(&format!("cards-{id}"), legend, note, field);
        Part::Counts(Counts { frame, counts: names.into_iter().map(count).collect() })
    }
}
