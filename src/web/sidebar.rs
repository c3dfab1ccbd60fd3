//! What stands beside the game on a table's page: talk, whose seat it is, the way out. The same for every game.

use std::iter;

use chrono::{DateTime, Utc};

use crate::deadline::waking::Waking;
use crate::deadline::zone::Zone;
use crate::engine::SeatSet;
use crate::id::{SeatId, TalkId};
use crate::play::glance::Glance;
use crate::play::notes::{self, Noted};
use crate::play::seat_offer::{self, Votes};
use crate::play::talk::Spoken;
use crate::settle::words::Words;
use crate::store::players::Reach;
use crate::store::seats::SeatRow;
use crate::store::word::{self, Unreadable};
use crate::text::Text;

use super::after::After;
use super::door::{OwnSeat, Visit};
use super::input::{Choice, Choices, Input};
use super::lesson::{Advice, Lesson};
use super::preview::Preview;
use super::unsent::UnsentBar;
use super::{App, errand};

/// In the form of the host's gift of time.
pub(super) const RECEIVER: &str = "receiver";
pub(super) const EVERYONE: &str = "all";

#[derive(Default)]
pub(super) struct Sidebar {
    pub(super) talk: Vec<TalkLine>,
    pub(super) own: Option<OwnSidebar>,
    pub(super) past: Option<Past>,
    /// For the host: who does not get letters, a sentence each.
    pub(super) unreached: Vec<String>,
    /// What became of a message that was not said, and the message.
    pub(super) unsaid: Option<(Spoken, String)>,
    /// What became of notes that were not kept, and the notes.
    pub(super) unnoted: Option<(Noted, String)>,
    /// Where an open page is told of news; nothing once there will be none.
    pub(super) events: Option<String>,
    /// What the reader can still take back.
    pub(super) unsent: Option<UnsentBar>,
    /// Something to tell the reader first.
    pub(super) notice: Option<Notice>,
    /// Another table that waits for the reader.
    pub(super) next: Option<String>,
    /// What there is to say and to do once the game is over.
    pub(super) after: Option<After>,
    /// Lead the reader through the first turns.
    pub(super) hints: bool,
    /// At a table that is dealt to learn by, with what an address needs to be about its game.
    pub(super) lesson: Option<(Lesson, String)>,
    /// What a sailor would do, where one plays against bots alone.
    pub(super) hint: Option<Advice>,
    /// For whoever pastes the table's address somewhere; a seat's own address is nobody else's.
    pub(super) preview: Option<Preview>,
    /// Until when the reader is waited for, else the table; or that a bot needs a moment.
    pub(super) until: Option<String>,
    /// Bots think: whoever has no script looks again.
    pub(super) bots_think: bool,
    /// When the next letter to the reader leaves.
    pub(super) next_letter: Option<String>,
    /// Where the reader's own deadline lies as a calendar file.
    pub(super) calendar: Option<String>,
}

/// A sentence above the page.
#[derive(Clone, Copy)]
pub(super) enum Notice {
    LetterSent,
    NoAddress,
    TimeGiven,
    TooLate,
}

pub(super) struct TalkLine {
    pub(super) id: TalkId,
    pub(super) name: String,
    pub(super) words: Vec<String>,
    /// The reader's own, or the reader is the host.
    pub(super) removable: bool,
}

/// For a reader with a seat.
pub(super) struct OwnSidebar {
    pub(super) name: String,
    pub(super) capability: String,
    pub(super) may_resign: bool,
    /// Letters can reach the player.
    pub(super) has_address: bool,
    /// Whether answers by mail count at once; nothing where letters cannot be answered.
    pub(super) mail_counts: Option<bool>,
    /// The caretaker keeps the seat until its player comes back.
    pub(super) is_away: bool,
    /// The others offer it to somebody else.
    pub(super) is_offered: bool,
    /// Seats of others that the caretaker keeps, for one who plays.
    pub(super) kept: Vec<KeptSeat>,
    /// Whom the host may give more time.
    pub(super) receivers: Option<Choices>,
    /// Why no letters come, if none do.
    pub(super) no_letters: Option<String>,
    /// The field of a visitor who may give an address.
    pub(super) keep: Option<Input>,
    /// What the reader has noted for nobody else, and what stands for it in the form.
    pub(super) notes: String,
    pub(super) notes_mark: String,
}

/// A seat that the caretaker keeps and that might go to somebody else.
pub(super) struct KeptSeat {
    pub(super) id: SeatId,
    pub(super) name: String,
    pub(super) standing: Votes,
    /// Its player has left for good.
    pub(super) is_left: bool,
    /// The reader agrees.
    pub(super) agreed: bool,
    /// To pass on, once enough agree.
    pub(super) link: Option<String>,
}

/// A link whose question is closed.
pub(super) struct Past {
    pub(super) name: String,
    /// What the seat answered.
    pub(super) answered: Vec<String>,
    pub(super) has_address: bool,
}

