//! The few words of a chart. Whoever wants one drawn hands them in, in the reader's language: the chart knows no layer but
//! the engine.

use crate::chart::list::labeled;
use crate::engine::odyssee::{Board, Card, Isle, Names, Site};

/// Labels of lists, never sentences.
#[derive(Clone, Debug)]
pub struct Labels {
    /// The language of the islands' names, such as `de`; English for one we do not have. They are part of a board, so that
    /// a second board needs only a file.
    pub tag: &'static str,
    /// What stands between a label and what it labels.
    pub colon: String,
    pub title: String,
    pub near: String,
    pub ships: String,
    pub you: String,
    /// Heroes aboard.
    pub crew: String,
    pub ithaca: String,
    pub troy: String,
    pub syrte: String,
    pub aeolus: String,
    pub water: String,
    /// Islands that somebody owns, and those with a card for the first who comes.
    pub owned: String,
    pub fresh: String,
    /// Displaced chips.
    pub rim: String,
    /// Who may enter Ithaca, and that nobody may yet.
    pub entitled: String,
    pub nobody: String,
    /// Of one hex.
    pub steps: String,
    pub owner: String,
    pub card: String,
    /// Storm, stiff wind, breeze.
    pub winds: [String; 3],
}

impl Labels {
    /// «Ships: …»; without a label only what it would label.
    pub(super) fn labeled(&self, label: &str, what: &str) -> String {
        labeled(label, &self.colon, what)
    }

    /// What an island is called.
    pub fn isle(&self, board: &'static Board, isle: Isle) -> &'static str {
        self.name(board.isle_names(isle))
    }

    /// What a card is called.
    pub fn card(&self, card: Card) -> &'static str {
        self.name(&card.tale().name)
    }

    fn name(&self, names: &'static Names) -> &'static str {
        match self.tag {
            "de" => &names.de,
            "fr" => &names.fr,
            "cs" => &names.cs,
            "nl" => &names.nl,
            _ => &names.en,
        }
    }

    /// What lies on a hex, with an island's number before its name.
    pub fn site(&self, board: &'static Board, site: Site) -> String {
        match site {
            Site::Water => self.water.clone(),
            Site::Isle(isle) => format!("{} {}", isle.number(), self.isle(board, isle)),
            Site::Troy => self.troy.clone(),
            Site::Ithaca => self.ithaca.clone(),
            Site::Syrte => self.syrte.clone(),
            Site::Aeolus => self.aeolus.clone(),
        }
    }
}
