//! When to leave the mail server alone. A server that is away or busy is asked by one letter at a time, ever more rarely; so is
//! one that refuses letter after letter in the same words, because then something is wrong with us and not with the
//! letters: each attempt would only use the letters up. Pure; the times are handed in.

use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};

use crate::id::PlayerId;
use crate::mail::transport::{Cause, Culprit, Outcome};
use crate::store::mail_pause::Trouble;

/// So many letters in a row that the server did not take for its own reasons.
const HITCHES_MAX: u32 = 3;
/// So many readers in a row whose letters were refused in the same words.
const REFUSALS_MAX: usize = 5;
/// The same where the server says in numbers that it is the mailbox: then it may well be, and whoever invites people at
/// addresses that are not there should not stop the others' letters.
const MAILBOXES_MAX: usize = 20;
const WITHIN: TimeDelta = TimeDelta::minutes(10);
const REST_SECONDS: i64 = 30;
const REST_SECONDS_MAX: i64 = 15 * 60;
/// After so many letters that were taken the next rest is half as long.
const GOOD: u32 = 10;
/// What happened longer ago says nothing any more.
const FORGOTTEN: TimeDelta = TimeDelta::hours(1);

#[derive(Debug, Default)]
pub(super) struct Breaker(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    rest: Option<Trouble>,
    hitches: u32,
    refusals: Vec<(DateTime<Utc>, PlayerId, String)>,
    /// How often it rested without much success in between, and when it last began to.
    rests: u32,
    rested_at: Option<DateTime<Utc>>,
    good: u32,
}

/// Whether a letter may be tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Admission {
    Go,
    /// One letter at a time, to see how the server is.
    Probe,
    NotBefore(DateTime<Utc>),
}

/// What a letter's outcome has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Change {
    Rests(Trouble),
    Mended,
}

impl Breaker {
    /// As another process has left it.
    pub(super) fn recall(&self, trouble: Trouble) {
        self.state().rest.get_or_insert(trouble);
    }

    pub(super) fn admit(&self, now: DateTime<Utc>) -> Admission {
        match &self.state().rest {
            None => Admission::Go,
            Some(rest) if now < rest.tries_at => Admission::NotBefore(rest.tries_at),
            Some(_) => Admission::Probe,
        }
    }

