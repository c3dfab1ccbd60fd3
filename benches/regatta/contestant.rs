//! Who sails: a kind of bot, or one that differs from its kind.

use std::str::FromStr;

use penelope_pure::bot::pilot::{self, Trial};
use penelope_pure::bot::{BotKind, Bots, Dice, Effort, Known};
use penelope_pure::engine::Seat;

use crate::tree;

/// A bot, and how it differs from its kind.
#[derive(Clone, Copy)]
pub(crate) struct Contestant {
    kind: BotKind,
    /// Another effort than it makes by itself.
    effort: Option<Effort>,
    /// It thinks by a tree.
    climbs: bool,
    /// So many answers in a hundred are a drifter's.
    drifts: u32,
    /// In so many questions of a hundred it takes another answer that is worth a thought.
    slips: u32,
}

impl From<BotKind> for Contestant {
    fn from(kind: BotKind) -> Self {
        Self { kind, effort: None, climbs: false, drifts: 0, slips: 0 }
    }
}

impl FromStr for Contestant {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let number = |text: &str| text.parse::<u32>().map_err(|_| ());
        let (text, slips) = text.split_once('^').unwrap_or((text, "0"));
        let (text, drifts) = text.split_once('~').unwrap_or((text, "0"));
        let mut parts = text.split(':');
        let name = parts.next().ok_or(())?;
        let climbs = name == "tree";
        let kind = if climbs { BotKind::Pilot } else { name.parse().map_err(|_| ())? };
        let effort = match parts.collect::<Vec<_>>().as_slice() {
            [] => None,
            [playouts, horizon, doubt] => {
                Some(Effort { playouts: number(playouts)?, horizon: number(horizon)?, doubt: number(doubt)? })
            }
            _ => return Err(()),
        };
        Ok(Self { kind, effort, climbs, drifts: number(drifts)?, slips: number(slips)? })
    }
}

impl Contestant {
    /// Its answer, and how many games it has played on for it. `number` tells the questions of a game apart.
    pub(crate) fn answer<G: Bots>(self, game: &G, seat: Seat, dice: &Dice, number: u64) -> (Option<G::Action>, u32) {
        let known = Known::of(game, seat);
        let mut chance = dice.roll(u64::MAX - number);
        if self.slips > 0 && chance.index(100) < self.slips {
            let answers = G::candidates(&known.view(), &known.legal(), dice);
            let other = 1 + chance.index((answers.len() as u32).saturating_sub(1).max(1)) as usize;
            return (answers.get(other).or(answers.first()).cloned(), 0);
        }
        let drifts = self.drifts > 0 && dice.roll(u64::MAX - number).index(100) < self.drifts;
        let kind = if drifts { BotKind::Drifter } else { self.kind };
        let Some(effort) = self.effort.or_else(|| G::effort(kind)).filter(|_| !drifts) else {
            return (G::choose(kind, &known.view(), &known.legal(), dice), 0);
        };
        if self.climbs {
            return tree::choose(&known, effort, dice);
        }
        let candidates = G::candidates(&known.view(), &known.legal(), dice);
        let trial = pilot::try_out(&known, candidates, effort, dice);
        let playouts = trial.as_ref().map_or(0, Trial::playouts);
        (trial.map(|trial| trial.best(effort.doubt)), playouts)
    }
}
