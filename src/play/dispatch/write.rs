//! A letter from the rows it is about: who reads it, what the table looks like to the reader, where the links lead.

use chrono::{DateTime, TimeDelta, Utc};

use crate::engine::log::Moment;
use crate::engine::{Digest, Eye, for_game};
use crate::id::{Epoch, QuestionId, SeatId, TableId};
use crate::link::{Claims, Errand, Pass, Purpose};
use crate::mail::calendar::Asked;
use crate::mail::contents::{About, ArchiveFile, Due, Invited, Letter, Play, Reader, ReplyWay, Said, TableFacts, Way};
use crate::mail::kind::LetterKind;
use crate::mail::redact::{Drawn, told as tell};
use crate::play::glance::{self, Glance};
use crate::play::{PlayFault, clock, game_of, hours, record, replies};
use crate::store::outbox::Unneeded;
use crate::store::outbox::catch_up::{self, TalkRow};
use crate::store::outbox::lease::{Circumstances, Claimed, ToldUpTo};
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::word::Unreadable;
use crate::store::{Connection, players, seats, tables};
use crate::text::Locale;
use crate::text::telling::Tells;
use crate::vault::Vault;

use super::needed::SIGN_IN;

const SEAT_DAYS: i64 = 60;
const INVITATION_DAYS: i64 = 60;
const CONFIRM_DAYS: i64 = 14;
/// A letter may lie in a mailbox for long before somebody has had enough.
const UNSUBSCRIBE_DAYS: i64 = 730;
/// More talk than this is read on the page.
const TALK_LINES_MAX: i64 = 30;

/// What came of writing a letter.
pub enum Written {
    /// To be composed, with what it tells.
    Letter(Box<Letter>, ToldUpTo),
    Unneeded(Unneeded),
}

fn invited(around: &Circumstances) -> Invited {
    match (around.is_own_wish, around.is_called) {
        (true, _) => Invited::OwnWish,
        (false, true) => Invited::Again,
        (false, false) => Invited::ByHost,
    }
}

/// Everything the letter says, as of now.
pub async fn write(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    kind: LetterKind,
    row: &Claimed,
    around: &Circumstances,
) -> Result<Written, PlayFault> {
    let table = match row.table_id {
        Some(id) => tables::find_by_id(conn, id).await?,
        None => None,
    };
    let writer = Writer { now, row, around, table: table.as_ref() };
    let mut told = ToldUpTo::default();
    let about = match kind {
        LetterKind::SignIn => About::SignIn { way: writer.pass(Errand::SignIn(row.player_id), SIGN_IN) },
        LetterKind::Confirm => {
            let errand = Errand::Confirm(writer.table()?.id, row.player_id);
            About::Confirm { table: writer.facts(conn).await?, way: writer.pass(errand, TimeDelta::days(CONFIRM_DAYS)) }
        }
        LetterKind::Invitation => {
            let invitation = row.invitation_id.ok_or(PlayFault::Letter(row.id))?;
            let errand = Errand::Invitation(writer.table()?.id, invitation);
            let way = writer.pass(errand, TimeDelta::days(INVITATION_DAYS));
            let table = writer.facts(conn).await?;
            match around.offer_stands {
                Some(_) => About::Offer { table, way },
                None => About::Invitation { table, why: invited(around), line: around.host_line.clone(), way },
            }
        }
        LetterKind::Seated => About::Seated { table: writer.facts(conn).await?, way: writer.seat_link()? },
        LetterKind::FreshLink => {
            About::FreshLink { table: writer.facts_of_seat(conn).await?, way: writer.seat_link()? }
        }
        LetterKind::Keep => {
            let seat = writer.seat()?;
            let errand = Errand::Keep(seat.id, seat.epoch(), row.player_id);
            About::Keep { table: writer.facts(conn).await?, way: writer.pass(errand, TimeDelta::days(CONFIRM_DAYS)) }
        }
        LetterKind::Given => {
            let table = writer.facts_of_seat(conn).await?;
            About::Given { table, seat: (writer.table()?.id, writer.seat()?.id) }
        }
        LetterKind::CalledOff => About::CalledOff { table: writer.facts(conn).await? },
        LetterKind::Begins => About::Begins(writer.game(conn, vault, &mut told, Wants::Drawing).await?.play),
        LetterKind::Question => About::Question(writer.own_question(conn, vault, &mut told).await?),
        LetterKind::Reminder => About::Reminder(writer.own_question(conn, vault, &mut told).await?),
        // It is written from what it carries.
        LetterKind::Roundup => return Err(PlayFault::Letter(row.id)),
        LetterKind::Away => {
            let play = writer.game(conn, vault, &mut told, Wants::Words).await?.play;
            About::Away(play, writer.seat()?.offered_at.is_some())
        }
        LetterKind::Talk => {
            let play = writer.game(conn, vault, &mut told, Wants::Words).await?.play;
            if play.talk.is_empty() {
                return Ok(Written::Unneeded(Unneeded::Told));
            }
            About::Talk(play)
        }
        LetterKind::Reply => {
            // What happened meanwhile stands in the letter that asks, not here.
            let (mut untold, due) = (ToldUpTo::default(), clock::promise_of(conn, now, row.question_id).await?);
            let reader = (&writer.reader()?, Wants::Words);
            let play = writer.question(conn, vault, &mut untold, reader, due).await?;
            match replies::told(conn, vault, row.id).await? {
                Some(answered) => About::Reply(play, answered),
                // It is so old that nobody knows what it answers.
                None => return Ok(Written::Unneeded(Unneeded::TooLate)),
            }
        }
        LetterKind::Over => {
            let Looked { play, archive, .. } = writer.game(conn, vault, &mut told, Wants::Archive).await?;
            let file = ArchiveFile::of(play.game, &play.code, archive.unwrap_or_default());
            About::Over(play, file)
        }
    };
    let reply = writer.reply(kind);
    let letter = Letter { reader: writer.reader()?, about, unsubscribe: writer.unsubscribe(), reply };
    Ok(Written::Letter(Box::new(letter), told))
}

