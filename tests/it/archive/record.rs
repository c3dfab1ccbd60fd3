//! Keeping a record: what is refused, what is kept, and that a stored log gives the same archive.

use penelope::archive::{Archive, Cast, Participant, Record, Status, verify};
use penelope::engine::log::{
    Handle, How, Logged, Moment, NotAService, Refused, ReplayFault, Service, ServiceFault, Step, StepFault, replay,
};
use penelope::engine::ulysses::{Expected, Illegal, Options, Ruleset, Ulysses};
use penelope::engine::{Deal, DealKey, Digest, Game as _, Misread, Outcome, Seat, SetupError};

use penelope::text::archive::plain;
use penelope::text::{Locale, Text};

use super::games::{self, Play, START, bot, limited, person, told};

fn begin(participants: Vec<Participant>, code: &str) -> Result<Record<Ulysses>, SetupError> {
    let cast = Cast { code: code.to_owned(), seed: games::seed(1), participants };
    Record::begin(cast, Ruleset::default(), Options::default(), START)
}

fn seat_of_a_person(record: &Record<Ulysses>) -> Seat {
    let position = record.order().iter().position(|number| *number == 0).unwrap();
    Seat::new(position as u8).unwrap()
}

#[test]
fn a_table_that_cannot_be_dealt_is_refused() {
    let refused = |participants: &[Participant]| begin(participants.to_vec(), "T").unwrap_err();
    let (ann, drifter) = (person("Ann", "olive"), bot("A bot", "drifter"));
    let seats = |given| SetupError::Seats { given, least: 3, most: 5 };
    assert_eq!(refused(&[ann.clone(), drifter.clone()]), seats(2));
    assert_eq!(refused(&vec![ann.clone(); 300]), seats(255));
    assert_eq!(refused(&[ann.clone(), drifter.clone(), ann.clone()]), SetupError::PeopleFirst);
    assert_eq!(refused(&[ann.clone(), person("Eve", "a\0b"), drifter.clone()]), SetupError::ZeroByte);
    assert_eq!(begin(vec![ann.clone(); 3], "T\0").unwrap_err(), SetupError::ZeroByte);
    for kind in ["", "Drifter", "a b", "a,b", "-a", "a:b"] {
        assert_eq!(refused(&[ann.clone(), ann.clone(), bot("A bot", kind)]), SetupError::BotKind, "{kind}");
    }
    assert!(begin(vec![drifter; 3], "T").is_ok(), "bots alone may play");
}

#[test]
fn a_refused_action_leaves_no_trace() {
    let mut record = begin(vec![person("Ann", "olive"); 3], "T").unwrap();
    let (head, text) = (record.head(), record.archive().to_json());
    let stay = record.game().read("stay").unwrap();
    assert_eq!(record.act(Seat::FIRST, &stay, How::Hand, START), Err(Refused::Illegal(Illegal::MustPropose)));
    assert_eq!((record.head(), record.archive().to_json()), (head, text));
    let propose = record.game().read("propose delos").unwrap();
    assert_eq!(record.act(Seat::FIRST, &propose, How::Hand, START).unwrap().len(), 1);
    assert_ne!(record.head(), head);
}

#[test]
fn lines_of_the_service_stand_where_they_make_sense() {
    let mut record = games::begun(1, Options::default());
    let person = seat_of_a_person(&record);
    let bot = Seat::all(4).find(|seat| record.order()[*seat] >= 2).unwrap();
    let mut serve = |service| record.serve(service, START);
    assert_eq!(serve(Service::Back(person)), Err(ServiceFault::NotAway));
    assert_eq!(serve(Service::Away(bot)), Err(ServiceFault::SeatOfABot));
    assert_eq!(serve(Service::Away(Seat::new(4).unwrap())), Err(ServiceFault::NoSuchSeat));
    assert_eq!(serve(Service::Away(person)), Ok(()));
    assert_eq!(serve(Service::Away(person)), Err(ServiceFault::AlreadyAway));
    let given = |to| Service::Given { seat: person, to: Handle::Person(to) };
    assert_eq!(serve(given(2)), Err(ServiceFault::NotNext { next: Handle::Person(3) }));
    assert_eq!(serve(given(3)), Ok(()), "a table that began with two people");
    assert_eq!(serve(Service::Back(person)), Err(ServiceFault::NotAway), "the new player is there");
    assert_eq!(serve(Service::Closed), Ok(()));
    assert_eq!(serve(Service::Closed), Err(ServiceFault::Closed));

    let mut over = games::finished(1, limited(1));
    assert_eq!(over.serve(Service::Closed, START), Err(ServiceFault::Over));
}

