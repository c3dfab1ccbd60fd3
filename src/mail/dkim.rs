//! Signatures over whole letters, so that receivers know that nobody else wrote them (MAIL-09).

use std::sync::Arc;

use mail_auth::common::crypto::{Ed25519Key, RsaKey, Sha256};
use mail_auth::common::headers::HeaderWriter as _;
use mail_auth::dkim::{DkimSigner, Done};
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

use crate::config::{DkimAlgorithm, DkimKey};

/// What is signed. «From» twice: a second one that somebody adds on the way breaks the signature.
pub(crate) const HEADERS: [&str; 17] = [
    "From",
    "From",
    "Reply-To",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "In-Reply-To",
    "References",
    "MIME-Version",
    "Content-Type",
    "Content-Transfer-Encoding",
    "List-Id",
    "List-Unsubscribe",
    "List-Unsubscribe-Post",
    "Auto-Submitted",
    "X-Auto-Response-Suppress",
];

/// Signs with every key there is; with none it leaves letters as they are. Clones share the keys.
#[derive(Clone, Default)]
pub struct Signer(Arc<Vec<Pen>>);

enum Pen {
    Rsa(DkimSigner<RsaKey<Sha256>, Done>),
    Ed25519(DkimSigner<Ed25519Key, Done>),
}

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Signer({} keys)", self.0.len())
    }
}

impl Signer {
    /// The settings have tried the keys already.
    pub fn new(keys: &[DkimKey]) -> Result<Signer, mail_auth::Error> {
        Ok(Signer(Arc::new(keys.iter().map(Pen::new).collect::<Result<_, _>>()?)))
    }

    /// The letter with its signatures before it, each over the letter as it was.
    pub fn sign(&self, letter: Vec<u8>) -> Result<Vec<u8>, mail_auth::Error> {
        let signatures = self.0.iter().map(|pen| pen.sign(&letter)).collect::<Result<Vec<_>, _>>()?;
        if signatures.is_empty() {
            return Ok(letter);
        }
        let mut signed = signatures.concat().into_bytes();
        signed.extend_from_slice(&letter);
        Ok(signed)
    }
}

impl Pen {
    fn new(key: &DkimKey) -> Result<Pen, mail_auth::Error> {
        let secret = key.secret.reveal();
        Ok(match (key.secret.algorithm, &secret) {
            (DkimAlgorithm::Ed25519, PrivateKeyDer::Pkcs8(der)) => {
                let key_pair = Ed25519Key::from_pkcs8_maybe_unchecked_der(der.secret_pkcs8_der())?;
                let signer = DkimSigner::from_key(key_pair).domain(&key.domain).selector(&key.selector);
                Pen::Ed25519(signer.headers(HEADERS))
            }
            (DkimAlgorithm::Rsa | DkimAlgorithm::Ed25519, _) => {
                let key_pair = RsaKey::<Sha256>::from_key_der(secret)?;
                let signer = DkimSigner::from_key(key_pair).domain(&key.domain).selector(&key.selector);
                Pen::Rsa(signer.headers(HEADERS))
            }
        })
    }

    /// The header, with the end of its line.
    fn sign(&self, letter: &[u8]) -> Result<String, mail_auth::Error> {
        Ok(match self {
            Pen::Rsa(signer) => signer.sign(letter)?.to_header(),
            Pen::Ed25519(signer) => signer.sign(letter)?.to_header(),
        })
    }
}
