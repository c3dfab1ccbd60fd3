//! A lesson at its table: one sentence about what is asked now, one thing to do, and how much of it has been seen. What it says is
//! the game's; it goes by what is asked and never by a number of moves, so that whoever does something else is led on from there.

/// What is said at this point of a lesson.
pub(in crate::web) struct Lesson {
    /// Kinds of questions that the learner has met, and all that there are.
    pub(in crate::web) met: usize,
    pub(in crate::web) kinds: usize,
    /// Nothing is left to learn.
    pub(in crate::web) is_done: bool,
    /// What is said then.
    pub(in crate::web) done: String,
    /// About what is asked; nothing while nothing is.
    pub(in crate::web) advice: Option<Advice>,
}

/// One thing to do.
pub(in crate::web) struct Advice {
    pub(in crate::web) sentence: String,
    /// What the button says.
    pub(in crate::web) deed: String,
    /// Where its review is.
    pub(in crate::web) href: String,
}
