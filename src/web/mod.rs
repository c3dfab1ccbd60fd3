//! The web server: what it is made of, and the table of routes.

mod after;
mod app;
mod bundle;
mod client;
mod door;
mod errand;
mod error;
mod extract;
mod facts;
mod fields;
mod guests;
mod headers;
mod health;
mod host;
mod input;
mod lesson;
mod letter_line;
mod letters_form;
mod limits;
mod manifest;
mod metrics;
mod middleware;
mod new_table;
mod news;
mod next_table;
mod odyssee;
mod own_tables;
mod pace;
mod pack;
mod page;
mod person;
mod preview;
mod push_worker;
mod recorded;
pub(crate) mod replay;
mod reply;
mod resource;
mod return_path;
mod sent;
mod server;
mod session;
mod sidebar;
mod site;
mod static_file;
mod strength;
mod table_page;
mod thinking;
mod token;
mod ulysses;
mod unsent;
mod visited;
mod zone;

#[cfg(feature = "pips")]
#[path = "../../tests/game/web.rs"]
mod pips;

use actix_web::web::{self, ServiceConfig};

pub use app::App;
use error::WebError;
pub use news::News;
use resource::{both, get, post};
pub use server::serve;

fn routes(config: &mut ServiceConfig) {
    config
        // They are tried in this order, so what is asked for most often stands first.
        .service(get("/l/{token}", page::table::follow))
        .service(post("/l/{token}/act", page::table::answer))
        .service(get("/table/{code}", page::table::show))
        .service(post("/table/{code}/act", page::table::answer))
        .service(get("/", page::home::show))
        .service(post("/try", page::try_it::submit))
        .service(post("/lesson", page::lesson::submit))
        .service(post("/language", page::language::submit))
        .service(get("/tables", page::tables::show))
        .service(get("/archive", page::finished::show))
        .service(get("/rules/{game}", page::rules::show))
        .service(get("/rules/{game}/specification", page::rules::specification))
        .service(get("/rules/{game}/{language}", page::rules::show_in))
        .service(both("/new", page::new_table::show, page::new_table::submit))
        .service(both("/sent", page::sent::show, page::sent::submit))
        .service(both("/confirm/{token}", page::confirm::show, page::confirm::submit))
        .service(both("/invitation/{token}", page::invitation::show, page::invitation::submit))
        .service(get("/invitation/{token}/table", page::invitation::look))
        .service(both("/offer/{token}", page::seat_offer::show, page::seat_offer::submit))
        .service(both("/join/{token}", page::invite_link::show, page::invite_link::submit))
        .service(both("/keep/{token}", page::keep::show, page::keep::submit))
        .service(both("/never/{token}", page::never::show, page::never::submit))
        .service(both("/unsubscribe/{token}", page::unsubscribe::show, page::unsubscribe::submit))
        .service(both("/sign-in", page::sign_in::show, page::sign_in::submit))
        .service(both("/sign-in/{token}", page::sign_in::show_link, page::sign_in::submit_link))
        .service(get("/my", page::my::show))
        .service(post("/my/settings", page::my::settings))
        .service(both("/my/hours", page::hours::show, page::hours::submit))
        .service(both("/my/letters", page::my_letters::show, page::my_letters::submit))
        .service(both("/my/pings", page::pings::show, page::pings::submit))
        .service(post("/my/pings/test", page::pings::test))
        .service(post("/my/pings/end", page::pings::end))
        .service(post("/my/pings/browser", page::pings::subscribe))
        .service(both("/my/feed", page::feed::show, page::feed::submit))
        .service(get("/feed/{token}/tables.ics", page::feed::calendar))
        .service(get("/feed/{token}/tables.atom", page::feed::news))
        .service(post("/my/vacation", page::hours::announce))
        .service(post("/my/vacation/end", page::hours::end))
        .service(both("/my/erase", page::erase::show, page::erase::submit))
        .service(both("/my/sessions", page::sessions::show, page::sessions::submit))
        .service(post("/my/sign-out", page::my::sign_out))
        .service(post("/my/sign-out-everywhere", page::my::sign_out_everywhere))
        .service(post("/table/{code}/join", page::join::submit))
        .service(get("/table/{code}/events", news::stream))
        .service(get("/table/{code}/review", page::table::review))
        .service(get("/table/{code}/review/{question}", page::table::review))
        .service(get("/table/{code}/log", page::table::log))
        .service(get("/table/{code}/orders", page::orders::show))
        .service(post("/table/{code}/ahead", page::table::ahead))
        .service(post("/table/{code}/talk", page::talk::say))
        .service(post("/table/{code}/talk/remove", page::talk::remove))
        .service(both("/table/{code}/resign", page::resign::show, page::resign::submit))
        .service(get("/table/{code}/replay", page::replay::whole))
        .service(get("/table/{code}/replay/{step}", page::replay::step))
        .service(get("/table/{code}/replay/{step}/{eyes}", page::replay::step_through))
        .service(post("/table/{code}/hindsight", page::hindsight::ask))
        .service(get("/table/{code}/hindsight/{eyes}", page::hindsight::show))
        .service(get("/table/{code}/preview/{step}.png", page::preview::show))
        .service(get("/table/{code}/archive.json", page::archive::json))
        .service(get("/table/{code}/archive.txt", page::archive::text))
        .service(get("/table/{code}/archive.html", page::archive::offline))
        .service(get("/l/{token}/review", page::table::review))
        .service(get("/l/{token}/review/{question}", page::table::review))
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
        .service(get("/mailbox/sentences", page::mailbox::list_sentences))
        .service(get("/mailbox/sentences/{language}/{file}", page::mailbox::show_sentences))
        .configure(deeds)
        .service(get("/preview.png", page::preview::house))
        .service(get("/static/{name}", static_file::show))
        .service(get("/favicon.ico", static_file::favicon))
        .service(get("/robots.txt", static_file::robots))
        .service(get("/manifest.webmanifest", manifest::show))
        .service(get("/push/worker.js", push_worker::show))
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
            .service(post(&format!("{base}/keep"), page::keep::ask))
            .service(post(&format!("{base}/notes"), page::notes::keep))
            .service(get(&format!("{base}/notes.txt"), page::notes::download))
            .service(get(&format!("{base}/deadline.ics"), page::calendar::show))
            .service(post(&format!("{base}/back"), page::back::submit))
            .service(post(&format!("{base}/letters"), page::back::letters))
            .service(post(&format!("{base}/mail"), page::back::mail_counts))
            .service(post(&format!("{base}/more-time"), page::back::give_more))
            .service(post(&format!("{base}/take-back"), page::take_back::take))
            .service(post(&format!("{base}/send-now"), page::take_back::send))
            .service(post(&format!("{base}/offer"), page::seat_offer::agree))
            .service(post(&format!("{base}/rematch"), page::rematch::submit))
            .service(post(&format!("{base}/word"), page::before_deal::word))
            .service(post(&format!("{base}/invite"), page::before_deal::invite))
            .service(post(&format!("{base}/withdraw"), page::before_deal::withdraw))
            .service(post(&format!("{base}/resend"), page::before_deal::resend))
            .service(post(&format!("{base}/link"), page::invite_link::renew))
            .service(post(&format!("{base}/start"), page::before_deal::start))
            .service(post(&format!("{base}/leave"), page::before_deal::leave))
            .service(post(&format!("{base}/links"), page::before_deal::links));
    }
}
