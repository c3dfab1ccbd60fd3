//! The games there are: the one place that names them all. `tables.game` decides which of them a table plays; whatever
//! depends on that is written once for every game and dispatched here, by type. A further game is a line in each of the
//! lists below, and folders of its own. Pips is the tests' own game (`tests/game`): no build for people has it.

use super::Game as _;

/// The games there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    Ulysses,
    Odyssee,
    #[cfg(feature = "pips")]
    Pips,
}

impl GameKind {
    /// The one that is offered first.
    pub const FIRST: GameKind = GameKind::Ulysses;

    pub const ALL: &'static [GameKind] = &[
        GameKind::Ulysses,
        GameKind::Odyssee,
        #[cfg(feature = "pips")]
        GameKind::Pips,
    ];

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

/// It belongs to another game than the one that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfAnotherGame;

/// Work that is the same for every game, once its type is known: `for_game!(kind, G => work::<G>())`.
#[macro_export]
macro_rules! for_game {
    ($kind:expr, $game:ident => $work:expr) => {
        match $kind {
            $crate::engine::GameKind::Ulysses => {
                type $game = $crate::engine::ulysses::Ulysses;
                $work
            }
            $crate::engine::GameKind::Odyssee => {
                type $game = $crate::engine::odyssee::Odyssee;
                $work
            }
            #[cfg(feature = "pips")]
            $crate::engine::GameKind::Pips => {
                type $game = $crate::engine::pips::Pips;
                $work
            }
        }
    };
}

/// A type that holds something of whichever game: `per_game!(pub enum AnyGlance of Glance)`.
#[macro_export]
macro_rules! per_game {
    ($(#[$note:meta])* $see:vis enum $any:ident of $one:ident) => {
        $(#[$note])*
        $see enum $any {
            Ulysses($one<$crate::engine::ulysses::Ulysses>),
            Odyssee($one<$crate::engine::odyssee::Odyssee>),
            #[cfg(feature = "pips")]
            Pips($one<$crate::engine::pips::Pips>),
        }

        $crate::engine::per_game!(@one $any, $one, Ulysses, $crate::engine::ulysses::Ulysses);
        $crate::engine::per_game!(@one $any, $one, Odyssee, $crate::engine::odyssee::Odyssee);
        #[cfg(feature = "pips")]
        const _: () = {
            $crate::engine::per_game!(@one $any, $one, Pips, $crate::engine::pips::Pips);
        };
    };
    (@one $any:ident, $one:ident, $kind:ident, $game:ty) => {
        impl From<$one<$game>> for $any {
            fn from(one: $one<$game>) -> Self {
                Self::$kind(one)
            }
        }

        /// The very thing, if it is of that game.
        impl TryFrom<$any> for $one<$game> {
            type Error = $crate::engine::OfAnotherGame;

            fn try_from(any: $any) -> Result<Self, $crate::engine::OfAnotherGame> {
                match any {
                    $any::$kind(one) => Ok(one),
                    _ => Err($crate::engine::OfAnotherGame),
                }
            }
        }
    };
}

/// What holds something of whichever game, opened: `of_game!(any, AnyGlance, glance => work(&glance))`.
#[macro_export]
macro_rules! of_game {
    ($value:expr, $any:ident, $one:pat => $work:expr) => {
        match $value {
            $any::Ulysses($one) => $work,
            $any::Odyssee($one) => $work,
            #[cfg(feature = "pips")]
            $any::Pips($one) => $work,
        }
    };
}

pub use crate::{for_game, of_game, per_game};

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
