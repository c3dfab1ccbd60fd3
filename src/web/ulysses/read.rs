//! From a choice to an action. Whatever the query holds, the answer is an action or a list of faults; what only the hand
//! can tell is left to the engine.

use super::choice::{Choice, DEED, Deed, GOAL, Heap, MEANS, PILE, PLACE};
use super::fault::{Fault, Faults, Field};
use crate::engine::ulysses::{
    Action, ActionRange, Board, Card, CardRange, Cards, Color, DiscRange, DiscussionRange, Illegal, Legal, Marking,
    Means, Place, PlaceSet, Question, Side, Usable,
};

impl Choice {
    /// The action chosen, within what is legal as far as places, prices and numbers go.
    pub(in crate::web) fn to_action(&self, legal: &Legal, board: &Board) -> Result<Action, Faults> {
        let Some(deed) = self.chosen() else {
            return Err(Faults(vec![(Field::Form, Fault::NoDeed)]));
        };
        if let Some(reason) = other_question(deed, legal) {
            return Err(Faults::refused(reason));
        }
        let mut reader = Reader { choice: self, board, faults: Vec::new() };
        reader.look_for_strays(deed);
        let action = deed.read(&mut reader, legal);
        match action {
            Some(action) if reader.faults.is_empty() => Ok(action),
            Some(_) => Err(Faults(reader.faults)),
            None if reader.faults.is_empty() => Err(Faults(vec![(Field::Form, Fault::NotOffered)])),
            None => Err(Faults(reader.faults)),
        }
    }
}

fn other_question(deed: Deed, legal: &Legal) -> Option<Illegal> {
    let open = match legal {
        Legal::Nothing => return Some(Illegal::NotAsked),
        Legal::Action(_) => Question::Action,
        Legal::Asking(_) => Question::Asking,
        Legal::Discussion(_) => Question::Discussion,
        Legal::Wind(_) => Question::Wind,
    };
    (deed.question() != Some(open)).then_some(Illegal::OtherQuestion(open))
}

/// Reads the fields of a form one by one, and gathers what is wrong with them.
pub(super) struct Reader<'a> {
    choice: &'a Choice,
    board: &'a Board,
    faults: Vec<(Field, Fault)>,
}

