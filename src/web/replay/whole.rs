//! The whole game on one page: who played, what happened turn by turn, and the way to every step.

use askama::Template;

use super::Replay;
use super::answers::Answers;
use super::curve::Curve;
use super::proof::ProofPart;
use crate::engine::Eye;
use crate::text::Text;
use crate::text::ulysses::question;
use crate::text::ulysses::seats::{self, SeatPart};
use crate::text::ulysses::story::Line;
use crate::text::ulysses::telling::Telling;

#[derive(Template)]
#[template(path = "replay/whole.html")]
pub(in crate::web) struct WholePart {
    t: Text,
    /// How it ended, or what is asked.
    pub(in crate::web) title: String,
    pub(in crate::web) over: bool,
    seats: Vec<SeatPart>,
    curve: Curve,
    answers: Vec<Answers>,
    turns: Vec<Turn>,
    proof: ProofPart,
}

/// A turn; 0 is the deal.
struct Turn {
    number: u16,
    steps: Vec<Told>,
}

/// What an entry says, and where it is shown.
struct Told {
    href: String,
    number: u32,
    lines: Vec<Line>,
}

impl Replay<'_> {
    pub(in crate::web) fn whole(&self) -> WholePart {
        let t = self.t;
        let telling = Telling::of(self.record.book(), Eye::Public, self.company.clone());
        let scene = telling.scene(t, self.code, "", 0, String::new());
        let mut turns = vec![Turn { number: 0, steps: Vec::new() }];
        let mut begun = 0;
        for told in scene.story {
            let href = self.addresses.step(told.seq, Eye::Public);
            let step = Told { href, number: told.seq, lines: scene.teller().entry(told) };
            turns.last_mut().expect("one from the start on").steps.push(step);
            // What ends one turn begins the next, which is shown from the following entry on.
            if self.course.turns.binary_search(&told.seq).is_ok() {
                begun += 1;
                turns.push(Turn { number: begun, steps: Vec::new() });
            }
        }
        turns.retain(|turn| turn.steps.iter().any(|step| !step.lines.is_empty()));
        WholePart {
            t,
            title: question::question(&scene),
            over: self.record.is_over(),
            seats: seats::seats(&scene),
            curve: self.curve(),
            answers: self.answers(),
            turns,
            proof: self.proof(),
        }
    }
}
