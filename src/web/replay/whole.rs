//! The whole game on one page: who played, what happened turn by turn, and the way to every step.

use askama::Template;

use super::Replay;
use super::answers::Answers;
use super::curve::Curve;
use super::proof::ProofPart;
use crate::engine::Eye;
use crate::text::Text;
use crate::text::telling::Line;
use crate::web::bundle::{Bundle, bundled};
use crate::web::site::Site;

#[derive(Template)]
#[template(path = "replay/whole.html")]
pub(in crate::web) struct WholePart {
    t: Text,
    /// How it ended, or what is asked.
    pub(in crate::web) title: String,
    pub(in crate::web) over: bool,
    /// Made by us, so not escaped.
    seats: String,
    curve: Curve,
    answers: Vec<Answers>,
    bundles: Vec<Bundle<Turn>>,
    proof: ProofPart,
}

/// A turn; 0 is the deal.
struct Turn {
    number: u16,
    steps: Vec<ToldEntry>,
}

/// What an entry says, and where it is shown.
struct ToldEntry {
    href: String,
    number: u32,
    lines: Vec<Line>,
}

impl<G: Site> Replay<'_, G> {
    pub(in crate::web) fn whole(&self) -> Result<WholePart, askama::Error> {
        let t = self.t;
        let known = G::known_whole(self.record, Eye::Public, self.company.clone());
        let mut turns = vec![Turn { number: 0, steps: Vec::new() }];
        let mut begun = 0;
        for told in G::story(&known, t, 0, usize::MAX) {
            let (href, number) = (self.addresses.step(told.number, Eye::Public), told.number);
            let step = ToldEntry { href, number, lines: told.lines };
            turns.last_mut().expect("one from the start on").steps.push(step);
            // What ends one turn begins the next, which is shown from the following entry on.
            if self.course.turns.binary_search(&number).is_ok() {
                begun += 1;
                turns.push(Turn { number: begun, steps: Vec::new() });
            }
        }
        turns.retain(|turn| turn.steps.iter().any(|step| !step.lines.is_empty()));
        Ok(WholePart {
            t,
            title: G::headline(&known, t),
            over: self.record.is_over(),
            seats: G::seats_html(&known, t)?,
            curve: self.curve(),
            answers: self.answers(),
            bundles: bundled(turns, |turn| turn.number),
            proof: self.proof(),
        })
    }
}
