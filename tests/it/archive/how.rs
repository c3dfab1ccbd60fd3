//! V3 and V4: what an entry says of how and when it came about is checked as far as the log can tell, by both verifiers.

use penelope::archive::{Archive, Cast, Record, Row, verify};
use penelope::engine::log::{How, Logged, Moment, Service};
use penelope::engine::ulysses::{Options, Ruleset, Ulysses};
use penelope::engine::{Game as _, Seat};

use super::games::{self, START, bot, person};
use super::outside::{folder, python};

/// Two people and a bot, and a game of silence: everyone agrees, passes and rests, and the caretaker proposes.
fn quiet() -> Record<Ulysses> {
    let participants = vec![person("Ann", "olive"), person("Eve", ""), bot("A bot", "drifter")];
    let cast = Cast { code: "HOW".to_owned(), seed: games::seed(3), participants };
    let mut record = Record::<Ulysses>::begin(cast, Ruleset::default(), games::limited(6), START).unwrap();
    let mut to = ["delos", "troy"].into_iter().cycle();
    while let Some(seat) = record.game().to_act().iter().next() {
        let silence = record.game().silence(seat);
        let how = match &silence {
            _ if record.order()[seat] == 2 => How::Bot,
            Some(_) => How::Silence,
            None => How::Caretaker,
        };
        let propose = || record.game().read(&format!("propose {}", to.next().unwrap())).unwrap();
        let action = silence.unwrap_or_else(propose);
        record.act(seat, &action, how, START).unwrap();
    }
    record
}

