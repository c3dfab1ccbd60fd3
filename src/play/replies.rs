//! Answers by mail: what somebody wrote back to a letter is understood as one of its choices, as an answer in written form, or as
//! words for the table; and whoever wrote it is told what became of it. By itself it acts only where the player wished so and the
//! message is beyond doubt the player's own.

mod understand;

use chrono::{TimeDelta, Utc};

use crate::engine::log::Moment;
use crate::engine::{Eye, for_game};
use crate::id::LetterId;
use crate::link::{self, Claims, Purpose};
use crate::mail::contents::{Answered, AnsweredHow, Reader, offered};
use crate::mail::kind::LetterKind;
use crate::mail::redact::{Drawn, told as tell};
use crate::mail::reply::{self, Reply};
use crate::settle::run;
use crate::store::arrivals::{self, AnsweredLetter, ClaimedArrival};
use crate::store::outbox::NewLetter;
use crate::store::players::PlayerRow;
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::word::Unreadable;
use crate::store::{AsyncConnection as _, Connection, outbox, players, questions, seats, tables};
use crate::text::telling::{Says, Tells};
use crate::text::{Locale, Text};
use crate::vault::Vault;

use super::arrivals::{Desk, place};
use super::glance::{self, Glance};
use super::outbox::letter as new_letter;
use super::talk::{self, Spoken};
use super::turn::{Submission, submit_within};
use super::words::SubmitError;
use super::{PlayFault, clock, game_of, hours, random};
use understand::{Meant, Understood, understand};

/// So many answers an hour to one address; what comes beyond that is read and not answered.
const ANSWERS_AN_HOUR: i64 = 12;

/// What came of a message.
enum Came {
    /// Nobody is told: no person wrote it, or it is nobody's any more.
    Silent(&'static str),
    Told(Answered),
    /// It acts by itself: what is answered, and what is told once it counts.
    Answers(Claims, Submission, Vec<String>),
    /// Words for the table.
    Says(Claims, String),
}

impl Came {
    fn outcome(&self) -> &'static str {
        match self {
            Came::Silent(words) => words,
            Came::Told(answered) => answered.outcome.name(),
            Came::Answers(..) => AnsweredHow::Done.name(),
            Came::Says(..) => AnsweredHow::Said.name(),
        }
    }
}

/// Why an answer does not count together with what is noted of it.
enum NotCounted {
    Submit(SubmitError),
    /// Somebody else has the message in hand by now.
    Lost,
}

impl<E: Into<PlayFault>> From<E> for NotCounted {
    fn from(error: E) -> NotCounted {
        NotCounted::Submit(SubmitError::from(error.into()))
    }
}

/// Reads it, does what it may do, and writes the letter that says so, all in one transaction: whatever breaks off in between is
/// done again to the same end, and nobody is told that an answer came too late which was their own. Says what came of it.
pub(super) async fn read(
    desk: &Desk,
    letter: LetterId,
    arrival: &ClaimedArrival,
    message: &[u8],
) -> Result<&'static str, PlayFault> {
    let reply = reply::read(message);
    let conn = &mut *desk.pool.get().await?;
    let letter = arrivals::find_letter(conn, letter).await?;
    let is_roundup = letter.as_ref().is_some_and(|letter| letter.table_id.is_none());
    let letter = match letter {
        Some(letter) if is_roundup => most_urgent(conn, desk.clock.now(), letter.id).await?,
        letter => letter,
    };
    let came = match &letter {
        _ if reply.is_automatic => Came::Silent("automatic"),
        None => Came::Silent("of no letter"),
        Some(letter) => judge(desk, conn, letter, (&reply, message), is_roundup).await?,
    };
    let end = End { desk, arrival, letter: letter.as_ref() };
    let outcome = match came {
        Came::Answers(claims, answer, lines) => end.answer(conn, &claims, &answer, lines).await?,
        Came::Says(claims, words) => end.say(conn, &claims, &words).await?,
        told => conn.transaction(async |conn| end.note(conn, &told).await).await?.then_some(told.outcome()),
    };
    let outcome = outcome.unwrap_or("taken by another");
    tracing::info!(arrival.id = arrival.id.0, outcome, "somebody answered a letter");
    Ok(outcome)
}

/// How a message ends: with its outcome at its row, and a letter back. Nothing came of it if it is somebody else's by now.
struct End<'a> {
    desk: &'a Desk,
    arrival: &'a ClaimedArrival,
    letter: Option<&'a AnsweredLetter>,
}

