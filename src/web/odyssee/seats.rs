//! What everybody has, each with the sign that is on their ship and chips; and the reader's own cards.

use askama::Template;

use super::scene::Scene;
use crate::chart::odyssee::chip_of_seat;
use crate::engine::Seat;
use crate::text::odyssee::seats::{self, SeatPart};

#[derive(Template)]
#[template(path = "odyssee/seats.html", whitespace = "minimize")]
pub(super) struct SeatsHtml {
    /// The chip is made by us, so not escaped; then whether it is the reader.
    pub(super) seats: Vec<(String, bool, SeatPart)>,
}

#[derive(Template)]
#[template(path = "odyssee/lines.html", whitespace = "minimize")]
pub(super) struct LinesHtml {
    pub(super) title: String,
    /// What stands for lines that are many.
    pub(super) folded: Option<String>,
    pub(super) lines: Vec<String>,
}

/// So many cards are told in full.
const CARDS_OPEN: usize = 4;

pub(super) fn seats(scene: &Scene<'_>) -> SeatsHtml {
    let parts = seats::seats(scene.known, scene.t).into_iter();
    let all = Seat::all(scene.known.view.players.count());
    let seats = all.zip(parts).map(|(seat, part)| (chip_of_seat(seat), scene.own() == Some(seat), part)).collect();
    SeatsHtml { seats }
}

/// Below a title that stands there already.
pub(super) fn own(scene: &Scene<'_>) -> Option<LinesHtml> {
    let lines = seats::own(scene.known, scene.t).lines;
    let teller = scene.known.teller(scene.t);
    let cards = scene.own().map(|own| &scene.known.view.players[own].cards);
    let names: Vec<String> = cards.into_iter().flatten().map(|card| teller.card(*card)).collect();
    let folded = (names.len() > CARDS_OPEN).then(|| names.join(", "));
    (!lines.is_empty()).then_some(LinesHtml { title: String::new(), folded, lines })
}

/// The rim and the stock.
pub(super) fn table(scene: &Scene<'_>) -> LinesHtml {
    let section = seats::table(scene.known, scene.t);
    LinesHtml { title: section.title, folded: None, lines: section.lines }
}
