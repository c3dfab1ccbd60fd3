//! Templates hold structure: no words, no quotation marks of any language, no marks that French sets apart.

use super::marks::QUOTES;

/// Each with its rule.
pub(in crate::text::tests::lint) fn look(template: &str) -> Vec<(&'static str, String)> {
    let shown = shown(template);
    let marks = shown.chars().filter(|sign| QUOTES.contains(sign) && *sign != '"');
    let mut faults: Vec<(&'static str, String)> =
        marks.map(|mark| ("quotes", format!("{mark} belongs into a message"))).collect();
    // In an attribute, too: a screen reader reads it.
    let ends = ["}}", "%}"].into_iter().flat_map(|end| template.split(end).skip(1));
    let after = ends.filter_map(|rest| rest.chars().next().zip(rest.chars().nth(1)));
    let apart = after.filter(|(mark, next)| [':', ';', '!', '?'].contains(mark) && *next == ' ');
    let begins = shown.split_whitespace().filter(|word| [":", ";", "!", "?"].contains(word));
    let marks = apart.map(|(mark, _)| mark.to_string()).chain(begins.map(str::to_owned));
    faults.extend(marks.map(|mark| ("spaces", format!("{mark} belongs into a message"))));
    let is_word = |word: &&str| word.chars().filter(|sign| sign.is_alphabetic()).count() >= 3;
    let words: Vec<&str> = shown.split_whitespace().filter(is_word).collect();
    if !words.is_empty() {
        faults.push(("templates", format!("words of its own: {}", words.join(" "))));
    }
    faults
}

/// What of a template reaches a reader as it stands: no tags, no blocks, no scripts or styles.
fn shown(template: &str) -> String {
    let mut rest = template.replace("Penelope", " ");
    // What a page is called for its style sheet comes first.
    for (open, close) in [
        ("{% block page %}", "{% endblock %}"),
        ("<script", "</script>"),
        ("<style", "</style>"),
        ("{#", "#}"),
        ("{%", "%}"),
        ("{{", "}}"),
        ("<!--", "-->"),
        ("<?", "?>"),
        ("<", ">"),
    ] {
        while let Some(at) = rest.find(open) {
            let end = rest[at..].find(close).map_or(rest.len(), |end| at + end + close.len());
            rest.replace_range(at..end, " ");
        }
    }
    // Entities are marks, not words.
    rest.split('&')
        .enumerate()
        .map(|(at, part)| if at == 0 { part } else { part.split_once(';').map_or(part, |(_, rest)| rest) })
        .collect()
}
