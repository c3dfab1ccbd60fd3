//! The web server: the table of routes, and what stands around every one of them.

mod answer;
mod app;
mod aside;
mod asset;
mod client;
mod error;
mod extract;
mod facts;
mod fields;
mod floor;
mod guests;
mod headers;
mod health;
mod here;
mod host;
mod input;
mod limits;
mod live;
mod metrics;
mod new_table;
mod next;
mod own_letters;
mod pace;
mod pack;
mod page;
mod pass;
mod person;
mod post_form;
mod preview;
pub(crate) mod replay;
mod session;
mod site;
mod table_page;
mod token;
mod ulysses;
mod visit;
mod zone;

#[cfg(feature = "pips")]
#[path = "../../tests/game/web.rs"]
mod pips;

use std::net::TcpListener;
use std::time::Duration;

use actix_web::dev::{Handler, Server};
use actix_web::http::Method;
use actix_web::middleware::from_fn;
use actix_web::web::{self, Data, ServiceConfig};
use actix_web::{FromRequest, HttpServer, Resource, Responder, guard};

pub use app::App;
use error::WebError;
pub use live::Live;

/// Who has not sent a request's head by then is cut off.
const HEAD_WITHIN: Duration = Duration::from_secs(10);
const KEEP_ALIVE: Duration = Duration::from_secs(30);
/// At the end, requests in flight may take this long.
const SHUTDOWN_SECONDS: u64 = 25;

fn routes(config: &mut ServiceConfig) {
    config
        // They are tried in this order, so what is asked for most often stands first.
        .service(get("/l/{token}", page::table::follow))
        .service(post("/l/{token}/act", page::table::answer))
        .service(get("/table/{code}", page::table::show))
        .service(post("/table/{code}/act", page::table::answer))
        .service(get("/", page::home::show))
        .service(post("/try", page::try_it::submit))
        .service(post("/language", page::language::submit))
        .service(get("/tables", page::tables::show))
        .service(get("/archive", page::finished::show))
        .service(get("/rules/{game}", page::rules::show))
        .service(get("/rules/{game}/specification", page::rules::specification))
        .service(get("/rules/{game}/{language}", page::rules::show_in))
        .service(both("/new", page::new_table::show, page::new_table::submit))
        .service(get("/sent", page::sent::show))
        .service(both("/confirm/{token}", page::confirm::show, page::confirm::submit))
        .service(both("/invitation/{token}", page::invitation::show, page::invitation::submit))
        .service(both("/offer/{token}", page::offer::show, page::offer::submit))
        .service(both("/never/{token}", page::never::show, page::never::submit))
        .service(both("/unsubscribe/{token}", page::unsubscribe::show, page::unsubscribe::submit))
        .service(both("/sign-in", page::sign_in::show, page::sign_in::submit))
        .service(both("/sign-in/{token}", page::sign_in::show_link, page::sign_in::submit_link))
        .service(get("/my", page::my::show))
        .service(post("/my/settings", page::my::settings))
        .service(both("/my/hours", page::hours::show, page::hours::submit))
        .service(both("/my/letters", page::post::show, page::post::submit))
        .service(post("/my/vacation", page::hours::announce))
        .service(post("/my/vacation/end", page::hours::end))
        .service(both("/my/erase", page::erase::show, page::erase::submit))
        .service(both("/my/sessions", page::sessions::show, page::sessions::submit))
        .service(post("/my/sign-out", page::my::sign_out))
        .service(post("/my/sign-out-everywhere", page::my::sign_out_everywhere))
        .service(post("/table/{code}/join", page::join::submit))
        .service(get("/table/{code}/events", live::stream))
        .service(get("/table/{code}/review", page::table::review))
        .service(get("/table/{code}/log", page::table::log))
        .service(get("/table/{code}/orders", page::orders::show))
        .service(post("/table/{code}/ahead", page::table::ahead))
        .service(post("/table/{code}/talk", page::talk::say))
        .service(post("/table/{code}/talk/remove", page::talk::remove))
        .service(both("/table/{code}/resign", page::resign::show, page::resign::submit))
        .service(get("/table/{code}/replay", page::replay::whole))
        .service(get("/table/{code}/replay/{step}", page::replay::step))
        .service(get("/table/{code}/replay/{step}/{eyes}", page::replay::step_through))
        .service(get("/table/{code}/preview/{step}.png", page::preview::show))
        .service(get("/table/{code}/archive.json", page::archive::json))
        .service(get("/table/{code}/archive.txt", page::archive::text))
        .service(get("/table/{code}/archive.html", page::archive::offline))
        .service(get("/l/{token}/review", page::table::review))
        .service(get("/l/{token}/log", page::table::log))
        .service(get("/l/{token}/orders", page::orders::show))
        .service(post("/l/{token}/ahead", page::table::ahead))
        .service(post("/l/{token}/talk", page::talk::say))
        .service(post("/l/{token}/talk/remove", page::talk::remove))
        .service(both("/l/{token}/resign", page::resign::show, page::resign::submit))
        .service(post("/l/{token}/letter", page::fresh_link::send))
        .service(get("/mailbox", page::mailbox::list))
        .service(get("/mailbox/letter/{name}", page::mailbox::show))
        .service(get("/mailbox/letter/{name}/html", page::mailbox::show_html))
        .service(get("/mailbox/letter/{name}/original.eml", page::mailbox::original))
        .service(get("/mailbox/preview", page::mailbox::preview))
        .service(get("/mailbox/preview/{language}/{number}", page::mailbox::show_sample))
        .service(get("/mailbox/preview/{language}/{number}/html", page::mailbox::show_sample_html))
        .configure(deeds)
        .service(get("/preview.png", page::preview::house))
        .service(get("/static/{name}", asset::show))
        .service(get("/favicon.ico", asset::favicon))
        .service(get("/robots.txt", asset::robots))
        .service(get("/healthz", health::alive))
        .service(get("/readyz", health::ready))
        .service(get("/metrics", health::metrics))
        .default_service(web::to(async || WebError::NotFound));
}

