//! The databases of `make million`, a few tables large: every copy opens, is whole, and is played on.

use std::sync::Arc;

use penelope::engine::odyssee::Odyssee;
use penelope::engine::ulysses::Ulysses;
use penelope::id::TableId;
use penelope::link::{self, Claims, Purpose};
use penelope::play::glance::{AnyGlance, Glance};
use penelope::play::turn::{self, Submission, Submitted};
use penelope::settle::words::Words;
use penelope::vault::Vault;

use copies::Copies;
use played::{Far, Town, choice};

use crate::support::app::{TestApp, client};

#[path = "../../benches/million/copies.rs"]
mod copies;
#[expect(dead_code, reason = "a bench ticks by its post")]
#[path = "../../benches/million/played.rs"]
pub(crate) mod played;

const FAR: [Far; 4] = [Far::Answers(3), Far::Answers(2), Far::Gathering, Far::ToTheEnd];
const COPIES: usize = 16;

#[tokio::test(flavor = "multi_thread")]
async fn p_0_copies_of_played_tables_open_and_are_played_on() {
    let app = TestApp::start().await;
    let town = Town::new(&app.db.url, &app.keys);
    let mut played = Vec::new();
    for (number, far) in FAR.into_iter().enumerate() {
        played.push(town.play(number, far).await);
    }
    town.let_everything_leave().await;
    let copies = Arc::new(Copies::of(&app.db.url, &Vault::new(town.keys().clone()), &played).await);
    assert_eq!(copies.models(), FAR.len());
    copies.fill(&app.db.url, 0..COPIES, None).await;

    for copy in 0..COPIES {
        let (table, model) = (copies.table(copy), played[copy % FAR.len()]);
        assert_eq!(rows_of(&app, table).await, rows_of(&app, model).await, "copy {copy}");
        match copy % FAR.len() {
            0 => goes_on::<Ulysses>(&app, &town, table).await,
            1 => goes_on::<Odyssee>(&app, &town, table).await,
            2 => {}
            _ => assert!(town.look::<Odyssee>(table).await.book.table().is_over()),
        }
    }
    // Two groups of eight tables, four people each; one of them is signed in.
    let cookie = format!("penelope-session={}", Copies::session(Copies::player(copies::TABLES_EACH, 1)));
    let my = client().get(app.url("/my")).header("cookie", cookie).send().await.unwrap().text().await.unwrap();
    for copy in [copies::TABLES_EACH, copies::TABLES_EACH + 1] {
        let code = code(&app, copies.table(copy)).await;
        assert!(my.contains(&code), "{code} is a table of theirs");
    }
    let code = code(&app, copies.table(2)).await;
    assert!(app.get("/tables").await.text().await.unwrap().contains(&code), "{code} waits for others");
    let ended = app.get("/archive?player=Anna+1").await.text().await.unwrap();
    assert!(ended.contains("Anna 1"), "the game of a copy that is over is listed");
}

/// How many rows of each kind a table has.
async fn rows_of(app: &TestApp, table: TableId) -> Vec<i64> {
    let kinds = ["seats", "invitations", "questions", "clocks", "talk", "outbox", "entries", "words", "notes", "crews"];
    let counts = kinds.map(|kind| format!("(SELECT count(*) FROM {kind} WHERE table_id = $1)")).join(", ");
    let row = app.db.client().await.query_one(&format!("SELECT {counts}"), &[&table.0]).await.unwrap();
    (0..kinds.len()).map(|at| row.get(at)).collect()
}

async fn code(app: &TestApp, table: TableId) -> String {
    let sql = "SELECT code FROM tables WHERE id = $1";
    app.db.client().await.query_one(sql, &[&table.0]).await.unwrap().get(0)
}

/// The page of whoever is asked is theirs, and what a bot would answer there is taken.
async fn goes_on<G: Words>(app: &TestApp, town: &Town, table: TableId)
where
    Glance<G>: TryFrom<AnyGlance, Error: std::fmt::Debug>,
{
    let glance: Glance<G> = town.look(table).await;
    let (claims, action) = glance.questions.iter().find_map(|question| choice(&glance, question.seat_id)).unwrap();
    let own = Claims { purpose: Purpose::Seat, question: penelope::id::QuestionId(0), revision: 0, ..claims };
    let page = app.get(&format!("/l/{}?here", link::sign(&app.keys, &own))).await;
    assert_eq!(page.status(), 200);
    assert!(page.text().await.unwrap().contains("name=\"capability\""), "{} is theirs to act at", glance.code);
    let clock = penelope::clock::Clock::Fixed(app.clock.clone());
    let answer = Submission { action: Some(action), ..Submission::default() };
    let done = turn::submit(&app.db.pool(), &clock, &Vault::new(app.keys.clone()), &claims, &answer).await;
    assert!(matches!(done, Ok(Submitted::Done)), "{done:?}");
    let after: Glance<G> = town.look(table).await;
    assert!(
        after.book.entries() > glance.book.entries() || after.questions != glance.questions,
        "something came of it"
    );
}
