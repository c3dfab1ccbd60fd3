//! The kinds of letters, as the outbox knows them.

use std::str::FromStr;

/// Why somebody is written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LetterKind {
    /// Is this your address? To whoever opened a table.
    Confirm,
    /// A seat is offered; also to whoever asked to join an open table.
    Invitation,
    /// You have a seat; the table waits for the others.
    Seated,
    /// The game begins.
    Begins,
    /// Your turn, your answer is needed, or the question has changed: as the table stands when it is sent.
    Question,
    /// The same once more, because no answer has come.
    Reminder,
    /// Questions of all the reader's tables in one letter, for those who wish.
    Roundup,
    /// Time ran out twice in a row: the caretaker keeps the seat until its player comes back.
    Away,
    /// Somebody else has taken over the seat that the caretaker kept.
    Given,
    /// What was said at the table, to those who want a letter about it.
    Talk,
    /// What became of an answer that came by mail.
    Reply,
    /// The game has been called off.
    CalledOff,
    /// The game is over; with the archive file.
    Over,
    /// The link to one's own tables.
    SignIn,
    /// A fresh link to one's seat, asked for on the page.
    FreshLink,
    /// Is this your address? To whoever wants to keep a game that was begun without one.
    Keep,
}

impl LetterKind {
    pub const ALL: [LetterKind; 16] = [
        LetterKind::Confirm,
        LetterKind::Invitation,
        LetterKind::Seated,
        LetterKind::Begins,
        LetterKind::Question,
        LetterKind::Reminder,
        LetterKind::Roundup,
        LetterKind::Away,
        LetterKind::Given,
        LetterKind::Talk,
        LetterKind::Reply,
        LetterKind::CalledOff,
        LetterKind::Over,
        LetterKind::SignIn,
        LetterKind::FreshLink,
        LetterKind::Keep,
    ];

    /// As it stands in the outbox.
    pub fn name(self) -> &'static str {
        match self {
            LetterKind::Confirm => "confirm",
            LetterKind::Invitation => "invitation",
            LetterKind::Seated => "seated",
            LetterKind::Begins => "begins",
            LetterKind::Question => "question",
            LetterKind::Reminder => "reminder",
            LetterKind::Roundup => "digest",
            LetterKind::Away => "away",
            LetterKind::Given => "given",
            LetterKind::Talk => "talk",
            LetterKind::Reply => "reply",
            LetterKind::CalledOff => "called off",
            LetterKind::Over => "over",
            LetterKind::SignIn => "sign in",
            LetterKind::FreshLink => "fresh link",
            LetterKind::Keep => "keep",
        }
    }
}

impl FromStr for LetterKind {
    type Err = NotAKind;

    fn from_str(text: &str) -> Result<LetterKind, NotAKind> {
        LetterKind::ALL.into_iter().find(|kind| kind.name() == text).ok_or(NotAKind)
    }
}

/// The text names no kind of letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAKind;