/// What people do at a table without answering anything, below the table's address and below a seat's link alike.
fn deeds(config: &mut ServiceConfig) {
    for base in ["/table/{code}", "/l/{token}"] {
        config
            .service(post(&format!("{base}/hints"), page::hints::end))
            .service(post(&format!("{base}/notes"), page::notes::keep))
            .service(get(&format!("{base}/notes.txt"), page::notes::download))
            .service(get(&format!("{base}/deadline.ics"), page::calendar::show))
            .service(post(&format!("{base}/back"), page::back::submit))
            .service(post(&format!("{base}/letters"), page::back::letters))
            .service(post(&format!("{base}/more-time"), page::back::give_more))
            .service(post(&format!("{base}/offer"), page::offer::agree))
            .service(post(&format!("{base}/word"), page::deed::word))
            .service(post(&format!("{base}/invite"), page::deed::invite))
            .service(post(&format!("{base}/withdraw"), page::deed::withdraw))
            .service(post(&format!("{base}/start"), page::deed::start))
            .service(post(&format!("{base}/leave"), page::deed::leave))
            .service(post(&format!("{base}/links"), page::deed::links));
    }
}

/// A form: its page, and what becomes of it.
fn both<F, FArgs, G, GArgs>(path: &str, show: F, submit: G) -> Resource
where
    F: Handler<FArgs>,
    FArgs: FromRequest + 'static,
    F::Output: Responder + 'static,
    G: Handler<GArgs>,
    GArgs: FromRequest + 'static,
    G::Output: Responder + 'static,
{
    web::resource(path)
        .route(web::route().guard(guard::Any(guard::Get()).or(guard::Head())).to(show))
        .route(web::post().to(submit))
        .default_service(web::to(async || WebError::MethodNotAllowed(&[Method::GET, Method::HEAD, Method::POST])))
}

/// A page to look at: GET and HEAD, and a plain «no» to everything else.
fn get<F, Args>(path: &str, handler: F) -> Resource
where
    F: Handler<Args>,
    Args: FromRequest + 'static,
    F::Output: Responder + 'static,
{
    web::resource(path)
        .route(web::route().guard(guard::Any(guard::Get()).or(guard::Head())).to(handler))
        .default_service(web::to(async || WebError::MethodNotAllowed(&[Method::GET, Method::HEAD])))
}

/// Something to do: POST only.
fn post<F, Args>(path: &str, handler: F) -> Resource
where
    F: Handler<Args>,
    Args: FromRequest + 'static,
    F::Output: Responder + 'static,
{
    web::resource(path)
        .route(web::post().to(handler))
        .default_service(web::to(async || WebError::MethodNotAllowed(&[Method::POST])))
}

/// Serves until it is told to stop. The listener is bound already, so that a taken port is known before anything starts.
pub fn serve(app: Data<App>, listener: TcpListener, workers: usize) -> std::io::Result<Server> {
    let server = HttpServer::new(move || {
        actix_web::App::new()
            .app_data(app.clone())
            .app_data(web::FormConfig::default().limit(floor::BODY_BYTES_MAX))
            .app_data(web::PayloadConfig::new(floor::BODY_BYTES_MAX))
            .configure(routes)
            .wrap(from_fn(pack::pack))
            .wrap(from_fn(floor::stand))
    })
    .workers(workers)
    .client_request_timeout(HEAD_WITHIN)
    .keep_alive(KEEP_ALIVE)
    // The end of an answer does not wait until the other side has said that it has the beginning.
    .tcp_nodelay(true)
    // A browser that has gone makes room for others at once; what it asked for is done all the same (`floor`).
    .h1_allow_half_closed(false)
    .shutdown_timeout(SHUTDOWN_SECONDS)
    // Signals are for whoever runs us: after the server there is more to end.
    .disable_signals();
    Ok(server.listen(listener)?.run())
}
