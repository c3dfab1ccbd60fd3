//! Whatever the storm leaves to chance comes out of one number, so that a run can be had again.

/// SplitMix64: a few lines, the same on every machine.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn of(seed: u64) -> Dice {
        Dice(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Below `limit`.
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit.max(1)
    }

    /// An index of something that has so many.
    pub(crate) fn index(&mut self, count: usize) -> usize {
        usize::try_from(self.below(count as u64)).unwrap()
    }

    /// So many times in a hundred.
    pub(crate) fn percent(&mut self, chance: u64) -> bool {
        self.below(100) < chance
    }

    pub(crate) fn pick<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        if things.is_empty() { None } else { Some(&things[self.index(things.len())]) }
    }
}
