//! `penelope doctor`: looks at everything a server needs and says, line by line, what is well and what to do.

use std::process::ExitCode;

use chrono::{DateTime, TimeDelta, Utc};

use crate::clock::Clock;
use crate::config::{Config, Database, DkimKey, Mail, SettingError, SmtpTls};
use crate::keyring::{Keyring, KeyringError};
use crate::mail::records::{Found, Names};
use crate::mail::transport::smtp::{self, Checked};
use crate::store::cluster::Purpose;
use crate::store::keys::{self, Fit};
use crate::store::migrations::Survey;
use crate::store::outbox::{lease, upkeep};
use crate::store::replica::Replica;
use crate::store::{Conn, Pool, heartbeat, mail_pause, migrations, probe, tables};

use super::serve::LACKS_PROXY;
use super::{database, letters};

/// More than so many tables have the same fault.
const HALTED_MAX: i64 = 20;

/// A server takes what is due and reads what came in within seconds.
const UNTAKEN_MAX: TimeDelta = TimeDelta::minutes(15);

/// What the doctor found so far.
#[derive(Default)]
struct Findings {
    faults: usize,
}

impl Findings {
    fn well(&self, words: impl AsRef<str>) {
        println!("  ok    {}", words.as_ref());
    }

    fn note(&self, words: impl AsRef<str>) {
        println!("  note  {}", words.as_ref());
    }

    fn fault(&mut self, words: impl AsRef<str>) {
        println!("  FAULT {}", words.as_ref());
        self.faults += 1;
    }

    fn conclude(&self) -> ExitCode {
        match self.faults {
            0 => {
                println!("All is well.");
                ExitCode::SUCCESS
            }
            1 => {
                println!("One fault to mend.");
                ExitCode::FAILURE
            }
            faults => {
                println!("{faults} faults to mend.");
                ExitCode::FAILURE
            }
        }
    }
}

pub(super) fn report_wrong_setting(error: &SettingError) -> ExitCode {
    let mut findings = Findings::default();
    findings.fault(format!("settings: {error}"));
    findings.conclude()
}

pub(super) async fn run(config: &Config) -> anyhow::Result<ExitCode> {
    let mut findings = Findings::default();
    findings.well(format!("settings: pages at {}, listening on {}", config.base_url, config.bind));
    if matches!(config.mail, Mail::Smtp { .. }) && !config.base_url.is_https() {
        findings.note("settings: PENELOPE_BASE_URL is not https; links can be read on their way");
    }
    if config.lacks_proxy() {
        findings.note(format!("settings: {LACKS_PROXY}"));
    }
    let ring = secret(config, &mut findings);
    database(config, ring.as_ref(), &mut findings).await;
    replica(config, &mut findings).await;
    mail(config, &mut findings).await;
    Ok(findings.conclude())
}

fn secret(config: &Config, findings: &mut Findings) -> Option<Keyring> {
    match Keyring::open(&config.secret_file) {
        Ok(ring) => {
            findings.well(format!("secret: key {} in {}", ring.newest().id(), config.secret_file.display()));
            findings.note("secret: back this file up; without it every running game is lost");
            Some(ring)
        }
        Err(KeyringError::Unreadable { cause, .. }) if cause.kind() == std::io::ErrorKind::NotFound => {
            findings.note(format!("secret: none yet; the first start makes {}", config.secret_file.display()));
            None
        }
        Err(error) => {
            findings.fault(format!("secret: {error}"));
            None
        }
    }
}

async fn database(config: &Config, ring: Option<&Keyring>, findings: &mut Findings) {
    let opened = match database::open(config, Purpose::Command).await {
        Ok(opened) => opened,
        Err(error) => return findings.fault(format!("database: {error}")),
    };
    let pool = Pool::new(&opened.url, 2);
    let kind = match config.database {
        Database::Given(_) => "given",
        Database::Private { .. } => "private",
    };
    // Where nobody answers that is told below.
    if let Ok(true) = probe::is_lent_by_transaction(&pool).await {
        findings.fault(
            "database: something in front of it lends connections for single transactions, and what was prepared is lost between them; \
             with PgBouncer, set pool_mode = session",
        );
    }
    match pool.get().await {
        Ok(mut conn) => {
            findings.well(format!("database: {} ({kind}) answers", opened.url));
            clock(&mut conn, findings).await;
            tables(&mut conn, ring, findings).await;
        }
        Err(error) => findings.fault(format!("database: {} ({kind}) does not answer: {error}", opened.url)),
    }
    pool.close();
    opened.close();
}

