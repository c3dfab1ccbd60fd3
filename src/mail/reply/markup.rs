//! A reply that is HTML alone: cut where programs mark the letter that is quoted, then made plain text.

use mail_parser::decoders::html::html_to_text;

/// What stands where a quotation begins: the marks of Gmail, Outlook, Yahoo, Proton, Thunderbird, K-9 and others.
const QUOTES: [&str; 12] = [
    "<blockquote",
    "gmail_quote",
    "gmail_attr",
    "moz-cite-prefix",
    "divrplyfwdmsg",
    "appendonsend",
    "yahoo_quoted",
    "protonmail_quote",
    "k9mail",
    "mail-editor-reference-message",
    "border-top:solid #e1e1e1",
    "border-top:solid #b5c4df",
];

/// What was written above the quotation, or if there is nothing, below it.
pub(super) fn own_words(html: &str) -> String {
    // Of the same length whatever is in it, so that positions fit.
    let lower = html.to_ascii_lowercase();
    let Some(at) = QUOTES.iter().filter_map(|mark| lower.find(mark)).min() else { return plain(html) };
    // The mark may stand inside a tag, which begins before it.
    let begin = lower[..at].rfind('<').unwrap_or(at);
    let begin = if lower[begin..at].contains('>') { at } else { begin };
    let above = plain(&html[..begin]);
    if !above.trim().is_empty() {
        return above;
    }
    match lower.rfind("</blockquote>") {
        Some(end) => plain(&html[end..]),
        None => String::new(),
    }
}

/// Blocks on lines of their own: the library breaks lines for few of them.
fn plain(html: &str) -> String {
    let mut broken = html.to_owned();
    for block in ["<div", "</div", "<p", "</p", "</tr", "</li", "</blockquote", "<DIV", "</DIV", "<P", "</P"] {
        broken = broken.replace(block, &format!("<br>{block}"));
    }
    html_to_text(&broken)
}
