//! Tables of Odyssee: every question it asks, in the middle of a game; what can be said ahead; the reviews, the end, and looking back.

use penelope::engine::odyssee::{Odyssee, Question};
use penelope::engine::{Eye, Game as _};
use reqwest::StatusCode;

use super::list::Pages;
use super::town::Housed;
use crate::odyssee::sailor::Sailor;
use crate::odyssee::voyage::Voyage;
use crate::support::app::TestApp;

/// Late enough that everybody has cards and islands.
const LATE: u16 = 24;

const QUESTIONS: [(&str, Question); 13] = [
    ("turn", Question::Turn),
    ("sail", Question::Sail),
    ("land", Question::Land),
    ("give", Question::Give),
    ("price", Question::Price),
    ("winds", Question::Winds),
    ("cattle", Question::Cattle),
    ("toll", Question::Toll),
    ("look", Question::Look),
    ("meeting", Question::Meeting),
    ("proposal", Question::Proposal),
    ("battle", Question::Battle),
    ("offer", Question::Offer),
];

/// A first visit: the rules, the form, a table to try before its first roll and after it, seen by its player and by everybody.
pub(crate) async fn sailed() -> Housed {
    let app = TestApp::start().await;
    let mut pages = Pages::of(&app);
    pages.add("rules-odyssee", "/rules/odyssee");
    pages.add("new-odyssee", "/new?game=odyssee");
    let turn = Sailor::at_a_table_to_try(&app).await;
    let table = format!("/table/{}", turn.code());
    pages.add("odyssee-first", &table).seated(&turn.link);
    pages.add("odyssee-arrow", format!("{table}?do=arrow&dir=sw&at=c9")).seated(&turn.link);
    pages.add("odyssee-arrow-review", format!("{table}/review?do=arrow.c9.sw")).seated(&turn.link);
    let refused = format!("{table}/review?do=arrow&dir=sw");
    pages.add("odyssee-refused", refused).seated(&turn.link).answered(StatusCode::UNPROCESSABLE_ENTITY);
    pages.add("odyssee-public", &table);
    let mut roll = Sailor::at_a_table_to_try(&app).await;
    roll.say("die").await;
    let table = format!("/table/{}", roll.code());
    pages.add("odyssee-rolled", &table).seated(&roll.link);
    pages.add("odyssee-log", format!("{table}/log")).seated(&roll.link);
    pages.add("odyssee-replay-running", format!("{table}/replay/1"));
    (pages.list, Box::new(app))
}

/// Four people, in the middle of their game, at each question.
pub(crate) async fn sailing() -> Housed {
    let app = TestApp::start().await;
    let mut pages = Pages::of(&app);
    for (name, question) in QUESTIONS {
        let voyage = Voyage::begin(&app, 4, &[]).await;
        let asked = voyage.until(|game: &Odyssee| is_asked(game, question)).await;
        let table = format!("/table/{}", voyage.code().await);
        pages.add(&format!("odyssee-{name}"), &table).seated(&voyage.link(asked));
        if question == Question::Sail {
            // Where to go on to is said with the move.
            pages.add("odyssee-onward", format!("{table}/review?do=stay")).seated(&voyage.link(asked));
        }
        if question == Question::Turn {
            // Whoever sits next can say what comes then.
            let next = voyage.link(asked.left(4));
            pages.add("odyssee-waiting", &table).seated(&next);
            let said =
                "do=ahead&p1=stay&p2=ask&c1=isle4&c2=aeolus&home=yes&cattle=graze&toll=gifts&meet=pay1&battle=stop";
            pages.add("ahead-odyssee", format!("{table}?{said}")).seated(&next);
            pages.add("ahead-odyssee-review", format!("{table}/review?{said}")).seated(&next);
        }
    }
    (pages.list, Box::new(app))
}

/// Six people whose game is over, since its rounds are.
pub(crate) async fn landed() -> Housed {
    let app = TestApp::start().await;
    let voyage = Voyage::begin(&app, 6, &[("rounds", "9")]).await;
    voyage.until(|game: &Odyssee| game.to_act().is_empty()).await;
    let table = format!("/table/{}", voyage.code().await);
    let mut pages = Pages::of(&app);
    pages.add("odyssee-over", &table).seated(&voyage.link(penelope::engine::Seat::FIRST));
    pages.add("odyssee-over-public", &table);
    pages.add("odyssee-over-log", format!("{table}/log"));
    pages.add("odyssee-whole", format!("{table}/replay"));
    pages.add("odyssee-replay", format!("{table}/replay/40"));
    pages.add("odyssee-replay-open", format!("{table}/replay/40/open"));
    (pages.list, Box::new(app))
}

fn is_asked(game: &Odyssee, question: Question) -> bool {
    let view = game.view(Eye::Public);
    view.turn >= LATE && view.question == Some(question)
}
