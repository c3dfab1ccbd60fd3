//! Deadlines for a calendar (RFC 5545), in a file that comes with a letter or is fetched from the page.
//!
//! Events and not tasks: Gmail and Outlook do nothing with a task in a file, Apple's and Thunderbird's calendars take both.
//! Published and not an invitation: nobody is asked to answer. Without an alarm: a calendar has its owner's own, and reminders
//! come by letter. Calendars are shared and synced, so that nothing of the game and no token is in it, only the table's plain
//! address.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::contents::Due;
use crate::config::BaseUrl;
use crate::engine::GameKind;
use crate::id::{QuestionId, SeatId};
use crate::text::Text;

/// RFC 5545, 3.1: a line has so many octets at most, without its end.
const OCTETS_MAX: usize = 75;

/// Which question it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    pub question: QuestionId,
    pub seat: SeatId,
    pub opened_at: DateTime<Utc>,
}

/// A deadline in words. It is kept in a composed letter, which knows no address of ours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The same for a question and a seat, whatever happens to the deadline.
    uid: String,
    /// Rises when the deadline moves, so that calendars take the new one.
    sequence: u32,
    stamped_at: DateTime<Utc>,
    due_at: DateTime<Utc>,
    /// The name of its game.
    #[serde(default = "first")]
    game: String,
    code: String,
    summary: String,
    description: String,
}

impl Event {
    pub(crate) fn of(t: Text, game: GameKind, code: &str, asked: Asked, due: Due) -> Event {
        // A deadline only ever becomes later.
        let minutes = (due.at - asked.opened_at).num_minutes();
        Event {
            uid: uid(asked),
            sequence: u32::try_from(minutes).unwrap_or(0).min(i32::MAX.unsigned_abs()),
            stamped_at: due.told_at,
            due_at: due.at,
            game: game.name().to_owned(),
            code: code.to_owned(),
            summary: t.calendar_summary(code.to_owned(), game.title()),
            description: t.calendar_description(),
        }
    }
}

/// The name of the file.
pub fn file_name(events: &[Event]) -> String {
    match events {
        [event] => format!("{}-{}.ics", event.game, event.code),
        [first, rest @ ..] if rest.iter().all(|event| event.game == first.game) => format!("{}.ics", first.game),
        _ => "penelope.ics".to_owned(),
    }
}

/// In letters that were composed before there was another.
fn first() -> String {
    GameKind::FIRST.name().to_owned()
}

/// The file. With a sender it is published by a letter (RFC 5546, 3.2.1), which needs somebody who does so.
pub fn file(events: &[Event], base_url: &BaseUrl, sender: Option<&str>) -> String {
    let head = sender.map(|_| "METHOD:PUBLISH".to_owned());
    calendar(events, base_url, sender, head.into_iter().collect())
}

/// A calendar to subscribe to, under this name; programs that go by it look every so often.
pub fn feed(events: &[Event], base_url: &BaseUrl, name: &str) -> String {
    let name = escaped(name);
    let head =
        [format!("NAME:{name}"), format!("X-WR-CALNAME:{name}"), "REFRESH-INTERVAL;VALUE=DURATION:PT1H".to_owned()];
    calendar(events, base_url, None, head.into())
}

fn calendar(events: &[Event], base_url: &BaseUrl, sender: Option<&str>, head: Vec<String>) -> String {
    let mut out = String::new();
    let mut line = |text: String| fold(&text, &mut out);
    line("BEGIN:VCALENDAR".to_owned());
    line("VERSION:2.0".to_owned());
    line("PRODID:-//Penelope//Deadlines 1//EN".to_owned());
    head.into_iter().for_each(&mut line);
    for event in events {
        line("BEGIN:VEVENT".to_owned());
        line(format!("UID:{}", event.uid));
        line(format!("SEQUENCE:{}", event.sequence));
        line(format!("DTSTAMP:{}", moment(event.stamped_at)));
        line(format!("DTSTART:{}", moment(event.due_at)));
        line(format!("SUMMARY:{}", escaped(&event.summary)));
        line(format!("DESCRIPTION:{}", escaped(&event.description)));
        line(format!("URL:{base_url}/table/{}", event.code));
        if let Some(sender) = sender {
            line(format!("ORGANIZER:mailto:{sender}"));
        }
        line("CLASS:PRIVATE".to_owned());
        line("TRANSP:TRANSPARENT".to_owned());
        line("END:VEVENT".to_owned());
    }
    line("END:VCALENDAR".to_owned());
    out
}

