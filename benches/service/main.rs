//! What the service costs beside what it stands on: `cargo bench --bench service`. Posts that change a game beside pgbench
//! with the same statements on the same database, pages of a seat beside a bare actix page with the same queries and as
//! many bytes. All in one run on one machine: only the ratios say something. And what the program has in memory after both.

mod bare;
#[expect(dead_code, reason = "the bench it belongs to draws more from it")]
#[path = "../million/copies.rs"]
mod copies;
mod cpu;
mod disk;
mod house;
mod load;
mod memory;
mod pgbench;
#[path = "../million/played.rs"]
mod played;
#[path = "../program/mod.rs"]
mod program;
#[path = "../report/mod.rs"]
mod report;
#[path = "../post/sink.rs"]
mod sink;
mod thinking;
mod ticks;

use house::House;
use report::Hold;

/// How many ask at once.
const CLIENTS: [usize; 3] = [1, 8, 32];
/// Posts of one measurement, each at a table of its own.
const POSTS: usize = 600;
/// Pages of one measurement.
const PAGES: usize = 2_000;
/// Answers given at a table before its page is measured.
const ANSWERS: usize = 12;
/// Entries of a game that has just begun, and of one that has gone on for weeks.
const SHORT: u32 = 20;
const LONG: u32 = 600;

/// All of it, or what is named: `disk`, `posts`, `pages`, `length`, `ticks`, `memory`, `thinking`.
#[tokio::main]
async fn main() {
    let named: Vec<String> = std::env::args().skip(1).filter(|name| !name.starts_with("--")).collect();
    let wanted = |part: &str| named.is_empty() || named.iter().any(|name| name == part);
    let house = House::open().await;
    if wanted("disk") {
        disk::measure(&house.folder);
    }
    if wanted("posts") {
        posts(&house).await;
    }
    if wanted("pages") {
        pages(&house).await;
    }
    if wanted("length") {
        length(&house).await;
    }
    if wanted("memory") {
        memory(&house).await;
    }
    if wanted("thinking") {
        thinking::measure(&house).await;
    }
    // Last: its tables go on by themselves, with letters of their own.
    if wanted("ticks") {
        ticks::measure(&house).await;
    }
    house.close();
}

async fn posts(house: &House) {
    // Connections prepare each statement once, and are kept.
    let most = CLIENTS[CLIENTS.len() - 1];
    load::per_second(house.address, &house.posts(8 * most).await, most, 303).await;
    for clients in CLIENTS {
        let (mut ours, mut bare, mut each) = (0.0, 0.0, 1);
        for _ in 0..load::ROUNDS {
            // pgbench writes nonsense into tables: those of a round are dealt for it.
            let posts = house.posts(POSTS / load::ROUNDS).await;
            let entries = house.entries().await;
            ours += load::per_second(house.address, &posts, clients, 303).await / load::ROUNDS as f64;
            each = each.max((house.entries().await - entries) / posts.len() as i64);
            bare += pgbench::per_second(house, clients, each).await / load::ROUNDS as f64;
        }
        let what = format!("posts that change a game, a second, {clients} at once");
        let beside = format!("{bare:.0} pgbench with the same statements, {each} entries each");
        report::row(&what, &format!("{ours:.0}"), &beside, ours / bare, Hold::AtLeast(0.5));
    }
}

async fn pages(house: &House) {
    let (pages, bytes) = house.pages(ANSWERS, PAGES).await;
    let bare_address = bare::serve(house.pool.clone(), bytes);
    let bare_pages = house.bare_pages(PAGES).await;
    for clients in CLIENTS {
        let sides = [(house.address, &pages[..]), (bare_address, &bare_pages[..])];
        let [ours, bare] = load::by_turns(sides, clients).await;
        let what = format!("pages of a seat, a second, {clients} at once");
        let beside = format!("{bare:.0} bare actix with the same queries and {bytes} bytes");
        report::row(&what, &format!("{ours:.0}"), &beside, ours / bare, Hold::AtLeast(0.5));
    }
}

async fn length(house: &House) {
    let (short, little) = house.aged(SHORT, PAGES).await;
    let (long, much) = house.aged(LONG, PAGES).await;
    // Hundreds of answers in a second leave behind what is swept away in the weeks that such a game takes.
    house.execute("VACUUM ANALYZE").await;
    let mut spent = [0.0; 2];
    for round in 0..load::ROUNDS {
        for (side, pages) in [&short, &long].into_iter().enumerate() {
            let share = &pages[PAGES * round / load::ROUNDS..PAGES * (round + 1) / load::ROUNDS];
            let before = cpu::taken(house);
            load::per_second(house.address, share, 1, 200).await;
            spent[side] += cpu::taken(house) - before;
        }
    }
    let [short, long] = spent.map(|seconds| 1_000.0 * seconds / PAGES as f64);
    let what = format!("processor time of a page after {LONG} entries");
    let (ours, beside) =
        (format!("{long:.2} ms, {much} bytes"), format!("{short:.2} ms, {little} bytes after {SHORT}"));
    report::row(&what, &ours, &beside, long / short, Hold::AtMost(1.1));
}

async fn memory(house: &House) {
    let (pages, _) = house.pages(ANSWERS, 1000).await;
    let [at_rest, with_pages, with_letters] = memory::measure(house, &pages).await;
    let (ours, beside) = (format!("{at_rest:.1} MB"), format!("{with_pages:.1} MB after 1000 pages"));
    report::row("memory of the server at rest", &ours, &beside, at_rest, Hold::AtMost(40.0));
    let what = "memory after 1000 pages and 100 letters with pictures";
    report::row(what, &format!("{with_letters:.1} MB"), &beside, with_letters, Hold::AtMost(50.0));
}
