//! Bots that take their time: their thoughts come from the worker, survive `kill -9`, and count only where they still fit.

use chrono::{TimeDelta, Utc};
use nix::sys::signal::Signal;
use penelope::bot::BotKind;
use penelope::clock::Clock;
use penelope::engine::ulysses::Ulysses;
use penelope::id::TableId;
use penelope::play::lobby::try_it::{self, TryTable, TryWish};
use penelope::play::think;
use penelope::text::Locale;
use penelope::vault::Vault;
use tokio::sync::Semaphore;

use crate::gather::house::{invitation_path, open, open_confirmed};
use crate::support::app::{TestApp, client};
use crate::support::client::{Client, Form, Page};
use crate::support::desk::Desk;
use crate::support::folder::Folder;
use crate::support::moment::a_moment;
use crate::support::program::{Running, penelope};

/// A table against mates at which one of them is asked first.
async fn opened(desk: &Desk) -> TryTable {
    let (pool, vault) = (desk.db.pool(), Vault::new(desk.keys.clone()));
    loop {
        let wish = TryWish { seats: 4, strength: BotKind::Mate, locale: Locale::English, letters: false };
        let opened = try_it::open_to_try::<Ulysses>(&pool, desk.clock.now(), (&vault, &desk.chance), &wish);
        let opened = opened.await.unwrap();
        if think::is_asked(&pool, opened.link.table).await.unwrap() {
            return opened;
        }
    }
}

async fn entries(desk: &Desk, table: TableId) -> i64 {
    let sql = "SELECT count(*) FROM entries WHERE table_id = $1";
    desk.client.query_one(sql, &[&table.0]).await.unwrap().get(0)
}

