//! An answer by mail in written form: the link that comes back leads to its review, and only that lets it count.

use std::sync::Arc;

use chrono::TimeDelta;
use mail_parser::MessageParser;
use penelope::clock::Clock;
use penelope::config::Config;
use penelope::engine::odyssee::Odyssee;
use penelope::engine::ulysses::{Question, Ulysses};
use penelope::engine::{Eye, Game as _, Seat};
use penelope::mail::message::Office;
use penelope::mail::transport::Transport;
use penelope::mail::transport::memory::Memory;
use penelope::play::arrivals::{Doorkeeper, Handed, take};
use penelope::play::glance::{self, Glance};
use penelope::vault::Vault;
use penelope::worker::mailer::Mailer;
use penelope::worker::sorter::Sorter;

use super::postman::Postman;
use super::table::gather;
use crate::odyssee::voyage::Voyage;
use crate::support::app::TestApp;
use crate::support::client::Client;
use crate::support::desk::work_off;
use crate::support::folder::{Folder, random_name};

const DOMAIN: &str = "return.penelope.test";

/// Sends letters that can be answered, and reads the answers.
struct Desk {
    memory: Memory,
    post: Arc<Mailer>,
    sorter: Sorter,
}

/// A letter that asks, or that comes back.
struct Letter {
    to: String,
    reply_to: String,
    text: String,
}

impl Desk {
    fn of(app: &TestApp) -> Desk {
        let (clock, memory) = (Clock::Fixed(app.clock.clone()), Memory::default());
        let vars = [("PENELOPE_BASE_URL".into(), app.base.clone().into())];
        let base_url = Config::from_vars(&vars, true).unwrap().base_url;
        let mut office = Office::new(base_url, "Penelope <post@penelope.test>".parse().unwrap(), app.keys.clone());
        office.returns_to = Some(DOMAIN.to_owned());
        let post = Mailer::new(app.db.pool(), clock.clone(), office, Transport::Memory(memory.clone()));
        let sorter = Sorter::new(app.db.pool(), clock, Vault::new(app.keys.clone()));
        Desk { memory, post: Arc::new(post), sorter }
    }

    /// Those that can be answered.
    async fn letters(&self) -> Vec<Letter> {
        while work_off(&self.post).await > 0 {}
        let read = |bytes: Vec<u8>| {
            let parsed = MessageParser::default().parse(&bytes).unwrap();
            let address = |list: Option<&mail_parser::Address<'_>>| Some(list?.first()?.address()?.to_owned());
            let (to, reply_to) = (address(parsed.to())?, address(parsed.reply_to())?);
            Some(Letter { to, reply_to, text: parsed.body_text(0)?.into_owned() })
        };
        self.memory.take().into_iter().filter_map(|sent| read(sent.bytes)).collect()
    }

    async fn answer(&self, app: &TestApp, letter: &Letter, words: &str) -> Letter {
        let message = format!(
            "From: <{}>\r\nMessage-ID: <{}@example.org>\r\n\r\n{words}\r\n\r\n> what was asked\r\n",
            letter.to,
            random_name()
        );
        let keeper = Doorkeeper { keys: &app.keys, domain: DOMAIN };
        let handed = Handed { recipient: &letter.reply_to, sender: Some(&letter.to), message: message.as_bytes() };
        take(&app.db.pool(), app.clock.now(), keeper, handed).await.unwrap();
        while self.sorter.work_off().await.unwrap() > 0 {}
        let mut letters = self.letters().await;
        assert_eq!(letters.len(), 1);
        letters.pop().unwrap()
    }
}

/// What stands in square brackets behind a choice; the longest says most.
fn shown(letter: &Letter) -> Option<String> {
    let choices = letter.text.lines().filter_map(|line| line.strip_prefix("* "));
    let forms = choices.filter_map(|line| Some(line.rsplit_once('[')?.1.split_once(']')?.0));
    forms.max_by_key(|form| form.len()).map(str::to_owned)
}

/// The plainest answer to what is asked at the table.
async fn plainly(app: &TestApp) -> String {
    let code: String = app.db.client().await.query_one("SELECT code FROM tables", &[]).await.unwrap().get(0);
    let (pool, vault) = (app.db.pool(), Vault::new(app.keys.clone()));
    let any = glance::by_code(&pool, &vault, &code.parse().unwrap(), None).await.unwrap().unwrap();
    let glance: Glance<Ulysses> = any.try_into().expect("a table of that game");
    let view = glance.book.game().view(Eye::Public);
    match view.question.expect("something is asked") {
        Question::Action => {
            let board = view.options.board;
            let place = board.neighbors(view.ship).without(view.plagues).iter().next().unwrap();
            format!("propose {}", board.id(place))
        }
        Question::Asking => "agree".to_owned(),
        Question::Discussion => "pass".to_owned(),
        Question::Wind => "rest".to_owned(),
    }
}

