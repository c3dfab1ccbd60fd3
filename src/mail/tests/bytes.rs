//! The bytes of every letter, read back by a parser that did not write them.

use mail_parser::{MessageParser, MimeHeaders};

use super::{EXAMPLES, Example, MESSAGE_ID, bytes, envelope, office, office_at, title};
use crate::link::{self, ErrandKind, Purpose};
use crate::mail::calendar;
use crate::mail::composed::{Composed, Thread};
use crate::mail::contents::Way;
use crate::text::Locale;

fn example(name: &str) -> &'static Composed {
    let found = EXAMPLES.iter().find(|example| example.locale == Locale::Czech && example.name == name);
    &found.unwrap().composed
}

/// The header lines as they stand there, without what follows the first empty line.
fn head(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    text.split_once("\r\n\r\n").unwrap().0.split("\r\n").map(str::to_owned).collect()
}

fn header(bytes: &[u8], name: &str) -> Option<String> {
    let prefix = format!("{name}: ");
    head(bytes).iter().find_map(|line| line.strip_prefix(&prefix).map(str::to_owned))
}

/// Every address of ours in a text.
fn urls(text: &str) -> Vec<String> {
    let starts = text.match_indices("https://penelope.example.org");
    let until = |sign: char| sign.is_whitespace() || sign == '"' || sign == '<';
    starts.map(|(at, _)| text[at..].split(until).next().unwrap().replace("&amp;", "&")).collect()
}

#[test]
fn mail_01_text_then_html_with_its_picture_and_the_file_beside_them() {
    for Example { composed, name, .. } in EXAMPLES.iter() {
        let bytes = bytes(composed);
        let message = MessageParser::default().parse(&bytes).unwrap();
        let kinds: Vec<String> = message
            .parts
            .iter()
            .map(|part| {
                let kind = part.content_type().unwrap();
                format!("{}/{}", kind.ctype(), kind.subtype().unwrap())
            })
            .collect();
        let kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
        let words: &[&str] = match &composed.picture {
            None => &["multipart/alternative", "text/plain", "text/html"],
            Some(_) => &["multipart/alternative", "text/plain", "multipart/related", "text/html", "image/png"],
        };
        let files =
            [(composed.attachment.is_some(), "application/json"), (!composed.events.is_empty(), "text/calendar")];
        let files: Vec<&str> = files.into_iter().filter(|(there, _)| *there).map(|(_, kind)| kind).collect();
        let mixed: &[&str] = if files.is_empty() { &[] } else { &["multipart/mixed"] };
        let expected = [mixed, words, &files].concat();
        assert_eq!(kinds, expected, "{name}");
        for part in message.parts.iter().filter(|part| part.content_type().unwrap().ctype() == "text") {
            assert_eq!(part.content_type().unwrap().attribute("charset"), Some("utf-8"), "{name}");
        }
        if let Some(picture) = &composed.picture {
            let part = message.parts.iter().find(|part| part.content_id().is_some()).unwrap();
            assert_eq!(part.contents(), &picture.0[..], "{name}");
            assert!(part.content_disposition().unwrap().is_inline(), "{name}");
            let html = message.body_html(0).unwrap();
            assert!(html.contains(&format!("src=\"cid:{}\"", part.content_id().unwrap())), "{name}");
        }
        if !composed.events.is_empty() {
            let part = message.parts.last().unwrap();
            assert_eq!(part.content_type().unwrap().attribute("method"), Some("PUBLISH"), "{name}");
            assert!(part.content_disposition().unwrap().is_attachment(), "{name}: no invitation");
            let file = calendar::file(&composed.events, &office().base_url, Some("post@penelope.example.org"));
            assert_eq!(part.contents(), file.as_bytes(), "{name}");
        }
        if let Some(file) = &composed.attachment {
            let part = message.attachment(message.attachment_count() as u32 - 1).unwrap();
            assert_eq!((part.attachment_name(), part.contents()), (Some(file.name.as_str()), file.json.as_bytes()));
        }
    }
}

