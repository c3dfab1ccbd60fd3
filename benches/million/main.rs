//! Whether it costs more where there is more: `cargo bench --bench million -- 1000 100000 1000000`. Databases with so many tables
//! stand side by side on one Postgres, each a copy of the same played games; the same work is done on each, by turns.

mod copies;
mod cost;
#[expect(dead_code, reason = "the other bench compares more")]
#[path = "../service/load.rs"]
mod load;
#[expect(dead_code, reason = "the other bench ticks by its post")]
mod played;
#[path = "../program/mod.rs"]
mod program;
#[expect(dead_code, reason = "the other benches have rows of more kinds")]
#[path = "../report/mod.rs"]
mod report;
mod site;
mod work;

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use penelope::config::{DatabaseUrl, Programs};
use penelope::keyring::Keyring;
use penelope::store::cluster::{Cluster, Durability, Purpose};
use penelope::store::migrations;
use penelope::vault::Vault;

use copies::Copies;
use played::{Far, Town, connect};
use program::Program;
use report::Hold;
use site::Site;
use work::Work;

const SIZES: [usize; 3] = [1_000, 100_000, 1_000_000];
/// Games that are played to be copied: as many as the smallest town has tables.
const PLAYED: usize = 1_000;
/// How far games are played comes round after so many.
const ROUND: usize = 20;
/// Tables just dealt whose bytes are counted.
const FRESH: usize = 2_000;
const ROUNDS: usize = 5;
const TIMES: f64 = 1.3;

/// How far each game was played.
pub(crate) struct Models(Vec<Far>);

impl Models {
    /// The numbers of those that are wanted.
    pub(crate) fn that(&self, wanted: impl Fn(usize, &Far) -> bool) -> Vec<usize> {
        let all = self.0.iter().enumerate();
        all.filter(|(number, far)| wanted(*number, far)).map(|(number, _)| number).collect()
    }
}

fn far(number: usize) -> Far {
    match number % ROUND {
        // As many as a page lists, in the smallest of towns.
        8 | 9 => Far::Gathering,
        // Of Odyssee: in Ulysses rounds are read as a whole, and wait for people whose turn it is not, whom nobody plays here.
        17 | 19 => Far::ToTheEnd,
        number => Far::Answers(number * 5 % 8),
    }
}

#[derive(Clone, Copy, Default)]
struct Spent {
    count: f64,
    milliseconds: f64,
    of_postgres: f64,
}

#[tokio::main]
async fn main() {
    let named: Vec<usize> = std::env::args().filter_map(|argument| argument.parse().ok()).collect();
    let sizes = if named.is_empty() { SIZES.to_vec() } else { named };
    let home = std::env::temp_dir().join(format!("penelope-million-{}", std::process::id()));
    let path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default();
    let programs = Programs::Search(path);
    let cluster = Cluster::open(&home, &programs, Purpose::Serve, Durability::None);
    let cluster = cluster.await.expect("a private Postgres");
    measure(&cluster, &home, &sizes).await;
    cluster.stop();
    std::fs::remove_dir_all(&home).expect("a folder of ours");
}

async fn measure(cluster: &Cluster, home: &Path, sizes: &[usize]) {
    let keys = Keyring::open_or_create(&home.join("secret")).expect("keys");
    let settings = "ALTER SYSTEM SET autovacuum = off; SELECT pg_reload_conf()";
    for setting in settings.split("; ") {
        connect(&cluster.superuser_url_of("postgres")).await.batch_execute(setting).await.expect("a setting");
    }
    let models = Models((0..PLAYED).map(far).collect());
    let begun = Instant::now();
    let copies = Arc::new(play(&database(cluster, "played").await, &keys, &models).await);
    eprintln!("{PLAYED} games are played after {:.0} s", begun.elapsed().as_secs_f64());
    let fresh = bytes_of_fresh(cluster, &copies).await;
    let mut sites = Vec::new();
    for size in sizes {
        let name = format!("tables_{size}");
        let url = database(cluster, &name).await;
        copies.fill(&cluster.superuser_url_of(&name), 0..*size, None).await;
        eprintln!("{size} tables are there after {:.0} s", begun.elapsed().as_secs_f64());
        sites.push(Site::open(&url, *size, &keys, &copies, home).await);
    }
    let pid_file = std::fs::read_to_string(home.join("postgres/cluster/postmaster.pid")).expect("it runs");
    let postmaster = pid_file.lines().next().expect("a process id").trim().to_owned();
    for work in Work::ALL {
        let spent = by_turns(&sites, work, &models, &postmaster).await;
        print_row(&sites, work, &spent);
    }
    print_bytes(&sites, fresh).await;
    print_memory(&sites, &models).await;
    eprintln!("everything is measured after {:.0} s", begun.elapsed().as_secs_f64());
}

async fn database(cluster: &Cluster, name: &str) -> DatabaseUrl {
    let create = format!("CREATE DATABASE {name} OWNER service");
    connect(&cluster.superuser_url_of("postgres")).await.batch_execute(&create).await.expect("a database");
    let url = cluster.url_of(name);
    migrations::run(&url).await.expect("migrations");
    url
}

