//! `players`: people, one for each address that was ever written to.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::Bool;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::outbox::LetterState;
use super::prepared::verbatim;
use super::schema::{outbox, players, seats};
use crate::id::{EmailAddress, Epoch, PlayerId, SeatId, TableId};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct PlayerRow {
    pub id: PlayerId,
    /// Nothing once it was erased.
    pub address: Option<EmailAddress>,
    pub name: Option<String>,
    pub locale: Option<String>,
    /// How often the player's passes were revoked; `PlayerRow::epoch` is what they carry.
    pub epoch: i16,
    pub birth: i32,
    pub hand_in_letters: bool,
    pub talk_letters: bool,
    pub confirmed_at: Option<DateTime<Utc>>,
    pub blocked_at: Option<DateTime<Utc>>,
    pub refused_at: Option<DateTime<Utc>>,
    pub refusal: Option<String>,
    pub waking: Option<String>,
    pub quiet: bool,
    pub letters_a_day: Option<i16>,
    pub calendar: bool,
    pub gathers: Option<String>,
    /// Whether the first table leads through the first turns.
    pub hints: bool,
    /// How often the player's secret address was replaced; `PlayerRow::feed_epoch` is what it carries.
    pub feed: i16,
    /// Since when there is one.
    pub feed_at: Option<DateTime<Utc>>,
}

impl PlayerRow {
    /// What passes made out to the player carry.
    pub fn epoch(&self) -> Epoch {
        Epoch::of(self.birth, self.epoch)
    }

    /// What the secret address of the player's feeds carries.
    pub fn feed_epoch(&self) -> Epoch {
        Epoch::of(self.birth, self.feed)
    }
}

/// The player with this address, new if there was none.
pub async fn find_or_insert(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    address: &EmailAddress,
) -> QueryResult<PlayerRow> {
    find_or_insert_reader(conn, now, address, None).await
}

/// Somebody new reads in this language until another one is chosen.
pub async fn find_or_insert_reader(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    address: &EmailAddress,
    locale: Option<&str>,
) -> QueryResult<PlayerRow> {
    diesel::insert_into(players::table)
        .values((players::address.eq(address), players::created_at.eq(now), players::locale.eq(locale)))
        .on_conflict_do_nothing()
        .execute(conn)
        .await?;
    players::table.filter(players::address.eq(address)).select(PlayerRow::as_select()).first(conn).await
}

pub async fn find(conn: &mut AsyncPgConnection, id: PlayerId) -> QueryResult<Option<PlayerRow>> {
    players::table.find(id).select(PlayerRow::as_select()).first(conn).await.optional()
}

/// Those at the table who want letters about talk, the speaker aside; not those for whom one is waiting already.
pub async fn list_wanting_talk(
    conn: &mut AsyncPgConnection,
    table: TableId,
    speaker: SeatId,
) -> QueryResult<Vec<PlayerId>> {
    let waiting = outbox::table
        .filter(outbox::table_id.eq(table))
        .filter(outbox::kind.eq("talk"))
        .filter(outbox::state.eq(LetterState::Waiting))
        .select(outbox::player_id);
    seats::table
        .inner_join(players::table.on(seats::player_id.eq(players::id.nullable())))
        .filter(seats::table_id.eq(table))
        .filter(seats::id.ne(speaker))
        .filter(players::talk_letters)
        .filter(players::id.ne_all(waiting))
        .select(players::id)
        .load(conn)
        .await
}

/// A row for each address that has none. All of them in one statement and one order: two hosts who invite one another at
/// the same moment wait for each other instead of both standing still.
pub async fn insert_missing(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    addresses: &[&EmailAddress],
) -> QueryResult<usize> {
    let mut addresses = addresses.to_vec();
    addresses.sort_by_key(|address| address.reveal());
    addresses.dedup();
    let row = |address| (players::address.eq(address), players::created_at.eq(now));
    let rows: Vec<_> = addresses.into_iter().map(row).collect();
    diesel::insert_into(players::table).values(rows).on_conflict_do_nothing().execute(conn).await
}

