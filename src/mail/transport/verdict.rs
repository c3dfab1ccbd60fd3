//! What a mail server's answer means for a letter. Pure. The enhanced status code decides (RFC 3463): servers say 550 to a
//! mailbox that is not there, to a full one, to a greeting they dislike and to a sender on a blocklist alike.

use super::line::Reply;
use super::{Cause, Culprit, Outcome, one_line};

/// How far a letter came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Step {
    /// Connection, greeting, TLS and password.
    Greeting,
    Mail,
    Recipient,
    Data,
    /// The letter was read to its final dot, perhaps.
    Verdict,
}

/// What a 5xx is about.
enum Meaning {
    NoSuchMailbox,
    ThisLetter,
    NotNow,
    Us,
}

/// An answer that is not the one that was hoped for.
pub(super) fn judge(step: Step, reply: &Reply) -> Outcome {
    let reason = one_line(&reply.to_string());
    match reply.class() {
        5 => match meaning(step, reply) {
            Meaning::NoSuchMailbox => Outcome::Never(Culprit::Address, reason),
            Meaning::ThisLetter => Outcome::Never(Culprit::Letter, reason),
            Meaning::NotNow => Outcome::Later(Cause::Letter, reason),
            Meaning::Us => Outcome::Later(Cause::Us, reason),
        },
        4 if !is_about_server(step, reply) => Outcome::Later(Cause::Letter, reason),
        _ => Outcome::Later(Cause::Server, reason),
    }
}

/// Whether other letters would fare no better: it is busy, full, or wants us to be slower.
fn is_about_server(step: Step, reply: &Reply) -> bool {
    let told = matches!(reply.status(), Some((_, 3 | 5, _) | (_, 4, 5) | (_, 7, 0 | 28)));
    reply.code == 421 || step <= Step::Mail || told
}

fn meaning(step: Step, reply: &Reply) -> Meaning {
    // For want of a password or of TLS.
    if step == Step::Greeting || [530, 534, 535, 538].contains(&reply.code) {
        return Meaning::Us;
    }
    // Before RCPT it does not know whom the letter is for.
    let knows_reader = step >= Step::Recipient;
    match reply.status() {
        None => bare(step, reply.code),
        Some((4, ..)) => Meaning::NotNow,
        Some((_, subject, detail)) if knows_reader && is_no_such_mailbox(subject, detail) => Meaning::NoSuchMailbox,
        Some((_, 2, 3) | (_, 3, 4) | (_, 6, _)) => Meaning::ThisLetter,
        Some((_, 1, 7 | 8)) => Meaning::Us,
        Some((_, 1 | 2, _)) if knows_reader => Meaning::NotNow,
        // What is said of the sender's proofs (SPF, DKIM, DMARC, names of hosts) is said of every letter.
        Some((_, 7, 20..=30) | (_, 3 | 4, _)) => Meaning::Us,
        Some(_) if step == Step::Verdict => Meaning::ThisLetter,
        Some(_) => Meaning::Us,
    }
}

/// Whether a final status says that further letters to this address will fare no better: the same at RCPT and in a report.
pub(in crate::mail) fn is_no_such_mailbox(subject: u16, detail: u16) -> bool {
    matches!((subject, detail), (1, 1 | 2 | 3 | 6 | 10) | (2, 1))
}

/// Servers without enhanced codes.
fn bare(step: Step, code: u16) -> Meaning {
    match (step, code) {
        (Step::Recipient, 550 | 551 | 553) => Meaning::NoSuchMailbox,
        (Step::Recipient, 552) => Meaning::NotNow,
        (Step::Verdict, _) | (Step::Mail | Step::Data, 552) => Meaning::ThisLetter,
        _ => Meaning::Us,
    }
}
