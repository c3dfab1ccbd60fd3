//! People at a dealt table, and everything one can do there without a page.

use std::marker::PhantomData;
use std::path::PathBuf;
use std::sync::Arc;

use chrono::TimeDelta;
use mail_parser::MessageParser;
use penelope::archive::Record;
use penelope::clock::Clock;
use penelope::config::Config;
use penelope::engine::ulysses::{Question, Ulysses};
use penelope::engine::{Eye, Game as _, Seat, ServerSeed};
use penelope::id::{Epoch, QuestionId, SeatId, TableId};
use penelope::link::{self, Claims, Purpose};
use penelope::mail::message::Office;
use penelope::mail::message::Outgoing;
use penelope::mail::transport::Transport;
use penelope::mail::transport::mailbox::Mailbox;
use penelope::mail::transport::memory::Memory;
use penelope::play::glance::{self, AnyGlance, Glance};
use penelope::play::record;
use penelope::play::take_back::{self, Wish};
use penelope::play::turn::{self, Submission, Submitted};
use penelope::play::words::{Spoken, SubmitError};
use penelope::settle::words::Words;
use penelope::store::Pool;
use penelope::vault::Vault;
use penelope::worker::mailer::Mailer;

use crate::by_mail::postman::Postman;
use crate::by_mail::table::{PEOPLE, WORDS, gather_to};
use crate::support::app::TestApp;
use crate::support::deal;
use crate::support::desk::work_off;
use crate::support::folder::Folder;

/// Of Ulysses for four, unless another game is named.
pub(crate) struct House<G: Words = Ulysses> {
    pub(crate) app: TestApp,
    pub(crate) pool: Pool,
    pub(crate) vault: Vault,
    pub(crate) table: TableId,
    /// The rows of the seats, in the order of the seats.
    pub(crate) seats: Vec<SeatId>,
    /// What their links carry as they were dealt.
    epochs: Vec<Epoch>,
    pub(crate) addresses: Vec<String>,
    pub(crate) post: Arc<Mailer>,
    letters: Memory,
    game: PhantomData<G>,
}

impl House {
    /// Everyone has a seat, and nobody has done anything yet.
    pub(crate) async fn open() -> House {
        House::with("120", None).await
    }

    /// The same at the first deal in which all of it is so, in every run.
    pub(crate) async fn dealt(wanted: impl Fn(&Ulysses) -> bool) -> House {
        House::dealt_for("120", wanted).await
    }

    /// The same, ended after so many turns at the latest.
    pub(crate) async fn dealt_for(turns: &str, wanted: impl Fn(&Ulysses) -> bool) -> House {
        let [host, others] = WORDS;
        House::with(turns, Some(deal::first(&[host, others, others, others], wanted))).await
    }

    async fn with(turns: &str, seed: Option<ServerSeed>) -> House {
        let (app, folder) = (TestApp::start().await, Folder::new());
        let mailbox = Mailbox::new(PathBuf::from(folder.path()), Clock::Fixed(app.clock.clone()));
        let mut postman = Postman::new(&app, Transport::Mailbox(mailbox), folder.path().to_owned());
        gather_to(&app, &mut postman, 4, turns, seed.as_ref()).await;
        let house = House::around(app).await;
        assert_eq!(house.seats.len(), PEOPLE.len());
        house
    }

    /// The seat whose turn it is, as everyone sees it.
    pub(crate) async fn active(&self) -> Seat {
        self.look(seat(0)).await.book.game().view(Eye::Public).active
    }

    /// The plainest answer to whatever the seat is asked; false if the game does not wait for it.
    pub(crate) async fn answer_plainly(&self, seat: Seat) -> bool {
        let glance = self.look(seat).await;
        let row = self.seats[usize::from(seat.number())];
        if !glance.question(row).is_some_and(|question| question.waits) {
            return false;
        }
        let game = glance.book.game();
        let view = game.view(Eye::Public);
        let action = match view.question {
            Some(Question::Action) => {
                let board = view.options.board;
                let place = board.neighbors(view.ship).without(view.plagues).iter().next().unwrap();
                format!("propose {}", board.id(place))
            }
            Some(Question::Asking) => "agree".to_owned(),
            Some(Question::Discussion) => "pass".to_owned(),
            Some(Question::Wind) => "rest".to_owned(),
            None => return false,
        };
        self.answer(seat, &by_hand(&action)).await.is_ok()
    }
}

