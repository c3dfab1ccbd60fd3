//! What is counted and checked in Ulysses, and its modelled people.

mod people;

use std::io::{self, Write};

use super::Company;
use super::people as model;
use super::people::measures::Measure;
use super::plan::Plan;
use super::play::Simulated;
use crate::engine::ulysses::sample::sample;
use crate::engine::ulysses::{Action, Cards, Event, Options, PLACES, PlaceSet, Reason, Side, TurnLimit, Ulysses, View};
use crate::engine::{Seat, Stream};

impl Simulated for Ulysses {
    const COUNTED: &'static [&'static str] = &["turns", "ship moves", "discussions"];

    fn options(free_sides: bool, turns: Option<u16>) -> Option<Options> {
        let usual = Options::default();
        let turn_limit = turns.map_or(Some(usual.turn_limit), TurnLimit::new)?;
        Some(Options { switching_sides: free_sides, turn_limit, ..usual })
    }

    fn counted(event: &Event) -> &'static [usize] {
        match event {
            Event::TurnBegan { .. } => &[0],
            Event::ShipMoved { .. } => &[1],
            Event::DiscPlaced { side: Side::Red, .. } => &[2],
            _ => &[],
        }
    }

    /// What precedes a proposal is sent with it.
    fn completes_answer(action: &Action) -> bool {
        match action {
            Action::Pandora(_)
            | Action::Plague { .. }
            | Action::Unplague { .. }
            | Action::Exchange { .. }
            | Action::Temple { .. } => false,
            Action::Propose(_)
            | Action::Stay
            | Action::Wind(_)
            | Action::Rest
            | Action::Agree
            | Action::Object(_)
            | Action::Pass
            | Action::Support { .. }
            | Action::Black(_) => true,
        }
    }

    fn cut_off(event: &Event) -> bool {
        matches!(event, Event::GameOver { reason: Reason::TurnLimit, .. })
    }

    fn check_whole(view: &View) -> Result<(), String> {
        let secrets = view.secrets.as_deref().ok_or("the archive's view hides something")?;
        let hands = secrets.seats.iter().map(|own| own.hand);
        let sides = view.sides.iter().flatten().map(|side| side.cards);
        let deck: Cards = secrets.deck.iter().copied().collect();
        let cards = hands.chain(sides).fold(deck.plus(view.discard), Cards::plus);
        if cards != Cards::SUPPLY {
            return Err(format!("{} cards, {cards}, instead of {}", cards.total(), Cards::SUPPLY));
        }
        let shown = view.players.iter().flat_map(|player| player.revealed.iter().copied());
        let hidden = secrets.seats.iter().flat_map(|own| own.goals.iter());
        let goals: Vec<_> =
            shown.chain(hidden).chain(secrets.piles.iter().flat_map(|pile| pile.iter().copied())).collect();
        if goals.len() != PLACES || goals.iter().copied().collect::<PlaceSet>() != PlaceSet::ALL {
            return Err(format!("{} goals, not each exactly once", goals.len()));
        }
        Ok(())
    }

    fn any_legal(&self, seat: Seat, chance: &mut Stream) -> Option<Action> {
        sample(self, seat, chance)
    }

    const HAS_PEOPLE: bool = true;

    const MEASURES: &'static [Measure] = &[
        Measure::Begins,
        Measure::Letter,
        Measure::Morning,
        Measure::Turn,
        Measure::Plan,
        Measure::Goals,
        Measure::Course,
        Measure::Last,
        Measure::Hour,
        Measure::Soon,
        Measure::Brief,
        Measure::NoOrders,
    ];

    const ADOPTED: &'static [Measure] = &[Measure::Goals, Measure::Brief, Measure::NoOrders];

    fn play_people(plan: &Plan<Self>, company: &Company, threads: usize, out: &mut impl Write) -> io::Result<bool> {
        model::run(plan, company, threads, out)
    }

    fn archive_people(plan: &Plan<Self>, company: &Company, number: u32) -> Result<String, String> {
        model::archive(plan, company, number)
    }
}