/// Until the end of the transaction nobody else counts what this player sends; letters to the player may be written.
pub async fn lock(conn: &mut AsyncPgConnection, id: PlayerId) -> QueryResult<Option<PlayerRow>> {
    players::table.find(id).select(PlayerRow::as_select()).for_no_key_update().first(conn).await.optional()
}

/// The person came by a link that was sent to the address, and said how to be called and written to.
pub async fn mark_met(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    id: PlayerId,
    name: &str,
    locale: &str,
) -> QueryResult<usize> {
    diesel::update(players::table.find(id).filter(players::address.is_not_null()))
        .set((players::name.eq(name), players::locale.eq(locale)))
        .execute(conn)
        .await?;
    mark_confirmed(conn, now, id).await
}

/// The person came by a link that was sent to the address; the first time counts.
pub async fn mark_confirmed(conn: &mut AsyncPgConnection, now: DateTime<Utc>, id: PlayerId) -> QueryResult<usize> {
    let new = players::table.find(id).filter(players::confirmed_at.is_null());
    diesel::update(new).set(players::confirmed_at.eq(now)).execute(conn).await
}

/// Never to be written to again since then, or, with nothing, to be written to after all.
pub async fn mark_blocked(
    conn: &mut AsyncPgConnection,
    id: PlayerId,
    blocked_at: Option<DateTime<Utc>>,
) -> QueryResult<usize> {
    diesel::update(players::table.find(id)).set(players::blocked_at.eq(blocked_at)).execute(conn).await
}

/// Passes made out before are void.
pub async fn raise_epoch(conn: &mut AsyncPgConnection, id: PlayerId) -> QueryResult<usize> {
    diesel::update(players::table.find(id)).set(players::epoch.eq(players::epoch + 1)).execute(conn).await
}

/// When letters about games may come, how many of them a day, and what comes with them.
#[derive(Clone, Debug, PartialEq, Eq, AsChangeset)]
#[diesel(table_name = players, treat_none_as_null = true)]
pub struct Attention {
    pub quiet: bool,
    pub letters_a_day: Option<i16>,
    pub calendar: bool,
    pub gathers: Option<String>,
}

pub async fn update_attention(conn: &mut AsyncPgConnection, id: PlayerId, attention: &Attention) -> QueryResult<usize> {
    diesel::update(players::table.find(id).filter(players::address.is_not_null())).set(attention).execute(conn).await
}

/// What a player may choose.
#[derive(Clone, Debug, AsChangeset)]
#[diesel(table_name = players)]
pub struct Settings<'a> {
    pub name: &'a str,
    pub locale: &'a str,
    pub hand_in_letters: bool,
    pub talk_letters: bool,
    pub hints: bool,
}

pub async fn update_settings(
    conn: &mut AsyncPgConnection,
    id: PlayerId,
    settings: &Settings<'_>,
) -> QueryResult<usize> {
    diesel::update(players::table.find(id).filter(players::address.is_not_null())).set(settings).execute(conn).await
}

/// The mail server will not take letters to this address; the hosts of the player's tables see it.
pub async fn mark_refused(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    id: PlayerId,
    refusal: &str,
) -> QueryResult<usize> {
    let values = (players::refused_at.eq(now), players::refusal.eq(refusal));
    diesel::update(players::table.find(id)).set(values).execute(conn).await
}

/// The address is worth another try.
pub async fn mark_accepted(conn: &mut AsyncPgConnection, id: PlayerId) -> QueryResult<usize> {
    let values = (players::refused_at.eq(None::<DateTime<Utc>>), players::refusal.eq(None::<String>));
    diesel::update(players::table.find(id)).set(values).execute(conn).await
}

/// Zone, waking hours and free days.
pub async fn mark_waking(conn: &mut AsyncPgConnection, id: PlayerId, waking: &str) -> QueryResult<usize> {
    diesel::update(players::table.find(id).filter(players::address.is_not_null()))
        .set(players::waking.eq(waking))
        .execute(conn)
        .await
}

/// The language to write in.
pub async fn mark_locale(conn: &mut AsyncPgConnection, id: PlayerId, locale: &str) -> QueryResult<usize> {
    diesel::update(players::table.find(id).filter(players::address.is_not_null()))
        .set(players::locale.eq(locale))
        .execute(conn)
        .await
}

