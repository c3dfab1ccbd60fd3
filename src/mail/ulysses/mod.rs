//! Examples of the letters about Ulysses, and of those that are the same for every game.

use std::sync::LazyLock;

use super::contents::{About, Answered, AnsweredHow, ArchiveFile, Invited, Letter, Play};
use super::samples::Sampled;
use super::samples::game::{ASKED, CODE, PLAYER, SampleGame, TABLE, Wish, claims, facts, letter, pass, seat_way};
use crate::engine::GameKind;
use crate::engine::ulysses::{Options, Question, Ruleset, Ulysses, View};
use crate::id::{Epoch, InvitationId, SeatId};
use crate::link::{Errand, Purpose};
use crate::text::{Locale, Text};

impl Sampled for Ulysses {
    fn rules() -> (Ruleset, Options) {
        (Ruleset::Ulysses1, Options::default())
    }

    fn samples(locale: Locale) -> Vec<(&'static str, Letter)> {
        samples(&Wish { locale, name: None, with_hand: true })
    }
}

pub(super) fn samples(wish: &Wish<'_>) -> Vec<(&'static str, Letter)> {
    let (game, here) = (&*GAME, (wish, CODE));
    let asked = |question: Question| move |view: &View| view.question == Some(question);
    let question = |question: Question| About::Question(game.play_when(wish, asked(question)));
    let over = game.play_when(wish, |view| view.question.is_none());
    let json = game.records.last().map(|record| record.archive().to_json()).unwrap_or_default();
    let file = ArchiveFile::of(GameKind::Ulysses, CODE, json);
    let (invite, confirm) = (Errand::Invitation(TABLE, InvitationId(1)), Errand::Confirm(TABLE, PLAYER));
    let middle = game.records.len() / 2;
    let t = Text::of(wish.locale);
    let line = t.letter_sample_line();
    let about = [
        ("confirm", About::Confirm { table: facts::<Ulysses>(), way: pass(confirm) }),
        (
            "invitation",
            About::Invitation { table: facts::<Ulysses>(), why: Invited::ByHost, line: Some(line), way: pass(invite) },
        ),
        (
            "invitation, own wish",
            About::Invitation { table: facts::<Ulysses>(), why: Invited::OwnWish, line: None, way: pass(invite) },
        ),
        (
            "invitation, rematch",
            About::Invitation { table: facts::<Ulysses>(), why: Invited::Again, line: None, way: pass(invite) },
        ),
        ("offer", About::Offer { table: facts::<Ulysses>(), way: pass(invite) }),
        ("seated", About::Seated { table: facts::<Ulysses>(), way: seat_way() }),
        ("begins", About::Begins(game.play(here, 0, 0))),
        ("question, your turn", question(Question::Action)),
        ("question, your answer", question(Question::Asking)),
        ("question, changed", question(Question::Discussion)),
        ("question, wind", question(Question::Wind)),
        (
            "question, with calendar",
            About::Question(Play { calendar: Some(ASKED), ..game.play_when(wish, asked(Question::Asking)) }),
        ),
        ("reminder", About::Reminder(game.play_when(wish, asked(Question::Asking)))),
        ("digest", About::Roundup(game.digest(wish, asked(Question::Asking), asked(Question::Action)))),
        ("away", About::Away(game.play(here, middle, middle as u32 - 8), false)),
        ("away, offered", About::Away(game.play(here, middle, middle as u32), true)),
        ("given", About::Given { table: facts::<Ulysses>(), seat: (TABLE, claims(Purpose::Seat).seat) }),
        ("talk", About::Talk(game.play(here, middle, 0))),
        ("reply, to confirm", About::Reply(game.play_when(wish, asked(Question::Asking)), confirmed(t))),
        ("reply, not understood", About::Reply(game.play_when(wish, asked(Question::Discussion)), misunderstood(t))),
        ("reply, counted", About::Reply(game.play(here, middle, 0), counted(t))),
        ("called off", About::CalledOff { table: facts::<Ulysses>() }),
        ("over", About::Over(over, file)),
        ("sign in", About::SignIn { way: pass(Errand::SignIn(PLAYER)) }),
        ("fresh link", About::FreshLink { table: facts::<Ulysses>(), way: seat_way() }),
        (
            "keep",
            About::Keep { table: facts::<Ulysses>(), way: pass(Errand::Keep(SeatId(23), Epoch::of(4, 0), PLAYER)) },
        ),
    ];
    about.into_iter().map(|(name, about)| (name, letter(wish, about))).collect()
}

fn confirmed(t: Text) -> Answered {
    let lines = vec![t.letter_reply_understood(t.ahead_plain_agree()), t.letter_reply_why("setting")];
    Answered { outcome: AnsweredHow::ToConfirm, lines, review: Some("do=agree&c=pass".to_owned()) }
}

fn misunderstood(t: Text) -> Answered {
    Answered { outcome: AnsweredHow::NotUnderstood, lines: vec![t.letter_reply_number(7)], review: None }
}

fn counted(t: Text) -> Answered {
    let lines = vec![t.letter_reply_understood(t.ulysses_form_pass()), t.letter_reply_rest()];
    Answered { outcome: AnsweredHow::Done, lines, review: None }
}

/// Played once: it is the same in every language.
static GAME: LazyLock<SampleGame<Ulysses>> = LazyLock::new(SampleGame::played);

/// What the reader knows of the game after each entry.
#[cfg(test)]
pub(crate) fn knowns() -> Vec<<Ulysses as crate::text::telling::Tells>::Known> {
    use crate::text::telling::Tells as _;

    let game = &*GAME;
    let known = |record: &crate::archive::Record<Ulysses>| {
        Ulysses::known(record.book(), crate::engine::Eye::Seat(game.reader), crate::text::company::Company::default())
    };
    game.records.iter().map(known).collect()
}
