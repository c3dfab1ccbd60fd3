//! Pips for `simulate`.

use super::play::Simulated;
use crate::engine::pips::{Event, Move, Options, Pips, View};
use crate::engine::{Seat, Stream};

impl Simulated for Pips {
    const COUNTED: &'static [&'static str] = &["rounds"];

    fn options(_: bool, _: Option<u16>) -> Option<Options> {
        Some(Options {})
    }

    fn counted(event: &Event) -> &'static [usize] {
        if matches!(event, Event::Round(_)) { &[0] } else { &[] }
    }

    fn completes_answer(_: &Move) -> bool {
        true
    }

    fn cut_off(_: &Event) -> bool {
        false
    }

    fn check_whole(_: &View) -> Result<(), String> {
        Ok(())
    }

    fn any_legal(&self, _: Seat, chance: &mut Stream) -> Option<Move> {
        Some(if chance.index(2) == 0 { Move::Roll } else { Move::Hold })
    }
}
