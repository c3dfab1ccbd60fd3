//! Words that are not ours: another country's spelling, a word that promises paper, the house's word where a stranger reads.

use crate::text::tests::lint::manner::Manner;
use crate::text::tests::lint::read::Message;

pub(in crate::text::tests::lint) fn spelling(manner: &Manner, message: &Message) -> Vec<String> {
    misspelt(manner, &message.words())
}

pub(in crate::text::tests::lint) fn misspelt(manner: &Manner, text: &str) -> Vec<String> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split(|sign: char| !sign.is_alphabetic()).collect();
    let fault = |(wrong, right): &(&str, &str)| {
        words.iter().any(|word| word.starts_with(wrong)).then(|| format!("{wrong}… is spelt {right}…"))
    };
    manner.misspelt.iter().filter_map(fault).collect()
}

/// Messages that somebody reads who knows nothing of this house yet.
const STRANGERS: [&str; 18] = [
    "calendar-",
    "confirm-",
    "error-",
    "fault-address",
    "gathering-closed",
    "gathering-join",
    "home-",
    "invitation-",
    "keep-",
    "letter-confirm",
    "letter-invitation",
    "letter-sign-in",
    "letter-why-asked",
    "letter-why-invited",
    "never-",
    "new-lead",
    "sent-",
    "sign-in",
];

/// «By mail» is paper everywhere; «letter» is a word of this house, which strangers learn on the front page.
pub(in crate::text::tests::lint) fn email(manner: &Manner, message: &Message) -> Vec<String> {
    let text = message.words().to_lowercase();
    let paper = manner.paper.iter().filter(|words| text.contains(*words)).map(|words| format!("«{words}» is paper"));
    let to_strangers = STRANGERS.iter().any(|begin| message.id.starts_with(begin)) || message.id.ends_with("-subject");
    let mut words = text.split(|sign: char| !sign.is_alphabetic());
    let ours = to_strangers && words.any(|word| manner.letter.contains(&word));
    paper.chain(ours.then(|| "the house's word for email, to a stranger".to_owned())).collect()
}
