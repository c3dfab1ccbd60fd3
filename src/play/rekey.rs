//! A key goes: everything sealed with it is sealed with the newest one first, table by table and letter by letter, while
//! games go on.

use crate::id::{ArrivalId, LetterId, TableId};
use crate::keyring::KeyId;
use crate::store::outbox::upkeep;
use crate::store::{
    AsyncConnection, Connection, Pool, arrivals as stored, channels, entries, hindsights, seats, tables, unsent, words,
};
use crate::vault::{Column, Place, Scope, Vault};

use super::{PlayFault, arrivals, channels as own, dispatch, notes, random, vapid};

/// Seals anew what `old` sealed, and returns at how many tables. Afterwards nothing needs that key.
pub async fn reseal(pool: &Pool, vault: &Vault, old: KeyId) -> Result<usize, PlayFault> {
    let conn = &mut *pool.get().await?;
    let tables = tables::list_sealed_with(conn, old).await?;
    for id in &tables {
        conn.transaction(async |conn| reseal_table(conn, vault, *id).await).await?;
    }
    for id in upkeep::list_sealed_with(conn, old).await? {
        conn.transaction(async |conn| reseal_letter(conn, vault, id).await).await?;
    }
    for row in channels::list_sealed_with(conn, old).await? {
        let place = own::place(row.player_id);
        let sealed = vault.seal(place, random()?, &vault.open(place, &row.sealed)?);
        channels::update_sealed(conn, row.id, &sealed).await?;
    }
    for id in stored::list_sealed_with(conn, old).await? {
        conn.transaction(async |conn| reseal_arrival(conn, vault, id).await).await?;
    }
    vapid::reseal(conn, vault).await?;
    Ok(tables.len())
}

async fn reseal_letter(conn: &mut Connection, vault: &Vault, id: LetterId) -> Result<(), PlayFault> {
    // It may have left meanwhile.
    let Some(body) = upkeep::lock_body(conn, id).await? else { return Ok(()) };
    let place = dispatch::place(id);
    upkeep::update_sealed(conn, id, &vault.seal(place, random()?, &vault.open(place, &body)?)).await?;
    Ok(())
}

async fn reseal_arrival(conn: &mut Connection, vault: &Vault, id: ArrivalId) -> Result<(), PlayFault> {
    // It may have been read meanwhile.
    let Some(body) = stored::lock_body(conn, id).await? else { return Ok(()) };
    let place = arrivals::place(id);
    stored::update_sealed(conn, id, &vault.seal(place, random()?, &vault.open(place, &body)?)).await?;
    Ok(())
}

async fn reseal_table(conn: &mut Connection, vault: &Vault, id: TableId) -> Result<(), PlayFault> {
    let Some(table) = tables::lock(conn, id).await? else { return Ok(()) };
    let anew = |column: Column, row: i64, sealed: &[u8]| {
        let place = Place { scope: Scope::Table(&table.code), column, row };
        Ok::<_, PlayFault>(vault.seal(place, random()?, &vault.open(place, sealed)?))
    };
    let (seed, snapshot) = (anew(Column::Seed, 0, &table.seed)?, anew(Column::Snapshot, 0, &table.snapshot)?);
    tables::update_sealed(conn, id, &seed, &snapshot).await?;
    for seat in seats::list(conn, id).await? {
        if let Some(word) = &seat.word {
            seats::update_sealed(conn, seat.id, &anew(Column::Word, seat.participant.into(), word)?).await?;
        }
    }
    let (mut said, aside): (Vec<_>, Vec<_>) = words::list(conn, id).await?.into_iter().unzip();
    for row in &mut said {
        row.sealed = anew(Column::Words, row.seat_id.0, &row.sealed)?;
    }
    words::replace(conn, &said).await?;
    let mut aside: Vec<_> = aside.into_iter().flatten().collect();
    for row in &mut aside {
        row.sealed = anew(Column::Unsent, row.seat_id.0, &row.sealed)?;
    }
    unsent::replace(conn, &aside).await?;
    notes::reseal(conn, vault, &table).await?;
    if let Some(sealed) = hindsights::find(conn, id).await?.and_then(|row| row.sealed) {
        hindsights::update_sealed(conn, id, &anew(Column::Hindsight, 0, &sealed)?).await?;
    }
    for entry in entries::list(conn, id, table.seq).await? {
        let hidden = anew(Column::HiddenPart, entry.seq.into(), &entry.hidden)?;
        entries::update_sealed(conn, id, entry.seq, &hidden).await?;
    }
    Ok(())
}
