//! What people call themselves, and say, never breaks a letter (MAIL-21) and never makes it an advertisement (LINK-16).

use mail_parser::MessageParser;

use super::bytes;
use crate::mail::composed::compose;
use crate::mail::contents::{About, Letter, Play, Said};
use crate::mail::samples::game::Wish;
use crate::mail::ulysses::samples;
use crate::text::Locale;

fn hostile() -> Vec<String> {
    let mut names: Vec<String> = [
        "Anna\r\nBcc: everyone@example.net",
        "nul\0nul",
        "\u{1f}\u{7f}\u{85}\u{2028}\u{2029}",
        "http://evil.example/?a=b",
        "evil.example",
        "me@evil.example",
        "<script>alert(1)</script>",
        "\"quoted\" & 'single' </title>",
        "\u{202e}desrever",
        "שלום עולם",
        "👨‍👩‍👧‍👦🏴‍☠️",
        "Příliš žluťoučký kůň",
        "{{ t.footer() }} {% if %}",
        "\u{e000}0\u{e001}\u{e002}",
        "=?utf-8?q?=0d=0a?=",
        ".",
        "--",
        "",
    ]
    .map(str::to_owned)
    .to_vec();
    names.extend(["x".repeat(300), "ž".repeat(300), "a\u{301}\u{302}\u{303}".repeat(100)]);
    names
}

/// Every text of a person in a letter.
fn renamed(mut letter: Letter, name: &str) -> Letter {
    let play = |play: &mut Play| {
        play.talk = vec![Said { name: name.to_owned(), words: name.to_owned() }];
    };
    letter.reader.name = Some(name.to_owned());
    match &mut letter.about {
        About::Confirm { table, .. }
        | About::Invitation { table, .. }
        | About::Offer { table, .. }
        | About::Given { table, .. }
        | About::Seated { table, .. }
        | About::CalledOff { table }
        | About::Keep { table, .. }
        | About::FreshLink { table, .. } => {
            name.clone_into(&mut table.host);
            table.people = vec![name.to_owned(); 3];
        }
        About::Begins(one)
        | About::Question(one)
        | About::Reminder(one)
        | About::Away(one, _)
        | About::Talk(one)
        | About::Reply(one, _)
        | About::Over(one, _) => play(one),
        About::Roundup(digest) => digest.waits.iter_mut().for_each(|table| play(&mut table.play)),
        About::SignIn { .. } => {}
    }
    letter
}

/// The game begins, your answer is needed, the question has changed.
const DRAWN: [usize; 3] = [5, 7, 8];

#[test]
fn mail_21_no_name_breaks_a_letter() {
    for (number, name) in hostile().iter().enumerate() {
        let wish = Wish { locale: Locale::ALL[number % 5], name: Some(name), with_hand: true };
        for (at, (kind, letter)) in samples(&wish).into_iter().enumerate() {
            let drawn = matches!(
                letter.about,
                About::Begins(_) | About::Question(_) | About::Reminder(_) | About::Away(..) | About::Over(..)
            );
            // Pictures take their time and hold no names: one for each name is enough.
            if drawn && at != DRAWN[number % 3] {
                continue;
            }
            let draft = compose(&renamed(letter, name)).unwrap();
            let bytes = bytes(&draft);
            let message = MessageParser::default().parse(&bytes).unwrap();
            let (text, html) = (message.body_text(0).unwrap(), message.body_html(0).unwrap());
            for wrong in ["evil.example", "@evil", "\u{202e}", "\0"] {
                assert!(!text.contains(wrong) && !html.contains(wrong), "{kind}: {name:?} brings {wrong:?}");
            }
            assert!(!html.contains("<script") && html.matches("</title>").count() == 1, "{kind}: {name:?}");
            assert_eq!(message.headers_raw().filter(|(header, _)| header.eq_ignore_ascii_case("bcc")).count(), 0);
            assert_eq!(message.subject(), Some(draft.subject.as_str()), "{kind}");
            assert!(bytes.is_ascii() && bytes.split(|byte| *byte == b'\n').all(|line| line.len() < 998), "{kind}");
            let links =
                |text: &str| text.matches("https://penelope.example.org/").count() + text.matches("mailto:").count();
            assert_eq!(
                (links(&text), links(&html)),
                (text_links(&draft.text), text_links(&draft.html)),
                "{kind}: {name:?}"
            );
        }
    }
}

fn text_links(words: &str) -> usize {
    words.matches(crate::mail::composed::LINK_OPENS).count()
}
