//! `crews`: which bots take the empty seats of a table.

use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::crews;
use crate::id::TableId;

pub async fn insert(conn: &mut AsyncPgConnection, table: TableId, bot: &str) -> QueryResult<usize> {
    let row = (crews::table_id.eq(table), crews::bot.eq(bot));
    diesel::insert_into(crews::table).values(row).execute(conn).await
}

pub async fn find(conn: &mut AsyncPgConnection, table: TableId) -> QueryResult<Option<String>> {
    crews::table.find(table).select(crews::bot).first(conn).await.optional()
}
