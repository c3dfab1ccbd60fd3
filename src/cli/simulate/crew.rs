//! Who plays: the bots of `--bots`.

use std::str::FromStr;

use crate::bot::{BotKind, UnknownBot};

/// One kind for all seats, one for each, or a few that take turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct Crew(Vec<BotKind>);

impl Crew {
    /// The bots in joining order, for so many seats; where nobody says, for those who are named, or as many as usual if they
    /// are too few for the game.
    pub(super) fn seated(&self, seats: Option<u8>, least: u8, usual: u8) -> anyhow::Result<Vec<BotKind>> {
        let named = self.0.len();
        let seats = match seats {
            Some(seats) => usize::from(seats),
            None if named < usize::from(least) => usize::from(usual),
            None => named,
        };
        anyhow::ensure!(named <= seats, "{named} bots for {seats} seats; name as many at most");
        Ok(self.0.iter().copied().cycle().take(seats).collect())
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
    fn v_7_one_for_all_one_for_each_or_some_in_turn() {
        use BotKind::{Drifter, Sailor};
        let seated = |text: &str, seats| text.parse::<Crew>().unwrap().seated(seats, 3, 4).ok();
        assert_eq!(seated("drifter", None), Some(vec![Drifter; 4]));
        assert_eq!(seated("drifter", Some(3)), Some(vec![Drifter; 3]));
        assert_eq!(seated("sailor,drifter,drifter", None), Some(vec![Sailor, Drifter, Drifter]));
        assert_eq!(seated("sailor,drifter,drifter", Some(3)), Some(vec![Sailor, Drifter, Drifter]));
        assert_eq!(seated("sailor,drifter", Some(5)), Some(vec![Sailor, Drifter, Sailor, Drifter, Sailor]));
        assert_eq!(seated("sailor,drifter", None), Some(vec![Sailor, Drifter, Sailor, Drifter]));
        assert_eq!(seated("sailor,drifter,drifter,sailor", Some(3)), None);
        assert_eq!("sailor,".parse::<Crew>(), Err(UnknownBot));
    }
}
