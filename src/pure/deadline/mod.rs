//! Pure: how long somebody has for an answer. A pace gives waking time, a calendar says when its player is awake, and the
//! two together say when an answer is due and when to remind of it. The present time is an argument everywhere.

pub mod calendar;
pub mod clock;
pub mod forecast;
pub mod gather;
pub mod pace;
pub mod reminder;
pub mod vacation;
pub mod waking;
pub mod zone;

#[cfg(test)]
mod tests;

/// Waking time, in whole minutes: what a player loses to rounding is given to the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span(u32);

impl Span {
    pub const ZERO: Span = Span(0);

    pub const fn minutes(minutes: u32) -> Span {
        Span(minutes)
    }

    pub const fn hours(hours: u16) -> Span {
        Span(hours as u32 * 60)
    }

    pub const fn in_minutes(self) -> u32 {
        self.0
    }

    #[must_use]
    pub fn plus(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }

    /// Nothing is left where less was there.
    #[must_use]
    pub fn minus(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }

    /// So many tenths of it.
    #[must_use]
    pub fn tenths(self, tenths: u8) -> Span {
        Span(u32::try_from(u64::from(self.0) * u64::from(tenths) / 10).unwrap_or(u32::MAX))
    }
}