/// The same log with something else in it: chain, commitments and digest are as they must be.
fn forged(archive: &Archive, change: impl Fn(&mut Logged<'_>)) -> String {
    let participants = vec![person("Ann", "olive"), person("Eve", ""), bot("A bot", "drifter")];
    let cast = Cast { code: archive.table.clone(), seed: games::seed(3), participants };
    let (ruleset, options) = (Ruleset::default(), serde_json::from_str::<Options>(archive.options.get()).unwrap());
    let mut record = Record::<Ulysses>::begin(cast, ruleset, options, archive.entries[0].exact.unwrap()).unwrap();
    for row in &archive.entries[1..] {
        let (how, at) = (row.how.unwrap(), row.exact.unwrap());
        let written = row.written.as_deref().unwrap();
        let mut logged = Logged { seat: row.seat, written, how, at, shown_at: row.time };
        change(&mut logged);
        record.append(logged).unwrap();
    }
    record.into_archive().to_json()
}

/// What our verifier says, after the other one has agreed whether it is right.
fn verdict(name: &str, text: &str) -> Result<(), String> {
    let path = folder(name).join("file.json");
    std::fs::write(&path, text).unwrap();
    let ours = verify(text).map(|_| ()).map_err(|fault| fault.to_string());
    let theirs = python("verify.py", &[path]);
    let told = String::from_utf8_lossy(&theirs.stdout);
    assert_eq!(theirs.status.success(), ours.is_ok(), "{told} {ours:?}");
    ours
}

#[test]
fn v_3_how_is_checked_by_both_verifiers() {
    let archive = quiet().into_archive();
    assert_eq!(verdict("how-right", &archive.to_json()), Ok(()));
    let of = |handle: &str| archive.seats.iter().position(|seat| seat.to_string() == handle).unwrap() as u8;
    let (ann, drifter) = (Seat::new(of("p1")), Seat::new(of("b1")));
    let cases = [
        ("how-bot", ann, "agree", How::Bot, "the seat belongs to a person"),
        ("how-hand", drifter, "agree", How::Hand, "the seat belongs to a bot"),
        ("how-caretaker", ann, "agree", How::Caretaker, "the seat's player is not away"),
        ("how-silence", ann, "propose", How::Silence, "silence answers otherwise here"),
    ];
    for (name, seat, verb, how, reason) in cases {
        let text = forged(&archive, |logged| {
            if logged.seat == seat && logged.written.starts_with(verb) {
                logged.how = how;
            }
        });
        let told = verdict(name, &text).unwrap_err();
        assert!(told.contains(&format!(": how: {reason}")), "{told}");
    }
}

#[test]
fn v_3_silence_spends_no_card() {
    let is_spent = |row: &Row| row.how == Some(How::Hand) && row.public.starts_with("pandora");
    let played = (0..).map(|number| (number, games::short(number)));
    let (number, archive) = played.into_iter().find(|(_, archive)| archive.entries.iter().any(is_spent)).unwrap();
    let cast = games::cast(number, archive.seats.len());
    let options = serde_json::from_str::<Options>(archive.options.get()).unwrap();
    let mut record = Record::<Ulysses>::begin(cast, archive.ruleset.parse().unwrap(), options, START).unwrap();
    for row in &archive.entries[1..] {
        let written = row.written.as_deref().unwrap();
        let how = if is_spent(row) { How::Silence } else { row.how.unwrap() };
        record.append(Logged { seat: row.seat, written, how, at: row.exact.unwrap(), shown_at: row.time }).unwrap();
    }
    let told = verdict("how-spent", &record.into_archive().to_json()).unwrap_err();
    assert!(told.ends_with("how: silence answers otherwise here, or not at all"), "{told}");
}

#[test]
fn v_3_while_somebody_is_away_the_caretaker_or_his_words_answer() {
    let record = |how: How| {
        let participants = vec![person("Ann", "olive"), person("Eve", ""), person("Zoë", "")];
        let cast = Cast { code: "AWAY".to_owned(), seed: games::seed(3), participants };
        let mut record = Record::<Ulysses>::begin(cast, Ruleset::default(), games::limited(6), START).unwrap();
        record.serve(Service::Away(Seat::FIRST), START).unwrap();
        // Forged: whoever writes a log of ours is refused by the book.
        let logged =
            Logged { seat: Some(Seat::FIRST), written: "propose delos", how, at: START, shown_at: START.minute() };
        record.append(logged).unwrap();
        record.serve(Service::Closed, START).unwrap();
        record.into_archive().to_json()
    };
    for how in [How::Caretaker, How::Order, How::Next] {
        assert_eq!(verdict("how-away", &record(how)), Ok(()), "{how}");
    }
    for how in [How::Hand, How::Silence] {
        let told = verdict("how-away", &record(how)).unwrap_err();
        assert!(told.starts_with("entry 3: how: the seat's player is away"), "{told}");
    }
}

#[test]
fn v_4_exact_never_comes_after_the_minute_that_is_shown_and_a_deal_within_it() {
    let archive = quiet().into_archive();
    let minutes = |number: i64| Moment(START.0 + 60 * number);
    // An answer given ahead, long before everyone could read it.
    let early = forged(&archive, |logged| {
        if logged.written == "agree" {
            logged.at = minutes(-60);
        }
    });
    assert_eq!(verdict("exact-early", &early), Ok(()));
    let late = forged(&archive, |logged| logged.at = minutes(1));
    assert_eq!(verdict("exact-late", &late).unwrap_err(), "entry 2: exact: it is later than the minute that time says");
    let back = forged(&archive, |logged| {
        if logged.written == "rest" {
            (logged.at, logged.shown_at) = (minutes(-1), minutes(-1).minute());
        }
    });
    let told = verdict("time-back", &back).unwrap_err();
    assert!(told.ends_with("time: it is earlier than that of the entry before"), "{told}");
    // A deal that claims to have been made the minute before.
    let deal = archive.to_json().replacen("T09:30:00Z", "T09:29:59Z", 1);
    let told = verdict("exact-deal", &super::json::redigested(&deal)).unwrap_err();
    assert_eq!(told, "entry 1: exact: a deal is shown in the very minute in which it is made");
}
