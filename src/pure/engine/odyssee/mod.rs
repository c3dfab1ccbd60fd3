//! *Odyssee* by Hartmut Witt: two to six ships on a sea of hexes, storms, islands, cards, bargaining and battles, and home to
//! Ithaca. The rules with their ids (`O-…`, `G-…`) are in `docs/`; this module is their state and the way in.

mod action;
mod board;
mod cards;
mod counts;
mod dice;
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
mod set;
mod setup;
mod silence;
mod snapshot;
mod swap;
#[cfg(test)]
mod tests;
mod view;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

pub use action::{Action, Arrow, Exchange, Price, Terms};
pub use board::{Board, BoardError, ROLL_MAX};
pub use cards::{CARDS, Card, CardSet, Hand, Held, Step, Tale};
pub use dice::{favor_stream, sail_stream};
pub use event::{Cause, Event, Face, NotAnEvent, Reason};
pub use illegal::{Illegal, Party, Question};
pub use legal::{ArrowRange, BidRange, DealRange, GiveRange, Legal, Refused, TermsRange};
pub use notation::Expected;
pub use options::NotOptions;
pub use phase::storm::{drive, wind_at};
pub use place::{Direction, HEXES_MAX, Hex, HexSet, ISLES, Isle, IsleSet, Site, Stop};
pub use ruleset::{BattleBy, Options, RoundLimit, RoundLimitOutOfBounds, Ruleset, UnknownRuleset};
pub use set::{Numbered, Set};
pub use snapshot::SnapshotError;
pub use view::{BattleView, IsleView, LandingView, MeetingView, Own, PlayerView, RimCard, Secrets, SpokenView, View};

use super::{Deal, DealKey, Eye, Game, LessonDeal, Misread, Outcome, PerSeat, Seat, SeatSet, Setup, SetupError};
use phase::{Landing, Phase};

/// All gifts there are (O-COMP-1).
pub const GIFTS: u8 = 24;
/// What everyone begins with, and is filled up to after a loss (O-SETUP-4, O-LOSS-2).
pub const GIFTS_AT_START: u8 = 3;
/// Chips of one color (O-COMP-1).
pub const CHIPS: u8 = 10;
/// Heroes of a ship (G-01).
pub const CREW: u8 = 4;
/// The hunger stone that dooms a crew (O-HUNG-2).
pub const STONES_MAX: u8 = 3;
/// The turns for which Aeolus favors a visitor (O-SPEC-2).
pub const FAVOR: u8 = 3;

/// The turns before this one that a table's page tells.
pub const TURNS_TOLD: usize = 6;

/// A game of Odyssee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Odyssee {
    ruleset: Ruleset,
    options: Options,
    /// The source of all rolls; no view shows it.
    key: DealKey,
    /// Counted from 1, for the round limit (G-39).
    round: u16,
    /// Counted from 1.
    turn: u16,
    active: Seat,
    phase: Phase,
    /// Whose ship has changed its hex in this turn (G-44).
    moved: SeatSet,
    /// The card at the rim field of each island.
    rim: [Option<Card>; ISLES],
    /// Where that card lies open (G-16).
    open: IsleSet,
    /// Whose chip lies on each island.
    owners: [Option<Seat>; ISLES],
    /// Whose chips lie on each rim field (O-LAND-6).
    rim_chips: [SeatSet; ISLES],
    /// Cards of players who have left (G-40).
    gone: CardSet,
    players: PerSeat<Player>,
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Player {
    /// None once he has left (G-40).
    ship: Option<Hex>,
    crew: u8,
    gifts: u8,
    /// In hand.
    chips: u8,
    /// Hunger stones.
    hunger: u8,
    /// Own turns that end before the crew starves, the present one included; 0 if it does not (G-22).
    doom: u8,
    /// Whether the next turn is skipped (O-TURN-3).
    skips: bool,
    /// Whether a landing is due in the next turn (O-TURN-4).
    lands: bool,
    /// Further turns in which the arrow is free (G-20).
    favor: u8,
    /// Face-down cards of the rim that he has seen (O-CARD-14).
    looked: IsleSet,
    /// The one held longest first.
    cards: Hand,
    /// Rolls made with the sail die and with the favour die.
    sail_rolls: u32,
    favor_rolls: u32,
}

impl Player {
    /// O-WIN-1, G-33.
    fn is_entitled(&self) -> bool {
        self.chips <= self.cards.count()
    }

    fn held(&self) -> CardSet {
        self.cards.iter().copied().collect()
    }

    /// Takes a card out of the hand; the others keep their order.
    fn drop_card(&mut self, card: Card) {
        self.cards = self.cards.iter().copied().filter(|other| *other != card).collect();
    }
}