/// What one letter is written from.
pub(super) struct Writer<'a> {
    pub(super) now: DateTime<Utc>,
    pub(super) row: &'a Claimed,
    pub(super) around: &'a Circumstances,
    pub(super) table: Option<&'a TableRow>,
}

impl Writer<'_> {
    fn table(&self) -> Result<&TableRow, PlayFault> {
        self.table.ok_or(PlayFault::Letter(self.row.id))
    }

    fn seat(&self) -> Result<&SeatRow, PlayFault> {
        self.around.seat.as_ref().ok_or(PlayFault::Letter(self.row.id))
    }

    /// The seat, unless it has gone to somebody else.
    fn own(&self) -> Option<&SeatRow> {
        self.around.seat.as_ref().filter(|seat| seat.player_id == Some(self.row.player_id))
    }

    pub(super) fn reader(&self) -> Result<Reader, PlayFault> {
        let player = &self.around.player;
        let tag = player.locale.as_deref().or(self.table.map(|table| table.locale.as_str()));
        let unknown = |tag: &str| Unreadable { column: "players.locale, tables.locale", word: tag.to_owned() };
        let read = |tag| Locale::named(tag).ok_or_else(|| unknown(tag));
        // Nobody has chosen any.
        let locale = tag.map_or(Ok(Locale::English), read)?;
        let name = self.own().map(|seat| seat.name.clone()).or_else(|| player.name.clone());
        Ok(Reader { name, locale, with_hand: player.hand_in_letters, zone: hours::waking(player)?.zone() })
    }

    /// The table's letters where there is a seat, all letters where there is none.
    pub(super) fn unsubscribe(&self) -> Way {
        match (self.table, self.own()) {
            (Some(table), Some(seat)) => {
                Way::Seat(self.claims(Purpose::Unsubscribe, table.id, seat, QuestionId(0), UNSUBSCRIBE_DAYS))
            }
            _ => self.pass(Errand::Block(self.row.player_id), TimeDelta::days(UNSUBSCRIBE_DAYS)),
        }
    }

    /// A letter that asks may be answered by mail.
    pub(super) fn reply(&self, kind: LetterKind) -> Option<ReplyWay> {
        let asks = matches!(kind, LetterKind::Question | LetterKind::Reminder | LetterKind::Reply);
        let counts = self.own()?.mail_counts;
        self.row.question_id.filter(|_| asks).map(|_| ReplyWay { letter: self.row.id, counts })
    }

    fn seat_link(&self) -> Result<Way, PlayFault> {
        let question = self.row.question_id.unwrap_or(QuestionId(0));
        let seat = self.seat()?;
        Ok(seat_way(self.now, self.table()?.id, (seat.id, seat.epoch()), question))
    }

    fn claims(&self, purpose: Purpose, table: TableId, seat: &SeatRow, question: QuestionId, days: i64) -> Claims {
        claims(purpose, table, (seat.id, seat.epoch()), question, after(self.now, TimeDelta::days(days)))
    }

    fn pass(&self, to: Errand, good_for: TimeDelta) -> Way {
        Way::Pass(Pass { to, epoch: self.around.player.epoch(), expires_at: after(self.now, good_for) })
    }

    async fn facts(&self, conn: &mut Connection) -> Result<TableFacts, PlayFault> {
        let table = self.table()?;
        let unknown = |what: &str| PlayFault::Unknown(table.code.to_string(), what.to_owned());
        let host = match table.host_id {
            Some(host) => players::find(conn, host).await?.and_then(|player| player.name),
            None => None,
        };
        let mut rows = seats::list(conn, table.id).await?;
        rows.sort_by_key(|seat| seat.participant);
        Ok(TableFacts {
            game: game_of(table)?,
            code: table.code.to_string(),
            host: host.unwrap_or_default(),
            ruleset: table.ruleset.clone(),
            places: u8::try_from(table.places).map_err(|_| unknown("places"))?,
            bots: u8::try_from(table.bots).map_err(|_| unknown("bots"))?,
            pace: table.pace.parse().map_err(|_| unknown("pace"))?,
            people: rows
                .into_iter()
                .filter(|seat| seat.bot.is_none() && seat.offered_at.is_none())
                .map(|seat| seat.name)
                .collect(),
            seal: hex(&table.seal),
            subject: None,
        })
    }

    /// For somebody who has a seat there, or had it.
    async fn facts_of_seat(&self, conn: &mut Connection) -> Result<TableFacts, PlayFault> {
        Ok(TableFacts { subject: self.seat()?.subject.clone(), ..self.facts(conn).await? })
    }

    /// The game with what the reader is asked in a letter of its own.
    async fn own_question(&self, conn: &mut Connection, vault: &Vault, told: &mut ToldUpTo) -> Result<Play, PlayFault> {
        let due = clock::promise_of(conn, self.now, self.row.question_id).await?;
        self.question(conn, vault, told, (&self.reader()?, Wants::Drawing), due).await
    }

    /// The game with what the reader is asked, and until when.
    pub(super) async fn question(
        &self,
        conn: &mut Connection,
        vault: &Vault,
        told: &mut ToldUpTo,
        reader: (&Reader, Wants),
        due: Option<DateTime<Utc>>,
    ) -> Result<Play, PlayFault> {
        let Looked { play, asked, .. } = self.game_for(conn, vault, told, reader).await?;
        let calendar = asked.filter(|_| self.around.player.calendar);
        Ok(Play { due: due.map(|at| Due { at, told_at: self.now }), calendar, ..play })
    }

    /// The game in the reader's own language.
    async fn game(
        &self,
        conn: &mut Connection,
        vault: &Vault,
        told: &mut ToldUpTo,
        wants: Wants,
    ) -> Result<Looked, PlayFault> {
        self.game_for(conn, vault, told, (&self.reader()?, wants)).await
    }

    async fn game_for(
        &self,
        conn: &mut Connection,
        vault: &Vault,
        told: &mut ToldUpTo,
        reader: (&Reader, Wants),
    ) -> Result<Looked, PlayFault> {
        for_game!(game_of(self.table()?)?, G => self.look::<G>(conn, vault, told, reader).await)
    }

    /// The game as the reader's seat sees it, from where the last letter that was sent left off.
    async fn look<G: Tells>(
        &self,
        conn: &mut Connection,
        vault: &Vault,
        told: &mut ToldUpTo,
        (reader, wants): (&Reader, Wants),
    ) -> Result<Looked, PlayFault> {
        let (own, table) = (self.seat()?, self.table()?);
        let claims = self.claims(Purpose::Seat, table.id, own, QuestionId(0), SEAT_DAYS);
        let glance: Glance<G> = glance::read(conn, vault, table, Some(&claims)).await?;
        let last = catch_up::find(conn, self.row.player_id, glance.id).await?;
        let said = catch_up::list_talk_after(conn, glance.id, last.talk.unwrap_or(0), TALK_LINES_MAX).await?;
        let entries = glance.book.entries().cast_signed();
        *told = ToldUpTo { seq: Some(entries), talk: said.last().map(|line| line.id).or(last.talk) };
        let seat = own.seat().ok_or(PlayFault::Letter(self.row.id))?;
        let from_others = said.into_iter().filter(|line| line.seat_id != own.id);
        let name_of = |line: &TalkRow| glance.name_at(line.seat_id, line.said_at).map(str::to_owned);
        let talk = from_others.filter_map(|line| Some(Said { name: name_of(&line)?, words: line.words }));
        let (code, seen) = (glance.code.to_string(), last.seq.unwrap_or(0).unsigned_abs());
        let known = G::known(&glance.book, Eye::Seat(seat), glance.company());
        let known = G::with_words(known, glance.said.clone(), true, Moment(self.now.timestamp()));
        let play = Play {
            game: game_of(table)?,
            subject: own.subject.clone(),
            telling: tell::<G>(reader, &known, &code, seen, wants.drawn()),
            code,
            seen,
            talk: talk.collect(),
            seal: hex(&table.seal),
            head: head(glance.book.head()),
            revision: glance.question(own.id).map_or(0, |asked| asked.revision),
            known: glance.question(own.id).is_some_and(|asked| asked.told_at.is_some() || asked.came.is_some()),
            due: None,
            calendar: None,
            way: self.seat_link()?,
        };
        let archive = match wants {
            Wants::Archive => Some(record::read(conn, self.now, vault, &glance).await?.into_archive().to_json()),
            Wants::Drawing | Wants::Words => None,
        };
        Ok(Looked { play, asked: glance.asked(own.id), archive })
    }
}

