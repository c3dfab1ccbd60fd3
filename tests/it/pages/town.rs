//! Servers in all those states, brought there once by those who visit them, for all checks of a run.

use std::any::Any;
use std::sync::{OnceLock, mpsc};

use super::found::{guest, lesson};
use super::gathered::{first_visit, gathering};
use super::list::Page;
use super::played::{asked, away, discussion, offered, over, turn, unsent, wind};
use super::sailed::{landed, sailed, sailing};

/// Pages, and what lives as long as they are looked at.
pub(crate) type Housed = (Vec<Page>, Box<dyn Any>);

/// Every page. The servers behind them run until the tests end, on a runtime of their own.
pub(crate) fn pages() -> &'static [Page] {
    static PAGES: OnceLock<Vec<Page>> = OnceLock::new();
    PAGES.get_or_init(|| {
        let (tell, told) = mpsc::channel();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let (pages, _houses) = Box::pin(build()).await;
                tell.send(pages).unwrap();
                std::future::pending::<()>().await;
            });
        });
        told.recv().expect("all states are reached")
    })
}

async fn build() -> (Vec<Page>, Vec<Box<dyn Any>>) {
    // Two at a time: a table on its way takes a dozen connections.
    let (first, gathering) = tokio::join!(first_visit(), gathering());
    let (turn, asked) = tokio::join!(turn(), asked());
    let (discussion, wind) = tokio::join!(discussion(), wind());
    let (away, offered) = tokio::join!(away(), offered());
    let (over, unsent) = tokio::join!(over(), unsent());
    let (guest, lesson) = tokio::join!(guest(), lesson());
    let (sailed, sailing) = tokio::join!(sailed(), sailing());
    let landed = landed().await;
    let (mut pages, mut houses) = (Vec::new(), Vec::new());
    let played = [turn, unsent, asked, discussion, wind, away, offered, over, guest, lesson, sailed, sailing, landed];
    for (list, house) in [first, gathering].into_iter().chain(played) {
        pages.extend(list);
        houses.push(house);
    }
    (pages, houses)
}
