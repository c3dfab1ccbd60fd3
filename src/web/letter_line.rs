//! A letter in the list of its reader: what it was, for which table, and what became of it, in words.

use chrono::{DateTime, Utc};

use crate::deadline::zone::Zone;
use crate::store::outbox::my_letters::OwnLetter;
use crate::store::outbox::{LetterState, Unneeded};
use crate::text::Text;

pub(super) struct LetterLine {
    pub(super) title: String,
    pub(super) written: String,
    pub(super) fate: String,
}

pub(super) fn line(t: Text, now: DateTime<Utc>, zone: Zone, letter: &OwnLetter) -> LetterLine {
    let kind = t.post_kind(letter.kind.replace(' ', "-"));
    let title = match &letter.table {
        Some(code) => t.post_of_table(code.to_string(), kind),
        None => kind,
    };
    LetterLine { title, written: t.post_written(t.moment(letter.written_at, zone)), fate: fate(t, now, zone, letter) }
}

fn fate(t: Text, now: DateTime<Utc>, zone: Zone, letter: &OwnLetter) -> String {
    let send_at = letter.carried_at.unwrap_or(letter.send_at);
    let done = t.moment(letter.done_at.unwrap_or(letter.send_at), zone);
    let reason = letter.reason.as_deref().unwrap_or_default();
    match letter.state {
        LetterState::Sent => t.post_sent(done),
        LetterState::Unwanted => t.post_unwanted(why_not(reason)),
        LetterState::Refused => joined(t.post_refused(done, why_refused(reason)), said(t, reason)),
        LetterState::Dead => joined(t.post_dead(done), said(t, reason)),
        LetterState::Waiting if letter.attempts > 0 && send_at > now => t.post_retried(t.deadline(send_at, now, zone)),
        LetterState::Waiting if send_at > now => t.post_waits(t.deadline(send_at, now, zone)),
        LetterState::Waiting => t.post_leaves(),
    }
}

/// Why nobody needed it, as the message names it.
fn why_not(reason: &str) -> &'static str {
    match Unneeded::read(reason) {
        Ok(Unneeded::Erased) => "erased",
        Ok(Unneeded::Blocked) => "blocked",
        Ok(Unneeded::RefusedBefore) => "refused",
        Ok(Unneeded::Unsubscribed) => "unsubscribed",
        Ok(Unneeded::Answered) => "answered",
        Ok(Unneeded::Resigned) => "resigned",
        Ok(Unneeded::Left) => "left",
        Ok(Unneeded::Begun) => "begun",
        Ok(Unneeded::Over) => "over",
        Ok(Unneeded::CalledOff) => "called-off",
        Ok(Unneeded::Confirmed) => "confirmed",
        Ok(Unneeded::TooLate) => "late",
        Ok(Unneeded::Told) => "told",
        Ok(Unneeded::Apart) => "apart",
        Ok(Unneeded::TooMany) => "many",
        Ok(Unneeded::Withdrawn) | Err(_) => "other",
    }
}

/// What a mail server's code means (RFC 3463).
fn why_refused(reason: &str) -> &'static str {
    let reply = reply(reason).unwrap_or_default();
    let code = |prefix: &str| reply.split_whitespace().take(2).any(|word| word.starts_with(prefix));
    if code("5.1.") {
        "address"
    } else if code("5.2.2") {
        "full"
    } else if code("5.7.") {
        "policy"
    } else {
        "other"
    }
}

/// A server's own words, «550 5.1.1 no such user», if the reason holds some.
fn reply(reason: &str) -> Option<String> {
    let code = reason.split(' ').next()?;
    (code.len() == 3 && code.bytes().all(|sign| sign.is_ascii_digit())).then(|| reason.to_owned())
}

fn said(t: Text, reason: &str) -> Option<String> {
    reply(reason).map(|reply| t.post_said(reply))
}

fn joined(sentence: String, more: Option<String>) -> String {
    more.map_or_else(|| sentence.clone(), |more| format!("{sentence} {more}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_mail_servers_are_put_into_words() {
        for (reason, why) in [
            ("550 5.1.1 …@… Recipient address rejected", "address"),
            ("552 5.2.2 over quota", "full"),
            ("552 5.3.4 too big", "other"),
            ("554 5.7.1 rejected by policy", "policy"),
            ("550 no", "other"),
            ("the server does not answer", "other"),
            ("", "other"),
        ] {
            assert_eq!(why_refused(reason), why, "{reason}");
        }
    }

    #[test]
    fn every_reason_has_words_of_its_own() {
        let mut keys: Vec<&str> = Unneeded::ALL.iter().map(|reason| why_not(reason.name())).collect();
        keys.sort_unstable();
        let count = keys.len();
        keys.dedup();
        assert_eq!(keys.len(), count);
    }
}
