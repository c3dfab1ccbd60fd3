//! *Ulysses* by Andrea Angiolino and Pier Giorgio Paglia: one ship, secret goals, and the players decide together where
//! it sails. The rules with their ids (`U-…`, `S-…`, `D-…`) are in `docs/`; this module is their state and the way in.

mod action;
mod board;
mod cards;
mod counts;
mod event;
#[doc(hidden)]
pub mod fixture;
mod illegal;
mod legal;
mod notation;
mod options;
mod phase;
mod place;
mod refusal;
mod ruleset;
#[doc(hidden)]
pub mod sample;
mod score;
mod setup;
mod snapshot;
mod swap;
#[cfg(test)]
mod tests;
mod view;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

pub use action::{Action, Marking, Means, Side};
pub use board::{Board, BoardError, PLACES_PER_COLOR, Site};
pub use cards::{Card, CardPile, Cards, CardsExpected, Deck, Draw, NotCards};
pub use event::{Event, NotAnEvent, Reason};
pub use illegal::{Illegal, Question};
pub use legal::{ActionRange, CardRange, DiscRange, DiscussionRange, Legal, Usable};
pub use notation::Expected;
pub use options::NotOptions;
pub use place::{Color, PLACES, Place, PlaceSet};
pub use ruleset::{Options, Ruleset, TurnLimit, TurnLimitOutOfBounds, UnknownRuleset};
pub use snapshot::SnapshotError;
pub use view::{Own, PlayerView, Secrets, SideView, View};

use super::{Deal, DealKey, Eye, Game, LessonDeal, List, Misread, Outcome, PerSeat, Seat, SeatSet, Setup, SetupError};
use phase::Phase;

/// Spare temples before anyone has one (U-COMP-5).
pub const TEMPLES: u8 = 23;
/// Plague discs (U-COMP-5).
pub const PLAGUES: u8 = 6;
/// Goals that win the game (U-END-1).
pub const GOALS: u8 = 4;

/// The turns before this one that a table's page tells.
pub const TURNS_TOLD: usize = 3;
/// The earlier places of the ship that a chart shows.
pub const WAKE: usize = 8;

/// A game of Ulysses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Ulysses {
    ruleset: Ruleset,
    options: Options,
    /// The source of later reshuffles; no view shows it.
    key: DealKey,
    next_shuffle: u32,
    /// Counted from 1, for the turn limit (S-87).
    turn: u16,
    /// Winds that count as turns for the limit (S-87): none but in `ulysses-cs/1`, and none once the game is over.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    winds: u16,
    /// Of this turn, counted from 1.
    movement: u32,
    active: Seat,
    phase: Phase,
    ship: Place,
    plagues: PlaceSet,
    pandora_used: bool,
    exchange_used: bool,
    deck: Deck,
    discard: Cards,
    /// The goal piles in the order of the colors, tops last.
    piles: [GoalPile; 4],
    players: PerSeat<Player>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
fn is_none_yet(winds: &u16) -> bool {
    *winds == 0
}

type GoalPile = List<Place, PLACES_PER_COLOR>;

/// What a player has in hand and before him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Player {
    hand: Cards,
    temples: u8,
    hidden: PlaceSet,
    /// In the order in which they were reached.
    revealed: List<Place, { GOALS as usize }>,
    /// All goals he ever put under a pile: he alone knows (S-89).
    given_back: PlaceSet,
}

impl Ulysses {
    pub fn board(&self) -> &'static Board {
        self.options.board
    }

    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    pub fn options(&self) -> Options {
        self.options
    }

    /// Temples nobody has (U-SETUP-5).
    fn temple_stock(&self) -> u8 {
        TEMPLES - self.players.iter().map(|player| player.temples).sum::<u8>()
    }

    /// Neighbors of the ship place without plague: where a disc may be put.
    fn free_neighbors(&self) -> PlaceSet {
        self.board().neighbors(self.ship).without(self.plagues)
    }

    /// Whether the turn limit is reached, so that the game ends at the next hand-over (S-87).
    fn limit_is_reached(&self) -> bool {
        self.turn.saturating_add(self.winds) >= self.options.turn_limit.turns()
    }

    /// S-87: no wind is played in a last turn that winds would count against.
    fn is_wind_barred(&self) -> bool {
        self.ruleset.wind_counts_as_turn() && self.limit_is_reached()
    }

    fn check_in_hand(&self, seat: Seat, cards: Cards) -> Result<(), Illegal> {
        let hand = self.players[seat].hand;
        match hand.lacking(cards) {
            None => Ok(()),
            Some(card) => Err(Illegal::NotInHand { card, held: hand.count(card) }),
        }
    }

    /// Checks a cost of «as many cards as you have temples»: exactly that many, of any kind (U-ACT-4, S-84).
    fn check_price(&self, seat: Seat, cards: Cards) -> Result<(), Illegal> {
        let needed = self.players[seat].temples;
        if cards.total() == needed { Ok(()) } else { Err(Illegal::Price { needed }) }
    }

    /// Cards from a hand to the discard.
    fn pay(&mut self, seat: Seat, cards: Cards, events: &mut Vec<Event>) {
        self.players[seat].hand -= cards;
        self.discard += cards;
        events.push(Event::Discarded { seat, cards });
    }
}

impl Game for Ulysses {
    const NAME: &'static str = "ulysses";
    const TITLE: &'static str = "Ulysses";
    const SEATS: RangeInclusive<u8> = 3..=5; // U-COMP-1
    const SEATS_USUAL: u8 = 4;
    const TOGETHER: bool = false;
    const LESSON: Option<LessonDeal> = Some(LessonDeal { seats: 3, number: 120 });

