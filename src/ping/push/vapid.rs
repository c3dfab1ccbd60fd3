//! Who sends: RFC 8292. A push service knows us by our key, with which every request says for which service it is meant and
//! until when it is good.

use base64::prelude::{BASE64_URL_SAFE_NO_PAD as BASE64, Engine as _};
use chrono::{DateTime, TimeDelta, Utc};
use ring::error::{KeyRejected, Unspecified};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use zeroize::Zeroizing;

/// At most a day (RFC 8292, 2); half of it leaves room for clocks that differ.
const GOOD_FOR: TimeDelta = TimeDelta::hours(12);
/// Written as in the RFC; what it says never changes.
const HEADER: &str = r#"{"typ":"JWT","alg":"ES256"}"#;

pub struct VapidKey(EcdsaKeyPair);

impl VapidKey {
    /// A new one, as it is stored (PKCS #8).
    pub fn fresh() -> Result<Zeroizing<Vec<u8>>, Unspecified> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(Zeroizing::new(made.as_ref().to_vec()))
    }

    pub fn read(stored: &[u8]) -> Result<VapidKey, KeyRejected> {
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, stored, &SystemRandom::new()).map(VapidKey)
    }

    /// As browsers want it when they subscribe.
    pub fn public(&self) -> String {
        BASE64.encode(self.0.public_key())
    }

    /// The header `Authorization` of a request to the push service at `origin`; `contact` is whom it may complain to.
    pub fn authorize(&self, now: DateTime<Utc>, origin: &str, contact: Option<&str>) -> Result<String, Unspecified> {
        let said = said(origin, now + GOOD_FOR, contact);
        let signature = self.0.sign(&SystemRandom::new(), said.as_bytes())?;
        Ok(format!("vapid t={said}.{}, k={}", BASE64.encode(signature), self.public()))
    }
}

/// What is signed: two parts of a token (RFC 7515) in which no sign needs to be escaped.
fn said(origin: &str, until: DateTime<Utc>, contact: Option<&str>) -> String {
    let mut claims = json!({ "aud": origin, "exp": until.timestamp() });
    if let Some(contact) = contact {
        claims["sub"] = contact.into();
    }
    format!("{}.{}", BASE64.encode(HEADER), BASE64.encode(claims.to_string()))
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    /// RFC 8292, 2.4.
    const TOKEN: &str = "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0";
    const SIGNATURE: &str = "i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA";
    const KEY: &str = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";

    fn verify(key: &str, said: &str, signature: &str) -> bool {
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(key).unwrap());
        key.verify(said.as_bytes(), &BASE64.decode(signature).unwrap()).is_ok()
    }

    #[test]
    fn the_example_of_rfc_8292_is_what_we_would_have_signed() {
        let until = DateTime::from_timestamp(1_453_523_768, 0).unwrap();
        let said = said("https://push.example.net", until, Some("mailto:push@example.com"));
        assert_eq!(said, TOKEN);
        assert!(verify(KEY, &said, SIGNATURE), "and its own signature is good for it");
    }

    #[test]
    fn a_request_is_signed_for_its_service_alone_and_for_half_a_day() {
        let stored = VapidKey::fresh().unwrap();
        let (key, again) = (VapidKey::read(&stored).unwrap(), VapidKey::read(&stored).unwrap());
        assert_eq!(key.public(), again.public(), "what is stored is the key");
        let now = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
        let header = key.authorize(now, "https://push.test", None).unwrap();
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (said, signature) = token.rsplit_once('.').unwrap();
        assert!(public == key.public() && verify(public, said, signature), "{header}");
        let claims = BASE64.decode(said.split_once('.').unwrap().1).unwrap();
        assert_eq!(String::from_utf8(claims).unwrap(), r#"{"aud":"https://push.test","exp":1800043200}"#);
        assert!(!verify(&VapidKey::read(&VapidKey::fresh().unwrap()).unwrap().public(), said, signature));
    }
}