/// Answers the letter in writing, and confirms it by the link.
async fn confirm(app: &TestApp, office: &Desk, letter: &Letter, words: &str) {
    let client = app.db.connect().await;
    let state = async || -> (i64, i64) {
        let sql = "SELECT (SELECT sum(seq)::bigint FROM tables), \
                   (SELECT count(*) FROM questions WHERE closed_at IS NOT NULL OR revision > 0)";
        let row = client.query_one(sql, &[]).await.unwrap();
        (row.get(0), row.get(1))
    };
    let before = state().await;
    let back = office.answer(app, letter, words).await;
    let links: Vec<&str> = back.text.split_whitespace().filter(|word| word.contains("/review?")).collect();
    let [link] = links[..] else { panic!("one link to confirm with: {}", back.text) };
    let path = link.strip_prefix(&app.base).unwrap();
    assert!(path.ends_with(&format!("/review?written={}", words.replace(' ', "."))), "{words}: {path}");
    // Looking changes nothing, whatever signs a mail program takes for a part of the link.
    for path in [path.to_owned(), format!("{path}."), format!("{path})")] {
        let mut reader = Client::without_cookies(&app.base);
        let review = reader.open(&path).await;
        assert_eq!(review.status, 200, "{path}");
        assert_eq!(review.form("/act").value("action").as_deref(), Some(words), "{path}");
    }
    for nonsense in ["written=", "written=sing.a.song", "written=%00", "written=pass&written=pass"] {
        let path = format!("{}?{nonsense}", path.split_once('?').unwrap().0);
        let status = Client::without_cookies(&app.base).open(&path).await.status;
        assert!(status.as_u16() < 500, "{path}: {status}");
    }
    assert_eq!(state().await, before);
    let mut client = Client::without_cookies(&app.base);
    let act = client.open(path).await.form("/act");
    assert_eq!(client.press(&act, None).await.status, 200);
    let after = state().await;
    assert!(after.0 > before.0 || after.1 > before.1, "{words} counts: {before:?}, {after:?}");
    // The same link once more: its question is over, and that is said.
    let mut reader = Client::without_cookies(&app.base);
    let again = reader.open(path).await;
    assert!(again.status.as_u16() < 500 && state().await == after, "{}", again.status);
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_23_what_was_written_by_mail_is_reviewed_by_its_link_and_counts_when_it_is_confirmed() {
    let (app, folder) = (TestApp::with_way_in().await, Folder::new());
    let office = Desk::of(&app);
    let mailbox =
        penelope::mail::transport::mailbox::Mailbox::new(folder.path().to_owned(), Clock::Fixed(app.clock.clone()));
    let mut postman = Postman::new(&app, Transport::Mailbox(mailbox), folder.path().to_owned());
    gather(&app, &mut postman, 2, "12").await;
    let mut confirmed = 0;
    for _ in 0..12 {
        app.clock.advance(TimeDelta::minutes(6));
        for letter in office.letters().await.iter().filter(|letter| letter.text.contains("\n* 1. ")) {
            confirm(&app, &office, letter, &plainly(&app).await).await;
            confirmed += 1;
        }
        if confirmed >= 3 {
            return;
        }
    }
    panic!("{confirmed} letters asked something");
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_23_so_are_answers_to_odyssee() {
    let app = TestApp::with_way_in().await;
    let office = Desk::of(&app);
    let voyage = Voyage::begin(&app, 2, &[]).await;
    let mut confirmed = 0;
    for _ in 0..12 {
        app.clock.advance(TimeDelta::minutes(6));
        for letter in office.letters().await.iter().filter(|letter| letter.text.contains("\n* 1. ")) {
            let words = shown(letter).unwrap_or_else(|| panic!("no choice shows how to write it: {}", letter.text));
            confirm(&app, &office, letter, &words).await;
            confirmed += 1;
        }
        if confirmed >= 2 {
            let game: Odyssee = *voyage.look(Seat::FIRST).await.book.game();
            assert!(!game.to_act().is_empty());
            return;
        }
    }
    panic!("{confirmed} letters asked something");
}
