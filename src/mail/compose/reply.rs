//! The letter that comes back to whoever answered one by mail: what was understood, what was done, and what can still be done.

use super::choice::to_table;
use super::play::{asked, reply_note, wording};
use super::{Composer, Wording};
use crate::mail::contents::{Answered, AnsweredHow, Play};

pub(super) fn reply(composer: &mut Composer<'_>, play: &Play, answered: &Answered) -> Wording {
    let headline = composer.t.letter_reply(answered.outcome.word());
    let asks = match answered.outcome {
        AnsweredHow::NotUnderstood | AnsweredHow::AgainstTheRules | AnsweredHow::TooLate => true,
        AnsweredHow::Said | AnsweredHow::NotSaid => true,
        AnsweredHow::Done | AnsweredHow::ToConfirm => false,
    };
    if asks && play.telling.asked.is_some() {
        return again(composer, play, headline, &answered.lines);
    }
    let mut wording = wording(composer, play, headline);
    wording.lines.clone_from(&answered.lines);
    if let Some(query) = &answered.review {
        let suffix = format!("/review?{query}");
        wording.doors.push(composer.door(composer.t.letter_reply_door(), play.way, &suffix));
        wording.doors_note = composer.t.letter_choices_note();
    }
    wording.doors.push(to_table(composer, play.way));
    wording
}

/// The question once more with its choices, below what became of the answer.
fn again(composer: &mut Composer<'_>, play: &Play, headline: String, lines: &[String]) -> Wording {
    let question = asked(composer, play);
    let mut wording = wording(composer, play, headline);
    wording.lines = [lines, std::slice::from_ref(&question.first_line), question.lines.as_slice()].concat();
    wording.kicker = question.kicker;
    wording.doors = question.doors;
    wording.doors_note = composer.t.letter_choices_note();
    wording.reply_note = reply_note(composer);
    wording
}

impl AnsweredHow {
    /// As the messages call it.
    fn word(self) -> &'static str {
        match self {
            AnsweredHow::Done => "done",
            AnsweredHow::ToConfirm => "confirm",
            AnsweredHow::NotUnderstood => "unclear",
            AnsweredHow::AgainstTheRules => "refused",
            AnsweredHow::TooLate => "late",
            AnsweredHow::Said => "said",
            AnsweredHow::NotSaid => "unsaid",
        }
    }
}
