//! What a second and a third server bring: behind HAProxy, on the same three machines of a database. `make servers` prints it. All
//! of it shares the cores of one machine, so processor time says more than the clock: what a server takes is what another
//! machine would carry.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Trio, database};
use crate::proxies::front::{Front, Kind};
use crate::storm::processes::crowd::wander;
use crate::storm::processes::field::{Field, SERVERS};
use crate::storm::processes::wanted;
use crate::support::authority::Authority;
use crate::support::folder::Folder;

#[expect(dead_code, reason = "the bench it belongs to compares, and posts")]
#[path = "../../../../benches/service/load.rs"]
mod load;

/// Who look at pages at once.
const CLIENTS: usize = 12;
/// Pages of one measurement, with so many seats in turn.
const PAGES: usize = 2_000;
/// Who answer at once, and for how long.
const PEOPLE: u64 = 12;
const PLAYED_FOR: Duration = Duration::from_secs(20);
const TICKS_PER_SECOND: f64 = 100.0;

/// Processor time so far, in milliseconds.
#[derive(Clone, Copy)]
struct Spent {
    servers: f64,
    proxy: f64,
    leader: f64,
    followers: f64,
}

impl Spent {
    fn now(field: &Field, front: &Front, trio: &Trio, leader: usize) -> Spent {
        let servers = field.processes.iter().filter_map(|process| process.child.as_ref());
        let database = |is_wanted: &dyn Fn(usize) -> bool| {
            let machines = trio.machines.iter().enumerate().filter(|(number, _)| is_wanted(*number));
            machines.flat_map(|(_, machine)| machine.of_postgres()).map(milliseconds).sum()
        };
        Spent {
            servers: servers.map(|child| milliseconds(child.id())).sum(),
            proxy: milliseconds(front.pid()),
            leader: database(&|number| number == leader),
            followers: database(&|number| number != leader),
        }
    }

    /// For each of so many.
    fn each_since(self, before: Spent, count: f64) -> String {
        let each = |now: f64, before: f64| (now - before) / count;
        format!(
            "{:.2}, {:.2}, {:.2}, {:.2}",
            each(self.servers, before.servers),
            each(self.proxy, before.proxy),
            each(self.leader, before.leader),
            each(self.followers, before.followers)
        )
    }
}

/// Of a process and of those of its children that have ended.
fn milliseconds(pid: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    // A name may hold anything, and ends with the last bracket.
    let fields = stat.rsplit_once(") ").map(|(_, rest)| rest.split(' ').collect::<Vec<_>>()).unwrap_or_default();
    let ticks = (11..15).filter_map(|at| fields.get(at)?.parse::<f64>().ok()).sum::<f64>();
    ticks * 1_000.0 / TICKS_PER_SECOND
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_and_a_third_server_take_their_share() {
    let tables = wanted("PENELOPE_STORM_TABLES", 60);
    let (authority, folder) = (Authority::new(), Folder::new());
    let trio = Trio::start(&authority).await;
    let way = trio.way(&authority.file(folder.path()));
    let mut field = Field::open(&database(&way), std::array::from_fn(|_| way.clone()), tables).await;
    let leader = trio.until_leader(None).await;
    let mut words = String::from(
        "| servers | pages a second | ms of processor for each: servers, HAProxy, leader, its followers | answers a second | ms for each |\n\
         | --- | --- | --- | --- | --- |\n",
    );
    let (mut dealt, mut served) = (tables, Vec::new());
    for count in 1..=SERVERS {
        field.start(count - 1);
        let servers: Vec<String> =
            field.processes[..count].iter().map(|process| format!("127.0.0.1:{}", process.port)).collect();
        for server in &servers {
            until_ready(server).await;
        }
        let front = Front::before(Kind::Haproxy, &servers).await;
        let address = front.address.parse().expect("an address");
        let seats: Vec<Vec<u8>> = field
            .tally
            .lock()
            .unwrap()
            .seats
            .iter()
            .rev()
            .take(40)
            .map(|seat| load::get(&format!("{}?here", seat.link)))
            .collect();
        let pages: Vec<Vec<u8>> = seats.into_iter().cycle().take(PAGES).collect();
        // Statements are prepared and everything is in memory.
        load::per_second(address, &pages[..PAGES / 4], CLIENTS, 200).await;
        let before = Spent::now(&field, &front, &trio, leader);
        let pages_a_second = load::per_second(address, &pages, CLIENTS, 200).await;
        let for_pages = Spent::now(&field, &front, &trio, leader).each_since(before, PAGES as f64);

        let (before, had) = (Spent::now(&field, &front, &trio, leader), field.tally.lock().unwrap().acknowledged);
        let port = address.port();
        let person = |number| {
            tokio::spawn(wander(Arc::clone(&field.tally), vec![port], super::super::first_seed() * 1_000 + number))
        };
        let people: Vec<_> = (0..PEOPLE).map(person).collect();
        let begun = Instant::now();
        while begun.elapsed() < PLAYED_FOR {
            if field.deal_anew(tables, dealt).await > 0 {
                dealt += 1;
            } else {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        field.tally.lock().unwrap().stops = true;
        for person in people {
            person.await.unwrap();
        }
        let took = begun.elapsed().as_secs_f64();
        field.tally.lock().unwrap().stops = false;
        let answers = (field.tally.lock().unwrap().acknowledged - had) as f64;
        let for_answers = Spent::now(&field, &front, &trio, leader).each_since(before, answers);
        let row = format!("| {count} | {pages_a_second:.0} | {for_pages} | {:.1} | {for_answers} |", answers / took);
        println!("{row}");
        writeln!(words, "{row}").unwrap();
        served.push(answers);
    }
    println!("\n{words}");
    let tally = field.tally.lock().unwrap();
    assert_eq!(tally.odd, [""; 0]);
    assert!(served.iter().all(|answers| *answers > 0.0) && tally.unknown == 0, "{words}");
}

async fn until_ready(server: &str) {
    let begun = Instant::now();
    loop {
        let asked = reqwest::get(format!("http://{server}/readyz")).await;
        if asked.is_ok_and(|answer| answer.status() == 200) {
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "{server} does not serve");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
