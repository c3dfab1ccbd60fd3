//! The web server: the table of routes, and what stands around every one of them.

mod app;
mod asset;
mod error;
mod extract;
mod floor;
mod headers;
mod health;
mod metrics;
mod page;

use std::net::TcpListener;
use std::time::Duration;

use actix_web::dev::{Handler, Server};
use actix_web::http::Method;
use actix_web::middleware::{Compress, from_fn};
use actix_web::web::{self, Data, ServiceConfig};
use actix_web::{FromRequest, HttpServer, Resource, Responder, guard};

pub use app::App;
use error::WebError;

/// Who has not sent a request's head by then is cut off.
const HEAD_WITHIN: Duration = Duration::from_secs(10);
const KEEP_ALIVE: Duration = Duration::from_secs(30);
/// At the end, requests in flight may take this long.
const SHUTDOWN_SECONDS: u64 = 25;

fn routes(config: &mut ServiceConfig) {
    config
        .service(get("/", page::home::show))
        .service(get("/static/{name}", asset::show))
        .service(get("/favicon.ico", asset::favicon))
        .service(get("/robots.txt", asset::robots))
        .service(get("/healthz", health::alive))
        .service(get("/readyz", health::ready))
        .service(get("/metrics", health::metrics))
        .default_service(web::to(async || WebError::NotFound));
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

/// Serves until it is told to stop. The listener is bound already, so that a taken port is known before anything starts.
pub fn serve(app: Data<App>, listener: TcpListener, workers: usize) -> std::io::Result<Server> {
    let server = HttpServer::new(move || {
        actix_web::App::new()
            .app_data(app.clone())
            .app_data(web::FormConfig::default().limit(floor::BODY_BYTES_MAX))
            .app_data(web::PayloadConfig::new(floor::BODY_BYTES_MAX))
            .configure(routes)
            .wrap(from_fn(floor::stand))
            .wrap(Compress::default())
    })
    .workers(workers)
    .client_request_timeout(HEAD_WITHIN)
    .keep_alive(KEEP_ALIVE)
    .shutdown_timeout(SHUTDOWN_SECONDS)
    // Signals are for whoever runs us: after the server there is more to end.
    .disable_signals();
    Ok(server.listen(listener)?.run())
}
