//! No statement reads the whole of a table that grows: every one that pages, posts and workers send is caught on the wire, and
//! planned anew on a database in which a few thousand tables were played (B5, P1 to P11).

use std::sync::Arc;

use penelope::clock::Clock;
use penelope::config::Config;
use penelope::id::TableId;
use penelope::link::{Errand, Purpose};
use penelope::mail::message::Office;
use penelope::mail::transport::Transport;
use penelope::mail::transport::mailbox::Mailbox;
use penelope::ping::call::Caller;
use penelope::play::hindsight::{self, Hindsight};
use penelope::store::Pool;
use penelope::vault::Vault;
use penelope::worker::mailer::Mailer;
use penelope::worker::pinger::Pinger;
use penelope::worker::tick::Tick;
use tokio_postgres::{Client, SimpleQueryMessage};

use crate::gather::house::*;
use crate::pings::browsers::Browser;
use crate::support::app::{TestApp, client};
use crate::support::desk::work_off;
use crate::support::folder::Folder;
use crate::support::player::{Player, hidden_field};
use crate::support::proxy::{Proxy, Statement};

/// What there is the more of, the longer people play. The others hold a row or two.
const GROWING: [&str; 16] = [
    "channels",
    "clocks",
    "entries",
    "hindsights",
    "invitations",
    "notes",
    "outbox",
    "pings",
    "players",
    "questions",
    "seats",
    "sessions",
    "tables",
    "talk",
    "unsent",
    "words",
];

#[tokio::test(flavor = "multi_thread")]
async fn b_5_no_statement_of_pages_posts_and_workers_reads_the_whole_of_a_table_that_grows() {
    explain_everything(4_000).await;
}

/// The same where reading a table as a whole would hurt, and where the planner has more to choose from.
#[cfg(feature = "soak")]
#[tokio::test(flavor = "multi_thread")]
async fn b_5_nor_with_a_hundred_thousand_tables() {
    explain_everything(100_000).await;
}

async fn explain_everything(tables: u32) {
    let (app, proxy) = TestApp::counted().await;
    live_a_little(&app, &proxy).await;
    let client = app.db.connect().await;
    grow(&client, tables).await;
    // Whoever is called like many others is looked for in another way.
    for path in ["/archive?player=E", "/archive?player=E&order=longest"] {
        assert_eq!(app.get(path).await.status(), 200, "{path}");
    }
    let statements = proxy.texts();
    assert!(statements.len() > 80, "much was asked: {}", statements.len());
    let mut faults = Vec::new();
    for statement in &statements {
        if let Some(plan) = plan(&client, statement).await {
            let scanned = |table: &&&str| plan.iter().any(|line| line.contains("Seq Scan on ") && names(line, table));
            if let Some(table) = GROWING.iter().find(scanned) {
                faults.push(format!("the whole of {table} is read by\n  {}\n{}", statement.text, plan.join("\n")));
            }
        }
    }
    assert!(faults.is_empty(), "{} statements:\n\n{}", faults.len(), faults.join("\n\n"));
}

/// «Seq Scan on talk talk_1».
fn names(line: &str, table: &str) -> bool {
    line.split_whitespace().skip_while(|word| *word != "on").nth(1) == Some(table)
}

/// Spread over several machines by the table's key, a statement that names the key stays on one of them. The others are listed, with
/// what would become of each (docs/citus.md).
#[tokio::test(flavor = "multi_thread")]
async fn p_30_the_statements_that_would_cross_machines_are_those_that_are_listed() {
    let (app, proxy) = TestApp::counted().await;
    live_a_little(&app, &proxy).await;
    let mut crossing: Vec<String> = proxy.texts().iter().filter_map(|statement| crosses(&statement.text)).collect();
    crossing.sort();
    crossing.dedup();
    let listed = std::fs::read_to_string("docs/citus.md").unwrap();
    let listed = listed.lines().filter_map(|line| Some(line.strip_prefix("| `")?.split_once("` |")?.0.to_owned()));
    let listed: Vec<String> = listed.collect();
    let missing: Vec<&String> = crossing.iter().filter(|known| !listed.contains(known)).collect();
    assert!(
        missing.is_empty(),
        "not in docs/citus.md:\n{}",
        missing.iter().map(|one| format!("{one}\n")).collect::<String>()
    );
    let gone: Vec<&String> = listed.iter().filter(|known| !crossing.contains(known)).collect();
    assert!(gone.is_empty(), "in docs/citus.md, and nobody asks so: {gone:#?}");
}

