//! What a reader chose on the page: the fields of a query, kept as they came so that nothing typed is lost.

use url::form_urlencoded;

use crate::engine::ulysses::{Action, Board, Card, Cards, Marking, Means, Question};

/// More fields than any form has; what comes after them is not kept.
const FIELDS_MAX: usize = 24;
/// Longer than anything a form sends; a longer value is a fault and not shown again.
pub(super) const VALUE_BYTES_MAX: usize = 40;

/// Names of fields.
pub(super) const DEED: &str = "do";
pub(super) const PLACE: &str = "place";
pub(super) const GOAL: &str = "goal";
pub(super) const PILE: &str = "pile";
pub(super) const SIDE: &str = "side";
pub(super) const MEANS: &str = "with";

/// A form on the page: one for each kind of action, and two more for marking a place that must be cleared first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Pandora,
    Plague,
    Unplague,
    Exchange,
    Temple,
    Propose,
    Stay,
    Agree,
    Object,
    ObjectClearing,
    Support,
    Black,
    BlackClearing,
    Pass,
    Wind,
    Rest,
}

impl Deed {
    pub(super) const ALL: [Deed; 16] = [
        Deed::Pandora,
        Deed::Plague,
        Deed::Unplague,
        Deed::Exchange,
        Deed::Temple,
        Deed::Propose,
        Deed::Stay,
        Deed::Agree,
        Deed::Object,
        Deed::ObjectClearing,
        Deed::Support,
        Deed::Black,
        Deed::BlackClearing,
        Deed::Pass,
        Deed::Wind,
        Deed::Rest,
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Deed::Pandora => "pandora",
            Deed::Plague => "plague",
            Deed::Unplague => "unplague",
            Deed::Exchange => "exchange",
            Deed::Temple => "temple",
            Deed::Propose => "propose",
            Deed::Stay => "stay",
            Deed::Agree => "agree",
            Deed::Object => "object",
            Deed::ObjectClearing => "object-clear",
            Deed::Support => "support",
            Deed::Black => "black",
            Deed::BlackClearing => "black-clear",
            Deed::Pass => "pass",
            Deed::Wind => "wind",
            Deed::Rest => "rest",
        }
    }

    /// The question it answers.
    pub(super) fn question(self) -> Question {
        match self {
            Deed::Pandora
            | Deed::Plague
            | Deed::Unplague
            | Deed::Exchange
            | Deed::Temple
            | Deed::Propose
            | Deed::Stay => Question::Action,
            Deed::Agree | Deed::Object | Deed::ObjectClearing => Question::Asking,
            Deed::Support | Deed::Black | Deed::BlackClearing | Deed::Pass => Question::Discussion,
            Deed::Wind | Deed::Rest => Question::Wind,
        }
    }
}

/// A heap of cards that a form asks for, one number field for each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heap {
    /// Played for a side.
    Votes,
    /// The temple cards of a temple.
    Temples,
    /// Paid, of any kind.
    Pay,
}

impl Heap {
    pub(super) const ALL: [Heap; 3] = [Heap::Votes, Heap::Temples, Heap::Pay];

    pub(super) fn fits(self, card: Card) -> bool {
        match self {
            Heap::Votes => matches!(card, Card::Objection | Card::Zeus),
            Heap::Temples => matches!(card, Card::Temple | Card::Zeus),
            Heap::Pay => true,
        }
    }

    /// The name of the number field for a kind.
    pub(super) fn field(self, card: Card) -> String {
        let heap = match self {
            Heap::Votes => 'v',
            Heap::Temples => 't',
            Heap::Pay => 'p',
        };
        format!("{heap}{}", card.letter())
    }
}

/// The fields of a query as given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::web) struct Choice {
    fields: Vec<(String, String)>,
    pub(super) overflows: bool,
}

impl Choice {
    pub(in crate::web) fn read(pairs: &[(String, String)]) -> Self {
        Self { fields: pairs.iter().take(FIELDS_MAX).cloned().collect(), overflows: pairs.len() > FIELDS_MAX }
    }