/// Pages do without one: nothing about it is a fault.
async fn replica(config: &Config, findings: &mut Findings) {
    let Some(url) = &config.replica else { return };
    match Replica::new(url).behind(Clock::System.now()).await {
        Ok(Some(behind)) if behind < TimeDelta::minutes(1) => findings.well(format!("replica: {url} answers")),
        Ok(Some(behind)) => {
            let minutes = behind.num_minutes();
            findings
                .note(format!("replica: {url} is {minutes} minutes behind, or no server runs; it is not asked then"));
        }
        Ok(None) => findings.note(format!("replica: {url} answers, but no server has looked after the clocks yet")),
        Err(error) => findings.note(format!("replica: {url} does not answer, and nobody waits for it: {error}")),
    }
}

/// Everything goes by the database's clock; one that is wrong on this machine still confuses whoever reads its logs.
async fn clock(conn: &mut Conn, findings: &mut Findings) {
    match heartbeat::read_clock(conn).await {
        Ok(theirs) => {
            let seconds = (Clock::System.now() - theirs).num_seconds();
            let (side, seconds) = (if seconds > 0 { "ahead of" } else { "behind" }, seconds.abs());
            match seconds {
                0..=5 => findings.well("clock: this machine and the database agree"),
                _ => findings.note(format!(
                    "clock: this machine's is {seconds} seconds {side} the database's, which counts; set it right"
                )),
            }
        }
        Err(error) => findings.fault(format!("database: it does not tell the time: {error}")),
    }
}

async fn tables(conn: &mut Conn, ring: Option<&Keyring>, findings: &mut Findings) {
    match migrations::survey(conn).await {
        Ok(Survey { pending, newer }) if pending.is_empty() && newer.is_empty() => {
            findings.well("database: up to date");
        }
        Ok(Survey { pending, newer }) if pending.is_empty() => {
            let newer = newer.join(", ");
            findings.note(format!("database: a newer version has widened it ({newer}); this one can still serve"));
        }
        Ok(Survey { pending, .. }) => {
            return findings.note(format!("database: {} to migrate; serve or migrate does it", pending.join(", ")));
        }
        Err(error) => return findings.fault(format!("database: {error}")),
    }
    halted(conn, findings).await;
    letters(conn, findings).await;
    let Some(ring) = ring else { return };
    match keys::fit(conn, ring).await {
        Ok(Fit::Known) => findings.well("secret: fits the database"),
        Ok(Fit::Missing(id)) => findings.fault(format!("secret: the database needs key {id}, which the file lacks")),
        Ok(Fit::Foreign(id)) => findings.fault(format!("secret: key {id} is another one than the database knows")),
        Err(error) => findings.fault(format!("database: {error}")),
    }
}

/// Tables at which nothing is written any more.
async fn halted(conn: &mut Conn, findings: &mut Findings) {
    match tables::list_halted(conn, HALTED_MAX).await {
        Ok(causes) => causes.iter().for_each(|cause| {
            findings.fault(format!("tables: {cause}; nothing is written there until «penelope mend CODE»"));
        }),
        Err(error) => findings.fault(format!("database: {error}")),
    }
}

/// What became of letters lately.
async fn letters(conn: &mut Conn, findings: &mut Findings) {
    let now = Clock::System.now();
    let trouble = mail_pause::find_trouble(conn).await;
    let counts = upkeep::count(conn, now).await;
    match (trouble, counts, lease::find_untaken(conn, now).await) {
        (Ok(trouble), Ok(counts), Ok(untaken_since)) => {
            match &trouble {
                Some(trouble) => findings.fault(format!("letters: {}", letters::stopped(now, trouble))),
                None => findings.well(format!("letters: {} wait, {} were given up", counts.waiting, counts.dead)),
            }
            let is_late = |since: Option<DateTime<Utc>>| since.is_some_and(|since| now - since > UNTAKEN_MAX);
            match untaken_since.filter(|since| is_late(Some(*since))) {
                _ if counts.is_paused => findings.note(
                    "letters: they are paused, by hand or after a restore; «penelope letters release» lets them go",
                ),
                Some(since) if trouble.is_none() => findings.fault(format!(
                    "letters: one is due since {} and nobody takes it in hand; does a server run?",
                    since.format("%Y-%m-%d %H:%M UTC")
                )),
                _ if trouble.is_none() && is_late(counts.waiting_since) => findings.note(
                    "letters: the mail server has not taken one for more than a quarter of an hour; «penelope letters» \
                     says why",
                ),
                _ => {}
            }
            if is_late(counts.arrived_since) {
                findings.fault(format!(
                    "letters: {} messages that came in are not read; does a server run?",
                    counts.arrived
                ));
            }
            if counts.unreadable > 0 {
                findings.note(format!(
                    "letters: {} messages that came in could not be read; see the log",
                    counts.unreadable
                ));
            }
            if counts.refused > 0 {
                findings.note(format!(
                    "letters: {} were refused, {} addresses are not written to any more; see «penelope letters», and \
                     «penelope letters retry --refused --reason WORDS» if it was our fault",
                    counts.refused, counts.marked
                ));
            }
        }
        (Err(error), ..) | (_, Err(error), _) | (.., Err(error)) => findings.fault(format!("database: {error}")),
    }
}