/// What belongs to one table and would lie with it.
const WITH_A_TABLE: [&str; 15] = [
    "clocks",
    "crews",
    "entries",
    "formers",
    "invitations",
    "notes",
    "offers",
    "outbox",
    "questions",
    "seats",
    "tables",
    "talk",
    "thoughts",
    "unsent",
    "words",
];

/// Of a statement about what lies with tables that names no table: what it does, to what, and by which columns it finds it.
fn crosses(text: &str) -> Option<String> {
    let plain = text.replace('"', "");
    let words: Vec<&str> =
        plain.split(|sign: char| !(sign.is_ascii_alphanumeric() || "_.$=<>~".contains(sign))).collect();
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    let verb = words.first()?.to_ascii_uppercase();
    let named = |word: &&&str| WITH_A_TABLE.contains(word);
    let after = ["FROM", "JOIN", "INTO", "UPDATE"];
    let pairs = words.windows(2).filter(|pair| after.contains(&pair[0].to_ascii_uppercase().as_str()));
    let mut tables: Vec<&str> = pairs.map(|pair| &pair[1]).filter(named).copied().collect();
    tables.sort_unstable();
    tables.dedup();
    if tables.is_empty() {
        return None;
    }
    // `seats.table_id = $1`, `id = ANY($1)` of tables, `code = $1`; what is set finds nothing.
    let keys = ["table_id", "tables.id", "tables.code"];
    let given = |word: &str| word.starts_with('$') || word == "ANY" || word == "unnest";
    let found = words.iter().position(|word| *word == "WHERE").map_or(&[][..], |at| &words[at..]);
    let by: Vec<&str> =
        found.windows(3).filter(|three| three[1] == "=" && given(three[2])).map(|three| three[0]).collect();
    let is_key = |column: &&str| {
        let bare = column.rsplit('.').next().unwrap_or(column);
        bare == "table_id" || keys.contains(column) || tables == ["tables"] && ["id", "code"].contains(&bare)
    };
    let inserts = verb == "INSERT" || plain.contains("INSERT INTO");
    if by.iter().any(is_key) || inserts && plain.contains("table_id") {
        return None;
    }
    let mut by: Vec<&str> = by.iter().map(|column| column.rsplit('.').next().unwrap_or(column)).collect();
    by.sort_unstable();
    by.dedup();
    let by = if by.is_empty() { "nothing".to_owned() } else { by.join(", ") };
    Some(format!("{verb} {} by {by}", tables.join(", ")))
}

/// Rows are deleted with what refers to them: without an index each of those tables is read as a whole.
#[tokio::test(flavor = "multi_thread")]
async fn p_5_whatever_goes_with_a_seat_is_found_by_an_index() {
    let app = TestApp::start().await;
    let sql = "SELECT c.conrelid::regclass::text || '.' || a.attname FROM pg_constraint c \
               JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1] \
               WHERE c.contype = 'f' AND c.confrelid = 'seats'::regclass AND NOT EXISTS ( \
                 SELECT 1 FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1] \
                 AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))";
    let rows = app.db.client().await.query(sql, &[]).await.unwrap();
    let bare: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    assert!(bare.is_empty(), "{bare:?}");
}