impl End<'_> {
    async fn answer(
        &self,
        conn: &mut Connection,
        claims: &Claims,
        answer: &Submission,
        lines: Vec<String>,
    ) -> Result<Option<&'static str>, PlayFault> {
        let Desk { clock, vault, .. } = self.desk;
        let done = Came::Told(answered(AnsweredHow::Done, lines));
        let counted = conn
            .transaction(async |conn| {
                submit_within(conn, clock, vault, claims, answer).await.map_err(NotCounted::Submit)?;
                if self.note(conn, &done).await? { Ok(()) } else { Err(NotCounted::Lost) }
            })
            .await;
        let instead = match counted {
            Ok(()) => return Ok(Some(done.outcome())),
            Err(NotCounted::Lost) => return Ok(None),
            Err(NotCounted::Submit(SubmitError::Fault(fault))) => return Err(fault),
            Err(NotCounted::Submit(SubmitError::Revoked)) => Came::Silent("of no seat"),
            // The table has moved on in this very moment.
            Err(NotCounted::Submit(SubmitError::Stale | SubmitError::Refused(_) | SubmitError::TooLong)) => {
                Came::Told(answered(AnsweredHow::TooLate, vec![self.text(conn).await?.letter_reply_closed()]))
            }
        };
        let ours = conn.transaction(async |conn| self.note(conn, &instead).await).await?;
        Ok(ours.then_some(instead.outcome()))
    }

    async fn say(
        &self,
        conn: &mut Connection,
        claims: &Claims,
        words: &str,
    ) -> Result<Option<&'static str>, PlayFault> {
        let (now, t) = (self.desk.clock.now(), self.text(conn).await?);
        let said = conn
            .transaction(async |conn| {
                let came = match talk::say_within(conn, now, claims, words).await? {
                    Spoken::Said | Spoken::SaidBefore => {
                        Came::Told(answered(AnsweredHow::Said, vec![t.letter_reply_open()]))
                    }
                    Spoken::TooLong => Came::Told(unsaid(t, "long")),
                    Spoken::TooOften => Came::Told(unsaid(t, "often")),
                    Spoken::Empty => Came::Told(answered(AnsweredHow::NotUnderstood, vec![t.letter_reply_empty()])),
                    Spoken::Revoked => Came::Silent("of no seat"),
                };
                if self.note(conn, &came).await? { Ok(came.outcome()) } else { Err(NotCounted::Lost) }
            })
            .await;
        match said {
            Ok(outcome) => Ok(Some(outcome)),
            Err(NotCounted::Submit(SubmitError::Fault(fault))) => Err(fault),
            Err(NotCounted::Lost | NotCounted::Submit(_)) => Ok(None),
        }
    }

    /// Says whether the message was still ours.
    async fn note(&self, conn: &mut Connection, came: &Came) -> Result<bool, PlayFault> {
        let (now, arrival) = (self.desk.clock.now(), self.arrival);
        let told = match came {
            Came::Told(answered) => {
                let bytes = serde_json::to_vec(answered).map_err(|_| PlayFault::Arrival(arrival.id))?;
                Some(self.desk.vault.seal(place(arrival.id), random()?, &bytes))
            }
            Came::Silent(_) | Came::Answers(..) | Came::Says(..) => None,
        };
        let ours = arrivals::mark_done_if_ours(conn, now, arrival, Ok(came.outcome()), told.as_deref()).await?;
        if let Some(letter) = self.letter.filter(|_| ours && told.is_some()) {
            answer(conn, now, letter, arrival).await?;
        }
        Ok(ours)
    }

    /// As whoever wrote it reads.
    async fn text(&self, conn: &mut Connection) -> Result<Text, PlayFault> {
        let Some(letter) = self.letter else { return Err(PlayFault::Arrival(self.arrival.id)) };
        let player = players::find(conn, letter.player_id).await?;
        let table = match letter.table_id {
            Some(table) => tables::find_by_id(conn, table).await?,
            None => None,
        };
        let (Some(player), Some(table)) = (player, table) else { return Err(PlayFault::Arrival(self.arrival.id)) };
        Ok(Text::of(locale(&player, &table)?))
    }
}

fn unsaid(t: Text, why: &'static str) -> Answered {
    answered(AnsweredHow::NotSaid, vec![t.letter_reply_unsaid(why), t.letter_reply_say()])
}

fn locale(player: &PlayerRow, table: &TableRow) -> Result<Locale, PlayFault> {
    let tag = player.locale.as_deref().unwrap_or(&table.locale);
    let unknown = || Unreadable { column: "players.locale, tables.locale", word: tag.to_owned() };
    Ok(Locale::named(tag).ok_or_else(unknown)?)
}

