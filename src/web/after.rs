//! After the end of a game: how close everybody was, what decided it, and the ways on: once more against bots, a rematch with
//! the same people, the archive.

use askama::Template as _;

use crate::engine::{Outcome, Seat};
use crate::play::lobby::rematch::{self, Rematch};
use crate::text::Text;
use crate::text::telling::{Line, Tone};

use super::App;
use super::door::Visit;
use super::error::WebError;
use super::page::table::known;
use super::replay::Replay;
use super::site::{Site, query_of};

/// So many of the last landmarks tell what decided a game.
const DECIDING: usize = 3;
/// They are looked for among so many of the last entries.
const LAST_ENTRIES: usize = 12;

#[derive(Clone)]
pub(super) struct After {
    pub(super) standings: Vec<Standing>,
    pub(super) decided: Vec<Line>,
    /// Made by us, so not escaped.
    pub(super) curve: String,
    /// What an address needs to be about this game.
    pub(super) query: String,
    /// How well the bots played, if there were any: once more against the same.
    pub(super) strength: Option<String>,
    /// For somebody who sat there with others.
    pub(super) rematch: Option<RematchPart>,
}

/// How far somebody came.
#[derive(Clone)]
pub(super) struct Standing {
    pub(super) words: String,
    pub(super) is_own: bool,
    pub(super) has_won: bool,
}

/// The rematch that there is, if there is one.
#[derive(Clone)]
pub(super) struct RematchPart {
    pub(super) found: Option<Rematch>,
}

impl RematchPart {
    /// Who has come so far, while it waits for others.
    pub(super) fn names(&self) -> String {
        self.found.as_ref().filter(|found| found.may_join).map(|found| found.names.join(", ")).unwrap_or_default()
    }

    /// Whether there is something to press: to open it, to join it, or to go there.
    pub(super) fn deed(&self) -> Option<String> {
        let deed = match &self.found {
            None => "open",
            Some(found) if found.is_seated => "go",
            Some(found) if found.may_join => "join",
            Some(_) => return None,
        };
        Some(deed.to_owned())
    }
}

/// Of a game that is over.
pub(super) async fn of<G: Site>(app: &App, visit: &Visit<G>, t: Text) -> Result<After, WebError> {
    let (glance, record) = (&visit.glance, visit.record(app).await?);
    let replay = Replay::of_visit(t, glance, &record);
    let row = visit.seat.and_then(|own| glance.seats.iter().find(|row| row.id == own.id));
    let rematch = match row.filter(|row| rematch::may_have(&glance.seats, row)) {
        Some(row) => Some(RematchPart { found: rematch::find(&app.pool, glance.id, row).await? }),
        None => None,
    };
    Ok(After {
        standings: standings(visit, t),
        decided: decided(app, visit, t),
        curve: replay.curve().render()?,
        query: query_of::<G>(),
        strength: glance.seats.iter().find_map(|row| row.bot.clone()),
        rematch,
    })
}

/// Whoever came furthest first.
fn standings<G: Site>(visit: &Visit<G>, t: Text) -> Vec<Standing> {
    let game = visit.glance.book.game();
    let own = visit.seat.map(|own| own.seat);
    let winners: Vec<Seat> = match game.outcome() {
        Outcome::Running => Vec::new(),
        Outcome::Won(seat) => vec![seat],
        Outcome::Shared(seats) => seats.iter().collect(),
    };
    let mut seats: Vec<(Seat, u32)> =
        Seat::all(game.seats()).map(|seat| (seat, game.closeness(seat, false, 1))).collect();
    seats.sort_by_key(|(seat, steps)| (!winners.contains(seat), std::cmp::Reverse(*steps)));
    let name = |seat: Seat| {
        let row = visit.glance.seats.iter().find(|row| row.seat() == Some(seat));
        row.map(|row| row.name.clone()).unwrap_or_default()
    };
    let standing = |(seat, _): (Seat, u32)| {
        let is_own = own == Some(seat);
        let words = game.reached(t, name(seat), is_own, seat);
        Standing { words, is_own, has_won: winners.contains(&seat) }
    };
    seats.into_iter().map(standing).filter(|standing| !standing.words.is_empty()).collect()
}

/// The last things that happened of those one looks for in a story.
fn decided<G: Site>(app: &App, visit: &Visit<G>, t: Text) -> Vec<Line> {
    let known = known(app, visit);
    let told = G::story(&known, t, 0, LAST_ENTRIES);
    let lines = told.into_iter().flat_map(|told| told.lines);
    let mut lines: Vec<Line> = lines.filter(|line| matches!(line.tone, Tone::Landmark | Tone::Milestone)).collect();
    lines.split_off(lines.len().saturating_sub(DECIDING))
}