/// The lines of a plan for any values, as a server makes it that has used the statement a few times. None for what is no query.
async fn plan(client: &Client, statement: &Statement) -> Option<Vec<String>> {
    let verb = statement.text.split_whitespace().next().unwrap_or_default().to_ascii_uppercase();
    if !["SELECT", "INSERT", "UPDATE", "DELETE", "WITH"].contains(&verb.as_str()) {
        return None;
    }
    let types = "SELECT coalesce(string_agg(CASE oid WHEN 0 THEN 'unknown' ELSE oid::regtype::text END, ', ' ORDER BY at), '') \
                 FROM unnest($1::oid[]) WITH ORDINALITY AS given(oid, at)";
    let types: String = client.query_one(types, &[&statement.types]).await.unwrap().get(0);
    let types = if types.is_empty() { types } else { format!("({types})") };
    let Statement { text, .. } = statement;
    let prepared = client.batch_execute(&format!("PREPARE caught{types} AS {text}")).await;
    prepared.unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let count = "SELECT cardinality(parameter_types) FROM pg_prepared_statements WHERE name = 'caught'";
    let count: i32 = client.query_one(count, &[]).await.unwrap().get(0);
    let values = vec!["NULL"; usize::try_from(count).unwrap()].join(", ");
    let values = if values.is_empty() { values } else { format!("({values})") };
    let explained = client.simple_query(&format!("EXPLAIN EXECUTE caught{values}")).await;
    let explained = explained.unwrap_or_else(|error| panic!("{text}: {error:?}"));
    client.batch_execute("DEALLOCATE caught").await.unwrap();
    let line = |message: &SimpleQueryMessage| match message {
        SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
        _ => None,
    };
    Some(explained.iter().filter_map(line).collect())
}

/// A table is gathered, played, talked at, left, offered; letters leave, clocks tick, somebody looks at everything.
async fn live_a_little(app: &TestApp, proxy: &Proxy) {
    let mailbox = Folder::new();
    let workers = workers(app, proxy, &mailbox);
    let wish = [("places", "3"), ("bots", "2"), ("guests", ""), ("audience", "open")];
    let mut player = Player::at(app, open_confirmed(app, &wish).await).await;
    for _ in 0..4 {
        if !player.is_over() {
            player.answer_plainly().await;
        }
        workers.work(app).await;
    }
    let page = app.get(&format!("{}?here", player.link)).await.text().await.unwrap();
    let capability = ("capability", hidden_field(&page, "capability"));
    post(app, &format!("{}/talk", player.link), &[capability.clone(), ("words", "Ahoy".to_owned())]).await;
    let said = number(app, "SELECT max(id) FROM talk").await.to_string();
    post(app, &format!("{}/talk/remove", player.link), &[capability.clone(), ("id", said)]).await;
    post(app, &format!("{}/talk", player.link), &[capability.clone(), ("words", "Ahoy again".to_owned())]).await;
    post(
        app,
        &format!("{}/notes", player.link),
        &[capability, ("words", "a note".to_owned()), ("seen", hidden_field(&page, "seen"))],
    )
    .await;
    // Four people, one of whom leaves, and a deal.
    let host = open_confirmed(app, &[("places", "4"), ("name", "Hanna")]).await;
    let berta = accept(app, "berta@example.org", "Berta").await;
    accept(app, "cyril@example.org", "Cyril").await;
    workers.work(app).await;
    deed(app, &berta, "leave", &[]).await;
    deed(app, &host, "invite", &[("guests", "emil@example.org")]).await;
    post(app, &invitation_path(app, "dora@example.org").await, &[("do", "decline".to_owned())]).await;
    accept(app, "emil@example.org", "Emil").await;
    deed(app, &host, "start", &[]).await;
    workers.work(app).await;
    look_around(app, &player, &host).await;
    for days in [1, 3, 10] {
        app.clock.advance(chrono::TimeDelta::days(days));
        workers.work(app).await;
    }
    let (pool, vault, now) = (Pool::new(&proxy.url, 2), Vault::new(app.keys.clone()), app.clock.now());
    assert!(hindsight::claim(&pool, now, now, 1).await.unwrap().is_empty());
    let code = player.code().parse().unwrap();
    assert_eq!(hindsight::find(&pool, &vault, TableId(1), &code).await.unwrap(), Hindsight::Unasked);
    let thought = "INSERT INTO hindsights (table_id, asked_at, done_at, sealed) VALUES (1, now(), now(), '\\x00')";
    app.db.execute(thought).await;
    app.db.execute("INSERT INTO unsent SELECT seat_id, table_id, sealed, now() FROM words LIMIT 1").await;
}

