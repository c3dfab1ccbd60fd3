//! The address of one letter: what comes back to it says which letter it is about, and nobody can guess another one's. Mail
//! servers may write addresses in any case and allow 64 signs before the @, so it is in base 32 and short.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::Refusal;
use crate::id::LetterId;
use crate::keyring::{Key, KeyId, Keyring};

/// Key id, letter, and eighty bits of HMAC: 32 signs.
const BYTES: usize = 2 + 8 + MAC_BYTES;
const MAC_BYTES: usize = 10;
/// Of what stands for a letter's choices.
const OFFER_BYTES: usize = 16;
pub const LETTER_TOKEN_CHARS: usize = BYTES * 8 / 5;

/// What may come back to a letter. A token for one is worth nothing for another, and none opens anything on the web (MAIL-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Return {
    /// A report that it could not be delivered, or that its reader does not want such.
    Bounce,
    /// Its reader's answer. The row that it names knows the question, and with that the address ends.
    Reply,
}

impl Return {
    pub const ALL: [Return; 2] = [Return::Bounce, Return::Reply];

    /// What stands before the token in the address.
    pub fn name(self) -> &'static str {
        match self {
            Return::Bounce => "bounce",
            Return::Reply => "reply",
        }
    }

    fn label(self) -> &'static str {
        match self {
            Return::Bounce => "penelope letter/1 bounce",
            Return::Reply => "penelope letter/1 reply",
        }
    }
}

/// What stands for the choices that a letter offers: whoever reads the row learns nothing of them.
pub fn mark_offer(ring: &Keyring, letter: LetterId, offer: &str) -> [u8; OFFER_BYTES] {
    let mac = offer_mac(ring.newest(), letter, offer).finalize().into_bytes();
    std::array::from_fn(|byte| mac[byte])
}

/// Whether these are still the choices that the letter offered.
pub fn is_offer(ring: &Keyring, letter: LetterId, offer: &str, mark: &[u8]) -> bool {
    let fits = |key: &Key| offer_mac(key, letter, offer).verify_truncated_left(mark).is_ok();
    mark.len() == OFFER_BYTES && ring.keys().iter().any(fits)
}

fn offer_mac(key: &Key, letter: LetterId, offer: &str) -> Hmac<Sha256> {
    let derived = key.derive("penelope letter/1 offer");
    let mut mac = Hmac::<Sha256>::new_from_slice(&derived).expect("HMAC takes keys of any length");
    mac.update(&letter.0.to_be_bytes());
    mac.update(offer.as_bytes());
    mac
}

/// What stands before the @, under the newest key.
pub fn sign_letter(ring: &Keyring, back: Return, letter: LetterId) -> String {
    let key = ring.newest();
    let mut bytes = [key.id().0.to_be_bytes().as_slice(), &letter.0.to_be_bytes()].concat();
    let mac = mac(key, back, &bytes).finalize().into_bytes();
    bytes.extend(&mac[..MAC_BYTES]);
    format!("{}+{}", back.name(), to_base32(&bytes))
}

/// Which letter such an address is of, and what for.
pub fn verify_letter(ring: &Keyring, local_part: &str) -> Result<(Return, LetterId), Refusal> {
    let (name, token) = local_part.split_once('+').ok_or(Refusal::Malformed)?;
    let back = Return::ALL.into_iter().find(|back| back.name().eq_ignore_ascii_case(name));
    let (back, bytes) = back.zip(from_base32(token)).ok_or(Refusal::Malformed)?;
    let (signed, signature) = bytes.split_at(BYTES - MAC_BYTES);
    let id = KeyId(u16::from_be_bytes([signed[0], signed[1]]));
    let key = ring.keys().iter().find(|key| key.id() == id).ok_or(Refusal::Forged)?;
    mac(key, back, signed).verify_truncated_left(signature).map_err(|_| Refusal::Forged)?;
    let row = signed[2..].try_into().map_err(|_| Refusal::Malformed)?;
    Ok((back, LetterId(i64::from_be_bytes(row))))
}

