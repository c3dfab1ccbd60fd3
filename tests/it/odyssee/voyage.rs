//! People at a table of Odyssee, brought to whatever question a test wants: random answers are tried out on a copy of the game until
//! a short way there is found, and given one after the other.

use chrono::TimeDelta;
use penelope::clock::Clock;
use penelope::engine::odyssee::sample::sample;
use penelope::engine::odyssee::{Action, Odyssee};
use penelope::engine::{DealKey, Digest, Game as _, Seat};
use penelope::id::{Epoch, QuestionId, SeatId, TableId};
use penelope::link::{self, Claims, Purpose};
use penelope::play::glance::{self, Glance};
use penelope::play::turn::{self, Submission};
use penelope::store::Pool;
use penelope::vault::Vault;

use super::sailor::Sailor;
use crate::gather::house::*;
use crate::support::app::TestApp;

const NAMES: [&str; 6] = ["Anna", "Berta", "Cyril", "Dora", "Emil", "Frieda"];
/// So many ways are tried, none longer than this.
const TRIES: u64 = 400;
const ANSWERS_MAX: usize = 400;

pub(crate) struct Voyage<'a> {
    pub(crate) app: &'a TestApp,
    pub(crate) table: TableId,
    pool: Pool,
    /// In the order of the seats.
    seats: Vec<(SeatId, Epoch)>,
}

/// The form of a new table of Odyssee, for people of this number.
pub(crate) fn new_voyage(people: usize, table: i64) -> Form {
    let guests: Vec<String> = NAMES[1..people].iter().map(|name| address(name, table)).collect();
    let fields = [
        ("places", people.to_string()),
        ("bots", "0".to_owned()),
        ("pace", "brisk".to_owned()),
        ("take_back", "0".to_owned()),
        ("table_locale", "en".to_owned()),
        ("audience", "invited".to_owned()),
        ("guests", guests.join("\n")),
        ("name", NAMES[0].to_owned()),
        ("address", address(NAMES[0], table)),
        ("word", "olive thread".to_owned()),
        ("rounds", "60".to_owned()),
    ];
    fields.to_vec()
}

/// Everybody plays at one table only, so that nobody opens too many.
pub(crate) fn address(name: &str, table: i64) -> String {
    format!("{}{table}@example.org", name.to_lowercase())
}

