//! Who was how close when: for every seat a line that rises with every step to winning, and in between as the game knows.
//! While a game runs only what everyone has seen counts.

use askama::Template;

use super::Replay;
use crate::engine::{Eye, Seat};
use crate::text::Text;
use crate::web::site::Site;

/// The drawing's own units.
const WIDTH: u32 = 600;
const HEIGHT: u32 = 240;
/// More turns than this are not all numbered.
const TICKS: usize = 8;

#[derive(Template)]
#[template(path = "replay/curve.html")]
pub(in crate::web) struct Curve {
    t: Text,
    /// What the picture shows.
    more: String,
    lines: Vec<SeatLine>,
    levels: Vec<(u32, u32)>,
    ticks: Vec<(u32, u16)>,
    milestones: Vec<Milestone>,
}

struct SeatLine {
    /// Counted from 1, as it stands on the line.
    number: u8,
    name: String,
    /// As SVG wants it.
    points: String,
    /// Where a step was made.
    marks: Vec<(u32, u32)>,
}

/// A step to winning.
struct Milestone {
    href: String,
    words: String,
}

impl<G: Site> Replay<'_, G> {
    pub(in crate::web) fn curve(&self) -> Curve {
        let seats = usize::from(self.seats());
        let mut lines: Vec<Vec<(u32, u32)>> = vec![Vec::new(); seats];
        let mut marks: Vec<Vec<(u32, u32)>> = vec![Vec::new(); seats];
        let (mut milestones, mut turns) = (Vec::new(), Vec::new());
        let (is_over, step) = (self.record.is_over(), HEIGHT / u32::from(G::STEPS));
        for (entry, events, table) in self.record.again() {
            let x = self.across(entry.line.number);
            for (seat, line) in Seat::all(self.seats()).zip(&mut lines) {
                draw_to(line, x, HEIGHT - table.game().closeness(seat, is_over, step).min(HEIGHT));
            }
            for event in events {
                if G::begins_turn(event) {
                    turns.push((x, begun(turns.len())));
                }
                let (names, turn) =
                    (self.company.names().at(entry.line.number), turns.last().map_or(0, |(_, turn)| *turn));
                if let Some((seat, level, words)) = table.game().milestone(event, self.t, names, turn) {
                    marks[usize::from(seat.number())].push((x, HEIGHT - u32::from(level) * step));
                    let href = self.addresses.step(entry.line.number, Eye::Public);
                    milestones.push(Milestone { href, words });
                }
            }
        }
        let every = turns.len().div_ceil(TICKS).max(1);
        let line = |(number, (points, marks)): (u8, (Vec<(u32, u32)>, _))| SeatLine {
            number,
            name: self.company.names.get(usize::from(number) - 1).cloned().unwrap_or_default(),
            points: points.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" "),
            marks,
        };
        Curve {
            t: self.t,
            more: G::curve_line(self.t, self.record.is_over()),
            lines: (1..).zip(lines.into_iter().zip(marks)).map(line).collect(),
            levels: (0..=u32::from(G::STEPS)).map(|steps| (HEIGHT - steps * step, steps)).collect(),
            ticks: turns.into_iter().step_by(every).collect(),
            milestones,
        }
    }

    /// From the first entry to the last.
    fn across(&self, number: u32) -> u32 {
        (number - 1) * WIDTH / (self.course.last - 1).max(1)
    }
}

/// The number of a turn before which so many have begun.
fn begun(turns: usize) -> u16 {
    u16::try_from(turns + 1).unwrap_or(u16::MAX)
}

/// On at the same height costs no point of its own, only its end.
fn draw_to(line: &mut Vec<(u32, u32)>, x: u32, y: u32) {
    if let [.., (_, before), (last, height)] = line.as_mut_slice()
        && *before == y
        && *height == y
    {
        *last = x;
        return;
    }
    line.push((x, y));
}
