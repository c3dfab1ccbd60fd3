//! The database loses its leader, again and again: three machines with Patroni and etcd, synchronous replication, TLS; three of our
//! servers that know all three of them, and people at their tables meanwhile. `make failover` prints how long it took.

mod machine;
mod servers;

use std::time::{Duration, Instant};

use machine::{MACHINES, Machine, Ports};
use penelope::config::{Config, Database, DatabaseUrl};

use super::processes::field::{Field, Way};
use super::processes::verdict::{Verdict, seconds};
use super::processes::wanted;
use crate::support::authority::Authority;
use crate::support::folder::Folder;

/// From the promotion on, until the next answer is accepted.
const RECOVERY_MAX: Duration = Duration::from_secs(15);
/// However busy the machine is: after that something is wrong.
const PATIENCE: Duration = Duration::from_secs(300);

/// How a leader is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Loss {
    Killed,
    Paused,
    /// From etcd only: it serves whoever reaches it until it gives up by itself.
    CutOff,
}

impl Loss {
    const ALL: [Loss; 3] = [Loss::Killed, Loss::Paused, Loss::CutOff];

    fn words(self) -> &'static str {
        match self {
            Loss::Killed => "killed",
            Loss::Paused => "paused",
            Loss::CutOff => "cut off from etcd",
        }
    }

    fn befall(self, machine: &mut Machine) {
        match self {
            Loss::Killed => machine.kill(),
            Loss::Paused => machine.pause(),
            Loss::CutOff => machine.cut_off(),
        }
    }

    fn mend(self, machine: &mut Machine) {
        match self {
            Loss::Killed => machine.boot(),
            Loss::Paused => machine.resume(),
            Loss::CutOff => machine.reconnect(),
        }
    }
}

/// Three machines, of which one leads.
struct Trio {
    machines: [Machine; MACHINES],
    client: reqwest::Client,
}

impl Trio {
    async fn start(authority: &Authority) -> Trio {
        let ports: [Ports; MACHINES] = std::array::from_fn(|_| Ports::free());
        let machines = std::array::from_fn(|number| Machine::start(number, &ports, authority));
        let client = reqwest::Client::builder().timeout(Duration::from_secs(2)).build().unwrap();
        let (mut trio, begun) = (Trio { machines, client }, Instant::now());
        for number in 0..MACHINES {
            while !trio.machines[number].has_quorum(&trio.client).await {
                trio.pause(begun).await;
            }
        }
        trio.until_well().await;
        trio
    }

    /// The settings of a server: all three machines, of which it finds the leader.
    fn way(&self, authority: &std::path::Path) -> Way {
        let hosts: Vec<String> =
            self.machines.iter().map(|machine| format!("localhost:{}", machine.ports.postgres)).collect();
        let wishes = "target_session_attrs=read-write&sslmode=verify-full";
        let url = format!("postgres://penelope:and-me@{}/penelope?{wishes}", hosts.join(","));
        vec![("DATABASE_URL", url), ("PENELOPE_CA_FILE", authority.display().to_string())]
    }

    /// All run, follow one leader, and know of each other.
    async fn until_well(&mut self) {
        let begun = Instant::now();
        loop {
            let mut well = true;
            for machine in &mut self.machines {
                machine.boot();
                well &= machine.sees_all_well(&self.client).await;
            }
            if well {
                return;
            }
            self.pause(begun).await;
        }
    }

    /// The one that leads, other than that one.
    async fn until_leader(&self, other: Option<usize>) -> usize {
        let begun = Instant::now();
        loop {
            for (number, machine) in self.machines.iter().enumerate().filter(|(number, _)| Some(*number) != other) {
                if machine.leads(&self.client).await {
                    return number;
                }
            }
            self.pause(begun).await;
        }
    }

    async fn pause(&self, begun: Instant) {
        let words = || self.machines.iter().map(Machine::last_words).collect::<String>();
        assert!(begun.elapsed() < PATIENCE, "the machines do not find together:\n{}", words());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn leaders_are_lost_and_nothing_acknowledged_is_and_servers_find_the_next_one() {
    let (times, tables) = (wanted("PENELOPE_FAILOVERS", 21), wanted("PENELOPE_STORM_TABLES", 40));
    let (authority, folder) = (Authority::new(), Folder::new());
    let mut trio = Trio::start(&authority).await;
    let way = trio.way(&authority.file(folder.path()));
    let mut field = Field::open(&database(&way), std::array::from_fn(|_| way.clone()), tables).await;
    field.until_ready().await;
    let visitors = field.visitors(super::first_seed());
    let (mut promotions, mut recoveries, mut dealt) = (Vec::new(), Vec::new(), tables);
    for (number, loss) in (0..times).zip(Loss::ALL.into_iter().cycle()) {
        let leader = trio.until_leader(None).await;
        loss.befall(&mut trio.machines[leader]);
        let lost_at = Instant::now();
        let next = trio.until_leader(Some(leader)).await;
        let promoted_at = Instant::now();
        field.tally.lock().unwrap().hit_at = Some(promoted_at);
        while field.tally.lock().unwrap().hit_at.is_some() {
            trio.pause(promoted_at).await;
        }
        promotions.push((loss, promoted_at - lost_at));
        recoveries.push((loss, promoted_at.elapsed()));
        println!(
            "{number}: {} {}, {} leads after {:.1} s, next answer {:.1} s later",
            trio.machines[leader].name(),
            loss.words(),
            trio.machines[next].name(),
            (promoted_at - lost_at).as_secs_f64(),
            recoveries.last().map_or(0.0, |(_, took)| took.as_secs_f64())
        );
        loss.mend(&mut trio.machines[leader]);
        trio.until_well().await;
        while field.deal_anew(tables, dealt).await > 0 {
            dealt += 1;
        }
    }
    let ended = field.processes.iter_mut().filter_map(|process| process.child.as_mut()?.try_wait().unwrap()).count();
    field.calm(visitors).await;
    let verdict = field.judge().await;
    let tally = field.tally.lock().unwrap();
    let mut words = String::from(
        "| the leader was | times | until another leads: median, longest | from then to the next answer: median, longest |\n\
         | --- | --- | --- | --- |\n",
    );
    for loss in Loss::ALL {
        let of = |all: &[(Loss, Duration)]| -> Vec<Duration> {
            all.iter().filter(|(own, _)| *own == loss).map(|(_, took)| *took).collect()
        };
        let (until, then) = (of(&promotions), of(&recoveries));
        words += &format!(
            "| {} | {} | {:.1} s, {:.1} s | {:.1} s, {:.1} s |\n",
            loss.words(),
            until.len(),
            seconds(&until, 50),
            seconds(&until, 100),
            seconds(&then, 50),
            seconds(&then, 100),
        );
    }
    words += &format!("\n| {} |\n|{}\n| {} |\n", Verdict::HEAD, " --- |".repeat(8), verdict.row(&tally));
    println!("{words}");
    assert_eq!((verdict.lost, verdict.doubled, verdict.stuck, ended), (0, 0, 0, 0), "{words}");
    assert_eq!(tally.odd, [""; 0]);
    assert!(recoveries.iter().all(|(_, took)| *took <= RECOVERY_MAX), "{words}");
}

/// As a server reads its settings.
fn database(way: &Way) -> DatabaseUrl {
    let vars: Vec<_> = way.iter().map(|(name, value)| ((*name).into(), value.into())).collect();
    let Database::Given(url) = Config::from_vars(&vars, true).unwrap().database else { panic!("it was set") };
    url
}
