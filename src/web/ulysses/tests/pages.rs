//! Every page of every game, for every eye, in every language: well formed, labeled, escaped.

use super::html::{Tag, tags, words};
use super::table::{Table, random_game};
use crate::engine::ulysses::fixture::Fixture;
use crate::engine::{Eye, Outcome, Seat};
use crate::settle::ulysses::sample::Sampler;
use crate::text::Locale;

const GAMES: u64 = if cfg!(feature = "soak") { 500 } else { 10 };

#[test]
fn every_page_is_well_formed_for_every_eye_in_every_language() {
    let mut pages = 0;
    for number in 0..GAMES {
        let mut step = 0;
        random_game(number, |table, chance| {
            step += 1;
            if chance.index(12) != 0 && step > 3 && table.asked().is_some() {
                return;
            }
            let mut table = table.with_last(9);
            table.seen = step % 3;
            if step % 2 == 0 {
                table.said = Sampler::new(&table.game, chance).said();
            }
            for (eye, locale) in table.eyes().zip(Locale::ALL.into_iter().cycle().skip(step as usize)) {
                table.locale = locale;
                check(&table.page(eye));
                pages += 1;
            }
        });
    }
    assert!(pages > 500, "only {pages} pages");
}

/// What a checker of accessibility would complain about first, and what our policy forbids.
fn check(page: &str) {
    let tags = tags(page);
    let named = |name: &str| tags.iter().filter(|tag| tag.name == name).collect::<Vec<_>>();
    assert_eq!(named("h1").len(), 1, "one heading above all");
    assert!(!words(&named("h1")[0].inner).is_empty() && !words(&named("title")[0].inner).is_empty());
    let mut ids: Vec<&str> = tags.iter().filter_map(|tag| tag.get("id")).collect();
    ids.sort_unstable();
    assert!(ids.windows(2).all(|pair| pair[0] != pair[1]), "an id twice: {ids:?}");
    for tag in &tags {
        assert!(tag.name != "script" && tag.name != "style" && tag.get("style").is_none(), "{tag:?}");
        assert!(!tag.has_handler(), "{tag:?}");
        match tag.name.as_str() {
            "input" if tag.get("type") != Some("hidden") => {
                let labeled =
                    named("label").iter().any(|label| label.get("for").is_some_and(|id| tag.get("id") == Some(id)));
                assert!(labeled || tag.inside.iter().any(|name| name == "label"), "{tag:?}");
            }
            "select" => assert!(named("label").iter().any(|label| label.get("for") == tag.get("id"))),
            "label" | "legend" | "summary" | "button" | "a" | "h2" | "h3" | "li" | "option" => {
                assert!(!words(&tag.inner).is_empty(), "{tag:?} says nothing");
            }
            "form" => assert!(matches!(tag.get("method"), Some("get" | "post"))),
            _ => {}
        }
        let described = tag.get("aria-describedby");
        assert!(described.is_none_or(|all| all.split(' ').all(|id| ids.contains(&id))), "{tag:?}");
    }
    assert!(headings_descend(&tags), "no level is skipped");
}

fn headings_descend(tags: &[Tag]) -> bool {
    let levels = tags.iter().filter_map(|tag| tag.name.strip_prefix('h')?.parse::<u8>().ok()).collect::<Vec<_>>();
    levels.windows(2).all(|pair| pair[1] <= pair[0] + 1)
}

#[test]
fn web_05_names_are_escaped_wherever_they_stand() {
    let names =
        ["<script>alert(1)</script>", "\"><img src=x onerror=y>", "&amp;{{ 1 }}", "\u{202e}אב"].map(str::to_owned);
    let fixture = Fixture::four().hand(1, "2o").hand(2, "3o");
    let mut table = Table::new(fixture.game().clone(), fixture.events().to_vec());
    table.names = names.to_vec();
    for line in ["0 propose delos", "1 object cyprus 1o", "2 black minotaur 2o", "3 pass", "0 pass", "1 pass"] {
        for eye in table.eyes() {
            let page = table.page(eye);
            assert!(
                !page.contains("<script") && !page.contains("<img") && page.contains("&#60;script&#62;"),
                "{eye:?}"
            );
            check(&page);
        }
        table = table.play(&[line]);
    }
}

