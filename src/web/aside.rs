//! What stands beside the game on a table's page: talk, whose seat it is, the way out. The same for every game.

use crate::id::TalkId;
use crate::play::talk::Spoken;
use crate::store::seats::SeatRow;
use crate::text::Text;

use super::App;
use super::visit::{OwnSeat, Visit};

#[derive(Default)]
pub(super) struct Aside {
    pub(super) talk: Vec<TalkLine>,
    pub(super) own: Option<OwnAside>,
    pub(super) past: Option<Past>,
    /// For the host: who does not get letters.
    pub(super) unreached: Vec<String>,
    /// What became of a message that was not said, and the message.
    pub(super) unsaid: Option<(Spoken, String)>,
    /// Where an open page is told of news; nothing once there will be none.
    pub(super) events: Option<String>,
    /// Something to tell the reader first.
    pub(super) notice: Option<Notice>,
}

/// A sentence above the page.
#[derive(Clone, Copy)]
pub(super) enum Notice {
    LetterSent,
    NoAddress,
}

pub(super) struct TalkLine {
    pub(super) id: TalkId,
    pub(super) name: String,
    pub(super) words: Vec<String>,
    /// The reader's own, or the reader is the host.
    pub(super) removable: bool,
}

/// For a reader with a seat.
pub(super) struct OwnAside {
    pub(super) name: String,
    pub(super) capability: String,
    pub(super) may_resign: bool,
    /// Letters can reach the player.
    pub(super) has_address: bool,
}

/// A link whose question is closed.
pub(super) struct Past {
    pub(super) name: String,
    /// What the seat answered.
    pub(super) answered: Vec<String>,
    pub(super) has_address: bool,
}

impl Aside {
    pub(super) fn of(app: &App, visit: &Visit, answered: Vec<String>) -> Aside {
        let sight = &visit.sight;
        let row = |own: OwnSeat| sight.seats.iter().find(|row| row.id == own.id);
        let over = sight.record.is_over();
        let own = visit.seat.and_then(|own| {
            let row = row(own)?;
            Some(OwnAside {
                name: row.name.clone(),
                capability: visit.deed(app, app.clock.now())?,
                may_resign: !over && row.resigned_at.is_none(),
                has_address: row.player_id.is_some(),
            })
        });
        let past = visit.past.and_then(row).map(|row| Past {
            name: row.name.clone(),
            answered,
            has_address: row.player_id.is_some(),
        });
        let is_host = visit.seat.is_some_and(|own| sight.host == Some(own.id));
        let talk = sight.talk.iter().map(|said| TalkLine {
            id: said.id,
            name: sight.seats.iter().find(|row| row.id == said.seat_id).map(|row| row.name.clone()).unwrap_or_default(),
            words: said.words.lines().map(str::to_owned).collect(),
            removable: is_host || visit.seat.is_some_and(|own| own.id == said.seat_id),
        });
        let waits_for = |row: &&SeatRow| !over && row.resigned_at.is_none();
        let silent = sight.players.iter().filter(|player| is_host && !player.reached);
        let silent = silent.filter_map(|player| sight.seats.iter().find(|row| row.id == player.seat)).filter(waits_for);
        let unreached = silent.map(|row| row.name.clone()).collect();
        let (entries, said) = (sight.record.entries().count(), sight.talk.last().map_or(0, |said| said.id.0));
        let events = (!over).then(|| format!("/table/{}/events?seq={entries}&talk={said}", sight.code));
        Aside { talk: talk.collect(), own, past, unreached, unsaid: None, events, notice: None }
    }

    /// Why a message was not said.
    pub(super) fn problem(&self, t: Text) -> Option<String> {
        match self.unsaid.as_ref()?.0 {
            Spoken::Empty => Some(t.talk_empty()),
            Spoken::TooLong => Some(t.talk_too_long()),
            Spoken::TooOften => Some(t.talk_too_often()),
            Spoken::Said | Spoken::SaidBefore | Spoken::Revoked => None,
        }
    }

    pub(super) fn notice(&self, t: Text) -> Option<String> {
        Some(match self.notice? {
            Notice::LetterSent => t.link_sent(),
            Notice::NoAddress => t.link_no_address(),
        })
    }

    /// What was typed and not said.
    pub(super) fn typed(&self) -> &str {
        self.unsaid.as_ref().map_or("", |(_, words)| words)
    }
}