/// The letter back, unless there were enough of them.
async fn answer(
    conn: &mut Connection,
    now: chrono::DateTime<Utc>,
    letter: &AnsweredLetter,
    arrival: &ClaimedArrival,
) -> Result<(), PlayFault> {
    let since = now - TimeDelta::hours(1);
    let kind = LetterKind::Reply;
    if outbox::count_to_player(conn, letter.player_id, kind.name(), since).await? >= ANSWERS_AN_HOUR {
        return Ok(());
    }
    let question_id = match letter.seat_id {
        Some(seat) => questions::find_open(conn, seat).await?,
        None => None,
    };
    let (table_id, seat_id) = (letter.table_id, letter.seat_id);
    let new = NewLetter { table_id, seat_id, question_id, ..new_letter(now, kind, letter.player_id)? };
    arrivals::insert_letter(conn, &new, arrival.id).await?;
    Ok(())
}

/// What the letter back says, as it was put into words when the message was read.
pub(super) async fn told(
    conn: &mut Connection,
    vault: &Vault,
    letter: LetterId,
) -> Result<Option<Answered>, PlayFault> {
    let Some((id, Some(sealed))) = arrivals::find_told(conn, letter).await? else { return Ok(None) };
    let bytes = vault.open(place(id), &sealed)?;
    serde_json::from_slice(&bytes).map(Some).map_err(|_| PlayFault::Arrival(id))
}

/// Whoever answers a roundup, and not one of its tables, is taken to mean what that letter told first: what is due first of all
/// that is still open.
async fn most_urgent(
    conn: &mut Connection,
    now: chrono::DateTime<Utc>,
    roundup: LetterId,
) -> Result<Option<AnsweredLetter>, PlayFault> {
    let mut timed = Vec::new();
    for letter in arrivals::list_carried(conn, roundup).await? {
        let open = match letter.seat_id {
            Some(seat) => questions::find_open(conn, seat).await?,
            None => None,
        };
        let is_closed = open != letter.question_id;
        timed.push((
            (is_closed, clock::promise_of(conn, now, open).await?.unwrap_or(chrono::DateTime::<Utc>::MAX_UTC)),
            letter,
        ));
    }
    // Those that came in at the same time stay in the order of the letter.
    timed.sort_by_key(|(when, _)| *when);
    Ok(timed.into_iter().map(|(_, letter)| letter).next())
}

/// A person wrote it. To which seat, and is it still theirs?
async fn judge(
    desk: &Desk,
    conn: &mut Connection,
    letter: &AnsweredLetter,
    (reply, message): (&Reply, &[u8]),
    is_roundup: bool,
) -> Result<Came, PlayFault> {
    let (Some(table), Some(seat)) = (letter.table_id, letter.seat_id) else { return Ok(Came::Silent("of no seat")) };
    let table = tables::find_by_id(conn, table).await?;
    let seat = seats::find(conn, seat).await?.filter(|seat| seat.player_id == Some(letter.player_id));
    let player = players::find(conn, letter.player_id).await?;
    let (Some(table), Some(seat), Some(player)) = (table, seat, player) else { return Ok(Came::Silent("of no seat")) };
    let from = reply.from.as_deref();
    let is_own = from.and_then(|from| from.parse().ok()).is_some_and(|from| player.address == Some(from));
    let trust = match from {
        _ if !is_own => Trust::OtherSender,
        _ if is_roundup => Trust::SeveralTables,
        Some(from) if desk.voucher.vouches(message, from).await => Trust::Proven,
        _ => Trust::Unproven,
    };
    let about = Matter { desk, letter, table: &table, seat: &seat, player: &player, trust };
    for_game!(game_of(&table)?, G => about.judge::<G>(conn, &reply.text).await)
}

/// Whether a message is beyond doubt the player's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trust {
    Proven,
    Unproven,
    OtherSender,
    /// Theirs or not: the letter was about several tables, and nothing says which one is meant.
    SeveralTables,
}

impl Trust {
    /// What the messages call the reason not to believe it.
    fn doubt(self) -> Option<&'static str> {
        match self {
            Trust::Proven => None,
            Trust::Unproven => Some("proof"),
            Trust::OtherSender => Some("sender"),
            Trust::SeveralTables => Some("tables"),
        }
    }
}

/// Whose answer it is, and to what.
struct Matter<'a> {
    desk: &'a Desk,
    letter: &'a AnsweredLetter,
    table: &'a TableRow,
    seat: &'a SeatRow,
    player: &'a PlayerRow,
    trust: Trust,
}

