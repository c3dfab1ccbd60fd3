//! What a table is like, in words: for everyone who thinks about joining it.

use std::iter;

use chrono::{DateTime, Utc};

use crate::deadline::pace::Pace;
use crate::engine::{GameKind, for_game};
use crate::play::lobby::sight::Gathering;
use crate::store::tables::TableRow;
use crate::text::{Locale, Text};

use super::site::Site as _;
use super::strength;

/// A term and what there is to say about it.
pub(super) struct Fact {
    pub(super) term: String,
    pub(super) words: String,
}

pub(super) fn facts(t: Text, gathering: &Gathering) -> Vec<Fact> {
    let table = &gathering.table;
    let fact = |term: String, words: String| Fact { term, words };
    // A person alone with bots has nobody to hide anything from.
    let take_back = if table.places - table.bots < 2 { 0 } else { table.take_back_minutes };
    let bots = (table.bots > 0).then(|| fact(t.strength(), strength::words(t, gathering.strength)));
    let others = [
        fact(t.fact_rules(), rules(t, gathering)),
        fact(t.fact_pace(), pace_in_days(t, gathering.pace)),
        fact(t.take_back(), t.take_back_minutes(take_back)),
        fact(t.fact_language(), gathering.locale.own_name().to_owned()),
    ];
    iter::once(fact(t.fact_seats(), seats(t, table))).chain(bots).chain(others).collect()
}

/// With how long the game will take.
pub(super) fn facts_with_days(t: Text, now: DateTime<Utc>, gathering: &Gathering) -> Vec<Fact> {
    let mut facts = facts(t, gathering);
    if let Some(days) = gathering.days(now) {
        facts.push(Fact { term: t.fact_days(), words: format!("{} {}", t.forecast_days(days), t.forecast_hint()) });
    }
    facts
}

/// For pages that do not show the seats.
pub(super) fn facts_with_people(t: Text, now: DateTime<Utc>, gathering: &Gathering) -> Vec<Fact> {
    let mut facts = facts_with_days(t, now, gathering);
    facts.insert(1, people(t, gathering));
    facts
}

/// Of a game that runs: how long it takes from here nobody has reckoned.
pub(super) fn facts_of_game(t: Text, game: &Gathering) -> Vec<Fact> {
    let mut facts = facts(t, game);
    facts.insert(1, people(t, game));
    facts
}

/// Whoever plays, or will: not somebody whose seat is offered.
fn people(t: Text, gathering: &Gathering) -> Fact {
    let seats = gathering.seats.iter().filter(|seat| seat.offered_at.is_none());
    let people: Vec<&str> = seats.map(|seat| seat.name.as_str()).collect();
    Fact { term: t.fact_people(), words: people.join(", ") }
}

fn seats(t: Text, table: &TableRow) -> String {
    let seats = t.gather_facts(table.places);
    if table.bots == 0 { seats } else { format!("{seats}, {}", t.gather_bots(table.bots)) }
}

fn rules(t: Text, gathering: &Gathering) -> String {
    let table = &gathering.table;
    for_game!(gathering.game, G => G::ruleset_fact(t, &table.ruleset, &table.options))
}

/// The rules of a game by their name in the database; with the options, where those are given.
pub(super) fn ruleset(t: Text, game: &str, name: &str, options: &str) -> String {
    match GameKind::named(game) {
        Some(kind) => for_game!(kind, G => G::ruleset_fact(t, name, options)),
        None => name.to_owned(),
    }
}

/// A pace by its name in the database. Lists have tables of every kind: one that we do not know is called as it is stored, and
/// the others are shown.
pub(super) fn pace(t: Text, name: &str) -> String {
    name.parse().map_or_else(|_| name.to_owned(), |pace| pace_name(t, pace))
}

pub(super) fn pace_name(t: Text, pace: Pace) -> String {
    match pace {
        Pace::Brisk => t.pace_brisk(),
        Pace::Steady => t.pace_steady(),
        Pace::Leisurely => t.pace_leisurely(),
        Pace::None => t.pace_none(),
        Pace::Own(own) => t.pace_own_numbers(own.bank_hours(), own.cap_hours(), own.increment_hours()),
    }
}

/// With what it means in days.
fn pace_in_days(t: Text, pace: Pace) -> String {
    match pace_more(t, pace) {
        Some(more) => format!("{}. {more}", pace_name(t, pace)),
        None => pace_name(t, pace),
    }
}

/// What a pace with a name means; numbers of one's own speak for themselves.
pub(super) fn pace_more(t: Text, pace: Pace) -> Option<String> {
    match pace {
        Pace::Brisk => Some(t.pace_brisk_more()),
        Pace::Steady => Some(t.pace_steady_more()),
        Pace::Leisurely => Some(t.pace_leisurely_more()),
        Pace::None => Some(t.pace_none_more()),
        Pace::Own(_) => None,
    }
}

/// A language by its tag in the database; for lists, too.
pub(super) fn language(tag: &str) -> String {
    Locale::named(tag).map_or_else(|| tag.to_owned(), |locale| locale.own_name().to_owned())
}
