//! Letters that are signed: what makes the keys, what leaves, what two other programs say to it, and what the doctor finds.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use chrono::Utc;
use penelope::config::{Config, DkimKey, Mail};
use penelope::keyring::Keyring;
use penelope::mail::composed::compose;
use penelope::mail::dkim::Signer;
use penelope::mail::message::{Envelope, Office};
use penelope::mail::samples::samples;
use penelope::text::Locale;

use super::operating::program;
use crate::support::desk::Desk;
use crate::support::dns::Dns;
use crate::support::folder::Folder;
use crate::support::program::{Running, penelope, stderr, stdout};
use crate::support::smtp::Sink;

const DOMAIN: &str = "penelope.test";

fn key(folder: &Path, arguments: &[&str]) -> Output {
    penelope(folder).args(["key", "dkim"]).args(arguments).output().unwrap()
}

/// Both kinds of key, made by the program, and the settings that name them.
pub(super) fn keys(folder: &Path) -> Vec<(&'static str, String)> {
    let (rsa, ed25519) = (folder.join("rsa.pem"), folder.join("ed25519.pem"));
    for (selector, file, kind) in [("rsa", &rsa, &[][..]), ("ed", &ed25519, &["--ed25519"])] {
        let file = file.to_str().unwrap();
        let made = key(folder, &[&["--domain", DOMAIN, "--selector", selector, "--file", file], kind].concat());
        assert!(made.status.success(), "{}", stderr(&made));
    }
    vec![
        ("PENELOPE_DKIM_SELECTOR", "rsa,ed".to_owned()),
        ("PENELOPE_DKIM_KEY_FILE", format!("{},{}", rsa.display(), ed25519.display())),
    ]
}