impl Matter<'_> {
    async fn judge<G: Tells>(&self, conn: &mut Connection, text: &str) -> Result<Came, PlayFault> {
        let (now, reader) = (self.desk.clock.now(), self.reader()?);
        let t = Text::of(reader.locale);
        let closed = || Came::Told(answered(AnsweredHow::TooLate, vec![t.letter_reply_closed()]));
        let Some(claims) = self.claims(Purpose::Answer) else { return Ok(closed()) };
        let mut at_one_moment = conn.build_transaction().read_only().repeatable_read();
        let glance: Glance<G> = at_one_moment
            .run(async |conn| glance::read::<G>(conn, &self.desk.vault, self.table, Some(&claims)).await)
            .await?;
        let open = glance.question(self.seat.id).filter(|question| question.id == claims.question);
        let stands = open.is_some_and(|question| Some(question.revision) == self.letter.revision);
        let Some(seat) = self.seat.seat().filter(|_| stands) else { return Ok(closed()) };
        let known = G::known(&glance.book, Eye::Seat(seat), glance.company());
        let known = G::with_words(known, glance.said.clone(), true, Moment(now.timestamp()));
        let telling = tell::<G>(&reader, &known, glance.code.as_str(), 0, Drawn::Without);
        let taps = telling.asked.map(|asked| asked.taps).unwrap_or_default();
        let mark = self.letter.offered.as_deref().unwrap_or_default();
        let is_same = link::is_offer(self.desk.vault.keys(), self.letter.id, &offered(&taps), mark);
        let unclear = |line: String| Came::Told(answered(AnsweredHow::NotUnderstood, vec![line]));
        let game = glance.book.game();
        let Understood { meant, is_first, has_more } = understand(game, &taps, text);
        let (says, words, query) = match meant {
            Meant::Nothing => return Ok(unclear(t.letter_reply_empty())),
            Meant::NoSuchChoice(number) => return Ok(unclear(t.letter_reply_number(number))),
            Meant::Misread(rest) => return Ok(unclear(t.letter_reply_misread(rest))),
            Meant::Talk => return Ok(self.say(t, text)),
            // Its number or name means something else than when the letter was written.
            Meant::Choice(_) if !is_same => {
                return Ok(Came::Told(answered(AnsweredHow::TooLate, vec![t.letter_reply_changed()])));
            }
            Meant::Choice(tap) => (tap.says.clone(), tap.label.clone(), tap.query.clone()),
            Meant::Written(action) => {
                let written = game.write(&action);
                let query = form_urlencoded(&written);
                (Says::only(written), G::told_action(&known, t, &action).join(" "), query)
            }
        };
        let understood = t.letter_reply_understood(words);
        let action = says.action.as_deref().map(|text| game.read(text));
        if let Some(Ok(action)) = &action
            && let Err(reason) = run::try_out(game, seat, action)
        {
            let lines = vec![understood, G::told_illegal(&known, t, reason)];
            return Ok(Came::Told(answered(AnsweredHow::AgainstTheRules, lines)));
        }
        let why = match self.trust.doubt() {
            Some("tables") => Some("tables"),
            _ if !self.seat.mail_counts => Some("setting"),
            Some(doubt) => Some(doubt),
            None if !is_first => Some("place"),
            None => None,
        };
        let rest = has_more.then(|| t.letter_reply_rest());
        if let Some(why) = why {
            let lines = [understood, t.letter_reply_why(why)].into_iter().chain(rest).collect();
            let review = Some(query);
            return Ok(Came::Told(Answered { review, ..answered(AnsweredHow::ToConfirm, lines) }));
        }
        let words = says.words.into_iter().map(|(kind, text)| (kind.to_owned(), text)).collect();
        let answer = Submission { action: says.action, words };
        Ok(Came::Answers(claims, answer, [understood].into_iter().chain(rest).collect()))
    }

    /// Words for the table, if they are beyond doubt the player's own.
    fn say(&self, t: Text, text: &str) -> Came {
        match (self.trust.doubt(), self.claims(Purpose::Deed)) {
            (Some(doubt), _) => Came::Told(unsaid(t, doubt)),
            (None, None) => Came::Silent("of no seat"),
            (None, Some(claims)) => Came::Says(claims, text.to_owned()),
        }
    }

    /// What the form of a page would carry; nothing for a letter that asked nothing.
    fn claims(&self, purpose: Purpose) -> Option<Claims> {
        let (table, seat, epoch) = (self.table.id, self.seat.id, self.seat.epoch());
        let revision = self.letter.revision?.unsigned_abs();
        let expires_at = self.desk.clock.now() + TimeDelta::minutes(1);
        Some(Claims { purpose, table, seat, epoch, question: self.letter.question_id?, revision, expires_at })
    }

    /// As the letter was written to.
    fn reader(&self) -> Result<Reader, PlayFault> {
        let locale = locale(self.player, self.table)?;
        let (name, zone) = (Some(self.seat.name.clone()), hours::waking(self.player)?.zone());
        Ok(Reader { name, locale, with_hand: self.player.hand_in_letters, zone })
    }
}

fn answered(outcome: AnsweredHow, lines: Vec<String>) -> Answered {
    Answered { outcome, lines, review: None }
}

/// What the address of a review asks for: the written form, with dots for its spaces.
fn form_urlencoded(written: &str) -> String {
    let mut query = url::form_urlencoded::Serializer::new(String::new());
    query.append_pair("written", &written.replace(' ', ".")).finish()
}
