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
        let rivals = || Seat::all(view.players.count()).filter(|seat| *seat != own.seat).map(|seat| view.players[seat]);
        let turn = i32::from(view.turn).max(FEARLESS_AFTER);
        let harm = Color::ALL.map(|color| {
            let places = i32::from(open.intersection(board.of_color(color)).len()).max(1);
            let weight = |shown: u8| HARM.get(usize::from(shown)).copied().unwrap_or(0);
            let harms = rivals()
                .map(|rival| weight(rival.revealed.count()) * i32::from(rival.hidden_colors[color as usize]) / places);
            harms.sum::<i32>() * FEARLESS_AFTER / turn
        });
        Self { open, harm }
    }

    pub(super) fn harm(&self, place: Place, color: Color) -> i32 {
        if self.open.contains(place) { self.harm[color as usize] } else { 0 }
    }

    pub(super) fn open(&self) -> PlaceSet {
        self.open
    }
}