    /// The choice that leads to this action: for links, and for the way back from its review.
    pub(in crate::web) fn of(action: &Action, board: &Board) -> Self {
        let mut choice = Self::default();
        let id = |place| board.id(place).to_owned();
        match *action {
            Action::Pandora(means) => choice.deed(Deed::Pandora).means(means, Card::Pandora),
            Action::Plague { place, means } => {
                choice.deed(Deed::Plague).put(PLACE, id(place)).means(means, Card::Plague)
            }
            Action::Unplague { place, cards } => {
                choice.deed(Deed::Unplague).put(PLACE, id(place)).heap(Heap::Pay, cards)
            }
            Action::Exchange { goal, pile, cards } => {
                let choice = choice.deed(Deed::Exchange).put(GOAL, id(goal)).put(PILE, pile.name().to_owned());
                choice.heap(Heap::Pay, cards)
            }
            Action::Temple { temples, others } => {
                choice.deed(Deed::Temple).heap(Heap::Temples, temples).heap(Heap::Pay, others)
            }
            Action::Propose(place) => choice.deed(Deed::Propose).put(PLACE, id(place)),
            Action::Stay => choice.deed(Deed::Stay),
            Action::Wind(means) => choice.deed(Deed::Wind).means(means, Card::Wind),
            Action::Rest => choice.deed(Deed::Rest),
            Action::Agree => choice.deed(Deed::Agree),
            Action::Object(red) => choice.marking([Deed::Object, Deed::ObjectClearing], red, id(red.place)),
            Action::Pass => choice.deed(Deed::Pass),
            Action::Support { side, cards } => {
                choice.deed(Deed::Support).put(SIDE, side.name().to_owned()).heap(Heap::Votes, cards)
            }
            Action::Black(black) => choice.marking([Deed::Black, Deed::BlackClearing], black, id(black.place)),
        };
        choice
    }

    /// The page again with all that was chosen.
    pub(in crate::web) fn way_back(&self, base: &str) -> String {
        if self.fields.is_empty() { base.to_owned() } else { format!("{base}?{}#ask", self.query()) }
    }

    /// The review of this choice; opening it changes nothing.
    #[cfg(test)]
    pub(in crate::web) fn review(&self, base: &str) -> String {
        format!("{base}/review?{}", self.query())
    }

    /// The fields as they are.
    pub(super) fn pairs(&self) -> &[(String, String)] {
        &self.fields
    }

    fn query(&self) -> String {
        form_urlencoded::Serializer::new(String::new()).extend_pairs(&self.fields).finish()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    pub(super) fn fields(&self) -> impl Iterator<Item = &str> {
        self.fields.iter().map(|(name, _)| name.as_str())
    }

    pub(super) fn values(&self, name: &str) -> impl Iterator<Item = &str> {
        self.fields.iter().filter(move |(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// What to show again in a field.
    pub(super) fn shown(&self, name: &str) -> Option<&str> {
        self.values(name).next().filter(|value| value.len() <= VALUE_BYTES_MAX)
    }

    /// Which form it came from, if that is clear.
    pub(super) fn chosen(&self) -> Option<Deed> {
        let mut names = self.values(DEED);
        let name = names.next().filter(|_| names.next().is_none())?;
        Deed::ALL.into_iter().find(|deed| deed.name() == name)
    }

    fn put(&mut self, name: &str, value: String) -> &mut Self {
        self.fields.push((name.to_owned(), value));
        self
    }

    fn deed(&mut self, deed: Deed) -> &mut Self {
        self.put(DEED, deed.name().to_owned())
    }

    fn means(&mut self, means: Means, card: Card) -> &mut Self {
        self.put(MEANS, means.card(card).letter().to_string())
    }

    fn heap(&mut self, heap: Heap, cards: Cards) -> &mut Self {
        for card in Card::ALL.into_iter().filter(|card| cards.count(*card) > 0) {
            self.put(&heap.field(card), cards.count(card).to_string());
        }
        self
    }

    fn marking(&mut self, [plain, clearing]: [Deed; 2], marking: Marking, id: String) -> &mut Self {
        let deed = if marking.clear.is_empty() { plain } else { clearing };
        self.deed(deed).put(PLACE, id).heap(Heap::Votes, marking.cards).heap(Heap::Pay, marking.clear)
    }
}
