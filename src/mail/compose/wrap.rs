//! Plain text as a terminal reads it: lines of at most 76 columns, a longer one goes on below, indented as it began. A word,
//! and so a link, is never broken.

/// Mail programs quote and wrap at about eighty.
const COLUMNS: usize = 76;

/// The text with long lines wrapped, and never two empty lines in a row.
pub(super) fn wrapped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut empty = true;
    for line in text.lines() {
        let line = line.trim_end_matches(' ');
        if !(line.is_empty() && empty) {
            wrap(line, &mut out);
        }
        empty = line.is_empty();
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

fn wrap(line: &str, out: &mut String) {
    let indent = line.len() - line.trim_start_matches(' ').len();
    // What follows a bullet stays right of it.
    let hang = indent + if line[indent..].starts_with("- ") || line[indent..].starts_with("* ") { 2 } else { 0 };
    let mut column = indent;
    out.push_str(&line[..indent]);
    for (number, word) in words(&line[indent..]).into_iter().enumerate() {
        let width = word.chars().count();
        if number > 0 && column + 1 + width > COLUMNS && column > hang {
            out.push('\n');
            out.push_str(&" ".repeat(hang));
            column = hang;
        } else if number > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += width;
    }
    out.push('\n');
}

/// What stays on one line: a sign with the name that follows it, a colon or a dot with what it follows.
fn words(line: &str) -> Vec<&str> {
    let mut words: Vec<&str> = Vec::new();
    let mut start = 0;
    for (at, _) in line.match_indices(' ') {
        let before = line[start..at].rsplit(' ').next().unwrap_or_default();
        let after = line[at + 1..].split(' ').next().unwrap_or_default();
        if !SIGNS.contains(&before) && !JOINTS.contains(&after) {
            words.push(&line[start..at]);
            start = at + 1;
        }
    }
    words.push(&line[start..]);
    words
}

const SIGNS: [&str; 4] = ["◆", "▲", "●", "■"];
const JOINTS: [&str; 2] = [":", "·"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_go_on_below_and_words_stay_whole() {
        let word = "x".repeat(100);
        let text = format!("\n\n- {}\n\n\n\n  {word} y   \n{word}", "ab ".repeat(40));
        let wrapped = wrapped(&text);
        assert!(wrapped.lines().all(|line| line.chars().count() <= 76 || line.contains(&word)), "{wrapped}");
        assert_eq!(wrapped.matches(&word).count(), 2);
        assert_eq!(wrapped.matches("ab").count(), 40);
        assert!(wrapped.starts_with("- ab") && wrapped.contains("\n  ab"), "{wrapped}");
        assert!(wrapped.contains(&format!("\n\n  {word}\n  y\n{word}\n")), "{wrapped}");
    }

    #[test]
    fn signs_and_joints_are_not_left_alone() {
        let wrapped = wrapped(&format!("- {} ◆ Delos", "x".repeat(69)));
        assert_eq!(wrapped, format!("- {}\n  ◆ Delos\n", "x".repeat(69)));
        assert_eq!(words("blue 0 : red 1 · you"), ["blue", "0 :", "red", "1 ·", "you"]);
    }
}