impl Sidebar {
    /// Whether the reader has given an answer that can still be taken back: silence says nothing then.
    pub(super) fn is_held(&self) -> bool {
        self.unsent.as_ref().is_some_and(|unsent| unsent.form.is_some())
    }

    pub(super) fn of<G: Words>(
        app: &App,
        visit: &Visit<G>,
        t: Text,
        answered: Vec<String>,
    ) -> Result<Sidebar, Unreadable> {
        let glance = &visit.glance;
        let row = |own: OwnSeat| glance.seats.iter().find(|row| row.id == own.id);
        let over = glance.book.table().is_over();
        let is_host = visit.seat.is_some_and(|own| glance.host == Some(own.id));
        let may_give = is_host && !over && glance.has_clocks;
        // A lesson is the same for everyone; there is nothing to find again.
        let is_fleeting = |row: &SeatRow| !glance.is_lesson && (row.player_id.is_none() || glance.is_stand_in(row.id));
        let reach = |own: OwnSeat| Some(glance.players.iter().find(|player| player.seat == own.id)?.reach);
        let own = visit.seat.and_then(|own| {
            let row = row(own)?;
            Some(OwnSidebar {
                name: row.name.clone(),
                capability: visit.deed(app, app.clock.now())?,
                may_resign: !over && row.resigned_at.is_none(),
                has_address: row.player_id.is_some(),
                mail_counts: (app.takes_mail && !over && row.player_id.is_some()).then_some(row.mail_counts),
                is_away: !over && row.away_at.is_some() && row.resigned_at.is_none(),
                is_offered: row.offered_at.is_some(),
                kept: kept(app, glance, row),
                receivers: may_give.then(|| receivers(t, glance)),
                no_letters: reach(own).filter(|_| !over).and_then(|reach| no_letters(t, reach)),
                keep: is_fleeting(row).then(|| keep_field(t, "")),
                notes: glance.notes.clone(),
                notes_mark: notes::mark(&glance.notes),
            })
        });
        let past = visit.past.and_then(row).map(|row| Past {
            name: row.name.clone(),
            answered,
            has_address: row.player_id.is_some(),
        });
        // What is said among people who invited one another is for them.
        let heard = glance.talk.iter().filter(|_| glance.is_open || visit.seat.is_some());
        let talk = heard.map(|said| TalkLine {
            id: said.id,
            name: glance.name_at(said.seat_id, said.said_at).unwrap_or_default().to_owned(),
            words: said.words.lines().map(str::to_owned).collect(),
            removable: is_host || visit.seat.is_some_and(|own| own.id == said.seat_id),
        });
        let waits_for = |row: &&SeatRow| !over && row.resigned_at.is_none();
        let silent = glance.players.iter().filter(|player| is_host && player.reach != Reach::Reached);
        let silent = silent.filter_map(|player| {
            let row = glance.seats.iter().find(|row| row.id == player.seat).filter(waits_for)?;
            unreached(t, player.reach, &row.name)
        });
        let unreached = silent.collect();
        let (entries, said) = (glance.book.entries(), glance.talk.last().map_or(0, |said| said.id.0));
        let events = (!over).then(|| format!("/table/{}/events?seq={entries}&talk={said}", glance.code));
        let [until, next_letter] = times(t, app.clock.now(), visit)?;
        let bots_think = visit.due().is_none() && thinking(glance).is_some();
        Ok(Sidebar {
            talk: talk.collect(),
            own,
            past,
            unreached,
            unsaid: None,
            unnoted: None,
            unsent: None,
            events,
            notice: (may_give && visit.has_given).then_some(Notice::TimeGiven),
            next: visit.next.clone(),
            after: visit.after.clone(),
            hints: visit.wants_hints(),
            lesson: None,
            hint: None,
            preview: None,
            until,
            bots_think,
            next_letter,
            calendar: visit.due().map(|_| format!("{}/deadline.ics", visit.base)),
        })
    }

    /// An address that is none was given.
    pub(super) fn mistyped(&mut self, (typed, fault): (String, String)) {
        let field = self.own.as_mut().and_then(|own| own.keep.as_mut());
        if let Some(field) = field {
            (field.value, field.fault) = (typed, Some(fault));
        }
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
            Notice::TimeGiven => t.more_time_given(),
            Notice::TooLate => t.unsent_too_late(),
        })
    }

    /// Why notes were not kept.
    pub(super) fn notes_problem(&self, t: Text) -> Option<String> {
        match self.unnoted.as_ref()?.0 {
            Noted::TooLong => Some(t.notes_too_long(notes::NOTES_MAX)),
            Noted::Changed => Some(t.notes_changed()),
            Noted::Kept | Noted::Revoked => None,
        }
    }

    /// Whether the notes were changed elsewhere meanwhile.
    pub(super) fn notes_changed(&self) -> bool {
        matches!(self.unnoted, Some((Noted::Changed, _)))
    }

    /// What stands on the sheet of notes: what was typed and not kept, else what is kept.
    pub(super) fn noted(&self) -> &str {
        let kept = self.own.as_ref().map_or("", |own| own.notes.as_str());
        self.unnoted.as_ref().map_or(kept, |(_, words)| words)
    }

    /// What was typed and not said.
    pub(super) fn typed(&self) -> &str {
        self.unsaid.as_ref().map_or("", |(_, words)| words)
    }
}

