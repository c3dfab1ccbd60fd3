//! The bare page: the same queries, as many bytes, nothing thought.

use std::net::{SocketAddr, TcpListener};

use actix_web::web::{self, Data, Path};
use actix_web::{App, HttpResponse, HttpServer};
use futures_util::try_join;
use penelope::id::SeatId;
use penelope::id::TableId;
use penelope::store::{
    Pool, QueryError, clocks, former_hours, formers, notes, offers, players, questions, seats, tables, talk, words,
};

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
    let (id, reader) = (TableId(*table), SeatId((*table - 1) * 4 + 1));
    let mut at_one_moment = conn.build_transaction().read_only().repeatable_read();
    let read = at_one_moment.run(async |conn| {
        let table = tables::find_by_id(conn, id).await?.expect("a table");
        let read = try_join!(
            seats::list(conn, table.id),
            formers::list(conn, table.id),
            offers::list(conn, table.id),
            questions::list_open(conn, table.id),
            talk::list(conn, table.id, 50),
            players::list_seated(conn, table.id),
            former_hours::list(conn, table.id),
            words::find(conn, reader),
            clocks::find_due(conn, reader),
            notes::find(conn, reader),
        )?;
        Ok::<_, QueryError>(read.0.len())
    });
    assert!(read.await.expect("queries") > 0);
    HttpResponse::Ok().content_type("text/html; charset=utf-8").body(bare.body.clone())
}
