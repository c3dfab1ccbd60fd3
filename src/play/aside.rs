//! Work that takes its time, beside everything else: on a thread of its own, which runs when nobody who serves people wants the core.

use tokio::sync::oneshot;

/// What comes of the work; nothing if it panicked, or if no thread is to be had.
pub(super) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (done, result) = oneshot::channel();
    let thread = std::thread::Builder::new().name("aside".to_owned()).spawn(move || {
        stand_back();
        // Whoever wanted it may be gone.
        drop(done.send(work()));
    });
    thread.ok()?;
    result.await.ok()
}

/// This thread gives way at once to whoever else wants its core. To be nice would not do: whoever wakes up still waits for the nice
/// one's turn to end, and between the queries of a page somebody wakes up a dozen times. Where Linux does not allow it, or there is
/// none, the work is done all the same.
#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "no crate of ours has this call")]
fn stand_back() {
    let usual = libc::sched_param { sched_priority: 0 };
    // SAFETY: it takes two numbers and a place that is only read; zero is the calling thread.
    let _allowed = unsafe { libc::sched_setscheduler(0, libc::SCHED_IDLE, &raw const usual) };
}

#[cfg(not(target_os = "linux"))]
fn stand_back() {}

#[cfg(test)]
mod tests {
    use super::*;

    /// As Linux counts them.
    const IDLE: &str = "5";

    fn policy() -> String {
        let stat = std::fs::read_to_string("/proc/thread-self/stat").expect("Linux tells it");
        let (_, fields) = stat.rsplit_once(") ").expect("a name in brackets");
        fields.split(' ').nth(38).expect("a policy").to_owned()
    }

    #[actix_web::test]
    async fn whoever_works_aside_stands_back_and_a_panic_harms_nobody() {
        let before = policy();
        assert_eq!(aside(policy).await.as_deref(), Some(IDLE));
        assert_eq!(policy(), before, "of that thread alone");
        assert_eq!(aside(|| assert_eq!(policy(), "no policy")).await, None);
    }
}
