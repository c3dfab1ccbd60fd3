//! When to try again, and when to give up. Pure.

use chrono::TimeDelta;

/// About four days of attempts against a mail server that says «later», as is the custom (RFC 5321, 4.5.4.1).
pub(super) const ATTEMPTS_MAX: i16 = 32;
/// A letter that cannot even be composed is our own fault; waiting mends it only if somebody else does.
pub(super) const COMPOSE_ATTEMPTS_MAX: i16 = 5;

const FIRST_SECONDS: i64 = 60;
const SECONDS_MAX: i64 = 4 * 60 * 60;

/// How long to wait after so many attempts: a minute, doubled each time up to four hours, and up to a quarter more or less
/// by `chance`, so that letters that failed together do not come back together.
pub(super) fn delay(attempts: i16, chance: u16) -> TimeDelta {
    let doublings = u32::from(attempts.max(1).unsigned_abs() - 1).min(16);
    let seconds = (FIRST_SECONDS << doublings).min(SECONDS_MAX);
    let quarter = seconds * 1000 / 4;
    let jitter = quarter * 2 * i64::from(chance) / i64::from(u16::MAX) - quarter;
    TimeDelta::milliseconds(seconds * 1000 + jitter)
}

/// How long a letter waits for the database, which costs no attempt: the longer it is under way, the more rarely.
pub(super) fn hindrance(age: TimeDelta) -> TimeDelta {
    (age / 4).clamp(TimeDelta::seconds(30), TimeDelta::minutes(15))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn out_06_delays_double_up_to_a_cap_and_never_meet() {
        let middle = u16::MAX / 2 + 1;
        let minutes: Vec<i64> = (1..=10).map(|attempts| delay(attempts, middle).num_minutes()).collect();
        assert_eq!(minutes, [1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
        for attempts in [i16::MIN, -1, 0, 1, 7, 20, i16::MAX] {
            let (least, most) = (delay(attempts, 0), delay(attempts, u16::MAX));
            assert!(least >= TimeDelta::seconds(45) && most <= TimeDelta::hours(5), "{attempts}: {least} {most}");
            assert!(least < most, "jitter");
        }
        let minutes: i64 = (1..ATTEMPTS_MAX).map(|attempts| delay(attempts, middle).num_minutes()).sum();
        assert!(minutes >= 4 * 24 * 60, "F8: a mail server may be down for four days: {minutes} minutes");
    }
}
