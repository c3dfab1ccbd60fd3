//! The commands as an operator meets them: exit codes and sentences.

use std::os::unix::fs::PermissionsExt;

use crate::support::db::TestDb;
use crate::support::folder::Folder;
use crate::support::program::{Running, penelope, stderr, stdout};
use crate::support::smtp::{Moment, Sink, Trick};

#[test]
fn ops_07_a_wrong_setting_stops_the_start_with_one_sentence() {
    let data = Folder::new();
    let output = penelope(data.path()).env("PENELOPE_BIND", "0.0.0.0:8080").output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let sentence = stderr(&output);
    assert!(sentence.starts_with("penelope: PENELOPE_BIND is 0.0.0.0:8080, which others can reach, but"), "{sentence}");
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    assert_eq!(std::fs::read_dir(data.path()).unwrap().count(), 0, "nothing was begun");
}

#[test]
fn a_command_that_looks_at_a_database_makes_none() {
    for arguments in [&["export", "K7QM2X"][..], &["letters", "list"]] {
        let data = Folder::new();
        let output = penelope(data.path()).args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        let sentence = stderr(&output);
        assert!(
            sentence.starts_with("penelope: there is no database in ") && sentence.lines().count() == 1,
            "{sentence}"
        );
        assert_eq!(std::fs::read_dir(data.path()).unwrap().count(), 0, "nothing was made");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_taken_port_and_an_absent_database_get_one_sentence_each() {
    let (db, data) = (TestDb::new().await, Folder::new());
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let mut command = penelope(data.path());
    let output = command.env("PENELOPE_BIND", &address).env("DATABASE_URL", db.url.reveal()).output().unwrap();
    let sentence = stderr(&output);
    assert!(sentence.starts_with(&format!("penelope: cannot listen on {address}; set PENELOPE_BIND")), "{sentence}");

    let absent = penelope(data.path()).env("DATABASE_URL", "postgres://anna:pa55@127.0.0.1:1/games").output().unwrap();
    assert_eq!(absent.status.code(), Some(1));
    let sentence = stderr(&absent);
    assert!(sentence.starts_with("penelope: cannot migrate database games on 127.0.0.1"), "{sentence}");
    assert_eq!(sentence.matches("refused").count(), 1, "the cause is said once: {sentence}");
    assert!(!sentence.contains("pa55"), "{sentence}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_finds_all_well_and_names_every_fault() {
    let (db, data, sink) = (TestDb::new().await, Folder::new(), Sink::start().await);
    let doctor = |smtp: String| {
        let mut command = penelope(data.path());
        command.env("DATABASE_URL", db.url.reveal()).env("PENELOPE_SMTP_URL", smtp);
        command.env("PENELOPE_MAIL_FROM", "post@penelope.test").env("PENELOPE_BASE_URL", "https://penelope.test");
        tokio::task::spawn_blocking(move || command.arg("doctor").output().unwrap())
    };
    drop(Running::start(penelope(data.path()).env("DATABASE_URL", db.url.reveal())));
    let well = doctor(format!("smtp://{}?tls=none", sink.address)).await.unwrap();
    assert_eq!(well.status.code(), Some(0), "{}", stdout(&well));
    for line in [
        "ok    secret: key 1",
        "ok    database: up to date",
        "ok    secret: fits the database",
        "ok    mail: mail server 127.0.0.1",
        "ok    letters: ",
    ] {
        assert!(stdout(&well).contains(line), "{line} in {}", stdout(&well));
    }
    assert!(stdout(&well).contains("back this file up"));

    // As far as a letter would go, but no further (F3).
    let complaint = "504 5.5.2 <penelope>: Helo command rejected: need fully-qualified hostname";
    for (moment, line) in
        [(Moment::Mail, "takes no letters from"), (Moment::Recipient, "takes no letters to the sender's own")]
    {
        sink.play(moment, Trick::Say(complaint));
        let told = doctor(format!("smtp://{}?tls=none", sink.address)).await.unwrap();
        assert_eq!(told.status.code(), Some(1), "{}", stdout(&told));
        let words = stdout(&told);
        assert!(
            words.contains(line) && words.contains(complaint) && words.contains("greeted as penelope.test"),
            "{words}"
        );
    }
    assert_eq!(sink.letters().len(), 0);

    let no_tls = doctor(format!("smtp://{}", sink.address)).await.unwrap();
    assert_eq!(no_tls.status.code(), Some(1));
    assert!(stdout(&no_tls).contains("FAULT mail: mail server 127.0.0.1"), "{}", stdout(&no_tls));

    let secret = data.path().join("secret");
    std::fs::set_permissions(&secret, std::fs::Permissions::from_mode(0o644)).unwrap();
    let exposed = doctor(format!("smtp://{}?tls=none", sink.address)).await.unwrap();
    assert!(stdout(&exposed).contains("FAULT secret: the secret file"), "{}", stdout(&exposed));
    let wrong = penelope(data.path()).env("PENELOPE_BIND", "8080").arg("doctor").output().unwrap();
    assert_eq!(wrong.status.code(), Some(1));
    assert!(stdout(&wrong).contains("FAULT settings: PENELOPE_BIND is «8080»"), "{}", stdout(&wrong));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_or_foreign_secret_stops_the_start_and_a_rotated_one_does_not() {
    let (db, data) = (TestDb::new().await, Folder::new());
    let command = |arguments: &[&str]| {
        let mut command = penelope(data.path());
        command.env("DATABASE_URL", db.url.reveal()).args(arguments);
        command
    };
    drop(Running::start(&mut command(&[])));

    assert!(stdout(&command(&["key", "new"]).output().unwrap()).starts_with("Key 2 is in"));
    assert_eq!(
        stderr(&command(&["key", "new"]).output().unwrap()),
        "penelope: two keys are valid already; drop the older one first with: penelope key drop\n"
    );
    assert_eq!(stdout(&command(&["key", "list"]).output().unwrap()), "key 2: in use\nkey 1: still accepted\n");
    drop(Running::start(&mut command(&[])));
    let dropped = command(&["key", "drop"]).output().unwrap();
    assert!(stdout(&dropped).contains("Tables sealed anew: 1."), "{}{}", stdout(&dropped), stderr(&dropped));
    let server = Running::start(&mut command(&[]));
    let code: String = db.client().await.query_one("SELECT code FROM tables", &[]).await.unwrap().get(0);
    // The table that the first start dealt was sealed with a key that is gone; all of it is still there.
    let page = server.get(&format!("/table/{code}")).await.unwrap();
    assert_eq!(page.status(), 200);
    assert!(page.text().await.unwrap().contains(&code));
    drop(server);

    let secret = data.path().join("secret");
    std::fs::rename(&secret, data.path().join("backup")).unwrap();
    let foreign = command(&[]).output().unwrap();
    assert!(stderr(&foreign).contains("lacks key 2, which this database needs"), "{}", stderr(&foreign));
    std::fs::write(&secret, format!("2 {}\n", "ab".repeat(32))).unwrap();
    std::fs::set_permissions(&secret, std::fs::Permissions::from_mode(0o600)).unwrap();
    let foreign = command(&[]).output().unwrap();
    assert!(stderr(&foreign).contains("is not the one this database was used with"), "{}", stderr(&foreign));
    // One sentence, and what to do; nothing was served or changed meanwhile.
    let sentence = stderr(&foreign);
    let errors: Vec<&str> = sentence.lines().filter(|line| line.starts_with("penelope: ")).collect();
    assert!(errors.len() == 1 && errors[0].contains(&secret.display().to_string()), "{sentence}");
    let doctor = command(&["doctor"]).output().unwrap();
    let words = stdout(&doctor);
    assert!(words.contains("FAULT secret: key 2 is another one than the database knows"), "{words}");
    // Mail that comes in meanwhile is not refused for good: its server tries again.
    let received = command(&["receive", "--recipient", "reply+x@return.penelope.test"])
        .env("PENELOPE_RETURN_DOMAIN", "return.penelope.test")
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    assert_eq!(received.status.code(), Some(75), "{}", stderr(&received));
    assert!(stderr(&received).contains("is not the one this database is used with"), "{}", stderr(&received));
    for nonsense in ["", "secret", "2 abc", "\u{0}"] {
        std::fs::write(&secret, nonsense).unwrap();
        let refused = command(&[]).output().unwrap();
        assert_eq!(refused.status.code(), Some(1), "{nonsense}");
        assert!(stderr(&refused).contains(&secret.display().to_string()), "{nonsense}: {}", stderr(&refused));
    }
    // The right file is there again.
    std::fs::rename(data.path().join("backup"), &secret).unwrap();
    let server = Running::start(&mut command(&[]));
    assert_eq!(server.get(&format!("/table/{code}")).await.unwrap().status(), 200);
}