    pub(super) fn note(&self, now: DateTime<Utc>, reader: PlayerId, outcome: &Outcome) -> Option<Change> {
        let state = &mut *self.state();
        match outcome {
            Outcome::Accepted => state.is_well(),
            Outcome::Later(Cause::Server, reason) | Outcome::Unknown(reason) => {
                state.hitches += 1;
                (state.hitches >= HITCHES_MAX || state.rest.is_some()).then(|| state.rest(now, reason)).flatten()
            }
            Outcome::Later(Cause::Us, reason) | Outcome::Never(Culprit::Letter | Culprit::Address, reason) => {
                let alike = state.count_alike(now, reader, reason);
                let about_us = matches!(outcome, Outcome::Later(..));
                let goes_on = state.rest.as_ref().is_some_and(|rest| about_us || words(&rest.reason) == words(reason));
                let is_mailbox = matches!(outcome, Outcome::Never(Culprit::Address, _)) && has_status(reason);
                if alike >= if is_mailbox { MAILBOXES_MAX } else { REFUSALS_MAX } || goes_on {
                    return state.rest(now, reason);
                }
                // Refused in other words than before, and for itself: the server listens again.
                state.rest.is_some().then(|| state.is_well()).flatten()
            }
            // It has looked at this letter's reader.
            Outcome::Later(Cause::Letter, _) => {
                state.hitches = 0;
                state.rest.take().map(|_| Change::Mended)
            }
        }
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn is_well(&mut self) -> Option<Change> {
        self.hitches = 0;
        self.refusals.clear();
        self.good += 1;
        if self.good >= GOOD {
            (self.good, self.rests) = (0, self.rests.saturating_sub(1));
        }
        self.rest.take().map(|_| Change::Mended)
    }

    /// How many readers in a row were refused in these words, this one included.
    fn count_alike(&mut self, now: DateTime<Utc>, reader: PlayerId, reason: &str) -> usize {
        let key = words(reason);
        self.hitches = 0;
        self.refusals.retain(|(at, who, other)| now - *at < WITHIN && *who != reader && *other == key);
        self.refusals.push((now, reader, key));
        self.refusals.len()
    }

    fn rest(&mut self, now: DateTime<Utc>, reason: &str) -> Option<Change> {
        // Letters that were on their way together fail together.
        if self.rest.as_ref().is_some_and(|rest| now < rest.tries_at) {
            return None;
        }
        if self.rested_at.is_some_and(|at| now - at > FORGOTTEN) {
            self.rests = 0;
        }
        let seconds = (REST_SECONDS << self.rests.min(8)).min(REST_SECONDS_MAX);
        (self.rests, self.rested_at, self.good) = (self.rests + 1, Some(now), 0);
        let since = self.rest.as_ref().map_or(now, |rest| rest.since);
        let trouble = Trouble { since, tries_at: now + TimeDelta::seconds(seconds), reason: reason.to_owned() };
        self.rest = Some(trouble.clone());
        Some(Change::Rests(trouble))
    }
}

/// Whether an enhanced status code stands behind the three digits.
fn has_status(reason: &str) -> bool {
    let word = reason.split(' ').nth(1).unwrap_or_default();
    word.split('.').count() == 3 && word.chars().all(|sign| sign.is_ascii_digit() || sign == '.')
}

/// What a refusal says, apart from numbers, names of hosts and whatever else differs from letter to letter.
fn words(reason: &str) -> String {
    let (code, rest) = reason.split_once(' ').unwrap_or((reason, ""));
    let alike = rest.split(' ').filter(|word| !word.contains(|sign: char| sign.is_ascii_digit() || sign == '@'));
    format!("{code} {}", alike.collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(minutes: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::minutes(minutes)
    }

    fn us(words: &str) -> Outcome {
        Outcome::Later(Cause::Us, words.to_owned())
    }

    fn busy() -> Outcome {
        Outcome::Later(Cause::Server, "421 busy".to_owned())
    }

    /// Whether it rests after these, each for another reader.
    fn rests(outcomes: impl IntoIterator<Item = Outcome>) -> bool {
        let breaker = Breaker::default();
        let noted = (1..).zip(outcomes).map(|(reader, outcome)| breaker.note(at(0), PlayerId(reader), &outcome));
        matches!(noted.last(), Some(Some(Change::Rests(_))))
    }

    #[test]
    fn f_1_refusals_in_the_same_words_to_several_readers_in_a_row_stop_it() {
        let listed =
            |host: u8| us(&format!("554 5.7.1 client [192.0.2.{host}] blocked; see https://list.example/{host}"));
        assert!(rests((0..5).map(listed)), "numbers differ, the words do not");
        assert!(!rests((0..4).map(listed)));
        assert!(!rests((0..4).map(listed).chain([us("550 5.7.1 something else")])));
        assert!(!rests((0..4).map(listed).chain([Outcome::Accepted, listed(5)])), "others are taken");
        let unknown = || Outcome::Never(Culprit::Address, "550 relay not permitted".to_owned());
        assert!(rests((0..5).map(|_| unknown())), "a bare code may be about us as well");
        let no_mailbox = || Outcome::Never(Culprit::Address, "550 5.1.1 no such mailbox".to_owned());
        assert!(!rests((0..19).map(|_| no_mailbox())), "many invitations to addresses that are not there");
        assert!(rests((0..20).map(|_| no_mailbox())), "or a server that has lost its list of mailboxes");
        let breaker = Breaker::default();
        assert!((0..20).all(|_| breaker.note(at(0), PlayerId(1), &listed(0)).is_none()), "one reader is no proof");
        let breaker = Breaker::default();
        assert!((0..20).all(|n| breaker.note(at(n * 5), PlayerId(n), &listed(0)).is_none()), "nor over hours");
    }

    #[test]
    fn f_8_a_server_that_is_away_is_asked_ever_more_rarely_and_by_one_letter() {
        assert!(!rests([busy(), busy(), Outcome::Accepted, busy()]));
        let (breaker, mut now) = (Breaker::default(), at(0));
        let mut waits = Vec::new();
        for _ in 0..2 {
            assert_eq!(breaker.note(now, PlayerId(1), &busy()), None);
        }
        for _ in 0..8 {
            let Some(Change::Rests(rest)) = breaker.note(now, PlayerId(1), &busy()) else { panic!("it rests") };
            assert_eq!((rest.since, breaker.admit(now)), (at(0), Admission::NotBefore(rest.tries_at)));
            assert_eq!(breaker.note(now, PlayerId(2), &busy()), None, "letters under way together fail together");
            waits.push((rest.tries_at - now).num_seconds());
            now = rest.tries_at;
            assert_eq!(breaker.admit(now), Admission::Probe);
        }
        assert_eq!(waits, [30, 60, 120, 240, 480, 900, 900, 900]);
        assert_eq!(breaker.note(now, PlayerId(1), &Outcome::Accepted), Some(Change::Mended));
        assert_eq!(breaker.admit(now), Admission::Go);
    }

    #[test]
    fn f_8_it_keeps_to_the_pace_of_a_server_that_wants_it_slower() {
        let breaker = Breaker::default();
        let wait = |from: i64| {
            let noted: Vec<_> = (0..3).map(|reader| breaker.note(at(from), PlayerId(reader), &busy())).collect();
            let Some(Some(Change::Rests(rest))) = noted.into_iter().next_back() else { panic!("it rests") };
            breaker.note(rest.tries_at, PlayerId(9), &Outcome::Accepted);
            (rest.tries_at - at(from)).num_seconds()
        };
        assert_eq!([wait(0), wait(5), wait(10)], [30, 60, 120], "a single letter in between does not make it forget");
        assert_eq!(wait(200), 30, "hours do");
    }

    #[test]
    fn a_probe_that_fails_for_its_own_reasons_has_shown_that_the_server_listens() {
        let breaker = Breaker::default();
        let rest = Trouble { since: at(0), tries_at: at(1), reason: "554 5.7.1 blocked".to_owned() };
        breaker.recall(rest.clone());
        assert_eq!(breaker.admit(at(0)), Admission::NotBefore(at(1)));
        let again = breaker.note(at(1), PlayerId(1), &us("554 5.7.1 blocked"));
        assert!(matches!(again, Some(Change::Rests(_))));
        let unknown = Outcome::Never(Culprit::Address, "550 5.1.1 unknown".to_owned());
        assert_eq!(breaker.note(at(20), PlayerId(1), &unknown), Some(Change::Mended));
    }
}
