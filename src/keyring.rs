//! The server's secret: one to two keys of 32 bytes with their ids, and the file they live in.
//!
//! The first key is used for everything new; the second, if there is one, is still accepted. Losing the file loses every
//! running game, because hands and seeds are stored encrypted with it.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use thiserror::Error;
use zeroize::Zeroizing;

/// How many keys are valid at once: the one in use, and the one before it.
pub const KEYS_MAX: usize = 2;

const HEADER: &str =
    "# The secret of a Penelope server. Back it up; without it no running game can be read. Newest key first.";

/// One key. It never shows its bytes; `Debug` shows its id.
#[derive(Clone, PartialEq, Eq)]
pub struct Key {
    id: KeyId,
    /// Wiped when it is dropped.
    bytes: Zeroizing<[u8; 32]>,
}

/// The number a key is known by, in links and beside everything encrypted with it. Ids are never used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyId(pub u16);

impl fmt::Display for KeyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Key {
    pub fn id(&self) -> KeyId {
        self.id
    }

    /// What the database may know of a key: enough to recognize it, nothing to guess it from.
    pub fn fingerprint(&self) -> [u8; 32] {
        self.derive("penelope key fingerprint/1")
    }

    /// A key for one use, from which neither this one nor another use's can be found.
    pub fn derive(&self, label: &str) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&*self.bytes).expect("HMAC takes keys of any length");
        mac.update(label.as_bytes());
        mac.finalize().into_bytes().into()
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Key({}, …)", self.id)
    }
}

/// The keys that are valid now, newest first; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keyring(Vec<Key>);

#[derive(Debug, Error)]
pub enum KeyringError {
    #[error("the secret file {path} cannot be read: {cause}")]
    Unreadable { path: PathBuf, cause: io::Error },
    #[error("the secret file {path} cannot be written: {cause}")]
    Unwritable { path: PathBuf, cause: io::Error },
    #[error("the secret file {path} can be read by others (mode {mode:03o}); run: chmod 600 {path}")]
    Exposed { path: PathBuf, mode: u32 },
    #[error("the secret file {path} is damaged in line {line}: expected a key number and 64 hexadecimal digits")]
    Damaged { path: PathBuf, line: usize },
    #[error("the secret file {path} holds {found} keys, but must hold one or two")]
    WrongCount { path: PathBuf, found: usize },
    #[error("two keys are valid already; drop the older one first with: penelope key drop")]
    Full,
    #[error("only one key is left, and the server cannot do without it")]
    LastOne,
    #[error("the operating system gives no random bytes: {0}")]
    NoRandomness(getrandom::Error),
}

impl Keyring {
    /// The keys in `path`; on the very first start the file is made.
    pub fn open_or_create(path: &Path) -> Result<Keyring, KeyringError> {
        match Keyring::open(path) {
            Err(KeyringError::Unreadable { cause, .. }) if cause.kind() == io::ErrorKind::NotFound => {
                let ring = Keyring(vec![fresh_key(KeyId(1))?]);
                match ring.store_new(path) {
                    // Another process was faster: its key is the one.
                    Err(KeyringError::Unwritable { cause, .. }) if cause.kind() == io::ErrorKind::AlreadyExists => {
                        Keyring::open(path)
                    }
                    Err(error) => Err(error),
                    Ok(()) => Ok(ring),
                }
            }
            opened => opened,
        }
    }

    pub fn open(path: &Path) -> Result<Keyring, KeyringError> {
        let unreadable = |cause| KeyringError::Unreadable { path: path.to_owned(), cause };
        let mut file = File::open(path).map_err(unreadable)?;
        let mode = file.metadata().map_err(unreadable)?.mode() & 0o777;
        if mode & 0o077 != 0 {
            return Err(KeyringError::Exposed { path: path.to_owned(), mode });
        }
        let mut text = Zeroizing::new(String::new());
        file.read_to_string(&mut text).map_err(unreadable)?;
        let mut keys = Vec::new();
        for (number, line) in text.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let key = read_key(line).ok_or(KeyringError::Damaged { path: path.to_owned(), line: number + 1 })?;
            keys.push(key);
        }
        if keys.is_empty() || keys.len() > KEYS_MAX {
            return Err(KeyringError::WrongCount { path: path.to_owned(), found: keys.len() });
        }
        Ok(Keyring(keys))
    }

    /// One key with this number, the same each time.
    #[cfg(test)]
    pub(crate) fn for_tests(id: u16) -> Keyring {
        Keyring(vec![Key { id: KeyId(id), bytes: [7; 32].into() }])
    }

    /// The key for everything new.
    pub fn newest(&self) -> &Key {
        &self.0[0]
    }

    /// All valid keys, newest first.
    pub fn keys(&self) -> &[Key] {
        &self.0
    }

    /// A new key in front; the one before it stays valid.
    pub fn with_new_key(&self) -> Result<Keyring, KeyringError> {
        if self.0.len() == KEYS_MAX {
            return Err(KeyringError::Full);
        }
        let next = KeyId(self.newest().id.0 + 1);
        let mut keys = vec![fresh_key(next)?];
        keys.extend(self.0.iter().cloned());
        Ok(Keyring(keys))
    }

    /// Without the older key: what was signed with it is refused from now on.
    pub fn without_oldest_key(&self) -> Result<Keyring, KeyringError> {
        match self.0.as_slice() {
            [newest, _, ..] => Ok(Keyring(vec![newest.clone()])),
            _ => Err(KeyringError::LastOne),
        }
    }

    /// Replaces the file in one step, so that a crash leaves the old one or the new one.
    pub fn store(&self, path: &Path) -> Result<(), KeyringError> {
        let draft = path.with_extension("new");
        let unwritable = |cause| KeyringError::Unwritable { path: path.to_owned(), cause };
        match std::fs::remove_file(&draft) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(unwritable(error)),
            _ => {}
        }
        self.store_new(&draft)?;
        std::fs::rename(&draft, path).map_err(unwritable)?;
        sync_parent(path).map_err(unwritable)
    }

    fn store_new(&self, path: &Path) -> Result<(), KeyringError> {
        let write = || {
            if let Some(parent) = path.parent() {
                std::fs::create_dir_all(parent)?;
            }
            let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)?;
            // The mode above is cut by the umask only; say it once more for odd file systems.
            file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
            file.write_all(self.to_text().as_bytes())?;
            file.sync_all()?;
            sync_parent(path)
        };
        write().map_err(|cause| KeyringError::Unwritable { path: path.to_owned(), cause })
    }

    fn to_text(&self) -> Zeroizing<String> {
        let mut text = Zeroizing::new(String::with_capacity(HEADER.len() + 80 * KEYS_MAX));
        *text += HEADER;
        text.push('\n');
        for key in &self.0 {
            *text += &format!("{} {}\n", key.id, *Zeroizing::new(hex(&*key.bytes)));
        }
        text
    }
}