/// What a letter shows of a game besides words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wants {
    Words,
    Drawing,
    /// And the file to keep.
    Archive,
}

impl Wants {
    fn drawn(self) -> Drawn {
        match self {
            Wants::Words => Drawn::Without,
            Wants::Drawing | Wants::Archive => Drawn::With,
        }
    }
}

/// A game that was looked at for a letter.
struct Looked {
    play: Play,
    /// The question that the reader's seat is asked.
    asked: Option<Asked>,
    /// If it is wanted.
    archive: Option<String>,
}

/// The link of a seat that is asked something.
pub(super) fn seat_way(now: DateTime<Utc>, table: TableId, seat: (SeatId, Epoch), question: QuestionId) -> Way {
    Way::Seat(claims(Purpose::Seat, table, seat, question, after(now, TimeDelta::days(SEAT_DAYS))))
}

fn claims(
    purpose: Purpose,
    table: TableId,
    (seat, epoch): (SeatId, Epoch),
    question: QuestionId,
    expires_at: DateTime<Utc>,
) -> Claims {
    Claims { purpose, table, seat, epoch, question, revision: 0, expires_at }
}

/// In whole seconds, as in a token.
fn after(now: DateTime<Utc>, delay: TimeDelta) -> DateTime<Utc> {
    let at = now + delay;
    DateTime::from_timestamp(at.timestamp(), 0).unwrap_or(at)
}

/// The digits that everyone can compare at a glance.
fn head(head: Digest) -> String {
    hex(&head.as_bytes()[..4])
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
