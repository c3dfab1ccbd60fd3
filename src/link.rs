//! Signed addresses: what a token says, and back. Pure; everything a token allows is inside its signature.
//!
//! A token is 45 bytes, 60 characters of base64url: version and purpose, key id, table, row, epoch, question, revision,
//! expiry, and 16 bytes of HMAC-SHA-256 under a key derived for the purpose. It is checked in constant time and before
//! anything is asked of the database; two keys may be valid at once.

mod letter;

pub use letter::{LETTER_TOKEN_CHARS, Return, is_offer, mark_offer, sign_letter, verify_letter};

use chrono::{DateTime, Utc};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use crate::id::{Epoch, InvitationId, PlayerId, QuestionId, SeatId, TableId};
use crate::keyring::{Key, KeyId, Keyring};

const VERSION: u8 = 2;
const CLAIMS_BYTES: usize = 29;
const MAC_BYTES: usize = 16;
/// The length of every token.
pub const TOKEN_CHARS: usize = (CLAIMS_BYTES + MAC_BYTES) * 4 / 3;

/// What a seat's token is for. A token for one purpose is worth nothing for another (LINK-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// The link of a seat: opens its page.
    Seat,
    /// The cookie that stands for that link.
    Cookie,
    /// Inside a form: answers one question as it was when the form was shown.
    Answer,
    /// Inside a form that answers no question: talk, leaving, resigning.
    Deed,
    /// In a letter's header: no more letters of this table.
    Unsubscribe,
}

impl Purpose {
    pub const ALL: [Purpose; 5] =
        [Purpose::Seat, Purpose::Cookie, Purpose::Answer, Purpose::Deed, Purpose::Unsubscribe];

    fn label(self) -> Label {
        match self {
            Purpose::Seat => Label(1, "penelope link/1 seat"),
            Purpose::Cookie => Label(2, "penelope link/1 cookie"),
            Purpose::Answer => Label(3, "penelope link/1 answer"),
            Purpose::Deed => Label(4, "penelope link/1 deed"),
            Purpose::Unsubscribe => Label(5, "penelope link/1 unsubscribe"),
        }
    }
}

/// What the token of a seat says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claims {
    pub purpose: Purpose,
    pub table: TableId,
    pub seat: SeatId,
    /// Raising a seat's epoch revokes its tokens (LINK-07).
    pub epoch: Epoch,
    /// The question a link or answer is about; zero if it is about none.
    pub question: QuestionId,
    /// For answers that of the question, for cookies the seat's `cookie_epoch`; zero elsewhere.
    pub revision: u16,
    /// In whole seconds.
    pub expires_at: DateTime<Utc>,
}

/// What the token of a person without a seat says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pass {
    pub to: Errand,
    /// Raising a player's epoch revokes the passes made out to the player, raising a seat's those that offer it.
    pub epoch: Epoch,
    /// In whole seconds.
    pub expires_at: DateTime<Utc>,
}

/// What somebody without a seat may come for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Errand {
    /// To take or decline a seat.
    Invitation(TableId, InvitationId),
    /// The host of a table just opened shows that the address is the host's own.
    Confirm(TableId, PlayerId),
    SignIn(PlayerId),
    /// To ask for a seat of a running game that the others offer to somebody else.
    Offer(TableId, SeatId),
    /// Never to be written to again, or to be written to again after all.
    Block(PlayerId),
    /// A visitor's seat becomes this player's, so that letters come and the table is found again. The seat's epoch is in it: a
    /// row that was given out again is another seat.
    Keep(SeatId, Epoch, PlayerId),
    /// Whoever has it may ask for a free seat at a table that is gathered; the seat is the host's, who made it.
    Join(TableId, SeatId),
    /// The deadlines of a player's tables, for programs that look by themselves.
    Feed(PlayerId),
}

/// Which errand a pass must be for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrandKind {
    Invitation,
    Confirm,
    SignIn,
    Offer,
    Block,
    Keep,
    Join,
    Feed,
}

