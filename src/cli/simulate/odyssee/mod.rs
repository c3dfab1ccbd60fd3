//! What is counted and checked in Odyssee, and its modelled people.

mod people;

use std::io::{self, Write};

use super::Company;
use super::people as model;
use super::plan::Plan;
use super::play::Simulated;
use crate::engine::odyssee::sample::sample;
use crate::engine::odyssee::{
    Action, CARDS, CHIPS, CREW, Card, CardSet, Event, GIFTS, Odyssee, Options, Reason, RoundLimit, View,
};
use crate::engine::{Seat, Stream};

impl Simulated for Odyssee {
    const COUNTED: &'static [&'static str] =
        &["rounds", "turns", "arrows", "landings", "cards given", "meetings", "battles", "deals", "ships lost"];

    fn options(free_sides: bool, turns: Option<u16>) -> Option<Options> {
        let usual = Options::default();
        let round_limit = turns.map_or(Some(usual.round_limit), RoundLimit::new)?;
        // There are no sides to change.
        (!free_sides).then_some(Options { round_limit, ..usual })
    }

    fn counted(event: &Event) -> &'static [usize] {
        match event {
            Event::TurnBegan { seat: Seat::FIRST, .. } => &[0, 1],
            Event::TurnBegan { .. } => &[1],
            Event::ArrowLaid { .. } => &[2],
            Event::Landed { .. } => &[3],
            Event::CardGiven { .. } => &[4],
            Event::Met { .. } => &[5],
            Event::BattleBegan { .. } => &[6],
            Event::Paid { .. } => &[7],
            Event::ShipLost { .. } => &[8],
            _ => &[],
        }
    }

    /// What one visit says: the die and where to sail to are asked on the same page.
    fn completes_answer(action: &Action) -> bool {
        *action != Action::Die
    }

    fn cut_off(event: &Event) -> bool {
        matches!(event, Event::GameOver { reason: Reason::RoundLimit, .. })
    }

    fn check_whole(view: &View) -> Result<(), String> {
        let secrets = view.secrets.as_deref().ok_or("the archive's view hides something")?;
        let gifts = view.players.iter().map(|player| u32::from(player.gifts)).sum::<u32>() + u32::from(view.stock);
        if gifts != u32::from(GIFTS) {
            return Err(format!("{gifts} gifts instead of {GIFTS}"));
        }
        for (seat, player) in Seat::all(view.players.count()).zip(view.players.iter()) {
            let on_isles = view.isles.iter().filter(|isle| isle.owner == Some(seat)).count();
            let at_rim = view.isles.iter().filter(|isle| isle.rim_chips.contains(seat)).count();
            let chips = usize::from(player.chips) + on_isles + at_rim;
            if chips != usize::from(CHIPS) {
                return Err(format!("seat {seat} has {chips} chips instead of {CHIPS}"));
            }
            if player.crew > CREW {
                return Err(format!("seat {seat} has {} heroes", player.crew));
            }
        }
        let held = view.players.iter().flat_map(|player| player.cards.iter().copied());
        let cards: Vec<Card> = held.chain(secrets.rim.iter().copied().flatten()).collect();
        if cards.len() != CARDS || cards.iter().copied().collect::<CardSet>() != CardSet::ALL {
            return Err(format!("{} cards, not each exactly once", cards.len()));
        }
        Ok(())
    }

    fn any_legal(&self, seat: Seat, chance: &mut Stream) -> Option<Action> {
        sample(self, seat, chance)
    }

    const HAS_PEOPLE: bool = true;

    fn play_people(plan: &Plan<Self>, company: &Company, threads: usize, out: &mut impl Write) -> io::Result<bool> {
        model::run(plan, company, threads, out)
    }

    fn archive_people(plan: &Plan<Self>, company: &Company, number: u32) -> Result<String, String> {
        model::archive(plan, company, number)
    }
}
