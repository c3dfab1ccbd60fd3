//! The work that is measured: the same at every size.

use penelope::worker::tick::Tick;
use tokio::sync::watch;

use super::load;
use super::program::Program;
use super::site::Site;
use super::{Models, played::Far};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    Page,
    PageAgain,
    Post,
    Letters,
    My,
    Front,
    Open,
    Archive,
    ArchiveLongest,
    ArchivePlayer,
    TickIdle,
    TickDue,
    Retention,
    Start,
    Migrate,
}

impl Work {
    pub(crate) const ALL: [Work; 15] = [
        Work::Page,
        Work::PageAgain,
        Work::Post,
        Work::Letters,
        Work::My,
        Work::Front,
        Work::Open,
        Work::Archive,
        Work::ArchiveLongest,
        Work::ArchivePlayer,
        Work::TickIdle,
        Work::TickDue,
        Work::Retention,
        Work::Start,
        Work::Migrate,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Work::Page => "page of a seat where nobody has looked for long",
            Work::PageAgain => "the same page a moment later",
            Work::Post => "post that changes a game",
            Work::Letters => "letter written and sent",
            Work::My => "`/my`, eight tables",
            Work::Front => "`/`",
            Work::Open => "`/tables`",
            Work::Archive => "`/archive`",
            Work::ArchiveLongest => "`/archive?order=longest`",
            Work::ArchivePlayer => "`/archive?player=…`",
            Work::TickIdle => "tick, nothing due",
            Work::TickDue => "tick, each of 20 due",
            Work::Retention => "retention, each of 10 tables",
            Work::Start => "start of the server",
            Work::Migrate => "`migrate`, nothing to do",
        }
    }
}

/// What is ready to be done.
pub(crate) enum Ready {
    Requests(Vec<Vec<u8>>, u16),
    Letters,
    Tick { times: usize, sweeps: bool, due: usize },
    Start,
    Migrate,
}

/// What is over in a moment is done so often that the clock, which counts in hundredths of a second, tells it apart.
const OFTEN: usize = 100;
const TICKS: usize = 50;
/// In each round; the smallest of towns has enough tables for all rounds.
const POSTS: usize = 60;
const STARTS: usize = 5;
const DUE: usize = 20;
const ENDED: usize = 10;

pub(crate) async fn prepare(site: &Site, work: Work, models: &Models) -> Ready {
    let playing = models.that(|_, far| matches!(far, Far::Answers(_)));
    let of_ulysses = models.that(|number, far| matches!(far, Far::Answers(_)) && number.is_multiple_of(2));
    let same = |path: &str, count: usize| Ready::Requests(vec![load::get(path); count], 200);
    match work {
        Work::Page => Ready::Requests(site.pages(&site.draw(40, &playing)).await, 200),
        Work::PageAgain => {
            let pages = site.pages(&site.draw(40, &playing)).await;
            load::per_second(site.address, &pages, 1, 200).await;
            Ready::Requests(pages, 200)
        }
        Work::Post => Ready::Requests(site.posts(&site.draw(POSTS, &of_ulysses)).await, 303),
        Work::Letters => {
            // Whoever did something a moment ago would be waited for.
            let copies = site.draw(10, &of_ulysses);
            let posts = site.posts(&copies).await;
            load::per_second(site.address, &posts, 1, 303).await;
            let tables = site.tables(&copies);
            let back = "UPDATE seats SET acted_at = acted_at - interval '1 hour' WHERE table_id = ANY($1)";
            site.execute(back, &tables).await;
            let due = "UPDATE outbox SET send_at = now() - interval '1 second' WHERE state = 'waiting' AND table_id = ANY($1)";
            site.execute(due, &tables).await;
            Ready::Letters
        }
        Work::My => Ready::Requests(site.signed_in("/my", &site.draw(20, &playing)), 200),
        Work::Front => same("/", OFTEN),
        Work::Open => same("/tables", OFTEN),
        Work::Archive => same("/archive", OFTEN),
        Work::ArchiveLongest => same("/archive?order=longest", OFTEN),
        Work::ArchivePlayer => {
            let ended = models.that(|_, far| *far == Far::ToTheEnd);
            let name = |copy: &usize| load::get(&format!("/archive?player=Anna+{}", copy / super::copies::TABLES_EACH));
            let names: Vec<Vec<u8>> = site.draw(10, &ended).iter().map(name).collect();
            Ready::Requests(names.iter().cycle().take(OFTEN).cloned().collect(), 200)
        }
        Work::TickIdle => Ready::Tick { times: TICKS, sweeps: false, due: 0 },
        Work::TickDue => {
            let tables = site.tables(&site.draw(DUE, &of_ulysses));
            let due = "UPDATE clocks SET asked_at = now() - interval '40 days', started_at = now() - interval '40 days', \
                       due_at = now() - interval '1 minute', remind_at = NULL \
                       WHERE stopped_at IS NULL AND started_at IS NOT NULL AND table_id = ANY($1)";
            site.execute(due, &tables).await;
            Ready::Tick { times: 1, sweeps: false, due: DUE }
        }
        Work::Retention => {
            let ended = models.that(|_, far| *far == Far::ToTheEnd);
            let tables = site.tables(&site.draw(ENDED, &ended));
            let long_ago = "UPDATE tables SET ended_at = now() - interval '130 days', acted_at = now() - interval '130 days' \
                            WHERE id = ANY($1)";
            site.execute(long_ago, &tables).await;
            Ready::Tick { times: 1, sweeps: true, due: ENDED }
        }
        Work::Start => Ready::Start,
        Work::Migrate => Ready::Migrate,
    }
}

/// Does it, and says how many pieces of work it was.
pub(crate) async fn perform(site: &Site, ready: Ready) -> usize {
    match ready {
        Ready::Requests(requests, status) => {
            load::per_second(site.address, &requests, 1, status).await;
            requests.len()
        }
        Ready::Letters => {
            let (_stop, stopped) = watch::channel(false);
            let mut sent = 0;
            loop {
                match site.post.work_off(&stopped).await.expect("letters leave") {
                    0 => break,
                    more => sent += more,
                }
            }
            assert!(!site.letters.take().is_empty() && sent > 0, "letters leave");
            sent
        }
        Ready::Tick { times, sweeps, due } => {
            let tick = Tick::beside(&site.post);
            for _ in 0..times {
                let ticked = tick.round(sweeps).await.expect("a round");
                let done = if sweeps { ticked.forgotten.rows } else { ticked.silenced };
                assert!(done >= due, "{ticked:?}");
                assert!(due > 0 || done == 0, "{ticked:?}");
            }
            times.max(due)
        }
        Ready::Start => {
            for _ in 0..STARTS {
                drop(Program::start(site.command("serve")));
            }
            STARTS
        }
        Ready::Migrate => {
            for _ in 0..STARTS {
                let output = site.command("migrate").output().expect("the program starts");
                assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            }
            STARTS
        }
    }
}