async fn play(url: &DatabaseUrl, keys: &Keyring, models: &Models) -> Copies {
    let town = Town::new(url, keys);
    let mut tables = Vec::new();
    for (number, far) in models.0.iter().enumerate() {
        tables.push(town.play(number, *far).await);
    }
    town.let_everything_leave().await;
    Copies::of(url, &Vault::new(town.keys().clone()), &tables).await
}

/// Bytes of a table just dealt with all that belongs to it, and those of its letters.
async fn bytes_of_fresh(cluster: &Cluster, copies: &Arc<Copies>) -> (f64, f64) {
    database(cluster, "fresh").await;
    let url = cluster.superuser_url_of("fresh");
    // The game that nobody has answered at.
    copies.fill(&url, 0..TINY, Some(0)).await;
    let before = bytes(&url).await;
    copies.fill(&url, TINY..TINY + FRESH, Some(0)).await;
    let after = bytes(&url).await;
    [0, 1].map(|at| (after[at] - before[at]) / FRESH as f64).into()
}

/// What is there anyway, so that no first page of a table counts.
const TINY: usize = 400;

/// Of all that belongs to tables, and of the letters among it, with indexes.
async fn bytes(url: &DatabaseUrl) -> [f64; 2] {
    let sql = "SELECT sum(pg_total_relation_size(c.oid))::float8, \
               (sum(pg_total_relation_size(c.oid)) FILTER (WHERE relname = 'outbox'))::float8 FROM pg_class c \
               WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT IN ('players', 'sessions')";
    let row = connect(url).await.query_one(sql, &[]).await.expect("sizes");
    [row.get(0), row.get(1)]
}

/// The work done on each in turn, a few rounds of it.
async fn by_turns(sites: &[Site], work: Work, models: &Models, postmaster: &str) -> Vec<Spent> {
    let mut spent = vec![Spent::default(); sites.len()];
    for site in sites {
        site.shuffle();
        // Statements are prepared, and what is always needed is in memory.
        work::perform(site, work::prepare(site, work, models).await).await;
    }
    for _ in 0..ROUNDS {
        for (site, spent) in sites.iter().zip(&mut spent) {
            let ready = work::prepare(site, work, models).await;
            let before = cost::milliseconds(postmaster);
            spent.count += work::perform(site, ready).await as f64;
            let after = cost::milliseconds(postmaster);
            spent.milliseconds += after[0] - before[0];
            spent.of_postgres += after[1] - before[1];
        }
    }
    spent
}

/// What it costs where there is most, beside the others.
fn print_row(sites: &[Site], work: Work, spent: &[Spent]) {
    let each = |spent: &Spent| [spent.milliseconds, spent.of_postgres].map(|all| all / spent.count);
    let cost = |spent: &Spent| {
        let [all, of_postgres] = each(spent);
        format!("{all:.2} ms, Postgres' part {of_postgres:.2}")
    };
    let (Some((most, all)), Some(first)) = (sites.last().zip(spent.last()), spent.first()) else { return };
    let others: Vec<String> = sites
        .iter()
        .zip(spent)
        .rev()
        .skip(1)
        .map(|(site, spent)| format!("{} with {}", cost(spent), site.size))
        .collect();
    let what = format!("{}, with {} tables", work.name(), most.size);
    report::row(&what, &cost(all), &others.join("; "), each(all)[0] / each(first)[0], Hold::AtMost(TIMES));
}

async fn print_bytes(sites: &[Site], (fresh, letters): (f64, f64)) {
    let table = fresh - letters;
    let beside = format!("{letters:.0} of the letters that it took to gather them, until they are forgotten");
    let what = "bytes of a fresh table of four people, with indexes";
    report::row(what, &format!("{table:.0}"), &beside, table, Hold::AtMost(6.0 * 1024.0));
    let Some(site) = sites.last() else { return };
    let sql = "SELECT pg_total_relation_size('entries')::float8 / count(*), count(*)::float8 / (SELECT count(*) FROM tables), \
               pg_database_size(current_database())::float8 / (SELECT count(*) FROM tables) FROM entries";
    let row = site.client.query_one(sql, &[]).await.expect("sizes");
    let (entry, entries, table): (f64, f64, f64) = (row.get(0), row.get(1), row.get(2));
    let beside = format!("{} tables with {entries:.0} each, {table:.0} bytes a table in all", site.size);
    report::row("bytes of an entry, with indexes", &format!("{entry:.0}"), &beside, entry, Hold::AtMost(250.0));
}

async fn print_memory(sites: &[Site], models: &Models) {
    let playing = models.that(|_, far| matches!(far, Far::Answers(_)));
    for site in sites {
        site.shuffle();
        let pages = site.pages(&site.draw(500, &playing)).await;
        let program = Program::start(site.command("serve"));
        let (at_rest, before) = (program.megabytes(), site.sent().await);
        for _ in 0..2 {
            load::per_second(program.address, &pages, 8, 200).await;
        }
        let letters = site.sent().await - before;
        let beside = format!("{:.1} MB after 1000 pages and {letters} letters sent meanwhile", program.megabytes());
        let what = format!("memory of the server at rest, with {} tables", site.size);
        report::row(&what, &format!("{at_rest:.1} MB"), &beside, at_rest, Hold::AtMost(40.0));
    }
}