    type Ruleset = Ruleset;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type NotAnEvent = NotAnEvent;
    type Illegal = Illegal;
    type Expected = Expected;
    type View = View;
    type Legal = Legal;

    fn setup(deal: &Deal<Self>) -> Result<Setup<Self>, SetupError> {
        setup::setup(deal)
    }

    fn seats(&self) -> u8 {
        self.players.count()
    }

    fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Action | Phase::Wind => SeatSet::only(self.active),
            Phase::Asking(asking) => SeatSet::only(asking.asked),
            Phase::Discussion(discussion) => SeatSet::only(discussion.asked),
            Phase::Over(_) => SeatSet::NONE,
        }
    }

    fn may_answer(&self) -> SeatSet {
        match self.phase {
            Phase::Asking(asking) => asking.yet_to_answer(self),
            Phase::Discussion(discussion) => discussion.still_in,
            Phase::Action | Phase::Wind | Phase::Over(_) => self.to_act(),
        }
    }

    fn silence(&self, seat: Seat) -> Option<Action> {
        if !self.may_answer().contains(seat) {
            return None;
        }
        match self.phase {
            Phase::Action => self.free_neighbors().is_empty().then_some(Action::Stay),
            Phase::Asking(_) => Some(Action::Agree),
            Phase::Discussion(_) => Some(Action::Pass),
            Phase::Wind => Some(Action::Rest),
            Phase::Over(_) => None,
        }
    }

    fn plays_cards(action: &Action) -> bool {
        match action {
            Action::Propose(_) | Action::Stay | Action::Rest | Action::Agree | Action::Pass => false,
            Action::Pandora(_)
            | Action::Plague { .. }
            | Action::Unplague { .. }
            | Action::Exchange { .. }
            | Action::Temple { .. }
            | Action::Wind(_)
            | Action::Object(_)
            | Action::Support { .. }
            | Action::Black(_) => true,
        }
    }

    fn legal(&self, seat: Seat) -> Legal {
        if !self.may_answer().contains(seat) {
            return Legal::Nothing;
        }
        match self.phase {
            Phase::Action => Legal::Action(phase::action::legal(self)),
            Phase::Asking(asking) => Legal::Asking(phase::asking::legal(self, &asking, seat)),
            Phase::Discussion(discussion) => Legal::Discussion(phase::discussion::legal(self, &discussion, seat)),
            Phase::Wind => Legal::Wind(phase::wind::legal(self)),
            Phase::Over(_) => Legal::Nothing,
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
        if !self.to_act().contains(seat) {
            return Err(self.why_not_asked(seat));
        }
        match self.phase {
            Phase::Action => phase::action::apply(self, action, events),
            Phase::Asking(asking) => phase::asking::apply(self, asking, action, events),
            Phase::Discussion(discussion) => phase::discussion::apply(self, discussion, action, events),
            Phase::Wind => phase::wind::apply(self, action, events),
            Phase::Over(_) => Err(Illegal::Over),
        }
    }

    fn view(&self, eye: Eye) -> View {
        view::view(self, eye)
    }

    fn seen(event: &Event, eye: Eye) -> Option<Event> {
        Some(event.seen_by(eye))
    }

    fn is_all_told(events: &mut dyn Iterator<Item = &Event>) -> bool {
        let (mut turns, mut moves) = (0, 0);
        for event in events {
            if let Event::TurnBegan { .. } = event {
                turns += 1;
            } else if let Event::ShipMoved { .. } = event {
                moves += 1;
            }
        }
        // The entry with which a turn begins ends the one before, so that it takes one more.
        turns > TURNS_TOLD && moves >= WAKE
    }

    fn write_event(&self, event: &Event) -> String {
        serde_json::to_string(&event.clone().named(self.board())).expect("an event has only string keys")
    }

    fn read_event(&self, text: &str) -> Result<Event, NotAnEvent> {
        let event: Event<String> = serde_json::from_str(text).map_err(NotAnEvent::Json)?;
        event.resolved(self.board())
    }

    fn write_counts(&self) -> String {
        serde_json::to_string(&counts::counts(self)).expect("counts have only string keys")
    }

    fn outcome(&self) -> Outcome {
        match self.phase {
            Phase::Over(outcome) => outcome,
            Phase::Action | Phase::Asking(_) | Phase::Discussion(_) | Phase::Wind => Outcome::Running,
        }
    }

    fn write(&self, action: &Action) -> String {
        action.written(self.board()).to_string()
    }

    fn write_public(&self, action: &Action) -> String {
        action.written_public(self.board()).to_string()
    }

    fn read(&self, text: &str) -> Result<Action, Misread<Expected>> {
        Action::read(text, self.board())
    }

    fn other_world(&self, eye: Eye, key: &DealKey) -> Self {
        swap::other_world(self, eye, key)
    }

    fn veiled(&self, seat: Seat) -> Self {
        swap::veiled(self, seat)
    }
}

impl Ulysses {
    fn why_not_asked(&self, seat: Seat) -> Illegal {
        match self.phase {
            Phase::Over(_) => Illegal::Over,
            Phase::Discussion(discussion) if discussion.is_out(seat, self.seats()) => Illegal::Out,
            Phase::Action | Phase::Asking(_) | Phase::Discussion(_) | Phase::Wind => Illegal::NotAsked,
        }
    }
}
