//! Four people whose clocks tick, and servers that look after them.

use chrono::{DateTime, TimeDelta, Utc};
use penelope::engine::ulysses::Question;
use penelope::engine::{Eye, Game as _, Seat};
use penelope::link::Purpose;
use penelope::worker::tick::{Tick, Ticked};

use crate::ahead::house::{House, by_hand};
use crate::support::desk::work_off;

pub(super) struct Clocks {
    pub(super) house: House,
    tick: Tick,
    client: tokio_postgres::Client,
}

/// What a clock's row says.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Row {
    pub(super) allotted: Option<i32>,
    pub(super) started_at: Option<DateTime<Utc>>,
    pub(super) due_at: Option<DateTime<Utc>>,
    pub(super) remind_at: Option<DateTime<Utc>>,
    pub(super) out_at: Option<DateTime<Utc>>,
}

/// A letter that was sent, or waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    pub(super) to: String,
    pub(super) question: Option<i64>,
    pub(super) done_at: Option<DateTime<Utc>>,
}

impl Clocks {
    /// With these hours, in the order of the seats; the table is asked its first question.
    pub(super) async fn open(pace: &str, hours: [&str; 4]) -> Clocks {
        let house = House::open().await;
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

    pub(super) async fn sql(&self, sql: &str) {
        self.client.batch_execute(sql).await.unwrap();
    }

    pub(super) async fn number(&self, sql: &str) -> i64 {
        self.client.query_one(sql, &[]).await.unwrap().get(0)
    }

    pub(super) async fn text(&self, sql: &str) -> String {
        self.client.query_one(sql, &[]).await.unwrap().get(0)
    }

    pub(super) fn now(&self) -> DateTime<Utc> {
        self.house.app.clock.now()
    }

    pub(super) async fn tick(&self) -> Ticked {
        self.tick.round(true).await.unwrap()
    }

    /// Another server, with its own connections.
    pub(super) fn server(&self) -> Tick {
        Tick::beside(&self.house.post)
    }

    /// Time goes by while servers look after the clocks, and letters leave.
    pub(super) async fn pass(&self, by: TimeDelta) -> Ticked {
        self.house.app.clock.advance(by);
        self.sql(&format!("UPDATE heartbeat SET beat_at = '{}'", self.now().to_rfc3339())).await;
        let ticked = self.tick().await;
        while work_off(&self.house.post).await > 0 {}
        ticked
    }

    /// In steps, until then.
    pub(super) async fn pass_until(&self, end: DateTime<Utc>, step: TimeDelta) {
        while self.now() < end {
            self.pass(step.min(end - self.now())).await;
        }
    }

    /// The running clock of a seat.
    pub(super) async fn row(&self, seat: Seat) -> Option<Row> {
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

    pub(super) async fn letters(&self, kind: &str) -> Vec<Letter> {
        let sql = "SELECT p.address, o.question_id, o.done_at FROM outbox o JOIN players p ON p.id = o.player_id \
                   WHERE o.kind = $1 AND o.state IN ('sent', 'waiting') ORDER BY o.id";
        let rows = self.client.query(sql, &[&kind]).await.unwrap();
        rows.iter().map(|row| Letter { to: row.get(0), question: row.get(1), done_at: at(row, 2) }).collect()
    }

    /// The seat whose turn it is, as everyone sees it.
    pub(super) async fn active(&self) -> Seat {
        self.house.look(seat(0)).await.record.game().view(Eye::Public).active
    }

    /// The plainest answer to whatever the seat is asked; false if the game does not wait for it.
    pub(super) async fn answer_plainly(&self, seat: Seat) -> bool {
        let sight = self.house.look(seat).await;
        let row = self.house.seats[usize::from(seat.number())];
        if !sight.question(row).is_some_and(|question| question.waits) {
            return false;
        }
        let game = sight.record.game();
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
        self.house.answer(seat, &by_hand(&action)).await.is_ok()
    }

    /// How many lines the log has.
    pub(super) async fn entries(&self) -> i64 {
        self.number("SELECT seq::bigint FROM tables").await
    }

    pub(super) async fn page(&self, seat: Seat) -> String {
        self.house.app.get(&self.house.page_of(seat)).await.text().await.unwrap()
    }

    pub(super) fn deed(&self, seat: Seat) -> String {
        penelope::link::sign(&self.house.app.keys, &self.house.claims(seat, Purpose::Deed))
    }

    /// Presses a button below the seat's page.
    pub(super) async fn press(&self, seat: Seat, button: &str) -> reqwest::StatusCode {
        let link = self.house.page_of(seat);
        let path = format!("{}/{button}", link.split('?').next().unwrap());
        let form = [("capability", self.deed(seat))];
        crate::support::app::client().post(self.house.app.url(&path)).form(&form).send().await.unwrap().status()
    }
}

pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(super) fn moment(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

fn at(row: &tokio_postgres::Row, column: usize) -> Option<DateTime<Utc>> {
    row.get::<_, Option<std::time::SystemTime>>(column).map(DateTime::from)
}
