//! What somebody's last table was like, to open another one as it was. Addresses come back only to whoever typed them.

use crate::id::{EmailAddress, PlayerId};
use crate::play::PlayFault;
use crate::store::invitations::InvitationRow;
use crate::store::players::PlayerRow;
use crate::store::tables::TableRow;
use crate::store::{Pool, invitations, tables};

/// The last table that a player has opened for people.
pub struct LastTable {
    pub table: TableRow,
    /// Whom the host had invited by address.
    pub guests: Vec<EmailAddress>,
}

pub async fn find(pool: &Pool, host: PlayerId) -> Result<Option<LastTable>, PlayFault> {
    let conn = &mut *pool.get().await?;
    let Some(table) = tables::find_last_of_host(conn, host).await? else { return Ok(None) };
    let invited = invitations::list(conn, table.id).await?;
    let typed = |(invitation, player): (InvitationRow, PlayerRow)| {
        let is_hosts = !invitation.is_own_wish && invitation.called.is_none() && invitation.seat_id.is_none();
        player.address.filter(|_| is_hosts)
    };
    Ok(Some(LastTable { table, guests: invited.into_iter().filter_map(typed).collect() }))
}