impl ErrandKind {
    pub const ALL: [ErrandKind; 8] = [
        ErrandKind::Invitation,
        ErrandKind::Confirm,
        ErrandKind::SignIn,
        ErrandKind::Offer,
        ErrandKind::Block,
        ErrandKind::Keep,
        ErrandKind::Join,
        ErrandKind::Feed,
    ];

    fn label(self) -> Label {
        match self {
            ErrandKind::Invitation => Label(8, "penelope link/1 invitation"),
            ErrandKind::Confirm => Label(9, "penelope link/1 confirm"),
            ErrandKind::SignIn => Label(10, "penelope link/1 sign-in"),
            ErrandKind::Block => Label(11, "penelope link/1 block"),
            ErrandKind::Offer => Label(12, "penelope link/1 offer"),
            ErrandKind::Keep => Label(13, "penelope link/1 keep"),
            ErrandKind::Join => Label(14, "penelope link/1 join"),
            ErrandKind::Feed => Label(15, "penelope link/1 feed"),
        }
    }
}

impl Errand {
    /// The first part of the path of its page.
    pub fn folder(self) -> &'static str {
        match self.kind() {
            ErrandKind::Invitation => "invitation",
            ErrandKind::Confirm => "confirm",
            ErrandKind::SignIn => "sign-in",
            ErrandKind::Offer => "offer",
            ErrandKind::Block => "never",
            ErrandKind::Keep => "keep",
            ErrandKind::Join => "join",
            ErrandKind::Feed => "feed",
        }
    }

    fn kind(self) -> ErrandKind {
        match self {
            Errand::Invitation(..) => ErrandKind::Invitation,
            Errand::Confirm(..) => ErrandKind::Confirm,
            Errand::SignIn(_) => ErrandKind::SignIn,
            Errand::Offer(..) => ErrandKind::Offer,
            Errand::Block(_) => ErrandKind::Block,
            Errand::Keep(..) => ErrandKind::Keep,
            Errand::Join(..) => ErrandKind::Join,
            Errand::Feed(_) => ErrandKind::Feed,
        }
    }
}

/// Why a token is not accepted. Whoever presents it hears the same for both of the first two (LINK-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    Malformed,
    Forged,
    Expired,
}

/// The token for these claims, under the newest key.
pub fn sign(ring: &Keyring, claims: &Claims) -> String {
    seal(ring, claims.purpose.label(), &Body::of_claims(claims))
}

/// The token for this pass, under the newest key.
pub fn sign_pass(ring: &Keyring, pass: &Pass) -> String {
    seal(ring, pass.to.kind().label(), &Body::of_pass(pass))
}

/// What a seat's token for `purpose` says, if one of our keys signed it and it has not run out.
pub fn verify(ring: &Keyring, now: DateTime<Utc>, purpose: Purpose, token: &str) -> Result<Claims, Refusal> {
    Ok(unseal(ring, now, purpose.label(), token)?.into_claims(purpose))
}

/// What a pass for an errand of this kind says, if one of our keys signed it and it has not run out.
pub fn verify_pass(ring: &Keyring, now: DateTime<Utc>, kind: ErrandKind, token: &str) -> Result<Pass, Refusal> {
    Ok(unseal(ring, now, kind.label(), token)?.into_pass(kind))
}

