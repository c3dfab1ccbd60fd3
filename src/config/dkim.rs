//! The keys that sign letters, so that receivers can tell ours from forged ones (DKIM, RFC 6376 and 8463).

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use ring::signature::{Ed25519KeyPair, KeyPair as _, RsaKeyPair};
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use url::Host;

use super::SettingError;

pub(super) const SELECTOR: &str = "PENELOPE_DKIM_SELECTOR";
pub(super) const DOMAIN: &str = "PENELOPE_DKIM_DOMAIN";
pub(super) const KEY_FILE: &str = "PENELOPE_DKIM_KEY_FILE";

/// One key, and under which name its public half is found. Clones share it.
#[derive(Clone, Debug)]
pub struct DkimKey {
    pub domain: String,
    pub selector: String,
    pub secret: Arc<DkimSecret>,
}

/// A private key that is known to be usable.
pub struct DkimSecret {
    pub algorithm: DkimAlgorithm,
    der: PrivateKeyDer<'static>,
    /// As it stands in the record.
    public: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DkimAlgorithm {
    /// What every receiver knows.
    Rsa,
    /// Shorter; some receivers do not know it yet.
    Ed25519,
}

impl DkimKey {
    /// Where receivers look for the public half.
    pub fn record_name(&self) -> String {
        format!("{}._domainkey.{}", self.selector, self.domain)
    }

    /// What they must find there.
    pub fn record(&self) -> String {
        let kind = match self.secret.algorithm {
            DkimAlgorithm::Rsa => "rsa",
            DkimAlgorithm::Ed25519 => "ed25519",
        };
        format!("v=DKIM1; k={kind}; p={}", BASE64_STANDARD.encode(&self.secret.public))
    }
}

impl DkimSecret {
    /// From a file in PEM form; nothing if it holds no key that can sign.
    pub fn read(path: &Path) -> Option<DkimSecret> {
        DkimSecret::from_der(PrivateKeyDer::from_pem_file(path).ok()?)
    }

    /// RSA of at least 2048 bits, or Ed25519.
    pub fn from_der(der: PrivateKeyDer<'static>) -> Option<DkimSecret> {
        let rsa = match &der {
            PrivateKeyDer::Pkcs1(key) => RsaKeyPair::from_der(key.secret_pkcs1_der()).ok(),
            PrivateKeyDer::Pkcs8(key) => RsaKeyPair::from_pkcs8(key.secret_pkcs8_der()).ok(),
            _ => None,
        };
        if let Some(pair) = rsa {
            let public = subject_public_key(pair.public_key().as_ref());
            return Some(DkimSecret { algorithm: DkimAlgorithm::Rsa, der, public });
        }
        let PrivateKeyDer::Pkcs8(key) = &der else { return None };
        let pair = Ed25519KeyPair::from_pkcs8_maybe_unchecked(key.secret_pkcs8_der()).ok()?;
        let public = pair.public_key().as_ref().to_vec();
        Some(DkimSecret { algorithm: DkimAlgorithm::Ed25519, der, public })
    }

    /// For signing only.
    pub fn reveal(&self) -> PrivateKeyDer<'static> {
        self.der.clone_key()
    }
}

impl fmt::Debug for DkimSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DkimSecret({:?}, …)", self.algorithm)
    }
}

/// An RSA key in the form in which records hold it: ring tells the two numbers without saying that they are RSA.
fn subject_public_key(rsa: &[u8]) -> Vec<u8> {
    const RSA_ENCRYPTION: [u8; 15] = *b"\x30\x0d\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01\x05\x00";
    let bits = [&[0], rsa].concat();
    der(0x30, &[&RSA_ENCRYPTION[..], &der(0x03, &bits)].concat())
}

/// One value in DER: tag, length, contents.
fn der(tag: u8, contents: &[u8]) -> Vec<u8> {
    let length = contents.len().to_be_bytes();
    let length = &length[length.iter().position(|byte| *byte > 0).unwrap_or(length.len() - 1)..];
    let mut out = vec![tag];
    if contents.len() >= 0x80 {
        out.push(0x80 | u8::try_from(length.len()).expect("a length has at most eight bytes"));
    }
    out.extend_from_slice(length);
    out.extend_from_slice(contents);
    out
}

