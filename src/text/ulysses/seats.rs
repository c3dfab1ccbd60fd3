//! What lies on the table, as the page shows it below the question: the reader's own cards and goals, the seats, the sides of
//! a discussion, plagues and supplies.

use super::label::{Label, place_label};
use super::question::{counts, winners};
use super::scene::Scene;
use super::vocabulary::{card_name, sign};
use crate::engine::ulysses::{Card, Color, Own, Place, Question, Side, Ulysses};
use crate::engine::{Outcome, Seat};
use crate::settle::words::Words as _;

/// The reader's own hand and goals.
pub(crate) struct OwnPart {
    pub(crate) hand: Vec<Heap>,
    pub(crate) hand_total: String,
    pub(crate) goals: Vec<Label>,
    pub(crate) reached: Vec<Label>,
    pub(crate) given_back: Vec<Label>,
}

pub(crate) struct Heap {
    pub(crate) letter: char,
    pub(crate) name: String,
    /// What it is for, in a sentence.
    pub(crate) does: String,
    pub(crate) count: u8,
}

pub(crate) struct SeatPart {
    pub(crate) name: String,
    pub(crate) own: bool,
    pub(crate) badges: Vec<Badge>,
    pub(crate) hand: String,
    pub(crate) temples: String,
    /// One for each hidden goal.
    pub(crate) hidden: Vec<Label>,
    /// Once the game is over, the goals instead of their backs.
    pub(crate) missed: Vec<Label>,
    pub(crate) reached: Vec<Label>,
}

pub(crate) struct Badge {
    pub(crate) text: String,
    pub(crate) class: &'static str,
}

pub(crate) struct SidePart {
    pub(crate) class: &'static str,
    pub(crate) name: String,
    pub(crate) place: Option<Label>,
    pub(crate) count: u8,
    /// What it takes to lead.
    pub(crate) least: String,
    pub(crate) leads: bool,
}

pub(crate) struct DiscussionPart {
    pub(crate) sides: Vec<SidePart>,
    pub(crate) still_in: String,
    pub(crate) black_open_to: String,
}

pub(crate) fn own(scene: &Scene<'_>) -> Option<OwnPart> {
    Some(own_part(scene, scene.own()?))
}

/// The name of every seat with its hand and goals, for the eye that sees them all.
pub(crate) fn open_hands(scene: &Scene<'_>) -> Vec<(String, OwnPart)> {
    let secrets = scene.view.secrets.iter().flat_map(|secrets| secrets.seats.iter());
    secrets.map(|own| (scene.teller().name(own.seat), own_part(scene, own))).collect()
}

fn own_part(scene: &Scene<'_>, own: &Own) -> OwnPart {
    let t = scene.t;
    let heaps = Card::ALL.into_iter().filter(|card| own.hand.count(*card) > 0).map(|card| Heap {
        letter: card.letter(),
        name: t.ulysses_card_counted(card_name(card), own.hand.count(card)),
        does: t.card_does(card_name(card)),
        count: own.hand.count(card),
    });
    let reached = scene.view.players[own.seat].revealed;
    OwnPart {
        hand: heaps.collect(),
        hand_total: t.ulysses_hand(own.hand.total()),
        goals: own.goals.iter().map(|goal| place_label(scene, goal, to_goal(scene, goal))).collect(),
        reached: reached.iter().map(|goal| place_label(scene, *goal, t.ulysses_reached())).collect(),
        given_back: own.given_back.iter().map(|goal| place_label(scene, goal, String::new())).collect(),
    }
}

pub(crate) fn seats(scene: &Scene<'_>) -> Vec<SeatPart> {
    Seat::all(scene.view.players.count()).map(|seat| seat_part(scene, seat)).collect()
}

fn seat_part(scene: &Scene<'_>, seat: Seat) -> SeatPart {
    let (t, teller, player) = (scene.t, scene.teller(), &scene.view.players[seat]);
    let backs = Color::ALL.into_iter().flat_map(|color| {
        let back =
            Label { color: color.name(), sign: sign(color), color_name: teller.color(color), ..Label::default() };
        std::iter::repeat_n(back, usize::from(player.hidden_colors[color as usize]))
    });
    let opened = scene.opened.iter().find(|own| own.seat == seat);
    let missed = opened.map(|own| own.goals.iter().map(|goal| place_label(scene, goal, String::new())).collect());
    SeatPart {
        name: teller.name(seat),
        own: scene.own().is_some_and(|own| own.seat == seat),
        badges: badges(scene, seat),
        hand: t.ulysses_cards_count(player.hand),
        temples: t.ulysses_temples(player.temples),
        hidden: if opened.is_some() { Vec::new() } else { backs.collect() },
        missed: missed.unwrap_or_default(),
        reached: player.revealed.iter().map(|goal| place_label(scene, *goal, String::new())).collect(),
    }
}

