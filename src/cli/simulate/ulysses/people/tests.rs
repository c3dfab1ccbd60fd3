//! Whole runs of modelled people, and that what they write is what they would do.

use super::pen::Pen;
use crate::bot::{BotKind, Bots as _, Dice};
use crate::cli::simulate::Company;
use crate::cli::simulate::people::count::Count;
use crate::cli::simulate::people::measures::Measures;
use crate::cli::simulate::people::{Asking, play, play_all, run};
use crate::cli::simulate::plan::Plan;
use crate::cli::simulate::play::deal;
use crate::engine::log::Moment;
use crate::engine::ulysses::{Options, Question, Ruleset, Ulysses};
use crate::engine::{Eye, Game as _, Seat};
use crate::settle::words::{Kept, Reading, Said, Words as _, Written as _};

const COMPANY: Company =
    Company { slow: false, look_ahead: 100, reminders: true, measures: Measures::NONE, courses: 100 };

fn plan(seats: usize, games: u32) -> Plan<Ulysses> {
    Plan {
        seed: "olive".to_owned(),
        games,
        ruleset: Ruleset::default(),
        options: Options::default(),
        bots: vec![BotKind::Sailor; seats],
        archives: false,
    }
}

fn totals(results: Vec<Result<Count, String>>) -> (i64, u32) {
    let counts: Vec<Count> = results.into_iter().map(Result::unwrap).collect();
    (counts.iter().map(|count| count.seconds).sum(), counts.iter().map(|count| count.letters).sum())
}

#[test]
fn answering_ahead_saves_most_of_the_time_and_of_the_letters() {
    for seats in 3..=5 {
        let total = |asking| totals(play_all(&plan(seats, 2), &COMPANY, asking, 2));
        let ((strict_time, strict_letters), (time, letters)) = (total(Asking::Strict), total(Asking::Ahead));
        assert!(time * 10 < strict_time * 4, "{seats} seats: {time} of {strict_time} seconds");
        assert!(letters * 10 < strict_letters * 5, "{seats} seats: {letters} of {strict_letters} letters");
    }
}

#[test]
fn whoever_does_not_look_ahead_is_asked_about_everything() {
    let company = Company { look_ahead: 0, ..COMPANY };
    let count = play(&plan(4, 1), &company, Asking::Ahead, 1).unwrap();
    assert_eq!((count.there, count.answers.iter().all(|answers| *answers > 0)), (vec![0; 4], true));
    let strict = play(&plan(4, 1), &company, Asking::Strict, 1).unwrap();
    assert_eq!(strict.answers, count.answers, "asked together or one after the other, the game is the same");
    assert!(count.seconds < strict.seconds, "and yet it is faster");
    let ahead = play(&plan(4, 1), &COMPANY, Asking::Ahead, 1).unwrap();
    assert!(ahead.there.iter().all(|there| *there > 0), "{ahead:?}");
}

#[test]
fn a_run_depends_on_its_seed_only() {
    let told = |threads| {
        let mut out = Vec::new();
        assert!(run(&plan(4, 2), &COMPANY, threads, &mut out).unwrap());
        String::from_utf8(out).unwrap()
    };
    let text = told(1);
    assert_eq!(text, told(3));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[1], "4 seats, 2 games, medians");
    assert!(
        lines[2].starts_with("strict: ") && lines[2].contains(" days, ") && lines[2].contains(" letters"),
        "{text}"
    );
    assert!(lines[3].starts_with("ahead: "), "{text}");
}

#[test]
fn a_slow_person_and_no_reminders_cost_time() {
    let time = |company: &Company| totals(play_all(&plan(4, 2), company, Asking::Ahead, 2)).0;
    let usual = time(&COMPANY);
    assert!(time(&Company { slow: true, ..COMPANY }) > usual);
    assert!(time(&Company { reminders: false, ..COMPANY }) > usual);
}

/// Envelopes written when a proposal is made, read at every question of the movement, beside what the sailor then does.
#[test]
fn what_people_write_is_what_they_would_do() {
    let (mut same, mut other, mut asked) = (0, 0, 0);
    let plan = plan(4, 10);
    for number in 1..=plan.games {
        let (mut game, seed) = (deal(&plan, number).unwrap().game, plan.server_seed(number));
        let mut words: Vec<Said<Ulysses>> = vec![Said::<Ulysses>::default(); 4];
        let mut written = None;
        while let Some(seat) = game.to_act().iter().next() {
            let view = game.view(Eye::Seat(seat));
            let at = Ulysses::occasion(&view);
            if view.question == Some(Question::Asking) && written.is_none_or(|before| !at.same_matter(before)) {
                written = Some(at);
                for (own, said) in Seat::all(4).zip(&mut words).filter(|(own, _)| *own != view.active) {
                    let (view, dice) = (game.view(Eye::Seat(own)), Dice::new(&seed, own));
                    let word = Pen { view: &view, own, dice: &dice }.envelope();
                    let text = word.write(&game);
                    assert_eq!(crate::settle::ulysses::Envelope::read(&game, &text).as_ref(), Ok(&word), "{text}");
                    said.envelope = Some(Kept { word, at });
                }
            }
            let legal = game.legal(seat);
            let action = Ulysses::choose(BotKind::Sailor, &view, &legal, &Dice::new(&seed, seat)).unwrap();
            let is_asked = matches!(view.question, Some(Question::Asking | Question::Discussion));
            if is_asked && seat != view.active {
                match Ulysses::read_words(&words[usize::from(seat.number())], &view, &legal, Moment(0)) {
                    Reading::Says(said, _) if said == action => same += 1,
                    Reading::Says(..) => other += 1,
                    Reading::Asks(_) => asked += 1,
                }
            }
            game.apply(seat, &action, &mut Vec::new()).unwrap();
        }
    }
    assert!(same > 500 && asked > 0, "{same} as said, {other} otherwise, {asked} asked");
    // «Black up to three» holds for the rest of the discussion; with his black before him a sailor reckons anew.
    assert!(other * 60 < same, "{other} otherwise, {same} as said");
}

#[test]
fn a_course_saves_days_letters_and_taps() {
    let played = |names: &str, look_ahead: u32, games: u32| {
        let company = Company { measures: names.parse().unwrap(), look_ahead, ..COMPANY };
        let counts: Vec<Count> =
            play_all(&plan(4, games), &company, Asking::Ahead, 2).into_iter().map(Result::unwrap).collect();
        // Other words make other games, some of them longer: what counts is what an answer costs.
        let answers: u32 = counts.iter().flat_map(|count| &count.answers).sum();
        let each = |sum: i64| sum / i64::from(answers / 100);
        let (seconds, letters) =
            (counts.iter().map(|count| count.seconds).sum(), counts.iter().map(|count| i64::from(count.letters)).sum());
        let taps = counts.iter().map(|count| i64::from(count.taps)).sum();
        (each(seconds), each(letters), each(taps))
    };
    let (usual, with) = (played("no-orders", 100, 12), played("goals,no-orders", 100, 12));
    assert!(with.0 < usual.0 && with.1 < usual.1 && with.2 < usual.2, "{with:?} instead of {usual:?}");
    assert!(played("brief", 0, 4).1 < played("", 0, 4).1, "whoever does not look ahead is asked less often");
    assert_eq!("goals,brief".parse::<Measures>().unwrap().to_string(), "goals,brief");
    assert_eq!("none".parse(), Ok(Measures::NONE));
    assert_eq!(Measures::NONE.to_string(), "none");
    assert!("goals,sleep".parse::<Measures>().unwrap_err().contains("brief"));
}
