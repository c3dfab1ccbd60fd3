//! Addresses to invite, as people type them: one to a line, or with commas, semicolons or spaces between them.

use crate::id::{EmailAddress, NotAnAddress};
use crate::text::Text;

/// No field of addresses is longer than this many.
const READ_MAX: usize = 20;
/// Of a text that is no address, so much is shown.
const SHOWN_CHARS: usize = 60;

/// Each address once, or what is wrong.
pub(super) fn read(t: Text, text: &str, free: usize) -> Result<Vec<EmailAddress>, String> {
    let mut guests: Vec<EmailAddress> = Vec::new();
    let words = text.split(|sign: char| sign.is_whitespace() || [',', ';', '<', '>'].contains(&sign));
    for word in words.filter(|word| !word.is_empty()).take(READ_MAX) {
        let shown = || word.chars().take(SHOWN_CHARS).collect::<String>();
        let address = word.parse().map_err(|error| match error {
            NotAnAddress::Wrong => t.fault_guest(shown()),
            NotAnAddress::NameBeyondAscii => t.fault_address_name(shown()),
        })?;
        if !guests.contains(&address) {
            guests.push(address);
        }
    }
    if guests.len() > free { Err(t.fault_guests(free)) } else { Ok(guests) }
}

/// What is wrong with an address that could not be read.
pub(super) fn fault(t: Text, typed: &str) -> String {
    match typed.parse::<EmailAddress>() {
        Err(NotAnAddress::NameBeyondAscii) => t.fault_address_name(typed.chars().take(SHOWN_CHARS).collect::<String>()),
        Ok(_) | Err(NotAnAddress::Wrong) => t.fault_address(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Locale;

    #[test]
    fn addresses_are_read_however_they_are_separated() {
        let t = Text::of(Locale::English);
        let guests = read(t, "a@x.org, B@x.org;\r\n <c@x.org>\ta@X.org\n\n", 3).unwrap();
        let guests: Vec<&str> = guests.iter().map(EmailAddress::reveal).collect();
        assert_eq!(guests, ["a@x.org", "b@x.org", "c@x.org"]);
        assert_eq!(read(t, " \n", 0), Ok(vec![]));
        assert_eq!(read(t, "a@x.org b@x.org", 1), Err("Only 1 seat is free for guests.".to_owned()));
        let named =
            "No email can be sent to “änna@x.org”: before the @ only plain characters (a to z), digits and signs work.";
        assert_eq!(read(t, "a@x.org änna@x.org", 4), Err(named.to_owned()));
        assert_eq!((fault(t, "änna@x.org"), fault(t, "anna")), (named.to_owned(), t.fault_address()));
        assert_eq!(read(t, "a@x.org anna", 4), Err("“anna” does not look like an email address.".to_owned()));
    }
}
