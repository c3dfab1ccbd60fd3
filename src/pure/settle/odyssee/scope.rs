//! How long words hold (RO-3): a plan for one turn, a course until its last leg, until a storm of another's or the loss of the
//! ship; the others until they are changed.

use super::course::hex_of;
use super::said::Tracked;
use super::track::Stopped;
use super::{Course, Kind, Said, foresee};
use crate::engine::Seat;
use crate::engine::odyssee::{Action, IsleView, Odyssee, Question, Site, Stop, View};
use crate::settle::words::{Source, Why, Words as _};

/// Both views are the seat's own.
pub(super) fn used(said: &mut Said, source: Source<Kind>, action: &Action, before: &View) {
    let Some(me) = before.own.as_ref().map(|own| own.seat) else { return };
    let moves = matches!(before.question, Some(Question::Turn | Question::Sail)) && before.active == me;
    if !moves {
        return;
    }
    if source != Source::Word(Kind::Plan, 0) {
        // Whoever does something else in his turn, or lets it be done, has left his plan.
        said.plan = said.plan.take().filter(|kept| kept.at.turn >= before.turn.into());
    }
    let by_course = matches!(source, Source::Word(Kind::Course, _) | Source::Patience);
    if let (Some(course), Action::Sail(_), true) = (&mut said.course, action, by_course) {
        course.word.track.sailed = Some(before.turn);
    }
}

/// A plan or a course that has lapsed, and that its owner has seen lapsed, is struck out: else he would be written to about it
/// for ever. What he says just now stays.
pub(super) fn looked(said: &mut Said, view: &View) {
    let now = Odyssee::occasion(view);
    let before = Said {
        plan: said.plan.clone().filter(|kept| kept.at != now),
        course: said.course.clone().filter(|kept| kept.at != now),
        ..said.clone()
    };
    let Some(Why::Lapsed(_)) = foresee::unplanned(&before, view) else { return };
    if before.plan.is_some() {
        said.plan = None;
    } else if before.course.is_some() {
        said.course = None;
    }
}

/// Both views are public.
pub(super) fn ended(said: &mut Said, seat: Seat, before: &View, after: &View) {
    if is_touched(seat, before, after) {
        let tracks = [
            said.plan.as_mut().map(|kept| &mut kept.word.track),
            said.course.as_mut().map(|kept| &mut kept.word.track),
        ];
        tracks.into_iter().flatten().for_each(|track| track.touched = true);
    }
    follow(said, seat, before, after);
    if before.active == seat && after.turn != before.turn {
        said.plan = said.plan.take().filter(|kept| kept.at.turn >= before.turn.into());
        said.course = said.course.take().filter(|kept| !has_led(&kept.word, seat, after));
    }
}

/// Whether the ship lies where the last leg of its course has led it.
fn has_led(Tracked { word, track }: &Tracked<Course>, seat: Seat, after: &View) -> bool {
    let board = after.options.board;
    let is_there = |leg: &Stop| Some(hex_of(board, *leg)) == after.players[seat].ship;
    !word.home && track.landed > 0 && word.legs.len() == 1 && word.legs.first().is_some_and(is_there)
}

/// A course goes on from where its own ship has come to; a leg that was landed on is struck out.
fn follow(said: &mut Said, seat: Seat, before: &View, after: &View) {
    let Some(Tracked { word, track }) = said.course.as_mut().map(|kept| &mut kept.word) else { return };
    let (from, to) = (before.players[seat].ship, after.players[seat].ship);
    let (Some(stand), Some(to), true) = (track.seen.stands.get_mut(usize::from(seat.number())), to, from != to) else {
        return;
    };
    if track.stopped.is_some() || stand.ship != from {
        return;
    }
    let board = after.options.board;
    let by_itself = before.active == seat && matches!(before.question, Some(Question::Turn | Question::Sail));
    if board.site(to) == Site::Troy {
        track.stopped = Some(Stopped::Lost);
    } else if by_itself {
        stand.ship = Some(to);
        if word.legs.first().is_some_and(|leg| hex_of(board, *leg) == to) {
            track.landed += 1;
            // The last one stays until the turn is over: a course that leads nowhere cannot be written, and its choices are
            // meant for this landing.
            if word.legs.len() > 1 || word.home {
                word.legs.remove(0);
            }
        }
    } else {
        track.stopped = Some(Stopped::Blown);
    }
}

/// Whether another's turn has changed something of the seat's. The feeding with which its own turn begins does not count.
fn is_touched(seat: Seat, before: &View, after: &View) -> bool {
    if before.active == seat {
        return false;
    }
    let (then, now) = (&before.players[seat], &after.players[seat]);
    let stands = |player: &crate::engine::odyssee::PlayerView| {
        (player.ship, player.crew, player.chips, player.cards, player.lands)
    };
    let chips = |isle: &IsleView| (isle.owner == Some(seat), isle.rim_chips.contains(seat));
    let fed = u8::from(before.turn != after.turn);
    let gifts = now.gifts > then.gifts || now.gifts + fed < then.gifts;
    stands(then) != stands(now) || gifts || before.isles.iter().map(chips).ne(after.isles.iter().map(chips))
}
