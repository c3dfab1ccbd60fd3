//! What must not tell: headers, sizes of what is public, and what others are shown.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use penelope::clock::Clock;
use penelope::id::{QuestionId, SeatId, TableId};
use penelope::link::{self, Claims, Purpose};
use penelope::mail::transport::Transport;
use penelope::mail::transport::mailbox::Mailbox;

use super::postman::Postman;
use super::table::gather;
use crate::support::app::{TestApp, client};
use crate::support::folder::Folder;

/// The headers of a page that could depend on what it shows; its length does, as the page itself.
async fn headers(app: &TestApp, path: &str) -> BTreeMap<String, String> {
    let response = client().get(app.url(path)).send().await.unwrap();
    assert_eq!(response.status(), 200, "{path}");
    let pairs = response.headers().iter().map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned()));
    pairs.filter(|(name, _)| !["content-length", "date"].contains(&name.as_str())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn eng_05_06_headers_say_nothing_of_a_hand_and_public_pages_say_nothing_at_all() {
    let (app, folder) = (TestApp::start().await, Folder::new());
    let mailbox = Mailbox::new(folder.path().to_owned(), Clock::Fixed(app.clock.clone()));
    let mut postman = Postman::new(&app, Transport::Mailbox(mailbox), folder.path().to_owned());
    gather(&app, &mut postman, 4, "120").await;
    let client = app.db.connect().await;
    let sql = "SELECT s.table_id, s.id, t.code FROM seats s JOIN tables t ON t.id = s.table_id ORDER BY s.seat";
    let rows = client.query(sql, &[]).await.unwrap();
    assert_eq!(rows.len(), 4);
    let (mut seen, mut goals) = (Vec::new(), Vec::new());
    for row in &rows {
        let claims = Claims {
            purpose: Purpose::Seat,
            table: TableId(row.get(0)),
            seat: SeatId(row.get(1)),
            epoch: app.db.epoch("seats", row.get(1)).await,
            question: QuestionId(0),
            revision: 0,
            expires_at: app.clock.now() + TimeDelta::days(1),
        };
        let path = format!("/l/{}?here", link::sign(&app.keys, &claims));
        seen.push(headers(&app, &path).await);
        let page = app.get(&path).await.text().await.unwrap();
        let line = page.split("Your goals are ").nth(1).expect("the deal tells each reader the own goals");
        goals.push(line.split('.').next().unwrap().to_owned());
    }
    assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "{seen:#?}");
    goals.sort();
    goals.dedup();
    assert_eq!(goals.len(), 4, "four seats have four different sets of goals");
    let code: String = rows[0].get(2);
    for path in ["", "/log", "/archive.json", "/archive.txt"] {
        let page = app.get(&format!("/table/{code}{path}")).await.text().await.unwrap();
        assert!(!page.contains("Your goals"), "{path}");
        for goals in &goals {
            assert!(!page.contains(goals), "{path} tells {goals}");
        }
    }
}
