//! What is counted and checked in Odyssee, and its modelled people.

mod people;

use std::io::{self, Write};

use super::Company;
use super::people as model;
use super::people::measures::Measure;
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

    /// Whoever is not covered is written to already, and a course there is.
    const MEASURES: &'static [Measure] = &[
        Measure::Begins,
        Measure::Morning,
        Measure::Hour,
        Measure::Soon,
        Measure::Brief,
        Measure::Onward,
        Measure::Legs,
    ];

    const ADOPTED: &'static [Measure] = &[Measure::Onward];

    fn play_people(plan: &Plan<Self>, company: &Company, threads: usize, out: &mut impl Write) -> io::Result<bool> {
        model::run(plan, company, threads, out)
    }

    fn archive_people(plan: &Plan<Self>, company: &Company, number: u32) -> Result<String, String> {
        model::archive(plan, company, number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::archive::verify;
    use crate::bot::BotKind;
    use crate::cli::simulate::plan::Plan;
    use crate::cli::simulate::play::play;
    use crate::engine::odyssee::{BattleBy, Ruleset, fixture};
    use crate::engine::{Deal, Eye, Game as _};

    fn usual(free_sides: bool, turns: Option<u16>) -> Option<Options> {
        <Odyssee as Simulated>::options(free_sides, turns)
    }

    fn dealt() -> View {
        let (ruleset, options) = (Ruleset::default(), Options::default());
        let deal = Deal { ruleset, options, people: 4, bots: 0, key: fixture::key(1) };
        Odyssee::setup(&deal).unwrap().game.view(Eye::Archive)
    }

    #[test]
    fn what_is_lost_or_there_twice_is_found() {
        assert_eq!(Odyssee::check_whole(&dealt()), Ok(()));
        let found = |change: fn(&mut View)| {
            let mut view = dealt();
            change(&mut view);
            Odyssee::check_whole(&view).unwrap_err()
        };
        assert_eq!(found(|view| view.stock += 1), "25 gifts instead of 24");
        assert_eq!(found(|view| view.players[Seat::FIRST].chips = 9), "seat 0 has 9 chips instead of 10");
        assert_eq!(found(|view| view.isles[3].owner = Some(Seat::FIRST)), "seat 0 has 11 chips instead of 10");
        assert_eq!(found(|view| view.players[Seat::FIRST].crew = 5), "seat 0 has 5 heroes");
        let doubled = |view: &mut View| view.players[Seat::FIRST].cards.push(Card::numbered(1).unwrap());
        assert_eq!(found(doubled), "16 cards, not each exactly once");
        assert_eq!(found(|view| view.secrets = None), "the archive's view hides something");
    }

    #[test]
    fn bots_play_cleanly_at_any_table_and_their_archives_pass() {
        for (seats, battle) in (2..=6).zip([BattleBy::Either, BattleBy::Both].into_iter().cycle()) {
            let bots = [BotKind::Sailor, BotKind::Drifter].into_iter().cycle().take(seats).collect();
            let options = Options { battle, ..usual(false, Some(30)).unwrap() };
            let (seed, ruleset) = ("any table".to_owned(), Ruleset::default());
            let plan: Plan<Odyssee> = Plan { seed, games: 2, ruleset, options, bots, archives: true };
            for number in 1..=2 {
                let (played, archive) = play(&plan, number).unwrap_or_else(|fault| panic!("{seats} seats: {fault}"));
                assert!(played.counts[0] > 3 && played.counts[1] >= played.counts[0], "{:?}", played.counts);
                assert_eq!(verify(&archive.unwrap()).unwrap().ruleset, "odyssee/1");
            }
        }
    }

    #[test]
    fn there_are_no_sides_to_change_and_no_limit_beyond_the_rules() {
        assert!(usual(true, None).is_none() && usual(false, Some(501)).is_none());
        assert_eq!(usual(false, None), Some(Options::default()));
    }
}