/// As the program reads them.
pub(super) fn read(settings: &[(&'static str, String)]) -> Vec<DkimKey> {
    let mut vars: Vec<(OsString, OsString)> = vec![
        ("HOME".into(), "/".into()),
        ("PENELOPE_SMTP_URL".into(), "smtp://localhost?tls=none".into()),
        ("PENELOPE_MAIL_FROM".into(), format!("Penelope <post@{DOMAIN}>").into()),
        ("PENELOPE_BASE_URL".into(), "https://penelope.test".into()),
    ];
    vars.extend(settings.iter().map(|(name, value)| (name.into(), value.into())));
    let Mail::Smtp { dkim, .. } = Config::from_vars(&vars, false).unwrap().mail else { panic!("a mail server is set") };
    dkim
}

/// Both verifiers have to agree.
fn check(folder: &Path, keys: &[DkimKey], letters: &[PathBuf]) {
    let records: BTreeMap<String, String> = keys.iter().map(|key| (key.record_name(), key.record())).collect();
    let (json, list) = (folder.join("records.json"), folder.join("records.txt"));
    std::fs::write(&json, serde_json::to_string(&records).unwrap()).unwrap();
    let lines: String = records.iter().map(|(name, text)| format!("{name}\t{text}\n")).collect();
    std::fs::write(&list, lines).unwrap();
    let outside = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/outside");
    // The system's own Python has the system's packages.
    for (program, script, records) in [("/usr/bin/python3", "dkim_check.py", &json), ("perl", "dkim_check.pl", &list)] {
        let output = Command::new(program).arg(outside.join(script)).arg(records).args(letters).output().unwrap();
        assert!(output.status.success(), "{script}: {}{}", stdout(&output), stderr(&output));
        assert_eq!(stdout(&output).lines().count(), letters.len(), "{script}: {}", stdout(&output));
    }
}

#[test]
fn mail_09_every_kind_of_letter_is_signed_and_two_other_programs_agree() {
    let folder = Folder::new();
    let keys = read(&keys(folder.path()));
    assert_eq!(keys.len(), 2);
    let base_url = Config::from_vars(&[("PENELOPE_BASE_URL".into(), "https://penelope.test".into())], true);
    let from = format!("Penelope <post@{DOMAIN}>").parse().unwrap();
    let ring = Keyring::open_or_create(&folder.path().join("secret")).unwrap();
    let mut office = Office::new(base_url.unwrap().base_url, from, ring);
    office.signer = Signer::new(&keys).unwrap();
    let to = "anna@example.org".parse().unwrap();
    let envelope = Envelope {
        to: &to,
        message_id: "0123456789abcdef",
        date: "2026-11-16T09:30:05Z".parse().unwrap(),
        letter: None,
    };
    let mut letters = Vec::new();
    for (name, letter) in samples(Locale::Czech) {
        let outgoing = compose(&letter).unwrap().to_outgoing(&office, &envelope).unwrap();
        assert!(outgoing.bytes.starts_with(b"DKIM-Signature: "), "{name}");
        let path = folder.path().join(format!("{}.eml", name.replace([' ', ','], "-")));
        std::fs::write(&path, outgoing.bytes).unwrap();
        letters.push(path);
    }
    assert!(letters.len() > 10, "{letters:?}");
    check(folder.path(), &keys, &letters);
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_09_what_leaves_the_program_is_signed_byte_for_byte() {
    let (desk, sink, folder) = (Desk::at(Utc::now()).await, Sink::start().await, Folder::new());
    let settings = keys(folder.path());
    let url = desk.db.url.reveal().to_owned();
    let mut command = program(folder.path(), &url, &sink);
    command.envs(settings.iter().map(|(name, value)| (*name, value.as_str())));
    let running = Running::start(&mut command);
    desk.sign_in(desk.player("anna@example.org").await).await;
    let sent = sink.wait_for(1).await;
    let path = folder.path().join("sent.eml");
    std::fs::write(&path, &sent[0].data).unwrap();
    check(folder.path(), &read(&settings), &[path]);
    drop(running);
}

#[test]
fn a_key_is_made_once_for_its_owner_alone_and_its_record_is_what_openssl_says() {
    let folder = Folder::new();
    let file = folder.path().join("new/dkim.pem");
    let arguments = ["--domain", "Example.org.", "--file", file.to_str().unwrap()];
    let made = key(folder.path(), &arguments);
    assert!(made.status.success(), "{}", stderr(&made));
    assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    let words = stdout(&made);
    assert!(words.contains("penelope._domainkey.example.org.\tIN TXT\t( \"v=DKIM1; k=rsa; p="), "{words}");
    let public = Command::new("openssl").args(["pkey", "-pubout", "-in"]).arg(&file).output().unwrap();
    let public: String = stdout(&public).lines().filter(|line| !line.starts_with('-')).collect();
    let record: String = words.split('"').filter(|part| *part != " ").skip(1).take(2).collect();
    assert_eq!(record, format!("v=DKIM1; k=rsa; p={public}"));
    let before = std::fs::read(&file).unwrap();
    let again = key(folder.path(), &arguments);
    assert!(again.status.success() && stdout(&again).contains(&words[words.find("Publish").unwrap()..]));
    assert_eq!(std::fs::read(&file).unwrap(), before, "a key is never overwritten");
    std::fs::write(&file, "no key").unwrap();
    let refused = key(folder.path(), &arguments);
    assert_eq!(refused.status.code(), Some(1));
    assert!(stderr(&refused).contains("holds no key that can sign"), "{}", stderr(&refused));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_says_whether_receivers_will_believe_that_letters_are_ours() {
    let (desk, sink, folder, dns) = (Desk::new().await, Sink::start().await, Folder::new(), Dns::start().await);
    let (settings, url) = (keys(folder.path()), desk.db.url.reveal().to_owned());
    drop(Running::start(&mut program(folder.path(), &url, &sink)));
    let doctor = async |settings: &[(&str, String)], server: String| {
        let mut command = program(folder.path(), &url, &sink);
        command.envs(settings.iter().map(|(name, value)| (*name, value.as_str()))).env("PENELOPE_DNS", server);
        let output = tokio::task::spawn_blocking(move || command.arg("doctor").output().unwrap()).await.unwrap();
        (output.status.code(), stdout(&output))
    };
    let server = dns.address.to_string();
    let (code, words) = doctor(&settings, server.clone()).await;
    assert_eq!(code, Some(1), "{words}");
    for line in [
        "FAULT dkim: rsa._domainkey.penelope.test holds no key; publish there: v=DKIM1; k=rsa; p=",
        "FAULT dkim: ed._domainkey.penelope.test holds no key; publish there: v=DKIM1; k=ed25519; p=",
        "note  spf: penelope.test does not say which servers send for it",
        "note  dmarc: penelope.test does not say what becomes of forged letters",
    ] {
        assert!(words.contains(line), "{line} in {words}");
    }
    let keys = read(&settings);
    dns.publish(&keys[0].record_name(), &[&keys[0].record()]);
    dns.publish(&keys[1].record_name(), &[&keys[0].record()]);
    dns.publish(DOMAIN, &["v=spf1 a -all", "something else", "v=spf1 mx -all"]);
    let (_, words) = doctor(&settings, server.clone()).await;
    for line in [
        "ok    dkim: rsa._domainkey.penelope.test holds the key that signs",
        "FAULT dkim: ed._domainkey.penelope.test holds another key than the file",
        "FAULT spf: penelope.test has 2 records",
    ] {
        assert!(words.contains(line), "{line} in {words}");
    }
    dns.publish(&keys[1].record_name(), &[&keys[1].record()]);
    dns.publish(DOMAIN, &["v=spf1 a -all", "something else"]);
    dns.publish("_dmarc.penelope.test", &["v=DMARC1; p=reject"]);
    let (code, words) = doctor(&settings, server).await;
    assert_eq!(code, Some(0), "{words}");
    for line in ["ok    spf: penelope.test", "ok    dmarc: penelope.test"] {
        assert!(words.contains(line), "{line} in {words}");
    }
    // Nobody answers there: no fault of the settings.
    let (code, words) = doctor(&[], "127.0.0.1:9".to_owned()).await;
    assert_eq!(code, Some(0), "{words}");
    assert!(
        words.contains("note  dkim: letters are not signed here") && words.contains("cannot be looked up"),
        "{words}"
    );
}
