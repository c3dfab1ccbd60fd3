//! What a reader knew of a table at the last visit. The browser keeps it itself, in a cookie for each table: the last entry that
//! was shown before this visit, the last one that was shown at all, and when. Nothing of it is anybody's secret, and whoever
//! keeps no cookies is told everything since the last answer by hand.

use actix_web::HttpRequest;
use actix_web::cookie::Cookie;
use chrono::{DateTime, Utc};

use super::App;
use super::door::{SEEN_DAYS, keep, seen_name};
use crate::id::TableCode;

/// Whoever comes back after this long comes for another visit.
const VISIT_SECONDS: i64 = 30 * 60;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Visited {
    /// The last entry that was shown before this visit.
    pub(super) before: u32,
    /// The last one that was shown at all.
    pub(super) shown: u32,
    at: i64,
}

impl Visited {
    pub(super) fn read(app: &App, request: &HttpRequest, code: &TableCode) -> Option<Visited> {
        let visited = Visited::parse(request.cookie(&seen_name(app, code))?.value())?;
        Some(visited.at(app.clock.now()))
    }

    fn parse(value: &str) -> Option<Visited> {
        let mut parts = value.split('.');
        let (before, shown, at) =
            (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        (parts.next().is_none() && before <= shown).then_some(Visited { before, shown, at })
    }

    /// As it is to be read now: after a while everything that was shown was shown before.
    fn at(self, now: DateTime<Utc>) -> Visited {
        let is_over = now.timestamp().saturating_sub(self.at) > VISIT_SECONDS;
        if is_over { self.answered() } else { self }
    }

    /// Whoever answers has read what was shown until then.
    pub(super) fn answered(self) -> Visited {
        Visited { before: self.shown, ..self }
    }

    /// Once this entry has been shown as the last.
    pub(super) fn shown(known: Option<Visited>, entry: u32, now: DateTime<Utc>) -> Visited {
        let before = known.map_or(0, |known| known.before.min(entry));
        Visited { before, shown: entry, at: now.timestamp() }
    }

    pub(super) fn cookie(self, app: &App, code: &TableCode) -> Cookie<'static> {
        keep(app, seen_name(app, code), format!("{}.{}.{}", self.before, self.shown, self.at), SEEN_DAYS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visit_begins_where_the_last_one_ended() {
        let at = |minutes: i64| DateTime::from_timestamp(1_800_000_000 + minutes * 60, 0).unwrap();
        let first = Visited::shown(None, 10, at(0));
        assert_eq!(first.before, 0, "nothing is known of an earlier one");
        let reloaded = Visited::shown(Some(first.at(at(5))), 12, at(5));
        assert_eq!(reloaded.before, 0, "a page that is opened again tells the same");
        assert_eq!(
            Visited::shown(Some(reloaded.answered()), 14, at(6)).before,
            12,
            "an answer has been read up to there"
        );
        assert_eq!(reloaded.at(at(60)).before, 12, "later everything is known that was shown");
        for broken in ["", "1", "1.2", "2.1.0", "1.2.3.4", "a.b.c", "-1.2.3", "1.2.99999999999999999999"] {
            assert_eq!(Visited::parse(broken), None, "{broken}");
        }
    }
}
