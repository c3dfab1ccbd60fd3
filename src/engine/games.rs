//! The games there are: the one place that names them all. `tables.game` decides which of them a table plays; whatever
//! depends on that is written once for every game and dispatched here, by type. A further game is a line in each of the
//! lists below, and folders of its own.

use super::Game as _;

/// The games there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    Ulysses,
}

impl GameKind {
    /// The first is offered first.
    pub const ALL: &'static [GameKind] = &[GameKind::Ulysses];

    /// As it is stored.
    pub fn name(self) -> &'static str {
        for_game!(self, G => G::NAME)
    }

    /// As people call it.
    pub fn title(self) -> &'static str {
        for_game!(self, G => G::TITLE)
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

/// Work that is the same for every game, once its type is known: `for_game!(kind, G => work::<G>())`.
macro_rules! for_game {
    ($kind:expr, $game:ident => $work:expr) => {
        match $kind {
            $crate::engine::GameKind::Ulysses => {
                type $game = $crate::engine::ulysses::Ulysses;
                $work
            }
        }
    };
}

/// A type that holds something of whichever game: `per_game!(pub enum AnySight of Sight)`.
macro_rules! per_game {
    ($(#[$note:meta])* $see:vis enum $any:ident of $one:ident) => {
        $(#[$note])*
        $see enum $any {
            Ulysses($one<$crate::engine::ulysses::Ulysses>),
        }

        impl From<$one<$crate::engine::ulysses::Ulysses>> for $any {
            fn from(one: $one<$crate::engine::ulysses::Ulysses>) -> Self {
                Self::Ulysses(one)
            }
        }
    };
}

/// What holds something of whichever game, opened: `of_game!(any: AnySight, sight => work(&sight))`.
macro_rules! of_game {
    ($value:expr, $any:ident, $one:pat => $work:expr) => {
        match $value {
            $any::Ulysses($one) => $work,
        }
    };
}

pub(crate) use {for_game, of_game, per_game};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_the_name_under_which_it_is_stored() {
        for kind in GameKind::ALL {
            assert_eq!(GameKind::named(kind.name()), Some(*kind));
            assert!(!kind.title().is_empty());
        }
        assert_eq!(GameKind::named("Ulysses"), None, "stored names are lower case");
    }
}
