//! The hand-swap law over letters: what a seat may not know changes no byte of what it is sent; and who wishes it gets no
//! letter with a card or goal of one's own in it.

use crate::archive::{Cast, Participant, Record};
use crate::chart::Layers;
use crate::engine::log::{How, Moment};
use crate::engine::ulysses::fixture::key;
use crate::engine::ulysses::sample::sample;
use crate::engine::ulysses::{Options, Ruleset, Ulysses};
use crate::engine::{Eye, Game as _, GameKind, Seat, ServerSeed, Stream};
use crate::id::{Epoch, QuestionId, SeatId, TableId};
use crate::link::{Claims, Purpose};
use crate::mail::compose;
use crate::mail::composed::Links;
use crate::mail::contents::{About, ArchiveFile, Letter, Play, Reader, Way};
use crate::mail::redact::{Drawn, told};
use crate::text::Locale;
use crate::text::company::Company;
use crate::text::telling::Tells as _;

/// Plays random legal answers to the end; `look` sees every record, before the first answer and after each.
fn random_game(number: u64, mut look: impl FnMut(&Record<Ulysses>, &mut Stream)) {
    let people = 3 + (number % 3) as usize;
    let person = |name: &str| Participant::Person { name: name.to_owned(), word: format!("{number}") };
    let participants = ["Anna", "Bruno", "Clara", "David", "Elena"][..people].iter().map(|name| person(name)).collect();
    let wording = Cast { code: "K7QM2X".to_owned(), seed: ServerSeed::new([number as u8; 32]), participants };
    let ruleset = Ruleset::ALL[(number / 3 % 2) as usize];
    let mut record = Record::begin(wording, ruleset, Options::default(), Moment(0)).unwrap();
    let mut chance = key(number).stream(1 << 41);
    look(&record, &mut chance);
    while let Some(seat) = record.game().to_act().iter().next() {
        let action = sample(record.game(), seat, &mut chance).unwrap();
        record.act(seat, &action, How::Hand, Moment(0)).unwrap();
        look(&record, &mut chance);
    }
}

/// All letters about this game to a seat, as words and drawing; the game may be another world's.
fn letters(
    record: &Record<Ulysses>,
    game: &Ulysses,
    seat: Seat,
    with_hand: bool,
) -> Vec<(String, String, Option<Layers>)> {
    let claims = |purpose| {
        let (table, seat) = (TableId(1), SeatId(2));
        Way::Seat(Claims {
            purpose,
            table,
            seat,
            epoch: Epoch::of(4, 0),
            question: QuestionId(3),
            revision: 0,
            expires_at: chrono::DateTime::UNIX_EPOCH,
        })
    };
    let reader = || Reader { name: None, locale: Locale::English, with_hand, zone: crate::deadline::zone::Zone::UTC };
    let play = || {
        let names = record.order().iter().map(|number| format!("P{number}")).collect();
        let company = Company { names, ..Company::default() };
        let mut known = Ulysses::known(record.book(), Eye::Seat(seat), company);
        (known.view, known.legal) = (game.view(Eye::Seat(seat)), game.legal(seat));
        let seen = record.entries().count().saturating_sub(40) as u32;
        let (code, seal, head) = ("K7QM2X".to_owned(), String::new(), String::new());
        Play {
            game: GameKind::Ulysses,
            telling: told::<Ulysses>(&reader(), &known, &code, seen, Drawn::With),
            code,
            subject: None,
            seen,
            talk: Vec::new(),
            seal,
            head,
            revision: 0,
            known: true,
            due: None,
            calendar: None,
            way: claims(Purpose::Seat),
        }
    };
    let file = ArchiveFile { name: "ulysses.json".to_owned(), json: String::new() };
    [About::Begins(play()), About::Question(play()), About::Talk(play()), About::Over(play(), file)]
        .into_iter()
        .map(|about| {
            let letter = Letter { reader: reader(), about, unsubscribe: claims(Purpose::Unsubscribe), reply: None };
            let wording = compose::wording(&letter, &mut Links::default());
            (wording.text().unwrap(), wording.html(true).unwrap(), wording.drawing)
        })
        .collect()
}

#[test]
fn eng_05_mail_22_no_letter_tells_another_world_from_this_one() {
    let (mut compared, mut differed) = (0, 0);
    for number in 0..3 {
        random_game(number, |record, chance| {
            if chance.index(40) != 0 {
                return;
            }
            let game = record.game();
            for seat in Seat::all(game.seats()) {
                let world = game.other_world(Eye::Seat(seat), &key(u64::from(chance.index(u32::MAX))));
                assert_eq!(letters(record, &world, seat, true), letters(record, game, seat, true), "{seat}");
                compared += 1;
                differed += usize::from(world.view(Eye::Archive) != game.view(Eye::Archive));
            }
        });
    }
    assert!(compared > 60 && differed > compared / 2, "{compared} compared, {differed} differed");
}

#[test]
fn mail_22_a_reader_who_wants_no_cards_in_letters_gets_none() {
    let (mut compared, mut differed, mut named) = (0, 0, 0);
    for number in 3..5 {
        random_game(number, |record, chance| {
            if chance.index(40) != 0 {
                return;
            }
            let game = record.game();
            for seat in Seat::all(game.seats()) {
                // Nobody's cards and goals are where they were, the reader's own included.
                let world = game.other_world(Eye::Public, &key(u64::from(chance.index(u32::MAX))));
                assert_eq!(letters(record, &world, seat, false), letters(record, game, seat, false), "{seat}");
                compared += 1;
                differed += usize::from(world.view(Eye::Seat(seat)) != game.view(Eye::Seat(seat)));
                for (text, ..) in letters(record, game, seat, false) {
                    named += usize::from(text.contains("You draw "));
                    check_names_nothing(&text);
                }
            }
        });
    }
    assert!(compared > 40 && differed > compared / 2, "{compared} compared, {differed} differed");
    assert!(named > compared, "{named} stories tell of draws");
}

/// Draws without the cards, goals without their places.
fn check_names_nothing(text: &str) {
    let text = text.replace("\n  ", " ");
    assert!(!text.contains("Your goals are") && !text.contains("put the goal"), "{text}");
    for drawn in text.split("You draw ").skip(1).map(|rest| rest.split('.').next().unwrap()) {
        let words: Vec<&str> = drawn.split(' ').collect();
        let counted = matches!(words[..], [count, "card" | "cards"] if count.parse::<u8>().is_ok());
        assert!(counted || matches!(words[..], ["a", _, "goal"]), "You draw {drawn}");
    }
}

/// The story of a letter is the reader's own: it names what others drew to nobody.
#[test]
fn mail_22_a_story_names_the_cards_and_goals_of_its_reader_only() {
    random_game(1, |record, _| {
        if record.entries().count() != 12 {
            return;
        }
        for seat in Seat::all(record.game().seats()) {
            let [(begins, ..), ..] = &letters(record, record.game(), seat, true)[..] else { panic!("four letters") };
            assert_eq!(begins.matches("Your goals are").count(), 1, "{begins}");
            assert!(!begins.contains("The goals of"), "{begins}");
        }
    });
}