#[test]
fn eng_08_the_archive_is_complete_only_when_nothing_more_can_happen() {
    let mut record = games::begun(2, limited(2));
    let mut play = Play::new(2);
    for _ in 0..9 {
        play.step(&mut record);
    }
    assert_eq!(record.clone().into_archive().status, Status::Running);
    let mut closed = record.clone();
    closed.serve(Service::Closed, play.now()).unwrap();
    let closed = closed.into_archive();
    assert_eq!((closed.status, closed.result), (Status::Closed, None));
    assert!(closed.seed.is_some() && closed.state.is_some());
    assert_eq!(verify(&closed.to_json()).unwrap().status, Status::Closed);
    while play.step(&mut record) {}
    let over = record.into_archive();
    assert!(over.status == Status::Over && over.seed.is_some());
    assert!(over.result.is_some_and(|outcome| outcome != Outcome::Running));
}

#[test]
fn those_who_come_later_are_listed_and_told() {
    let mut record = games::begun(0, limited(2));
    let mut play = Play::new(0);
    let seat = seat_of_a_person(&record);
    record.give(seat, "Eve".to_owned(), START).unwrap();
    record.give(seat, "Zoë".to_owned(), START).unwrap();
    while play.step(&mut record) {}
    let archive = record.into_archive();
    verify(&archive.to_json()).unwrap();
    let listed: Vec<String> = archive.participants.iter().map(|one| format!("{} {}", one.id, one.name)).collect();
    assert_eq!(listed, ["p1 Ann", "p2 Šárka", "b1 A bot", "p3 Eve", "p4 Zoë"]);
    assert_eq!(archive.holders()[usize::from(seat.number())], Handle::Person(4));
    let text = told(&archive);
    let (deal, later) = text.split_once("\n4. ").unwrap();
    assert!(deal.contains("Ann") && later.contains("Zoë") && !later.contains("Ann"), "{text}");
}

/// What an export does: the cast and the stored entries are all it has.
fn stored_again(archive: &Archive, number: u64) -> Archive {
    let cast = games::cast(number, archive.seats.len());
    let ruleset = archive.ruleset.parse().unwrap();
    let options = serde_json::from_str(archive.options.get()).unwrap();
    let begun_at = archive.entries[0].exact.unwrap();
    let mut record = Record::<Ulysses>::begin(cast, ruleset, options, begun_at).unwrap();
    record.name_heirs(vec!["Eve".to_owned()]);
    for row in &archive.entries[1..] {
        let logged = Logged {
            seat: row.seat,
            written: row.written.as_deref().unwrap(),
            how: row.how.unwrap(),
            at: row.exact.unwrap(),
            shown_at: row.time,
        };
        record.append(logged).unwrap();
    }
    record.into_archive()
}

#[test]
fn a_stored_log_gives_the_same_archive() {
    for number in 0..8 {
        let mut record = games::begun(number, limited(5));
        let mut play = Play::new(number);
        play.step(&mut record);
        record.give(seat_of_a_person(&record), "Eve".to_owned(), play.now()).unwrap();
        while play.step(&mut record) {}
        let archive = record.into_archive();
        assert_eq!(stored_again(&archive, number).to_json(), archive.to_json());
    }
}

#[test]
fn times_never_go_back_for_others() {
    let mut record = begin(vec![person("Ann", "olive"); 3], "T").unwrap();
    let propose = record.game().read("propose delos").unwrap();
    record.act(Seat::FIRST, &propose, How::Hand, START.after(600)).unwrap();
    let agree = record.game().read("agree").unwrap();
    let next = record.game().to_act().iter().next().unwrap();
    record.act(next, &agree, How::Envelope, START.after(90)).unwrap();
    record.serve(Service::Closed, START).unwrap();
    let archive = record.into_archive();
    verify(&archive.to_json()).unwrap();
    let times: Vec<String> = archive.entries.iter().map(|row| row.time.to_string()).collect();
    assert_eq!(times, ["2026-11-16T09:30Z", "2026-11-16T09:40Z", "2026-11-16T09:40Z", "2026-11-16T09:40Z"]);
    assert_eq!(archive.entries[2].exact, Some(START.after(90)));
}

/// ENG-01: the same deal and log give the same states, entry by entry.
#[test]
fn eng_01_replay_goes_through_the_states_of_the_game() {
    for number in 0..6 {
        let mut record = games::begun(number, limited(6));
        let mut play = Play::new(number);
        let mut digests = vec![record.game().digest()];
        while play.step(&mut record) {
            digests.push(record.game().digest());
        }
        let archive = record.into_archive();
        let mut seen = Vec::new();
        let table = replay_again(&archive, |digest| seen.push(digest)).unwrap();
        assert_eq!(seen, digests);
        assert_eq!(Some(table), archive.state);
    }
}

