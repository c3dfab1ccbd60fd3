//! While a game runs its file holds the public side only.

use penelope::archive::{Archive, EntryFault, Fault, Record, Status, verify};
use penelope::engine::ulysses::{Options, Ulysses};

use super::games::{self, Play, limited, told};
use super::json::{self, Kind, Node, redigested};
use super::mutate::damages;

/// All keys that the file of a running game may hold, at whatever depth.
const OPEN: [&str; 49] = [
    "format",
    "table",
    "game",
    "ruleset",
    "options",
    "board",
    "switching_sides",
    "turn_limit",
    "status",
    "participants",
    "id",
    "name",
    "word",
    "bot",
    "seats",
    "seal",
    "entries",
    "number",
    "seat",
    "time",
    "public",
    "commitment",
    "hash",
    "events",
    "event",
    "shuffle",
    "colour",
    "count",
    "turn",
    "place",
    "temples",
    "stock",
    "side",
    "counts",
    "from",
    "to",
    "at",
    "revealed",
    "movement",
    "winners",
    "reason",
    "asked",
    "hands",
    "deck",
    "sides",
    "piles",
    "hidden",
    "temple_stock",
    "plagues",
];

/// Keys that are open in some objects only: what was paid or played, the order of the seats, a goal shown.
fn is_open(key: &str, event: &str) -> bool {
    match key {
        "cards" => ["discarded", "played", "settled"].contains(&event),
        "order" => event == "seats_drawn",
        "goal" => event == "goal_shown",
        "discard" | "digest" => event.is_empty(),
        _ => OPEN.contains(&key),
    }
}

fn check_keys(text: &str, node: &Node) {
    match &node.kind {
        Kind::Scalar => {}
        Kind::List(values) => values.iter().for_each(|value| check_keys(text, value)),
        Kind::Object(members) => {
            let kind = members.iter().find(|(key, _)| key == "\"event\"");
            let event = kind.map_or("", |(_, kind)| text[kind.range.clone()].trim_matches('"'));
            for (key, value) in members {
                assert!(is_open(key.trim_matches('"'), event), "{key} of {event} is not public");
                check_keys(text, value);
            }
        }
    }
}

fn half_way(number: u64, steps: usize) -> Record<Ulysses> {
    let mut record = games::begun(number, Options::default());
    let mut play = Play::new(number);
    for _ in 0..steps {
        play.step(&mut record);
    }
    record
}

#[test]
fn eng_06_nothing_hidden_is_in_the_file_of_a_running_game() {
    let mut exchanges = 0;
    for number in 0..6 {
        let record = games::finished(number, Options::default());
        let (public, whole) = (record.public(), record.archive());
        let text = public.to_json();
        check_keys(&text, &json::read(&text));
        for secret in [whole.seed, whole.deal_key, whole.state] {
            assert!(!text.contains(&secret.unwrap().to_string()));
        }
        for (open, told) in public.entries.iter().zip(&whole.entries) {
            // Lines and hashes are those of the finished file, and nothing of the hidden part is beside them.
            assert_eq!((open.line(), open.hash), (told.line(), told.hash));
            assert_eq!(open.counts.get(), told.counts.get());
            assert!(open.how.is_none() && open.exact.is_none() && open.written.is_none());
            let row = serde_json::to_string(open).unwrap();
            let exact = told.exact.unwrap().to_string();
            assert!(!row.contains(&exact), "{row} tells that it was {exact}");
            if let Some(goal) = told.written.as_deref().and_then(|action| action.strip_prefix("exchange ")) {
                let goal = goal.split(' ').next().unwrap();
                assert!(!row.contains(goal), "{row} tells of {goal}");
                exchanges += 1;
            }
        }
    }
    assert!(exchanges > 20, "{exchanges} exchanges tell little");
}

#[test]
fn a_running_game_gives_its_public_side_and_that_passes() {
    for steps in [0, 1, 7, 40] {
        let record = half_way(4, steps);
        let text = record.archive().to_json();
        assert_eq!(text, record.public().to_json());
        let report = verify(&text).unwrap();
        assert_eq!((report.status, report.entries, report.head), (Status::Running, steps + 1, record.head()));
        assert_eq!(Archive::from_json(&text).unwrap().to_json(), text);
        assert!(
            told(&Archive::from_json(&text).unwrap())
                .ends_with(&format!("Newest entry of the log: {}\n", record.head()))
        );
    }
}

/// Without the seed only the chain and the shape can be checked: what follows from the cards is not, nor the words.
#[test]
fn damages_of_a_running_game_that_can_be_found_are_found() {
    let text = half_way(0, 6).archive().to_json();
    let unguarded = ["/\"name\"", "/\"word\"", "\"table\""];
    for damage in damages(&text) {
        let place = &damage.place;
        let passes = verify(&damage.file(&text)).is_ok();
        let may = place.contains("/\"events\"")
            || place.contains("/\"counts\"")
            || unguarded.iter().any(|member| place.ends_with(member))
            // A log cut off is the log of a moment before.
            || place == "/\"entries\"/6";
        assert!(!passes || may, "{} passes", damage.told());
    }
}

#[test]
fn secrets_in_a_running_file_are_refused() {
    let record = games::finished(1, limited(2));
    let mut archive = record.archive();
    archive.status = Status::Running;
    assert_eq!(verify(&archive.to_json()), Err(Fault::Member { name: "seed", expected: false }));

    let mut public = record.public();
    public.entries[0].events = record.archive().entries[0].events.clone();
    let secret = Fault::Entry { number: 1, fault: EntryFault::Secret { position: 2 } };
    assert_eq!(verify(&public.to_json()), Err(secret));

    let mut public = record.public();
    public.entries[1].how = record.archive().entries[1].how;
    let how = Fault::Entry { number: 2, fault: EntryFault::Member { name: "how", expected: false } };
    assert_eq!(verify(&public.to_json()), Err(how));

    let status = redigested(&record.public().to_json().replacen("\"running\"", "\"over\"", 1));
    assert_eq!(verify(&status), Err(Fault::Member { name: "seed", expected: true }));
}
