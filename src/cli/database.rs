//! The database a command works with: the one given, or the private one, started if it does not run.

use anyhow::ensure;

use crate::config::{Config, Database, DatabaseUrl};
use crate::store::cluster::{Cluster, ClusterError, Durability, Purpose};

pub(super) struct Opened {
    pub(super) url: DatabaseUrl,
    cluster: Option<Cluster>,
}

pub(super) async fn open(config: &Config, purpose: Purpose) -> Result<Opened, ClusterError> {
    match &config.database {
        Database::Given(url) => Ok(Opened { url: url.clone(), cluster: None }),
        Database::Private { programs } => {
            let cluster = Cluster::open(&config.data, programs, purpose, Durability::Full).await?;
            Ok(Opened { url: cluster.url(), cluster: Some(cluster) })
        }
    }
}

/// The same for commands that look at what is there: they make no database.
pub(super) async fn open_existing(config: &Config) -> anyhow::Result<Opened> {
    if let Database::Private { .. } = &config.database {
        let data = config.data.display();
        ensure!(Cluster::exists(&config.data), "there is no database in {data}; set PENELOPE_DATA or DATABASE_URL");
    }
    Ok(open(config, Purpose::Command).await?)
}

impl Opened {
    pub(super) fn close(self) {
        if let Some(cluster) = self.cluster {
            cluster.stop();
        }
    }
}