fn badges(scene: &Scene<'_>, seat: Seat) -> Vec<Badge> {
    let (t, view) = (scene.t, scene.view);
    let running = view.outcome == Outcome::Running && !scene.closed;
    let discussion = view.question == Some(Question::Discussion);
    let out = discussion && !view.still_in.contains(seat);
    // A closed round asks everyone at once and tells of nobody whether he has answered.
    let asked = if Ulysses::is_closed(view) { view.may_answer } else { view.to_act };
    let listed = [
        (scene.own().is_some_and(|own| own.seat == seat), t.badge_you(), "you"),
        (scene.bots.contains(seat), t.ulysses_badge_bot(), "bot"),
        (scene.away.contains(seat), t.ulysses_badge_away(), "bot"),
        (winners(scene).contains(&seat), t.ulysses_badge_winner(), "winner"),
        (running && view.active == seat, t.ulysses_badge_active(), "active"),
        (running && asked.contains(seat), t.ulysses_badge_asked(), "asked"),
        (view.agreed.contains(seat) && !out, t.ulysses_badge_agreed(), "agreed"),
        (out, t.ulysses_badge_out(), "out"),
    ];
    let side = view.players[seat].side.and_then(|side| {
        let place = scene.teller().place(view.sides[side as usize]?.place);
        Some(Badge { text: t.badge_side_place(place), class: side_class(side) })
    });
    let badges = listed.into_iter().filter(|(holds, ..)| *holds).map(|(_, text, class)| Badge { text, class });
    badges.chain(side).collect()
}

/// The sides from the proposal on; the least numbers only once there is a discussion.
pub(crate) fn discussion(scene: &Scene<'_>) -> Option<DiscussionPart> {
    let (view, teller) = (scene.view, scene.teller());
    let least = view.least?;
    let black_open = !view.black_open_to.is_empty();
    let present = |side: &Side| view.sides[*side as usize].is_some() || (*side == Side::Black && black_open);
    let part = |side: Side| {
        let disc = view.sides[side as usize];
        SidePart {
            class: side_class(side),
            name: disc.map_or_else(|| teller.side(side), |disc| teller.name_or_you(disc.owner)),
            place: disc.map(|disc| place_label(scene, disc.place, String::new())),
            count: counts(&view.sides)[side as usize],
            least: scene.t.needed_to_lead(least[side as usize]),
            leads: view.leading == Some(side),
        }
    };
    Some(DiscussionPart {
        sides: Side::ALL.into_iter().filter(present).map(part).collect(),
        still_in: teller.names(view.still_in.iter()),
        black_open_to: teller.names(view.black_open_to.iter()),
    })
}

pub(crate) fn plagues(scene: &Scene<'_>) -> Vec<Label> {
    scene.view.plagues.iter().map(|place| place_label(scene, place, away(scene, place))).collect()
}

/// Deck, discard, goal piles and stocks, one sentence each.
pub(crate) fn supplies(scene: &Scene<'_>) -> Vec<String> {
    let (t, view, teller) = (scene.t, scene.view, scene.teller());
    let discard = match view.discard.is_empty() {
        true => t.ulysses_discard_empty(),
        false => t.ulysses_supply_discard(teller.cards(view.discard)),
    };
    let piles = Color::ALL.map(|color| format!("{} {}", teller.color(color), view.piles[color as usize]));
    vec![
        t.ulysses_supply_deck(view.deck),
        discard,
        t.ulysses_supply_piles(piles.join(", ")),
        t.ulysses_supply_stock(view.plague_stock, view.temple_stock),
    ]
}

pub(crate) fn side_class(side: Side) -> &'static str {
    match side {
        Side::Blue => "side-blue",
        Side::Red => "side-red",
        Side::Black => "side-black",
    }
}

/// A goal below the ship does not count yet.
fn to_goal(scene: &Scene<'_>, goal: Place) -> String {
    if goal == scene.view.ship { scene.t.goal_below_ship() } else { away(scene, goal) }
}

fn away(scene: &Scene<'_>, place: Place) -> String {
    scene.teller().distance(scene.view.ship, place)
}
