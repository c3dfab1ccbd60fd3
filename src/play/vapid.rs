//! The key by which push services know us. Browsers subscribe to it, so it is made once and stays, whatever becomes of the
//! server's own keys: those only seal it.

use chrono::{DateTime, Utc};
use ring::error::Unspecified;

use crate::ping::push::vapid::VapidKey;
use crate::store::{Connection, Pool, vapid, word};
use crate::vault::{Column, Place, Scope, Vault};

use super::{PlayFault, random};

/// On the first start.
pub async fn make_if_first(pool: &Pool, now: DateTime<Utc>, vault: &Vault) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    if vapid::find(conn).await?.is_none() {
        let fresh = VapidKey::fresh().map_err(|Unspecified| PlayFault::NoKey)?;
        vapid::insert_if_first(conn, now, &vault.seal(place(), random()?, &fresh)).await?;
    }
    Ok(())
}

/// Nothing where no server has ever started.
pub async fn find(conn: &mut Connection, vault: &Vault) -> Result<Option<VapidKey>, PlayFault> {
    let Some(sealed) = vapid::find(conn).await? else { return Ok(None) };
    let plain = zeroize::Zeroizing::new(vault.open(place(), &sealed)?);
    let unreadable = |_| word::Unreadable { column: "vapid.sealed", word: "…".to_owned() };
    Ok(Some(VapidKey::read(&plain).map_err(unreadable)?))
}

/// Seals it with the newest key.
pub(super) async fn reseal(conn: &mut Connection, vault: &Vault) -> Result<(), PlayFault> {
    if let Some(sealed) = vapid::find(conn).await? {
        vapid::update_sealed(conn, &vault.seal(place(), random()?, &vault.open(place(), &sealed)?)).await?;
    }
    Ok(())
}

fn place() -> Place<'static> {
    Place { scope: Scope::Post, column: Column::Vapid, row: 0 }
}