impl Voyage<'_> {
    /// Everyone has a seat, and nobody has done anything yet.
    pub(crate) async fn begin<'a>(app: &'a TestApp, people: usize, changes: &[(&'static str, &str)]) -> Voyage<'a> {
        let number = number(app, "SELECT count(*) FROM tables").await;
        open_by(app, "/new?game=odyssee", &with(new_voyage(people, number), changes)).await;
        confirm_newest(app).await;
        for name in &NAMES[1..people] {
            accept(app, &address(name, number), name).await;
        }
        app.db.execute("UPDATE players SET locale = 'en'").await;
        let sql = "SELECT s.table_id, s.id, s.birth, s.epoch FROM seats s \
                   WHERE s.table_id = (SELECT max(id) FROM tables) ORDER BY s.seat";
        let rows = app.db.client().await.query(sql, &[]).await.unwrap();
        assert_eq!(rows.len(), people);
        let seats = rows.iter().map(|row| (SeatId(row.get(1)), Epoch::of(row.get(2), row.get(3)))).collect();
        Voyage { app, table: TableId(rows[0].get(0)), pool: app.db.pool(), seats }
    }

    fn claims(&self, seat: Seat, purpose: Purpose) -> Claims {
        let (row, epoch) = self.seats[usize::from(seat.number())];
        let expires_at = self.app.clock.now() + TimeDelta::days(1);
        Claims { purpose, table: self.table, seat: row, epoch, question: QuestionId(0), revision: 0, expires_at }
    }

    /// The path of the seat's link.
    pub(crate) fn link(&self, seat: Seat) -> String {
        format!("/l/{}", link::sign(&self.app.keys, &self.claims(seat, Purpose::Seat)))
    }

    pub(crate) async fn look(&self, seat: Seat) -> Glance<Odyssee> {
        let (vault, claims) = (Vault::new(self.app.keys.clone()), self.claims(seat, Purpose::Seat));
        glance::by_id(&self.pool, &vault, self.table, Some(&claims)).await.unwrap().unwrap().try_into().unwrap()
    }

    pub(crate) async fn code(&self) -> String {
        self.look(Seat::FIRST).await.code.to_string()
    }

    /// Goes on until it is so; whoever is asked then.
    pub(crate) async fn until(&self, wanted: impl Fn(&Odyssee) -> bool) -> Seat {
        let game = *self.look(Seat::FIRST).await.book.game();
        let mut best: Option<Vec<(Seat, Action)>> = None;
        for number in 0..TRIES {
            let most = best.as_ref().map_or(ANSWERS_MAX, |best| best.len().saturating_sub(1));
            best = way(game, number, most, &wanted).or(best);
        }
        for (seat, action) in best.expect("one way of many leads there") {
            self.answer(seat, &action).await;
        }
        let game = *self.look(Seat::FIRST).await.book.game();
        assert!(wanted(&game));
        game.to_act().iter().next().unwrap_or(Seat::FIRST)
    }

    /// The seat of whoever is called this.
    pub(crate) async fn seat_of(&self, name: &str) -> Seat {
        let seats = self.look(Seat::FIRST).await.seats;
        let at = seats.iter().position(|seat| seat.name == name).expect("somebody is called that");
        Seat::new(u8::try_from(at).unwrap()).unwrap()
    }

    /// Somebody at the seat who sees what the pages show.
    pub(crate) async fn sailor(&self, seat: Seat) -> Sailor {
        let mut sailor = Sailor::new(self.app, self.link(seat));
        sailor.look().await;
        sailor
    }

    /// How many lines the log has.
    pub(crate) async fn entries(&self) -> i64 {
        number(self.app, &format!("SELECT count(*) FROM entries WHERE table_id = {}", self.table.0)).await
    }

    /// What the form that the seat is shown now is authorized by.
    pub(crate) async fn capability(&self, seat: Seat) -> Claims {
        self.capability_in(&self.look(seat).await, seat)
    }

    fn capability_in(&self, glance: &Glance<Odyssee>, seat: Seat) -> Claims {
        let question = glance.question(self.seats[usize::from(seat.number())].0).expect("the seat is asked");
        let (question, revision) = (question.id, question.revision.unsigned_abs());
        Claims { question, revision, ..self.claims(seat, Purpose::Answer) }
    }

    /// Answers by hand.
    pub(crate) async fn answer(&self, seat: Seat, action: &Action) {
        let glance = self.look(seat).await;
        let (claims, written) = (self.capability_in(&glance, seat), glance.book.game().write(action));
        let answer = Submission { action: Some(written), ..Submission::default() };
        let (clock, vault) = (Clock::Fixed(self.app.clock.clone()), Vault::new(self.app.keys.clone()));
        turn::submit(&self.pool, &clock, &vault, &claims, &answer).await.expect("a legal answer");
    }
}

/// Answers that lead there, at most so many.
fn way(mut game: Odyssee, number: u64, most: usize, wanted: &impl Fn(&Odyssee) -> bool) -> Option<Vec<(Seat, Action)>> {
    let mut chance = DealKey::from(Digest::of(&number.to_le_bytes())).stream(1);
    let mut answers = Vec::new();
    while !wanted(&game) {
        if answers.len() >= most {
            return None;
        }
        let seat = game.to_act().iter().next()?;
        let action = sample(&game, seat, &mut chance)?;
        game.apply(seat, &action, &mut Vec::new()).ok()?;
        answers.push((seat, action));
    }
    Some(answers)
}
