//! After the end of a game: how close it was, once more against bots, and a rematch with the same people.

use penelope::clock::Clock;
use penelope::mail::transport::Transport;
use penelope::mail::transport::mailbox::Mailbox;
use reqwest::StatusCode;

use crate::by_mail::postman::Postman;
use crate::gather::house::*;
use crate::support::app::TestApp;
use crate::support::client::Client;
use crate::support::folder::Folder;
use crate::support::player::Player;

/// Anna, Berta and Cyril have played a short game to its end; the paths of their links.
pub(crate) async fn played(app: &TestApp) -> [String; 3] {
    let guests = "berta@example.org, cyril@example.org";
    let anna = open_confirmed(app, &[("places", "3"), ("guests", guests), ("turns", "3"), ("pace", "brisk")]).await;
    let berta = accept(app, "berta@example.org", "Berta").await;
    let cyril = accept(app, "cyril@example.org", "Cyril").await;
    let mut players = Vec::new();
    for link in [&anna, &berta, &cyril] {
        players.push(Player::at(app, link.split('?').next().unwrap().to_owned()).await);
    }
    for round in 0.. {
        assert!(round < 200, "the game ends with its turns");
        for player in &mut players {
            player.refresh().await;
            if player.is_over() {
                return [anna, berta, cyril];
            }
            if player.is_asked() {
                player.answer_plainly().await;
            }
        }
    }
    unreachable!("it ends")
}

/// In a browser of their own, with the page of the finished table.
async fn browser(app: &TestApp, link: &str) -> Client {
    let mut client = Client::new(&app.base);
    let page = client.open(link).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.html);
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn u_6_the_end_says_how_close_it_was_and_leads_on() {
    let app = TestApp::start().await;
    let [anna, ..] = played(&app).await;
    let mut client = browser(&app, &anna).await;
    let page = client.page().clone();
    assert!(page.html.contains("How close everybody was") && page.html.contains(" of 4 goals."), "{}", page.html);
    assert!(page.html.contains("You reached ") && page.html.contains("Berta reached "), "{}", page.html);
    assert!(page.html.contains("class=\"curve\"") && page.html.contains("href=\"/archive\""));
    assert!(!page.first_button_posts(), "a mail scanner that presses the first button does nothing");
    let again = client.press(&page.form("/try"), None).await;
    assert_eq!(again.status, StatusCode::OK);
    assert!(again.html.contains("Your cards and goals"), "one tap deals the next game: {}", again.html);

    let public = app.get(&format!("/table/{}", code(&app, 1).await)).await.text().await.unwrap();
    assert!(public.contains("Anna reached ") && !public.contains("/rematch"), "who only looks has no rematch");
}

