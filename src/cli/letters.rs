//! `penelope letters`: what waits, what failed and why; sending it again; pausing all of it.

use std::fmt::Write as _;

use anyhow::ensure;
use chrono::{DateTime, TimeDelta, Utc};
use clap::{Args, Subcommand};

use crate::config::Config;
use crate::id::LetterId;
use crate::play::operate::{self, Retried};
use crate::store::mail_pause::Trouble;
use crate::store::outbox::LetterState;
use crate::store::outbox::upkeep::{self, Listed};
use crate::store::{Connection, Pool, heartbeat, mail_pause, migrations};

use super::{database, input};

/// In one go; the rest with the next.
const RETRIED_MAX: i64 = 10_000;

#[derive(Debug, Args)]
pub(super) struct LettersArgs {
    #[command(subcommand)]
    command: Option<LettersCommand>,
    #[command(flatten)]
    list: ListArgs,
}

#[derive(Debug, Args)]
struct ListArgs {
    /// Letters that were sent or not wanted any more, too
    #[arg(long)]
    all: bool,
    /// At most so many, the newest
    #[arg(long, value_name = "N", default_value_t = 100)]
    count: u32,
}

#[derive(Debug, Subcommand)]
enum LettersCommand {
    /// Say what waits, what is dead and what was refused (this is what happens without a word)
    List(ListArgs),
    /// Try dead or refused letters again; once is enough
    Retry(RetryArgs),
    /// Let no letter leave, from any server, until they are released
    Pause,
    /// Let letters leave again
    Release,
}

#[derive(Debug, Args)]
struct RetryArgs {
    /// Their numbers, as in the list
    #[arg(value_name = "ID", required_unless_present_any = ["dead", "refused"], conflicts_with_all = ["dead", "refused"])]
    ids: Vec<i64>,
    /// Every dead letter
    #[arg(long, conflicts_with = "refused")]
    dead: bool,
    /// Every refused letter; their addresses are written to again, too
    #[arg(long)]
    refused: bool,
    /// Only those that were refused with these words in the reason
    #[arg(long, value_name = "WORDS", requires = "refused")]
    reason: Option<String>,
}

pub(super) async fn run(config: &Config, args: LettersArgs) -> anyhow::Result<()> {
    let opened = database::open_existing(config).await?;
    let ran = async {
        let pool = Pool::new(&opened.url, 1);
        let conn = &mut *pool.get().await?;
        let pending = migrations::pending(conn).await?;
        ensure!(pending.is_empty(), "the database needs «penelope migrate» first");
        let now = heartbeat::read_clock(conn).await?;
        act(conn, now, args).await
    };
    let ran = ran.await;
    opened.close();
    input::print(&ran?)
}

async fn act(conn: &mut Connection, now: DateTime<Utc>, args: LettersArgs) -> anyhow::Result<String> {
    match args.command {
        None => list(conn, now, &args.list).await,
        Some(LettersCommand::List(wish)) => list(conn, now, &wish).await,
        Some(LettersCommand::Retry(wish)) => retry(conn, now, &wish).await,
        Some(LettersCommand::Pause) => {
            mail_pause::mark_paused(conn, now, "paused by hand").await?;
            Ok("Letters are paused. Let them go with: penelope letters release\n".to_owned())
        }
        Some(LettersCommand::Release) => match mail_pause::mark_released(conn).await? {
            0 => Ok("Letters were not paused.\n".to_owned()),
            _ => Ok("Letters leave again.\n".to_owned()),
        },
    }
}

