//! How a battle to the end comes out (O-FIGHT-2, G-29), and what that leaves to both.

use std::sync::LazyLock;

use super::Mind;
use super::fortune::Fortune;
use crate::engine::Seat;
use crate::engine::odyssee::{CREW, ROLL_MAX};

/// The chances of a round for two crews: the first loses a hero, the second does; otherwise it is a tie.
fn round(crews: (u8, u8)) -> (f64, f64) {
    let sums = || (1..=ROLL_MAX).flat_map(|one| (1..=ROLL_MAX).map(move |two| (one + crews.0, two + crews.1)));
    let all = f64::from(ROLL_MAX) * f64::from(ROLL_MAX);
    let first = sums().filter(|(one, two)| one < two).count() as f64;
    let second = sums().filter(|(one, two)| one > two).count() as f64;
    (first / all, second / all)
}

/// A battle's ends: with what chance which crews are left.
type Ends = Vec<(f64, (u8, u8))>;

/// With what chance a battle of two crews ends with which crews.
fn ends(first: u8, second: u8) -> &'static Ends {
    const SIZE: usize = CREW as usize + 1;
    static ENDS: LazyLock<[[Ends; SIZE]; SIZE]> =
        LazyLock::new(|| std::array::from_fn(|first| std::array::from_fn(|second| reckon(first as u8, second as u8))));
    &ENDS[usize::from(first.min(CREW))][usize::from(second.min(CREW))]
}

fn reckon(first: u8, second: u8) -> Ends {
    let size = usize::from(CREW) + 1;
    let mut reached = vec![vec![0.0; size]; size];
    let mut ends = Vec::new();
    reached[usize::from(first)][usize::from(second)] = 1.0;
    for one in (0..=first).rev() {
        for two in (0..=second).rev() {
            let chance = reached[usize::from(one)][usize::from(two)];
            if chance == 0.0 {
                continue;
            }
            if one == 0 || two == 0 {
                ends.push((chance, (one, two)));
                continue;
            }
            let (falls, fells) = round((one, two));
            let tie = 1.0 - falls - fells;
            let parted = tie * tie * tie; // G-29
            let fought = (1.0 - parted) / (falls + fells);
            ends.push((chance * parted, (one, two)));
            reached[usize::from(one) - 1][usize::from(two)] += chance * falls * fought;
            reached[usize::from(one)][usize::from(two) - 1] += chance * fells * fought;
        }
    }
    ends
}

impl Mind<'_> {
    /// The shares of both after a battle to the end.
    pub(super) fn shares_fought(&self, seat: Seat, other: Seat) -> (f64, f64) {
        let troy = self.board().troy().first().copied();
        let after = |fortune: Fortune, crew: u8| match troy {
            Some(troy) if crew == 0 => fortune.lost(troy),
            Some(_) | None => {
                let mut fortune = fortune;
                fortune.stores.crew = crew;
                fortune
            }
        };
        let (one, two) = (self.fortunes[seat], self.fortunes[other]);
        let mut shares = (0.0, 0.0);
        for &(chance, crews) in ends(one.stores.crew, two.stores.crew) {
            let changed =
                [(seat, self.turns(seat, &after(one, crews.0))), (other, self.turns(other, &after(two, crews.1)))];
            shares.0 += chance * self.share(seat, &changed);
            shares.1 += chance * self.share(other, &changed);
        }
        shares
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The figures of the rules' section 11.
    #[test]
    fn one_hero_more_wins_nearly_always() {
        let won = |first, second| -> f64 {
            let won = ends(first, second).iter().filter(|(_, crews)| crews.1 == 0);
            won.map(|(chance, _)| chance).sum()
        };
        for crew in 1..=CREW {
            let all: f64 = ends(crew, CREW).iter().map(|(chance, _)| chance).sum();
            assert!((all - 1.0).abs() < 1e-9);
        }
        assert!((0.82..0.92).contains(&won(4, 3)), "{}", won(4, 3));
        assert!(won(4, 2) > 0.97);
        assert!((won(3, 3) - won(4, 4)).abs() < 0.1);
    }
}
