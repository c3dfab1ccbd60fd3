//! Drawn maps: what an eye may know of a board, as SVG, as layers for a picture, and as text. Here is what the maps of all games
//! share: a canvas, frames, the sea and its coasts, where names stand, lists. Each game's map has a folder of its own, and
//! nothing beside it knows that game.
//!
//! PURE: engine and std only. The same values give the same bytes. Colors and strokes are the style sheet's
//! (`static/chart.css`); here are shapes, places and classes.

mod coast;
mod frame;
mod ground;
mod label;
mod layers;
mod list;
pub mod odyssee;
mod ornament;
mod shape;
mod svg;
pub mod ulysses;

pub use layers::{Layers, Stamp};
