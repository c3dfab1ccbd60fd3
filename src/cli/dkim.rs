//! `penelope key dkim`: makes a key that signs letters, and says what to publish.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Arc;

use anyhow::{Context, bail};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use clap::Args;
use ring::rand::SystemRandom;
use ring::signature::Ed25519KeyPair;

use crate::config::{DkimAlgorithm, DkimKey, DkimSecret, dkim_selector};

#[derive(Debug, Args)]
pub(super) struct DkimArgs {
    /// The domain that signs: what stands behind the @ of PENELOPE_MAIL_FROM
    #[arg(long)]
    domain: String,
    /// The key's name; a new key needs a new one
    #[arg(long, default_value = "penelope")]
    selector: String,
    /// Where to put the key; one that lies there already is kept, and its record is told again
    #[arg(long)]
    file: PathBuf,
    /// Make an Ed25519 key instead of one of RSA; some receivers do not know these yet, so have both
    #[arg(long)]
    ed25519: bool,
}

pub(super) fn run(args: &DkimArgs) -> anyhow::Result<ExitCode> {
    let file = std::path::absolute(&args.file)?;
    let selector = dkim_selector(&args.selector)?;
    let is_new = !file.exists();
    if is_new {
        let pem = if args.ed25519 { ed25519()? } else { rsa()? };
        keep(&file, &pem).with_context(|| format!("cannot write {}", file.display()))?;
    }
    let secret = DkimSecret::read(&file);
    let secret = secret.with_context(|| format!("{} holds no key that can sign", file.display()))?;
    let kind = match secret.algorithm {
        DkimAlgorithm::Rsa => "RSA",
        DkimAlgorithm::Ed25519 => "Ed25519",
    };
    let key =
        DkimKey { domain: args.domain.trim_end_matches('.').to_ascii_lowercase(), selector, secret: Arc::new(secret) };
    println!("{}", if is_new { "A new key." } else { "The key that was there." });
    println!("{}: {kind}, for this program alone to read.\n", file.display());
    println!("Publish this record in the DNS:\n\n{}.\tIN TXT\t{}\n", key.record_name(), quoted(&key.record()));
    println!("Once it can be looked up, set these and restart:\n");
    println!("PENELOPE_DKIM_SELECTOR={}", key.selector);
    println!("PENELOPE_DKIM_DOMAIN={}", key.domain);
    println!("PENELOPE_DKIM_KEY_FILE={}\n", file.display());
    println!("«penelope doctor» says whether receivers find it.");
    Ok(ExitCode::SUCCESS)
}

/// A record's texts are of at most 255 signs each.
fn quoted(record: &str) -> String {
    let parts = record.as_bytes().chunks(250).map(|part| format!("\"{}\"", String::from_utf8_lossy(part)));
    format!("( {} )", parts.collect::<Vec<_>>().join(" "))
}

fn keep(file: &Path, pem: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    OpenOptions::new().write(true).create_new(true).mode(0o600).open(file)?.write_all(pem)
}

fn ed25519() -> anyhow::Result<Vec<u8>> {
    let made = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new());
    let Ok(der) = made else { bail!("the system gives no random bytes") };
    let text = BASE64_STANDARD.encode(der.as_ref());
    let lines: Vec<_> = text.as_bytes().chunks(64).map(String::from_utf8_lossy).collect();
    Ok(format!("-----BEGIN PRIVATE KEY-----\n{}\n-----END PRIVATE KEY-----\n", lines.join("\n")).into_bytes())
}

/// By OpenSSL, which is on every server: no library that we trust with our keys makes those of RSA.
fn rsa() -> anyhow::Result<Vec<u8>> {
    let arguments = ["genpkey", "-quiet", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048"];
    let made = Command::new("openssl").args(arguments).output();
    let made = made.context("an RSA key is made by the program openssl, which is not here; install it")?;
    if !made.status.success() {
        bail!("openssl made no key: {}", String::from_utf8_lossy(&made.stderr).trim());
    }
    Ok(made.stdout)
}
