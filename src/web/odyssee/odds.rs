//! The chances of a battle that is fought to its end: exact, from the rules of a round (O-FIGHT-2, G-29).

use std::cmp::Ordering;

/// In parts of a million: the first wins, nobody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Odds {
    pub(super) wins: u32,
    pub(super) ties: u32,
}

const ALL: u64 = 1_000_000;
/// Ties running that end a battle.
const TIES_MAX: u8 = 3;

/// Crews of so many heroes.
pub(super) fn odds(own: u8, other: u8) -> Odds {
    // From the smallest crews on, each battle from those with a hero less: walking down all ways would take minutes.
    let (own, other) = (usize::from(own), usize::from(other));
    let mut fought = vec![vec![(0, 0); other + 1]; own + 1];
    for mine in 0..=own {
        for theirs in 0..=other {
            fought[mine][theirs] = match (mine, theirs) {
                (_, 0) => (ALL, 0),
                (0, _) => (0, 0),
                _ => from_here((mine, theirs), fought[mine][theirs - 1], fought[mine - 1][theirs]),
            };
        }
    }
    let (wins, ties) = fought[own][other];
    Odds { wins: wins as u32, ties: ties as u32 }
}

/// With these crews, by what follows when a hero falls on the other side, and on the own.
fn from_here((mine, theirs): (usize, usize), theirs_falls: (u64, u64), mine_falls: (u64, u64)) -> (u64, u64) {
    // Sixteen equally likely pairs of rolls.
    let rolls = || (1..=4_usize).flat_map(|own| (1..=4_usize).map(move |other| (mine + own).cmp(&(theirs + other))));
    let many = |wanted: Ordering| rolls().filter(|order| *order == wanted).count() as u64;
    let (more, less, even) = (many(Ordering::Greater), many(Ordering::Less), many(Ordering::Equal));
    (0..TIES_MAX).fold((0, ALL), |after_a_tie, _| {
        let part =
            |of: fn((u64, u64)) -> u64| (more * of(theirs_falls) + less * of(mine_falls) + even * of(after_a_tie)) / 16;
        (part(|(wins, _)| wins), part(|(_, ties)| ties))
    })
}

/// In percent, rounded.
pub(super) fn percent(parts: u32) -> u32 {
    (parts + 5_000) / 10_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_hero_more_wins_mostly_and_equal_crews_are_even() {
        let of = |own, other| {
            let odds = odds(own, other);
            (percent(odds.wins), percent(odds.ties))
        };
        for crew in 1..=4 {
            let (wins, ties) = of(crew, crew);
            assert!((2 * wins + ties).abs_diff(100) <= 1, "{crew}: {wins} {ties}");
        }
        let (more, less) = (of(3, 2), of(2, 3));
        assert!((85..=91).contains(&more.0), "{more:?}");
        assert!((more.0 + less.0 + more.1).abs_diff(100) <= 1, "{more:?} {less:?}");
        assert!(of(4, 2).0 >= 98);
        assert_eq!(of(2, 0), (100, 0));
    }
}
