//! How often somebody touches the page to say what he says: a tap for each choice, place and number that is not there already.
//! What the sheet has no fields for is written, which counts a tap for each part of it.

use crate::settle::odyssee::{Battle, Choice, Course, First, Hand, Line, Meet, Plan, Said};
use crate::settle::words::Kept;

pub(super) fn taps(before: &Said, after: &Said) -> u32 {
    let lay = before.plan.as_ref().map(|kept| &kept.word.word);
    let plan = after.plan.as_ref().map(|kept| &kept.word.word).filter(|plan| lay != Some(*plan));
    let course_lay = before.course.as_ref().map(|kept| &kept.word.word);
    let course = after.course.as_ref().map(|kept| &kept.word.word).filter(|course| course_lay != Some(*course));
    // Plan and course share the fields for cards.
    let chosen = course.map(|course| &course.choices).or_else(|| plan.map(|plan| &plan.choices));
    let chosen_lay = course_lay.map(|course| &course.choices);
    let choices = chosen.into_iter().flatten().filter(|choice| !chosen_lay.is_some_and(|lay| lay.contains(choice)));
    let hands = fresh(&before.hands, &after.hands).map(of_hand).sum::<u32>();
    let meets = fresh(&before.meets, &after.meets).map(of_meet).sum::<u32>();
    let battles = fresh(&before.battles, &after.battles).map(of_battle).sum::<u32>();
    let turns = plan.map_or(0, |plan| of_plan(plan, lay)) + course.map_or(0, |course| of_course(course, course_lay));
    turns + choices.map(of_choice).sum::<u32>() + hands + meets + battles
}

/// Lines that did not lie there.
fn fresh<'a, W: PartialEq>(before: &'a [Kept<W>], after: &'a [Kept<W>]) -> impl Iterator<Item = &'a W> {
    let lies = |word: &W| before.iter().any(|kept| kept.word == *word);
    after.iter().map(|kept| &kept.word).filter(move |word| !lies(word))
}

/// A list for each roll; an arrow is written, with hex and direction.
fn of_plan(plan: &Plan, lay: Option<&Plan>) -> u32 {
    let said = |roll: &usize| {
        let line = plan.rolls[*roll];
        line != Line::Ask && lay.is_none_or(|lay| lay.rolls[*roll] != line)
    };
    let arrow = if matches!(plan.first, First::Arrow(_)) { 3 } else { 0 };
    (0..plan.rolls.len()).filter(said).count() as u32 + arrow
}

/// A list for each leg, and a tick.
fn of_course(course: &Course, lay: Option<&Course>) -> u32 {
    let lies = |number: usize| lay.and_then(|lay| lay.legs.get(number)) == course.legs.get(number);
    let legs = (0..course.legs.len()).filter(|number| !lies(*number)).count() as u32;
    legs + u32::from(course.home != lay.is_some_and(|lay| lay.home))
}

fn of_choice(choice: &Choice) -> u32 {
    match choice {
        Choice::Graze | Choice::Hero | Choice::Calm => 1,
        Choice::Feast { .. } | Choice::Gifts { .. } => 2,
        Choice::Bid { .. } | Choice::Pay { .. } | Choice::Look(_) => 3,
    }
}

fn of_hand(hand: &Hand) -> u32 {
    u32::from(hand.to.is_some()) + hand.cards.len() as u32 + 2 * hand.sell.len() as u32
}

fn of_meet(meet: &Meet) -> u32 {
    1 + u32::from(meet.with.is_some()) + u32::from(meet.margin.is_some())
}

fn of_battle(battle: &Battle) -> u32 {
    1 + u32::from(battle.with.is_some()) + u32::from(battle.from.is_some()) + u32::from(battle.accept.is_some())
}
