//! Who plays: the bots of `--bots`.

use std::str::FromStr;

use crate::bot::{BotKind, UnknownBot};

/// One kind for all seats, or one for each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct Crew(Vec<BotKind>);

const SEATS_BY_DEFAULT: u8 = 4;

impl Crew {
    /// The bots in joining order, for so many seats.
    pub(super) fn seated(&self, seats: Option<u8>) -> anyhow::Result<Vec<BotKind>> {
        match (self.0.as_slice(), seats) {
            ([kind], seats) => Ok(vec![*kind; usize::from(seats.unwrap_or(SEATS_BY_DEFAULT))]),
            (kinds, None) => Ok(kinds.to_vec()),
            (kinds, Some(seats)) if kinds.len() == usize::from(seats) => Ok(kinds.to_vec()),
            (kinds, Some(seats)) => anyhow::bail!("{} bots for {seats} seats; name one, or one for each", kinds.len()),
        }
    }
}

impl FromStr for Crew {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        Ok(Self(text.split(',').map(str::parse).collect::<Result<_, _>>()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_for_all_or_one_for_each() {
        use BotKind::{Drifter, Sailor};
        let seated = |text: &str, seats| text.parse::<Crew>().unwrap().seated(seats).ok();
        assert_eq!(seated("drifter", None), Some(vec![Drifter; 4]));
        assert_eq!(seated("drifter", Some(3)), Some(vec![Drifter; 3]));
        assert_eq!(seated("sailor,drifter,drifter", None), Some(vec![Sailor, Drifter, Drifter]));
        assert_eq!(seated("sailor,drifter,drifter", Some(3)), Some(vec![Sailor, Drifter, Drifter]));
        assert_eq!(seated("sailor,drifter,drifter", Some(4)), None);
        assert_eq!("sailor,".parse::<Crew>(), Err(UnknownBot));
    }
}