async fn mail(config: &Config, findings: &mut Findings) {
    let Mail::Smtp { url, from, dkim } = &config.mail else {
        return findings.note("mail: PENELOPE_SMTP_URL is not set; this is a demo, no letter leaves the machine");
    };
    match smtp::check(url, &from.email).await {
        Checked::Well => findings.well(format!("mail: {url} takes letters from {from}, greeted as {}", url.helo)),
        Checked::Unusable(reason) => findings.fault(format!("mail: {url} cannot be used: {reason}")),
        Checked::Sender(reason) => {
            findings.fault(format!("mail: {url} takes no letters from {from}, greeted as {}: {reason}", url.helo));
        }
        Checked::Recipient(reason) => findings.fault(format!(
            "mail: {url} takes no letters to the sender's own address, greeted as {}: {reason}; if there is no such \
             mailbox, answers and bounces are lost",
            url.helo
        )),
    }
    match url.tls {
        SmtpTls::Wrapped | SmtpTls::Required => {}
        SmtpTls::Opportunistic => findings.note("mail: TLS is opportunistic; a letter may travel in the clear"),
        SmtpTls::Never => findings.note("mail: TLS is off; fine for a relay on this machine only"),
    }
    let domain = from.email.domain();
    match Names::new(config.name_server) {
        Ok(names) => standing(&names, domain, &url.host, dkim, findings).await,
        Err(error) => findings.note(format!("dns: no name server can be asked: {error}")),
    }
}

/// Whether receivers can see that letters are ours: SPF, DKIM, DMARC, and the mail server's name. A name server that is silent
/// is no fault of the settings.
async fn standing(names: &Names, domain: &str, host: &str, dkim: &[DkimKey], findings: &mut Findings) {
    if dkim.is_empty() {
        findings.note(
            "dkim: letters are not signed here; see to it that the mail server signs them, or make a key with \
             «penelope key dkim»",
        );
    }
    match names.spf(domain).await {
        Found::Well => findings.well(format!("spf: {domain} says which servers send for it")),
        Found::Missing => findings.note(format!(
            "spf: {domain} does not say which servers send for it; publish a text there, such as «v=spf1 a:{host} -all»"
        )),
        Found::Other(what) => findings.fault(format!("spf: {domain} has {what}; leave one")),
        // The others would be no wiser.
        Found::Unknown(reason) => {
            return findings
                .note(format!("dns: {domain} cannot be looked up, so nothing is known of spf, dkim, dmarc: {reason}"));
        }
    }
    for key in dkim {
        let (name, record) = (key.record_name(), key.record());
        match names.dkim(key).await {
            Found::Well => findings.well(format!("dkim: {name} holds the key that signs")),
            Found::Missing => findings.fault(format!("dkim: {name} holds no key; publish there: {record}")),
            Found::Other(what) => findings.fault(format!("dkim: {name} holds {what}; publish there: {record}")),
            Found::Unknown(reason) => findings.note(format!("dkim: {name} cannot be looked up: {reason}")),
        }
    }
    match names.dmarc(domain).await {
        Found::Well => findings.well(format!("dmarc: {domain} says what becomes of forged letters")),
        Found::Missing | Found::Other(_) => findings.note(format!(
            "dmarc: {domain} does not say what becomes of forged letters; publish «v=DMARC1; p=quarantine» at _dmarc.{domain}"
        )),
        Found::Unknown(reason) => findings.note(format!("dmarc: _dmarc.{domain} cannot be looked up: {reason}")),
    }
    match names.reverse(host).await {
        Found::Well => findings.well(format!("ptr: the address of {host} has a name, or is a private one")),
        Found::Missing => {}
        Found::Other(what) => findings.note(format!("ptr: of {host}, {what}; receivers distrust a server without one")),
        Found::Unknown(reason) => findings.note(format!("ptr: {host} cannot be looked up: {reason}")),
    }
}