#[test]
fn mail_01_words_survive_and_both_parts_have_the_same_links() {
    for Example { composed, name, locale } in EXAMPLES.iter() {
        let bytes = bytes(composed);
        let message = MessageParser::default().parse(&bytes).unwrap();
        let (text, html) = (message.body_text(0).unwrap(), message.body_html(0).unwrap());
        assert_eq!(urls(&text), urls(&html), "{} {name}", locale.tag());
        assert!(!urls(&text).is_empty());
        let first = composed.first_line.split(' ').next().unwrap();
        assert!(text.starts_with(first) && !text.contains('\u{fffd}') && !html.contains('\u{fffd}'), "{name}");
        assert!(text.chars().chain(html.chars()).all(|sign| !('\u{e000}'..='\u{e0ff}').contains(&sign)), "{name}");
        assert_eq!(text.replace("\r\n", "\n").lines().count(), composed.text.lines().count(), "{name}");
    }
}

#[test]
fn mail_02_each_header_stands_there_once() {
    for Example { composed, name, .. } in EXAMPLES.iter() {
        let bytes = bytes(composed);
        let lines = head(&bytes);
        for header in [
            "Date",
            "Message-ID",
            "From",
            "To",
            "Subject",
            "MIME-Version",
            "Content-Type",
            "List-Id",
            "List-Unsubscribe",
            "List-Unsubscribe-Post",
            "Auto-Submitted",
            "X-Auto-Response-Suppress",
        ] {
            let prefix = format!("{}:", header.to_ascii_lowercase());
            let count = lines.iter().filter(|line| line.to_ascii_lowercase().starts_with(&prefix)).count();
            assert_eq!(count, 1, "{name}: {header}");
        }
        assert!(lines.iter().all(|line| !line.to_ascii_lowercase().starts_with("bcc")), "{name}");
        assert_eq!(header(&bytes, "Date").unwrap(), "Mon, 16 Nov 2026 09:30:05 +0000");
        assert_eq!(header(&bytes, "Message-ID").unwrap(), format!("<{MESSAGE_ID}@penelope.example.org>"));
        assert_eq!(header(&bytes, "To").unwrap(), "anna@example.org");
        assert_eq!(header(&bytes, "From").unwrap(), "Penelope <post@penelope.example.org>");
        let message = MessageParser::default().parse(&bytes).unwrap();
        assert_eq!(message.subject(), Some(composed.subject.as_str()), "{name}");
    }
}

#[test]
fn mail_03_lines_are_short_and_end_in_both_signs() {
    for Example { composed, name, .. } in EXAMPLES.iter() {
        let bytes = bytes(composed);
        assert!(bytes.is_ascii(), "{name}: any server takes it");
        let text = String::from_utf8(bytes).unwrap();
        assert!(text.split("\r\n").all(|line| line.len() <= 998 && !line.contains(['\r', '\n', '\0'])), "{name}");
    }
}

#[test]
fn mail_04_mail_05_letters_of_a_seat_share_a_root_that_others_cannot_guess() {
    let (first, second) = (bytes(example("question, your turn")), bytes(example("over")));
    let root = header(&first, "References").unwrap();
    assert_eq!(header(&second, "References").unwrap(), root);
    assert_eq!(header(&first, "In-Reply-To").unwrap(), root);
    assert_eq!(header(&first, "Subject"), header(&second, "Subject"));
    let mut other = example("question, your turn").clone();
    let Some(Thread::Seat { seat, .. }) = &mut other.thread else { panic!("a seat's thread") };
    seat.0 += 1;
    let others = header(&bytes(&other), "References").unwrap();
    assert_ne!(others, root);
    assert!(root.starts_with('<') && root.ends_with("@penelope.example.org>") && root.len() == 32 + 23, "{root}");
    assert!(!root.contains(MESSAGE_ID) && header(&bytes(example("sign in")), "References").is_none());
    let digest = header(&bytes(example("digest")), "References").unwrap();
    assert!(digest != root && digest.len() == root.len(), "a thread of its own: {digest}");
}

#[test]
fn mail_04_a_thread_outlives_a_key() {
    let composed = example("question, your turn");
    let references = |office: &crate::mail::message::Office| {
        let message = composed.to_message(office, &envelope(MESSAGE_ID)).unwrap();
        header(&message.formatted(), "References").unwrap()
    };
    let before = office();
    let mut between = before.clone();
    between.keys = before.keys.with_new_key().unwrap();
    let mut after = between.clone();
    after.keys = between.keys.without_oldest_key().unwrap();
    assert_eq!(references(&between), format!("{} {}", references(&before), references(&after)));
}

