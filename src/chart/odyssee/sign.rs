//! Shapes drawn around a point that stands at 0, 0: signs of the seats, ships, what marks a stop.

use crate::engine::Seat;

/// Each seat has its own shape, so that nobody needs to tell colors apart.
const SIGNS: [(&str, char, &str); 6] = [
    ("s1", '●', "M-4.6 0a4.6 4.6 0 1 1 9.2 0 4.6 4.6 0 1 1-9.2 0Z"),
    ("s2", '■', "M-4.2-4.2h8.4v8.4h-8.4Z"),
    ("s3", '▲', "M0-5.6 5.4 4h-10.8Z"),
    ("s4", '◆', "M0-6 5 0 0 6-5 0Z"),
    ("s5", '★', "M0-6.4 1.7-2 6.2-1.8 2.7 1.1 3.9 5.5 0 3-3.9 5.5-2.7 1.1-6.2-1.8-1.7-2Z"),
    ("s6", '✚', "M-1.8-5.4h3.6v3.6h3.6v3.6h-3.6v3.6h-3.6v-3.6h-3.6v-3.6h3.6Z"),
];

pub(super) fn class_of_seat(seat: Seat) -> &'static str {
    SIGNS[usize::from(seat.number()) % SIGNS.len()].0
}

pub(super) fn letter_of_seat(seat: Seat) -> char {
    SIGNS[usize::from(seat.number()) % SIGNS.len()].1
}

pub(super) fn of_seat(seat: Seat) -> &'static str {
    SIGNS[usize::from(seat.number()) % SIGNS.len()].2
}

/// A galley around its hex's middle: hull, mast and sail, oars, and where the sign stands on the sail.
pub(super) const HULL: &str = "M-19 3c-1-4 0-7-3-9 5-1 7 3 8 6 2 2 4 2 7 2h14c5 0 7-3 8-8 1-3 4-4 7-3-3 2-3 5-4 9-2 8-7 12-13 12h-10\
                               c-8 0-13-3-14-9Z";
pub(super) const SAIL: &str = "M-12-21c7-3 18-3 25 0 2 6 2 12 0 18-7-2-18-2-25 0 2-6 2-12 0-18Z";
pub(super) const OARS: &str = "M-9 11l-4 7M-2 12l-4 7M5 12l-4 7M12 11l-4 7";
pub(super) const SAIL_MIDDLE: (i32, i32) = (1, -12);
/// Where the heads of the crew are.
pub(super) const HEADS: [(i32, i32); 4] = [(-8, 5), (-2, 6), (4, 6), (10, 5)];

/// The palace of Ithaca: roof and columns.
pub(super) const PALACE: &str =
    "M-13-6 0-15l13 9v3h-26ZM-11-1h3v9h-3ZM-4-1h3v9h-3ZM2-1h3v9h-3ZM9-1h3v9h-3ZM-14 9h28v3h-28Z";
/// What the winds of Aeolus do.
pub(super) const SWIRL: &str = "M-12-3c4-8 16-8 16 0 0 5-7 5-7 1M-12 4h19c6 0 6 8 1 7M-8-9c3-5 9-6 13-4";
/// Walls of Troy.
pub(super) const WALL: &str = "M-24 14v-22h6v5h5v-5h6v5h5v-11h6v5h5v-5h6v11h5v-5h6v22ZM-3 14h8v-7a4 4 0 0 0-8 0Z";
/// Sand of Syrte.
pub(super) const SAND: &str = "M-15-8h.1M-4-14h.1M8-9h.1M15 0h.1M3-2h.1M-9 1h.1M-16 9h.1M-3 10h.1M10 9h.1M2 19h.1";
/// Laurel around Ithaca once somebody may enter it; the style sheet cuts it into leaves.
pub(super) const WREATH: &str = "M-4 21A21 21 0 0 1-15-14M4 21A21 21 0 0 0 15-14";

/// A card on its field, face down.
pub(super) const CARD: &str = "M-11-15h22v30h-22Z";
pub(super) const CARD_BACK: &str = "M-7-11h14v22h-14ZM-7-4 0-11 7-4 0 3ZM-7 4 0-3 7 4 0 11Z";
