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
    assert!(!first.contains("rel=\"prev\""), "{first}");
    // Forwards to the end and back to the beginning, whatever the order: every table once.
    for order in ["newest", "oldest", "longest", "shortest"] {
        let first = page(&app, &format!("/archive?order={order}")).await;
        let second = page(&app, &other(&first, "next").expect("more than one page")).await;
        assert_eq!(other(&second, "next"), None, "{order}");
        let mut all = [codes(&first), codes(&second)].concat();
        assert_eq!((codes(&second).len(), all.len()), (11, 61), "{order}");
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 61, "{order}: none twice");
        let back = page(&app, &other(&second, "prev").expect("back")).await;
        assert_eq!(codes(&back), codes(&first), "{order}");
        assert_eq!((other(&back, "prev"), other(&back, "next")), (None, other(&first, "next")), "{order}");
    }
    // What was a page with a number once.
    let second = page(&app, &other(&first, "next").unwrap()).await;
    let numbered = page(&app, "/archive?order=newest&page=2").await;
    assert_eq!(codes(&numbered), codes(&second));
    assert_eq!(other(&numbered, "prev"), other(&second, "prev"));
    assert_eq!(codes(&page(&app, "/archive?page=4000000000").await), Vec::<&str>::new());
    // A page that ends in the middle of the first shows the whole of it.
    let third = codes(&first)[3];
    assert_eq!(codes(&page(&app, &format!("/archive?order=newest&before={third}")).await), codes(&first));
    // Nothing can be learned of a table that is not listed.
    app.db.execute(&format!("UPDATE tables SET is_open = false WHERE code = '{third}'")).await;
    for key in ["after", "before"] {
        let found = page(&app, &format!("/archive?order=newest&{key}={third}")).await;
        assert_eq!(codes(&found)[..3], codes(&first)[..3], "as without it");
    }
}

/// Where the list goes on.
fn other(page: &str, rel: &str) -> Option<String> {
    let (before, _) = page.split_once(&format!("\" rel=\"{rel}\""))?;
    let (_, href) = before.rsplit_once("href=\"")?;
    Some(href.replace("&#38;", "&"))
}

#[tokio::test(flavor = "multi_thread")]
async fn p_9_a_name_that_many_have_is_found_like_a_rare_one() {
    let app = TestApp::start().await;
    let (rare, common) = (closed(&app, 0).await, closed(&app, 0).await);
    app.db
        .execute(&format!(
            "UPDATE tables SET is_open = true, started_at = created_at; \
             UPDATE seats SET name = CASE WHEN code = '{rare}' THEN 'Nausicaa' ELSE 'Mentor' END \
             FROM tables WHERE tables.id = table_id AND bot IS NULL; \
             INSERT INTO tables (code, game, ruleset, options, status, seal, seed, seq, head, digest, snapshot, created_at) \
             SELECT lpad(translate(number::text, '', ''), 6, '0'), game, ruleset, options, 'playing', seal, seed, seq, head, \
             digest, snapshot, created_at FROM tables, generate_series(1, 5100) AS number WHERE code = '{common}'; \
             INSERT INTO seats (table_id, participant, seat, name, word) \
             SELECT id, 0, 0, 'Mentor', '\\x00' FROM tables WHERE status = 'playing'"
        ))
        .await;
    for (name, expected) in
        [("Nausi", vec![&rare]), ("mentor", vec![&common]), ("Ment", vec![&common]), ("Mentos", vec![])]
    {
        let found = page(&app, &format!("/archive?player={name}")).await;
        assert_eq!(codes(&found), expected, "{name}");
    }
}
