//! The tokens of people without a seat.

use crate::link::{self, ErrandKind, Pass, Refusal};

use super::App;
use super::error::WebError;

/// What a pass for an errand of this kind says. One that is not ours is answered like an address that does not exist.
pub(super) fn verify(app: &App, kind: ErrandKind, token: &str) -> Result<Pass, WebError> {
    link::verify_pass(&app.keys, app.clock.now(), kind, token).map_err(|refusal| match refusal {
        Refusal::Malformed | Refusal::Forged => WebError::NotFound,
        Refusal::Expired => WebError::LinkExpired,
    })
}

/// The path of a pass's page.
pub(super) fn path(app: &App, pass: &Pass) -> String {
    format!("/{}/{}", pass.to.folder(), link::sign_pass(&app.keys, pass))
}