#[test]
fn the_question_is_one_sentence_for_each_reader() {
    let seat = |number| Eye::Seat(Seat::new(number).unwrap());
    let heading = |table: &Table, eye: Eye| {
        let tags = tags(&table.page(eye));
        words(&tags.iter().find(|tag| tag.name == "h1").unwrap().inner)
    };
    let fixture = Fixture::four().ship("minotaur").hand(1, "2o").hand(0, "1w");
    let table = Table::new(fixture.game().clone(), Vec::new());
    assert_eq!(heading(&table, seat(0)), "It is your turn. The ship is at the Minotaur: where should it sail?");
    assert_eq!(heading(&table, Eye::Public), "It is Anna’s turn. The table waits.");
    let mut table = table.play(&["0 propose delos"]);
    assert_eq!(heading(&table, seat(1)), "Anna proposes Delos. Do you agree?");
    assert_eq!(
        heading(&table, seat(0)),
        "You propose Delos. Everyone is asked; the answers are opened together.",
        "nobody is named"
    );
    assert_eq!(heading(&table, seat(2)), "Anna proposes Delos. Do you agree?", "before its turn, too");
    assert!(table.page(seat(2)).contains("You lose nothing by answering early"));
    assert!(table.page(seat(0)).contains("Nothing is asked of you now."));
    assert!(table.page(Eye::Public).contains("You are watching."));
    for (locale, expected) in Locale::ALL.into_iter().zip([
        "Anna proposes Delos. Do you agree?",
        "Anna schlägt Delos vor. Sind Sie einverstanden?",
        "Anna propose Délos. Êtes-vous d’accord ?",
        "Anna navrhuje místo Délos. Souhlasíte?",
        "Anna stelt Delos voor. Gaat u akkoord?",
    ]) {
        table.locale = locale;
        assert_eq!(heading(&table, seat(1)), expected);
    }
    table.locale = Locale::English;
    let agreed = Table::new(table.game.clone(), Vec::new()).play(&["1 agree", "2 agree", "3 agree"]);
    assert_eq!(heading(&agreed, seat(0)), "The ship has reached Delos. Do you play a wind?");
    let again = agreed.play(&["0 wind w"]);
    assert_eq!(heading(&again, seat(0)), "It is still your turn. The ship is at Delos: where should it sail next?");
    let contested = table.play(&["1 object olympus 1o"]);
    assert_eq!(heading(&contested, seat(2)), "Bruno leads with Olympus. Do you pass or play cards?");
    let later = "Bruno leads with Olympus. What will you do when it comes to you?";
    assert_eq!(heading(&contested, seat(3)), later);
    assert!(words(&contested.page(seat(2))).contains("Cards so far: Anna 0 : Bruno 1."));
}

#[test]
fn the_sides_show_their_cards_and_the_least_number_that_leads() {
    let fixture = Fixture::four().ship("sibyl").hand(1, "5o").hand(3, "6o");
    let fixture = fixture.play_all(&["0 propose pityusae", "1 object cyclopes 1o"]);
    let rows = |fixture: &Fixture| {
        let page = Table::new(fixture.game().clone(), Vec::new()).page(Eye::Public);
        let rows =
            tags(&page).into_iter().filter(|tag| tag.name == "tr" && tag.inside.iter().any(|tag| tag == "tbody"));
        rows.map(|row| words(&row.inner)).collect::<Vec<_>>()
    };
    assert_eq!(
        rows(&fixture),
        [
            "Anna ■ Pityusae (blue) 0 would lead with 1 card more",
            "Bruno ● Cyclopes (red) 1 leads",
            "black not placed 0 would lead with 2 cards more"
        ]
    );
    let fixture = fixture.play_all(&["2 pass", "3 black elysium 2o"]);
    assert_eq!(rows(&fixture)[2], "David ■ Elysium (blue) 2 leads");
    assert_eq!(rows(&fixture)[1], "Bruno ● Cyclopes (red) 1 would lead with 1 card more");
}

#[test]
fn a_finished_game_names_its_winner_and_offers_the_archive() {
    let fixture =
        Fixture::three().goals(1, "delos", "troy olympus dido").play_all(&["0 propose delos", "1 agree", "2 agree"]);
    assert_eq!(fixture.outcome(), Outcome::Won(Seat::new(1).unwrap()));
    let table = Table::new(fixture.game().clone(), Vec::new());
    let page = table.page(Eye::Public);
    assert!(page.contains("<h1>Bruno has won.</h1>") && page.contains("href=\"/table/K7QM2/archive.json\""));
    assert!(words(&page).contains("▲ Olympus (green) ● Dido (red) ◆ Delos (violet)"), "{}", words(&page));
    assert!(table.page(Eye::Seat(Seat::new(1).unwrap())).contains("<h1>You have won!</h1>"));
}