impl Odyssee {
    pub fn board(&self) -> &'static Board {
        self.options.board
    }

    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    pub fn options(&self) -> Options {
        self.options
    }

    /// Gifts that nobody has (O-SETUP-4).
    fn stock(&self) -> u8 {
        GIFTS - self.players.iter().map(|player| player.gifts).sum::<u8>()
    }

    fn site_of(&self, seat: Seat) -> Option<Site> {
        self.players[seat].ship.map(|hex| self.board().site(hex))
    }

    /// What is asked; nothing once the game is over.
    fn question(&self) -> Option<Question> {
        match self.phase {
            Phase::Turn { .. } => Some(Question::Turn),
            Phase::Sail { .. } => Some(Question::Sail),
            Phase::Landing(landing) => Some(landing.question()),
            Phase::Card(task) => Some(task.question()),
            Phase::Meeting(meeting) => Some(meeting.question()),
            Phase::Battle(battle) => Some(battle.question()),
            Phase::Over(_) => None,
        }
    }
}

impl Game for Odyssee {
    const NAME: &'static str = "odyssee";
    const TITLE: &'static str = "Odyssee";
    const SEATS: RangeInclusive<u8> = 2..=6; // O-SETUP-1
    const SEATS_USUAL: u8 = 4;
    const TOGETHER: bool = false;
    const LESSON: Option<LessonDeal> = Some(LessonDeal { seats: 3, number: 1644 });

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
            Phase::Turn { .. } | Phase::Sail { .. } | Phase::Card(_) => SeatSet::only(self.active),
            Phase::Landing(landing) => SeatSet::only(landing.asked(self)),
            Phase::Meeting(meeting) => SeatSet::only(meeting.asked()),
            Phase::Battle(battle) => SeatSet::only(battle.asked()),
            Phase::Over(_) => SeatSet::NONE,
        }
    }

    /// Besides whoever is asked: the owner of an island while the newcomer thinks about a bid, and the other of two who meet
    /// or fight while the first of them has the word.
    fn may_answer(&self) -> SeatSet {
        let mut seats = self.to_act();
        match self.phase {
            Phase::Landing(Landing::Newcomer) => seats.insert(self.landing_owner()),
            Phase::Meeting(meeting) if !meeting.second_speaks && meeting.proposal.is_none() => {
                seats.insert(meeting.second);
            }
            Phase::Battle(battle) if !battle.winner_speaks && battle.offer.is_none() => seats.insert(battle.listener()),
            Phase::Turn { .. }
            | Phase::Sail { .. }
            | Phase::Landing(_)
            | Phase::Card(_)
            | Phase::Meeting(_)
            | Phase::Battle(_)
            | Phase::Over(_) => {}
        }
        seats
    }

    fn silence(&self, seat: Seat) -> Option<Action> {
        silence::silence(self, seat)
    }

    /// Whatever spends or hands over more than the rules demand.
    fn plays_cards(action: &Action) -> bool {
        match action {
            Action::Arrow(_)
            | Action::Bid(_)
            | Action::Take
            | Action::Ask { .. }
            | Action::Accept
            | Action::Demand(_)
            | Action::Trade(_)
            | Action::Offer(_) => true,
            Action::Die
            | Action::Sail(_)
            | Action::Stay
            | Action::Land
            | Action::Give(_)
            | Action::Refuse
            | Action::Calm
            | Action::Feast
            | Action::Graze
            | Action::Hero
            | Action::Gifts
            | Action::Look(_)
            | Action::Peace
            | Action::Fight
            | Action::On => false,
        }
    }

    fn legal(&self, seat: Seat) -> Legal {
        if !self.may_answer().contains(seat) {
            return Legal::Nothing;
        }
        match self.phase {
            Phase::Turn { free } => Legal::Turn(phase::turn::legal(self, free)),
            Phase::Sail { roll } => Legal::Sail { roll, ends: phase::sail::ends(self, roll) },
            Phase::Landing(landing) => phase::landing::legal(self, landing, seat),
            Phase::Card(task) => phase::card::legal(self, task),
            Phase::Meeting(meeting) => phase::meeting::legal(self, meeting, seat),
            Phase::Battle(battle) => phase::battle::legal(self, battle, seat),
            Phase::Over(_) => Legal::Nothing,
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
        if let Phase::Over(_) = self.phase {
            return Err(Illegal::Over);
        }
        if !self.to_act().contains(seat) {
            return Err(Illegal::NotAsked);
        }
        match self.phase {
            Phase::Turn { free } => phase::turn::apply(self, free, action, events),
            Phase::Sail { roll } => phase::sail::apply(self, roll, action, events),
            Phase::Landing(landing) => phase::landing::apply(self, landing, action, events),
            Phase::Card(task) => phase::card::apply(self, task, action, events),
            Phase::Meeting(meeting) => phase::meeting::apply(self, meeting, action, events),
            Phase::Battle(battle) => phase::battle::apply(self, battle, action, events),
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
        // The entry with which a turn begins ends the one before, so that it takes one more.
        events.filter(|event| matches!(event, Event::TurnBegan { .. })).count() > TURNS_TOLD
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
        if let Phase::Over(outcome) = self.phase { outcome } else { Outcome::Running }
    }

    fn write(&self, action: &Action) -> String {
        action.written(self.board()).to_string()
    }

    /// Nothing in an action is secret (O-INFO-1): of a look everyone knows where, not what.
    fn write_public(&self, action: &Action) -> String {
        self.write(action)
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
