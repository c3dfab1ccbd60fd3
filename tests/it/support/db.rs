//! A database for each test, copied from a migrated template in a cluster that all tests of a run share. The cluster is
//! run by the service's own code, in memory where the system has a place for that, and without waiting for a disk.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

use penelope::config::{DatabaseUrl, Programs};
use penelope::id::Epoch;
use penelope::store::cluster::{Cluster, Durability, Purpose};
use penelope::store::{Pool, migrations};
use tokio::sync::Mutex;
use tokio_postgres::Client;

const TEMPLATE: &str = "template";

pub(crate) struct TestDb {
    pub(crate) url: DatabaseUrl,
    name: String,
    /// A line that is kept: for each question a new one, Postgres would be busier with lines than with questions.
    kept: Mutex<Option<Arc<Client>>>,
}

impl TestDb {
    /// With every migration.
    pub(crate) async fn new() -> TestDb {
        TestDb::copy_of(TEMPLATE).await
    }

    /// Without any.
    pub(crate) async fn empty() -> TestDb {
        TestDb::copy_of("template0").await
    }

    async fn copy_of(template: &str) -> TestDb {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        let url = shared().url_of(&name);
        // The database belongs to the role that the service uses; only to make it takes more.
        let owner = format!("OWNER service TEMPLATE {template} STRATEGY FILE_COPY");
        execute(&shared().superuser_url_of("postgres"), &format!("CREATE DATABASE {name} {owner}")).await;
        TestDb { url, name, kept: Mutex::default() }
    }

    /// As after a restore from a backup of it; nobody may be connected to it.
    pub(crate) async fn copy(&self) -> TestDb {
        self.kept.lock().await.take();
        TestDb::copy_of(&self.name).await
    }

    /// Whom the private Postgres runs as: besides root only they reach its socket.
    pub(crate) fn server_user(&self) -> String {
        let host = self.url.reveal().split_once('@').unwrap().1.split_once('/').unwrap().0;
        let (folder, _) = url::form_urlencoded::parse(host.as_bytes()).next().unwrap();
        let owner = Command::new("stat").args(["-c", "%U", folder.as_ref()]).output().unwrap();
        String::from_utf8(owner.stdout).unwrap().trim().to_owned()
    }

    /// Ends all connections to it.
    pub(crate) async fn disconnect(&self) {
        self.kept.lock().await.take();
        let end = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = ";
        execute(&shared().superuser_url_of("postgres"), &format!("{end}'{}'", self.name)).await;
    }

    pub(crate) fn pool(&self) -> Pool {
        Pool::new(&self.url, 4)
    }

    pub(crate) async fn execute(&self, sql: &str) {
        self.client().await.batch_execute(sql).await.unwrap();
    }

    /// For what the service itself may not do.
    pub(crate) async fn execute_as_superuser(&self, sql: &str) {
        execute(&shared().superuser_url_of(&self.name), sql).await;
    }

    /// For questions and changes that each stand alone.
    pub(crate) async fn client(&self) -> Arc<Client> {
        let mut kept = self.kept.lock().await;
        match &*kept {
            Some(client) if !client.is_closed() => Arc::clone(client),
            _ => Arc::clone(kept.insert(Arc::new(connect(&self.url).await))),
        }
    }

    /// A line of its own, for transactions and locks.
    pub(crate) async fn connect(&self) -> Client {
        connect(&self.url).await
    }

    /// What links of a row of `seats` or `players` carry.
    pub(crate) async fn epoch(&self, table: &str, id: i64) -> Epoch {
        let sql = format!("SELECT birth, epoch FROM {table} WHERE id = $1");
        let row = self.client().await.query_one(&sql, &[&id]).await.unwrap();
        Epoch::of(row.get(0), row.get(1))
    }

    /// The same database for another role.
    pub(crate) fn url_as(&self, role: &str) -> DatabaseUrl {
        // The operating system's user is nobody but the service or its superuser, who can become everybody.
        let superuser = shared().superuser_url_of(&self.name);
        DatabaseUrl::parse("DATABASE_URL", &format!("{}?options=-c%20role%3D{role}", superuser.reveal())).unwrap()
    }
}

impl Drop for TestDb {
    fn drop(&mut self) {
        let (url, name) = (shared().superuser_url_of("postgres"), self.name.clone());
        // A drop cannot wait in the test's own runtime.
        let dropped = std::thread::spawn(move || {
            on_own_runtime(async move { execute(&url, &format!("DROP DATABASE {name} WITH (FORCE)")).await });
        });
        assert!(dropped.join().is_ok() || std::thread::panicking(), "the test's database cannot be dropped");
    }
}

pub(crate) async fn connect(url: &DatabaseUrl) -> Client {
    let (client, connection) = tokio_postgres::connect(url.reveal(), tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

async fn execute(url: &DatabaseUrl, sql: &str) {
    connect(url).await.batch_execute(sql).await.unwrap();
}

/// The cluster of this run, started by whoever needs it first.
fn shared() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| std::thread::spawn(|| on_own_runtime(start())).join().unwrap())
}

async fn start() -> Cluster {
    let parent = if Path::new("/dev/shm").is_dir() { PathBuf::from("/dev/shm") } else { std::env::temp_dir() };
    let data = parent.join(format!("penelope-test-{}", super::folder::random_name()));
    super::folder::remove_after_us(&data);
    let path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default();
    let cluster = Cluster::open(&data, &Programs::Search(path), Purpose::Serve, Durability::None).await.unwrap();
    execute(&cluster.superuser_url_of("postgres"), &format!("CREATE DATABASE {TEMPLATE} OWNER service")).await;
    migrations::run(&cluster.url_of(TEMPLATE)).await.unwrap();
    cluster
}

fn on_own_runtime<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap().block_on(future)
}
