//! Between two looks at something that has no bell.

use std::time::Duration;

/// Whoever asks without a pause takes the processor from what is awaited, and from every other test. Nothing may depend on how long
/// it is: it stands in loops only.
const MOMENT: Duration = Duration::from_millis(10);

pub(crate) async fn a_moment() {
    tokio::time::sleep(MOMENT).await;
}