#[test]
fn mail_06_one_click_ends_the_letters() {
    for Example { composed, name, .. } in EXAMPLES.iter() {
        let bytes = bytes(composed);
        let url = header(&bytes, "List-Unsubscribe").unwrap();
        let url = url.strip_prefix('<').unwrap().strip_suffix('>').unwrap();
        assert_eq!(header(&bytes, "List-Unsubscribe-Post").unwrap(), "List-Unsubscribe=One-Click");
        let path = if matches!(composed.unsubscribe, Way::Seat(_)) { "/unsubscribe/" } else { "/never/" };
        assert!(url.starts_with(&format!("https://penelope.example.org{path}")), "{name}: {url}");
        let message = MessageParser::default().parse(&bytes).unwrap();
        assert!(message.body_text(0).unwrap().contains(url), "{name}: in the letter too");
        let gathers =
            ["invitation", "invitation, own wish", "invitation, rematch", "offer", "confirm", "seated", "keep"];
        let list = if *name == "digest" {
            "<tables.penelope.example.org>"
        } else if composed.thread.is_some() || gathers.contains(name) {
            &format!("<k7qm2x.{}.penelope.example.org>", title(name).to_lowercase())
        } else {
            "<letters.penelope.example.org>"
        };
        assert_eq!(header(&bytes, "List-Id").unwrap(), list, "{name}");
    }
}

#[test]
fn mail_08_nothing_answers_by_itself() {
    for Example { composed, .. } in EXAMPLES.iter() {
        let bytes = bytes(composed);
        assert_eq!(header(&bytes, "Auto-Submitted").unwrap(), "auto-generated");
        assert_eq!(header(&bytes, "X-Auto-Response-Suppress").unwrap(), "All");
    }
}

#[test]
fn link_11_addresses_are_short_plain_and_open_what_they_name() {
    let (office, now) = (office(), "2026-11-16T09:30:05Z".parse().unwrap());
    for Example { composed, name, .. } in EXAMPLES.iter() {
        let bytes = bytes(composed);
        let message = MessageParser::default().parse(&bytes).unwrap();
        for url in urls(&message.body_text(0).unwrap()) {
            assert!(
                url.len() <= 160 && url.ends_with(|last: char| last.is_ascii_alphanumeric() || "-_".contains(last)),
                "{url}"
            );
            let mut parts = url["https://penelope.example.org/".len()..].splitn(3, '/');
            let (path, token) = (parts.next().unwrap(), parts.next().unwrap());
            let pass = |kind: ErrandKind| link::verify_pass(&office.keys, now, kind, token).is_ok();
            let seat = |purpose: Purpose| link::verify(&office.keys, now, purpose, token).is_ok();
            let opens = match path {
                "l" => seat(Purpose::Seat),
                "unsubscribe" => seat(Purpose::Unsubscribe),
                "invitation" => pass(ErrandKind::Invitation),
                "confirm" => pass(ErrandKind::Confirm),
                "sign-in" => pass(ErrandKind::SignIn),
                "never" => pass(ErrandKind::Block),
                "keep" => pass(ErrandKind::Keep),
                "my" => token == "letters" && parts.next().is_none(),
                "rules" => {
                    token == title(name).to_lowercase() && parts.next().is_some_and(|chapter| chapter.contains('#'))
                }
                other => panic!("{name}: {other}"),
            };
            assert!(opens, "{name}: {url}");
        }
    }
}

#[test]
fn link_12_the_base_is_the_offices_and_a_retry_is_the_same_letter() {
    let composed = example("over");
    assert_eq!(bytes(composed), bytes(composed));
    let elsewhere =
        composed.to_message(&office_at("https://elsewhere.example"), &envelope(MESSAGE_ID)).unwrap().formatted();
    let message = MessageParser::default().parse(&elsewhere).unwrap();
    assert!(urls(&message.body_text(0).unwrap()).is_empty());
    let mut wrong = composed.clone();
    let Way::Seat(claims) = &mut wrong.unsubscribe else { panic!("a seat's") };
    claims.purpose = Purpose::Answer;
    assert!(wrong.to_message(&office(), &envelope(MESSAGE_ID)).is_err(), "a form's capability is no link");
}
