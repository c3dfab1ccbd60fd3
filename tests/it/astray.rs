//! A table whose log and book contradict each other: it is found out, said once and loudly, and stops that table only.

use std::io::{Read as _, Write as _};

use chrono::TimeDelta;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use penelope::engine::{Digest, Seat};
use penelope::play::PlayFault;
use penelope::play::glance;
use penelope::play::mend::{Mended, mend};
use penelope::play::words::SubmitError;
use penelope::vault::{Column, Place, Scope};

use crate::ahead::house::by_hand;
use crate::clock::house::{Clocks, seat};

const USUAL: [&str; 4] = ["UTC 08:00-22:00"; 4];

/// A table a few answers old.
async fn begun() -> Clocks {
    let clocks = Clocks::open("4+4<8", USUAL).await;
    for number in [0, 1, 2, 3, 0, 1, 2, 3] {
        clocks.answer_plainly(seat(number)).await;
    }
    assert!(clocks.entries().await > 4);
    clocks
}

async fn is_refused(clocks: &Clocks) -> bool {
    for number in 0..4 {
        if let Some(form) = clocks.house.form(seat(number)).await {
            let submitted = clocks.house.submit(&form, &by_hand("agree")).await;
            return matches!(submitted, Err(SubmitError::Fault(PlayFault::Halted { .. })));
        }
    }
    panic!("somebody is asked");
}

async fn mended(clocks: &Clocks) -> Result<Mended, PlayFault> {
    let house = &clocks.house;
    let code = house.look(Seat::FIRST).await.code;
    mend(&house.pool, &house.clock(), &house.vault, &code).await
}

