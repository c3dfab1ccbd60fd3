//! Four people whose clocks tick, and servers that look after them.

use chrono::{DateTime, TimeDelta, Utc};
use penelope::engine::Seat;
use penelope::link::Purpose;
use penelope::worker::tick::{Tick, Ticked};

use crate::ahead::house::House;
use crate::support::client::Client;
use crate::support::desk::work_off;

pub(crate) struct Clocks {
    pub(crate) house: House,
    tick: Tick,
    client: tokio_postgres::Client,
}

/// What a clock's row says.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    pub(crate) allotted: Option<i32>,
    pub(crate) started_at: Option<DateTime<Utc>>,
    pub(crate) due_at: Option<DateTime<Utc>>,
    pub(crate) remind_at: Option<DateTime<Utc>>,
    pub(crate) out_at: Option<DateTime<Utc>>,
}

/// A letter that was sent, or waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Letter {
    pub(crate) to: String,
    pub(crate) question: Option<i64>,
    pub(crate) done_at: Option<DateTime<Utc>>,
}

impl Clocks {
    /// With these hours, in the order of the seats; the table is asked its first question.
    pub(crate) async fn open(pace: &str, hours: [&str; 4]) -> Clocks {
        Clocks::of(House::open().await, pace, hours).await
    }

    /// The same of people who sit already.
    pub(crate) async fn of(house: House, pace: &str, hours: [&str; 4]) -> Clocks {
        let client = house.app.db.connect().await;
        let clocks = Clocks { tick: Tick::beside(&house.post), house, client };
        for (seat, hours) in clocks.house.seats.iter().zip(hours) {
            let sql = format!(
                "UPDATE players SET waking = '{hours}' FROM seats WHERE seats.player_id = players.id AND seats.id = {}",
                seat.0
            );
            clocks.sql(&sql).await;
        }
        clocks.sql(&format!("UPDATE tables SET pace = '{pace}'")).await;
        clocks.tick().await;
        clocks
    }

    pub(crate) async fn sql(&self, sql: &str) {
        self.client.batch_execute(sql).await.unwrap();
    }

    pub(crate) async fn number(&self, sql: &str) -> i64 {
        self.client.query_one(sql, &[]).await.unwrap().get(0)
    }

    pub(crate) async fn text(&self, sql: &str) -> String {
        self.client.query_one(sql, &[]).await.unwrap().get(0)
    }

    pub(crate) async fn bytes(&self, sql: &str) -> Vec<u8> {
        self.client.query_one(sql, &[]).await.unwrap().get(0)
    }

    pub(crate) fn now(&self) -> DateTime<Utc> {
        self.house.app.clock.now()
    }

    pub(crate) async fn tick(&self) -> Ticked {
        self.tick.round(true).await.unwrap()
    }

    /// Another server, with its own connections.
    pub(crate) fn server(&self) -> Tick {
        Tick::beside(&self.house.post)
    }

    /// Time goes by while servers look after the clocks, and letters leave.
    pub(crate) async fn pass(&self, by: TimeDelta) -> Ticked {
        self.house.app.clock.advance(by);
        self.sql(&format!("UPDATE heartbeat SET beat_at = '{}'", self.now().to_rfc3339())).await;
        let ticked = self.tick().await;
        while work_off(&self.house.post).await > 0 {}
        ticked
    }

    /// In steps, until then.
    pub(crate) async fn pass_until(&self, end: DateTime<Utc>, step: TimeDelta) {
        while self.now() < end {
            self.pass(step.min(end - self.now())).await;
        }
    }

    /// The running clock of a seat.
    pub(crate) async fn row(&self, seat: Seat) -> Option<Row> {
        let sql = "SELECT allotted, started_at, due_at, remind_at, out_at FROM clocks \
                   WHERE seat_id = $1 AND stopped_at IS NULL";
        let id = self.house.seats[usize::from(seat.number())].0;
        let row = self.client.query_opt(sql, &[&id]).await.unwrap()?;
        Some(Row {
            allotted: row.get(0),
            started_at: at(&row, 1),
            due_at: at(&row, 2),
            remind_at: at(&row, 3),
            out_at: at(&row, 4),
        })
    }

    pub(crate) async fn letters(&self, kind: &str) -> Vec<Letter> {
        let sql = "SELECT p.address, o.question_id, o.done_at FROM outbox o JOIN players p ON p.id = o.player_id \
                   WHERE o.kind = $1 AND o.state IN ('sent', 'waiting') ORDER BY o.id";
        let rows = self.client.query(sql, &[&kind]).await.unwrap();
        rows.iter().map(|row| Letter { to: row.get(0), question: row.get(1), done_at: at(row, 2) }).collect()
    }

    /// The seat whose turn it is, as everyone sees it.
    pub(crate) async fn active(&self) -> Seat {
        self.house.active().await
    }

    /// The plainest answer to whatever the seat is asked; false if the game does not wait for it.
    pub(crate) async fn answer_plainly(&self, seat: Seat) -> bool {
        self.house.answer_plainly(seat).await
    }

    /// How many lines the log has.
    pub(crate) async fn entries(&self) -> i64 {
        self.number("SELECT seq::bigint FROM tables").await
    }

    pub(crate) async fn page(&self, seat: Seat) -> String {
        self.house.app.get(&self.house.page_of(seat)).await.text().await.unwrap()
    }

    pub(crate) fn deed(&self, seat: Seat) -> String {
        penelope::link::sign(&self.house.app.keys, &self.house.claims(seat, Purpose::Deed))
    }

    /// Presses a button of the seat's page or of the one that it leads to; where there is none any more, one that was left open.
    pub(crate) async fn press(&self, seat: Seat, button: &str) -> reqwest::StatusCode {
        let (mut client, end) = (Client::without_cookies(&self.house.app.base), format!("/{button}"));
        let page = client.open(&self.house.page_of(seat)).await;
        if let Some(asked) = page.link_to(&end) {
            client.follow(&asked).await;
        }
        let form = client.page().forms().into_iter().find(|form| form.posts && form.action.ends_with(&end));
        if let Some(form) = form {
            return client.press_only(&form, None).await.status();
        }
        let path = format!("{}{end}", self.house.page_of(seat).split('?').next().unwrap());
        client.post(&path, &[("capability", self.deed(seat))]).await.status()
    }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn moment(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

fn at(row: &tokio_postgres::Row, column: usize) -> Option<DateTime<Utc>> {
    row.get::<_, Option<std::time::SystemTime>>(column).map(DateTime::from)
}