impl<G: Words> House<G>
where
    Glance<G>: TryFrom<AnyGlance>,
{
    /// Around the one table of a service, which was just dealt.
    pub(crate) async fn around(app: TestApp) -> House<G> {
        let sql = "SELECT s.table_id, s.id, p.address, s.birth, s.epoch FROM seats s JOIN players p ON p.id = s.player_id ORDER BY s.seat";
        let rows = app.db.client().await.query(sql, &[]).await.unwrap();
        let vars = [("PENELOPE_BASE_URL".into(), app.base.clone().into())];
        let base_url = Config::from_vars(&vars, true).unwrap().base_url;
        let office = Office::new(base_url, "Penelope <post@penelope.test>".parse().unwrap(), app.keys.clone());
        let letters = Memory::default();
        let clock = Clock::Fixed(app.clock.clone());
        let post = Mailer::new(app.db.pool(), clock, office, Transport::Memory(letters.clone()));
        let house = House {
            pool: app.db.pool(),
            vault: Vault::new(app.keys.clone()),
            table: TableId(rows[0].get(0)),
            seats: rows.iter().map(|row| SeatId(row.get(1))).collect(),
            epochs: rows.iter().map(|row| Epoch::of(row.get(3), row.get(4))).collect(),
            addresses: rows.iter().map(|row| row.get(2)).collect(),
            post: Arc::new(post),
            letters,
            game: PhantomData,
            app,
        };
        // That the game begins, or what is asked first.
        house.deliver().await;
        house
    }

    /// What a token of the seat says.
    pub(crate) fn claims(&self, seat: Seat, purpose: Purpose) -> Claims {
        Claims {
            purpose,
            table: self.table,
            seat: self.seats[usize::from(seat.number())],
            epoch: self.epochs[usize::from(seat.number())],
            question: QuestionId(0),
            revision: 0,
            expires_at: self.app.clock.now() + TimeDelta::days(1),
        }
    }

    /// The table as the seat finds it, with its own words.
    pub(crate) async fn look(&self, seat: Seat) -> Glance<G> {
        let claims = self.claims(seat, Purpose::Seat);
        let any = glance::by_id(&self.pool, &self.vault, self.table, Some(&claims)).await.unwrap().unwrap();
        any.try_into().ok().expect("a table of that game")
    }

    /// The whole log played once more; the service compares it with the book.
    pub(crate) async fn record(&self) -> Record<G> {
        let glance = self.look(Seat::FIRST).await;
        record::of(&self.pool, &self.clock(), &self.vault, &glance).await.unwrap()
    }

    /// The capability of the form that the seat is shown now.
    pub(crate) async fn form(&self, seat: Seat) -> Option<Claims> {
        let glance = self.look(seat).await;
        let question = glance.question(self.seats[usize::from(seat.number())])?;
        let (question, revision) = (question.id, question.revision.unsigned_abs());
        Some(Claims { question, revision, ..self.claims(seat, Purpose::Answer) })
    }

    /// Answers the open question.
    pub(crate) async fn answer(&self, seat: Seat, answer: &Submission) -> Result<Submitted, SubmitError> {
        let claims = self.form(seat).await.expect("the seat is asked");
        self.submit(&claims, answer).await
    }

    /// The row of a seat.
    pub(crate) fn row(&self, seat: Seat) -> SeatId {
        self.seats[usize::from(seat.number())]
    }

    /// Lets what the seat said last count at once, if it can still be taken back; says whether there was anything.
    pub(crate) async fn send_off(&self, seat: Seat) -> bool {
        let Some(own) = self.look(seat).await.unsent else { return false };
        let claims = self.claims(seat, Purpose::Deed);
        let sent = (Wish::SendOff, own.leaves_at.unwrap());
        take_back::decide(&self.pool, &self.clock(), &self.vault, &claims, sent).await.unwrap();
        true
    }

    pub(crate) fn clock(&self) -> Clock {
        Clock::Fixed(self.app.clock.clone())
    }

    pub(crate) async fn submit(&self, claims: &Claims, answer: &Submission) -> Result<Submitted, SubmitError> {
        turn::submit(&self.pool, &self.clock(), &self.vault, claims, answer).await
    }

    /// Sends what is due; to whom letters came, in their order.
    pub(crate) async fn deliver(&self) -> Vec<Seat> {
        let seat_of = |address: &str| {
            let number = self.addresses.iter().position(|own| own == address).expect("somebody at the table");
            Seat::new(u8::try_from(number).unwrap()).unwrap()
        };
        self.post_now().await.iter().map(|letter| seat_of(letter.envelope.to()[0].as_ref())).collect()
    }

    /// Sends what is due; the letters, in their order.
    pub(crate) async fn post_now(&self) -> Vec<Outgoing> {
        // Whoever has just answered is taken to be on the page for five minutes.
        self.app.clock.advance(TimeDelta::minutes(6));
        while work_off(&self.post).await > 0 {}
        self.letters.take()
    }

    /// Sends what is due; what letters to this address say, the oldest first.
    pub(crate) async fn letters_to(&self, address: &str) -> Vec<String> {
        self.app.clock.advance(TimeDelta::minutes(6));
        while work_off(&self.post).await > 0 {}
        let own = self.letters.take().into_iter().filter(|letter| letter.envelope.to()[0].as_ref() as &str == address);
        let text = |bytes: &[u8]| MessageParser::default().parse(bytes).unwrap().body_text(0).unwrap().into_owned();
        own.map(|letter| text(&letter.bytes)).collect()
    }

    /// The path of the seat's page.
    pub(crate) fn page_of(&self, seat: Seat) -> String {
        format!("/l/{}?here", link::sign(&self.app.keys, &self.claims(seat, Purpose::Seat)))
    }

    pub(crate) async fn number(&self, sql: &str) -> i64 {
        self.app.db.client().await.query_one(sql, &[]).await.unwrap().get(0)
    }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// By hand.
pub(crate) fn by_hand(action: &str) -> Submission {
    Submission { action: Some(action.to_owned()), ..Submission::default() }
}

pub(crate) fn envelope(words: &str) -> Submission {
    Submission { words: spoken(&[("envelope", words)]), ..Submission::default() }
}

/// Texts by their kinds, as a form posts them.
pub(crate) fn spoken(words: &[(&str, &str)]) -> Spoken {
    words.iter().map(|(kind, text)| ((*kind).to_owned(), (*text).to_owned())).collect()
}
