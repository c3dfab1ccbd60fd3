//! What became of letters since this process started, in numbers without names.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub struct Fate {
    outcome: &'static str,
}

/// Clones count together.
#[derive(Clone, Debug, Default)]
pub struct PostCounts(Family<Fate, Counter>);

impl PostCounts {
    pub(super) fn count(&self, outcome: &'static str, letters: usize) {
        self.0.get_or_create(&Fate { outcome }).inc_by(u64::try_from(letters).unwrap_or(u64::MAX));
    }

    /// For the registry of metrics.
    pub fn family(&self) -> Family<Fate, Counter> {
        self.0.clone()
    }
}
