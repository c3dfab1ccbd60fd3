//! Every pair of deeds: people do to their seats and their table whatever they may, in any order, over the real store. After
//! each deed every page of every eye, a letter of every kind and the archive can be made; the finished file verifies.

use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicU16, Ordering};

use chrono::TimeDelta;
use penelope::archive::verify;
use penelope::engine::ulysses::Ulysses;
use penelope::id::{Epoch, QuestionId, SeatId, TableId};
use penelope::link::{self, Claims, Errand, Purpose};
use penelope::play::glance::Glance;
use penelope::play::words::{self, Spoken, SubmitError};
use reqwest::StatusCode;

use crate::ahead::house::{envelope, seat, spoken};
use crate::clock::house::Clocks;
use crate::gather::house::pass_path;

const USUAL: [&str; 4] = ["UTC 08:00-22:00"; 4];
/// Tables, and deeds at each.
const TABLES: u64 = if cfg!(feature = "soak") { 60 } else { 2 };
const STEPS: usize = 40;

/// What somebody does, or time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Deed {
    Answer,
    TakeBack,
    SendNow,
    SayAhead,
    Order,
    Withdraw,
    Resign,
    ComeBack,
    Silence,
    Agree,
    Disagree,
    TakeOver,
    GiveTime,
    NewLinks,
    Talk,
    Note,
    LettersOff,
    LettersOn,
    Erase,
}

impl Deed {
    const ALL: [Deed; 19] = [
        Deed::Answer,
        Deed::TakeBack,
        Deed::SendNow,
        Deed::SayAhead,
        Deed::Order,
        Deed::Withdraw,
        Deed::Resign,
        Deed::ComeBack,
        Deed::Silence,
        Deed::Agree,
        Deed::Disagree,
        Deed::TakeOver,
        Deed::GiveTime,
        Deed::NewLinks,
        Deed::Talk,
        Deed::Note,
        Deed::LettersOff,
        Deed::LettersOn,
        Deed::Erase,
    ];
}

/// Repeatable chance; any generator will do.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % end
    }
}

struct Scene {
    clocks: Clocks,
    code: String,
    heirs: usize,
    /// Answers that were taken back or sent off.
    took_back: usize,
    requests: AtomicU16,
}

impl Scene {
    /// At which answers wait for so many minutes.
    async fn open(take_back: u8) -> Scene {
        let clocks = Clocks::open("4+4<8", USUAL).await;
        clocks.sql(&format!("UPDATE tables SET take_back_minutes = {take_back}")).await;
        let code = clocks.text("SELECT code FROM tables").await;
        Scene { clocks, code, heirs: 0, took_back: 0, requests: AtomicU16::new(0) }
    }

