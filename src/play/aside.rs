//! Work that takes its time, beside everything else: on a thread of its own, which the system lets run when nobody who serves
//! people wants the core.

use tokio::sync::oneshot;

/// Weighs about a tenth of what serves pages: that goes first, and on a machine that is busy with other things bots still answer.
const NICENESS: i32 = 10;

/// What comes of the work; nothing if it panicked, or if no thread is to be had.
pub(super) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (done, result) = oneshot::channel();
    let thread = std::thread::Builder::new().name("aside".to_owned()).spawn(move || {
        // Of this thread alone, as Linux has it. Where it cannot be said, the work is done all the same.
        let _niced = rustix::process::nice(NICENESS);
        // Whoever wanted it may be gone.
        drop(done.send(work()));
    });
    thread.ok()?;
    result.await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[actix_web::test]
    async fn whoever_works_aside_stands_back_and_a_panic_harms_nobody() {
        let niceness = || rustix::process::getpriority_process(None).expect("Linux tells it");
        let before = niceness();
        let theirs = aside(niceness).await.expect("it is done");
        assert_eq!((theirs, niceness()), ((before + NICENESS).min(19), before), "of that thread alone");
        assert_eq!(aside(move || assert!(before > 100)).await, None);
    }
}
