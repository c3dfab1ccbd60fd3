//! A map in words: lists of labels and what they label, for letters and terminals.

/// Mail programs quote and wrap at about eighty.
const COLUMNS: usize = 76;
/// Room kept after a sign, for a long name and its comma.
const SIGNED_NAME: usize = 16;

pub(super) struct List<'a> {
    pub(super) out: String,
    /// What stands between a label and what it labels.
    pub(super) colon: &'a str,
}

impl List<'_> {
    /// A label and its entries in one line; nothing where there is no entry.
    pub(super) fn line(&mut self, label: &str, entries: impl IntoIterator<Item = String>) {
        let entries: Vec<String> = entries.into_iter().collect();
        if !entries.is_empty() {
            self.wrapped(&labeled(label, self.colon, &entries.join(", ")), 0);
        }
    }

    /// A label on its own line, an entry on each line below it.
    pub(super) fn section(&mut self, label: &str, entries: impl IntoIterator<Item = String>) {
        let mut entries = entries.into_iter().peekable();
        if entries.peek().is_none() {
            return;
        }
        self.out += &format!("\n{}\n", labeled(label, self.colon, "").trim_end());
        for entry in entries {
            self.wrapped(&entry, 2);
        }
    }

    /// What does not fit goes on in further lines, two deeper. A sign stays with its name.
    fn wrapped(&mut self, entry: &str, indent: usize) {
        let mut column = indent;
        self.out += &" ".repeat(indent);
        for (number, word) in entry.split(' ').enumerate() {
            let sign = word.chars().count() == 1;
            let width = word.chars().count() + if sign { SIGNED_NAME } else { 0 };
            if number > 0 && column + 1 + width > COLUMNS {
                column = indent + 2;
                self.out += &format!("\n{}", " ".repeat(column));
            } else if number > 0 {
                self.out.push(' ');
                column += 1;
            }
            self.out += word;
            column += word.chars().count();
        }
        self.out.push('\n');
    }
}

/// «Ship: Troy»; without a label only what it would label.
pub(super) fn labeled(label: &str, colon: &str, what: &str) -> String {
    if label.is_empty() { what.to_owned() } else { format!("{label}{colon}{what}") }
}