/// A file's name is safe on disk only once its folder is.
fn sync_parent(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => File::open(parent)?.sync_all(),
        _ => File::open(".")?.sync_all(),
    }
}

fn fresh_key(id: KeyId) -> Result<Key, KeyringError> {
    let mut bytes = Zeroizing::new([0; 32]);
    getrandom::fill(&mut *bytes).map_err(KeyringError::NoRandomness)?;
    Ok(Key { id, bytes })
}

fn read_key(line: &str) -> Option<Key> {
    let (id, digits) = line.split_once(' ')?;
    if digits.len() != 64 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = Zeroizing::new([0; 32]);
    for (byte, pair) in bytes.iter_mut().zip(digits.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(Key { id: KeyId(id.parse().ok()?), bytes })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gone with its test.
    struct Folder(PathBuf);

    impl Folder {
        fn new() -> Folder {
            let mut name = [0; 8];
            getrandom::fill(&mut name).unwrap();
            let folder = std::env::temp_dir().join(format!("penelope-keyring-{}", hex(&name)));
            std::fs::create_dir(&folder).unwrap();
            Folder(folder)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            std::fs::remove_dir_all(&self.0).unwrap();
        }
    }

    #[test]
    fn the_first_start_makes_a_file_only_its_owner_can_read() {
        let folder = Folder::new();
        let path = folder.0.join("deep/secret");
        let made = Keyring::open_or_create(&path).unwrap();
        assert_eq!(std::fs::metadata(&path).unwrap().mode() & 0o777, 0o600);
        assert_eq!(Keyring::open_or_create(&path).unwrap(), made, "the second start uses the same key");
    }

    #[test]
    fn a_new_key_is_in_front_and_the_old_one_stays_valid_until_dropped() {
        let folder = Folder::new();
        let path = folder.0.join("secret");
        let first = Keyring::open_or_create(&path).unwrap();
        let both = first.with_new_key().unwrap();
        both.store(&path).unwrap();
        let read = Keyring::open(&path).unwrap();
        assert_eq!(read, both);
        assert_eq!((read.newest().id(), read.keys()[1].id()), (KeyId(2), KeyId(1)));
        assert_ne!(read.keys()[0].fingerprint(), read.keys()[1].fingerprint());
        assert!(matches!(both.with_new_key(), Err(KeyringError::Full)));
        let last = both.without_oldest_key().unwrap();
        assert_eq!(last.keys(), &both.keys()[..1]);
        assert!(matches!(last.without_oldest_key(), Err(KeyringError::LastOne)));
    }

    #[test]
    fn a_file_that_others_can_read_or_that_is_damaged_is_refused_with_the_reason() {
        let folder = Folder::new();
        let path = folder.0.join("secret");
        Keyring::open_or_create(&path).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
        let refusal = Keyring::open(&path).unwrap_err().to_string();
        assert!(refusal.contains("chmod 600"), "{refusal}");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).unwrap();
        std::fs::write(&path, "1 abc\n").unwrap();
        assert!(matches!(Keyring::open(&path), Err(KeyringError::Damaged { line: 1, .. })));
        std::fs::write(&path, "# nothing\n").unwrap();
        assert!(matches!(Keyring::open(&path), Err(KeyringError::WrongCount { found: 0, .. })));
    }

    #[test]
    fn a_key_never_shows_its_bytes() {
        let ring = Keyring(vec![Key { id: KeyId(7), bytes: [0xab; 32].into() }]);
        let shown = format!("{ring:?}");
        assert!(!shown.contains("ab") && !shown.contains("171") && shown.contains('7'), "{shown}");
    }
}
