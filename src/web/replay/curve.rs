//! Who was how close when: for every seat a line that rises by one for each goal reached, and in between as the ship comes
//! nearer to the next one. While a game runs only goals that everyone has seen count.

use askama::Template;

use super::Replay;
use crate::engine::log::Table;
use crate::engine::ulysses::{Board, Event, GOALS, Own, Place, Ulysses};
use crate::engine::{Eye, Game as _, Seat};
use crate::text::Text;
use crate::text::ulysses::words::Teller;

/// The drawing's own units.
const WIDTH: u32 = 600;
const HEIGHT: u32 = 240;
/// What a goal is worth; divides evenly into the height.
const GOAL: u32 = HEIGHT / GOALS as u32;
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
    /// Where a goal was reached.
    marks: Vec<(u32, u32)>,
}

/// A goal reached.
struct Milestone {
    href: String,
    words: String,
}

impl Replay<'_> {
    pub(super) fn curve(&self) -> Curve {
        let seats = usize::from(self.seats());
        let mut lines: Vec<Vec<(u32, u32)>> = vec![Vec::new(); seats];
        let mut marks: Vec<Vec<(u32, u32)>> = vec![Vec::new(); seats];
        let (mut milestones, mut turns) = (Vec::new(), Vec::new());
        let board = self.record.game().board();
        let teller = Teller { t: self.t, board, eye: Eye::Public, names: self.company.names() };
        let shown = |entry: u32, turn: Option<&(u32, u16)>, seat: Seat, goal: Place, revealed: u8| {
            let teller = Teller { names: teller.names.at(entry), ..teller };
            let turn = turn.map_or(0, |(_, turn)| *turn);
            self.t.replay_milestone(GOALS, teller.name(seat), teller.place(goal), revealed, turn)
        };
        for (entry, events, table) in self.record.again() {
            let x = self.across(entry.line.number);
            for (seat, line) in Seat::all(self.seats()).zip(&mut lines) {
                draw_to(line, x, HEIGHT - self.closeness(&table, seat));
            }
            for event in events {
                if let Event::TurnBegan { turn, .. } = event {
                    turns.push((x, *turn));
                }
                if let Event::GoalShown { seat, goal, revealed } = event {
                    marks[usize::from(seat.number())].push((x, HEIGHT - u32::from(*revealed) * GOAL));
                    let href = self.addresses.step(entry.line.number, Eye::Public);
                    milestones.push(Milestone {
                        href,
                        words: shown(entry.line.number, turns.last(), *seat, *goal, *revealed),
                    });
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
            more: if self.record.is_over() { self.t.replay_curve_more() } else { self.t.replay_curve_running() },
            lines: (1..).zip(lines.into_iter().zip(marks)).map(line).collect(),
            levels: (0..=u32::from(GOALS)).map(|goals| (HEIGHT - goals * GOAL, goals)).collect(),
            ticks: turns.into_iter().step_by(every).collect(),
            milestones,
        }
    }

    /// From the first entry to the last.
    fn across(&self, number: u32) -> u32 {
        (number - 1) * WIDTH / (self.course.last - 1).max(1)
    }

    /// How far up: goals reached, and once the game is over how near the ship was to the next.
    fn closeness(&self, table: &Table<Ulysses>, seat: Seat) -> u32 {
        let game = table.game();
        let eye = if self.record.is_over() { Eye::Seat(seat) } else { Eye::Public };
        let view = game.view(eye);
        let reached = u32::from(view.players[seat].revealed.count()) * GOAL;
        reached + view.own.map_or(0, |own| nearness(game.board(), view.ship, &own))
    }
}

/// Less than a goal's worth: the more, the nearer the nearest hidden goal.
fn nearness(board: &Board, ship: Place, own: &Own) -> u32 {
    let farthest = Place::all().map(|place| board.distance(ship, place)).max().unwrap_or(0);
    let nearest = own.goals.iter().map(|goal| board.distance(ship, goal)).min();
    nearest.map_or(0, |nearest| {
        let steps = u32::from(farthest) + 1;
        (steps - u32::from(nearest)).min(steps - 1) * GOAL / steps
    })
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
