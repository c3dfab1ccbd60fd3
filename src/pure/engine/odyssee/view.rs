//! What an eye may know (4.11), and the only place where that is decided. A view lists what is shown: a new field of the state
//! is hidden until someone adds it here.

use serde::Serialize;

use super::action::{Exchange, Price, Terms};
use super::phase::{Landing, Phase, Proposal};
use super::set::Numbered as _;
use super::{
    Card, Eye, Hand, Hex, ISLES, Isle, IsleSet, Odyssee, Options, Outcome, PerSeat, Question, Ruleset, Seat, SeatSet,
};
use crate::engine::Game as _;

/// The game as an eye sees it. Hexes are written as their numbers on the board that the options name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub ruleset: Ruleset,
    pub options: Options,
    pub round: u16,
    pub turn: u16,
    pub active: Seat,
    /// None once the game is over.
    pub question: Option<Question>,
    pub to_act: SeatSet,
    pub may_answer: SeatSet,
    pub outcome: Outcome,

    /// Gifts that nobody has.
    pub stock: u8,
    pub players: PerSeat<PlayerView>,
    /// Islands 1 to 15.
    pub isles: [IsleView; ISLES],
    /// Whose ship has changed its hex in this turn.
    pub moved: SeatSet,

    /// Whether the arrow is free in the turn that begins.
    pub free_arrow: bool,
    /// What the sail die showed, while a place to sail to is asked for.
    pub roll: Option<u8>,
    /// The bargaining over a landing of the active player.
    pub landing: Option<LandingView>,
    /// The landing card that asks for a choice.
    pub card: Option<Card>,
    pub meeting: Option<MeetingView>,
    pub battle: Option<BattleView>,

    /// What only the looking seat knows.
    pub own: Option<Own>,
    /// Everything, for the archive.
    pub secrets: Option<Box<Secrets>>,
}

/// What is open about a player: everything but what he saw of the rim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// None once he has left.
    pub ship: Option<Hex>,
    pub crew: u8,
    pub gifts: u8,
    /// In hand.
    pub chips: u8,
    /// The one held longest first.
    pub cards: Hand,
    pub hunger: u8,
    /// Own turns that end before the crew starves, the present one included; 0 if it does not.
    pub doom: u8,
    /// Whether the next turn is skipped.
    pub skips: bool,
    /// Whether a landing is due in the next turn.
    pub lands: bool,
    /// Further turns in which the arrow is free.
    #[serde(rename = "favour")]
    pub favor: u8,
    /// May enter Ithaca.
    pub entitled: bool,
    /// Whose face-down rim cards he has looked at.
    pub looked: IsleSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct IsleView {
    pub owner: Option<Seat>,
    pub rim_chips: SeatSet,
    pub card: RimCard,
}

/// What lies on a rim field, for everybody's eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RimCard {
    None,
    FaceDown,
    Open(Card),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LandingView {
    pub isle: Isle,
    pub owner: Seat,
    /// What the newcomer bids.
    pub bid: Option<Price>,
    /// What the owner asks, and what he gives otherwise.
    pub ask: Option<(Price, Card)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MeetingView {
    pub first: Seat,
    pub second: Seat,
    /// Whose word it is, or was.
    pub speaker: Seat,
    /// What he has said, for the other to accept or refuse.
    pub proposal: Option<SpokenView>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SpokenView {
    Demand(Terms),
    Trade(Exchange),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BattleView {
    pub first: Seat,
    pub second: Seat,
    /// Who lost the last hero.
    pub loser: Seat,
    /// Whose word it is, or was.
    pub speaker: Seat,
    pub offer: Option<Exchange>,
}

/// What a seat alone knows: face-down cards it has looked at, by island.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Own {
    pub seat: Seat,
    pub rim: Vec<(Isle, Card)>,
}

/// All that is hidden, except the deal key: the cards of the rim fields 1 to 15.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Secrets {
    pub rim: [Option<Card>; ISLES],
}

pub(super) fn view(game: &Odyssee, eye: Eye) -> View {
    let mut view = View {
        ruleset: game.ruleset,
        options: game.options,
        round: game.round,
        turn: game.turn,
        active: game.active,
        question: game.question(),
        to_act: game.to_act(),
        may_answer: game.may_answer(),
        outcome: game.outcome(),
        stock: game.stock(),
        players: Seat::all(game.seats()).map(|seat| player(game, seat)).collect(),
        isles: std::array::from_fn(|index| isle(game, index)),
        moved: game.moved,
        free_arrow: false,
        roll: None,
        landing: None,
        card: None,
        meeting: None,
        battle: None,
        own: None,
        secrets: None,
    };
    match eye {
        Eye::Public => {}
        Eye::Seat(seat) if seat.number() < game.seats() => view.own = Some(own(game, seat)),
        Eye::Seat(_) => {}
        Eye::Archive => view.secrets = Some(Box::new(Secrets { rim: game.rim })),
    }
    show_phase(game, &mut view);
    view
}

fn show_phase(game: &Odyssee, view: &mut View) {
    match game.phase {
        Phase::Turn { free } => view.free_arrow = free,
        Phase::Sail { roll } => view.roll = Some(roll),
        Phase::Landing(landing) => view.landing = landing_view(game, landing),
        Phase::Card(task) => view.card = Some(task.card),
        Phase::Meeting(meeting) => {
            let proposal = meeting.proposal.map(|proposal| match proposal {
                Proposal::Demand(terms) => SpokenView::Demand(terms),
                Proposal::Trade(exchange) => SpokenView::Trade(exchange),
            });
            let (first, second, speaker) = (meeting.first, meeting.second, meeting.speaker());
            view.meeting = Some(MeetingView { first, second, speaker, proposal });
        }
        Phase::Battle(battle) => {
            let (first, second, speaker) = (battle.first, battle.second, battle.speaker());
            view.battle = Some(BattleView { first, second, loser: battle.loser, speaker, offer: battle.offer });
        }
        Phase::Over(_) => {}
    }
}

fn landing_view(game: &Odyssee, landing: Landing) -> Option<LandingView> {
    let (bid, ask) = match landing {
        Landing::Newcomer => (None, None),
        Landing::Owner { bid } => (bid, None),
        Landing::Price { price, otherwise } => (None, Some((price, otherwise))),
    };
    Some(LandingView { isle: game.landing_isle()?, owner: game.landing_owner(), bid, ask })
}

fn player(game: &Odyssee, seat: Seat) -> PlayerView {
    let player = &game.players[seat];
    PlayerView {
        ship: player.ship,
        crew: player.crew,
        gifts: player.gifts,
        chips: player.chips,
        cards: player.cards,
        hunger: player.hunger,
        doom: player.doom,
        skips: player.skips,
        lands: player.lands,
        favor: player.favor,
        entitled: player.is_entitled(),
        looked: player.looked,
    }
}

fn isle(game: &Odyssee, index: usize) -> IsleView {
    let is_open = Isle::at(index).is_some_and(|isle| game.open.contains(isle));
    let card = match game.rim[index] {
        Some(card) if is_open => RimCard::Open(card),
        Some(_) => RimCard::FaceDown,
        None => RimCard::None,
    };
    IsleView { owner: game.owners[index], rim_chips: game.rim_chips[index], card }
}

fn own(game: &Odyssee, seat: Seat) -> Own {
    let looked = game.players[seat].looked.iter();
    Own { seat, rim: looked.filter_map(|isle| Some((isle, game.rim[isle.index()]?))).collect() }
}
