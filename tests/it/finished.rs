//! The archive's list: finished tables by player, by date, by length; and who may find what.

use crate::support::app::TestApp;
use crate::support::player::{Player, hidden_field};

async fn page(app: &TestApp, path: &str) -> String {
    let response = app.get(path).await;
    assert_eq!(response.status(), 200, "{path}");
    response.text().await.unwrap()
}

/// The codes of a list, in its order.
fn codes(page: &str) -> Vec<&str> {
    page.split("href=\"/table/").skip(1).map(|rest| &rest[..6]).collect()
}

/// A table that was closed after so many answers.
async fn closed(app: &TestApp, answers: usize) -> String {
    let mut player = Player::start(app).await;
    for _ in 0..answers {
        player.answer_plainly().await;
    }
    let resign = player.url(&format!("{}/resign", player.link));
    let form = reqwest::get(&resign).await.unwrap().text().await.unwrap();
    let form = [("capability", hidden_field(&form, "capability"))];
    crate::support::app::client().post(&resign).form(&form).send().await.unwrap();
    player.code()
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_tables_are_found_by_player_date_and_length_if_anybody_could_join_them() {
    let app = TestApp::start().await;
    assert!(page(&app, "/archive").await.contains("No finished game fits."));
    let (long, short, private) = (closed(&app, 4).await, closed(&app, 0).await, closed(&app, 1).await);
    let sql = format!(
        "UPDATE tables SET is_open = code <> '{private}', started_at = created_at; \
         UPDATE tables SET ended_at = '2026-11-01 12:00+00' WHERE code = '{long}'; \
         UPDATE tables SET ended_at = '2026-11-10 23:59+00' WHERE code = '{short}'; \
         UPDATE seats SET name = 'Šárka_ 50%' FROM tables WHERE tables.id = table_id AND bot IS NULL AND code = '{long}'"
    );
    app.db.execute(&sql).await;
    let playing = Player::start(&app).await.code();
    app.db.execute(&format!("UPDATE tables SET is_open = true WHERE code = '{playing}'")).await;

    for (query, expected) in [
        ("", vec![&short, &long]),
        ("order=oldest", vec![&long, &short]),
        ("order=longest", vec![&long, &short]),
        ("order=shortest", vec![&short, &long]),
        ("player=%C5%A1%C3%A1rka", vec![&long]),
        ("player=%C5%A0%C3%81RKA_+50%25", vec![&long]),
        ("player=_", vec![]),
        ("player=rka", vec![]),
        ("since=2026-11-02", vec![&short]),
        ("until=2026-11-10", vec![&short, &long]),
        ("until=2026-11-09", vec![&long]),
        ("since=2026-11-02&until=2026-11-09", vec![]),
        ("page=2", vec![]),
        ("since=nonsense&until=99999999&order=%00&page=-1&player=%20", vec![&short, &long]),
    ] {
        let found = page(&app, &format!("/archive?{query}")).await;
        assert_eq!(codes(&found), expected, "{query}");
    }
    // Search engines are told the same.
    let robots = page(&app, "/robots.txt").await;
    assert!(robots.contains("Allow: /rules/\n") && robots.contains("Allow: /archive$\n"), "{robots}");
    for (code, listed) in [(&long, true), (&private, false), (&playing, false)] {
        let response = app.get(&format!("/table/{code}/replay")).await;
        assert_eq!(response.headers().get("x-robots-tag").is_none(), listed, "{code}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_has_pages() {
    let app = TestApp::start().await;
    let code = closed(&app, 0).await;
    app.db.execute(&format!("UPDATE tables SET is_open = true WHERE code = '{code}'")).await;
    let copies = "INSERT INTO tables (code, game, ruleset, options, status, seal, seed, seq, head, digest, snapshot, \
                  created_at, ended_at, is_open, places, bots, pace, locale) \
                  SELECT 'ZZ' || lpad(translate(number::text, '01', 'XY'), 4, 'Z'), game, ruleset, options, status, seal, seed, \
                  seq, head, digest, snapshot, created_at, ended_at - number * interval '1 day', is_open, places, bots, \
                  pace, locale FROM tables, generate_series(2, 61) AS number";
    app.db.execute(copies).await;
    let first = page(&app, "/archive?order=newest").await;
    assert_eq!(codes(&first).len(), 50);
    assert_eq!(codes(&first)[0], code);
    assert!(first.contains("href=\"/archive?order=newest&#38;page=2\""), "{first}");
    let second = page(&app, "/archive?order=newest&page=2").await;
    assert_eq!(codes(&second).len(), 11);
    assert!(second.contains("page=1\" rel=\"prev\"") && !second.contains("rel=\"next\""));
}
