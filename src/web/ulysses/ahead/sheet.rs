//! The sheet: the one form of a page on which the answer stands together with what is said ahead, in three layers. First the
//! answers, each a button to its review, and one list for the case that somebody objects; that is right for nine of ten. Then,
//! folded, the next movement; then, folded, all the rest. The answer is never chosen beforehand; whatever may be left open is.

use super::contest::Terms;
use super::form_state::FormState;
use crate::engine::ulysses::{Card, Means};
use crate::engine::ulysses::{CardRange, Cards, DiscRange, Legal, Place, PlaceSet, Question, Ruleset, Side, Usable};
use crate::text::ulysses::effect;
use crate::text::ulysses::label::{Label, place_label};
use crate::text::ulysses::vocabulary::card_name;
use crate::web::ulysses::choice::{DEED, Deed, Heap};
use crate::web::ulysses::fault::{Fault, Field, Scope};
use crate::web::ulysses::form::Count;
use crate::web::ulysses::part::{Bar, Counts, Fold, Item, Panel, Part, Tap, Way};
use crate::web::ulysses::suggest;

/// The form, ready to be drawn.
#[derive(Default)]
pub(in crate::web::ulysses) struct Sheet {
    /// What is done, if no button says it.
    pub(in crate::web::ulysses) deed: Option<Deed>,
    pub(in crate::web::ulysses) parts: Vec<Part>,
}

impl Sheet {
    /// As the form sends what is done; nothing if that is chosen on it.
    pub(in crate::web::ulysses) fn name(&self) -> &'static str {
        self.deed.map(Deed::name).unwrap_or_default()
    }

    /// Whether the answers lead to the review.
    pub(in crate::web::ulysses) fn has_bar(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, Part::Bar(_)))
    }

    /// What is said beside its fields, each with the field's id.
    pub(in crate::web::ulysses) fn problems(&self) -> Vec<(&str, &str)> {
        self.parts.iter().flat_map(Part::problems).collect()
    }

    pub(in crate::web::ulysses) fn has(&self, name: &str) -> bool {
        name == DEED || has_field(&self.parts, name)
    }
}

/// Whether a form has the field. A limit may stand beside its list or apart from it.
pub(super) fn has_field(parts: &[Part], name: &str) -> bool {
    let list = name.strip_suffix("-most").unwrap_or(name);
    parts.iter().flat_map(Part::names).any(|own| own == name || own == list)
}

