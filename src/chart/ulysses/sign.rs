//! Shapes drawn around a point that stands at 0, 0: signs of the colors, the ship, what marks a place.

use crate::engine::ulysses::Color;

/// Each color has its own shape, so that nobody needs to tell colors apart (violet ◆, green ▲, red ●, blue ■).
pub(super) fn of_color(color: Color) -> &'static str {
    match color {
        Color::Violet => "M0-6 5 0 0 6-5 0Z",
        Color::Green => "M0-6 5.5 3.5h-11Z",
        Color::Red => "M-4.4 0a4.4 4.4 0 1 1 8.8 0 4.4 4.4 0 1 1-8.8 0Z",
        Color::Blue => "M-4.2-4.2h8.4v8.4h-8.4Z",
    }
}

/// The same shapes as letters, for text.
pub(super) fn letter_of_color(color: Color) -> char {
    match color {
        Color::Violet => '◆',
        Color::Green => '▲',
        Color::Red => '●',
        Color::Blue => '■',
    }
}

/// Blue, red and black disc; K is black, as printers say.
pub(super) const SIDES: [(&str, char); 3] = [("blue", 'B'), ("red", 'R'), ("black", 'K')];

/// A galley above its place: hull and sail, what is incised, and the eye at the bow.
pub(super) const SHIP: &str = "M-22-22c-2-4-7-4-8 0 3-1 4 1 5 4 2 7 6 10 13 10h20c9 0 14-4 16-12 1-2 3-2 6-1-2-4-8-5-10-1\
                               -2 5-4 6-9 6h-24c-5 0-7-2-9-6ZM-1-46h2v26h-2ZM-16-42c8-3 23-3 31 0 4 7 4 12 0 18-8-2-23-2-31 0 \
                               4-6 4-11 0-18ZM22-13l11 3-12 2Z";
pub(super) const SHIP_INCISED: &str = "M-13-37c7-2 19-2 25 0M-12-30c7-2 18-2 25 0M-15-16h28";
pub(super) const SHIP_OARS: &str = "M-12-9l-4 7M-6-9l-4 7M0-9l-4 7M6-9l-4 7M12-9l-4 7";
pub(super) const SHIP_EYE: (i32, i32) = (19, -15);

/// A skull at the upper left of its place; the eyes are holes.
pub(super) const SKULL: &str = "M-14-23c5 0 8 3 8 7 0 3-1 4-3 5v4h-3v-2h-1v2h-2v-2h-1v2h-3v-4c-2-1-3-2-3-5 0-4 3-7 8-7ZM-18-14h3v-3h-3ZM-13\
                                -14h3v-3h-3Z";

/// A sun of sixteen rays behind its place.
pub(super) const STAR: &str = "M0-21 2.6-13 8-19.4 7.4-11 14.8-14.8 11-7.4 19.4-8 13-2.6 21 0 13 2.6 19.4 8 11 7.4 14.8 14.8 7.4 11 \
                               8 19.4 2.6 13 0 21-2.6 13-8 19.4-7.4 11-14.8 14.8-11 7.4-19.4 8-13 2.6-21 0-13-2.6-19.4-8-11-7.4\
                               -14.8-14.8-7.4-11-8-19.4-2.6-13Z";

/// Two twigs of laurel around its place, open above; the style sheet cuts them into leaves.
pub(super) const WREATH: &str = "M-3 15A15 15 0 0 1-11-10M3 15A15 15 0 0 0 11-10";
