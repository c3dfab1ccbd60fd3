//! The chances of a battle that is fought to its end: exact, from the rules of a round (O-FIGHT-2, G-29).

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
    let (wins, ties) = fought(own, other, 0);
    Odds { wins: wins as u32, ties: ties as u32 }
}

fn fought(own: u8, other: u8, ties: u8) -> (u64, u64) {
    if other == 0 {
        return (ALL, 0);
    }
    if own == 0 {
        return (0, 0);
    }
    if ties == TIES_MAX {
        return (0, ALL);
    }
    // Sixteen equally likely pairs of rolls.
    let mut sum = (0, 0);
    for mine in 1..=4u8 {
        for theirs in 1..=4u8 {
            let next = match (own + mine).cmp(&(other + theirs)) {
                std::cmp::Ordering::Greater => fought(own, other - 1, 0),
                std::cmp::Ordering::Less => fought(own - 1, other, 0),
                std::cmp::Ordering::Equal => fought(own, other, ties + 1),
            };
            sum = (sum.0 + next.0, sum.1 + next.1);
        }
    }
    (sum.0 / 16, sum.1 / 16)
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
