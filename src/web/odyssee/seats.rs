//! What everybody has, and what only the reader knows.

use askama::Template;

use super::scene::Scene;
use crate::chart::odyssee::chip_of_seat;
use crate::engine::odyssee::Isle;
use crate::engine::{Outcome, Seat};

#[derive(Template)]
#[template(path = "odyssee/seats.html", whitespace = "minimize")]
pub(super) struct SeatsHtml {
    pub(super) seats: Vec<SeatPart>,
    pub(super) stock: String,
}

pub(super) struct SeatPart {
    /// Made by us, so not escaped.
    pub(super) chip: String,
    pub(super) name: String,
    pub(super) is_own: bool,
    /// What it is, and its class.
    pub(super) badges: Vec<(String, &'static str)>,
    pub(super) lines: Vec<String>,
}

#[derive(Template)]
#[template(path = "odyssee/own.html", whitespace = "minimize")]
pub(super) struct OwnHtml {
    /// Name and task.
    pub(super) cards: Vec<(String, String)>,
    pub(super) looked: String,
}

pub(super) fn seats(scene: &Scene<'_>) -> SeatsHtml {
    let view = &scene.known.view;
    let seats = Seat::all(view.players.count()).map(|seat| part(scene, seat)).collect();
    SeatsHtml { seats, stock: scene.t.odyssee_page_stock(view.stock) }
}

fn part(scene: &Scene<'_>, seat: Seat) -> SeatPart {
    let (t, view) = (scene.t, &scene.known.view);
    let player = &view.players[seat];
    let isles: Vec<Isle> =
        Isle::all().filter(|isle| view.isles[usize::from(isle.number()) - 1].owner == Some(seat)).collect();
    let is_over = view.outcome != Outcome::Running;
    let badges = [
        (scene.known.company.bots.contains(seat), "bot", "badge-bot"),
        (player.ship.is_none(), "left", "badge-out"),
        (!is_over && view.active == seat, "active", "badge-asked"),
        (view.active != seat && view.to_act.contains(seat), "asked", "badge-asked"),
        (player.entitled && player.ship.is_some(), "entitled", "badge-winner"),
        (player.skips, "skips", "badge-out"),
    ];
    let mut lines = vec![
        t.odyssee_page_seat_gifts(player.gifts),
        t.odyssee_page_seat_crew(player.crew),
        t.odyssee_page_seat_chips(player.chips),
    ];
    if player.hunger > 0 {
        lines.push(t.odyssee_page_seat_hunger(player.hunger));
    }
    if player.favor > 0 {
        lines.push(t.odyssee_page_seat_favor(player.favor));
    }
    if !isles.is_empty() {
        let isles: Vec<String> = isles.into_iter().map(|isle| scene.isle(isle)).collect();
        lines.push(t.odyssee_page_seat_isles(isles.join(", ")));
    }
    if player.cards.count() > 0 {
        lines.push(t.odyssee_page_seat_cards(scene.cards(player.cards.iter().copied())));
    }
    SeatPart {
        chip: chip_of_seat(seat),
        name: scene.name(seat),
        is_own: scene.own() == Some(seat),
        badges: badges
            .into_iter()
            .filter(|(holds, ..)| *holds)
            .map(|(_, kind, class)| (t.odyssee_page_badge(kind), class))
            .collect(),
        lines,
    }
}

/// The reader's cards with what they do, and what was seen of the rim.
pub(super) fn own(scene: &Scene<'_>) -> Option<OwnHtml> {
    let (t, me) = (scene.t, scene.me()?);
    let seen = scene.known.view.own.as_ref().map(|own| own.rim.clone()).unwrap_or_default();
    let seen: Vec<String> =
        seen.into_iter().map(|(isle, card)| format!("{} – {}", scene.isle(isle), scene.card(card))).collect();
    let cards: Vec<(String, String)> =
        me.cards.iter().map(|card| (scene.card(*card), t.odyssee_page_task(card.number()))).collect();
    let looked = if seen.is_empty() { String::new() } else { t.odyssee_page_looked(seen.join(", ")) };
    (!cards.is_empty() || !looked.is_empty()).then_some(OwnHtml { cards, looked })
}