impl FormState<'_> {
    pub(in crate::web::ulysses) fn sheet(&self) -> Sheet {
        let mut parts = match (self.scene.asked(), self.scene.legal) {
            (Some(_), Legal::Action(range)) => self.proposal(range.propose),
            (Some(_), Legal::Asking(range)) => self.asking(range),
            (Some(_), Legal::Discussion(range)) if self.scene.in_turn() => self.discussion(range),
            (Some(_), Legal::Discussion(_)) => self.when_asked(),
            (Some(_), Legal::Wind(usable)) => self.wind(*usable),
            (Some(_), Legal::Nothing) | (None, _) => return Sheet::default(),
        };
        // Whoever has answered is asked about what comes then by itself.
        if !self.scene.covered && !parts.is_empty() {
            let further = parts.pop_if(|part| matches!(part, Part::Fold(_)));
            parts.extend(self.then());
            parts.extend(further);
        }
        Sheet { deed: None, parts }
    }

    /// Only what comes then, for whoever is not asked or has answered.
    pub(in crate::web::ulysses) fn ahead_sheet(&self) -> Sheet {
        let alone = self.scene.asked().is_none() || self.scene.covered;
        let parts: Vec<Part> = self.then().filter(|_| alone).into_iter().collect();
        Sheet { deed: Some(Deed::Ahead), parts }
    }

    /// «Save everyone days». Where nobody is waited for there is no day to save.
    fn then(&self) -> Option<Part> {
        let t = self.scene.t;
        if self.scene.is_alone() {
            return None;
        }
        let (next, plan) = (self.next(), self.plan());
        let (title, note) = match (next.is_empty(), plan.is_empty()) {
            (true, true) => return None,
            (false, _) if self.scene.view.question == Some(Question::Action) => {
                (t.ahead_before(), t.ahead_before_note(self.scene.teller().name(self.scene.view.active)))
            }
            (false, _) => (t.fold_then(), t.ahead_then_note()),
            (true, false) => (t.fold_plan(), t.ahead_then_plan_note()),
        };
        let parts: Vec<Part> = next.into_iter().chain(plan).collect();
        // Whoever has sent it sees what was wrong with it. A course that lies there is told elsewhere, and stays as it is.
        let course = self.course();
        let open = self.choice.is_ahead() || self.is_begun(&parts) || !course.problems().is_empty();
        // How long it holds is said of each by itself.
        let parts = [course, Part::Note(note)].into_iter().chain(parts).collect();
        Some(Part::Fold(Fold { id: "then", title, open, parts }))
    }

    /// Whether a part of it was chosen, or is wrong, so that it must be seen.
    fn is_begun(&self, parts: &[Part]) -> bool {
        let names: Vec<String> = parts.iter().flat_map(Part::names).collect();
        let said = |name: &String| self.choice.shown(name).is_some_and(|value| !["", "ask"].contains(&value));
        // Numbers are filled in, whatever was chosen; so are those of cards, whose names are short.
        let is_number = |name: &str| name.len() <= 2 || name.ends_with("-most") || name.ends_with("-with");
        let chosen = names.iter().filter(|name| !is_number(name)).any(said);
        chosen || parts.iter().any(|part| !part.problems().is_empty())
    }

    fn fold(&self, title: String, parts: Vec<Part>) -> Option<Part> {
        let open = self.is_begun(&parts);
        (!parts.is_empty()).then_some(Part::Fold(Fold { id: "further", title, open, parts }))
    }

    fn asking(&self, range: &DiscRange) -> Vec<Part> {
        let t = self.scene.t;
        let note = match self.scene.view.ruleset {
            Ruleset::Ulysses1 => t.ulysses_form_agree_note(),
            Ruleset::UlyssesCs1 => t.ulysses_form_agree_note_out(), // D-05
        };
        let mut items = vec![Item::Tap(self.tap(Deed::Agree, "main", t.answer_fine(), String::new()))];
        if !self.scene.is_alone() {
            // The whole movement in one tap.
            let label = self.worded(t.answer_fine_pass(), String::new());
            items.push(Item::Tap(Tap { value: "agree.pass".to_owned(), label, ..Tap::default() }));
        }
        let mut why = None;
        if range.free.is_empty() && range.plagued.is_empty() {
            let no_card = self.own.hand.votes() == 0;
            why = Some(if no_card { t.ulysses_form_object_cards() } else { t.ulysses_form_object_places() });
        } else {
            items.push(Item::Panel(self.disc(Deed::Object, t.answer_object(), range)));
        }
        items.push(Item::Tap(self.tap(Deed::AskMe, "", t.answer_later(), String::new())));
        let bar = Part::Bar(Bar { legend: t.ahead_quiet(), items });
        let terms = Terms::of(self.scene, Scope::Now);
        let mut parts = self.chips(vec![self.chip(&terms, t.chip_contested(), String::new(), String::new())]);
        parts.push(bar);
        parts.extend(why.map(Part::Note));
        if self.scene.is_alone() {
            return parts;
        }
        parts.push(Part::Note(t.ahead_closed()));
        let further = [Part::Note(note)].into_iter().chain(self.further(&terms)).collect();
        parts.extend(self.fold(t.fold_further(), further));
        parts
    }

    /// Lists beside the question. Where nobody has to be waited for, only the question is asked.
    fn chips(&self, chips: Vec<Part>) -> Vec<Part> {
        if self.scene.is_alone() { Vec::new() } else { vec![Part::Box("chips", chips)] }
    }

    /// In turn: by weight, what leads first.
    fn discussion(&self, range: &crate::engine::ulysses::DiscussionRange) -> Vec<Part> {
        let t = self.scene.t;
        let terms = Terms::of(self.scene, Scope::Now);
        let sides: Vec<(Side, CardRange)> =
            Side::ALL.into_iter().filter_map(|side| Some((side, range.support(side)?))).collect();
        let mut items: Vec<Item> = Vec::new();
        for (side, cards) in &sides {
            items.push(Item::Tap(self.play(*side, *cards, sides.len() == 1)));
        }
        if let [(side, cards)] = sides[..] {
            items.extend(self.up_to(&terms, side, cards).map(Item::Tap));
        }
        if let Some(black) = range.black.filter(|black| !black.free.is_empty() || !black.plagued.is_empty()) {
            items.push(Item::Panel(self.disc(Deed::Black, t.answer_black(), &black)));
        }
        let class = if items.is_empty() { "main" } else { "" };
        let only_pass = items.is_empty().then(|| t.ulysses_form_only_pass());
        items.push(Item::Tap(self.tap(Deed::Pass, class, t.ulysses_form_pass(), String::new())));
        let gives_up = !sides.is_empty() && self.scene.support_gives_up_black();
        let mut parts = Vec::new();
        if !sides.is_empty() {
            parts = self.chips(vec![self.chip(&terms, t.chip_again(), String::new(), t.ahead_ask())]);
        }
        parts.push(Part::Bar(Bar { legend: t.ahead_discussion(), items }));
        parts.extend(only_pass.map(Part::Note));
        parts.extend(gives_up.then(|| Part::Right(t.ulysses_form_gives_up_black())));
        let mut further: Vec<Part> = vec![Part::Note(t.ulysses_form_pass_note())];
        for (side, cards) in &sides {
            let tap =
                self.tap(Deed::Support(*side), "", t.answer_play_these(self.backed(&terms, *side)), String::new());
            further.push(Part::Box("other-cards", vec![self.votes(Heap::For(*side), *cards), Part::Taps(vec![tap])]));
        }
        if !self.scene.is_alone() && !sides.is_empty() {
            further.extend(self.further(&terms));
            let say = self.tap(Deed::Say, "", t.ahead_say(), t.ahead_say_note());
            further.push(Part::Taps(vec![say]));
        }
        parts.extend(self.fold(t.fold_cards(), further));
        parts
    }

    /// «Play 1 and lead»: the least that does.
    fn play(&self, side: Side, range: CardRange, only: bool) -> Tap {
        let t = self.scene.t;
        let cards = suggest::votes(self.own.hand, range.least);
        let disc = self.scene.view.sides[side as usize];
        let name = disc.map(|disc| self.scene.teller().name_or_you(disc.owner)).unwrap_or_default();
        let place = disc.map(|disc| self.scene.teller().place(disc.place)).unwrap_or_default();
        let yours = disc.map_or("no", |disc| self.scene.teller().you(disc.owner));
        let text = match only {
            true => t.answer_play(range.least),
            false => t.answer_play_for(range.least, name.clone(), yours),
        };
        let note = if only { format!("{name}, {place}") } else { place };
        let value = format!("support-{}.{cards}", side.name());
        Tap { value, label: self.worded(text, note), class: "main", ..Tap::default() }
    }

    /// «Up to 3»: not asked again before that.
    fn up_to(&self, terms: &Terms, side: Side, range: CardRange) -> Option<Tap> {
        let t = self.scene.t;
        let played = self.scene.view.players[self.own.seat].played;
        let most = played.saturating_add(range.most);
        let note = if played == 0 { String::new() } else { t.answer_in_all(most) };
        let value = format!("say.{}.{most}", side.name());
        let alone = self.scene.is_alone() || range.most <= range.least || terms.sides.is_empty();
        (!alone).then(|| Tap {
            value,
            label: self.worded(t.answer_up_to(range.most), note),
            class: "",
            ..Tap::default()
        })
    }

    /// Ahead of the turn.
    fn when_asked(&self) -> Vec<Part> {
        let t = self.scene.t;
        let terms = Terms::of(self.scene, Scope::Now);
        let played = self.scene.view.players[self.own.seat].played;
        let held = self.own.hand.votes();
        let say = |word: String, text: String, note: String, class: &'static str| {
            Item::Tap(Tap { value: format!("say.{word}"), label: self.worded(text, note), class, ..Tap::default() })
        };
        let most = self.scene.most(self.own);
        let up_to = if played == 0 { t.answer_up_to(held.max(1)) } else { t.answer_in_all(most) };
        let back =
            |side: &Side| say(format!("{}.{most}", side.name()), self.backed(&terms, *side), up_to.clone(), "main");
        let mut items: Vec<Item> = terms.sides.iter().filter(|_| held > 0).map(back).collect();
        let class = if items.is_empty() { "main" } else { "" };
        items.push(say("pass".to_owned(), t.ahead_plain_pass(), String::new(), class));
        items.push(say("ask".to_owned(), t.ahead_ask(), String::new(), ""));
        let mut parts = vec![Part::Bar(Bar { legend: t.ahead_when_asked(), items })];
        parts.push(Part::Note(t.ulysses_form_pass_note()));
        if self.scene.is_alone() {
            return parts;
        }
        let mut further = vec![self.chip(&terms, t.ahead_when_asked(), String::new(), String::new())];
        further.extend(self.further(&terms));
        further.push(Part::Taps(vec![self.tap(Deed::Say, "", t.answer_say_this(), String::new())]));
        parts.extend(self.fold(t.fold_further(), further));
        parts
    }

    fn proposal(&self, places: PlaceSet) -> Vec<Part> {
        let t = self.scene.t;
        if places.is_empty() {
            return Vec::new();
        }
        let way = |place: Place| Way { id: self.button_id(place), label: self.place_row(place) };
        let tap = |place: Place| {
            let label = Label { color_name: String::new(), ..place_label(self.scene, place, String::new()) };
            Item::Tap(Tap { label, id: self.button_id(place), ..self.at(Deed::Propose, place) })
        };
        let has_goals = !self.own.goals.is_empty();
        let mut parts: Vec<Part> = has_goals.then(|| Part::Note(t.effect_beside())).into_iter().collect();
        parts.push(Part::Ways(places.iter().map(way).collect()));
        let terms = Terms::of(self.scene, Scope::Now);
        let contested = self.chip(&terms, t.chip_contested(), String::new(), String::new());
        parts.extend(self.chips(vec![contested, self.won()]));
        parts.push(Part::Bar(Bar { legend: t.ulysses_form_propose(), items: places.iter().map(tap).collect() }));
        parts.push(Part::Note(t.ulysses_form_propose_note()));
        if self.scene.is_alone() {
            return parts;
        }
        parts.extend(self.no_wind());
        let ways_on = self.ways_on(places);
        let further: Vec<Part> = ways_on.into_iter().chain(self.further(&terms)).collect();
        parts.extend(self.fold(t.fold_further(), further));
        parts
    }

    fn wind(&self, usable: Usable) -> Vec<Part> {
        let (t, view) = (self.scene.t, self.scene.view);
        let next = self.scene.teller().name(self.scene.next_seat(view.active));
        let why = if usable.any() {
            None
        } else if self.scene.view.wind_barred {
            Some(t.ulysses_refuse_limit_reached())
        } else {
            Some(format!("{} {}", t.ulysses_form_no_wind(), t.asked_all_the_same()))
        };
        let able = Means::ALL.into_iter().filter(|means| usable.contains(*means));
        let wind = able.map(|means| {
            let card = means.card(Card::Wind);
            let label = self.worded(t.ulysses_form_play(card_name(card)), String::new());
            Item::Tap(Tap { value: format!("wind.{}", card.letter()), label, class: "main", ..Tap::default() })
        });
        let mut items: Vec<Item> = wind.collect();
        let class = if items.is_empty() { "main" } else { "" };
        items.push(Item::Tap(self.tap(Deed::Rest, class, t.ulysses_form_rest(), t.ulysses_form_rest_note(next))));
        let mut parts = vec![Part::Bar(Bar { legend: t.ahead_wind_legend(), items })];
        parts.extend(why.map(Part::Note));
        parts.extend(usable.any().then(|| Part::Note(t.ulysses_form_wind_note())));
        parts
    }

    fn tap(&self, deed: Deed, class: &'static str, text: String, note: String) -> Tap {
        Tap { value: deed.name().to_owned(), label: self.worded(text, note), class, ..Tap::default() }
    }

    /// What is done with a place.
    fn at(&self, deed: Deed, place: Place) -> Tap {
        let value = format!("{}.{}", deed.name(), self.scene.board.id(place));
        let chosen = self.choice.chosen() == Some(deed) && self.is_chosen("place", self.scene.board.id(place));
        Tap { value, class: if chosen { "chosen" } else { "" }, ..Tap::default() }
    }

    fn worded(&self, text: String, note: String) -> Label {
        Label { text, note, ..Label::default() }
    }

    fn button_id(&self, place: Place) -> String {
        format!("go-{}", self.scene.board.id(place))
    }

    /// A place and what it would mean.
    fn place_row(&self, place: Place) -> Label {
        place_label(self.scene, place, effect::beside(self.scene, place))
    }

    /// Red or black: with which cards, what clearing a plague costs, and where.
    fn disc(&self, deed: Deed, title: String, range: &DiscRange) -> Panel {
        let t = self.scene.t;
        let frame = self.frame(&format!("{}-place", deed.name()), title, String::new(), Field::Place);
        let cards = if range.free.is_empty() { range.cards_clearing } else { range.cards };
        let mut parts = vec![self.votes(Heap::Votes, cards)];
        let row = |place: Place| Tap { label: self.place_row(place), ..self.at(deed, place) };
        let has_effects = !self.own.goals.is_empty() && !range.free.is_empty();
        parts.extend(has_effects.then(|| Part::Note(t.effect_beside())));
        parts.push(Part::Taps(range.free.iter().map(row).collect()));
        if !range.plagued.is_empty() {
            let played = suggest::votes(self.own.hand, range.cards_clearing.least);
            let paid = suggest::spare(suggest::without(self.own.hand, played), range.price);
            let pay = self.heap(Heap::Pay, t.ulysses_form_pay(range.price), paid);
            let cleared =
                |place: Place| Tap { label: place_label(self.scene, place, t.ahead_plagued()), ..self.at(deed, place) };
            let taps = Part::Taps(range.plagued.iter().map(cleared).collect());
            parts.push(Part::Box("clearing", vec![Part::Note(t.ulysses_form_clearing_price(range.price)), pay, taps]));
        }
        parts.retain(|part| !matches!(part, Part::Taps(taps) if taps.is_empty()));
        let wrong = !frame.problems.is_empty() || parts.iter().any(|part| !part.problems().is_empty());
        Panel { open: wrong || self.choice.chosen() == Some(deed), frame, parts }
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
