//! Tables that somebody is looking at: their pages are told when something was published there, so that nobody has to
//! reload. Only the numbers of the last entry and the last message are said, which everyone may know; a page then fetches
//! itself anew.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use actix_web::http::header;
use actix_web::web::{Bytes, Data, Path, Query};
use actix_web::{HttpRequest, HttpResponse};
use futures_util::stream;
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

use crate::id::{TableCode, TableId};
use crate::store::tables::{self, Published};
use crate::store::{Pool, StoreError};

use super::App;
use super::client::{self, Bucket, Client};
use super::error::WebError;

/// How often the database is asked, about all tables at once.
const LOOK_EVERY: Duration = Duration::from_secs(3);
/// A line that says nothing: proxies cut what is silent for a minute.
const BEAT_EVERY: Duration = Duration::from_secs(25);
/// Then the browser comes again by itself.
const STREAM_LASTS: Duration = Duration::from_secs(15 * 60);
/// Pages that are told at once; others reload by hand.
const STREAMS_MAX: usize = 2_000;
/// Of one client: a household with many pages open.
const STREAMS_OF_CLIENT_MAX: usize = 32;
/// Of one table: its players, and many who watch.
const STREAMS_OF_TABLE_MAX: usize = 200;

/// Clones are the same.
#[derive(Clone)]
pub struct News(Arc<Shared>);

struct Shared {
    followed: Mutex<Followed>,
    /// Streams end when the service does.
    ended: watch::Sender<bool>,
}

#[derive(Default)]
struct Followed {
    tables: HashMap<TableId, watch::Sender<Published>>,
    /// How many streams each client has.
    clients: HashMap<Bucket, usize>,
}

/// A stream's place among a client's; free again with the stream.
struct Place {
    news: News,
    client: Option<Bucket>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut followed = self.news.followed();
        let Some(client) = self.client else { return };
        match followed.clients.get_mut(&client) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(followed.clients.remove(&client)),
        }
    }
}

/// What the page that wants to be told shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(super) struct Shown {
    seq: i32,
    talk: i64,
}

impl News {
    pub(super) fn new() -> News {
        News(Arc::new(Shared { followed: Mutex::default(), ended: watch::Sender::new(false) }))
    }

    /// No page is told anything any more.
    pub fn end(&self) {
        self.0.ended.send_replace(true);
    }

    /// News of a table, if there is a place. Whoever is the first to ask for any sets off the looking.
    fn follow(&self, pool: &Pool, client: Option<Bucket>, id: TableId, now: Published) -> Option<(Follower, Place)> {
        let mut followed = self.followed();
        let of_client = client.and_then(|client| followed.clients.get(&client)).copied().unwrap_or_default();
        let of_table = followed.tables.get(&id).map_or(0, watch::Sender::receiver_count);
        let all: usize = followed.tables.values().map(watch::Sender::receiver_count).sum();
        if of_client >= STREAMS_OF_CLIENT_MAX || of_table >= STREAMS_OF_TABLE_MAX || all >= STREAMS_MAX {
            return None;
        }
        if followed.tables.is_empty() {
            actix_web::rt::spawn(look(self.clone(), pool.clone()));
        }
        if let Some(client) = client {
            *followed.clients.entry(client).or_default() += 1;
        }
        let news = followed.tables.entry(id).or_insert_with(|| watch::Sender::new(now)).subscribe();
        Some((news, Place { news: self.clone(), client }))
    }

    /// Tables that somebody looks at.
    fn looked_at(&self) -> Vec<TableId> {
        let mut followed = self.followed();
        followed.tables.retain(|_, news| news.receiver_count() > 0);
        followed.tables.keys().copied().collect()
    }

    fn publish(&self, all: &[(TableId, Published)]) {
        let followed = self.followed();
        for (id, now) in all {
            if let Some(news) = followed.tables.get(id) {
                news.send_if_modified(|known| std::mem::replace(known, *now) != *now);
            }
        }
    }

    fn followed(&self) -> MutexGuard<'_, Followed> {
        self.0.followed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

type Follower = watch::Receiver<Published>;

/// Looks until nobody follows anything any more.
async fn look(news: News, pool: Pool) {
    let mut ended = news.0.ended.subscribe();
    loop {
        let stopped = timeout(LOOK_EVERY, ended.wait_for(|ended| *ended)).await.is_ok();
        let ids = news.looked_at();
        if stopped || ids.is_empty() {
            return;
        }
        let read = async {
            let conn = &mut *pool.get().await?;
            Ok::<_, StoreError>(tables::list_published(conn, &ids).await?)
        };
        match read.await {
            Ok(all) => news.publish(&all),
            Err(error) => tracing::warn!(%error, "pages are not told of news until the database answers"),
        }
    }
}

/// The stream of a table's page.
pub(super) async fn stream(
    app: Data<App>,
    request: HttpRequest,
    code: Path<String>,
    shown: Query<Shown>,
) -> Result<HttpResponse, WebError> {
    let code: TableCode = code.parse().map_err(|_| WebError::NotFound)?;
    let conn = &mut *app.pool.get().await?;
    let found = tables::find_published(conn, &code).await.map_err(StoreError::from)?;
    let (id, now) = found.ok_or(WebError::NotFound)?;
    let client = client::of(&request).map(Client::bucket);
    let Some((mut news, place)) = app.news.follow(&app.pool, client, id, now) else {
        // Says to a browser: do not come again.
        return Ok(HttpResponse::NoContent().finish());
    };
    let shown = shown.into_inner();
    if (shown.seq, shown.talk) != (now.seq, now.talk) {
        news.mark_changed();
    }
    let (ended, until) = (app.news.0.ended.subscribe(), Instant::now() + STREAM_LASTS);
    let lines = stream::unfold((news, ended, place), move |(mut news, mut ended, place)| async move {
        let line = tokio::select! {
            _ = ended.wait_for(|ended| *ended) => return None,
            changed = timeout(BEAT_EVERY, news.changed()) => match changed {
                Ok(Ok(())) => {
                    let Published { seq, talk } = *news.borrow_and_update();
                    match (seq, talk) == (shown.seq, shown.talk) {
                        // The page was faster than the news.
                        true => ":\n\n".to_owned(),
                        false => format!("event: news\ndata: {seq} {talk}\n\n"),
                    }
                }
                Ok(Err(_)) => return None,
                Err(_) if Instant::now() > until => return None,
                Err(_) => ":\n\n".to_owned(),
            },
        };
        Some((Ok::<_, std::convert::Infallible>(Bytes::from(line)), (news, ended, place)))
    });
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        // What is packed waits for more to pack.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header(("X-Accel-Buffering", "no"))
        .streaming(lines))
}
