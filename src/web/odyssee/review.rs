//! The review: what is done and what the rules say will follow, never what another's words would do (RO-7); then, and only here,
//! the form that acts. The first button leads back, since a mail scanner presses the first one it finds.

use askama::Template;

use super::arrows;
use super::choice::Choice;
use super::effect;
use super::forms::drifted;
use super::scene::Scene;
use crate::engine::Game as _;
use crate::engine::odyssee::{Action, Arrow, Legal, Odyssee, Site};
use crate::settle::words::Words as _;
use crate::text::Text;
use crate::text::telling::Tells as _;

/// What a choice says.
pub(in crate::web) struct Answer {
    pub(super) action: Action,
}

pub(super) fn review(
    scene: &Scene<'_>,
    (game, take_back): (&Odyssee, u8),
    answer: &Answer,
    choice: &Choice,
    capability: &str,
) -> Result<String, askama::Error> {
    let (t, action) = (scene.t, &answer.action);
    ReviewPage {
        t,
        base: scene.base,
        kicker: t.game_kicker(scene.code.to_owned(), Odyssee::TITLE, Odyssee::turn(scene.known)),
        sentences: told(scene, action),
        follows: follows(scene, game, action),
        last: if take_back > 0 && !Odyssee::is_final(action) {
            t.review_take_back(take_back)
        } else {
            t.review_final()
        },
        capability,
        action: game.write(action),
        back: choice,
    }
    .render()
}

#[derive(Template)]
#[template(path = "odyssee/review.html")]
struct ReviewPage<'a> {
    t: Text,
    base: &'a str,
    kicker: String,
    sentences: Vec<String>,
    /// What the rules say will follow.
    follows: Vec<String>,
    last: String,
    capability: &'a str,
    action: String,
    /// What was chosen, for the way back.
    back: &'a Choice,
}

/// What an answer does, in a sentence.
pub(super) fn told(scene: &Scene<'_>, action: &Action) -> Vec<String> {
    let t = scene.t;
    let plain = |deed: &'static str| t.odyssee_page_deed(deed);
    vec![match *action {
        Action::Die => plain("die"),
        Action::Arrow(Arrow { origin, direction }) => t.odyssee_page_do_arrow(
            t.odyssee_page_direction(direction.name()),
            scene.known.board.hex_name(origin).to_owned(),
        ),
        Action::Sail(hex) => t.odyssee_page_do_sail(scene.hex(hex)),
        Action::Stay => plain("stay"),
        Action::Land => plain("land"),
        Action::Bid(price) => t.odyssee_page_do_bid(scene.card(price.card), scene.terms(price.terms)),
        Action::Give(card) => t.odyssee_page_do_give(scene.card(card)),
        Action::Take => plain("take"),
        Action::Ask { price, otherwise } => {
            t.odyssee_page_do_ask(scene.card(price.card), scene.card(otherwise), scene.terms(price.terms))
        }
        Action::Accept => plain("accept"),
        Action::Refuse => plain("refuse"),
        Action::Calm => plain("calm"),
        Action::Feast => plain("feast"),
        Action::Graze => plain("graze"),
        Action::Hero => plain("hero"),
        Action::Gifts => plain("gifts"),
        Action::Look(isles) => t.odyssee_page_do_look(scene.isles(isles)),
        Action::Peace => plain("peace"),
        Action::Fight => plain("fight"),
        Action::Demand(terms) => t.odyssee_page_do_demand(scene.terms(terms)),
        Action::Trade(exchange) => t.odyssee_page_do_trade(scene.terms(exchange.gives), scene.terms(exchange.wants)),
        Action::On => plain("on"),
        Action::Offer(exchange) => t.odyssee_page_do_offer(scene.terms(exchange.gives), scene.terms(exchange.wants)),
    }]
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
            let drifts = scene.own().map(|seat| arrows::drifts(game, seat, arrow, own)).unwrap_or_default();
            if drifts.is_empty() { vec![t.odyssee_page_arrow_nobody()] } else { vec![drifted(scene, &drifts)] }
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
        (Action::Give(card), _) => vec![t.odyssee_page_task(card.number())],
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
        (Action::Demand(_) | Action::Trade(_) | Action::Peace, Legal::Meeting(range))
        | (Action::Offer(_), Legal::Battle(range)) => asked(range.other),
        _ => Vec::new(),
    }
}
