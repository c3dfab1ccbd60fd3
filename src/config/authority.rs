//! Whose word for a server's certificate is taken, when the mail server or the database is spoken to over TLS.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

use super::SettingError;

/// Where systems keep the authorities that they trust, in one file: Debian and its kin, Red Hat and its kin, openSUSE, BSD.
const SYSTEM: [&str; 4] = [
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
];

/// The system's authorities, or those that browsers know where the system names none, and the operator's own. Clones share
/// them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Authorities(Arc<Files>);

#[derive(Debug, Default, PartialEq, Eq)]
struct Files {
    /// In place of the system's usual file.
    system: Option<PathBuf>,
    own: Vec<CertificateDer<'static>>,
}

impl Authorities {
    /// `system` is where `SSL_CERT_FILE` points, as for other programs.
    pub(super) fn of_system(system: Option<PathBuf>) -> Authorities {
        Authorities(Arc::new(Files { system, own: Vec::new() }))
    }

    /// With those of a file.
    pub(super) fn and(&self, variable: &'static str, text: &str) -> Result<Authorities, SettingError> {
        const EXPECTED: &str = "must be a file that can be read and holds certificates in PEM form";
        let own = read(Path::new(text)).filter(|own| !own.is_empty());
        let own = own.ok_or_else(|| SettingError::wrong(variable, text, EXPECTED))?;
        Ok(Authorities(Arc::new(Files { system: self.0.system.clone(), own })))
    }

    /// For a client that checks names and certificates.
    pub fn tls(&self) -> Arc<ClientConfig> {
        let mut roots = RootCertStore::empty();
        let files = self.0.system.iter().map(PathBuf::as_path).chain(SYSTEM.iter().map(Path::new));
        // Files of systems hold certificates that are too odd for rustls; the others count.
        let system = files.filter_map(read).find(|found| !found.is_empty());
        match system {
            Some(system) => drop(roots.add_parsable_certificates(system)),
            None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
        }
        roots.add_parsable_certificates(self.0.own.iter().cloned());
        let provider = Arc::new(crypto::ring::default_provider());
        let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        let builder = builder.expect("the provider knows the usual versions of TLS");
        Arc::new(builder.with_root_certificates(roots).with_no_client_auth())
    }
}

/// Nothing if the file cannot be read or holds something that is no certificate.
fn read(path: &Path) -> Option<Vec<CertificateDer<'static>>> {
    CertificateDer::pem_file_iter(path).ok()?.collect::<Result<_, _>>().ok()
}
