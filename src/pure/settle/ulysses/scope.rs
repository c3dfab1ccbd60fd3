//! How long words hold: an envelope for its movement, a next page for the one after, a plan for one's next turn, an order
//! until its end.

use super::word::{Envelope, Plan, PlanLine, Quiet, Until, Won};
use super::{Kind, Said, course};
use crate::engine::Seat;
use crate::engine::ulysses::{Action, Question, Ulysses, View};
use crate::settle::words::{Kept, Occasion, Source, Words as _};

/// The number of the seat's first turn after the one in which something was written.
pub(super) fn own_turn_after(at: Occasion, view: &View, seat: Seat) -> u16 {
    let seats = i64::from(view.players.count());
    let some_turn = i64::from(view.turn) + i64::from(seat.number()) - i64::from(view.active.number());
    let next = i64::from(at.turn) + 1;
    u16::try_from(next + (some_turn - next).rem_euclid(seats)).unwrap_or(u16::MAX)
}

/// The line of the plan that holds now. Once it has proposed, no other is left.
pub(super) fn plan_line<'a>(said: &'a Said, view: &View, seat: Seat) -> Option<&'a PlanLine> {
    let kept = said.plan.as_ref().filter(|kept| is_for_this_turn(kept, view, seat))?;
    let before_proposal = view.question == Some(Question::Action) && view.movement == 1;
    kept.word.0.iter().find(|line| !before_proposal || line.at.is_none_or(|at| at == view.ship))
}

fn is_for_this_turn(kept: &Kept<Plan>, view: &View, seat: Seat) -> bool {
    view.active == seat && own_turn_after(kept.at, view, seat) == view.turn
}

pub(super) fn put_by(said: &mut Said, view: &View, action: &Action) {
    let quiet = match action {
        Action::Agree => Quiet::Agree,
        Action::Object(marking) => Quiet::Object(*marking),
        Action::Pandora(_)
        | Action::Plague { .. }
        | Action::Unplague { .. }
        | Action::Exchange { .. }
        | Action::Temple { .. }
        | Action::Propose(_)
        | Action::Stay
        | Action::Wind(_)
        | Action::Rest
        | Action::Pass
        | Action::Support { .. }
        | Action::Black(_) => return,
    };
    let now = Ulysses::occasion(view);
    let kept = said.envelope.take().filter(|kept| kept.at.same_matter(now));
    let word = kept.map_or_else(Envelope::default, |kept| kept.word);
    said.envelope = Some(Kept { word: Envelope { quiet: Some(quiet), ..word }, at: now });
}

pub(super) fn used(said: &mut Said, source: Source<Kind>, action: &Action, before: &View, after: &View) {
    let Some(own) = before.own else { return };
    let in_action = before.question == Some(Question::Action);
    let by_hand = source == Source::Hand && (in_action || before.question == Some(Question::Wind));
    if source == Source::Word(Kind::Plan, 0) {
        used_plan(said, action, before);
    } else if (in_action || by_hand) && said.plan.as_ref().is_some_and(|kept| is_for_this_turn(kept, before, own.seat))
    {
        // Whoever does something else in his turn, or lets it be done, has left his plan.
        said.plan = None;
    }
    // Other goals are other ways: whoever has changed them sets his course anew.
    if matches!(action, Action::Exchange { .. }) {
        said.course = None;
    }
    // A way on belongs to the wind that was said with it, not to one that is played by hand.
    let now = Ulysses::occasion(after);
    if by_hand && said.envelope.as_ref().is_some_and(|kept| !kept.at.same_matter(now)) {
        said.envelope = None;
    }
}

/// Strikes out what a plan has done; once it has proposed, only the line that did is left.
fn used_plan(said: &mut Said, action: &Action, before: &View) {
    let Some(Kept { word: Plan(lines), .. }) = &mut said.plan else { return };
    if matches!(action, Action::Pandora(_)) {
        lines.iter_mut().for_each(|line| line.pandora = None);
    }
    if matches!(action, Action::Temple { .. }) {
        lines.iter_mut().for_each(|line| line.temple = None);
    }
    if matches!(action, Action::Propose(_)) && before.movement == 1 {
        lines.retain(|line| line.at.is_none_or(|at| at == before.ship));
        lines.truncate(1);
    }
}

pub(super) fn ended(said: &mut Said, seat: Seat, before: &View, after: &View) {
    let now = Ulysses::occasion(after);
    let before_proposal = after.question == Some(Question::Action);
    let goes_on = |kept: &Kept<Envelope>| {
        let way_on = matches!(kept.word.won, Some(Won::Wind { next: Some(_), .. }));
        let just_after = now.turn == kept.at.turn && now.matter == kept.at.matter + 1;
        kept.at.same_matter(now) || way_on && just_after && before_proposal
    };
    said.envelope = said.envelope.take().filter(goes_on);
    said.next.retain(|kept| now.same_matter(kept.at) || now.follows(kept.at));
    let planned = |kept: &Kept<Plan>| {
        let turn = own_turn_after(kept.at, after, seat);
        after.turn < turn || after.turn == turn && (after.movement == 1 || after.movement == 2 && before_proposal)
    };
    said.plan = said.plan.take().filter(planned);
    if said.course.as_mut().is_some_and(|kept| course::ended(&mut kept.word, seat, before, after)) {
        said.course = None;
    }
    let shown = |view: &View| view.players[seat].revealed.len();
    if shown(after) > shown(before) {
        said.orders.clear();
    }
    said.orders.retain(|kept| match kept.word.until {
        Until::Turn => after.turn <= own_turn_after(kept.at, after, seat),
        Until::Date(..) => true,
    });
}