async fn look_around(app: &TestApp, player: &Player, host: &str) {
    post(app, "/sign-in", &[("address", HOST.to_owned())]).await;
    let signed_in = post(app, &pass_path(app, "sign-in", Errand::SignIn, HOST).await, &[]).await;
    let cookies = signed_in.headers().get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
    let session = cookies.map(|cookie| cookie.split(';').next().unwrap()).find(|cookie| cookie.contains("session"));
    let session = session.expect("a session").to_owned();
    let table = format!("/table/{}", player.code());
    let invitation = invitation_path(app, "dora@example.org").await;
    let unsubscribe = format!("/unsubscribe/{}", seat_token(app, "Hanna", Purpose::Unsubscribe).await);
    let below = ["", "/log", "/replay", "/archive.json", "/orders", "/resign", "/events?seq=1&talk=0"];
    let paths = ["/", "/tables", "/archive", "/archive?player=An", "/archive?order=longest", "/archive?order=shortest"];
    let paths = paths.into_iter().chain([
        "/archive?order=oldest",
        "/my",
        "/my/hours",
        "/my/letters",
        "/my/pings",
        "/my/sessions",
        "/my/feed",
        "/new?last",
        "/metrics",
    ]);
    let paths = paths.map(str::to_owned).chain(below.map(|below| format!("{table}{below}")));
    for path in paths.chain([format!("{host}?here"), format!("{}?here", player.link), invitation, unsubscribe]) {
        let response = client().get(app.url(&path)).header("cookie", &session).send().await.unwrap();
        assert!(!response.status().is_server_error(), "{path}");
    }
    let hook = [("kind", "json"), ("hook", "https://hooks.test/topic")];
    let given = client().post(app.url("/my/pings")).header("cookie", &session).form(&hook).send().await.unwrap();
    assert_eq!(given.status(), 303);
    let Browser { p256dh, auth, .. } = Browser::new();
    let browser = [("endpoint", "https://push.test/p/1"), ("p256dh", &p256dh), ("auth", &auth)];
    let given = client().post(app.url("/my/pings/browser")).header("cookie", &session).form(&browser);
    assert_eq!(given.send().await.unwrap().status(), 303);
    // Nobody has the channel that is ended: what there is stays.
    let posts = [("/my/pings", ""), ("/my/pings/test", "1"), ("/my/pings/end", "99"), ("/my/erase", "")];
    for (path, channel) in posts.into_iter().chain([("/my/sign-out-everywhere", "")]) {
        let form = [("channel", channel)];
        let response = client().post(app.url(path)).header("cookie", &session).form(&form).send().await.unwrap();
        assert!(!response.status().is_server_error(), "{path}");
    }
}

/// What goes on without anybody asking, over the same line.
pub(super) struct Workers {
    post: Arc<Mailer>,
    pub(super) tick: Tick,
    pinger: Pinger,
}

pub(super) fn workers(app: &TestApp, proxy: &Proxy, mailbox: &Folder) -> Workers {
    let vars = [("PENELOPE_BASE_URL".into(), app.base.clone().into())];
    let Config { base_url, authorities, .. } = Config::from_vars(&vars, true).unwrap();
    let pinger = Pinger {
        pool: Pool::new(&proxy.url, 2),
        clock: Clock::Fixed(app.clock.clone()),
        vault: Vault::new(app.keys.clone()),
        base_url: base_url.clone(),
        // Nobody is called: no name leads anywhere.
        caller: Caller::knowing(authorities.tls(), Vec::new()),
    };
    let office = Office::new(base_url, "Penelope <post@penelope.test>".parse().unwrap(), app.keys.clone());
    let clock = Clock::Fixed(app.clock.clone());
    let mailbox = Transport::Mailbox(Mailbox::new(mailbox.path().to_owned(), clock.clone()));
    let post = Arc::new(Mailer::new(Pool::new(&proxy.url, 2), clock, office, mailbox));
    Workers { tick: Tick::beside(&post), post, pinger }
}

impl Workers {
    pub(super) async fn work(&self, app: &TestApp) {
        app.clock.advance(chrono::TimeDelta::minutes(11));
        self.tick.round(true).await.unwrap();
        while work_off(&self.post).await > 0 {}
        while self.pinger.work_off().await.unwrap() > 0 {}
    }
}

