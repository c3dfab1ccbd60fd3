//! Guards: a word must not act in a situation that its owner did not foresee (RO-5). Those that always hold, and those that a
//! player adds.

use super::track::{Stand, Stopped, Track};
use super::{Lapse, MeetWord, Said, meet};
use crate::engine::Seat;
use crate::engine::odyssee::{Arrow, Board, Hex, HexSet, Illegal, ROLL_MAX, STONES_MAX, Site, View};

/// What a player adds; he can take nothing away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unless {
    /// With fewer heroes.
    pub crew: Option<u8>,
    /// With fewer gifts.
    pub gifts: Option<u8>,
    /// With a ship within so many hexes.
    pub near: Option<u8>,
    /// After anything that others did to him.
    pub any: bool,
}

/// What guards look at: the open table now and then, and the owner's words for meetings.
pub(super) struct Guard<'a> {
    pub(super) said: &'a Said,
    pub(super) view: &'a View,
    pub(super) me: Seat,
    pub(super) track: &'a Track,
}

impl Guard<'_> {
    /// *Me*, for a plan: the ship lies where it was written for; heroes, hunger and the right to Ithaca as then.
    pub(super) fn me(&self, at: Option<Hex>) -> Result<(), Lapse> {
        let (player, then) = (&self.view.players[self.me], self.track.seen.stand(self.me));
        // Whoever had no gift knew what the feeding brings.
        let hunger = if then.gifts == 0 { (then.hunger + 1).min(STONES_MAX) } else { then.hunger };
        if player.ship != at.or(then.ship) {
            Err(Lapse::Elsewhere)
        } else if player.crew != then.crew {
            Err(Lapse::Heroes)
        } else if player.hunger > hunger {
            Err(Lapse::Hunger)
        } else if player.entitled != then.entitled {
            Err(Lapse::Right)
        } else {
            Ok(())
        }
    }

    /// *Me*, for a course: nobody else has moved the ship; at least two heroes, or as many as then; at most one hunger stone
    /// more.
    pub(super) fn underway(&self) -> Result<(), Lapse> {
        let (player, then) = (&self.view.players[self.me], self.track.seen.stand(self.me));
        match self.track.stopped {
            Some(Stopped::Blown) => Err(Lapse::Blown),
            Some(Stopped::Lost) => Err(Lapse::Lost),
            None if player.ship != then.ship => Err(Lapse::Elsewhere),
            None if player.crew < then.crew.min(2) => Err(Lapse::Heroes),
            None if player.hunger > then.hunger + 1 => Err(Lapse::Hunger),
            None => Ok(()),
        }
    }

    /// *Threat*: no rival has since become able to be home in one turn.
    pub(super) fn threat(&self) -> Result<(), Lapse> {
        let board = self.view.options.board;
        let threatens = |seat: &Seat| {
            let player = &self.view.players[*seat];
            is_home_next(board, player.ship, player.entitled) && !self.track.seen.threatened(board, *seat)
        };
        self.rivals().find(threatens).map_or(Ok(()), |seat| Err(Lapse::Threat(seat)))
    }

    /// Whether the rules let the ship end there.
    pub(super) fn end(&self, hex: Hex, ends: HexSet) -> Result<(), Lapse> {
        let (board, player) = (self.view.options.board, &self.view.players[self.me]);
        if ends.contains(hex) {
            return Ok(());
        }
        Err(Lapse::Illegal(match board.site(hex) {
            _ if player.ship == Some(hex) => Illegal::SameHex,
            Site::Troy => Illegal::IntoTroy,
            Site::Ithaca if !player.entitled => {
                Illegal::NotEntitled { chips: player.chips, cards: player.cards.count() }
            }
            Site::Water | Site::Isle(_) | Site::Syrte | Site::Aeolus | Site::Ithaca => {
                match player.ship.and_then(|from| board.sea_distance(from, hex)) {
                    Some(steps) => Illegal::TooFar { steps },
                    None => Illegal::LandBetween,
                }
            }
        }))
    }

    /// *Island*: one that is landed on has the same owner, and a card or none, as then.
    pub(super) fn isle_at(&self, hex: Hex) -> Result<(), Lapse> {
        match self.view.options.board.site(hex) {
            Site::Isle(isle) if !self.track.seen.is_same(isle, self.view) => Err(Lapse::Isle(isle)),
            Site::Isle(_) | Site::Water | Site::Troy | Site::Ithaca | Site::Syrte | Site::Aeolus => Ok(()),
        }
    }

    /// *Ship*: none lies on the end hex that did not lie there then; words for a meeting with it lift this. At Ithaca nobody
    /// is met.
    pub(super) fn ship_at(&self, hex: Hex) -> Result<(), Lapse> {
        if self.view.options.board.site(hex) == Site::Ithaca {
            return Ok(());
        }
        let is_new = |seat: &Seat| {
            let is_there = self.view.players[*seat].ship == Some(hex);
            is_there && self.track.seen.stand(*seat).ship != Some(hex) && !self.is_met(*seat)
        };
        self.rivals().find(is_new).map_or(Ok(()), |seat| Err(Lapse::Ship(seat)))
    }

    /// Whether a ship lies there.
    pub(super) fn is_taken(&self, hex: Hex) -> bool {
        self.rivals().any(|seat| self.view.players[seat].ship == Some(hex))
    }

    /// What the player added.
    pub(super) fn unless(&self, unless: Unless) -> Result<(), Lapse> {
        let (board, player) = (self.view.options.board, &self.view.players[self.me]);
        if unless.crew.is_some_and(|least| player.crew < least) {
            return Err(Lapse::Heroes);
        }
        if unless.gifts.is_some_and(|least| player.gifts < least) {
            return Err(Lapse::Gifts);
        }
        if unless.any && self.track.touched {
            return Err(Lapse::Touched);
        }
        let is_near = |seat: &Seat| {
            let ships = player.ship.zip(self.view.players[*seat].ship);
            unless.near.zip(ships).is_some_and(|(near, (own, other))| board.distance(own, other) <= near)
        };
        self.rivals().find(is_near).map_or(Ok(()), |seat| Err(Lapse::Near(seat)))
    }

    /// Whether the arrow moves exactly the ships that it moved then, exactly so.
    pub(super) fn blows_as_shown(&self, arrow: Arrow, at: Option<Hex>) -> bool {
        let board = self.view.options.board;
        Seat::all(self.view.players.count()).all(|seat| {
            let (mut then, now) = (self.track.seen.stand(seat), Stand::of(self.view, seat));
            if seat == self.me {
                then.ship = at.or(then.ship);
            }
            let own = seat == self.me;
            then.drift(board, arrow, own) == now.drift(board, arrow, own)
        })
    }

    /// Whether words say what is said to that ship.
    fn is_met(&self, seat: Seat) -> bool {
        let line = meet::line(&self.said.meets(), self.view, self.me, seat);
        line.is_some_and(|(_, meet)| meet.word != MeetWord::Ask)
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + use<'_> {
        Seat::all(self.view.players.count()).filter(|seat| *seat != self.me)
    }
}

/// Whether a ship can be home in one turn: entitled, and within four hexes of Ithaca by sea.
pub(super) fn is_home_next(board: &Board, ship: Option<Hex>, entitled: bool) -> bool {
    let away = ship.and_then(|hex| board.sea_distance(hex, board.ithaca()));
    entitled && away.is_some_and(|steps| steps <= ROLL_MAX)
}