/// How a purpose is written in a token, and what its key is derived with.
#[derive(Clone, Copy)]
struct Label(u8, &'static str);

/// The signed part of every token, whatever its fields mean.
struct Body {
    table: i64,
    row: i64,
    epoch: Epoch,
    question: i64,
    revision: u16,
    expires_at: DateTime<Utc>,
}

impl Body {
    fn of_claims(claims: &Claims) -> Body {
        let Claims { purpose: _, table, seat, epoch, question, revision, expires_at } = *claims;
        Body { table: table.0, row: seat.0, epoch, question: question.0, revision, expires_at }
    }

    fn into_claims(self, purpose: Purpose) -> Claims {
        let Body { table, row, epoch, question, revision, expires_at } = self;
        let (table, seat, question) = (TableId(table), SeatId(row), QuestionId(question));
        Claims { purpose, table, seat, epoch, question, revision, expires_at }
    }

    fn of_pass(pass: &Pass) -> Body {
        let (table, row) = match pass.to {
            Errand::Invitation(table, invitation) => (table.0, invitation.0),
            Errand::Confirm(table, player) => (table.0, player.0),
            Errand::Offer(table, seat) | Errand::Join(table, seat) => (table.0, seat.0),
            Errand::SignIn(player) | Errand::Block(player) | Errand::Feed(player) => (0, player.0),
            Errand::Keep(seat, _, player) => (seat.0, player.0),
        };
        let question = match pass.to {
            Errand::Keep(_, epoch, _) => u64::from(epoch).cast_signed(),
            _ => 0,
        };
        Body { table, row, epoch: pass.epoch, question, revision: 0, expires_at: pass.expires_at }
    }

    fn into_pass(self, kind: ErrandKind) -> Pass {
        let to = match kind {
            ErrandKind::Invitation => Errand::Invitation(TableId(self.table), InvitationId(self.row)),
            ErrandKind::Confirm => Errand::Confirm(TableId(self.table), PlayerId(self.row)),
            ErrandKind::SignIn => Errand::SignIn(PlayerId(self.row)),
            ErrandKind::Offer => Errand::Offer(TableId(self.table), SeatId(self.row)),
            ErrandKind::Block => Errand::Block(PlayerId(self.row)),
            ErrandKind::Keep => {
                let epoch = Epoch::from(self.question.cast_unsigned());
                Errand::Keep(SeatId(self.table), epoch, PlayerId(self.row))
            }
            ErrandKind::Join => Errand::Join(TableId(self.table), SeatId(self.row)),
            ErrandKind::Feed => Errand::Feed(PlayerId(self.row)),
        };
        Pass { to, epoch: self.epoch, expires_at: self.expires_at }
    }

    fn encode(&self, id: KeyId, label: Label) -> [u8; CLAIMS_BYTES] {
        let mut bytes = [0; CLAIMS_BYTES];
        bytes[0] = VERSION << 4 | label.0;
        bytes[1..3].copy_from_slice(&id.0.to_be_bytes());
        bytes[3..8].copy_from_slice(&row_bytes(self.table));
        bytes[8..13].copy_from_slice(&row_bytes(self.row));
        bytes[13..18].copy_from_slice(&row_bytes(u64::from(self.epoch).cast_signed()));
        bytes[18..23].copy_from_slice(&row_bytes(self.question));
        bytes[23..25].copy_from_slice(&self.revision.to_be_bytes());
        let seconds = u32::try_from(self.expires_at.timestamp()).expect("a link runs out before 2106");
        bytes[25..29].copy_from_slice(&seconds.to_be_bytes());
        bytes
    }

    fn decode(bytes: &[u8; CLAIMS_BYTES]) -> Option<(KeyId, Body)> {
        let short = |at: usize| u16::from_be_bytes([bytes[at], bytes[at + 1]]);
        let row = |at: usize| bytes[at..at + 5].iter().fold(0, |row, byte| row << 8 | i64::from(*byte));
        let seconds = u32::from_be_bytes([bytes[25], bytes[26], bytes[27], bytes[28]]);
        let body = Body {
            table: row(3),
            row: row(8),
            epoch: row(13).cast_unsigned().into(),
            question: row(18),
            revision: short(23),
            expires_at: DateTime::from_timestamp(seconds.into(), 0)?,
        };
        Some((KeyId(short(1)), body))
    }
}

fn seal(ring: &Keyring, label: Label, body: &Body) -> String {
    let key = ring.newest();
    let mut bytes = body.encode(key.id(), label).to_vec();
    let mac = mac(key, label, &bytes).finalize().into_bytes();
    bytes.extend(&mac[..MAC_BYTES]);
    to_base64url(&bytes)
}

fn unseal(ring: &Keyring, now: DateTime<Utc>, label: Label, token: &str) -> Result<Body, Refusal> {
    let bytes = from_base64url(token).ok_or(Refusal::Malformed)?;
    let (signed, signature) = bytes.split_at(CLAIMS_BYTES);
    let (id, body) = Body::decode(signed.try_into().map_err(|_| Refusal::Malformed)?).ok_or(Refusal::Malformed)?;
    let key = ring.keys().iter().find(|key| key.id() == id).ok_or(Refusal::Forged)?;
    mac(key, label, signed).verify_truncated_left(signature).map_err(|_| Refusal::Forged)?;
    // The key is the purpose's own already; the number says so once more to whoever reads a token.
    if signed[0] != VERSION << 4 | label.0 {
        return Err(Refusal::Forged);
    }
    if now >= body.expires_at { Err(Refusal::Expired) } else { Ok(body) }
}

fn mac(key: &Key, label: Label, body: &[u8]) -> Hmac<Sha256> {
    let derived = key.derive(label.1);
    let mut mac = Hmac::<Sha256>::new_from_slice(&derived).expect("HMAC takes keys of any length");
    mac.update(body);
    mac
}

/// Forty bits: a trillion rows.
fn row_bytes(row: i64) -> [u8; 5] {
    let [high @ .., a, b, c, d, e] = row.to_be_bytes();
    assert_eq!(high, [0; 3], "a row's number fits into forty bits");
    [a, b, c, d, e]
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Three bytes as four characters; a token's length is divisible by three, so there is no padding to speak of.
fn to_base64url(bytes: &[u8]) -> String {
    let groups = bytes.chunks_exact(3).flat_map(|group| {
        let word = u32::from_be_bytes([0, group[0], group[1], group[2]]);
        [18, 12, 6, 0].map(|shift| char::from(ALPHABET[(word >> shift & 63) as usize]))
    });
    groups.collect()
}

fn from_base64url(text: &str) -> Option<[u8; CLAIMS_BYTES + MAC_BYTES]> {
    if text.len() != TOKEN_CHARS {
        return None;
    }
    let mut bytes = [0; CLAIMS_BYTES + MAC_BYTES];
    for (group, four) in bytes.chunks_exact_mut(3).zip(text.as_bytes().chunks_exact(4)) {
        let mut word = 0;
        for sign in four {
            let value = ALPHABET.iter().position(|known| known == sign)?;
            word = word << 6 | value as u32;
        }
        group.copy_from_slice(&word.to_be_bytes()[1..]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn now() -> DateTime<Utc> {
        "2026-11-16T09:00:00Z".parse().unwrap()
    }

    fn claims(purpose: Purpose) -> Claims {
        Claims {
            purpose,
            table: TableId(1_000_000_007),
            seat: SeatId(0xff_ffff_ffff),
            epoch: Epoch::of(0xab_cdef, 3),
            question: QuestionId(42),
            revision: 9,
            expires_at: now() + chrono::TimeDelta::days(30),
        }
    }

    #[test]
    fn what_is_signed_is_read_back_and_is_short_enough_for_any_mail_program() {
        let ring = Keyring::for_tests(1);
        for purpose in Purpose::ALL {
            let token = sign(&ring, &claims(purpose));
            assert_eq!(verify(&ring, now(), purpose, &token), Ok(claims(purpose)));
            assert_eq!(token.len(), 60);
            assert!(token.bytes().all(|sign| ALPHABET.contains(&sign)), "LINK-11");
        }
    }

    #[test]
    fn link_04_any_changed_character_is_refused() {
        let ring = Keyring::for_tests(1);
        let token = sign(&ring, &claims(Purpose::Seat));
        for at in 0..token.len() {
            for other in ["A", "B", "_", "é", ""] {
                let changed = format!("{}{other}{}", &token[..at], &token[at + 1..]);
                if changed != token {
                    let refusal = verify(&ring, now(), Purpose::Seat, &changed).unwrap_err();
                    assert!(matches!(refusal, Refusal::Forged | Refusal::Malformed), "{changed}");
                }
            }
        }
        for odd in ["", "A", &token[..59], &format!("{token}A"), &"=".repeat(60)] {
            assert_eq!(verify(&ring, now(), Purpose::Seat, odd), Err(Refusal::Malformed));
        }
    }

    #[test]
    fn link_05_a_token_for_one_purpose_is_worth_nothing_for_another() {
        let ring = Keyring::for_tests(1);
        for purpose in Purpose::ALL {
            for other in Purpose::ALL.into_iter().filter(|other| *other != purpose) {
                let token = sign(&ring, &claims(purpose));
                assert_eq!(verify(&ring, now(), other, &token), Err(Refusal::Forged), "{purpose:?} as {other:?}");
            }
        }
    }

    fn pass(to: Errand) -> Pass {
        Pass { to, epoch: Epoch::of(0xff_ffff, 2), expires_at: now() + chrono::TimeDelta::minutes(30) }
    }

    #[test]
    fn link_05_a_pass_is_good_for_its_own_errand_only() {
        let ring = Keyring::for_tests(1);
        let (table, player) = (TableId(7), PlayerId(9));
        let errands = [
            Errand::Invitation(table, InvitationId(9)),
            Errand::Confirm(table, player),
            Errand::SignIn(player),
            Errand::Block(player),
            Errand::Offer(table, SeatId(9)),
            Errand::Keep(SeatId(8), Epoch::of(0xff_ffff, i16::MAX), player),
            Errand::Join(table, SeatId(9)),
            Errand::Feed(player),
        ];
        for errand in errands {
            let token = sign_pass(&ring, &pass(errand));
            for kind in ErrandKind::ALL {
                let expected = if kind == errand.kind() { Ok(pass(errand)) } else { Err(Refusal::Forged) };
                assert_eq!(verify_pass(&ring, now(), kind, &token), expected, "{errand:?} as {kind:?}");
            }
            for purpose in Purpose::ALL {
                assert_eq!(verify(&ring, now(), purpose, &token), Err(Refusal::Forged), "{errand:?} as {purpose:?}");
            }
        }
        for purpose in Purpose::ALL {
            let token = sign(&ring, &claims(purpose));
            for kind in ErrandKind::ALL {
                assert_eq!(verify_pass(&ring, now(), kind, &token), Err(Refusal::Forged), "{purpose:?} as {kind:?}");
            }
        }
    }

    #[test]
    fn link_06_the_older_key_is_accepted_until_it_is_dropped() {
        let first = Keyring::for_tests(1);
        let token = sign(&first, &claims(Purpose::Seat));
        let both = first.with_new_key().unwrap();
        assert!(verify(&both, now(), Purpose::Seat, &token).is_ok());
        let newer = sign(&both, &claims(Purpose::Seat));
        let last = both.without_oldest_key().unwrap();
        assert!(verify(&last, now(), Purpose::Seat, &newer).is_ok(), "new links use the new key");
        assert_eq!(verify(&last, now(), Purpose::Seat, &token), Err(Refusal::Forged));
    }

    #[test]
    fn link_08_a_token_runs_out() {
        let ring = Keyring::for_tests(1);
        let token = sign(&ring, &claims(Purpose::Seat));
        let end = claims(Purpose::Seat).expires_at;
        assert!(verify(&ring, end - chrono::TimeDelta::seconds(1), Purpose::Seat, &token).is_ok());
        assert_eq!(verify(&ring, end, Purpose::Seat, &token), Err(Refusal::Expired));
    }
}
