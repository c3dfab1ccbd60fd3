//! die or arrow, and where to.

use super::Mind;
use super::fortune::Fortune;
use super::storm;
use crate::engine::Seat;
use crate::engine::odyssee::{Action, ArrowRange, BattleBy, FAVOR, Hex, HexSet, Numbered as _, ROLL_MAX, Site};

/// What it is worth, in turns, to come upon a weaker ship, or costs to come upon a stronger one.
const ENCOUNTER: f64 = 0.5;
/// To be home is all there is.
const HOME: f64 = 1.0;

pub(super) fn turn(mind: &Mind<'_>, range: ArrowRange) -> Action {
    let price = match range {
        ArrowRange::Barred => return Action::Die,
        ArrowRange::Free => 0,
        ArrowRange::Gift => 1,
    };
    match storm::best(mind, price, true) {
        Some((arrow, share)) if share > by_die(mind) + mind.caution() => Action::Arrow(arrow),
        Some(_) | None => Action::Die,
    }
}

pub(super) fn sail(mind: &Mind<'_>, ends: HexSet) -> Action {
    best_end(mind, ends).map_or(Action::Stay, |(hex, _)| hex.map_or(Action::Stay, Action::Sail))
}

/// The share that the die leaves on the mean.
fn by_die(mind: &Mind<'_>) -> f64 {
    let player = &mind.view.players[mind.me];
    let Some(from) = player.ship else { return 0.0 };
    let after = |roll| {
        let mut ends = mind.board().reach(from, roll);
        if !player.entitled {
            ends.remove(mind.board().ithaca());
        }
        best_end(mind, ends).map_or(0.0, |(_, share)| share)
    };
    (1..=ROLL_MAX).map(after).sum::<f64>() / f64::from(ROLL_MAX)
}

/// The best end, or none for staying, and the share it leaves.
fn best_end(mind: &Mind<'_>, ends: HexSet) -> Option<(Option<Hex>, f64)> {
    // Of equal ends the first; staying only if it is better than all.
    shares(mind, ends).reduce(|best, end| if end.1 > best.1 { end } else { best })
}

/// For every end, and for staying, the share that it leaves.
pub(super) fn shares(mind: &Mind<'_>, ends: HexSet) -> impl Iterator<Item = (Option<Hex>, f64)> {
    let own = mind.fortunes[mind.me];
    let stay = (None, mind.share(mind.me, &[]));
    ends.iter().map(move |hex| (Some(hex), mind.share_at(hex, &own, |_| None))).chain([stay])
}

impl Mind<'_> {
    /// The sailor's share when its ship has come to a hex in its own turn. `elsewhere` says where another ship is by then, if
    /// it has moved.
    pub(super) fn share_at(&self, hex: Hex, own: &Fortune, elsewhere: impl Fn(Seat) -> Option<Hex>) -> f64 {
        let mut changed = Vec::with_capacity(8);
        for seat in self.rivals() {
            if let Some(to) = elsewhere(seat) {
                changed.push((seat, self.turns(seat, &self.blown(seat, to))));
            }
        }
        let Some(turns) = self.turns_at(hex, own, &mut changed) else { return HOME };
        let met = self.rivals().filter(|seat| elsewhere(*seat).or(self.fortunes[*seat].at) == Some(hex));
        let encounters: f64 = met.map(|seat| self.encounter(hex, seat)).sum();
        changed.push((self.me, Some(turns - encounters)));
        self.share(self.me, &changed)
    }

    pub(super) fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        Seat::all(self.view.players.count()).filter(move |seat| *seat != me)
    }

    /// A seat whose ship a wind has driven there.
    pub(super) fn blown(&self, seat: Seat, to: Hex) -> Fortune {
        let lands = matches!(self.board().site(to), Site::Isle(_) | Site::Syrte | Site::Aeolus);
        Fortune { at: Some(to), lands, ..self.fortunes[seat] }
    }

    /// The turns left after this one ended there; none if that is home. A visit costs an island's owner a card.
    fn turns_at(&self, hex: Hex, own: &Fortune, changed: &mut Vec<(Seat, Option<f64>)>) -> Option<f64> {
        let course = self.course(self.me, own.short());
        let delay = self.delay(own);
        Some(match self.board().site(hex) {
            Site::Ithaca => return None,
            Site::Isle(isle) => {
                let Some(beyond) = course.beyond(isle) else {
                    return Some(course.turns_from(hex) + delay);
                };
                if let Some(owner) = self.view.isles[isle.index()].owner {
                    let poorer = self.robbed(changed, owner);
                    changed.push((owner, poorer));
                }
                beyond + delay
            }
            Site::Syrte => course.turns_from(hex) + delay + 1.0,
            Site::Aeolus => course.turns_from(hex) + self.delay(&Fortune { favor: FAVOR, ..*own }),
            Site::Water | Site::Troy => course.turns_from(hex) + delay,
        })
    }

    /// The turns of an owner who has handed over a card; where a wind has moved him meanwhile, the card makes the same
    /// difference.
    fn robbed(&self, changed: &[(Seat, Option<f64>)], owner: Seat) -> Option<f64> {
        let fortune = self.fortunes[owner];
        let poorer = self.turns(owner, &Fortune { cards: fortune.cards.saturating_sub(1), ..fortune })?;
        let blown = changed.iter().find(|(seat, _)| *seat == owner).and_then(|(_, turns)| *turns);
        blown.map_or(Some(poorer), |turns| Some(turns + poorer - self.turns_now(owner)?))
    }

    /// In turns: good with fewer heroes aboard the other, bad with more.
    fn encounter(&self, hex: Hex, seat: Seat) -> f64 {
        let closed = matches!(self.board().site(hex), Site::Troy | Site::Ithaca);
        let barred = [self.me, seat].iter().any(|seat| {
            let cards = self.view.players[*seat].cards;
            cards.iter().any(|card| card.bars_battle())
        });
        if closed || barred || self.view.options.battle == BattleBy::Both {
            return 0.0;
        }
        let more = i8::try_from(self.fortunes[self.me].stores.crew).unwrap_or(0)
            - i8::try_from(self.fortunes[seat].stores.crew).unwrap_or(0);
        ENCOUNTER * f64::from(more.clamp(-1, 1))
    }
}
