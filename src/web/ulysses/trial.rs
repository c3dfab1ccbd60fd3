//! The dry run of standing orders: what they would have said to the questions their owner was asked last. They are read at
//! every one of them as they would have been, with the owner's eyes.

use crate::archive::Record;
use crate::engine::ulysses::{Question, Ulysses};
use crate::engine::{Eye, Game as _, Seat};
use crate::settle::ulysses::{Order, Said};
use crate::settle::words::{Kept, Reading, Why, Words as _};
use crate::text::ulysses::scene::Scene;

/// Questions that are looked back on.
const LAST: usize = 6;

/// One sentence for each of the last questions, the newest first.
pub(in crate::web) fn trial(scene: &Scene<'_>, record: &Record<Ulysses>, seat: Seat, orders: &[Order]) -> Vec<String> {
    let (t, teller) = (scene.t, scene.teller());
    let mut tried = Vec::new();
    record.look_back(|game, entry| {
        let view = game.view(Eye::Seat(seat));
        let asked = matches!(view.question, Some(Question::Asking | Question::Discussion));
        if entry.line.seat != Some(seat) || !asked {
            return;
        }
        let at = Ulysses::occasion(&view);
        let orders = orders.iter().map(|word| Kept { word: word.clone(), at }).collect();
        let said = Said { orders, ..Said::default() };
        let word = match Ulysses::read_words(&said, &view, &game.legal(seat), entry.hidden.at) {
            Reading::Says(action, _) => teller.action(seat, &action).join(" "),
            Reading::Asks(Why::NoWord | Why::Wished) => t.orders_silent(),
            Reading::Asks(Why::Lapsed(lapse)) => teller.lapse(lapse),
        };
        let did = game.read(&entry.hidden.written).map(|action| teller.action(seat, &action).join(" "));
        tried.push(t.orders_tried_line(did.unwrap_or_default(), view.turn, word));
    });
    tried.into_iter().rev().take(LAST).collect()
}
