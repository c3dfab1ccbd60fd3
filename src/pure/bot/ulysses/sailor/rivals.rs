//! What others may want: nobody's goals are seen, but their colors are, and who is close to winning.

use crate::engine::Seat;
use crate::engine::ulysses::{Color, GOALS, Own, Place, PlaceSet, View};

/// How bad it is that a rival reaches a goal, by the number he has shown already; tenths of a movement.
const HARM: [i32; GOALS as usize] = [6, 9, 20, 120];
/// In longer games fear fades: where everybody is about to win and shuns every color, nobody would ever arrive.
const FEARLESS_AFTER: i32 = 16;

/// The others' interests by color.
pub(super) struct Rivals {
    /// Places that may be somebody's hidden goal.
    open: PlaceSet,
    /// What it costs me, on average, that the ship reaches an open place of the color.
    harm: [i32; 4],
}

impl Rivals {
    pub(super) fn of(view: &View, own: &Own) -> Self {
        let shown = view.players.iter().flat_map(|player| player.revealed.iter().copied()).collect();
        // Whoever held the goal of the ship place has shown it, except before the first movement.
        let known = own.goals.union(own.given_back).union(shown).union(PlaceSet::only(view.ship));
        let open = PlaceSet::ALL.without(known);
        let board = view.options.board;
        let places = Color::ALL.map(|color| i32::from(open.intersection(board.of_color(color)).len()).max(1));
        let mut harm = [0; 4];
        for seat in Seat::all(view.players.count()).filter(|seat| *seat != own.seat) {
            let rival = &view.players[seat];
            let weight = HARM.get(usize::from(rival.revealed.count())).copied().unwrap_or(0);
            for color in 0..harm.len() {
                harm[color] += weight * i32::from(rival.hidden_colors[color]) / places[color];
            }
        }
        let turn = i32::from(view.turn).max(FEARLESS_AFTER);
        Self { open, harm: harm.map(|harm| harm * FEARLESS_AFTER / turn) }
    }

    pub(super) fn harm(&self, place: Place, color: Color) -> i32 {
        if self.open.contains(place) { self.harm[color as usize] } else { 0 }
    }

    pub(super) fn open(&self) -> PlaceSet {
        self.open
    }
}
