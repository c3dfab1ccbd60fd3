//! Which language a browser gets; and in `lint` what no compiler sees in a sentence.

mod lint;

use super::*;

#[test]
fn the_browser_gets_its_best_language_that_we_have() {
    for (header, locale) in [
        ("", Locale::English),
        ("de-AT,de;q=0.9,en;q=0.8", Locale::German),
        ("pl, cs;q=0.5, fr;q=0.7", Locale::French),
        ("en;q=0.3, NL-be;q=0.31", Locale::Dutch),
        ("cs;q=0, *", Locale::English),
        ("fr;q=high, cs;q=0.001", Locale::Czech),
        ("\u{1f4ef};;;q==,", Locale::English),
    ] {
        assert_eq!(Locale::preferred(header), locale, "{header}");
    }
}
