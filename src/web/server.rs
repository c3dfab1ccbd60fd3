//! The server: how long it waits for whom, and what stands around every route.

use std::net::TcpListener;
use std::time::Duration;

use actix_web::HttpServer;
use actix_web::dev::Server;
use actix_web::middleware::from_fn;
use actix_web::web::{self, Data};

use super::{App, middleware, pack, routes};

/// Who has not sent a request's head by then is cut off.
const HEAD_WITHIN: Duration = Duration::from_secs(10);
const KEEP_ALIVE: Duration = Duration::from_secs(30);
/// At the end, requests in flight may take this long.
const SHUTDOWN_SECONDS: u64 = 25;

/// Serves until it is told to stop. The listener is bound already, so that a taken port is known before anything starts.
pub fn serve(app: Data<App>, listener: TcpListener, workers: usize) -> std::io::Result<Server> {
    let server = HttpServer::new(move || {
        actix_web::App::new()
            .app_data(app.clone())
            .app_data(web::FormConfig::default().limit(middleware::BODY_BYTES_MAX))
            .app_data(web::PayloadConfig::new(middleware::BODY_BYTES_MAX))
            .configure(routes)
            .wrap(from_fn(pack::pack))
            .wrap(from_fn(middleware::stand))
    })
    .workers(workers)
    .client_request_timeout(HEAD_WITHIN)
    .keep_alive(KEEP_ALIVE)
    // The end of an answer does not wait until the other side has said that it has the beginning.
    .tcp_nodelay(true)
    // A browser that has gone makes room for others at once; what it asked for is done all the same (`middleware`).
    .h1_allow_half_closed(false)
    .shutdown_timeout(SHUTDOWN_SECONDS)
    // Signals are for whoever runs us: after the server there is more to end.
    .disable_signals();
    Ok(server.listen(listener)?.run())
}