    /// A browser at an address of its own, so that nobody is slowed down for what others try in vain.
    fn browser(&self) -> reqwest::Client {
        let [high, low] = (self.requests.fetch_add(1, Ordering::Relaxed) / 8).to_be_bytes();
        let from = Ipv4Addr::new(127, 1, high, low);
        let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none());
        client.local_address(IpAddr::V4(from)).build().unwrap()
    }

    async fn get(&self, path: &str) -> reqwest::Response {
        self.browser().get(self.clocks.house.app.url(path)).send().await.unwrap()
    }

    /// What a token of the seat says now, whoever holds it and whatever was revoked.
    async fn claims(&self, number: usize, purpose: Purpose) -> Claims {
        let sql = "SELECT table_id, id, birth, epoch FROM seats WHERE seat = $1";
        let client = self.clocks.house.app.db.connect().await;
        let row = client.query_one(sql, &[&i16::try_from(number).unwrap()]).await.unwrap();
        Claims {
            purpose,
            table: TableId(row.get(0)),
            seat: SeatId(row.get(1)),
            epoch: Epoch::of(row.get(2), row.get(3)),
            question: QuestionId(0),
            revision: 0,
            expires_at: self.clocks.now() + TimeDelta::days(1),
        }
    }

    async fn token(&self, number: usize, purpose: Purpose) -> String {
        link::sign(&self.clocks.house.app.keys, &self.claims(number, purpose).await)
    }

    async fn page(&self, number: usize) -> (StatusCode, String) {
        let path = format!("/l/{}?here", self.token(number, Purpose::Seat).await);
        let answer = self.get(&path).await;
        (answer.status(), answer.text().await.unwrap())
    }

    /// Presses a button below the seat's page.
    async fn press(&self, number: usize, button: &str, fields: &[(&str, &str)]) -> StatusCode {
        let path = format!("/l/{}/{button}", self.token(number, Purpose::Seat).await);
        let capability = self.token(number, Purpose::Deed).await;
        let mut form = vec![("capability", capability.as_str())];
        form.extend(fields);
        self.browser().post(self.clocks.house.app.url(&path)).form(&form).send().await.unwrap().status()
    }

    async fn holder(&self, number: usize) -> Option<String> {
        let sql = "SELECT p.address FROM seats s LEFT JOIN players p ON p.id = s.player_id WHERE s.seat = $1";
        let client = self.clocks.house.app.db.connect().await;
        client.query_one(sql, &[&i16::try_from(number).unwrap()]).await.unwrap().get(0)
    }

    async fn keep(&self, number: usize, words: Spoken) {
        let claims = self.claims(number, Purpose::Deed).await;
        let house = &self.clocks.house;
        // A refusal is an answer, too: only faults are none.
        let kept = words::keep(&house.pool, &house.clock(), &house.vault, &claims, &words).await;
        assert!(!matches!(kept, Err(SubmitError::Fault(_))), "{kept:?}");
    }

    /// Answers by what the page would post.
    async fn submit(&self, number: usize, answer: penelope::play::turn::Submission) {
        let house = &self.clocks.house;
        let own = self.claims(number, Purpose::Answer).await;
        let glance = penelope::play::glance::by_id(&house.pool, &house.vault, own.table, Some(&own)).await;
        let glance: Glance<Ulysses> = glance.unwrap().unwrap().try_into().unwrap();
        let Some(question) = glance.question(own.seat) else { return };
        let claims = Claims { question: question.id, revision: question.revision.unsigned_abs(), ..own };
        let submitted = house.submit(&claims, &answer).await;
        assert!(!matches!(submitted, Err(SubmitError::Fault(_))), "{submitted:?}");
    }

    async fn answer_plainly(&self, number: usize) {
        use penelope::engine::ulysses::Question;
        use penelope::engine::{Eye, Game as _};
        let view = self.clocks.house.look(seat(0)).await.book.game().view(Eye::Public);
        let action = match view.question {
            Some(Question::Action) => {
                let board = view.options.board;
                let Some(place) = board.neighbors(view.ship).without(view.plagues).iter().next() else { return };
                format!("propose {}", board.id(place))
            }
            Some(Question::Asking) => "agree".to_owned(),
            Some(Question::Discussion) => "pass".to_owned(),
            Some(Question::Wind) => "rest".to_owned(),
            None => return,
        };
        self.submit(number, crate::ahead::house::by_hand(&action)).await;
    }

    async fn take_over(&mut self) -> Option<StatusCode> {
        for number in 0..4 {
            let (_, page) = self.page(number).await;
            let Some((_, rest)) = page.split_once("class=\"offer-link\" href=\"") else { continue };
            let base = &self.clocks.house.app.base;
            let link = rest.split_once('"').unwrap().0.strip_prefix(base.as_str()).unwrap().to_owned();
            self.heirs += 1;
            let address = format!("heir{}@example.org", self.heirs);
            let url = self.clocks.house.app.url(&link);
            self.browser().post(url).form(&[("address", &address)]).send().await.unwrap();
            let letters = self.clocks.house.letters_to(&address).await;
            let letter = letters.last()?;
            let (_, token) = letter.split_once("/invitation/").expect("the way to the seat");
            let path = format!("/invitation/{}", token.split_whitespace().next().unwrap());
            let name = format!("Heir {}", self.heirs);
            let form = [("do", "accept"), ("name", name.as_str()), ("locale", "de"), ("zone", "Europe/Prague")];
            return Some(
                self.browser().post(self.clocks.house.app.url(&path)).form(&form).send().await.unwrap().status(),
            );
        }
        None
    }

    async fn erase(&self, number: usize) -> Option<StatusCode> {
        let address = self.holder(number).await?;
        let app = &self.clocks.house.app;
        let path = pass_path(app, "sign-in", Errand::SignIn, &address).await;
        let signed = self.browser().post(app.url(&path)).send().await.unwrap();
        let cookie = signed.headers().get("set-cookie")?.to_str().unwrap().split(';').next().unwrap().to_owned();
        Some(self.browser().post(app.url("/my/erase")).header("cookie", cookie).send().await.unwrap().status())
    }

    /// Says whether it could be tried at all.
    async fn act(&mut self, deed: Deed, chance: &mut Chance) -> bool {
        let (number, other) = (chance.below(4), chance.below(4));
        let status = match deed {
            Deed::Answer => {
                for number in 0..4 {
                    self.answer_plainly((number + other) % 4).await;
                }
                None
            }
            Deed::TakeBack | Deed::SendNow => {
                let button = if deed == Deed::TakeBack { "take-back" } else { "send-now" };
                let mut found = false;
                for number in 0..4 {
                    let (_, page) = self.page((number + other) % 4).await;
                    let Some((_, rest)) = page.split_once("name=\"leaves\" value=\"") else { continue };
                    let leaves = rest.split_once('"').unwrap().0;
                    let status = self.press((number + other) % 4, button, &[("leaves", leaves)]).await;
                    assert_eq!(status, StatusCode::SEE_OTHER, "{deed:?}");
                    found = true;
                    if chance.below(2) == 0 {
                        break;
                    }
                }
                self.took_back += usize::from(found);
                if !found {
                    return false;
                }
                None
            }
            Deed::SayAhead => {
                self.submit(number, envelope("quiet agree; contested red * pass")).await;
                None
            }
            Deed::Order => {
                let words = [("orders", "agree until turn"), ("patience", "after 2 agree")];
                self.keep(number, spoken(if other == 0 { &words } else { &words[..1] })).await;
                None
            }
            Deed::Withdraw => {
                self.submit(number, envelope("")).await;
                self.keep(number, spoken(&[("orders", "")])).await;
                None
            }
            Deed::Resign => Some(self.press(number, "resign", &[]).await),
            Deed::ComeBack => Some(self.press(number, "back", &[]).await),
            Deed::Silence => {
                for _ in 0..4 {
                    self.clocks.pass(TimeDelta::minutes(139)).await;
                }
                None
            }
            Deed::Agree | Deed::Disagree => {
                let row = self.claims(other, Purpose::Seat).await.seat.0.to_string();
                let agrees = if deed == Deed::Agree { "yes" } else { "no" };
                for number in 0..4 {
                    self.press(number, "offer", &[("seat", &row), ("agrees", agrees)]).await;
                }
                None
            }
            Deed::TakeOver => match self.take_over().await {
                None => return false,
                status => status,
            },
            Deed::GiveTime => Some(self.press(number, "more-time", &[]).await),
            Deed::NewLinks => Some(self.press(number, "links", &[]).await),
            Deed::Talk => Some(self.press(number, "talk", &[("words", "Fair\r\nwinds, <b>all</b>!")]).await),
            Deed::Note => Some(self.press(number, "notes", &[("words", "remember\r\nthis"), ("seen", "")]).await),
            Deed::LettersOff => {
                let path = format!("/unsubscribe/{}", self.token(number, Purpose::Unsubscribe).await);
                Some(self.browser().post(self.clocks.house.app.url(&path)).send().await.unwrap().status())
            }
            Deed::LettersOn => Some(self.press(number, "letters", &[]).await),
            Deed::Erase => match self.erase(number).await {
                None => return false,
                status => status,
            },
        };
        if let Some(status) = status {
            assert!(!status.is_server_error(), "{deed:?} by {number}: {status}");
        }
        true
    }

    /// Everything anybody can look at; of what lies below a seat's page, one seat's each time.
    async fn look_everywhere(&self, reader: usize) -> String {
        for number in 0..4 {
            let (status, page) = self.page(number).await;
            assert_eq!(status, StatusCode::OK, "seat {number}: {page}");
        }
        let base = format!("/l/{}", self.token(reader, Purpose::Seat).await);
        for below in ["/log", "/orders", "/resign", "/notes.txt", "/deadline.ics", "/review?do=agree"] {
            let status = self.get(&format!("{base}{below}")).await.status();
            assert!(!status.is_server_error(), "{below} of seat {reader}: {status}");
        }
        for below in ["", "/log", "/replay", "/replay/1", "/archive.txt", "/archive.html"] {
            let status = self.get(&format!("/table/{}{below}", self.code)).await.status();
            // The file that replays offline comes with the end.
            assert!(
                status == StatusCode::OK || below == "/archive.html" && status == StatusCode::NOT_FOUND,
                "{below}: {status}"
            );
        }
        let archive = self.get(&format!("/table/{}/archive.json", self.code)).await;
        assert_eq!(archive.status(), StatusCode::OK);
        archive.text().await.unwrap()
    }

    /// Letters of every kind that anybody at the table could get now are written, and each leaves or is not wanted.
    async fn write_letters(&self, chance: &mut Chance) {
        const KINDS: [&str; 8] = ["begins", "question", "reminder", "away", "given", "talk", "over", "fresh link"];
        let kind = KINDS[chance.below(KINDS.len())];
        let questions = if matches!(kind, "question" | "reminder") { "" } else { "NULL::bigint AS " };
        let sql = format!(
            "INSERT INTO outbox (player_id, kind, table_id, seat_id, question_id, message_id, send_at, written_at) \
             SELECT s.player_id, '{kind}', s.table_id, s.id, x.question, 'deed-' || gen_random_uuid(), '{now}', '{now}' \
             FROM seats s, LATERAL (SELECT {questions}question FROM (SELECT (SELECT q.id FROM questions q WHERE \
             q.seat_id = s.id AND q.closed_at IS NULL AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.question_id = q.id \
             AND o.state = 'waiting')) AS question) AS y) AS x \
             WHERE s.player_id IS NOT NULL AND ('{kind}' NOT IN ('question', 'reminder') OR x.question IS NOT NULL)",
            now = self.clocks.now().to_rfc3339()
        );
        self.clocks.sql(&sql).await;
        self.clocks.pass(TimeDelta::minutes(6)).await;
        let stuck = "SELECT count(*) FROM outbox WHERE state = 'dead' OR (state = 'waiting' AND attempts > 0)";
        assert_eq!(self.clocks.number(stuck).await, 0, "a letter «{kind}» cannot be made");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_people_do_in_whatever_order_every_page_letter_and_file_can_be_made() {
    let (mut pairs, mut steps, mut endings, mut took_back) = (BTreeSet::new(), 0, 0, 0);
    for table in 0..TABLES {
        let mut chance = Chance(table + 1);
        // Long enough for some deeds: letters are waited for after each.
        let mut scene = Scene::open(if table % 2 == 0 { 15 } else { 0 }).await;
        let mut done = Vec::new();
        while done.len() < STEPS && scene.clocks.text("SELECT status FROM tables").await == "playing" {
            // Whatever was not tried right after the last deed comes first; answers in between let the game go on. Whoever
            // leaves for good does so late.
            let mut wishes = (0..6).map(|_| Deed::ALL[chance.below(Deed::ALL.len())]).collect::<Vec<_>>();
            wishes.push(Deed::Answer);
            // What can be taken back does not wait for long.
            if scene.clocks.number("SELECT count(*) FROM unsent").await == 0 {
                wishes.insert(chance.below(3), Deed::Answer);
            } else {
                wishes.insert(chance.below(2), if chance.below(2) == 0 { Deed::TakeBack } else { Deed::SendNow });
            }
            let is_new = |deed: &&Deed| done.last().is_none_or(|last| !pairs.contains(&(*last, **deed)));
            let deed = *wishes.iter().find(is_new).unwrap_or(&Deed::Answer);
            if matches!(deed, Deed::Resign | Deed::Erase) && chance.below(STEPS) > done.len() {
                continue;
            }
            println!("table {table}: {deed:?} after {done:?}");
            if !scene.act(deed, &mut chance).await {
                continue;
            }
            pairs.extend(done.last().map(|last| (*last, deed)));
            done.push(deed);
            steps += 1;
            scene.look_everywhere(steps % 4).await;
            scene.write_letters(&mut chance).await;
        }
        for number in 0..4 {
            scene.press(number, "resign", &[]).await;
        }
        let status = scene.clocks.text("SELECT status FROM tables").await;
        assert_ne!(status, "playing", "nobody is left");
        endings += usize::from(status == "closed");
        took_back += scene.took_back;
        assert_eq!(
            scene.clocks.number("SELECT count(*) FROM unsent").await,
            0,
            "nothing waits at a table that is over"
        );
        let archive = scene.look_everywhere(0).await;
        assert!(verify(&archive).is_ok(), "{:?} after {done:?}", verify(&archive));
    }
    println!("{steps} deeds, {} different pairs, {endings} tables closed, {took_back} taken back or sent", pairs.len());
    assert!(took_back > 2, "{took_back} answers were taken back or sent off");
    assert!(pairs.len() > 60, "{} pairs were tried", pairs.len());
}