async fn person_is_asked(desk: &Desk, table: TableId) -> bool {
    let sql = "SELECT count(*) FROM questions WHERE table_id = $1 AND closed_at IS NULL";
    desk.client.query_one(sql, &[&table.0]).await.unwrap().get::<_, i64>(0) > 0
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_is_asked_in_a_row_of_its_own_and_answers_until_a_person_is_needed() {
    let desk = Desk::new().await;
    let (pool, clock, vault) = (desk.db.pool(), Clock::Fixed(desk.clock.clone()), Vault::new(desk.keys.clone()));
    let (places, table) = (Semaphore::new(2), opened(&desk).await.link.table);
    assert_eq!(entries(&desk, table).await, 1, "nobody has thought yet");
    let now = desk.clock.now();
    let claimed = think::claim(&pool, now, now + TimeDelta::seconds(20), 8).await.unwrap();
    assert_eq!(claimed.iter().filter(|claimed| claimed.table_id == table).count(), 1);
    let again = think::claim(&pool, now, now + TimeDelta::seconds(20), 8).await.unwrap();
    assert!(again.is_empty(), "one worker at a time");
    // Whoever had it is gone without a word: after its lease another takes it.
    desk.clock.advance(TimeDelta::seconds(21));
    let now = desk.clock.now();
    let later = think::claim(&pool, now, now + TimeDelta::seconds(20), 8).await.unwrap();
    assert_eq!(later.iter().find(|claimed| claimed.table_id == table).unwrap().attempts, 2);
    // Two at once do no harm: what was answered already is answered no more.
    let (one, other) = tokio::join!(
        think::think(&pool, &clock, &vault, table, (&places, std::future::ready(()))),
        think::think(&pool, &clock, &vault, table, (&places, std::future::ready(()))),
    );
    assert!(one.unwrap() + other.unwrap() > 0);
    for _ in 0..8 {
        if !think::is_asked(&pool, table).await.unwrap() {
            break;
        }
        think::think(&pool, &clock, &vault, table, (&places, std::future::ready(()))).await.unwrap();
    }
    assert!(!think::is_asked(&pool, table).await.unwrap(), "it goes on until a person is needed");
    assert!(person_is_asked(&desk, table).await);
    assert!(entries(&desk, table).await > 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_it_thinks_the_program_loses_nothing() {
    let (desk, data) = (Desk::at(Utc::now()).await, Folder::new());
    desk.keys.store(&data.path().join("secret")).unwrap();
    let table = opened(&desk).await.link.table;
    let start = || Running::start(penelope(data.path()).env("DATABASE_URL", desk.db.url.reveal()));
    let server = start();
    let leased = "SELECT count(*) FROM thoughts WHERE leased_until IS NOT NULL";
    let mut taken = false;
    while !taken && think::is_asked(&desk.db.pool(), table).await.unwrap() {
        taken = desk.client.query_one(leased, &[]).await.unwrap().get::<_, i64>(0) > 0;
    }
    server.signal(Signal::SIGKILL);
    drop(server);
    assert!(taken, "it had begun to think");
    // The test does not wait for the lease.
    desk.execute("UPDATE thoughts SET leased_until = now() - interval '1 second'").await;
    let server = start();
    let pool = desk.db.pool();
    while think::is_asked(&pool, table).await.unwrap() {
        a_moment().await;
    }
    drop(server);
    assert!(person_is_asked(&desk, table).await, "it was thought about again, and answered");
}

#[tokio::test(flavor = "multi_thread")]
async fn how_well_bots_play_is_chosen_in_words_and_the_one_to_beat_stands_first() {
    let app = TestApp::start().await;
    let words = ["learns as it sails", "finds its way", "sails well", "has done this before"];
    for path in ["/", "/new", "/new?game=odyssee"] {
        let html = app.get(path).await.text().await.unwrap();
        let (_, select) = html.split_once("name=\"strength\"").unwrap_or_else(|| panic!("a choice at {path}"));
        let options: Vec<&str> = select.split("</select>").next().unwrap().split("<option ").skip(1).collect();
        assert!(
            options.len() == words.len() && options.iter().zip(words).all(|(option, words)| option.contains(words)),
            "{options:?}"
        );
        let chosen: Vec<bool> = options.iter().map(|option| option.contains(" selected")).collect();
        assert_eq!(chosen, [true, false, false, false], "{path}");
    }
    let last = "SELECT DISTINCT bot FROM seats WHERE table_id = (SELECT max(id) FROM tables) AND bot IS NOT NULL";
    let database = app.db.connect().await;
    for (said, bot) in [
        ("hand", "hand"),
        ("sailor", "sailor"),
        ("mate", "mate"),
        ("pilot", "pilot"),
        ("drifter", "hand"),
        ("", "hand"),
    ] {
        let dealt = client().post(app.url("/try")).form(&[("strength", said)]).send().await.unwrap();
        assert_eq!(dealt.status(), 303, "{said}");
        let bots: Vec<String> = database.query(last, &[]).await.unwrap().iter().map(|row| row.get(0)).collect();
        assert_eq!(bots, [bot], "{said}");
    }
    // A table that is opened for others has them as well.
    let crew = "SELECT bot FROM crews WHERE table_id = (SELECT max(id) FROM tables)";
    for (said, bot) in [("pilot", Some("pilot")), ("hand", Some("hand")), ("sailor", None)] {
        open(&app, &[("strength", said)]).await;
        let crew = database.query_opt(crew, &[]).await.unwrap().map(|row| row.get::<_, String>(0));
        assert_eq!(crew.as_deref(), bot, "where nothing is written there are sailors");
    }
    // Whoever thinks about joining reads it, too.
    for (bots, is_told) in [("1", true), ("0", false)] {
        let guests = ("guests", "berta@example.org");
        open_confirmed(&app, &[("strength", "pilot"), ("bots", bots), guests]).await;
        let invitation = app.get(&invitation_path(&app, guests.1).await).await.text().await.unwrap();
        assert_eq!(invitation.contains("has done this before"), is_told, "{invitation}");
    }
}

/// Thirty strangers at one address share what one of them may open.
#[tokio::test(flavor = "multi_thread")]
async fn one_client_opens_a_dozen_thinking_tables_and_goes_on_against_sailors() {
    let app = TestApp::start().await;
    let open = async |strength: &str| {
        let dealt = client().post(app.url("/try")).form(&[("strength", strength)]).send().await.unwrap();
        dealt.status().as_u16()
    };
    // At once: each waits a moment for bots, and nobody thinks here.
    let dozen = futures_util::future::join_all(std::iter::repeat_with(|| open("pilot")).take(12)).await;
    assert_eq!(dozen, [303; 12]);
    assert_eq!([open("mate").await, open("sailor").await], [429, 303]);
    let refused = client().post(app.url("/try")).form(&[("strength", "pilot")]).send().await.unwrap();
    let told = refused.text().await.unwrap();
    assert!(
        told.contains("You can open another one in 2 minutes; against the two weaker kinds you can play"),
        "{told}"
    );
}

/// Nobody thinks here: whoever looks is told whom the table waits for, and not until when it would wait for a person.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_for_a_bot_is_told_so_and_can_look_again() {
    let app = TestApp::start().await;
    let thinks = "SELECT count(*) FROM thoughts WHERE table_id = (SELECT max(id) FROM tables)";
    let database = app.db.client().await;
    let mut link = String::new();
    while database.query_one(thinks, &[]).await.unwrap().get::<_, i64>(0) == 0 {
        let dealt = client().post(app.url("/try")).form(&[("strength", "mate")]).send().await.unwrap();
        link = dealt.headers()["location"].to_str().unwrap().to_owned();
    }
    let page = app.get(&format!("{link}?here")).await.text().await.unwrap();
    assert!(page.contains("is a bot: the answer comes in a moment.") && page.contains("Look again"), "{page}");
    assert!(!page.contains("The table waits until"), "{page}");
}

/// While bots think in a discussion their visitor can say what to do then: each of those answers says in its review what it is, the
/// chart's places do what the buttons do, and it stands on the page until the turn comes.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_while_bots_think_is_reviewed_and_shown() {
    let app = TestApp::start().await;
    let (mut client, page, table) = in_a_discussion(&app).await;
    let sheet = page.forms().into_iter().find(Form::reviews).expect("answers");
    let words: Vec<String> = sheet.offered("do").into_iter().filter(|word| word.starts_with("say.")).collect();
    assert!(words.len() > 2, "to back somebody, to pass, to be asked: {words:?}");
    for word in &words {
        let mut other = client.clone();
        let review = other.press(&sheet, Some(word)).await;
        assert_eq!(review.status, 200, "{word}: {}", review.html);
        assert!(review.html.contains("<ul class=\"said\">"), "{word}: {}", review.html);
    }
    let ways: Vec<&str> = page.html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let ways: Vec<&&str> = ways.iter().filter(|href| href.contains("/review")).collect();
    assert!(ways.iter().any(|href| href.contains("do=at.")), "places to tap: {ways:?}");
    assert!(ways.iter().any(|href| !href.contains("do=at.")), "what a sailor would do: {ways:?}");
    for way in ways {
        let mut other = client.clone();
        let review = other.open(&way.replace("&#38;", "&")).await;
        assert!(review.status == 200 && review.html.contains("<ul class=\"said\">"), "{way}: {}", review.html);
    }
    let review = client.press(&sheet, Some("say.pass")).await;
    let form = review.forms().into_iter().find(|form| form.posts).expect("it can be committed");
    let page = client.press(&form, None).await;
    assert!(page.html.contains("you pass, whatever comes") && page.html.contains("class=\"sealed\""), "{}", page.html);
    let form = page.forms().into_iter().find(|form| form.reviews() && form.id == "sheet").expect("it can be changed");
    let withdrawn = page.link_to("do=withdraw").expect("and taken back");
    let form_of_review = |page: &Page| page.forms().into_iter().find(|form| form.posts).expect("a review");
    let review = form_of_review(client.open(&withdrawn).await);
    client.press(&review, None).await;
    // A bot thinks faster than a hand taps: what was offered before the turn came is done in it, or it is told that it came too late.
    let (pool, clock, vault) = (app.db.pool(), Clock::Fixed(app.clock.clone()), Vault::new(app.keys.clone()));
    while think::is_asked(&pool, table).await.unwrap() {
        think::think(&pool, &clock, &vault, table, (&Semaphore::new(1), std::future::ready(()))).await.unwrap();
    }
    for word in form.offered("do").iter().filter(|word| *word != "say.ask") {
        let mut other = client.clone();
        let review = other.press(&form, Some(word)).await;
        assert!([200, 409].contains(&review.status.as_u16()), "{word}: {} {}", review.status, review.html);
    }
}

/// A table against mates that discusses, whose visitor's turn comes only after one of them has thought.
async fn in_a_discussion(app: &TestApp) -> (Client, Page, TableId) {
    let (pool, clock, vault) = (app.db.pool(), Clock::Fixed(app.clock.clone()), Vault::new(app.keys.clone()));
    let places = Semaphore::new(1);
    loop {
        let mut client = Client::without_cookies(&app.base);
        let mut form = client.open("/").await.form("/try");
        form.fill("strength", "mate");
        let link = client.press(&form, None).await.path();
        let table = TableId(app.db.client().await.query_one("SELECT max(id) FROM tables", &[]).await.unwrap().get(0));
        for _ in 0..12 {
            let page = client.open(&link).await.clone();
            let sheet = page.forms().into_iter().find(|form| form.reviews() && form.id == "sheet");
            let offered = sheet.as_ref().map(|sheet| sheet.offered("do")).unwrap_or_default();
            if offered.iter().any(|word| word == "say.pass") && page.html.contains("do=at.") {
                return (client, page, table);
            }
            if think::is_asked(&pool, table).await.unwrap() {
                think::think(&pool, &clock, &vault, table, (&places, std::future::ready(()))).await.unwrap();
                continue;
            }
            let objection = offered.iter().find(|word| word.starts_with("object."));
            let Some((sheet, word)) = sheet.zip(objection.or(offered.first())) else { break };
            let review = client.press(&sheet, Some(word)).await;
            let form = review.form("/act");
            client.press(&form, None).await;
        }
    }
}
