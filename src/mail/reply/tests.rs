//! Replies in the shapes in which mail programs write them, and in those in which nobody should.

use super::*;

macro_rules! replies {
    ($($name:literal: $words:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../tests/replies/", $name, ".eml")), $words)),+]
    };
}

const REPLIES: &[(&str, &str, &str)] = replies! {
    "gmail-web": "1",
    "gmail-web-wrapped": "agree",
    "gmail-phone-german": "2",
    "gmail-both-parts": "1",
    "gmail-html-only": "propose delos",
    "outlook-desktop": "1\nKind regards\nAnna",
    "outlook-desktop-german": "1",
    "outlook-web": "2",
    "outlook-html-only": "1",
    "outlook-old": "1",
    "outlook-phone": "1",
    "apple-mail": "1",
    "apple-iphone": "object scylla 2o",
    "apple-iphone-french": "1",
    "thunderbird-top": "1",
    "thunderbird-bottom": "1",
    "thunderbird-flowed": "What a beautiful proposal! I would never have thought that the ship\ngoes there.",
    "k9": "1",
    "mutt-bottom": "agree",
    "mutt-inline": "agree",
    "czech-seznam": "1",
    "dutch": "1",
    "italian": "1",
    "proton-html-only": "1",
    "html-bottom": "agree",
    "scanner-banner": "[EXTERNAL] This message came from outside of your organisation. Do not open links.\n1",
    "no-quotation": "stay",
    "base64": "1",
};

#[test]
fn every_shape_of_reply_is_read_without_what_it_quotes() {
    for (name, message, words) in REPLIES {
        for message in [(*message).to_owned(), message.replace('\n', "\r\n")] {
            let reply = read(message.as_bytes());
            assert_eq!(reply.text, *words, "{name}");
            assert_eq!(reply.from.as_deref(), Some("anna@example.org"), "{name}");
            assert!(!reply.is_automatic, "{name}");
        }
    }
}

#[test]
fn mail_13_robots_are_known() {
    let plain = "From: anna@example.org\r\nSubject: Re\r\n";
    for header in [
        "Auto-Submitted: auto-replied",
        "auto-submitted: Auto-Generated (vacation)",
        "Return-Path: <>",
        "Precedence: bulk",
        "Precedence: Auto_Reply",
        "List-Id: <k7qm2x.ulysses.penelope.test>",
        "X-Autoreply: yes",
        "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
    ] {
        assert!(read(format!("{header}\r\n{plain}\r\n1").as_bytes()).is_automatic, "{header}");
    }
    for header in ["Auto-Submitted: no", "Return-Path: <anna@example.org>", "Precedence: first-class", "X-Mailer: x"] {
        assert!(!read(format!("{header}\r\n{plain}\r\n1").as_bytes()).is_automatic, "{header}");
    }
}

#[test]
fn whoever_is_named_twice_is_nobody() {
    for from in
        ["From: a@example.org\r\nFrom: b@example.org", "From: a@example.org, b@example.org", "Subject: x", "From:"]
    {
        assert_eq!(read(format!("{from}\r\n\r\n1").as_bytes()).from, None, "{from}");
    }
}

#[test]
fn the_line_above_is_not_what_was_signed() {
    assert_eq!(as_signed(b"Return-Path: <a@example.org>\r\nFrom: x\r\n\r\n1"), b"From: x\r\n\r\n1");
    assert_eq!(as_signed(b"From: x\r\n\r\n1"), b"From: x\r\n\r\n1");
    assert_eq!(as_signed(b"Return-Path: "), b"Return-Path: ");
}

#[test]
fn whatever_comes_is_read_quickly_and_without_a_panic() {
    let mut boxes = String::from("From: a@example.org\r\nMIME-Version: 1.0\r\n");
    for number in 0..1000 {
        boxes += &format!("Content-Type: multipart/mixed; boundary=b{number}\r\n\r\n--b{number}\r\n");
    }
    boxes += "Content-Type: text/plain\r\n\r\n1";
    let nested = format!(
        "From: a@example.org\r\n{}\r\n\r\n1",
        "MIME-Version: 1.0\r\nContent-Type: message/rfc822\r\n\r\n".repeat(1000)
    );
    let headers = format!("From: a@example.org\r\n{}\r\n1", "X-Long: y\r\n".repeat(90_000));
    let bomb = format!("From: a@example.org\r\nContent-Transfer-Encoding: base64\r\n\r\n{}", "QUFB".repeat(250_000));
    let quotes = format!("From: a@example.org\r\n\r\n{}", "On x\r\n".repeat(170_000));
    let tags = format!("From: a@example.org\r\nContent-Type: text/html\r\n\r\n{}", "<div".repeat(250_000));
    for (message, words) in [(&boxes, ""), (&nested, ""), (&headers, "1"), (&tags, "")] {
        let text = read(message.as_bytes()).text;
        assert!(text == words || text.len() < TEXT_CHARS_MAX * 4, "{text}");
    }
    assert_eq!(read(boxes.as_bytes()).text, "");
    assert_eq!(read(headers.as_bytes()).text, "1");
    for message in [&bomb, &quotes] {
        assert!(read(message.as_bytes()).text.chars().count() <= TEXT_CHARS_MAX);
    }
    for odd in ["", "\u{0}", "\r\n\r\n", "From: a@example.org\r\n\r\n"] {
        assert_eq!(read(odd.as_bytes()).text, "");
    }
}
