//! Many turns in bundles of ten: a long game is a short list all the same.

/// So many turns are a list of their own.
const FEW: usize = 15;
const BUNDLE: u16 = 10;

/// Turns that are folded together.
pub(in crate::web) struct Bundle<T> {
    /// The first and the last one; none where they stand for themselves.
    pub(in crate::web) span: Option<(u16, u16)>,
    pub(in crate::web) turns: Vec<T>,
}

/// Ten and ten, whichever of them comes first. The deal, number 0, lies with the first turns.
pub(in crate::web) fn bundled<T>(turns: Vec<T>, number: impl Fn(&T) -> u16) -> Vec<Bundle<T>> {
    if turns.len() <= FEW {
        return vec![Bundle { span: None, turns }];
    }
    let mut bundles: Vec<Bundle<T>> = Vec::new();
    for turn in turns {
        let at = number(&turn).max(1);
        match bundles.last_mut() {
            Some(Bundle { span: Some((first, last)), turns }) if (*first - 1) / BUNDLE == (at - 1) / BUNDLE => {
                (*first, *last) = (at.min(*first), at.max(*last));
                turns.push(turn);
            }
            _ => bundles.push(Bundle { span: Some((at, at)), turns: vec![turn] }),
        }
    }
    bundles
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spans(turns: impl Iterator<Item = u16>) -> Vec<(Option<(u16, u16)>, usize)> {
        bundled(turns.collect(), |turn| *turn).into_iter().map(|bundle| (bundle.span, bundle.turns.len())).collect()
    }

    #[test]
    fn few_turns_stand_for_themselves() {
        assert_eq!(spans(0..15), [(None, 15)]);
        assert_eq!(spans(0..0), [(None, 0)]);
    }

    #[test]
    fn many_turns_are_folded_by_tens_from_either_end() {
        let there = [(Some((1, 10)), 11), (Some((11, 20)), 10), (Some((21, 23)), 3)];
        assert_eq!(spans(0..24), there, "the deal lies with the first turns");
        assert_eq!(spans((0..24).rev()), [there[2], there[1], there[0]]);
        // A turn in which nothing is told is not in the list.
        assert_eq!(spans((1..24).filter(|turn| *turn != 10)), [(Some((1, 9)), 9), there[1], there[2]]);
    }
}
