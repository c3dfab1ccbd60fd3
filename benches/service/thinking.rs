//! A hundred tables whose bots all think at once, and whoever looks at a page meanwhile.

use std::time::{Duration, Instant};

use penelope::bot::BotKind;

use super::house::House;
use super::load;
use super::memory;
use super::program::Program;
use super::report::{self, Hold};

const TABLES: usize = 100;
/// Answers of each table's visitor.
const ANSWERS: usize = 3;
/// Pages between two looks at whether everybody has answered.
const PAGES: usize = 20;
const PATIENCE: Duration = Duration::from_secs(300);

pub(crate) async fn measure(house: &House) {
    let (pages, _) = house.pages(1, PAGES).await;
    let program = Program::start(memory::command(house));
    let calm = page(&program, &pages, 10).await;
    let mut tables = house.tables(TABLES, BotKind::Pilot).await;
    let (mut seconds, mut answers, mut waited) = (Vec::new(), 0, 0_f64);
    for _ in 0..ANSWERS {
        while !nobody_thinks(house).await {}
        let posts = house.answers(&mut tables).await;
        answers += posts.len();
        let (begun, address) = (Instant::now(), program.address);
        // Whoever answers waits a moment for the bots.
        let posting = tokio::spawn(async move { load::per_second(address, &posts, TABLES, 303).await });
        while !posting.is_finished() || !nobody_thinks(house).await {
            assert!(begun.elapsed() < PATIENCE, "everybody is answered in the end");
            seconds.push(page(&program, &pages, 1).await);
        }
        posting.await.expect("everybody's answer is taken");
        waited = waited.max(begun.elapsed().as_secs_f64());
    }
    seconds.sort_by(f64::total_cmp);
    let (thinking, longest) = (seconds[seconds.len() / 2], seconds[seconds.len() - 1]);
    let [median, most] = [thinking, longest].map(|seconds| 1_000.0 * seconds);
    let ours = format!(
        "{median:.1} ms, at most {most:.1} as a hundred answers arrive at once; {TABLES} tables, three pilots each"
    );
    let beside = format!("{:.1} ms while nobody thinks", 1_000.0 * calm);
    report::row("a page while bots think", &ours, &beside, thinking / calm, Hold::AtMost(2.0));
    let ours = format!("{waited:.1} s at most for all tables of a round, {answers} answers in all");
    report::plain("until the next question, everybody having answered at once", &ours, "");
    let megabytes = program.megabytes();
    report::row("memory then", &format!("{megabytes:.1} MB"), "", megabytes, Hold::AtMost(150.0));
}

/// Seconds that a page takes.
async fn page(program: &Program, pages: &[Vec<u8>], times: u32) -> f64 {
    let mut seconds = 0.0;
    for _ in 0..times {
        seconds += 1.0 / load::per_second(program.address, pages, 1, 200).await;
    }
    seconds / f64::from(times)
}

async fn nobody_thinks(house: &House) -> bool {
    house.number("SELECT count(*) FROM thoughts").await == 0
}
