//! How long bots that think take at a few tables; and a hundred tables whose bots all think at once, and whoever looks at a page
//! meanwhile.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use penelope::bot::BotKind;

use super::house::{House, connect};
use super::load;
use super::memory;
use super::program::Program;
use super::report::{self, Hold};

/// What is played at once on a quiet evening.
const FEW: usize = 8;
const ANSWERS_AT_FEW: usize = 12;
const TABLES: usize = 100;
/// Answers of each table's visitor.
const ANSWERS: usize = 3;
/// Pages between two looks at whether everybody has answered.
const PAGES: usize = 20;
const PATIENCE: Duration = Duration::from_secs(300);
/// Between two looks at who is asked.
const GLANCE: Duration = Duration::from_millis(5);

pub(crate) async fn measure(house: &House) {
    few(house).await;
    many(house).await;
}

/// From the moment at which a bot is asked until its answer stands in the log, seen from the database.
async fn few(house: &House) {
    let program = Program::start(memory::command(house));
    let mut tables = house.tables(FEW, BotKind::Pilot).await;
    let mut seconds = Vec::new();
    for _ in 0..ANSWERS_AT_FEW {
        while !nobody_thinks(house).await {}
        let (posts, address) = (house.answers(&mut tables).await, program.address);
        let posting = tokio::spawn(async move { load::per_second(address, &posts, FEW, 303).await });
        seconds.append(&mut asked(house, || posting.is_finished()).await);
        posting.await.expect("everybody's answer is taken");
    }
    seconds.sort_by(f64::total_cmp);
    let [median, most, longest] = [50, 95, 100].map(|percent| seconds[(seconds.len() - 1) * percent / 100]);
    let ours = format!("{most:.2} s; median {median:.2}, longest {longest:.2}");
    let beside =
        format!("{} questions, {FEW} tables, three pilots each; a pause of 0.6 s is a part of it", seconds.len());
    report::row("a bot's question answered, 95 of 100", &ours, &beside, most, Hold::AtMost(1.0));
}

/// How long each question to bots waited, until nobody asks any more.
async fn asked(house: &House, nobody_asks: impl Fn() -> bool) -> Vec<f64> {
    let client = connect(&house.cluster.url_of("bench")).await;
    let sql = "SELECT table_id, asked_at::text FROM thoughts";
    let (mut waiting, mut seconds) = (HashMap::new(), Vec::new());
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < PATIENCE, "everybody is answered in the end");
        let over = nobody_asks();
        let rows = client.query(sql, &[]).await.expect("questions");
        let asked: Vec<(i64, String)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
        waiting.retain(|question, since: &mut Instant| {
            let waits = asked.contains(question);
            if !waits {
                seconds.push(since.elapsed().as_secs_f64());
            }
            waits
        });
        for question in asked {
            waiting.entry(question).or_insert_with(Instant::now);
        }
        if over && waiting.is_empty() {
            return seconds;
        }
        tokio::time::sleep(GLANCE).await;
    }
}

async fn many(house: &House) {
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
