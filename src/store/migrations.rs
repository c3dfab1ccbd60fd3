//! The migrations, compiled in. They run under a lock, one process at a time, and only if there is something to run: a role
//! without the right to change tables can serve once somebody with that right has migrated.

use diesel::QueryDsl;
use diesel::migration::{Migration, MigrationSource};
use diesel::pg::Pg;
use diesel::sql_types::{Nullable, Text};
use diesel_async::{AsyncMigrationHarness, AsyncPgConnection, RunQueryDsl};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::StoreError;
use super::schema::reach;
use crate::config::DatabaseUrl;

pub const MIGRATIONS: EmbeddedMigrations = embed_migrations!("migrations");

/// Any number that no other use of advisory locks in this database takes.
const LOCK: i64 = 0x50_45_4e_45_4c_4f_50_45;

/// Brings the database up to date and says what was run.
pub async fn run(url: &DatabaseUrl) -> Result<Vec<String>, StoreError> {
    let mut conn = super::tls::establish(url).await?;
    if pending(&mut conn).await?.is_empty() {
        return Ok(Vec::new());
    }
    // Held by this connection and freed with it, also when we are killed. Whoever waited finds nothing left to do.
    diesel::sql_query(format!("SELECT pg_advisory_lock({LOCK})")).execute(&mut conn).await?;
    let mut harness = AsyncMigrationHarness::new(conn);
    let versions =
        harness.run_pending_migrations(MIGRATIONS).map_err(|error| StoreError::Migration(error.to_string()))?;
    Ok(versions.iter().map(ToString::to_string).collect())
}

/// How the database's migrations and this program's compare.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// This program has them and the database has not.
    pub pending: Vec<String>,
    /// A newer program has run them; they took nothing away that this one needs.
    pub newer: Vec<String>,
}

/// Versions this program has and the database has not.
pub async fn pending(conn: &mut AsyncPgConnection) -> Result<Vec<String>, StoreError> {
    Ok(survey(conn).await?.pending)
}

/// Compares. A database that a newer version has changed too much for this program is an error.
pub async fn survey(conn: &mut AsyncPgConnection) -> Result<Survey, StoreError> {
    let (applied, known) = (applied(conn).await?, known()?);
    let newer: Vec<String> = applied.iter().filter(|version| !known.contains(version)).cloned().collect();
    if let Some(first) = newer.iter().min()
        && !known.contains(&oldest(conn).await?)
    {
        return Err(StoreError::Newer(first.clone()));
    }
    Ok(Survey { pending: known.into_iter().filter(|version| !applied.contains(version)).collect(), newer })
}

/// Whoever knows this version may serve, whatever newer ones have run.
async fn oldest(conn: &mut AsyncPgConnection) -> Result<String, StoreError> {
    Ok(reach::table.select(reach::oldest).first(conn).await?)
}

fn known() -> Result<Vec<String>, StoreError> {
    let migrations: Vec<Box<dyn Migration<Pg>>> =
        MIGRATIONS.migrations().map_err(|error| StoreError::Migration(error.to_string()))?;
    Ok(migrations.iter().map(|migration| migration.name().version().to_string()).collect())
}

/// Asked by hand: diesel's own question first tries to create the table, which takes the right to do so.
async fn applied(conn: &mut AsyncPgConnection) -> Result<Vec<String>, StoreError> {
    #[derive(diesel::QueryableByName)]
    struct Found {
        #[diesel(sql_type = Nullable<Text>)]
        name: Option<String>,
    }
    #[derive(diesel::QueryableByName)]
    struct Applied {
        #[diesel(sql_type = Text)]
        version: String,
    }
    let found: Found =
        diesel::sql_query("SELECT to_regclass('__diesel_schema_migrations')::text AS name").get_result(conn).await?;
    if found.name.is_none() {
        return Ok(Vec::new());
    }
    let rows: Vec<Applied> =
        diesel::sql_query("SELECT version::text AS version FROM __diesel_schema_migrations").load(conn).await?;
    Ok(rows.into_iter().map(|row| row.version).collect())
}
