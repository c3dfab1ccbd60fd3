//! Signed addresses: claims to a token and back. Pure; everything a token allows is inside its signature.
//!
//! A token is 42 bytes, 56 characters of base64url: version and purpose, key id, table, seat, the seat's epoch, question,
//! revision, expiry, and 16 bytes of HMAC-SHA-256 under a key derived for the purpose. It is checked in constant time and
//! before anything is asked of the database; two keys may be valid at once.

use chrono::{DateTime, Utc};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::id::{QuestionId, SeatId, TableId};
use crate::keyring::{Key, KeyId, Keyring};

const VERSION: u8 = 1;
const CLAIMS_BYTES: usize = 26;
const MAC_BYTES: usize = 16;
/// The length of every token.
pub const TOKEN_CHARS: usize = (CLAIMS_BYTES + MAC_BYTES) * 4 / 3;

/// What a token is for. A token for one purpose is worth nothing for another (LINK-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The link of a seat: opens its page.
    Seat,
    /// The cookie that stands for that link.
    Cookie,
    /// Inside a form: answers one question as it was when the form was shown.
    Answer,
}

impl Purpose {
    const ALL: [Purpose; 3] = [Purpose::Seat, Purpose::Cookie, Purpose::Answer];

    fn number(self) -> u8 {
        match self {
            Purpose::Seat => 1,
            Purpose::Cookie => 2,
            Purpose::Answer => 3,
        }
    }

    fn key_label(self) -> &'static str {
        match self {
            Purpose::Seat => "penelope link/1 seat",
            Purpose::Cookie => "penelope link/1 cookie",
            Purpose::Answer => "penelope link/1 answer",
        }
    }
}

/// What a token says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claims {
    pub purpose: Purpose,
    pub table: TableId,
    pub seat: SeatId,
    /// Raising a seat's epoch revokes its tokens (LINK-07).
    pub epoch: u16,
    /// Only for answers; zero elsewhere.
    pub question: QuestionId,
    pub revision: u16,
    /// In whole seconds.
    pub expires_at: DateTime<Utc>,
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
    let key = ring.newest();
    let mut bytes = encode(key.id(), claims).to_vec();
    let mac = mac(key, claims.purpose, &bytes).finalize().into_bytes();
    bytes.extend(&mac[..MAC_BYTES]);
    to_base64url(&bytes)
}

/// What a token for `purpose` says, if one of our keys signed it and it has not run out.
pub fn verify(ring: &Keyring, now: DateTime<Utc>, purpose: Purpose, token: &str) -> Result<Claims, Refusal> {
    let bytes = from_base64url(token).ok_or(Refusal::Malformed)?;
    let (body, signature) = bytes.split_at(CLAIMS_BYTES);
    let (id, claims) = decode(body.try_into().map_err(|_| Refusal::Malformed)?).ok_or(Refusal::Malformed)?;
    let key = ring.keys().iter().find(|key| key.id() == id).ok_or(Refusal::Forged)?;
    mac(key, purpose, body).verify_truncated_left(signature).map_err(|_| Refusal::Forged)?;
    if claims.purpose != purpose {
        return Err(Refusal::Forged);
    }
    if now >= claims.expires_at { Err(Refusal::Expired) } else { Ok(claims) }
}

fn mac(key: &Key, purpose: Purpose, body: &[u8]) -> Hmac<Sha256> {
    let derived = key.derive(purpose.key_label());
    let mut mac = Hmac::<Sha256>::new_from_slice(&derived).expect("HMAC takes keys of any length");
    mac.update(body);
    mac
}

fn encode(id: KeyId, claims: &Claims) -> [u8; CLAIMS_BYTES] {
    let mut bytes = [0; CLAIMS_BYTES];
    bytes[0] = VERSION << 4 | claims.purpose.number();
    bytes[1..3].copy_from_slice(&id.0.to_be_bytes());
    bytes[3..8].copy_from_slice(&row_bytes(claims.table.0));
    bytes[8..13].copy_from_slice(&row_bytes(claims.seat.0));
    bytes[13..15].copy_from_slice(&claims.epoch.to_be_bytes());
    bytes[15..20].copy_from_slice(&row_bytes(claims.question.0));
    bytes[20..22].copy_from_slice(&claims.revision.to_be_bytes());
    let seconds = u32::try_from(claims.expires_at.timestamp()).expect("a link runs out before 2106");
    bytes[22..26].copy_from_slice(&seconds.to_be_bytes());
    bytes
}

fn decode(bytes: &[u8; CLAIMS_BYTES]) -> Option<(KeyId, Claims)> {
    let purpose = Purpose::ALL.into_iter().find(|purpose| bytes[0] == VERSION << 4 | purpose.number())?;
    let short = |at: usize| u16::from_be_bytes([bytes[at], bytes[at + 1]]);
    let row = |at: usize| bytes[at..at + 5].iter().fold(0, |row, byte| row << 8 | i64::from(*byte));
    let seconds = u32::from_be_bytes([bytes[22], bytes[23], bytes[24], bytes[25]]);
    let claims = Claims {
        purpose,
        table: TableId(row(3)),
        seat: SeatId(row(8)),
        epoch: short(13),
        question: QuestionId(row(15)),
        revision: short(20),
        expires_at: DateTime::from_timestamp(seconds.into(), 0)?,
    };
    Some((KeyId(short(1)), claims))
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
            epoch: 3,
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
            assert_eq!(token.len(), 56);
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
        for odd in ["", "A", &token[..55], &format!("{token}A"), &"=".repeat(56)] {
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
