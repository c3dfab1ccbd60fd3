//! What an eye may know (rules 3.12), and the only place where that is decided. A view lists what is shown: a new field
//! of the state is hidden until someone adds it here.

use serde::Serialize;

use super::phase::{Disc, Discussion, Phase};
use super::{
    Cards, Color, Deck, Eye, GOALS, GoalPile, List, Options, Outcome, PLAGUES, PerSeat, Place, PlaceSet, Question,
    Ruleset, Seat, SeatSet, Side, Ulysses,
};
use crate::engine::Game as _;

/// The game as an eye sees it. Places are written as their numbers on the board that the options name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub ruleset: Ruleset,
    pub options: Options,
    pub turn: u16,
    /// Of this turn, counted from 1.
    pub movement: u32,
    pub active: Seat,
    /// None once the game is over.
    pub question: Option<Question>,
    pub to_act: SeatSet,
    pub may_answer: SeatSet,
    pub outcome: Outcome,

    pub ship: Place,
    pub plagues: PlaceSet,
    pub plague_stock: u8,
    pub temple_stock: u8,
    /// How many cards.
    pub deck: u8,
    pub discard: Cards,
    /// How many cards each goal pile has.
    pub piles: [u8; 4],
    pub players: PerSeat<PlayerView>,
    pub pandora_used: bool,
    pub exchange_used: bool,
    /// Whether no wind can be played any more, because it would count as a turn beyond the limit (S-87).
    pub wind_barred: bool,

    /// Blue from the proposal on, red and black as they are placed.
    pub sides: [Option<SideView>; 3],
    /// The leading side, once there is a discussion.
    pub leading: Option<Side>,
    /// The least number of cards that makes a side on the board lead; for black also before it is placed.
    pub least: Option<[u8; 3]>,
    /// Who agreed in the asking round of this movement.
    pub agreed: SeatSet,
    /// Who has not passed in the discussion.
    pub still_in: SeatSet,
    /// Who may place black when next asked, going by the rights alone.
    pub black_open_to: SeatSet,

    /// What only the looking seat knows.
    pub own: Option<Own>,
    /// Everything, for the archive.
    pub secrets: Option<Box<Secrets>>,
}

/// What is open about a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// How many cards.
    pub hand: u8,
    pub temples: u8,
    /// In the order in which they were reached.
    pub revealed: List<Place, { GOALS as usize }>,
    /// How many hidden goals of each color; the backs show it (U-INFO-3).
    #[serde(rename = "hidden_colours")]
    pub hidden_colors: [u8; 4],
    /// The side the player belongs to in this discussion.
    pub side: Option<Side>,
    /// How many cards the player has played in this discussion.
    pub played: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SideView {
    pub place: Place,
    pub owner: Seat,
    pub cards: Cards,
}

/// What a seat alone knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Own {
    pub seat: Seat,
    pub hand: Cards,
    pub goals: PlaceSet,
    /// Goals this seat has put under piles and not drawn again (S-89).
    pub given_back: PlaceSet,
}

/// All that was secret, except the deal key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Secrets {
    pub seats: PerSeat<Own>,
    pub deck: Deck,
    pub piles: [GoalPile; 4],
}

pub(super) fn view(game: &Ulysses, eye: Eye) -> View {
    let mut view = View {
        ruleset: game.ruleset,
        options: game.options,
        turn: game.turn,
        movement: game.movement,
        active: game.active,
        question: None,
        to_act: game.to_act(),
        may_answer: game.may_answer(),
        outcome: game.outcome(),
        ship: game.ship,
        plagues: game.plagues,
        plague_stock: PLAGUES - game.plagues.len(),
        temple_stock: game.temple_stock(),
        deck: game.deck.count(),
        discard: game.discard,
        piles: game.piles.map(|pile| pile.count()),
        players: Seat::all(game.seats()).map(|seat| player(game, seat)).collect(),
        pandora_used: game.pandora_used,
        exchange_used: game.exchange_used,
        wind_barred: game.is_wind_barred(),
        sides: [None; 3],
        leading: None,
        least: None,
        agreed: SeatSet::NONE,
        still_in: SeatSet::NONE,
        black_open_to: SeatSet::NONE,
        own: None,
        secrets: None,
    };
    match eye {
        Eye::Public => {}
        Eye::Seat(seat) if seat.number() < game.seats() => view.own = Some(own(game, seat)),
        Eye::Seat(_) => {}
        Eye::Archive => view.secrets = Some(Box::new(secrets(game))),
    }
    match game.phase {
        Phase::Action => view.question = Some(Question::Action),
        Phase::Wind => view.question = Some(Question::Wind),
        Phase::Asking(asking) => {
            view.question = Some(Question::Asking);
            view.sides[0] = Some(SideView { place: asking.blue, owner: game.active, cards: Cards::NONE });
            view.agreed = agreed_before(game, asking.asked);
        }
        Phase::Discussion(discussion) => show_discussion(game, &discussion, &mut view),
        Phase::Over(_) => {}
    }
    view
}

fn player(game: &Ulysses, seat: Seat) -> PlayerView {
    let player = &game.players[seat];
    PlayerView {
        hand: player.hand.total(),
        temples: player.temples,
        revealed: player.revealed,
        hidden_colors: Color::ALL.map(|color| player.hidden.intersection(game.board().of_color(color)).len()),
        side: None,
        played: 0,
    }
}

fn show_discussion(game: &Ulysses, discussion: &Discussion, view: &mut View) {
    view.question = Some(Question::Discussion);
    let side = |side: Side| {
        let Disc { place, owner } = discussion.discs[side as usize]?;
        Some(SideView { place, owner, cards: discussion.cards[side as usize] })
    };
    view.sides = Side::ALL.map(side);
    view.leading = Some(discussion.leading);
    view.least = Some(Side::ALL.map(|side| discussion.least(side)));
    if let Some(red) = view.sides[Side::Red as usize] {
        view.agreed = agreed_before(game, red.owner);
    }
    view.still_in = discussion.still_in;
    let entitled = |seat: &Seat| discussion.check_entitled(game, *seat).is_ok();
    view.black_open_to = discussion.still_in.iter().filter(entitled).collect();
    for seat in Seat::all(game.seats()) {
        view.players[seat].side = discussion.sides[seat];
        view.players[seat].played = discussion.played[seat];
    }
}

/// Those between the active player and `seat`: asked before him, they agreed.
fn agreed_before(game: &Ulysses, seat: Seat) -> SeatSet {
    game.active.round(game.seats()).skip(1).take_while(|other| *other != seat).collect()
}

fn own(game: &Ulysses, seat: Seat) -> Own {
    let player = &game.players[seat];
    let revealed = game.players.iter().flat_map(|player| player.revealed.iter().copied()).collect();
    Own {
        seat,
        hand: player.hand,
        goals: player.hidden,
        given_back: player.given_back.without(player.hidden).without(revealed),
    }
}

fn secrets(game: &Ulysses) -> Secrets {
    let seats = Seat::all(game.seats()).map(|seat| own(game, seat)).collect();
    Secrets { seats, deck: game.deck, piles: game.piles }
}
