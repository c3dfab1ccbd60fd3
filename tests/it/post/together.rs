//! A move and its letters are one thing (OUT-01).

use std::collections::BTreeSet;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use nix::sys::signal::Signal;

use crate::support::app::client;
use crate::support::db::TestDb;
use crate::support::folder::Folder;
use crate::support::player::{Player, hidden_field};
use crate::support::program::{Running, penelope};

/// Tables that are answered at, all at once.
const TABLES: usize = 12;

/// Open questions of people without any letter, and tables whose log is not as long as they say.
const TORN: &str = "\
    SELECT count(*) FROM questions JOIN seats ON seats.id = seat_id \
    WHERE closed_at IS NULL AND player_id IS NOT NULL \
    AND NOT EXISTS (SELECT FROM outbox WHERE outbox.question_id = questions.id) \
    UNION ALL SELECT count(*) FROM tables WHERE seq <> (SELECT count(*) FROM entries WHERE table_id = tables.id)";

#[tokio::test(flavor = "multi_thread")]
async fn out_01_killed_at_any_point_a_move_is_there_with_its_letters_or_not_at_all() {
    let (db, data) = (TestDb::new().await, Folder::new());
    let client_of_db = db.connect().await;
    for acknowledged_before in [1, 2, 5] {
        let server = Running::start(penelope(data.path()).env("DATABASE_URL", db.url.reveal()));
        let mut forms = Vec::new();
        for _ in 0..TABLES {
            let player = Player::start_at(&server.base).await;
            let review = player.review_plainly().await;
            let form = ["capability", "action"].map(|name| (name, hidden_field(&review, name)));
            forms.push((player.code(), player.url(&format!("{}/act", player.link)), form));
        }
        let answers = forms.into_iter().map(|(code, url, form)| {
            tokio::spawn(async move {
                let answered = client().post(url).form(&form).send().await;
                answered.is_ok_and(|response| response.status() == 303).then_some(code)
            })
        });
        let mut answers: FuturesUnordered<_> = answers.collect();
        let mut acknowledged = BTreeSet::new();
        while let Some(answer) = answers.next().await {
            acknowledged.extend(answer.unwrap());
            if acknowledged.len() == acknowledged_before {
                // In the midst of the others.
                server.signal(Signal::SIGKILL);
            }
        }
        drop(server);
        let torn = client_of_db.query(TORN, &[]).await.unwrap();
        assert!(torn.iter().all(|row| row.get::<_, i64>(0) == 0), "a move without its letter, or the other way round");
        let answered = "SELECT EXISTS (SELECT FROM entries JOIN seats USING (table_id) JOIN tables ON tables.id = table_id \
                        WHERE entries.seat = seats.seat AND bot IS NULL AND code = $1)";
        for code in &acknowledged {
            let there: bool = client_of_db.query_one(answered, &[code]).await.unwrap().get(0);
            assert!(there, "an acknowledged answer is lost at {code}");
        }
    }
}