#[tokio::test(flavor = "multi_thread")]
async fn b_3_an_entry_that_says_something_else_halts_its_table_and_no_other() {
    let clocks = begun().await;
    let code = clocks.house.look(Seat::FIRST).await.code;
    clocks.sql("UPDATE entries SET form = form || ' ' WHERE seq = 3").await;
    let (page, log) = (format!("/table/{code}"), format!("/table/{code}/log"));
    assert_eq!(clocks.house.app.get(&page).await.status(), 200, "the page needs no log");
    assert!(!is_refused(&clocks).await, "nobody has looked yet");

    let answer = clocks.house.app.get(&log).await;
    assert_eq!(answer.status(), 423);
    let said = answer.text().await.unwrap();
    assert!(said.contains("stands still") && said.contains("/my"), "{said}");
    assert!(is_refused(&clocks).await);
    let because: String = clocks.text("SELECT halted_because FROM tables").await;
    assert!(because.contains(code.as_str()) && because.contains("entry 3"), "{because}");
    assert_eq!(clocks.house.app.get(&page).await.status(), 200, "what everybody knew can still be read");
    assert_eq!(clocks.house.app.get("/").await.status(), 200);

    // A log that cannot be played is not mended by guessing.
    let fault = mended(&clocks).await.unwrap_err();
    assert!(fault.to_string().contains("entry 3"), "{fault}");
    clocks.sql("UPDATE entries SET form = trim(form) WHERE seq = 3").await;
    let entries = clocks.entries().await;
    assert_eq!(mended(&clocks).await.unwrap(), Mended::Done { entries: u32::try_from(entries).unwrap() });
    assert!(!is_refused(&clocks).await);
    assert_eq!(clocks.house.app.get(&log).await.status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn b_3_a_book_that_tells_another_story_is_found_and_made_anew_from_the_log() {
    let clocks = begun().await;
    let (house, before) = (&clocks.house, clocks.house.look(Seat::FIRST).await);
    // The book as it was some answers before, under the table's present end: a lost update.
    let code = before.code.clone();
    let older = clocks.bytes("SELECT snapshot FROM tables").await;
    for number in [0, 1, 2, 3] {
        clocks.answer_plainly(seat(number)).await;
    }
    let place = Place { scope: Scope::Table(&code), column: Column::Snapshot, row: 0 };
    assert!(house.vault.open(place, &older).is_ok());
    let newer = clocks.bytes("SELECT snapshot FROM tables").await;
    let digest = clocks.bytes("SELECT digest FROM tables").await;
    clocks.sql(&format!("UPDATE tables SET snapshot = '\\x{}'", hex(&older))).await;
    let looked = glance::by_code(&house.pool, &house.vault, &code, None).await;
    let fault = looked.err().expect("it does not fit its digest");
    assert!(fault.to_string().contains("digest") && fault.is_halt(), "{fault}");
    assert_eq!(
        mend(&house.pool, &house.clock(), &house.vault, &code).await.unwrap(),
        Mended::Done { entries: u32::try_from(clocks.entries().await).unwrap() }
    );
    assert_eq!(clocks.bytes("SELECT digest FROM tables").await, digest, "the same book as before");
    assert_ne!(clocks.bytes("SELECT snapshot FROM tables").await, newer, "sealed anew");
    assert!(!is_refused(&clocks).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn b_3_a_book_that_was_changed_with_care_is_found_when_the_log_is_read() {
    let clocks = begun().await;
    let code = clocks.house.look(Seat::FIRST).await.code;
    let book = stored_book(&clocks).await;
    let lie = book.replacen("\"closed\":false", "\"closed\":true", 1);
    assert_ne!(lie, book);
    store_book(&clocks, &packed(&lie), &lie).await;
    // The page of a game that is over tells how close it was, from the whole log as the archive does.
    for whole in ["", "/log", "/archive.json"] {
        assert_eq!(clocks.house.app.get(&format!("/table/{code}{whole}")).await.status(), 423, "{whole}");
    }
    assert!(matches!(mended(&clocks).await, Ok(Mended::Done { .. })));
    assert_eq!(stored_book(&clocks).await, book);
    assert_eq!(clocks.house.app.get(&format!("/table/{code}/archive.json")).await.status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_a_version_that_stored_the_game_alone_goes_on() {
    let clocks = begun().await;
    let book = stored_book(&clocks).await;
    let whole: serde_json::Value = serde_json::from_str(&book).unwrap();
    let game = whole["table"]["game"].to_string();
    store_book(&clocks, game.as_bytes(), &game).await;
    let entries = clocks.entries().await;
    for number in 0..4 {
        assert_eq!(clocks.house.app.get(&clocks.house.page_of(seat(number))).await.status(), 200);
    }
    for number in [0, 1, 2, 3] {
        clocks.answer_plainly(seat(number)).await;
    }
    assert!(clocks.entries().await > entries, "it was played on");
    clocks.house.record().await;
    assert!(stored_book(&clocks).await.contains("\"holders\""), "and is a book now");
}

/// What the row holds, opened and unpacked.
async fn stored_book(clocks: &Clocks) -> String {
    let (code, sealed) =
        (clocks.text("SELECT code FROM tables").await, clocks.bytes("SELECT snapshot FROM tables").await);
    let code = code.parse().unwrap();
    let place = Place { scope: Scope::Table(&code), column: Column::Snapshot, row: 0 };
    let packed = clocks.house.vault.open(place, &sealed).unwrap();
    let mut book = String::new();
    ZlibDecoder::new(&packed[..]).read_to_string(&mut book).unwrap();
    book
}

fn packed(book: &str) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(book.as_bytes()).unwrap();
    packer.finish().unwrap()
}

/// Seals it as the service would, with the digest of `plain`.
async fn store_book(clocks: &Clocks, bytes: &[u8], plain: &str) {
    let code = clocks.text("SELECT code FROM tables").await.parse().unwrap();
    let place = Place { scope: Scope::Table(&code), column: Column::Snapshot, row: 0 };
    let sealed = clocks.house.vault.seal(place, [7; 12], bytes);
    let digest = Digest::of(plain.as_bytes());
    clocks.sql(&format!("UPDATE tables SET snapshot = '\\x{}', digest = '\\x{digest}'", hex(&sealed))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_time_runs_while_a_table_is_halted() {
    let clocks = begun().await;
    clocks.pass(TimeDelta::minutes(10)).await;
    let running = "SELECT count(*) FROM clocks WHERE stopped_at IS NULL AND due_at IS NOT NULL";
    // A clock runs once its letter has left, and somebody may have to be asked after the first has said nothing.
    for _ in 0..60 {
        if clocks.number(running).await > 0 {
            break;
        }
        clocks.pass(TimeDelta::minutes(1)).await;
    }
    let due = "SELECT extract(epoch FROM min(due_at))::bigint FROM clocks WHERE stopped_at IS NULL";
    let (before, entries) = (clocks.number(due).await, clocks.entries().await);
    clocks.sql(&format!("UPDATE tables SET halted_at = '{}', halted_because = 'a test'", clocks.now())).await;
    clocks.pass(TimeDelta::days(3)).await;
    clocks.pass(TimeDelta::minutes(1)).await;
    assert_eq!(clocks.entries().await, entries, "silence answers nothing at a halted table");
    assert!(matches!(mended(&clocks).await, Ok(Mended::Done { .. })));
    clocks.pass(TimeDelta::minutes(1)).await;
    assert_eq!(clocks.entries().await, entries, "nor right after it");
    let later = clocks.number(due).await - before;
    assert!(later >= TimeDelta::days(3).num_seconds(), "all that time was given back: {later}");
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
