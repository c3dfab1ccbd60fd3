//! Deadlines in calendars: with the letters of those who wish, and from the page, as another program reads them.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use mail_parser::{MessageParser, MimeHeaders as _};
use penelope::mail::message::Outgoing;
use serde_json::Value;

use super::house::Clocks;

/// What Thunderbird's parser finds in a file.
fn read(file: &str) -> Value {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/outside/calendar.mjs");
    let mut node = Command::new("node").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    node.stdin.take().unwrap().write_all(file.as_bytes()).unwrap();
    let output = node.wait_with_output().unwrap();
    assert!(output.status.success(), "{file}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The calendar file of a letter.
fn attached(letter: &Outgoing) -> Option<String> {
    let message = MessageParser::default().parse(&letter.bytes).unwrap();
    let part = message.attachments().find(|part| part.content_type().unwrap().subtype() == Some("calendar"))?;
    assert_eq!(part.content_type().unwrap().attribute("method"), Some("PUBLISH"));
    assert!(part.attachment_name().unwrap().ends_with(".ics"));
    Some(String::from_utf8(part.contents().to_vec()).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_01_deadlines_come_as_calendar_files_that_another_program_reads() {
    let clocks = Clocks::open("brisk", ["Europe/Prague 08:00-22:00"; 4]).await;
    let (active, house) = (clocks.active().await, &clocks.house);
    let (with, without) = (active.left(4), active.left(4).left(4));
    let of = |seat: penelope::engine::Seat| house.addresses[usize::from(seat.number())].as_str();
    clocks.sql(&format!("UPDATE players SET calendar = true WHERE address = '{}'", of(with))).await;
    assert!(clocks.answer_plainly(active).await);
    let letters = house.post_now().await;
    let letter = |to: &str| letters.iter().find(|letter| letter.envelope.to()[0].to_string() == to).unwrap();
    assert_eq!(attached(letter(of(without))), None, "off by default");
    let file = attached(letter(of(with))).unwrap();
    clocks.tick().await;
    let due = clocks.row(with).await.unwrap().due_at.unwrap();
    let calendar = read(&file);
    let event = &calendar["events"][0];
    let iso = due.format("%Y-%m-%dT%H:%M:%S.000Z").to_string();
    assert_eq!((&calendar["version"], &calendar["method"]), (&"2.0".into(), &"PUBLISH".into()));
    assert_eq!((event["start"].as_str(), event["zone"].as_str()), (Some(iso.as_str()), Some("UTC")));
    assert_eq!((event["end"].as_str(), event["attendees"].as_u64()), (Some(iso.as_str()), Some(0)));
    assert_eq!(event["organizer"].as_str(), Some("mailto:post@penelope.test"));
    let code = clocks.text("SELECT code FROM tables").await;
    assert_eq!(event["url"].as_str(), Some(format!("{}/table/{code}", house.app.base).as_str()), "never a token");
    assert_eq!(event["summary"].as_str(), Some(format!("Ulysses {code}: your answer is needed").as_str()));
    assert!(!file.contains("/l/") && file.split("\r\n").all(|line| line.len() <= 75), "{file}");

    // The same event from the page, for the same seat only.
    let own = house.page_of(with).replace("?here", "/deadline.ics");
    let answer = house.app.get(&own).await;
    assert_eq!(answer.headers()["content-type"], "text/calendar; charset=utf-8");
    assert_eq!(answer.headers()["cache-control"], "no-store");
    let fetched = read(&answer.text().await.unwrap());
    for same in ["uid", "sequence", "start", "summary", "description", "url"] {
        assert_eq!(fetched["events"][0][same], event[same], "{same}");
    }
    assert_eq!((&fetched["method"], &fetched["events"][0]["organizer"]), (&Value::Null, &Value::Null));
    let public = format!("/table/{code}/deadline.ics");
    assert_eq!(house.app.get(&public).await.status(), 404);
    assert!(clocks.page(with).await.contains("/deadline.ics"));
    let other = house.page_of(active).replace("?here", "/deadline.ics");
    assert_eq!(house.app.get(&other).await.status(), 404, "nothing is wanted of this seat");

    // A deadline that moves is the same event, later.
    let host = house.addresses.iter().position(|address| address == crate::by_mail::table::PEOPLE[0].1).unwrap();
    clocks.press(super::house::seat(u8::try_from(host).unwrap()), "more-time").await;
    let moved = read(&house.app.get(&own).await.text().await.unwrap());
    let moved = &moved["events"][0];
    assert_eq!(moved["uid"], event["uid"]);
    assert!(moved["sequence"].as_u64() > event["sequence"].as_u64(), "{moved}");
    assert!(moved["start"].as_str() > event["start"].as_str(), "{moved}");
    assert!(clocks.answer_plainly(with).await);
    assert_eq!(house.app.get(&own).await.status(), 404, "it is answered");
}
