//! Waking time laid out on the real one: when a clock ticks for somebody.

use chrono::{DateTime, Utc};

use super::Span;
use super::waking::Waking;
use super::zone::moment;

/// A time during which no clock ticks: a vacation, or that the service was down. From its begin up to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pause {
    from: i64,
    until: i64,
}

impl Pause {
    /// None if it would end before it begins.
    pub fn new(from_at: DateTime<Utc>, until_at: DateTime<Utc>) -> Option<Pause> {
        let (from, until) = (from_at.timestamp(), until_at.timestamp());
        (from < until).then_some(Pause { from, until })
    }

    pub fn from_at(self) -> DateTime<Utc> {
        moment(self.from)
    }

    pub fn until_at(self) -> DateTime<Utc> {
        moment(self.until)
    }
}

/// A player's waking hours and the pauses in them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calendar {
    waking: Waking,
    /// In order, none touching the next.
    pauses: Vec<Pause>,
}

impl Calendar {
    /// Pauses may come in any order and overlap: time stands still once, however many reasons there are.
    pub fn new(waking: Waking, pauses: impl IntoIterator<Item = Pause>) -> Calendar {
        let mut all: Vec<Pause> = pauses.into_iter().collect();
        all.sort_by_key(|pause| pause.from);
        let mut pauses: Vec<Pause> = Vec::with_capacity(all.len());
        for pause in all {
            match pauses.last_mut() {
                Some(last) if pause.from <= last.until => last.until = last.until.max(pause.until),
                Some(_) | None => pauses.push(pause),
            }
        }
        Calendar { waking, pauses }
    }

    pub fn waking(&self) -> &Waking {
        &self.waking
    }

    /// When so much waking time has passed since `start`: the end of its last minute, so that the minute before is never
    /// slept through. For no time at all, the first waking moment.
    pub fn after(&self, start: DateTime<Utc>, span: Span) -> DateTime<Utc> {
        let mut missing = i64::from(span.in_minutes()) * 60;
        for (from, until) in self.stretches(up(start)) {
            if missing <= until - from {
                return moment(from + missing);
            }
            missing -= until - from;
        }
        DateTime::<Utc>::MAX_UTC
    }

    /// How much waking time lies between two moments, down to whole minutes; none if they are in the wrong order.
    pub fn between(&self, start: DateTime<Utc>, end: DateTime<Utc>) -> Span {
        let end = end.timestamp();
        let stretches = self.stretches(up(start)).take_while(|(from, _)| *from < end);
        let seconds: i64 = stretches.map(|(from, until)| until.min(end) - from).sum();
        Span::minutes(u32::try_from(seconds / 60).unwrap_or(u32::MAX))
    }

    /// This moment, or the next at which its player is awake and no pause holds.
    pub fn awake_from(&self, at: DateTime<Utc>) -> DateTime<Utc> {
        // Not the end of its minute: whoever asks once a minute would never find the moment come.
        if self.is_ticking(at) { at } else { self.after(at, Span::ZERO) }
    }

    pub fn is_ticking(&self, at: DateTime<Utc>) -> bool {
        let second = at.timestamp();
        self.waking.is_awake(at) && !self.pauses.iter().any(|pause| (pause.from..pause.until).contains(&second))
    }

    /// The stretches of time from `start` on in which a clock ticks, up to the end of the calendar.
    fn stretches(&self, start: i64) -> impl Iterator<Item = (i64, i64)> {
        let end = DateTime::<Utc>::MAX_UTC.timestamp() - 7 * super::zone::DAY;
        let mut at = start;
        std::iter::from_fn(move || {
            while at < end {
                let next_pause = self.pauses.partition_point(|pause| pause.until <= at);
                let pause = self.pauses.get(next_pause);
                if let Some(pause) = pause.filter(|pause| pause.from <= at) {
                    at = pause.until;
                    continue;
                }
                let (awake, until) = self.waking.piece(at);
                let from = at;
                at = pause.map_or(until, |pause| until.min(pause.from));
                if awake {
                    return Some((from, at));
                }
            }
            None
        })
    }
}

/// Up to the next whole minute: nobody is told of a time that has a second less.
fn up(at: DateTime<Utc>) -> i64 {
    let seconds = at.timestamp() + i64::from(at.timestamp_subsec_nanos() > 0);
    seconds.div_euclid(60).saturating_mul(60) + if seconds.rem_euclid(60) > 0 { 60 } else { 0 }
}
