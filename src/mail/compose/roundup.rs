//! A letter about all of its reader's tables that wait: each with its question, what happened, and its own links.

use super::play::in_short;
use super::{AskPart, Composer, Door, Part, Wording};
use crate::mail::contents::{Brief, Roundup, TableWaits, Way};

pub(super) fn digest(composer: &mut Composer<'_>, digest: &Roundup) -> Wording {
    let t = composer.t;
    let headline = t.letter_digest(digest.waits.len() + digest.also.len());
    let mut wording = composer.plain(t.letter_digest_subject(), "Penelope".to_owned(), headline);
    wording.list = "tables".to_owned();
    wording.reason = t.letter_digest_why();
    wording.doors_note = t.letter_choices_note();
    for table in &digest.waits {
        composer.reply = table.reply;
        let mut told = in_short(composer, &table.play);
        if let Some(way) = composer.reply.take() {
            told.doors.push(composer.door(t.letter_reply_table(), Way::Reply(way.letter), ""));
        }
        if wording.parts.is_empty() {
            // Who asks what, of the first table: an inbox shows it.
            wording = wording.led_by(told.first_line.clone());
        }
        wording.parts.extend(parts(composer, table, told));
    }
    wording.parts.extend(also(composer, &digest.also));
    wording.what = Some(composer.door(t.letter_digest_settings(), Way::Open, "/my/letters"));
    wording
}

fn parts(composer: &Composer<'_>, table: &TableWaits, told: Wording) -> impl Iterator<Item = Part> {
    let reminder = table.reminds.then(|| composer.t.letter_reminder());
    let question = reminder.into_iter().chain([told.first_line]).collect::<Vec<_>>().join(" ");
    let ask = AskPart { title: told.kicker, question, lines: told.lines, doors: told.doors };
    let details = told.parts.into_iter().map(|part| match part {
        Part::List(list) | Part::Detail(list) => Part::Detail(list),
        whole @ (Part::Chart(_) | Part::Ask(_)) => whole,
    });
    [Part::Ask(ask)].into_iter().chain(details)
}

fn also(composer: &mut Composer<'_>, briefs: &[Brief]) -> Option<Part> {
    let t = composer.t;
    let doors: Vec<Door> = briefs.iter().map(|brief| door(composer, brief)).collect();
    let ask = AskPart { title: t.letter_digest_also(), question: String::new(), lines: Vec::new(), doors };
    (!briefs.is_empty()).then_some(Part::Ask(ask))
}

fn door(composer: &mut Composer<'_>, brief: &Brief) -> Door {
    let (t, zone) = (composer.t, composer.reader.zone);
    let code: String = brief.code.chars().filter(char::is_ascii_alphanumeric).collect();
    let note = brief.due.map(|due| t.deadline(due.at, due.told_at, zone)).unwrap_or_default();
    Door { note, ..composer.door(t.letter_kicker(code, brief.game.title()), brief.way, "") }
}
