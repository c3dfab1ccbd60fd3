//! After the ship went to blue: the active player may stay active by a wind (rules 3.10).

use super::Phase;
use crate::engine::ulysses::{Action, Card, Cards, Event, Illegal, Means, Question, Ulysses, Usable};

pub(crate) fn legal(game: &Ulysses) -> Usable {
    if game.is_wind_barred() {
        return Usable::default();
    }
    Usable::by(Card::Wind, game.players[game.active].hand)
}

pub(crate) fn apply(game: &mut Ulysses, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
    match action {
        Action::Wind(means) => wind(game, *means, events),
        Action::Rest => {
            game.hand_over(events);
            Ok(())
        }
        Action::Pandora(_)
        | Action::Plague { .. }
        | Action::Unplague { .. }
        | Action::Exchange { .. }
        | Action::Temple { .. }
        | Action::Propose(_)
        | Action::Stay
        | Action::Agree
        | Action::Object(_)
        | Action::Pass
        | Action::Support { .. }
        | Action::Black(_) => Err(Illegal::OtherQuestion(Question::Wind)),
    }
}

fn wind(game: &mut Ulysses, means: Means, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let card = Cards::from(means.card(Card::Wind));
    if game.is_wind_barred() {
        return Err(Illegal::LimitReached); // S-87
    }
    game.check_in_hand(game.active, card)?;

    game.pay(game.active, card, events);
    game.movement = game.movement.saturating_add(1);
    if game.ruleset.wind_renews_limits() {
        game.pandora_used = false; // D-14
        game.exchange_used = false;
    }
    if game.ruleset.wind_counts_as_turn() {
        game.winds += 1; // S-87
    }
    game.phase = Phase::Action; // U-WIND-2: a new action phase without a draw.
    events.push(Event::MovementBegan { movement: game.movement });
    Ok(())
}
