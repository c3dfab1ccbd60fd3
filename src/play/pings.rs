//! Pings on their way out: whether one is still wanted, as a letter would be, and what stands in it.

use chrono::{DateTime, TimeDelta, Utc};
use ring::error::Unspecified;

use crate::config::BaseUrl;
use crate::engine::{Game as _, for_game};
use crate::id::{ChannelId, LetterId};
use crate::mail::kind::LetterKind;
use crate::ping::call::Call;
use crate::ping::{Ping, body, push};
use crate::store::outbox::lease::{self, Circumstances, Claimed};
use crate::store::outbox::{LetterState, Unneeded};
use crate::store::pings::ClaimedPing;
use crate::store::{AsyncConnection, Connection, channels, pings, players, tables};
use crate::text::{Locale, Text};
use crate::vault::Vault;

use super::channels::{Channel, End, open};
use super::dispatch::{self, Need};
use super::{PlayFault, game_of, vapid};

/// One that comes later tells nobody anything.
const FRESH: TimeDelta = TimeDelta::hours(24);
/// So many an hour for one channel; nobody is to be flooded, neither player nor receiver.
const AN_HOUR: i64 = 60;

/// What to do with a ping.
pub enum Verdict {
    Send(ChannelId, Box<Call>),
    NotBefore(DateTime<Utc>),
    Never(Unneeded),
    /// Somebody else has it.
    Lost,
}

/// Judges a ping as its letter would be judged, and puts it into words.
pub async fn prepare(
    conn: &mut Connection,
    now: DateTime<Utc>,
    (vault, base_url): (&Vault, &BaseUrl),
    row: &ClaimedPing,
) -> Result<Verdict, PlayFault> {
    let Some(channel) = channels::list(conn, &[row.channel_id]).await?.into_iter().next() else {
        return Ok(Verdict::Lost);
    };
    if channel.refused_at.is_some() {
        return Ok(Verdict::Never(Unneeded::RefusedBefore));
    }
    if now > row.written_at + FRESH {
        return Ok(Verdict::Never(Unneeded::TooLate));
    }
    if pings::count_since(conn, channel.id, now - TimeDelta::hours(1), false).await? >= AN_HOUR {
        return Ok(Verdict::Never(Unneeded::TooMany));
    }
    let channel = open(vault, channel)?;
    let Some(letter) = row.letter_id else {
        let player = players::find(conn, channel.row.player_id).await?;
        let locale = player.and_then(|player| Locale::named(player.locale.as_deref()?)).unwrap_or(Locale::English);
        let ping = Ping {
            id: row.key.clone(),
            about: "test".to_owned(),
            table: None,
            line: Text::of(locale).ping_test(),
            url: format!("{base_url}/my/pings"),
            lang: locale.tag(),
            until: row.written_at + FRESH,
        };
        return address(conn, now, (vault, base_url), &channel, &ping).await;
    };
    match judge(conn, now, letter).await? {
        (_, _, Need::Never(reason)) => Ok(Verdict::Never(reason)),
        (_, _, Need::NotBefore(at)) => Ok(Verdict::NotBefore(at)),
        (letter, around, Need::Now | Need::Gather) => {
            let ping = compose(conn, base_url, row, &letter, &around).await?;
            let ours = row.line.is_some() || pings::mark_composed_if_ours(conn, row, &ping.line).await?;
            if ours { address(conn, now, (vault, base_url), &channel, &ping).await } else { Ok(Verdict::Lost) }
        }
    }
}

/// In the form that its receiver reads.
async fn address(
    conn: &mut Connection,
    now: DateTime<Utc>,
    (vault, base_url): (&Vault, &BaseUrl),
    channel: &Channel,
    ping: &Ping,
) -> Result<Verdict, PlayFault> {
    let call = match &channel.end {
        End::Hook(kind, address) => body::call(*kind, address, ping),
        End::Browser(subscription) => {
            let key = vapid::find(conn, vault).await?.ok_or(PlayFault::NoKey)?;
            // Whoever must be asked about us has a page to find somebody on.
            let contact = base_url.is_https().then(|| base_url.to_string());
            let call = push::call(subscription, (&key, contact.as_deref()), now, ping);
            call.map_err(|Unspecified| PlayFault::NoKey)?
        }
    };
    Ok(Verdict::Send(channel.row.id, Box::new(call)))
}

/// As the letter that says the same, whatever became of that: what ends letters, gathers them or counts them does not concern
/// a channel.
async fn judge(
    conn: &mut Connection,
    now: DateTime<Utc>,
    id: LetterId,
) -> Result<(Claimed, Circumstances, Need), PlayFault> {
    let lost = || PlayFault::Letter(id);
    let letter = pings::list_letters(conn, &[id]).await?.into_iter().next().ok_or_else(lost)?;
    let around = lease::circumstances(conn, &[id]).await?.into_iter().next().ok_or_else(lost)?.1;
    let kind: LetterKind = letter.kind.parse().map_err(|_| lost())?;
    let need = dispatch::need_elsewhere(now, kind, &letter, &around)?;
    Ok((letter, around, need))
}

/// What everybody may know: which table, and why somebody looks there.
async fn compose(
    conn: &mut Connection,
    base_url: &BaseUrl,
    row: &ClaimedPing,
    letter: &Claimed,
    around: &Circumstances,
) -> Result<Ping, PlayFault> {
    let lost = || PlayFault::Letter(letter.id);
    let table = tables::find_by_id(conn, letter.table_id.ok_or_else(lost)?).await?.ok_or_else(lost)?;
    let (game, code) = (for_game!(game_of(&table)?, G => G::TITLE), table.code.to_string());
    let tag = around.player.locale.as_deref().unwrap_or(&table.locale);
    let locale = Locale::named(tag).unwrap_or(Locale::English);
    let t = Text::of(locale);
    let written = || t.ping_line(letter.kind.replace(' ', "-"), code.clone(), game.to_owned());
    Ok(Ping {
        id: row.key.clone(),
        about: letter.kind.clone(),
        line: row.line.clone().unwrap_or_else(written),
        url: format!("{base_url}/table/{code}"),
        table: Some((game.to_owned(), code)),
        lang: locale.tag(),
        until: row.written_at + FRESH,
    })
}

/// The other end will have nothing, and its player reads so.
pub async fn mark_refused(
    conn: &mut Connection,
    now: DateTime<Utc>,
    row: &ClaimedPing,
    (state, channel, reason): (LetterState, ChannelId, &str),
) -> Result<(), PlayFault> {
    conn.transaction(async |conn| {
        if pings::mark_done_if_ours(conn, now, row, state, Some(reason)).await? {
            channels::mark_refused(conn, now, channel, reason).await?;
        }
        Ok(())
    })
    .await
}
