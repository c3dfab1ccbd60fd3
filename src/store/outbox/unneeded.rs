//! Why a letter was not sent, though nothing was wrong with it. It stands where the words of mail servers stand otherwise.

use crate::store::word::words;

words! {
    /// Why nobody needed a letter.
    Unneeded in "outbox.reason":
    Erased = "address erased",
    Blocked = "the player wants no letters",
    RefusedBefore = "address refused before",
    Unsubscribed = "unsubscribed",
    Answered = "answered",
    Resigned = "resigned",
    Left = "left the table",
    Begun = "the game has begun",
    Over = "the game is over",
    CalledOff = "called off",
    Confirmed = "confirmed",
    TooLate = "too late",
    Told = "nothing new",
    /// A roundup whose letters leave one by one.
    Apart = "its letters leave one by one",
    /// Written down with the letter itself: nobody is to be flooded.
    TooMany = "too many",
    /// Whoever was invited is not any more.
    Withdrawn = "withdrawn",
}
