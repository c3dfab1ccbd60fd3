//! What a player says at a table: it counts at once, or can be taken back for a while first. Which of the two it is follows from
//! what everybody sees and from the answer itself, and never from what others have said or looked at: that would tell of it.

use crate::engine::{Eye, Seat};
use crate::settle::pad::{Pad, Unsent};
use crate::settle::run::{self, Mind};
use crate::settle::words::{Said, Words};

use super::PlayFault;
use super::held::Held;
use super::live::NotDone;

impl<G: Words> Held<G> {
    /// All that the seat will have said, with its answer by hand. In place of what it could take back until now.
    pub(super) fn say(
        &mut self,
        seat: Seat,
        said: Said<G>,
        action: Option<G::Action>,
    ) -> Result<(), NotDone<G::Illegal>> {
        let take_back = self.take_back();
        let live = &mut self.live;
        let mut said = said;
        G::looked(&mut said, &live.game().view(Eye::Seat(seat)));
        let answers = || action.is_some() || run::is_answered(live.game(), seat, &said, live.moment());
        // Whoever is away has the caretaker to answer for them at once.
        let is_here = live.minds[seat] == Mind::Person;
        let is_final = action.as_ref().is_some_and(|action| G::is_final(&live.game().view(Eye::Public), action));
        let may_wait = is_here && !is_final && run::may_show(live.game(), seat) && answers();
        let Some(take_back) = take_back.filter(|_| may_wait) else {
            live.forget_outgoing(seat);
            live.pad(seat).said = said;
            return match action {
                Some(action) => live.act(seat, action),
                None => Ok(live.settle()?),
            };
        };
        if let Some(action) = &action {
            run::try_out(live.game(), seat, action).map_err(NotDone::Illegal)?;
        }
        let mut unsent: Unsent<G> = Unsent { said, action, at: live.occasion() };
        if G::is_closed(&live.game().view(Eye::Public))
            && let Some(action) = unsent.action.take()
        {
            G::put_by(&mut unsent.said, &live.game().view(Eye::Seat(seat)), &action);
        }
        // What does not fit its pad is refused now, and not when it counts.
        let pad: Pad<G> = Pad { said: unsent.said.clone(), receipt: live.pad(seat).receipt };
        pad.write(live.game()).map_err(PlayFault::Words)?;
        live.lay_aside(seat, unsent, live.now + take_back);
        Ok(live.settle()?)
    }
}