/// So many tables more, each with people, letters, talk and a log of its own.
async fn grow(client: &Client, tables: u32) {
    let copies = [
        (
            "players",
            "id = (SELECT min(id) FROM players WHERE address IS NOT NULL)",
            "'id', n, 'address', 'p' || n || '@example.org'",
        ),
        ("tables", "id = 1", "'id', n, 'code', lpad(n::text, 6, '0'), 'host_id', n"),
        (
            "seats",
            "table_id = 1",
            "'id', n * 10 + t.participant, 'table_id', n, 'player_id', CASE WHEN t.player_id IS NULL THEN NULL ELSE n END",
        ),
        ("entries", "table_id = 1", "'table_id', n"),
        (
            "questions",
            "id = (SELECT min(id) FROM questions WHERE table_id = 1)",
            "'id', n, 'table_id', n, 'seat_id', n * 10, 'closed_at', NULL",
        ),
        (
            "questions",
            "id = (SELECT min(id) FROM questions WHERE table_id = 1)",
            "'id', n + 1000000, 'table_id', n, 'seat_id', n * 10, 'closed_at', now()",
        ),
        (
            "clocks",
            "id = (SELECT min(id) FROM clocks WHERE started_at IS NOT NULL AND id < 100000)",
            "'id', n, 'table_id', n, 'seat_id', n * 10, 'question_id', n, 'stopped_at', NULL",
        ),
        (
            "clocks",
            "id = (SELECT min(id) FROM clocks WHERE started_at IS NOT NULL AND id < 100000)",
            "'id', n + 1000000, 'table_id', n, 'seat_id', n * 10, 'question_id', n + 1000000, 'stopped_at', now()",
        ),
        ("talk", "id = (SELECT max(id) FROM talk)", "'id', n, 'table_id', n, 'seat_id', n * 10"),
        (
            "talk",
            "id = (SELECT max(id) FROM talk WHERE id < 100000)",
            "'id', n + 1000000, 'table_id', n, 'seat_id', n * 10",
        ),
        (
            "outbox",
            "id = (SELECT min(id) FROM outbox WHERE state = 'sent' AND question_id IS NOT NULL)",
            "'id', n, 'player_id', n, 'table_id', n, 'seat_id', n * 10, 'question_id', n, 'message_id', 'a' || n",
        ),
        (
            "outbox",
            "id = (SELECT min(id) FROM outbox WHERE state = 'sent' AND question_id IS NOT NULL)",
            "'id', n + 1000000, 'player_id', n, 'table_id', n, 'seat_id', n * 10, 'question_id', n + 1000000, 'message_id', 'b' || n",
        ),
        (
            "sessions",
            "id = (SELECT min(id) FROM sessions)",
            "'id', n, 'player_id', n, 'token_hash', sha256(n::text::bytea)",
        ),
        ("hindsights", "table_id = 1", "'table_id', n"),
        ("channels", "id = (SELECT min(id) FROM channels)", "'id', n, 'player_id', n"),
        (
            "pings",
            "id = (SELECT min(id) FROM pings)",
            "'id', n, 'channel_id', n, 'letter_id', NULL, 'state', 'sent', 'done_at', now()",
        ),
        ("invitations", "id = (SELECT min(id) FROM invitations)", "'id', n, 'player_id', n, 'table_id', n"),
        ("words", "seat_id = (SELECT min(seat_id) FROM words)", "'seat_id', n * 10, 'table_id', n"),
        ("unsent", "seat_id = (SELECT min(seat_id) FROM unsent)", "'seat_id', n * 10, 'table_id', n"),
        (
            "notes",
            "seat_id = (SELECT min(seat_id) FROM notes)",
            "'id', n, 'seat_id', n * 10, 'table_id', n, 'player_id', n",
        ),
    ];
    for (table, model, changes) in copies {
        let sql = format!(
            "INSERT INTO {table} OVERRIDING SYSTEM VALUE \
             SELECT (jsonb_populate_record(t, jsonb_build_object({changes}))).* \
             FROM {table} AS t, generate_series(100001, 100000 + {tables}) AS n WHERE {model}"
        );
        let grown = client.execute(&sql, &[]).await.unwrap_or_else(|error| panic!("{table}: {error:?}"));
        assert!(grown >= tables.into(), "{table}: {grown}");
    }
    client.batch_execute("ANALYZE; SET plan_cache_mode = force_generic_plan").await.unwrap();
}
