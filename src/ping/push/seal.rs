//! A message that only one browser can read: RFC 8291 over RFC 8188 (`aes128gcm`). A key of our own for every message, agreed
//! with the browser's; the push service carries what it cannot open.
//!
//! Of the crates for this one needs OpenSSL and another some forty crates; `ring`, which is here already, has every part.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};

/// An uncompressed point of the curve.
pub const PUBLIC_BYTES: usize = 65;
pub const AUTH_BYTES: usize = 16;
const SALT_BYTES: usize = 16;
/// One record holds it all, as RFC 8291 wants; its size as most write it.
const RECORD_BYTES: u32 = 4096;
/// Every message is as long as this one, so that its length says nothing.
const PADDED_BYTES: usize = 1024;
/// Ends what was said in the last record; only zeros follow.
const LAST: u8 = 2;

/// What a browser gave to seal with: its point of the curve and its secret.
#[derive(Clone, PartialEq, Eq)]
pub struct Recipient {
    pub public: [u8; PUBLIC_BYTES],
    pub auth: [u8; AUTH_BYTES],
}

/// The body of the request.
pub fn seal(to: &Recipient, plain: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let mut salt = [0; SALT_BYTES];
    random.fill(&mut salt)?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = own.compute_public_key()?;
    let mut padded = plain.to_vec();
    padded.push(LAST);
    padded.resize(padded.len().max(PADDED_BYTES), 0);
    agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, &to.public), |shared| {
        record(to, (shared, public.as_ref()), salt, padded)
    })?
}

/// Whether it is a point that anything can be sealed to.
pub fn is_point(public: &[u8; PUBLIC_BYTES]) -> bool {
    let agree = || {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new())?;
        agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, public), |_| ())
    };
    agree().is_ok()
}

fn record(
    to: &Recipient,
    (shared, public): (&[u8], &[u8]),
    salt: [u8; SALT_BYTES],
    mut padded: Vec<u8>,
) -> Result<Vec<u8>, Unspecified> {
    let (key, nonce) = keys(to, (shared, public), salt)?;
    let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    cipher.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut padded)?;
    let length = u8::try_from(public.len()).map_err(|_| Unspecified)?;
    Ok([&salt[..], &RECORD_BYTES.to_be_bytes(), &[length], public, &padded].concat())
}

/// RFC 8291, 3.4: the secret of both, mixed with the browser's own, then with the salt.
fn keys(
    to: &Recipient,
    (shared, public): (&[u8], &[u8]),
    salt: [u8; SALT_BYTES],
) -> Result<([u8; 16], [u8; 12]), Unspecified> {
    let both = Salt::new(HKDF_SHA256, &to.auth).extract(shared);
    let mixed: [u8; 32] = expand(&both, &[b"WebPush: info\0", &to.public, public])?;
    let salted = Salt::new(HKDF_SHA256, &salt).extract(&mixed);
    Ok((expand(&salted, &[b"Content-Encoding: aes128gcm\0"])?, expand(&salted, &[b"Content-Encoding: nonce\0"])?))
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(from: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0; N];
    from.expand(info, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use base64::prelude::{BASE64_URL_SAFE_NO_PAD as BASE64, Engine as _};

    use super::*;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        BASE64.decode(text).unwrap().try_into().unwrap()
    }

    #[test]
    fn the_example_of_rfc_8291_comes_out_byte_for_byte() {
        let to = Recipient {
            public: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let public: [u8; 65] =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let (key, nonce) = keys(&to, (&shared, &public), salt).unwrap();
        assert_eq!(BASE64.encode(key), "oIhVW04MRdy2XN9CiKLxTg");
        assert_eq!(BASE64.encode(nonce), "4h_95klXJ5E_qnoN");
        let padded = b"When I grow up, I want to be a watermelon\x02".to_vec();
        assert_eq!(
            BASE64.encode(record(&to, (&shared, &public), salt, padded).unwrap()),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn every_message_has_one_length_and_one_key_of_its_own_and_fits_a_record() {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = own.compute_public_key().unwrap().as_ref().try_into().unwrap();
        let to = Recipient { public, auth: [7; AUTH_BYTES] };
        let (one, other) = (seal(&to, b"").unwrap(), seal(&to, &[b'x'; 700]).unwrap());
        // Salt, size of a record, length of the key, key; then the record with its tag.
        assert_eq!((one.len(), other.len()), (16 + 4 + 1 + 65 + 1024 + 16, one.len()));
        assert_eq!((&one[16..20], one[20], one[21]), (&[0, 0, 16, 0][..], 65, 4));
        assert_ne!(one[..86], other[..86], "neither salt nor key comes twice");
        assert!(one.len() <= 4096, "RFC 8030: no push service refuses it");
    }

    #[test]
    fn what_is_no_point_of_the_curve_is_refused() {
        let mut public: [u8; 65] =
            bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        assert!(is_point(&public));
        public[64] ^= 1;
        assert!(!is_point(&public));
        assert!(!is_point(&[4; 65]) && !is_point(&[0; 65]));
    }
}
