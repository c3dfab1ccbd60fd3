//! What is made once for each language, when somebody first reads in it: few servers are read in all of them, and each takes
//! megabytes.

use std::sync::OnceLock;

use super::Locale;

pub(crate) struct PerLocale<T>([OnceLock<T>; Locale::ALL.len()]);

impl<T> PerLocale<T> {
    pub(crate) const fn new() -> PerLocale<T> {
        PerLocale([const { OnceLock::new() }; Locale::ALL.len()])
    }

    pub(crate) fn of(&self, locale: Locale, make: impl FnOnce() -> T) -> &T {
        self.0[locale as usize].get_or_init(make)
    }
}
