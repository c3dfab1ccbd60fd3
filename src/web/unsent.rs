//! What stands above a table's page for whoever can still take an answer back: the answer, until when, and two plain forms.

use super::App;
use super::door::Visit;
use super::error::WebError;
use super::sidebar;
use super::site::{Room, Site};

pub(super) struct UnsentBar {
    /// Until when it can be taken back, or that it came back.
    pub(super) sentence: String,
    /// What the answer by hand does; what is only said lies with the other words.
    pub(super) said: Vec<String>,
    /// Nothing where there is nothing to take back any more.
    pub(super) form: Option<UnsentForm>,
}

/// What its forms carry.
pub(super) struct UnsentForm {
    pub(super) capability: String,
    /// Which answer it is, by when it leaves: in microseconds, as it is stored.
    pub(super) leaves: i64,
}

pub(super) fn bar<G: Site>(app: &App, visit: &Visit<G>, room: &Room<'_, G>) -> Result<Option<UnsentBar>, WebError> {
    let Some(own) = visit.glance.unsent.as_ref().filter(|_| visit.seat.is_some()) else { return Ok(None) };
    let (t, now) = (room.t, app.clock.now());
    let said = own.action.as_ref().map(|action| G::told_action(room.known, room.t, action)).unwrap_or_default();
    let Some(leaves_at) = own.leaves_at else {
        return Ok(Some(UnsentBar { sentence: t.unsent_came_back(), said, form: None }));
    };
    let sentence = t.unsent_held(t.deadline(leaves_at, now, sidebar::zone(visit)?));
    let leaves = leaves_at.timestamp_micros();
    let form = visit.deed(app, now).map(|capability| UnsentForm { capability, leaves });
    Ok(Some(UnsentBar { sentence, said, form }))
}
