//! The deal: the people who came and the bots are seated by lot, the first line is written, and whoever must act is asked.

use chrono::{DateTime, Utc};

use crate::archive::{Cast, Participant};
use crate::bot::BotKind;
use crate::engine::log::{Book, Moment};
use crate::engine::{PerSeat, Seat, for_game};
use crate::mail::kind::LetterKind;
use crate::mail::name::letter_subject;
use crate::play::ask::seat_letter;
use crate::play::held::Held;
use crate::play::lesson;
use crate::play::live::{Live, load_seed};
use crate::play::{PlayFault, game_of, random};
use crate::settle::run::Mind;
use crate::settle::words::Words;
use crate::store::players::Seated;
use crate::store::seats::{NewSeat, SeatRow};
use crate::store::tables::TableRow;
use crate::store::{Connection, crews, outbox, players, questions, seats, tables};
use crate::text::{Locale, Text};
use crate::vault::Vault;

use super::sight::{open_word, word_place};

/// The bots' names are those of the ship's company; there are enough for any table whose people took some of them.
const CREW: [&str; 8] = ["Eurylochus", "Polites", "Elpenor", "Perimedes", "Antiphus", "Eurybates", "Macareus", "Baius"];

/// Deals a locked table that is still being gathered, with bots in the empty seats, and plays up to the first question.
pub(super) async fn start(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    table: &TableRow,
) -> Result<(), PlayFault> {
    for_game!(game_of(table)?, G => start_game::<G>(conn, now, vault, table).await)
}

async fn start_game<G: Words>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    table: &TableRow,
) -> Result<(), PlayFault> {
    let unknown = |what: String| PlayFault::Unknown(table.code.to_string(), what);
    let people = seats::list(conn, table.id).await?;
    let strength = strength_of(conn, table).await?;
    let cast = cast(vault, table, &people, strength)?;
    let ruleset = table.ruleset.parse().map_err(|_| unknown(format!("ruleset {}", table.ruleset)))?;
    let options = serde_json::from_str(&table.options).map_err(|error| unknown(format!("options: {error}")))?;
    let deal = cast.deal::<G>(ruleset, options);
    let at = Moment(now.timestamp());
    let (book, first) = Book::deal(&deal, &cast.kinds(), cast.seed.clone(), at).map_err(PlayFault::Setup)?;
    let order = *book.table().order();
    let minds = minds(&cast, &order)?;
    let mut live = Live::dealt(table.code.clone(), now, (book, first.entry), minds);
    live.settle()?;

    seat_everyone(conn, vault, table, &people, &cast, &order).await?;
    tables::mark_started(conn, now, table.id).await?;
    let seats = seats::list(conn, table.id).await?;
    let mut held = Held::dealt(table.clone(), seats, live);
    held.store(conn, vault, None).await?;
    tell(conn, now, table, &held.seats).await
}

/// How well the bots of a table play. A table of which nothing is written has sailors.
pub(super) async fn strength_of(conn: &mut Connection, table: &TableRow) -> Result<BotKind, PlayFault> {
    let Some(name) = crews::find(conn, table.id).await? else { return Ok(BotKind::Sailor) };
    name.parse().map_err(|_| PlayFault::Unknown(table.code.to_string(), format!("bot {name}")))
}

/// Who takes part: people in joining order without gaps, then bots.
fn cast(vault: &Vault, table: &TableRow, people: &[SeatRow], strength: BotKind) -> Result<Cast, PlayFault> {
    let mut participants = Vec::new();
    for seat in people {
        let word = open_word(vault, &table.code, seat)?;
        participants.push(Participant::Person { name: seat.name.clone(), word });
    }
    let is_free = |name: &&&str| people.iter().all(|seat| !seat.name.eq_ignore_ascii_case(name));
    let bots = usize::try_from(table.places).unwrap_or(0).saturating_sub(people.len());
    let bots = CREW.iter().filter(is_free).take(bots);
    let bot = |name: &&str| Participant::Bot { name: (*name).to_owned(), kind: strength.to_string() };
    participants.extend(bots.map(bot));
    Ok(Cast { code: lesson::dealt_code(table), seed: load_seed(vault, table)?, participants })
}

