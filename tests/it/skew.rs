//! Two servers whose machines do not agree on the time: what they share goes by the database's clock (B7).

use std::collections::BTreeSet;
use std::process::Command;

use chrono::Utc;
use nix::sys::signal::Signal;

use crate::post::operating::program;
use crate::support::desk::Desk;
use crate::support::folder::Folder;
use crate::support::moment::a_moment;
use crate::support::program::{Running, stderr, stdout};
use crate::support::smtp::Sink;

/// The program on a machine whose clock is eight minutes late. `faketime` is only asked what it puts before a program: started by
/// it, the server would be its child, not ours, and live on when it is ended.
fn late(mut program: Command) -> Command {
    let asked = Command::new("faketime").args(["-f", "-8m", "printenv", "LD_PRELOAD"]).output().unwrap();
    program.env("LD_PRELOAD", stdout(&asked).trim()).env("FAKETIME", "-8m");
    program
}

#[tokio::test(flavor = "multi_thread")]
async fn b_7_servers_eight_minutes_apart_send_each_letter_once_and_stop_no_clock() {
    let (desk, sink, data) = (Desk::at(Utc::now()).await, Sink::start().await, Folder::new());
    let url = desk.db.url.reveal().to_owned();
    let program = || program(data.path(), &url, &sink);
    let right = Running::start(&mut program());
    let mut wrong = Running::start(&mut late(program()));
    wrong.wait_for_log("this machine's clock is ahead of the database's by so much");
    let mut expected = BTreeSet::new();
    for number in 0..24 {
        let player = desk.player(&format!("p{number}@example.org")).await;
        let letter = desk.sign_in(player).await;
        expected.insert(desk.message_id(letter).await);
    }
    let sent = sink.wait_for(24).await;
    // Both have looked after the clocks by turns.
    let beat = async || -> std::time::SystemTime {
        desk.client.query_one("SELECT beat_at FROM heartbeat", &[]).await.unwrap().get(0)
    };
    let (mut beats, mut last) = (0, beat().await);
    while beats < 5 {
        let now = beat().await;
        if now != last {
            assert!(now > last, "it never goes back");
            (beats, last) = (beats + 1, now);
        }
        a_moment().await;
    }
    let outages: i64 = desk.client.query_one("SELECT count(*) FROM outages", &[]).await.unwrap().get(0);
    assert_eq!(outages, 0);
    assert_eq!((sent.len(), sink.letters().len()), (24, 24), "each letter once");
    // In good order: what they share with `faketime` is removed by those who end by themselves.
    for server in [right, wrong] {
        server.signal(Signal::SIGTERM);
        let output = tokio::task::spawn_blocking(|| server.wait()).await.unwrap();
        assert_eq!(output.status.code(), Some(0), "{output:?}");
    }
    let doctor = late(program()).arg("doctor").output().unwrap();
    let words = stdout(&doctor);
    assert!(words.contains("seconds behind the database's"), "{words}{}", stderr(&doctor));
    assert_eq!(expected.len(), 24);
}