type Fault = ReplayFault<Expected, Illegal>;

/// Replays an archive's entries and returns the digest of the last state.
fn replay_again(archive: &Archive, mut look: impl FnMut(Digest)) -> Result<Digest, Fault> {
    let people = archive.participants.iter().filter(|one| one.word.is_some()).count() as u8;
    let kinds: Vec<&str> = archive.participants.iter().filter_map(|one| one.bot.as_deref()).collect();
    let deal = Deal::<Ulysses> {
        ruleset: archive.ruleset.parse().unwrap(),
        options: serde_json::from_str(archive.options.get()).unwrap(),
        people,
        bots: kinds.len() as u8,
        key: DealKey::from(archive.deal_key.unwrap()),
    };
    let steps = archive.entries.iter().map(|row| Step { seat: row.seat, written: row.written.as_deref().unwrap() });
    let table = replay(&deal, &kinds, steps, |seen| {
        look(seen.table.game().digest());
        Ok::<(), Fault>(())
    })?;
    Ok(table.game().digest())
}

#[test]
fn replay_tells_the_first_fault_precisely() {
    let archive = games::short(1);
    let fault = |position: usize, seat: Option<u8>, written: &str| {
        let mut archive = archive.clone();
        archive.entries[position].seat = seat.and_then(Seat::new);
        archive.entries[position].written = Some(written.to_owned());
        replay_again(&archive, |_| {}).unwrap_err()
    };
    let asked = archive.entries[1].seat.map(Seat::number);
    let at = |number, reason| ReplayFault { number, reason };
    let expected = archive.entries[0].public.clone();
    assert_eq!(fault(0, None, "deal"), at(1, StepFault::Deal { expected }));
    assert_eq!(fault(1, asked, "stay"), at(2, StepFault::Illegal(Illegal::MustPropose)));
    let misread = Misread { at: 8, expected: Expected::Place };
    assert_eq!(fault(1, asked, "propose nowhere"), at(2, StepFault::Unreadable(misread)));
    assert_eq!(fault(1, Some(3), "agree"), at(2, StepFault::Illegal(Illegal::NotAsked)));
    assert_eq!(fault(1, None, "sleep"), at(2, StepFault::NotAService(NotAService)));
    assert_eq!(fault(1, None, "back 0"), at(2, StepFault::Service(ServiceFault::NotAway)));
    assert_eq!(fault(1, None, "closed"), at(3, StepFault::Service(ServiceFault::Closed)));
    assert_eq!(
        fault(1, asked, "stay").to_string(),
        "entry 2: the action is not legal: a way is free of plague, so that a proposal is due"
    );
}

#[test]
fn a_file_is_told_in_every_language() {
    let archive = games::finished(1, limited(3)).into_archive();
    let english = told(&archive);
    for locale in Locale::ALL.into_iter().filter(|locale| *locale != Locale::English) {
        let text = plain(Text::of(locale), &archive);
        assert_eq!(text.lines().count(), english.lines().count(), "{}", locale.tag());
        let same = text.lines().zip(english.lines()).filter(|(line, other)| line == other && line.starts_with("   "));
        assert_eq!(same.count(), 0, "{}: nothing is left in English", locale.tag());
    }
    let text = plain(Text::of(Locale::French), &archive);
    assert!(text.contains("Place 0\u{a0}: ") && text.contains("Le bateau"), "{text}");
}

#[test]
fn users_words_cannot_forge_lines_of_the_text() {
    let forger = person("Ann\n9. 2026-11-16T09:30Z Bob: pass", "x\r\ny");
    let record = begin(vec![forger, person("Eve", ""), person("Eve", "")], "T").unwrap();
    let text = told(&record.archive());
    assert!(!text.contains("\n9.") && !text.contains('\r'), "{text}");
    assert!(text.contains("Eve (p2)") && text.contains("Eve (p3)"), "{text}");
    verify(&record.archive().to_json()).unwrap();
}

#[test]
fn moments_of_all_years_we_write_are_read_back() {
    for at in [Moment(0), Moment(253_402_300_799)] {
        let cast = games::cast(3, 3);
        let mut record = Record::<Ulysses>::begin(cast, Ruleset::default(), limited(1), at).unwrap();
        record.serve(Service::Closed, at).unwrap();
        verify(&record.into_archive().to_json()).unwrap();
    }
}