fn minds(cast: &Cast, order: &PerSeat<u8>) -> Result<PerSeat<Mind>, PlayFault> {
    let mut minds = PerSeat::filled(Mind::Person, order.count());
    for (seat, number) in Seat::all(order.count()).zip(order.iter()) {
        if let Some(Participant::Bot { kind, .. }) = cast.participants.get(usize::from(*number)) {
            let unknown = |_| PlayFault::Unknown(cast.code.clone(), format!("bot {kind}"));
            minds[seat] = Mind::Bot(kind.parse().map_err(unknown)?);
        }
    }
    Ok(minds)
}

/// Numbers people anew, since some may have left, and gives everyone the place that the lot drew.
async fn seat_everyone(
    conn: &mut Connection,
    vault: &Vault,
    table: &TableRow,
    people: &[SeatRow],
    cast: &Cast,
    order: &PerSeat<u8>,
) -> Result<(), PlayFault> {
    let unseated = || PlayFault::Unknown(cast.code.clone(), "somebody without a seat".to_owned());
    let told = players::list_seated(conn, table.id).await?;
    let mut bots = Vec::new();
    for (participant, who) in (0_i16..).zip(&cast.participants) {
        let seat = (0_i16..).zip(order.iter()).find(|(_, number)| i16::from(**number) == participant);
        let (seat, _) = seat.ok_or_else(unseated)?;
        match (who, people.get(usize::from(participant.unsigned_abs()))) {
            (Participant::Person { word, .. }, Some(row)) => {
                // Numbers only fall, and from the first to the last: none is ever taken twice.
                let word = vault.seal(word_place(&table.code, participant), random()?, word.as_bytes());
                let subject = subject(table, cast, participant, told.iter().find(|player| player.seat == row.id))?;
                seats::update_dealt(conn, row.id, participant, seat, &word, &subject).await?;
            }
            (Participant::Bot { name, kind }, _) => bots.push(NewSeat {
                table_id: table.id,
                participant,
                seat: Some(seat),
                name,
                bot: Some(kind),
                word: None,
                player_id: None,
                joined_at: None,
            }),
            (Participant::Person { .. }, None) => return Err(unseated()),
        }
    }
    seats::insert(conn, &bots).await?;
    Ok(())
}

/// The game and with whom, in the player's language: what letters to this participant are called from now on.
fn subject(table: &TableRow, cast: &Cast, participant: i16, player: Option<&Seated>) -> Result<String, PlayFault> {
    let locale = player.and_then(|player| player.locale.as_deref()).unwrap_or(&table.locale);
    let t = Text::of(Locale::named(locale).unwrap_or(Locale::English));
    let name = |who: &Participant| match who {
        Participant::Person { name, .. } | Participant::Bot { name, .. } => name.clone(),
    };
    let others = (0_i16..).zip(&cast.participants).filter(|(number, _)| *number != participant);
    let others: Vec<String> = others.map(|(_, who)| name(who)).collect();
    Ok(letter_subject(t, game_of(table)?, &table.code, &others))
}

/// That the game begins, to every person who is asked nothing yet; the others have their question's letter.
async fn tell(conn: &mut Connection, now: DateTime<Utc>, table: &TableRow, seats: &[SeatRow]) -> Result<(), PlayFault> {
    let asked = questions::list_open(conn, table.id).await?;
    let mut letters = Vec::new();
    for seat in seats.iter().filter(|seat| asked.iter().all(|question| question.seat_id != seat.id)) {
        letters.extend(seat_letter(now, table.id, seat, LetterKind::Begins)?);
    }
    outbox::insert(conn, &letters).await?;
    Ok(())
}