fn uid(Asked { question, seat, .. }: Asked) -> String {
    let hash = Sha256::new().chain_update("penelope calendar/1").chain_update(question.0.to_be_bytes());
    let hash = hash.chain_update(seat.0.to_be_bytes()).finalize();
    let digits: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("penelope-{digits}")
}

fn moment(at: DateTime<Utc>) -> String {
    at.format("%Y%m%dT%H%M%SZ").to_string()
}

/// RFC 5545, 3.3.11. Control characters have no place in a line.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '\\' | ';' | ',' => out.extend(['\\', sign]),
            '\n' => out.push_str("\\n"),
            control if control.is_control() => {}
            plain => out.push(plain),
        }
    }
    out
}

/// A longer line goes on below, after a space; no letter is torn apart.
fn fold(text: &str, out: &mut String) {
    let mut octets = 0;
    for sign in text.chars() {
        if octets + sign.len_utf8() > OCTETS_MAX {
            out.push_str("\r\n ");
            octets = 1;
        }
        out.push(sign);
        octets += sign.len_utf8();
    }
    out.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::text::Locale;

    fn event(due: &str) -> Event {
        let at = |text: &str| text.parse::<DateTime<Utc>>().unwrap();
        let asked = Asked { question: QuestionId(5), seat: SeatId(23), opened_at: at("2026-11-16T09:00:00Z") };
        let due = Due { at: at(due), told_at: at("2026-11-16T09:30:05Z") };
        Event::of(Text::of(Locale::German), GameKind::FIRST, "K7QM2X", asked, due)
    }

    fn base_url() -> BaseUrl {
        Config::from_vars(&[("PENELOPE_BASE_URL".into(), "https://penelope.test".into())], true).unwrap().base_url
    }

    #[test]
    fn a_moved_deadline_is_the_same_event_with_a_higher_number() {
        let (first, moved) = (event("2026-11-17T20:00:00Z"), event("2026-11-17T20:01:00Z"));
        assert_eq!(first.uid, moved.uid);
        assert!(moved.sequence > first.sequence);
        let other = Asked { question: QuestionId(5), seat: SeatId(24), opened_at: DateTime::UNIX_EPOCH };
        assert_ne!(first.uid, uid(other));
    }

    #[test]
    fn web_05_text_is_escaped_folded_by_octets_and_put_together_again() {
        let text = format!("a\\b;c,d\ne\u{7}f\r {}", "ěšč€😀".repeat(40));
        let words = Event { summary: text.clone(), ..event("2026-11-17T20:00:00Z") };
        let file = file(&[words], &base_url(), Some("post@penelope.test"));
        assert!(file.split("\r\n").all(|line| line.len() <= 75 && !line.contains(['\r', '\n'])), "{file}");
        let unfolded = file.replace("\r\n ", "");
        let summary = unfolded.split("\r\n").find_map(|line| line.strip_prefix("SUMMARY:")).unwrap();
        assert_eq!(summary, format!("a\\\\b\\;c\\,d\\nef {}", "ěšč€😀".repeat(40)));
        assert!(unfolded.contains("\r\nDTSTART:20261117T200000Z\r\n"), "{unfolded}");
        assert!(unfolded.contains("\r\nURL:https://penelope.test/table/K7QM2X\r\n"), "{unfolded}");
    }
}
