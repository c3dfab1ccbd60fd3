//! What the post costs beside what it stands on: `cargo bench --bench post`. Letters per second into a mail server on this
//! machine that keeps nothing: over bare lettre connections with TCP_NODELAY, over our transport, and through the whole
//! worker, from rows whose letters are composed already to rows that are marked as sent. All in one run on one machine:
//! only the ratios say something. And before that, what composing costs.

mod composing;
mod desk;
#[expect(dead_code, reason = "other benches hold something to a most")]
#[path = "../report/mod.rs"]
mod report;
mod sink;

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use lettre::Message;
use lettre::transport::smtp::client::AsyncSmtpConnection;
use lettre::transport::smtp::extension::ClientId;
use penelope::mail::transport::smtp::{Patience, Smtp};
use penelope::mail::transport::{Outcome, Transport};
use tokio::net::TcpStream;
use tokio::sync::watch;

use desk::Desk;
use report::Hold;

const CONNECTIONS: [usize; 2] = [1, 16];
/// Letters of one measurement.
const LETTERS: usize = 2_000;
/// Each is measured so often, in turn; the median counts.
const ROUNDS: usize = 3;

#[tokio::main]
async fn main() {
    let (desk, sink) = (Desk::open().await, sink::start());
    composing::measure(&desk.office());
    for (name, message) in desk.messages() {
        let kilobytes = message.formatted().len() / 1024;
        for connections in CONNECTIONS {
            let (mut bare, mut transport, mut worker) = (Vec::new(), Vec::new(), Vec::new());
            for _ in 0..ROUNDS {
                bare.push(per_second(over_lettre(sink, connections, &message)).await);
                transport.push(per_second(over_transport(sink, connections, &message)).await);
                desk.fill(name, LETTERS).await;
                worker.push(per_second(through_worker(&desk, sink, connections)).await);
            }
            let (bare, transport, worker) = (median(bare), median(transport), median(worker));
            let what = format!("letters sent a second, {connections} at once: {name}, {kilobytes} kB");
            let (ours, beside) = (format!("{transport:.0}"), format!("{bare:.0} bare lettre"));
            report::row(&what, &ours, &beside, transport / bare, Hold::AtLeast(0.7));
            // Each is noted on disk as soon as it has left, so that a server that is killed sends none twice.
            let ours = format!("{worker:.0} from claimed to marked as sent, each noted on disk on its way");
            report::plain(
                "the same by the worker, from the database and back",
                &ours,
                &format!("{transport:.0} only sent"),
            );
        }
    }
    desk.close();
}

async fn per_second(sending: impl Future<Output = ()>) -> f64 {
    let begun = Instant::now();
    sending.await;
    LETTERS as f64 / begun.elapsed().as_secs_f64()
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// What is to be compared with: lettre's own conversation over a socket with TCP_NODELAY.
async fn over_lettre(sink: std::net::SocketAddr, connections: usize, message: &Message) {
    side_by_side(connections, message, move |message, left| async move {
        let stream = TcpStream::connect(sink).await.expect("the sink listens");
        stream.set_nodelay(true).expect("a socket of ours");
        let hello = ClientId::default();
        let connected = AsyncSmtpConnection::connect_with_transport(Box::new(stream), &hello).await;
        let mut connection = connected.expect("the sink greets");
        let (envelope, bytes) = (message.envelope(), message.formatted());
        while take(&left) {
            connection.send(envelope, &bytes).await.expect("the sink takes everything");
        }
    })
    .await;
}

async fn over_transport(sink: std::net::SocketAddr, connections: usize, message: &Message) {
    let smtp = Arc::new(Smtp::new(desk::smtp_url(sink), connections, Patience::default()));
    side_by_side(connections, message, |message, left| {
        let smtp = Arc::clone(&smtp);
        async move {
            let bytes = message.formatted();
            while take(&left) {
                assert_eq!(smtp.send(message.envelope(), &bytes).await, Outcome::Accepted);
            }
        }
    })
    .await;
}

async fn through_worker(desk: &Desk, sink: std::net::SocketAddr, connections: usize) {
    let smtp = Smtp::new(desk::smtp_url(sink), connections, Patience::default());
    let post = Arc::new(desk.post(Transport::Smtp(smtp)));
    let (_stop, stopped) = watch::channel(false);
    assert_eq!(post.work_off(&stopped).await.expect("a database of ours"), LETTERS);
}

/// As many tasks as connections, until all letters are sent.
async fn side_by_side<W, F>(connections: usize, message: &Message, work: W)
where
    W: Fn(Arc<Message>, Arc<AtomicUsize>) -> F,
    F: Future<Output = ()> + Send + 'static,
{
    let (message, left) = (Arc::new(message.clone()), Arc::new(AtomicUsize::new(LETTERS)));
    let tasks = (0..connections).map(|_| tokio::spawn(work(Arc::clone(&message), Arc::clone(&left))));
    for task in tasks.collect::<Vec<_>>() {
        task.await.expect("no task panics");
    }
}

fn take(left: &AtomicUsize) -> bool {
    left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_ok()
}
