//! A table of Odyssee: the turn, the arrow as it would lie, where a roll leads, the reviews; seen by its player and by everybody.

use reqwest::StatusCode;

use super::list::Pages;
use super::town::Housed;
use crate::odyssee::Seat;
use crate::support::app::TestApp;

pub(super) async fn sailed() -> Housed {
    let app = TestApp::start().await;
    let mut pages = Pages::of(&app);
    pages.add("rules-odyssee", "/rules/odyssee");
    pages.add("new-odyssee", "/new?game=odyssee");
    // Two tables: one before the roll, one after it.
    let turn = Seat::at_a_table_to_try(&app).await;
    let table = format!("/table/{}", turn.code());
    pages.add("odyssee-turn", &table).seated(&turn.link);
    pages.add("odyssee-arrow", format!("{table}?do=arrow&dir=sw&at=c9")).seated(&turn.link);
    pages.add("odyssee-review", format!("{table}/review?do=arrow.c9.sw")).seated(&turn.link);
    let refused = format!("{table}/review?do=arrow&dir=sw");
    pages.add("odyssee-refused", refused).seated(&turn.link).answered(StatusCode::UNPROCESSABLE_ENTITY);
    pages.add("odyssee-public", &table);
    let mut roll = Seat::at_a_table_to_try(&app).await;
    roll.say("die").await;
    let table = format!("/table/{}", roll.code());
    pages.add("odyssee-sail", &table).seated(&roll.link);
    pages.add("odyssee-log", format!("{table}/log")).seated(&roll.link);
    pages.add("odyssee-replay", format!("{table}/replay/1"));
    (pages.list, Box::new(app))
}
