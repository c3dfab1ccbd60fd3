//! What something costs: processor time of this process, of the programs it runs and of its Postgres, which does not mind much what
//! else the machine does.

use std::path::Path;

use nix::sys::resource::{UsageWho, getrusage};

/// What Linux counts the time of processes in that have ended.
const TICKS_PER_SECOND: f64 = 100.0;

/// Milliseconds of processor time so far: in all, and of Postgres alone.
pub(crate) fn milliseconds(postmaster: &str) -> [f64; 2] {
    let own: f64 = [UsageWho::RUSAGE_SELF, UsageWho::RUSAGE_CHILDREN].map(used).iter().sum();
    let processes = std::fs::read_dir("/proc").expect("Linux has it").filter_map(Result::ok);
    let of_postgres: f64 = processes.filter_map(|process| of_postgres(&process.path(), postmaster)).sum();
    [own + of_postgres, of_postgres]
}

fn used(who: UsageWho) -> f64 {
    let used = getrusage(who).expect("a process knows what it used");
    let spent = [used.user_time(), used.system_time()];
    spent.iter().map(|time| time.tv_sec() as f64 * 1000.0 + time.tv_usec() as f64 / 1000.0).sum()
}

/// Of the postmaster, with those of its children that have ended, and of each child that runs.
fn of_postgres(process: &Path, postmaster: &str) -> Option<f64> {
    let stat = std::fs::read_to_string(process.join("stat")).ok()?;
    // A name may hold anything, and ends with the last bracket.
    let (pid, rest) = (stat.split_once(' ')?.0, stat.rsplit_once(") ")?.1);
    let fields: Vec<&str> = rest.split(' ').collect();
    let number = |at: usize| fields.get(at)?.parse::<f64>().ok();
    let ended = if pid == postmaster { number(13)? + number(14)? } else { 0.0 };
    if pid != postmaster && fields.get(1) != Some(&postmaster) {
        return None;
    }
    let running = std::fs::read_to_string(process.join("schedstat")).ok()?;
    let nanoseconds: f64 = running.split(' ').next()?.parse().ok()?;
    Some(nanoseconds / 1e6 + ended * 1000.0 / TICKS_PER_SECOND)
}
