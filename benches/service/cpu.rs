//! Processor time of the whole house, this process and its Postgres: unlike the clock it hardly minds what else the machine does.

use std::path::Path;

use super::house::House;

/// What Linux counts processor time in.
const TICKS_PER_SECOND: f64 = 100.0;

/// Seconds since they began.
pub(crate) fn taken(house: &House) -> f64 {
    let pid_file = std::fs::read_to_string(house.folder.join("postgres/cluster/postmaster.pid")).expect("it runs");
    let postmaster = pid_file.lines().next().expect("a process id").trim();
    let processes = std::fs::read_dir("/proc").expect("Linux has it").filter_map(Result::ok);
    let ticks: u64 = processes.filter_map(|process| ticks(&process.path(), postmaster)).sum();
    ticks as f64 / TICKS_PER_SECOND
}

/// Of a process that is ours.
fn ticks(process: &Path, postmaster: &str) -> Option<u64> {
    let stat = std::fs::read_to_string(process.join("stat")).ok()?;
    // A name may hold anything, and ends with the last bracket.
    let (pid, rest) = (stat.split_once(' ')?.0, stat.rsplit_once(") ")?.1);
    let fields: Vec<&str> = rest.split(' ').collect();
    let number = |at: usize| fields.get(at)?.parse::<u64>().ok();
    let ours = pid.parse() == Ok(std::process::id()) || pid == postmaster || fields.get(1) == Some(&postmaster);
    // User and system time; of those that have ended the postmaster knows.
    let ended = if pid == postmaster { number(13)? + number(14)? } else { 0 };
    ours.then(|| Some(number(11)? + number(12)? + ended)).flatten()
}