async fn list(conn: &mut Connection, now: DateTime<Utc>, wish: &ListArgs) -> anyhow::Result<String> {
    let unsent = &[LetterState::Waiting, LetterState::Dead, LetterState::Refused];
    let states = if wish.all { LetterState::ALL } else { unsent };
    let mut lines = String::new();
    if let Some(pause) = mail_pause::find_pause(conn).await? {
        writeln!(lines, "Letters are paused since {} ({}).\n", pause.since.format("%F %R UTC"), pause.reason)?;
    }
    if let Some(trouble) = mail_pause::find_trouble(conn).await? {
        writeln!(lines, "{}\n", stopped(now, &trouble))?;
    }
    let listed = upkeep::list(conn, states, wish.count.into()).await?;
    if listed.is_empty() {
        lines += "No letter waits, none is dead or refused.\n";
        return Ok(lines);
    }
    writeln!(lines, "{:>8}  {:<8}  {:<10}  {:<6}  {:>5}  {:>5}  to", "id", "state", "kind", "table", "age", "tries")?;
    for letter in &listed {
        writeln!(lines, "{}", line(now, letter))?;
    }
    Ok(lines)
}

/// What is told of a mail server that is left alone.
pub(super) fn stopped(now: DateTime<Utc>, trouble: &Trouble) -> String {
    let since = trouble.since.format("%F %R UTC");
    let next = match trouble.tries_at - now {
        wait if wait > TimeDelta::zero() => format!("one is tried in {}", span(wait)),
        _ => "the next one tries".to_owned(),
    };
    format!("Letters wait since {since}: the mail server is left alone ({}); {next}.", input::one_line(&trouble.reason))
}

fn line(now: DateTime<Utc>, letter: &Listed) -> String {
    let table = letter.table.as_ref().map_or("-", |code| code.as_str());
    let address = letter.address.as_ref().map_or_else(|| "(erased)".to_owned(), |address| address.masked());
    let reason = letter.reason.as_deref().map(|reason| format!(": {}", input::one_line(reason))).unwrap_or_default();
    let waits = letter.state == LetterState::Waiting && letter.send_at > now;
    let next = if waits { format!(" (in {})", span(letter.send_at - now)) } else { String::new() };
    format!(
        "{:>8}  {:<8}  {:<10}  {table:<6}  {:>5}  {:>5}  {address}{next}{reason}",
        letter.id.0,
        letter.state.name(),
        letter.kind,
        span(now - letter.written_at),
        letter.attempts
    )
}

/// «3d», «4h», «12m», «7s»: the largest unit is enough.
fn span(delay: TimeDelta) -> String {
    match delay.num_seconds().max(0) {
        seconds @ ..60 => format!("{seconds}s"),
        seconds @ ..3600 => format!("{}m", seconds / 60),
        seconds @ ..86_400 => format!("{}h", seconds / 3600),
        seconds => format!("{}d", seconds / 86_400),
    }
}

async fn retry(conn: &mut Connection, now: DateTime<Utc>, wish: &RetryArgs) -> anyhow::Result<String> {
    let ids = match (wish.dead, wish.refused) {
        (true, _) => upkeep::list_dead(conn).await?,
        (_, true) => upkeep::list_refused(conn, wish.reason.as_deref().unwrap_or_default(), RETRIED_MAX).await?,
        _ => wish.ids.iter().copied().map(LetterId).collect(),
    };
    let mut lines = String::new();
    for id in &ids {
        let words = match operate::retry(conn, now, *id).await? {
            Retried::Due => "will be sent now",
            Retried::Sent => "was sent; it is not sent twice",
            Retried::Unwanted => "is not wanted any more",
            Retried::Replaced => "stays: a newer letter about the same question waits",
            Retried::NoSuchLetter => "does not exist",
        };
        writeln!(lines, "Letter {} {words}.", id.0)?;
    }
    match (ids.is_empty(), wish.dead) {
        (true, true) => lines += "No letter is dead.\n",
        (true, false) => lines += "No letter was refused like that.\n",
        (false, _) => {}
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_is_told_by_its_largest_unit() {
        for (seconds, words) in [(-5, "0s"), (59, "59s"), (60, "1m"), (7200, "2h"), (86_400 * 3 + 5, "3d")] {
            assert_eq!(span(TimeDelta::seconds(seconds)), words);
        }
    }
}
