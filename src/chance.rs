//! Chance that decides a deal, as a value that is handed in like the time: the system's generator, or the fixed luck of a
//! test. What only has to be unknown, such as nonces and tokens, comes from the system always.

/// Where the codes, seeds and offered words of new tables come from.
#[derive(Clone, Debug, Default)]
pub enum Chance {
    #[default]
    System,
    #[cfg(feature = "pips")]
    Fixed(FixedChance),
}

impl Chance {
    pub fn bytes<const N: usize>(&self) -> Result<[u8; N], getrandom::Error> {
        match self {
            Chance::System => {
                let mut bytes = [0; N];
                getrandom::fill(&mut bytes)?;
                Ok(bytes)
            }
            #[cfg(feature = "pips")]
            Chance::Fixed(fixed) => Ok(fixed.bytes()),
        }
    }
}

/// Luck by name: the same name brings the same deals, one after the other, so that a test that has passed once does not fail
/// by a deal that it never saw. Clones go on with one luck.
#[cfg(feature = "pips")]
#[derive(Clone, Debug)]
pub struct FixedChance(std::sync::Arc<std::sync::Mutex<rand::rngs::ChaCha20Rng>>);

#[cfg(feature = "pips")]
impl FixedChance {
    pub fn of(name: &str) -> Self {
        let seed = *crate::engine::Digest::of(name.as_bytes()).as_bytes();
        Self(std::sync::Arc::new(std::sync::Mutex::new(rand::SeedableRng::from_seed(seed))))
    }

    fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        let mut luck = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        rand::Rng::fill_bytes(&mut *luck, &mut bytes);
        bytes
    }
}