/// What the settings say: as many selectors as files, in the same order. Without any, letters leave unsigned.
pub(super) struct Given {
    pub(super) selectors: Option<String>,
    pub(super) domain: Option<String>,
    pub(super) files: Option<String>,
}

impl Given {
    /// `sender` is what stands behind the @ of `PENELOPE_MAIL_FROM`.
    pub(super) fn keys(&self, sender: &str) -> Result<Vec<DkimKey>, SettingError> {
        let (selectors, files) = match (&self.selectors, &self.files) {
            (None, None) if self.domain.is_none() => return Ok(Vec::new()),
            (Some(selectors), Some(files)) => (list(selectors), list(files)),
            _ => return Err(SettingError::DkimIncomplete),
        };
        if selectors.len() != files.len() {
            return Err(SettingError::DkimIncomplete);
        }
        let domain = self.domain.as_deref().map_or(Ok(sender.to_owned()), |text| domain(text, sender))?;
        let key = |(selector_text, file): (&str, &str)| {
            let selector = selector(selector_text)?;
            let secret = DkimSecret::read(Path::new(file)).ok_or_else(|| {
                SettingError::wrong(
                    KEY_FILE,
                    file,
                    "must be a file that can be read and holds a private key in PEM form, RSA of at least 2048 bits or \
                     Ed25519, such as «penelope key dkim» makes",
                )
            })?;
            Ok(DkimKey { domain: domain.clone(), selector, secret: Arc::new(secret) })
        };
        selectors.into_iter().zip(files).map(key).collect()
    }
}

fn list(text: &str) -> Vec<&str> {
    text.split(',').map(str::trim).collect()
}

/// A name below `_domainkey`; of the letters that every DNS service takes.
pub fn selector(text: &str) -> Result<String, SettingError> {
    let is_label = |label: &str| {
        let plain = label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        plain && (1..=63).contains(&label.len()) && !label.starts_with('-') && !label.ends_with('-')
    };
    if text.split('.').all(is_label) {
        return Ok(text.to_ascii_lowercase());
    }
    Err(SettingError::wrong(SELECTOR, text, "must be a name of letters, digits and hyphens, such as penelope2026"))
}

/// Receivers count a signature only if it is of the sender's domain or of one above it.
fn domain(text: &str, sender: &str) -> Result<String, SettingError> {
    const EXPECTED: &str = "must be the domain of PENELOPE_MAIL_FROM, or one above it: no other one's signature counts";
    let wrong = || SettingError::wrong(DOMAIN, text, EXPECTED);
    let Ok(Host::Domain(name)) = Host::parse(text) else { return Err(wrong()) };
    let is_above = name.contains('.') && sender.to_ascii_lowercase().ends_with(&format!(".{name}"));
    if is_above || sender.eq_ignore_ascii_case(&name) { Ok(name) } else { Err(wrong()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_as_der_has_them() {
        assert_eq!(der(0x03, &[7; 3]), [0x03, 3, 7, 7, 7]);
        assert_eq!(der(0x30, &[]), [0x30, 0]);
        assert_eq!(der(0x30, &[0; 0x80])[..3], [0x30, 0x81, 0x80]);
        assert_eq!(der(0x30, &[0; 0x126])[..4], [0x30, 0x82, 0x01, 0x26]);
    }

    #[test]
    fn a_signature_is_of_the_senders_domain_or_of_one_above() {
        assert_eq!(domain("Example.org", "post.example.org").unwrap(), "example.org");
        assert_eq!(domain("example.org", "EXAMPLE.org").unwrap(), "example.org");
        for wrong in ["org", "ample.org", "post.example.org", "example.com", "", "192.0.2.1", "a b"] {
            assert!(domain(wrong, "example.org").is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_selector_is_a_name_that_any_dns_takes() {
        assert_eq!(selector("Penelope2026").unwrap(), "penelope2026");
        assert_eq!(selector("a.b-c").unwrap(), "a.b-c");
        for wrong in ["", "a..b", "-a", "a_b", "a b", "é", &"a".repeat(64)] {
            assert!(selector(wrong).is_err(), "{wrong}");
        }
    }
}
