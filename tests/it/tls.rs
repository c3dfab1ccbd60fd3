//! Mail servers and databases whose certificates come from an authority of one's own (F4).

use std::path::PathBuf;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, UnixStream};
use tokio_rustls::TlsAcceptor;

use crate::support::authority::Authority;
use crate::support::db::TestDb;
use crate::support::folder::Folder;
use crate::support::program::{Running, penelope, stdout};
use crate::support::smtp::{Sink, SinkTls};

#[tokio::test(flavor = "multi_thread")]
async fn f_4_a_mail_server_of_ones_own_authority_is_trusted_by_a_setting() {
    let (db, data, authority) = (TestDb::new().await, Folder::new(), Authority::new());
    let file = authority.file(data.path());
    let any = "127.0.0.1:0".parse().unwrap();
    for (tls, scheme) in [(SinkTls::Offered, "smtp"), (SinkTls::Wrapped, "smtps")] {
        let sink = Sink::vouched_for(any, tls, &authority).await;
        for (host, trusted, line) in [
            ("localhost", true, "ok    mail: mail server localhost"),
            ("localhost", false, "invalid peer certificate: UnknownIssuer"),
            ("127.0.0.1", true, "invalid peer certificate: certificate not valid for name"),
        ] {
            let mut command = penelope(data.path());
            command.env("DATABASE_URL", db.url.reveal()).env("PENELOPE_MAIL_FROM", "post@penelope.test");
            command.env("PENELOPE_SMTP_URL", format!("{scheme}://{host}:{}", sink.address.port()));
            command.env("PENELOPE_BASE_URL", "https://penelope.test");
            if trusted {
                command.env("PENELOPE_CA_FILE", &file);
            }
            let told = tokio::task::spawn_blocking(move || command.arg("doctor").output().unwrap()).await.unwrap();
            assert!(stdout(&told).contains(line), "{scheme} {host} {trusted}: {}", stdout(&told));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn f_4_a_database_over_tls_is_used_if_its_certificate_is_vouched_for() {
    let (db, data, authority) = (TestDb::new().await, Folder::new(), Authority::new());
    let file = authority.file(data.path());
    let port = encrypt(&db, authority.server(&["localhost"])).await;
    let config: tokio_postgres::Config = db.url.reveal().parse().unwrap();
    let (user, name) = (config.get_user().unwrap().to_owned(), config.get_dbname().unwrap().to_owned());
    let command = |host: &str, mode: &str, trusted: bool| {
        let mut command = penelope(data.path());
        command.env("DATABASE_URL", format!("postgres://{user}@{host}:{port}/{name}?sslmode={mode}"));
        if trusted {
            command.env("PENELOPE_CA_FILE", &file);
        }
        command
    };
    for (host, mode, trusted, line) in [
        ("localhost", "verify-full", true, "(given) answers"),
        ("localhost", "verify-ca", true, "(given) answers"),
        ("localhost", "require", true, "(given) answers"),
        ("localhost", "verify-full", false, "UnknownIssuer"),
        ("localhost", "require", false, "UnknownIssuer"),
        ("127.0.0.1", "verify-full", true, "not valid for name"),
        // Whoever does not ask for TLS gets none, and this server takes nobody without.
        ("localhost", "prefer", true, "does not answer"),
        ("localhost", "maybe", true, "FAULT settings: DATABASE_URL is a text of"),
    ] {
        let mut command = command(host, mode, trusted);
        let told = tokio::task::spawn_blocking(move || command.arg("doctor").output().unwrap()).await.unwrap();
        assert!(stdout(&told).contains(line), "{host} {mode} {trusted}: {}", stdout(&told));
    }
    // Migrations, the pool and everything above it.
    let server = Running::start(&mut command("localhost", "verify-full", true));
    assert_eq!(server.get("/readyz").await.unwrap().status(), 200);
}

/// A line to the tests' database that speaks Postgres' way of TLS and nothing else; its port.
async fn encrypt(db: &TestDb, tls: TlsAcceptor) -> u16 {
    let config: tokio_postgres::Config = db.url.reveal().parse().unwrap();
    let [tokio_postgres::config::Host::Unix(folder), ..] = config.get_hosts() else { panic!("a socket") };
    let port = config.get_ports().first().copied().unwrap_or(5432);
    let socket: PathBuf = folder.join(format!(".s.PGSQL.{port}"));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut client, _)) = listener.accept().await {
            let (tls, socket) = (tls.clone(), socket.clone());
            tokio::spawn(async move {
                let mut wish = [0; 8];
                client.read_exact(&mut wish).await?;
                // «SSLRequest», and the answer «S».
                if wish != [0, 0, 0, 8, 4, 210, 22, 47] {
                    return Ok(());
                }
                client.write_all(b"S").await?;
                let mut client = tls.accept(client).await?;
                let mut server = UnixStream::connect(&socket).await?;
                tokio::io::copy_bidirectional(&mut client, &mut server).await?;
                std::io::Result::Ok(())
            });
        }
    });
    address.port()
}