/// A new secret address since then, or none any more; that before is void.
pub async fn mark_feed(
    conn: &mut AsyncPgConnection,
    id: PlayerId,
    feed_at: Option<DateTime<Utc>>,
) -> QueryResult<usize> {
    diesel::update(players::table.find(id).filter(players::address.is_not_null()))
        .set((players::feed.eq(players::feed + 1), players::feed_at.eq(feed_at)))
        .execute(conn)
        .await
}

/// No hints any more.
pub async fn mark_hints_ended(conn: &mut AsyncPgConnection, id: PlayerId) -> QueryResult<usize> {
    diesel::update(players::table.find(id)).set(players::hints.eq(false)).execute(conn).await
}

/// What those who have a seat told of their waking hours.
pub async fn list_waking(conn: &mut AsyncPgConnection, table: TableId) -> QueryResult<Vec<Option<String>>> {
    seats::table
        .inner_join(players::table.on(seats::player_id.eq(players::id.nullable())))
        .filter(seats::table_id.eq(table))
        .order(seats::participant)
        .select(players::waking)
        .load(conn)
        .await
}

/// Whether letters of a table reach a player, and why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    Reached,
    /// The player wants none about this table.
    Unsubscribed,
    /// The player wants none at all.
    Blocked,
    /// The mail server has refused the address.
    Refused,
    /// The last letter about this table was given up.
    Undelivered,
}

/// What a table must know of a seat's player.
#[derive(Clone, Debug)]
pub struct Seated {
    pub seat: SeatId,
    pub locale: Option<String>,
    pub reach: Reach,
    pub waking: Option<String>,
    /// It is the player's first table, and hints are welcome there.
    pub hints: bool,
    /// The address only stands for a visitor who gave none.
    pub is_stand_in: bool,
}

diesel::alias!(seats as earlier: Earlier);

/// The players of a table.
pub async fn list_seated(mut conn: &AsyncPgConnection, table: TableId) -> QueryResult<Vec<Seated>> {
    type Refused = (Option<DateTime<Utc>>, Option<DateTime<Utc>>, bool);
    type Row = (SeatId, Option<String>, bool, Refused, Option<String>, (bool, bool), Option<EmailAddress>);
    // In its own words, so that the index of such letters is known to fit.
    const UNDELIVERED: &str = "EXISTS (SELECT FROM outbox AS lost WHERE lost.table_id = seats.table_id \
        AND lost.player_id = seats.player_id AND lost.state IN ('dead', 'refused') AND NOT EXISTS (SELECT FROM outbox AS \
        sent WHERE sent.table_id = lost.table_id AND sent.player_id = lost.player_id AND sent.state = 'sent' \
        AND sent.done_at > lost.done_at))";
    let before = earlier
        .filter(earlier.field(seats::player_id).eq(seats::player_id))
        .filter(earlier.field(seats::id).lt(seats::id))
        .filter(earlier.field(seats::seat).is_not_null());
    let hints = (players::hints, diesel::dsl::exists(before));
    let rows: Vec<Row> = seats::table
        .inner_join(players::table.on(seats::player_id.eq(players::id.nullable())))
        .filter(seats::table_id.eq(table))
        .select((
            seats::id,
            players::locale,
            seats::letters,
            (players::blocked_at, players::refused_at, verbatim::<Bool>(UNDELIVERED)),
            players::waking,
            hints,
            players::address,
        ))
        .load(&mut conn)
        .await?;
    let seated = |(seat, locale, letters, refused, waking, (hints, knows), address): Row| {
        let reach = match refused {
            (Some(_), ..) => Reach::Blocked,
            (None, Some(_), _) => Reach::Refused,
            (None, None, _) if !letters => Reach::Unsubscribed,
            (None, None, true) => Reach::Undelivered,
            (None, None, false) => Reach::Reached,
        };
        let is_stand_in = address.is_some_and(|address| address.is_stand_in());
        Seated { seat, locale, reach, waking, hints: hints && !knows, is_stand_in }
    };
    Ok(rows.into_iter().map(seated).collect())
}