impl Reader<'_> {
    pub(super) fn pandora(&mut self, range: &ActionRange) -> Option<Action> {
        self.means(range.pandora, Card::Pandora).map(Action::Pandora)
    }

    pub(super) fn plague(&mut self, range: &ActionRange) -> Option<Action> {
        let place = self.place(range.plague_places);
        let means = self.means(range.plague, Card::Plague);
        Some(Action::Plague { place: place?, means: means? })
    }

    pub(super) fn unplague(&mut self, range: &ActionRange) -> Option<Action> {
        let place = self.place(range.unplague);
        let cards = self.price(range.price);
        Some(Action::Unplague { place: place?, cards: cards? })
    }

    pub(super) fn exchange(&mut self, range: &ActionRange) -> Option<Action> {
        let goal = self.choose(GOAL, Field::Goal, |reader, id| reader.site(id, range.exchange_goals));
        let pile = self.choose(PILE, Field::Pile, |_, name| Color::named(name));
        let cards = self.price(range.price);
        let (goal, pile, cards) = (goal?, pile?, cards?);
        if !range.may_draw(self.board.color(goal), pile) {
            self.faults.push((Field::Pile, Fault::NotOffered));
        }
        Some(Action::Exchange { goal, pile, cards })
    }

    pub(super) fn temple(&mut self, range: &ActionRange) -> Option<Action> {
        if !range.temple {
            return None;
        }
        let temples = self.heap(Heap::Temples, |cards| exactly(cards, range.price, temple_cards));
        let others = self.heap(Heap::Pay, |cards| exactly(cards, range.price, further_cards));
        Some(Action::Temple { temples: temples?, others: others? })
    }

    pub(super) fn propose(&mut self, range: &ActionRange) -> Option<Action> {
        self.place(range.propose).map(Action::Propose)
    }

    pub(super) fn support(&mut self, side: Side, range: &DiscussionRange) -> Option<Action> {
        let range = range.support(side)?;
        self.votes(Heap::For(side), range).map(|cards| Action::Support { side, cards })
    }

    pub(super) fn wind(&mut self, usable: Usable) -> Option<Action> {
        self.means(usable, Card::Wind).map(Action::Wind)
    }

    /// Red or black; on a plagued place what is paid counts too, elsewhere its fields say nothing.
    pub(super) fn marking(&mut self, range: &DiscRange) -> Option<Marking> {
        let place = self.place(range.free.union(range.plagued));
        let clears = place.is_some_and(|place| range.plagued.contains(place));
        let cards = self.votes(Heap::Votes, if clears { range.cards_clearing } else { range.cards });
        let clear = if clears { self.price(range.price) } else { Some(Cards::NONE) };
        Some(Marking { place: place?, cards: cards?, clear: clear? })
    }

    fn place(&mut self, offered: PlaceSet) -> Option<Place> {
        self.choose(PLACE, Field::Place, |reader, id| reader.site(id, offered))
    }

    fn site(&self, id: &str, offered: PlaceSet) -> Option<Place> {
        self.board.place(id).filter(|place| offered.contains(*place))
    }

    fn means(&mut self, usable: Usable, card: Card) -> Option<Means> {
        let named = |name: &str| Means::ALL.into_iter().find(|means| name.chars().eq([means.card(card).letter()]));
        self.choose(MEANS, Field::Form, |_, name| named(name).filter(|means| usable.contains(*means)))
    }

    fn price(&mut self, needed: u8) -> Option<Cards> {
        self.heap(Heap::Pay, |cards| exactly(cards, needed, price))
    }

    fn votes(&mut self, heap: Heap, range: CardRange) -> Option<Cards> {
        self.heap(heap, |cards| match cards.total() {
            total if total < range.least => Some(Fault::Illegal(Illegal::TooFew { needed: range.least })),
            total if total > range.most => Some(Fault::Most(range.most)),
            _ => None,
        })
    }

    /// A field that must be there once, with a value that means something.
    fn choose<T>(&mut self, name: &str, field: Field, read: impl FnOnce(&Self, &str) -> Option<T>) -> Option<T> {
        let mut values = self.choice.values(name);
        let value = values.next().filter(|value| !value.is_empty());
        let fault = match (value, values.next()) {
            (_, Some(_)) => Fault::Twice,
            (None, None) => Fault::Missing,
            (Some(value), None) => match read(self, value) {
                Some(read) => return Some(read),
                None => Fault::NotOffered,
            },
        };
        self.faults.push((field, fault));
        None
    }

    /// The cards of a heap; a field that is missing or empty is none of the kind.
    fn heap(&mut self, heap: Heap, check: impl FnOnce(Cards) -> Option<Fault>) -> Option<Cards> {
        let faults_before = self.faults.len();
        let mut cards = Cards::NONE;
        for card in Card::ALL.into_iter().filter(|card| heap.fits(*card)) {
            let name = heap.field(card);
            let mut values = self.choice.values(&name);
            match (values.next(), values.next()) {
                (None, _) => {}
                (Some(_), Some(_)) => self.faults.push((Field::Heap(heap), Fault::Twice)),
                (Some(value), None) => match count(value, card) {
                    Some(count) => cards += Cards::of(card, count),
                    None => self.faults.push((Field::Heap(heap), Fault::NotACount(card))),
                },
            }
        }
        if self.faults.len() > faults_before {
            return None;
        }
        match check(cards) {
            None => Some(cards),
            Some(fault) => {
                self.faults.push((Field::Heap(heap), fault));
                None
            }
        }
    }

    /// Fields the form does not have, once however many there are: whoever sends them did not use it.
    fn look_for_strays(&mut self, deed: Deed) {
        let choice = self.choice;
        // The sheet has fields of other answers beside; which those are it knows itself.
        let strays = !deed.is_on_sheet() && choice.fields().any(|name| !belongs(name, deed));
        if choice.is_too_much() || strays {
            self.faults.push((Field::Form, Fault::Stray));
        }
    }
}

fn belongs(name: &str, deed: Deed) -> bool {
    let shows = |field: Field| deed.fields().contains(&field);
    let names =
        |heap: Heap| Card::ALL.into_iter().filter(move |card| heap.fits(*card)).map(move |card| heap.field(card));
    let heap = |heap: &Heap| shows(Field::Heap(*heap)) && names(*heap).any(|field| field == name);
    match name {
        DEED => true,
        PLACE => shows(Field::Place),
        GOAL => shows(Field::Goal),
        PILE => shows(Field::Pile),
        MEANS => deed.has_means(),
        _ => Heap::ALL.iter().any(heap),
    }
}

/// A number of cards of the kind; nothing typed is none.
fn count(value: &str, card: Card) -> Option<u8> {
    let digits = value.trim();
    if !digits.chars().all(|digit| digit.is_ascii_digit()) {
        return None; // «+1» is a number for the library.
    }
    let count = if digits.is_empty() { 0 } else { digits.parse().ok()? };
    (count <= card.supply()).then_some(count)
}

fn exactly(cards: Cards, needed: u8, otherwise: fn(u8) -> Illegal) -> Option<Fault> {
    (cards.total() != needed).then(|| Fault::Illegal(otherwise(needed)))
}

fn price(needed: u8) -> Illegal {
    Illegal::Price { needed }
}

fn temple_cards(needed: u8) -> Illegal {
    Illegal::TempleCards { needed }
}

fn further_cards(needed: u8) -> Illegal {
    Illegal::FurtherCards { needed }
}
