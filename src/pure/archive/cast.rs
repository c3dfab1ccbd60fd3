//! What is known of a table before the first card is dealt, and the rules for it.

use crate::engine::{Deal, DealKey, Game, ServerSeed, SetupError};

/// Who takes part, in joining order: people, then bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Participant {
    /// `word` is the lucky word, which goes into the deal.
    Person { name: String, word: String },
    /// `kind` is a lower-case word.
    Bot { name: String, kind: String },
}

/// A table about to be dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cast {
    pub code: String,
    pub seed: ServerSeed,
    pub participants: Vec<Participant>,
}

impl Cast {
    /// What the engine does not see of a table, and still must be right before a deal can be checked by others.
    pub(super) fn check(&self) -> Result<(), SetupError> {
        let (people, kinds) = (self.words().count(), self.kinds());
        let first = self.participants.iter().take(people);
        if first.into_iter().any(|participant| matches!(participant, Participant::Bot { .. })) {
            return Err(SetupError::PeopleFirst);
        }
        if self.words().chain([self.code.as_str()]).any(|text| text.contains('\0')) {
            return Err(SetupError::ZeroByte);
        }
        if kinds.iter().all(|kind| is_word(kind)) { Ok(()) } else { Err(SetupError::BotKind) }
    }

    /// What the game is made from.
    pub fn deal<G: Game>(&self, ruleset: G::Ruleset, options: G::Options) -> Deal<G> {
        let count = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let people = self.people();
        let bots = self.participants.len() - people;
        Deal { ruleset, options, people: count(people), bots: count(bots), key: self.key() }
    }

    pub(super) fn key(&self) -> DealKey {
        DealKey::new(&self.code, &self.seed, self.words())
    }

    pub(super) fn people(&self) -> usize {
        self.words().count()
    }

    /// The bots' kinds, in joining order.
    pub fn kinds(&self) -> Vec<&str> {
        let kind = |participant| match participant {
            &Participant::Person { .. } => None,
            Participant::Bot { kind, .. } => Some(kind.as_str()),
        };
        self.participants.iter().filter_map(kind).collect()
    }

    /// The people's lucky words.
    fn words(&self) -> impl Iterator<Item = &str> {
        self.participants.iter().filter_map(|participant| match participant {
            Participant::Person { word, .. } => Some(word.as_str()),
            Participant::Bot { .. } => None,
        })
    }
}

fn is_word(kind: &str) -> bool {
    kind.starts_with(|letter: char| letter.is_ascii_lowercase())
        && kind.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-')
}
