//! The bare page: the same queries, as many bytes, nothing thought.

use std::net::{SocketAddr, TcpListener};

use actix_web::web::{self, Data, Path};
use actix_web::{App, HttpResponse, HttpServer};
use penelope::id::TableId;
use penelope::store::{Pool, entries, questions, seats, tables, talk};

struct Bare {
    pool: Pool,
    body: String,
}

/// Serves pages of this length, and says where.
pub(crate) fn serve(pool: Pool, bytes: usize) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("a bound port");
    let bare = Data::new(Bare { pool, body: "x".repeat(bytes) });
    let server = HttpServer::new(move || App::new().app_data(bare.clone()).route("/{table}", web::get().to(show)));
    let server = server.workers(super::house::WORKERS).disable_signals().listen(listener).expect("a listener").run();
    tokio::spawn(server);
    address
}

async fn show(bare: Data<Bare>, table: Path<i64>) -> HttpResponse {
    let conn = &mut *bare.pool.get().await.expect("a connection");
    let table = tables::find_by_id(conn, TableId(*table)).await.expect("a query").expect("a table");
    let seats = seats::list(conn, table.id).await.expect("a query");
    let entries = entries::list(conn, table.id, table.seq).await.expect("a query");
    let questions = questions::list_open(conn, table.id).await.expect("a query");
    let talk = talk::list(conn, table.id, 50).await.expect("a query");
    assert!(seats.len() + entries.len() + questions.len() + talk.len() > 4);
    HttpResponse::Ok().content_type("text/html; charset=utf-8").body(bare.body.clone())
}