fn keep_field(t: Text, typed: &str) -> Input {
    Input { hint: t.person_address_hint(), ..Input::address(t.person_address(), typed) }
}

/// Only those who play decide on the seats of those who do not.
fn kept<G: Words>(app: &App, glance: &Glance<G>, own: &SeatRow) -> Vec<KeptSeat> {
    if glance.book.table().is_over() || !own.is_present() {
        return Vec::new();
    }
    let kept = glance.seats.iter().filter(|row| row.is_kept());
    let seat = |row: &SeatRow| KeptSeat {
        id: row.id,
        name: row.name.clone(),
        standing: Votes::of(&glance.seats, &glance.offers, row.id),
        is_left: row.resigned_at.is_some(),
        agreed: glance.offers.iter().any(|offer| (offer.seat_id, offer.by_seat_id) == (row.id, own.id)),
        link: seat_offer::pass(app.clock.now(), glance.id, row)
            .map(|pass| format!("{}{}", app.base_url, errand::path(app, &pass))),
    };
    kept.map(seat).collect()
}

/// Everyone, or one of those who play, asked or not.
fn receivers<G: Words>(t: Text, glance: &Glance<G>) -> Choices {
    let all = Choice::new(EVERYONE, t.more_time_all(), EVERYONE);
    let present = glance.seats.iter().filter(|row| row.is_present());
    let players = present.map(|row| Choice::new(row.id.0, row.name.clone(), EVERYONE));
    let options = iter::once(all).chain(players).collect();
    Choices { hint: t.more_time_more(), ..Choices::new(RECEIVER, t.more_time_to(), options) }
}

/// What the host is told of somebody whom letters do not reach.
fn unreached(t: Text, reach: Reach, name: &str) -> Option<String> {
    match reach {
        Reach::Reached => None,
        Reach::Unsubscribed | Reach::Blocked | Reach::Refused => Some(t.seat_unreached(name.to_owned())),
        Reach::Undelivered => Some(t.seat_undelivered(name.to_owned())),
    }
}

/// What the reader is told who gets no letters.
fn no_letters(t: Text, reach: Reach) -> Option<String> {
    match reach {
        // Further letters are tried as ever.
        Reach::Reached | Reach::Undelivered => None,
        Reach::Unsubscribed => Some(t.post_off_table()),
        Reach::Blocked => Some(t.post_off_all()),
        Reach::Refused => Some(t.post_off_refused()),
    }
}

/// The reader's own zone; for a reader without one, Greenwich's.
pub(super) fn zone<G: Words>(visit: &Visit<G>) -> Result<Zone, Unreadable> {
    zone_of(&visit.glance, visit.seat.map(|own| own.id))
}

pub(super) fn zone_of<G: Words>(glance: &Glance<G>, seat: Option<SeatId>) -> Result<Zone, Unreadable> {
    let player = seat.and_then(|seat| glance.players.iter().find(|player| player.seat == seat));
    let told = player.and_then(|player| player.waking.as_deref());
    told.map_or(Ok(Zone::UTC), |told| word::read("players.waking", told).map(|waking: Waking| waking.zone()))
}

/// Until when somebody is waited for, and when the next letter leaves, in the reader's own zone.
fn times<G: Words>(t: Text, now: DateTime<Utc>, visit: &Visit<G>) -> Result<[Option<String>; 2], Unreadable> {
    let glance = &visit.glance;
    let zone = zone(visit)?;
    let own = visit.due().map(|due| t.clock_own_due(t.deadline(due, now, zone)));
    // One time is enough: one's own, else the table's. A bot takes a moment, and not until then.
    let thinking = thinking(glance).map(|name| t.clock_bot(name.to_owned()));
    let latest = || glance.latest_at.map(|latest| t.clock_latest(t.deadline(latest, now, zone)));
    // An address that only stands for a visitor gets no letter that the visitor would know of.
    let is_visitor = visit.seat.is_some_and(|own| glance.is_stand_in(own.id));
    let next = visit.next_letter_at.filter(|_| !is_visitor).map(|at| t.post_next(t.deadline(at, now, zone)));
    Ok([own.or(thinking).or_else(latest), next])
}

/// The bot that everybody waits for. Where a person may answer in the same round nothing is said: the round is read as a whole,
/// and until then nobody sees who has answered.
fn thinking<G: Words>(glance: &Glance<G>) -> Option<&str> {
    let game = glance.book.game();
    let is_in = |seats: SeatSet, row: &SeatRow| row.seat().is_some_and(|seat| seats.contains(seat));
    let mut awaited = glance.seats.iter().filter(|row| is_in(game.may_answer(), row) || is_in(game.to_act(), row));
    awaited.all(|row| row.bot.is_some()).then_some(())?;
    glance.seats.iter().find(|row| is_in(game.to_act(), row)).map(|row| row.name.as_str())
}
