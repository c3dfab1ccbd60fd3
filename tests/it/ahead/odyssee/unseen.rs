//! Law 4 over the real service: what a seat says ahead, and that it says anything, shows to nobody else.

use mail_parser::MessageParser;
use penelope::engine::Seat;
use penelope::engine::odyssee::Odyssee;
use penelope::play::lobby::wish::TakeBack;
use penelope::play::turn::Submission;

use crate::ahead::house::{House, spoken};
use crate::ahead::unseen::{Served, all_but, rows, same};

const PEOPLE: u8 = 3;

/// Nothing, and words of every kind; all of them can be read, whatever the deal.
const SAID: [&[(&str, &str)]; 4] = [
    &[],
    &[("plan", "plan die; roll 1/2/3/4 ask"), ("meet", "meet * fight"), ("patience", "after 14 course")],
    &[("course", "course isle4 then isle8 home; feast from 4, graze unless crew 2"), ("hand", "hand card8,card3")],
    &[
        ("plan", "plan die; roll 1/2 stay, roll 3/4 ask; gifts from 3, hero"),
        ("course", "course home"),
        ("hand", "hand to 1 card8 sell card10 for 2g\nhand card3,card7"),
        ("meet", "meet * if 1 demand 1g else peace\nmeet * peace"),
        ("battle", "battle * from 3 on\nbattle * offer 1g accept 1g"),
        ("patience", "after 20 course"),
    ],
];

/// Whose turn it is, who comes next, and who comes last: of the last one's words nothing is read for two turns.
async fn opened() -> (House<Odyssee>, [Seat; 3]) {
    let house = House::odyssee(PEOPLE, TakeBack::NONE, "two worlds").await;
    let mover = house.mover().await;
    let mut round = mover.round(PEOPLE);
    let seats = std::array::from_fn(|_| round.next().unwrap());
    (house, seats)
}

#[tokio::test(flavor = "multi_thread")]
async fn law_4_unread_words_show_to_no_other_eye() {
    let (house, [_, _, writer]) = opened().await;
    let (before, rows_before) = (all_but(&house, writer).await, rows(&house, writer).await);
    // Each in place of the one before, and at last all of it withdrawn.
    let nothing: Vec<(&str, &str)> =
        ["plan", "course", "hand", "meet", "battle", "patience"].into_iter().map(|kind| (kind, "")).collect();
    for words in SAID.into_iter().chain([&nothing[..]]) {
        house.says(writer, words).await;
        same(&all_but(&house, writer).await, &before, &format!("{words:?} shows"));
        assert_eq!(rows(&house, writer).await, rows_before, "{words:?}");
        let bytes = "SELECT count(DISTINCT octet_length(sealed)) FROM words";
        assert_eq!(house.number(bytes).await, 1, "all that is said takes as much room");
    }
    let reached = house.deliver().await;
    assert!(reached.iter().all(|reader| *reader == writer), "nobody else gets a letter: {reached:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn law_4_where_to_go_on_to_after_a_move_shows_to_no_other_eye() {
    let mut worlds = Vec::new();
    for words in [&[][..], &[("course", "course isle4")], &[("course", "course home")]] {
        let (house, [first, ..]) = opened().await;
        house.does(first, "die").await;
        let sail = format!("sail {}", house.lonely_water(first).await);
        let answer = Submission { action: Some(sail), words: spoken(words) };
        house.answer(first, &answer).await.unwrap();
        assert_eq!(house.look(first).await.said.course.is_some(), !words.is_empty());
        worlds.push(World::of(&house, first, Vec::new()).await);
    }
    for other in &worlds[1..] {
        same(&other.served, &worlds[0].served, "a course set with the move");
        assert_eq!(other.rows, worlds[0].rows);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn law_4_two_worlds_that_differ_in_unread_words_are_the_same_to_all_others() {
    let first = world(SAID[0]).await;
    assert!(!first.letters.is_empty(), "others are written to");
    for words in &SAID[1..] {
        let other = world(words).await;
        same(&other.served, &first.served, &format!("{words:?}"));
        assert_eq!(other.letters, first.letters, "{words:?}");
        assert_eq!(other.rows, first.rows, "{words:?}");
    }
}

/// What others can tell of a world: what they are served, their letters, and their rows.
struct World {
    served: Vec<Served>,
    letters: Vec<String>,
    rows: String,
}

/// The last of three says something; then the first has his turn, and the second is in the middle of his.
async fn world(words: &[(&str, &str)]) -> World {
    let (house, [first, second, writer]) = opened().await;
    house.says(writer, words).await;
    let mut letters = Vec::new();
    for (mover, sails) in [(first, true), (second, false)] {
        house.does(mover, "die").await;
        if sails {
            house.does(mover, &format!("sail {}", house.lonely_water(mover).await)).await;
        }
        let own = &house.addresses[usize::from(writer.number())];
        let others = house.post_now().await.into_iter().filter(|sent| sent.envelope.to()[0].as_ref() as &str != own);
        letters.extend(others.map(|sent| {
            let message = MessageParser::default().parse(&sent.bytes).unwrap();
            let (text, html) = (message.body_text(0).unwrap(), message.body_html(0).unwrap());
            without_tokens(&house, &format!("{}\n{text}\n{html}", message.subject().unwrap()))
        }));
    }
    assert_eq!(house.mover().await, second, "the last one's words are not read yet");
    World::of(&house, writer, letters).await
}

impl World {
    async fn of(house: &House<Odyssee>, writer: Seat, letters: Vec<String>) -> World {
        let served = all_but(house, writer).await.into_iter().map(|(status, headers, body)| {
            // Tokens are as long in every world, but not when they are packed.
            let headers = headers.into_iter().filter(|(name, _)| name != "content-length");
            let headers = headers.map(|(name, value)| (name, without_tokens(house, &value))).collect();
            (status, headers, without_tokens(house, &body))
        });
        World { served: served.collect(), letters, rows: rows(house, writer).await }
    }
}

/// Links are signed with the keys of each service, letters are named by chance, and its address has a port of its own.
fn without_tokens(house: &House<Odyssee>, text: &str) -> String {
    let text = text.replace(&house.app.base, "");
    let is_of_token = |sign: char| sign.is_ascii_alphanumeric() || "-_".contains(sign);
    let mut masked = String::new();
    for piece in text.split_inclusive(|sign| !is_of_token(sign)) {
        let run = piece.trim_end_matches(|sign| !is_of_token(sign));
        if run.len() >= 32 {
            masked.push('*');
            masked.push_str(&piece[run.len()..]);
        } else {
            masked.push_str(piece);
        }
    }
    masked
}