async fn code(app: &TestApp, table: i64) -> String {
    app.db.client().await.query_one("SELECT code FROM tables WHERE id = $1", &[&table]).await.unwrap().get(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn u_6_a_rematch_takes_one_tap_of_everybody_and_tells_nobody_an_address() {
    let app = TestApp::start().await;
    let [anna, berta, cyril] = played(&app).await;
    let before = number(&app, "SELECT count(*) FROM outbox").await;
    // Berta is not the host, and does not wait for her.
    let mut client = browser(&app, &berta).await;
    let form = client.page().form("/rematch");
    let rematch = client.press(&form, None).await.clone();
    assert_eq!(rematch.status, StatusCode::OK, "{}", rematch.html);
    assert!(rematch.html.contains("Berta") && rematch.html.contains("The table waits for 2 more people"));
    for hidden in ["host@example.org", "cyril@example.org", "h…@", "c…@"] {
        assert!(!rematch.html.contains(hidden), "{hidden}: {}", rematch.html);
    }
    assert!(rematch.html.contains("Anna") && rematch.html.contains("Cyril"), "they are called as they were");
    let written = letters(&app).await.split_off(usize::try_from(before).unwrap());
    let mut invited: Vec<&str> =
        written.iter().filter(|letter| letter.kind == "invitation").map(|letter| letter.to.as_str()).collect();
    invited.sort_unstable();
    assert_eq!(invited, ["cyril@example.org", "host@example.org"]);
    app.db.execute("UPDATE players SET locale = 'en'").await;
    let folder = Folder::new();
    let mailbox = Mailbox::new(folder.path().to_owned(), Clock::Fixed(app.clock.clone()));
    let mut postman = Postman::new(&app, Transport::Mailbox(mailbox), folder.path().to_owned());
    let mail = postman.deliver().await;
    let to_cyril = mail.iter().find(|mail| mail.to == "cyril@example.org" && mail.text.contains("/invitation/"));
    let text = to_cyril.expect("he is written to").text.replace('\n', " ");
    assert!(text.contains("Berta would like to play Ulysses with the same people once more."), "{text}");
    assert!(text.contains("because you have played at a table with Berta"), "she has entered no address: {text}");
    assert!(!text.contains("entered this address") && !text.contains("Ten minutes a day"), "{text}");
    // A doubled form leads to the same seat.
    let again = client.press(&form, None).await.clone();
    assert_eq!((again.status, again.path()), (StatusCode::OK, rematch.path()));
    assert_eq!(number(&app, "SELECT count(*) FROM tables").await, 2);

    let mut client = browser(&app, &anna).await;
    assert!(client.page().html.contains("Already there: Berta"), "{}", client.page().html);
    let joined = client.press(&client.page().form("/rematch"), None).await.clone();
    assert!(joined.html.contains("The table waits for one more person"), "{}", joined.html);
    let mut client = browser(&app, &cyril).await;
    let dealt = client.press(&client.page().form("/rematch"), None).await.clone();
    assert!(dealt.shows("chart-box"), "with the last one the cards are dealt: {}", dealt.html);
    let before = browser(&app, &anna).await.page().html.clone();
    assert!(before.contains("To the rematch") && !before.contains("Already there"), "it waits for nobody: {before}");
    let same = "SELECT count(*) FROM tables a JOIN tables b ON b.rematch_of = a.id WHERE (a.ruleset, a.options, a.pace, \
                a.places, a.bots) = (b.ruleset, b.options, b.pace, b.places, b.bots)";
    assert_eq!(number(&app, same).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_left_or_was_forgotten_is_not_asked_for_a_rematch() {
    let app = TestApp::start().await;
    let [anna, berta, _] = played(&app).await;
    app.db.execute("UPDATE seats SET resigned_at = now() WHERE name = 'Cyril'").await;
    app.db.execute("UPDATE seats SET player_id = NULL, name = 'Outis 2', epoch = epoch + 1 WHERE name = 'Berta'").await;
    let page = browser(&app, &anna).await.page().html.clone();
    assert!(!page.contains("/rematch"), "nobody is left to ask");
    let forged = [("capability", capability(&app, &anna).await)];
    let link = anna.split('?').next().unwrap();
    assert_eq!(post(&app, &format!("{link}/rematch"), &forged).await.status(), StatusCode::NOT_FOUND);
    assert_eq!(number(&app, "SELECT count(*) FROM tables").await, 1);
    assert_eq!(app.get(&format!("{}?here", berta.split('?').next().unwrap())).await.status(), StatusCode::GONE);

    // A running game has none.
    let running = open_confirmed(&app, &[("places", "3"), ("bots", "2"), ("guests", "")]).await;
    let forged = [("capability", capability(&app, &running).await)];
    let link = running.split('?').next().unwrap();
    assert_eq!(post(&app, &format!("{link}/rematch"), &forged).await.status(), StatusCode::NOT_FOUND);
}

/// Without what is another's at every table: its code, tokens, the number of an invitation, and the lucky word that a form offers.
fn without_lots(html: &str, code: &str) -> String {
    let mut plain = String::new();
    let is_of_token = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
    for piece in html.replace(code, "CODE").split_inclusive(|sign| !is_of_token(sign)) {
        plain += if piece.len() > 40 { "TOKEN\n" } else { piece };
    }
    for name in ["name=\"word\"", "name=\"invitation\""] {
        let mut fields = plain.split(name);
        let first = fields.next().unwrap_or_default().to_owned();
        plain = fields.fold(first, |text, rest| text + name + rest.split_once('>').map_or("", |(_, rest)| rest));
    }
    plain
}

/// Two worlds: in one of them Cyril wants no letters, is told elsewhere, is away on holiday, lives elsewhere, and has noted
/// and said things for himself. Those who open and join a rematch read the same in both, and so does anybody.
#[tokio::test(flavor = "multi_thread")]
async fn two_worlds_a_rematch_tells_nothing_of_what_its_people_keep_to_themselves() {
    let app = TestApp::start().await;
    let [anna, berta, _] = played(&app).await;
    let mut worlds = Vec::new();
    for table in [2, 3] {
        let mut seen = Vec::new();
        for link in [&berta, &anna] {
            let mut client = browser(&app, link).await;
            let finished = client.page().clone();
            let joined = client.press(&finished.form("/rematch"), None).await.clone();
            assert_eq!(joined.status, StatusCode::OK, "{}", joined.html);
            seen.extend([finished.html, joined.html]);
        }
        let code = code(&app, table).await;
        seen.push(app.get(&format!("/table/{code}")).await.text().await.unwrap());
        seen.push(app.get("/tables").await.text().await.unwrap());
        worlds.push(seen.iter().map(|html| without_lots(html, &code)).collect::<Vec<_>>());
        // The same once more, in the other world: as if that one had been called off.
        if table == 3 {
            break;
        }
        app.db.execute("UPDATE tables SET rematch_of = NULL WHERE id = 2").await;
        let cyril = "(SELECT id FROM players WHERE address = 'cyril@example.org')";
        app.db
            .execute(&format!(
                "UPDATE players SET blocked_at = now(), calendar = true, waking = 'Pacific/Auckland 06:00-21:00', feed = 1, \
                 feed_at = now() WHERE id = {cyril}"
            ))
            .await;
        app.db.execute(&format!("INSERT INTO channels (player_id, kind, sealed, made_at) SELECT {cyril}, kind, '\\x00', now() FROM (VALUES ('ntfy'), ('push')) AS kinds (kind)")).await;
        app.db.execute(&format!("INSERT INTO vacations (player_id, first_on, last_on, from_at, until_at, announced_at) VALUES ({cyril}, '2026-11-16', '2026-11-20', '2026-11-16', '2026-11-21', now())")).await;
        app.db.execute("UPDATE seats SET acted_at = now(), silences = 1, letters = false WHERE name = 'Cyril'").await;
    }
    assert_eq!(number(&app, "SELECT count(*) FROM channels").await, 2, "the worlds do differ");
    for (one, other) in worlds[0].iter().zip(&worlds[1]) {
        let mut lines = one.lines().zip(other.lines());
        assert_eq!(lines.find(|(one, other)| one != other), None);
        assert!(one == other);
    }
    let written = "SELECT count(*) FROM outbox WHERE table_id = 3 AND kind = 'invitation' AND state = 'waiting'";
    assert_eq!(number(&app, written).await, 1, "Cyril is not written to, and nobody can tell");
}
