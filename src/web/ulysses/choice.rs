//! What a reader chose on the page: the fields of a query, kept as they came so that nothing typed is lost.

use url::form_urlencoded;

use super::tap;
use crate::engine::ulysses::{Action, Board, Card, Cards, Marking, Means, Side};
use crate::web::token;

/// More fields than any form has; what comes after them is not kept.
const FIELDS_MAX: usize = 160;
/// Longer than anything a form sends; a longer value is a fault and not shown again.
pub(super) const VALUE_BYTES_MAX: usize = 40;

/// Names of fields.
pub(super) const DEED: &str = "do";
pub(super) const PLACE: &str = "place";
pub(super) const GOAL: &str = "goal";
pub(super) const PILE: &str = "pile";
pub(super) const MEANS: &str = "with";

/// What a form does: one for each kind of action, and those that only say something ahead. What is known of each stands in
/// `deed`.
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
    /// «Ask me in my turn.»
    AskMe,
    Support(Side),
    Black,
    Pass,
    /// What shall be said in this discussion, whenever it comes to that.
    Say,
    Wind,
    Rest,
    /// Only about the next movement.
    Ahead,
    /// Takes back what lies in the envelope.
    Withdraw,
}

/// A heap of cards that a form asks for, one number field for each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heap {
    /// Played for the side whose disc is placed with them.
    Votes,
    /// Played for a side on the board.
    For(Side),
    /// The temple cards of a temple.
    Temples,
    /// Paid, of any kind.
    Pay,
}

impl Heap {
    pub(super) const ALL: [Heap; 6] =
        [Heap::Votes, Heap::For(Side::Blue), Heap::For(Side::Red), Heap::For(Side::Black), Heap::Temples, Heap::Pay];

    pub(super) fn fits(self, card: Card) -> bool {
        match self {
            Heap::Votes | Heap::For(_) => matches!(card, Card::Objection | Card::Zeus),
            Heap::Temples => matches!(card, Card::Temple | Card::Zeus),
            Heap::Pay => true,
        }
    }

    /// The name of the number field for a kind.
    pub(super) fn field(self, card: Card) -> String {
        let heap = match self {
            Heap::Votes => 'v',
            Heap::For(Side::Blue) => 'b',
            Heap::For(Side::Red) => 'r',
            Heap::For(Side::Black) => 'k',
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
        let fields = tap::spread(pairs.iter().take(FIELDS_MAX).cloned().collect());
        Self { fields, overflows: pairs.len() > FIELDS_MAX }
    }

    /// As a link says it: signs after the last value do not belong to it.
    pub(in crate::web) fn of_link(pairs: &[(String, String)]) -> Self {
        let mut pairs = pairs.to_vec();
        if let Some((_, last)) = pairs.last_mut() {
            last.truncate(token::cut(last).len());
        }
        Self::read(&pairs)
    }

    /// As `query` wrote it.
    pub(in crate::web) fn of_query(query: &str) -> Self {
        Self::read(&form_urlencoded::parse(query.as_bytes()).into_owned().collect::<Vec<_>>())
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
            Action::Object(red) => choice.marking(Deed::Object, red, id(red.place)),
            Action::Pass => choice.deed(Deed::Pass),
            Action::Support { side, cards } => choice.deed(Deed::Support(side)).heap(Heap::For(side), cards),
            Action::Black(black) => choice.marking(Deed::Black, black, id(black.place)),
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

    /// All of it in one text.
    pub(in crate::web) fn query(&self) -> String {
        form_urlencoded::Serializer::new(String::new()).extend_pairs(&self.fields).finish()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    /// Whether it answers no question.
    pub(in crate::web) fn is_ahead(&self) -> bool {
        self.chosen() == Some(Deed::Ahead)
    }

    /// More, or longer, than any form sends.
    pub(super) fn is_too_much(&self) -> bool {
        self.overflows || self.fields.iter().any(|(_, value)| value.len() > VALUE_BYTES_MAX)
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

    pub(super) fn put(&mut self, name: &str, value: String) -> &mut Self {
        self.fields.push((name.to_owned(), value));
        self
    }

    pub(super) fn deed(&mut self, deed: Deed) -> &mut Self {
        self.put(DEED, deed.name().to_owned())
    }

    fn means(&mut self, means: Means, card: Card) -> &mut Self {
        self.put(MEANS, means.card(card).letter().to_string())
    }

    pub(super) fn heap(&mut self, heap: Heap, cards: Cards) -> &mut Self {
        for card in Card::ALL.into_iter().filter(|card| cards.count(*card) > 0) {
            self.put(&heap.field(card), cards.count(card).to_string());
        }
        self
    }

    fn marking(&mut self, deed: Deed, marking: Marking, id: String) -> &mut Self {
        self.deed(deed).put(PLACE, id).heap(Heap::Votes, marking.cards).heap(Heap::Pay, marking.clear)
    }
}
