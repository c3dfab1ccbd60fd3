//! Gathering by letters: a host opens a table, confirms it, the others accept; then letters carry the game to its end.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use penelope::engine::ServerSeed;

use crate::support::app::TestApp;
use crate::support::client::Client;
use crate::support::deal;
use crate::support::player::Player;

use super::postman::{Mail, Postman};

pub(crate) const PEOPLE: [(&str, &str); 4] = [
    ("Anna", "anna@example.org"),
    ("Berta", "berta@example.org"),
    ("Cyril", "cyril@example.org"),
    ("Dora", "dora@example.org"),
];
/// Longer than somebody who answered is taken to be on the page still.
const PAUSE: TimeDelta = TimeDelta::minutes(6);

/// The lucky words of the host and of everybody else.
pub(crate) const WORDS: [&str; 2] = ["olive thread", "fig and honey"];

/// Opens a table for four with so many people, ended after so many turns at the latest, and gathers them by letter.
pub(crate) async fn gather(app: &TestApp, postman: &mut Postman, people: usize, turns: &str) {
    gather_to(app, postman, people, turns, None).await;
}

/// The same to a deal that is not drawn.
pub(crate) async fn gather_to(
    app: &TestApp,
    postman: &mut Postman,
    people: usize,
    turns: &str,
    seed: Option<&ServerSeed>,
) {
    let guests: Vec<&str> = PEOPLE[1..people].iter().map(|(_, address)| *address).collect();
    let (guests, bots) = (guests.join("\n"), (4 - people).to_string());
    let (name, address) = PEOPLE[0];
    let fields = [
        ("places", "4"),
        ("bots", &bots),
        // They do nothing odd, so that the people are asked what a letter is answered to in words.
        ("strength", "sailor"),
        ("ruleset", "ulysses/1"),
        ("turns", turns),
        ("pace", "steady"),
        ("take_back", "0"),
        ("table_locale", "en"),
        ("audience", "invited"),
        ("guests", &guests),
        ("name", name),
        ("address", address),
        ("word", WORDS[0]),
    ];
    let mut host = Client::without_cookies(&app.base);
    let mut form = host.open("/new").await.form("/new");
    assert_eq!(host.press(form.fill_all(&fields), None).await.path(), "/sent");
    if let Some(seed) = seed {
        deal::fix(app, seed).await;
    }
    let letters = postman.deliver().await;
    assert_eq!(letters.len(), 1, "nobody is written to before the host has confirmed");
    assert_eq!(letters[0].to, address);
    let link = letters[0].path("/confirm/").expect("a link to confirm with");
    let mut form = host.open_from_letter(&link).await.form(&link);
    assert_eq!(host.press(form.force("zone", "UTC"), None).await.status, 200);
    if people == 1 {
        return;
    }
    let letters = postman.deliver().await;
    for (name, address) in &PEOPLE[1..people] {
        let invitation = letters.iter().find(|letter| letter.to == *address).expect("everybody is invited");
        let link = invitation.path("/invitation/").expect("a link to accept with");
        let mut guest = Client::without_cookies(&app.base);
        let mut form = guest.open_from_letter(&link).await.form(&link);
        form.fill("name", name).fill("word", WORDS[1]).fill("locale", "en").force("zone", "UTC");
        assert_eq!(guest.press(&form, None).await.status, 200);
    }
}

/// What came by mail over a whole game.
#[derive(Default)]
pub(crate) struct Mailer {
    /// Letters that asked something.
    pub(crate) questions: usize,
    /// The last one of each person, with the archive.
    pub(crate) ends: BTreeMap<String, Mail>,
}

/// Delivers letters and lets everyone who is asked answer, until nothing comes any more. `answer` gets the letter and the
/// path of its link.
pub(crate) async fn play_on(
    app: &TestApp,
    postman: &mut Postman,
    mut answer: impl AsyncFnMut(&Mail, String),
) -> Mailer {
    let mut post = Mailer::default();
    loop {
        app.clock.advance(PAUSE);
        let letters = postman.deliver().await;
        if letters.is_empty() {
            return post;
        }
        for letter in letters {
            if letter.attachment.is_some() {
                post.ends.insert(letter.to.clone(), letter);
            } else if let Some(link) = letter.path("/l/") {
                post.questions += 1;
                answer(&letter, link).await;
            }
        }
        assert!(post.questions < 1_000, "the game does not end");
    }
}

/// How long somebody stays on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Visits {
    /// For one answer.
    Short,
    /// While there is something to answer.
    Long,
}

/// Answers what the link asks; sometimes with an objection.
pub(crate) async fn answer_by_form(app: &TestApp, link: String, mood: usize, visits: Visits) {
    let mut player = Player::at(app, link).await;
    while player.is_asked() {
        if !mood.is_multiple_of(4) || !player.object().await {
            player.answer_plainly().await;
        }
        if visits == Visits::Short {
            return;
        }
    }
}