fn mac(key: &Key, back: Return, signed: &[u8]) -> Hmac<Sha256> {
    let derived = key.derive(back.label());
    let mut mac = Hmac::<Sha256>::new_from_slice(&derived).expect("HMAC takes keys of any length");
    mac.update(signed);
    mac
}

const ALPHABET: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// Five bytes as eight signs.
fn to_base32(bytes: &[u8]) -> String {
    let groups = bytes.chunks_exact(5).flat_map(|group| {
        let word = group.iter().fold(0_u64, |word, byte| word << 8 | u64::from(*byte));
        [35, 30, 25, 20, 15, 10, 5, 0].map(|shift| char::from(ALPHABET[(word >> shift & 31) as usize]))
    });
    groups.collect()
}

fn from_base32(text: &str) -> Option<[u8; BYTES]> {
    if text.len() != LETTER_TOKEN_CHARS {
        return None;
    }
    let mut bytes = [0; BYTES];
    for (group, out) in text.as_bytes().chunks_exact(8).zip(bytes.chunks_exact_mut(5)) {
        let mut word = 0_u64;
        for sign in group {
            let value = ALPHABET.iter().position(|known| *known == sign.to_ascii_lowercase())?;
            word = word << 5 | value as u64;
        }
        out.copy_from_slice(&word.to_be_bytes()[3..]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ring() -> Keyring {
        Keyring::for_tests(1)
    }

    #[test]
    fn an_address_comes_back_as_the_letter_it_was_made_for_in_any_case() {
        for (id, back) in [0, 1, 77, i64::MAX].into_iter().flat_map(|id| Return::ALL.map(|back| (id, back))) {
            let address = sign_letter(&ring(), back, LetterId(id));
            assert!(address.len() <= 64 && address.starts_with(&format!("{}+", back.name())), "{address}");
            for written in [address.clone(), address.to_uppercase()] {
                assert_eq!(verify_letter(&ring(), &written), Ok((back, LetterId(id))));
            }
        }
    }

    #[test]
    fn mail_11_an_address_for_reports_is_none_for_answers() {
        let bounce = sign_letter(&ring(), Return::Bounce, LetterId(7));
        let reply = bounce.replace("bounce+", "reply+");
        assert_eq!(verify_letter(&ring(), &reply), Err(Refusal::Forged));
    }

    #[test]
    fn the_choices_of_a_letter_are_known_again_and_no_others_are() {
        let mark = mark_offer(&ring(), LetterId(7), "pass");
        assert!(is_offer(&ring(), LetterId(7), "pass", &mark));
        assert!(is_offer(&ring().with_new_key().unwrap(), LetterId(7), "pass", &mark));
        assert!(!is_offer(&ring(), LetterId(8), "pass", &mark) && !is_offer(&ring(), LetterId(7), "stay", &mark));
        assert!(!is_offer(&ring(), LetterId(7), "pass", &mark[..8]) && !is_offer(&ring(), LetterId(7), "pass", &[]));
    }

    #[test]
    fn mail_11_whatever_else_stands_there_is_of_no_letter() {
        let address = sign_letter(&ring(), Return::Bounce, LetterId(7));
        for at in "bounce+".len()..address.len() {
            let mut changed = address.clone().into_bytes();
            changed[at] = if changed[at] == b'a' { b'b' } else { b'a' };
            let changed = String::from_utf8(changed).unwrap();
            assert_eq!(verify_letter(&ring(), &changed), Err(Refusal::Forged), "{changed}");
        }
        for wrong in ["", "post", "bounce", "bounce+", "bounce+short", &address[1..], &format!("{address}a")] {
            assert_eq!(verify_letter(&ring(), wrong), Err(Refusal::Malformed), "{wrong}");
        }
        assert_eq!(verify_letter(&Keyring::for_tests(2), &address), Err(Refusal::Forged), "another server's");
    }
}
