//! The review: what is done and what the rules say will follow, never what another's words would do (RO-7); then, and only here,
//! the form that acts. The first button leads back, since a mail scanner presses the first one it finds.

use askama::Template;

use super::ahead::Words;
use super::choice::Choice;
use super::effect;
use super::forms::driven;
use super::scene::Scene;
use crate::engine::odyssee::{Action, Legal, Odyssee, Site};
use crate::engine::{Eye, Game as _};
use crate::settle::odyssee::{self as settle, Offer, OnPaper as _};
use crate::settle::words::Words as _;
use crate::text::Text;
use crate::text::telling::Tells as _;

/// What a choice says.
pub(in crate::web) struct Answer {
    pub(super) action: Option<Action>,
    /// Said ahead, apart from any answer.
    pub(super) words: Option<Words>,
}

pub(super) fn review(
    scene: &Scene<'_>,
    (game, take_back): (&Odyssee, u8),
    answer: &Answer,
    choice: &Choice,
    capability: &str,
) -> Result<String, askama::Error> {
    let (t, action) = (scene.t, answer.action.as_ref());
    let words = answer.words.as_ref();
    let is_final = action.is_some_and(|action| Odyssee::is_final(&game.view(Eye::Public), action));
    let told_words = words.map(|words| scene.teller().said_words(&words.over(scene)));
    let says_nothing = told_words.as_ref().is_some_and(Vec::is_empty);
    let nothing = || vec![t.odyssee_page_ahead_nothing()];
    let told_words = told_words.map(|told| if told.is_empty() { nothing() } else { told });
    ReviewPage {
        t,
        base: scene.base,
        kicker: t.game_kicker(scene.code.to_owned(), Odyssee::TITLE, Odyssee::turn(scene.known)),
        sentences: action.map(|action| told(scene, action)).or(told_words).unwrap_or_default(),
        withdraws: says_nothing && !scene.teller().said_words(&scene.known.said).is_empty(),
        follows: action.map(|action| follows(scene, game, action)).unwrap_or_default(),
        last: if action.is_none() {
            t.ahead_review_open()
        } else if take_back > 0 && !is_final {
            t.review_take_back(take_back)
        } else {
            t.review_final()
        },
        capability,
        way: if action.is_some() { "act" } else { "ahead" },
        fields: action
            .map(|action| vec![("action", game.write(action))])
            .or_else(|| words.map(|words| words.written(scene, game)))
            .unwrap_or_default(),
        onward: action.map(|action| onward(scene, action)).unwrap_or_default(),
        back: choice,
    }
    .render()
}

#[derive(Template)]
#[template(path = "odyssee/odyssee_review.html")]
struct ReviewPage<'a> {
    t: Text,
    base: &'a str,
    kicker: String,
    sentences: Vec<String>,
    /// All that was said ahead is taken back.
    withdraws: bool,
    /// What the rules say will follow.
    follows: Vec<String>,
    last: String,
    capability: &'a str,
    /// Where the form goes, and what it says.
    way: &'static str,
    fields: Vec<(&'static str, String)>,
    /// Where the ship may go on to, said in the tap that sends the move off.
    onward: Vec<Onward>,
    /// What was chosen, for the way back.
    back: &'a Choice,
}

struct Onward {
    /// The course as it is written.
    course: String,
    label: String,
    /// How far it is.
    note: String,
}

/// Courses that one tap sets beside the move. Where nobody is waited for there is nothing to say ahead.
fn onward(scene: &Scene<'_>, action: &Action) -> Vec<Onward> {
    let (t, board) = (scene.t, scene.known.board);
    if scene.is_alone() {
        return Vec::new();
    }
    let offered = |Offer { course, stop, steps }: Offer| Onward {
        course: course.to_paper(board),
        label: t.odyssee_page_onward_to(scene.stop(stop)),
        note: t.odyssee_page_steps(steps),
    };
    settle::onward(&scene.known.view, action).into_iter().map(offered).collect()
}

/// What an answer does, in a sentence.
pub(super) fn told(scene: &Scene<'_>, action: &Action) -> Vec<String> {
    scene.own().map(|seat| scene.teller().action(seat, action)).into_iter().collect()
}

/// What comes of it by the rules alone.
fn follows(scene: &Scene<'_>, game: &Odyssee, action: &Action) -> Vec<String> {
    let (t, known) = (scene.t, scene.known);
    let nobody = String::new;
    let asked = |seat| vec![t.odyssee_page_then("answer", scene.name(seat))];
    match (*action, known.legal) {
        (Action::Die, _) => vec![t.odyssee_page_then("roll", nobody())],
        (Action::Arrow(arrow), legal) => {
            let own = !matches!(legal, Legal::Winds);
            scene.own().map(|seat| driven(scene, game, seat, arrow, own)).into_iter().collect()
        }
        (Action::Sail(hex), _) => {
            let mut lines = Vec::new();
            if known.board.site(hex) != Site::Water {
                lines.push(effect::landing(scene, hex));
            }
            match effect::meeting(scene, hex) {
                Some(met) => lines.extend([met, t.odyssee_page_then("meeting", nobody())]),
                None if lines.is_empty() => lines.push(t.odyssee_page_then("end", nobody())),
                None => {}
            }
            lines
        }
        (Action::Stay, _) => vec![t.odyssee_page_then("end", nobody())],
        (Action::Land, Legal::Land(range)) => vec![t.odyssee_page_then("asked", scene.name(range.owner))],
        (Action::Bid(_), Legal::Land(range)) => asked(range.owner),
        (Action::Give(card), _) => vec![scene.teller().does(card)],
        (Action::Ask { .. }, Legal::Give(range)) => asked(range.newcomer),
        (Action::Take, Legal::Give(range)) => {
            range.bid.map(|bid| t.odyssee_page_take(scene.card(bid.card), scene.terms(bid.terms))).into_iter().collect()
        }
        (Action::Accept, Legal::Price { price, .. }) => {
            vec![t.odyssee_page_price_accept(scene.card(price.card), scene.terms(price.terms))]
        }
        (Action::Refuse, Legal::Price { otherwise, .. }) => vec![t.odyssee_page_price_refuse(scene.card(otherwise))],
        (Action::Accept, Legal::Proposal { exchange, .. }) => {
            vec![t.odyssee_page_accept(scene.terms(exchange.wants), scene.terms(exchange.gives))]
        }
        (Action::Peace, Legal::Meeting(_)) if speaks_last(scene) => vec![t.odyssee_page_then("peace", nobody())],
        (Action::Demand(_) | Action::Trade(_) | Action::Peace, Legal::Meeting(range))
        | (Action::Offer(_), Legal::Battle(range)) => asked(range.other),
        _ => Vec::new(),
    }
}

/// Of two who meet the other has had his word: if this one wants peace, too, they part.
pub(super) fn speaks_last(scene: &Scene<'_>) -> bool {
    scene.known.view.meeting.is_some_and(|meeting| Some(meeting.first) != scene.own())
}
