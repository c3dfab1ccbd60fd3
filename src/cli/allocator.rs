//! How the system's allocator keeps memory that a server has given back.

/// From here on a piece of memory comes from the system and goes back to it at once: below are rows and pages, above only
/// the canvases and packed pictures of charts.
#[cfg(target_env = "gnu")]
const LARGE_FROM: i32 = 256 * 1024;

/// Glibc learns from each large piece that is freed to keep the next ones for itself, in every thread that ever drew a chart;
/// after a hundred letters that is half of what the program holds. It does not learn once it was told.
#[cfg(target_env = "gnu")]
#[expect(unsafe_code, reason = "a setting of glibc; it is thread-safe and touches no memory of ours")]
pub(super) fn return_large_pieces() {
    // SAFETY: `mallopt` takes two numbers, and refuses those that it does not know.
    let taken = unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE_FROM) };
    if taken == 0 {
        tracing::debug!("the allocator keeps its own ways");
    }
}

/// Other systems' allocators have no such habit.
#[cfg(not(target_env = "gnu"))]
pub(super) fn return_large_pieces() {}
