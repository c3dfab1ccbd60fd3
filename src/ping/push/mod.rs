//! Web Push: a browser that its player has subscribed. What it gave is an address of its maker's push service and what to seal
//! with; the message goes there, sealed for the browser and signed by us.

pub mod seal;
pub mod vapid;

use std::fmt;

use base64::prelude::{BASE64_URL_SAFE_NO_PAD as BASE64, Engine as _};
use chrono::{DateTime, Utc};
use ring::error::Unspecified;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::Ping;
use super::address::HookAddress;
use super::call::{Call, Denied};
use seal::Recipient;
use vapid::VapidKey;

/// The push service's name for a browser, and what the browser wants to be written to with.
#[derive(Clone, PartialEq, Eq)]
pub struct Subscription {
    pub address: HookAddress,
    recipient: Recipient,
}

/// A subscription as its browser tells it; stored like that, too.
#[derive(Deserialize, Serialize)]
pub struct Told {
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
}

/// What was told is no subscription, or none that we would call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASubscription;

impl Subscription {
    pub fn read(told: &Told) -> Result<Subscription, NotASubscription> {
        let address = told.endpoint.parse().map_err(|_| NotASubscription)?;
        let recipient = Recipient { public: bytes(&told.p256dh)?, auth: bytes(&told.auth)? };
        if !seal::is_point(&recipient.public) {
            return Err(NotASubscription);
        }
        Ok(Subscription { address, recipient })
    }

    /// To be stored, sealed.
    pub fn reveal(&self) -> Told {
        Told {
            endpoint: self.address.reveal().to_owned(),
            p256dh: BASE64.encode(self.recipient.public),
            auth: BASE64.encode(self.recipient.auth),
        }
    }
}

impl fmt::Debug for Subscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.address, f)
    }
}

/// Browsers write base64 for addresses, without what fills it up; some libraries add that.
fn bytes<const N: usize>(text: &str) -> Result<[u8; N], NotASubscription> {
    let bytes = BASE64.decode(text.trim_end_matches('=')).map_err(|_| NotASubscription)?;
    bytes.try_into().map_err(|_| NotASubscription)
}

/// The request that tells it. `contact` is whom the push service may complain to.
pub fn call(
    to: &Subscription,
    (key, contact): (&VapidKey, Option<&str>),
    now: DateTime<Utc>,
    ping: &Ping,
) -> Result<Call, Unspecified> {
    let origin = format!("https://{}", to.address.authority());
    // One notice a table: the next one takes its place.
    let tag = ping.table.as_ref().map_or(&ping.id, |(_, code)| code);
    let said = json!({ "id": ping.id, "tag": tag, "line": ping.line, "url": ping.url, "lang": ping.lang });
    let headers = vec![
        ("Authorization", key.authorize(now, &origin, contact)?),
        ("Content-Type", "application/octet-stream".to_owned()),
        ("Content-Encoding", "aes128gcm".to_owned()),
        // It is kept for a browser that is off as long as it tells anybody anything.
        ("TTL", (ping.until - now).num_seconds().max(0).to_string()),
        // A second attempt takes the place of the first, should that lie there after all. 32 signs are allowed.
        ("Topic", ping.id.chars().filter(char::is_ascii_alphanumeric).take(32).collect()),
    ];
    Ok(Call {
        host: to.address.host().to_owned(),
        port: to.address.port(),
        authority: to.address.authority(),
        target: to.address.target(),
        headers,
        body: seal::seal(&to.recipient, said.to_string().as_bytes())?,
        // Our own clock or key may be wrong, and every subscription would be lost at once.
        denied: Denied::ForNow,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUBLIC: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

    fn told(endpoint: &str, p256dh: &str, auth: &str) -> Told {
        Told { endpoint: endpoint.to_owned(), p256dh: p256dh.to_owned(), auth: auth.to_owned() }
    }

    #[test]
    fn only_what_can_be_sealed_to_at_a_public_https_address_is_a_subscription() {
        let (endpoint, auth) = ("https://push.example.net/p/1", "BTBZMqHH6r4Tts7J_aSIgg");
        let good = Subscription::read(&told(endpoint, PUBLIC, auth)).unwrap();
        let again = Subscription::read(&good.reveal()).unwrap();
        assert!(good == again && Subscription::read(&told(endpoint, PUBLIC, &format!("{auth}=="))) == Ok(good));
        assert_eq!(format!("{again:?}"), "https://push.example.net/…", "it shows nobody its secrets");
        for wrong in [
            told("http://push.example.net/p/1", PUBLIC, auth),
            told("https://127.0.0.1/p/1", PUBLIC, auth),
            told("https://192.168.1.1/p/1", PUBLIC, auth),
            told(endpoint, &PUBLIC[..86], auth),
            told(endpoint, &PUBLIC.replace("iw4", "iw8"), auth),
            told(endpoint, PUBLIC, "BTBZ"),
            told(endpoint, PUBLIC, "not base64!"),
            told("", "", ""),
        ] {
            assert_eq!(Subscription::read(&wrong), Err(NotASubscription), "{}", wrong.endpoint);
        }
    }

    #[test]
    fn a_request_says_how_long_it_is_kept_and_nothing_in_the_clear() {
        let now = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
        let ping = Ping {
            id: "7d1b2f8e-6f7c-4f0e-9c59-0d4a3c1b2a10".to_owned(),
            about: "question".to_owned(),
            table: Some(("Ulysses".to_owned(), "K7QM2Y".to_owned())),
            line: "Ulysses K7QM2Y: it is up to you.".to_owned(),
            url: "https://penelope.example/table/K7QM2Y".to_owned(),
            lang: "en",
            until: now + chrono::TimeDelta::hours(3),
        };
        let to = Subscription::read(&told("https://push.example.net:8443/p/1?x=2", PUBLIC, "BTBZMqHH6r4Tts7J_aSIgg"));
        let key = VapidKey::read(&VapidKey::fresh().unwrap()).unwrap();
        let call = call(&to.unwrap(), (&key, Some("https://penelope.example")), now, &ping).unwrap();
        let header = |name| call.headers.iter().find(|(known, _)| *known == name).unwrap().1.as_str();
        assert_eq!((call.target.as_str(), call.authority.as_str()), ("/p/1?x=2", "push.example.net:8443"));
        assert_eq!((header("TTL"), header("Content-Encoding")), ("10800", "aes128gcm"));
        assert_eq!(header("Topic"), "7d1b2f8e6f7c4f0e9c590d4a3c1b2a10");
        let claims = header("Authorization").split('.').nth(1).unwrap();
        let claims = String::from_utf8(BASE64.decode(claims).unwrap()).unwrap();
        assert!(claims.contains(r#""aud":"https://push.example.net:8443""#), "{claims}");
        assert!(claims.contains(r#""sub":"https://penelope.example""#), "{claims}");
        let clear = format!("{:?} {}", call.headers, String::from_utf8_lossy(&call.body));
        assert!(!clear.contains("K7QM2Y") && !clear.contains("Ulysses"), "{clear}");
    }
}
