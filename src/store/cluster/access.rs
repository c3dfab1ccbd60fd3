//! Who may reach the private Postgres, and as what. The operating system says who somebody is (`peer`): only the user that
//! penelope runs as, the one that Postgres runs as, and root. One role sets up and may do everything; the service uses a
//! plain one, which owns its database and nothing else.

use std::collections::BTreeSet;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use nix::unistd::{Uid, User, geteuid};

use super::account::Account;
use super::{ClusterError, DATABASE, folder};

/// Sets up, and does nothing else. Clusters of earlier versions have it, too, and know no other role.
pub(super) const SUPERUSER: &str = "penelope";
/// What the service connects as.
pub(super) const ROLE: &str = "service";

const RULES: &str = "# Written anew by penelope at every start.\nlocal all all peer map=penelope\n";

/// Writes both files before the server starts: also a cluster made with «trust» asks who somebody is from then on.
pub(super) fn write(home: &Path, account: &Account) -> Result<(), ClusterError> {
    let cluster = home.join(folder::CLUSTER);
    replace(&cluster.join("pg_hba.conf"), RULES, account)?;
    replace(&cluster.join("pg_ident.conf"), &map(&names([geteuid(), account.uid(), Uid::from_raw(0)])), account)
}

/// Makes what is missing: the role, the database, and, in a cluster of an earlier version, the role's ownership of
/// what the superuser made there. All or nothing, so that a start cut short leaves it to the next one.
pub(super) async fn set_up(
    server: &tokio_postgres::Client,
    database: impl AsyncFnOnce() -> Result<tokio_postgres::Client, tokio_postgres::Error>,
) -> Result<(), tokio_postgres::Error> {
    if server.query_opt("SELECT 1 FROM pg_roles WHERE rolname = $1", &[&ROLE]).await?.is_none() {
        server.batch_execute(&format!("CREATE ROLE {ROLE} LOGIN")).await?;
    }
    let owner = "SELECT pg_get_userbyid(datdba)::text FROM pg_database WHERE datname = $1";
    match server.query_opt(owner, &[&DATABASE]).await?.map(|row| row.get::<_, String>(0)) {
        None => server.batch_execute(&format!("CREATE DATABASE {DATABASE} OWNER {ROLE}")).await,
        Some(owner) if owner == ROLE => Ok(()),
        Some(_) => {
            tracing::info!("the private Postgres gets a plain role for the service");
            let hand_over = format!("{HAND_OVER}; ALTER DATABASE {DATABASE} OWNER TO {ROLE}");
            database().await?.batch_execute(&hand_over).await
        }
    }
}

/// Everything in the service's schema goes to the plain role. Sequences of columns follow their tables.
const HAND_OVER: &str = "DO $$
DECLARE
    command text;
BEGIN
    FOR command IN
        SELECT format('ALTER TABLE %s OWNER TO service', oid::regclass) FROM pg_class
         WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
        UNION ALL
        SELECT format('ALTER SEQUENCE %s OWNER TO service', oid::regclass) FROM pg_class
         WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'
           AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype IN ('a', 'i'))
        UNION ALL
        SELECT format('ALTER ROUTINE %s OWNER TO service', oid::regprocedure) FROM pg_proc
         WHERE pronamespace = 'public'::regnamespace
        UNION ALL
        SELECT format('ALTER TYPE %s OWNER TO service', oid::regtype) FROM pg_type
         WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd', 'r')
    LOOP
        EXECUTE command;
    END LOOP;
END $$";

/// The names of users; one without a name could not run Postgres either.
fn names(uids: [Uid; 3]) -> BTreeSet<String> {
    uids.into_iter().filter_map(|uid| User::from_uid(uid).ok().flatten()).map(|user| user.name).collect()
}

fn map(names: &BTreeSet<String>) -> String {
    let mut text = "# Written anew by penelope at every start.\n".to_owned();
    for name in names {
        for role in [SUPERUSER, ROLE] {
            text += &format!("penelope \"{name}\" {role}\n");
        }
    }
    text
}

/// A file of the cluster, whole or as it was.
fn replace(path: &Path, text: &str, account: &Account) -> Result<(), ClusterError> {
    let draft = path.with_extension("conf.new");
    fs::write(&draft, text).map_err(ClusterError::io("cannot write", &draft))?;
    fs::set_permissions(&draft, Permissions::from_mode(0o600)).map_err(ClusterError::io("cannot protect", &draft))?;
    account.own(&draft)?;
    fs::rename(&draft, path).map_err(ClusterError::io("cannot rename", &draft))
}
