//! A letter about all of its reader's tables that wait: each with its question, what happened, and its own links.

use super::play::in_short;
use super::{AskPart, Desk, Door, Part, Sheet};
use crate::mail::contents::{Brief, Digest, TableWaits, Way};

pub(super) fn digest(desk: &mut Desk<'_>, digest: &Digest) -> Sheet {
    let t = desk.t;
    let headline = t.letter_digest(digest.waits.len() + digest.also.len());
    let mut sheet = desk.plain(t.letter_digest_subject(), "Penelope".to_owned(), headline);
    sheet.list = "tables".to_owned();
    sheet.reason = t.letter_digest_why();
    sheet.doors_note = t.letter_choices_note();
    for table in &digest.waits {
        let told = in_short(desk, &table.play);
        if sheet.parts.is_empty() {
            // Who asks what, of the first table: an inbox shows it.
            sheet = sheet.led_by(told.first_line.clone());
        }
        sheet.parts.extend(parts(desk, table, told));
    }
    sheet.parts.extend(also(desk, &digest.also));
    sheet.what = Some(desk.door(t.letter_digest_settings(), Way::Open, "/my/letters"));
    sheet
}

fn parts(desk: &Desk<'_>, table: &TableWaits, told: Sheet) -> impl Iterator<Item = Part> {
    let reminder = table.reminds.then(|| desk.t.letter_reminder());
    let question = reminder.into_iter().chain([told.first_line]).collect::<Vec<_>>().join(" ");
    let ask = AskPart { title: told.kicker, question, lines: told.lines, doors: told.doors };
    let details = told.parts.into_iter().map(|part| match part {
        Part::List(list) | Part::Detail(list) => Part::Detail(list),
        whole @ (Part::Chart(_) | Part::Ask(_)) => whole,
    });
    [Part::Ask(ask)].into_iter().chain(details)
}

fn also(desk: &mut Desk<'_>, briefs: &[Brief]) -> Option<Part> {
    let t = desk.t;
    let doors: Vec<Door> = briefs.iter().map(|brief| door(desk, brief)).collect();
    let ask = AskPart { title: t.letter_digest_also(), question: String::new(), lines: Vec::new(), doors };
    (!briefs.is_empty()).then_some(Part::Ask(ask))
}

fn door(desk: &mut Desk<'_>, brief: &Brief) -> Door {
    let (t, zone) = (desk.t, desk.reader.zone);
    let code: String = brief.code.chars().filter(char::is_ascii_alphanumeric).collect();
    let note = brief.due.map(|due| t.deadline(due.at, due.told_at, zone)).unwrap_or_default();
    Door { note, ..desk.door(t.letter_kicker(code, brief.game.title()), brief.way, "") }
}
