//! The lines of a reply that its writer wrote: above the quotation, or below it where nothing stands above, and without a
//! signature. Mail programs announce the quotation in their own languages; where none is known, the marks of the quoted lines
//! say enough.

/// More lines than anybody writes to a game.
const LINES_MAX: usize = 2_000;

/// How a line of the announcement ends: «On Monday Penelope wrote:».
const WROTE: [&str; 14] = [
    "wrote:",
    "wrote :",
    "schrieb:",
    "geschrieben:",
    "a écrit :",
    "a écrit:",
    "napsal:",
    "napsal(a):",
    "napsala:",
    "schreef:",
    "geschreven:",
    "ha scritto:",
    "escribió:",
    "escreveu:",
];
/// How one begins.
const ON: [&str; 9] = ["on ", "am ", "le ", "dne ", "op ", "il ", "em ", "el ", "po "];
/// A line of its own before a quoted letter without marks.
const ORIGINAL: [&str; 10] = [
    "original message",
    "ursprüngliche nachricht",
    "originalnachricht",
    "message d'origine",
    "message d’origine",
    "původní zpráva",
    "oorspronkelijk bericht",
    "messaggio originale",
    "forwarded message",
    "weitergeleitete nachricht",
];
/// The first header of such a letter, and those that follow it.
const FROM: [&str; 7] = ["from", "von", "de", "od", "van", "da", "expéditeur"];
const AFTER: [&str; 20] = [
    "sent",
    "date",
    "to",
    "subject",
    "gesendet",
    "datum",
    "an",
    "betreff",
    "envoyé",
    "objet",
    "à",
    "odesláno",
    "komu",
    "předmět",
    "verzonden",
    "aan",
    "onderwerp",
    "inviato",
    "a",
    "oggetto",
];
/// How signatures of programs begin.
const SIGNED: [&str; 22] = [
    "sent from my",
    "sent from mail",
    "sent from outlook",
    "sent with",
    "get outlook for",
    "von meinem",
    "gesendet von",
    "gesendet mit",
    "diese nachricht wurde von meinem",
    "envoyé de mon",
    "envoyé depuis",
    "envoyé à partir",
    "odesláno z",
    "odesláno ze",
    "verzonden vanaf",
    "verstuurd vanaf",
    "verzonden met",
    "inviato da",
    "inviato dal",
    "outlook für",
    "outlook pour",
    "téléchargez outlook",
];

pub(super) fn own_words(text: &str) -> String {
    let lines: Vec<&str> = text.lines().take(LINES_MAX).map(str::trim).collect();
    let quoted = quotation(&lines);
    let above = without_signature(&lines[..quoted.unwrap_or(lines.len())]);
    if quoted.is_none() || !above.is_empty() {
        return above;
    }
    // Answers below, or in between.
    let below: Vec<&str> = lines[quoted.unwrap_or(0)..].to_vec();
    let Some(last) = below.iter().rposition(|line| line.starts_with('>')) else { return String::new() };
    let after = without_signature(&below[last + 1..]);
    if !after.is_empty() {
        return after;
    }
    let announced = announcement(&below).unwrap_or(0).min(last);
    let between: Vec<&str> = below[announced..last].iter().filter(|line| !line.starts_with('>')).copied().collect();
    without_signature(&between)
}

/// The line with which the quotation begins.
fn quotation(lines: &[&str]) -> Option<usize> {
    (0..lines.len()).find(|at| {
        let line = lines[*at];
        line.starts_with('>')
            || is_original(line)
            || is_header_block(&lines[*at..])
            || announcement(&lines[*at..]).is_some()
    })
}

/// How many lines announce a quotation: «On Monday 16 November,\nPenelope <post@…> wrote:».
fn announcement(lines: &[&str]) -> Option<usize> {
    let end = lines.iter().take(3).position(|line| line.ends_with(':'))?;
    // Nothing of it is empty.
    if lines[..=end].iter().any(|line| line.is_empty()) {
        return None;
    }
    let whole = lines[..=end].join(" ").replace('\u{a0}', " ").to_lowercase();
    let wrote = whole.contains("schrieb ") || WROTE.iter().any(|word| whole.ends_with(word));
    let begins = ON.iter().any(|word| whole.starts_with(word)) || whole.starts_with(|sign: char| sign.is_ascii_digit());
    let is_quoted = lines[end + 1..].iter().find(|line| !line.is_empty()).is_some_and(|next| next.starts_with('>'));
    let named = end == 0 && is_quoted && (wrote || whole.contains('@'));
    (named || (begins && (wrote || is_quoted))).then_some(end + 1)
}

/// «-----Original Message-----», or the long line of Outlook.
fn is_original(line: &str) -> bool {
    let bare = line.trim_matches(|sign: char| ['-', '_', '*', '=', ' '].contains(&sign)).to_lowercase();
    let is_rule = line.len() >= 10 && line.chars().all(|sign| sign == '_');
    is_rule || (line.starts_with(['-', '*', '_']) && ORIGINAL.contains(&bare.as_str()))
}

/// «From: …», «Sent: …» and so on, without any marks.
fn is_header_block(lines: &[&str]) -> bool {
    let name = |line: &str| {
        let (name, _) = line.trim_matches('*').split_once(':')?;
        Some(name.trim_matches(['*', ' ', '\u{a0}']).to_lowercase())
    };
    let is_one = |line: &str, known: &[&str]| name(line).is_some_and(|name| known.contains(&name.as_str()));
    lines.first().is_some_and(|line| is_one(line, &FROM))
        && lines.iter().skip(1).take(4).filter(|line| is_one(line, &AFTER)).count() >= 2
}

/// Up to «-- » or a line that a program adds by itself.
fn without_signature(lines: &[&str]) -> String {
    let is_signature = |line: &&str| {
        let lower = line.to_lowercase();
        *line == "--" || SIGNED.iter().any(|known| lower.starts_with(known))
    };
    let end = lines.iter().position(is_signature).unwrap_or(lines.len());
    let kept: Vec<&str> = lines[..end].iter().filter(|line| !line.is_empty()).copied().collect();
    kept.join("\n")
}
