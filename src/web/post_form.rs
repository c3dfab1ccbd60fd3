//! How letters about games may come: what was typed, and what is wrong with it.

use crate::store::players::{Attention, PlayerRow};
use crate::text::Text;

use super::error::WebError;
use super::fields::{Fields, Posted};

const YES: &str = "yes";
const LETTERS_MOST: i16 = 100;

pub(super) struct PostForm {
    /// In waking hours only.
    pub(super) quiet: bool,
    /// So many a day.
    pub(super) most: String,
    pub(super) most_fault: Option<String>,
    /// With the deadline as a calendar file.
    pub(super) calendar: bool,
}

impl PostForm {
    pub(super) fn fresh(player: &PlayerRow) -> PostForm {
        PostForm {
            quiet: player.quiet,
            most: player.letters_a_day.map(|most| most.to_string()).unwrap_or_default(),
            most_fault: None,
            calendar: player.calendar,
        }
    }

    pub(super) fn read(posted: Posted) -> Result<PostForm, WebError> {
        let fields = Fields::read(posted, &["quiet", "most", "calendar"])?;
        Ok(PostForm {
            quiet: fields.get("quiet") == YES,
            most: fields.get("most").trim().to_owned(),
            most_fault: None,
            calendar: fields.get("calendar") == YES,
        })
    }

    /// What is wished, or nothing and the faults noted.
    pub(super) fn check(&mut self, t: Text) -> Option<Attention> {
        let letters_a_day = self.check_most(t);
        Some(Attention { quiet: self.quiet, letters_a_day: letters_a_day?, calendar: self.calendar })
    }

    pub(super) fn has_fault(&self) -> bool {
        self.most_fault.is_some()
    }

    /// As many letters a day as there are, or so many at most; nothing and the fault noted if it is no such number.
    fn check_most(&mut self, t: Text) -> Option<Option<i16>> {
        if self.most.is_empty() {
            return Some(None);
        }
        let most = self.most.parse().ok().filter(|most| (1..=LETTERS_MOST).contains(most));
        if most.is_none() {
            self.most_fault = Some(t.fault_letters_a_day());
        }
        most.map(Some)
    }
}
