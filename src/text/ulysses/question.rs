//! The question in one sentence, as its reader hears it; or whom the table waits for.

use super::scene::Scene;
use super::sides::Sides;
use crate::engine::ulysses::{Question, Side, SideView};
use crate::engine::{Outcome, Seat};
use crate::text::yes_no;

/// What stands above everything else on the page.
pub(crate) fn question(scene: &Scene<'_>) -> String {
    if scene.closed {
        return scene.t.ulysses_over_closed();
    }
    let Some(open) = scene.view.question else {
        return outcome(scene);
    };
    if scene.stands_still() {
        return scene.t.stands_still();
    }
    match scene.asked() {
        Some(_) if scene.covered => {
            let t = scene.t;
            let by = if scene.sealed().is_some() { t.ahead_sealed() } else { t.ahead_covered() };
            format!("{} {by}", matter(scene, open)).trim_start().to_owned()
        }
        Some(_) => asked(scene, open),
        None => waiting(scene, open),
    }
}

/// What the reader should know besides, one sentence each.
pub(crate) fn context(scene: &Scene<'_>) -> Vec<String> {
    let (t, view) = (scene.t, scene.view);
    let mut lines = Vec::new();
    if scene.closed {
        return lines;
    }
    if scene.asked().is_some() {
        lines.extend(scene.lapse.map(|lapse| scene.teller().lapse(lapse)));
        if scene.covered && scene.sealed().is_some() {
            lines.push(t.ahead_sealed_note());
        } else if scene.covered {
            // What holds for longer does not say by itself what it means now.
            let says =
                scene.own().zip(scene.says).map(|(own, action)| scene.teller().action(own.seat, action).join(" "));
            lines.extend(says.map(|says| t.ahead_covered_says(says)));
            lines.push(t.ahead_covered_note());
        }
    }
    if let Some(leading) = view.leading {
        let counts = view.sides.map(|side| side.map(|side| side.cards.total()));
        let sides = Sides::of(&view.sides);
        let tie = (sides.next_best(leading) == sides.counts[leading as usize]).then(|| t.leads_tie());
        let so_far = t.ulysses_so_far(scene.teller().tally(counts));
        lines.push([so_far].into_iter().chain(tie).collect::<Vec<_>>().join(" "));
    }
    match (scene.own(), scene.asked()) {
        (None, _) if view.question.is_some() => lines.push(t.ulysses_watching()),
        (Some(_), None) if scene.stands_still() => {}
        (Some(own), None) if scene.away.contains(own.seat) => lines.push(t.ulysses_resigned()),
        (Some(_), None) if view.question.is_some() => lines.push(t.ulysses_not_asked()),
        (None, _) | (Some(_), _) => {}
    }
    lines
}

pub(crate) fn counts(sides: &[Option<SideView>; 3]) -> [u8; 3] {
    sides.map(|side| side.map_or(0, |side| side.cards.total()))
}

fn asked(scene: &Scene<'_>, open: Question) -> String {
    let (t, view, teller) = (scene.t, scene.view, scene.teller());
    match open {
        Question::Action => t.ulysses_ask_action(yes_no(view.movement > 1), teller.place(view.ship)),
        Question::Asking => t.ulysses_ask_asking(teller.name(view.active), blue(scene)),
        Question::Discussion => {
            let asks = if scene.in_turn() { t.ask_discussion() } else { t.ahead_ask_later() };
            format!("{} {asks}", leading(scene))
        }
        Question::Wind => t.ulysses_ask_wind(teller.place(view.ship)),
    }
}

/// What is open, for one who has answered it.
fn matter(scene: &Scene<'_>, open: Question) -> String {
    let (t, view, teller) = (scene.t, scene.view, scene.teller());
    match open {
        Question::Asking => t.ulysses_story_propose(teller.name(view.active), blue(scene), teller.you(view.active)),
        Question::Discussion => leading(scene),
        Question::Action | Question::Wind => String::new(),
    }
}

fn waiting(scene: &Scene<'_>, open: Question) -> String {
    let (t, view, teller) = (scene.t, scene.view, scene.teller());
    let name = teller.name(scene.awaited().unwrap_or(view.active));
    match open {
        Question::Action => t.ulysses_wait_action(name),
        Question::Asking => {
            let proposes = t.ulysses_story_propose(teller.name(view.active), blue(scene), teller.you(view.active));
            format!("{proposes} {}", t.ahead_wait_asking())
        }
        Question::Discussion => format!("{} {}", leading(scene), t.wait_discussion(name)),
        Question::Wind => t.ulysses_wait_wind(name, teller.place(view.ship)),
    }
}

fn outcome(scene: &Scene<'_>) -> String {
    let (t, teller) = (scene.t, scene.teller());
    match scene.view.outcome {
        Outcome::Running => t.ulysses_not_asked(),
        Outcome::Won(seat) => t.ulysses_over_won(teller.name(seat), teller.you(seat)),
        Outcome::Shared(seats) => t.ulysses_over_shared(teller.names(seats.iter())),
    }
}

/// Who has won, if the game is over.
pub(crate) fn winners(scene: &Scene<'_>) -> Vec<Seat> {
    match scene.view.outcome {
        Outcome::Running => Vec::new(),
        Outcome::Won(seat) => vec![seat],
        Outcome::Shared(seats) => seats.iter().collect(),
    }
}

fn blue(scene: &Scene<'_>) -> String {
    scene.view.sides[Side::Blue as usize].map(|blue| scene.teller().place(blue.place)).unwrap_or_default()
}

/// Who leads, and with which place.
fn leading(scene: &Scene<'_>) -> String {
    let (side, teller) = (scene.view.leading.unwrap_or(Side::Red), scene.teller());
    let told =
        |disc: SideView| scene.t.leads_with(teller.name(disc.owner), teller.place(disc.place), teller.you(disc.owner));
    scene.view.sides[side as usize].map(told).unwrap_or_default()
}

/// What silence says when the reader's time is out (S-83).
pub(crate) fn silence(scene: &Scene<'_>) -> Option<String> {
    scene.asked().filter(|_| !scene.covered)?;
    let t = scene.t;
    Some(match scene.view.question? {
        Question::Asking => t.silence_asking(),
        Question::Discussion => t.silence_discussion(),
        Question::Wind => t.silence_wind(),
        Question::Action => t.silence_action(),
    })
}
