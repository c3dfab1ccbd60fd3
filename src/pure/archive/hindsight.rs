//! Looking back at a game that is over: every decision of its people, judged by what they could know then, and the moments that
//! decided the game for each of them. A function of the record: dice follow from the table's seed, and what is thought is
//! counted in games, never in time. While a game runs there is nothing to look back at.

use serde::{Deserialize, Serialize};

use super::Record;
use crate::bot::pilot::{WHOLE, hindsight};
use crate::bot::{Bots, Dice, Effort, Known};
use crate::engine::log::{Entry, How};
use crate::engine::{Game, Outcome, Seat, ServerSeed};

/// Of a longer game the last so many decisions are looked back at: those before decided less, and nobody reads them all.
const CHOICES_MAX: usize = 400;
/// So many moments are said to have decided a game.
const MOMENTS: usize = 3;
/// In ten-thousandths of a victory: a smaller turn may be an error of judgement.
const TURN_LEAST: u32 = 500;

/// A question that a person answered, as it was then.
pub struct Choice<G: Game> {
    entry: u32,
    seat: Seat,
    game: G,
    given: G::Action,
}

/// A judged answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The number of its entry.
    pub entry: u32,
    pub seat: Seat,
    /// The share of the victory that it promised, in ten-thousandths.
    pub share: u32,
    /// None if nothing clearly better was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<Better>,
}

/// What the pilot would rather have answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Better {
    /// In the game's written form.
    pub answer: String,
    /// How much more of the victory it promised, in ten-thousandths.
    pub lead: u32,
}

/// What somebody has answered for themselves, by hand or ahead, in the order of the log; nothing while the game runs.
pub fn choices<G: Bots>(record: &Record<G>) -> Vec<Choice<G>> {
    let mut choices = Vec::new();
    if !record.is_over() {
        return choices;
    }
    record.look_back(|game, Entry { line, hidden, .. }| {
        let read = || Some((line.seat?, game.read(&hidden.written).ok()?));
        if let Some((seat, given)) = read().filter(|_| is_own(hidden.how)) {
            choices.push(Choice { entry: line.number, seat, game: game.clone(), given });
        }
    });
    let earlier = choices.len().saturating_sub(CHOICES_MAX);
    choices.split_off(earlier)
}

/// Whether any person has answered for themselves. Where nobody did there is nothing to look back at.
pub fn is_anything_own<G: Bots>(record: &Record<G>) -> bool {
    record.entries().any(|(entry, _)| entry.line.seat.is_some() && is_own(entry.hidden.how))
}

/// Whether its player said so, when asked or before.
fn is_own(how: How) -> bool {
    match how {
        How::Hand | How::Envelope | How::Next | How::Order | How::Patience => true,
        How::Silence | How::Bot | How::Caretaker | How::Service => false,
    }
}

impl<G: Bots> Choice<G> {
    /// None if there was nothing to choose. Takes as long as it takes.
    pub fn judge(&self, seed: &ServerSeed) -> Option<Decision> {
        self.judge_with(hindsight::effort::<G>()?, seed)
    }

    fn judge_with(&self, effort: Effort, seed: &ServerSeed) -> Option<Decision> {
        let (known, dice) = (Known::of(&self.game, self.seat), Dice::new(seed, self.seat));
        let judged = hindsight::judge(&known, &self.given, effort, &dice)?;
        let better = judged.better.map(|(answer, lead)| Better { answer: self.game.write(&answer), lead });
        Some(Decision { entry: self.entry, seat: self.seat, share: judged.share, better })
    }
}

impl Decision {
    /// How much better another answer was.
    pub fn lead(&self) -> u32 {
        self.better.as_ref().map_or(0, |better| better.lead)
    }
}

/// A decision with which a game took a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    pub entry: u32,
    /// How far it went, in ten-thousandths of a victory.
    pub weight: u32,
    pub kind: TurningKind,
}

/// What made the turn. Between two decisions of a seat lie chance and all that the others do: neither is laid to its charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurningKind {
    /// Another answer would have been better.
    Slip,
    /// Nothing better was to be seen, and what followed was not kind.
    Unlucky,
    /// Nothing better was to be seen, and what followed was kind.
    Lucky,
    /// Another answer would have been better; what followed did more harm.
    SlipUnlucky,
    /// Another answer would have been better; what followed made up for it.
    SlipLucky,
}

impl TurningKind {
    pub fn name(self) -> &'static str {
        match self {
            TurningKind::Slip => "slip",
            TurningKind::Unlucky => "unlucky",
            TurningKind::Lucky => "lucky",
            TurningKind::SlipUnlucky => "slip-unlucky",
            TurningKind::SlipLucky => "slip-lucky",
        }
    }
}

/// The moments that decided the game for a seat, in the order of the log, from its decisions in the same order.
pub fn turnings(decisions: &[&Decision], outcome: Outcome) -> Vec<Turning> {
    let Some(seat) = decisions.first().map(|decision| decision.seat) else { return Vec::new() };
    // What the game was worth to the seat after each of its answers, when it was asked next, or in the end.
    let worth = |decision: &&Decision| decision.share + decision.lead();
    let later = decisions.iter().skip(1).map(worth).map(Some).chain([reached(seat, outcome)]);
    let mut turnings: Vec<Turning> = decisions
        .iter()
        .zip(later)
        .map(|(decision, later)| turning(decision, later.unwrap_or(decision.share)))
        .collect();
    turnings.sort_by_key(|turning| std::cmp::Reverse(turning.weight));
    turnings.truncate(MOMENTS);
    turnings.retain(|turning| turning.weight >= TURN_LEAST);
    turnings.sort_by_key(|turning| turning.entry);
    turnings
}

fn turning(decision: &Decision, later: u32) -> Turning {
    let (slip, drift) = (decision.lead(), later.abs_diff(decision.share));
    let kind = match (slip > 0, slip >= drift, later >= decision.share) {
        (true, true, _) => TurningKind::Slip,
        (true, false, true) => TurningKind::SlipLucky,
        (true, false, false) => TurningKind::SlipUnlucky,
        (false, _, true) => TurningKind::Lucky,
        (false, _, false) => TurningKind::Unlucky,
    };
    Turning { entry: decision.entry, weight: slip.max(drift), kind }
}

/// The share of the victory that a seat came to; nothing if the game has none.
fn reached(seat: Seat, outcome: Outcome) -> Option<u32> {
    match outcome {
        Outcome::Running => None,
        Outcome::Won(winner) => Some(if winner == seat { WHOLE } else { 0 }),
        Outcome::Shared(winners) if winners.contains(seat) => Some(WHOLE / u32::from(winners.len())),
        Outcome::Shared(_) => Some(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::archive::{Cast, Participant};
    use crate::bot::BotKind;
    use crate::engine::log::Moment;
    use crate::engine::odyssee::Odyssee;
    use crate::engine::pips::Pips;
    use crate::engine::ulysses::Ulysses;

    fn decision(entry: u32, share: u32, lead: u32) -> Decision {
        let better = (lead > 0).then(|| Better { answer: "hold".to_owned(), lead });
        Decision { entry, seat: Seat::FIRST, share, better }
    }

    fn check(decisions: &[(u32, u32)], outcome: Outcome, expected: &[(u32, TurningKind)]) {
        let decisions: Vec<Decision> =
            (1..).zip(decisions).map(|(entry, (share, lead))| decision(entry, *share, *lead)).collect();
        let found = turnings(&decisions.iter().collect::<Vec<_>>(), outcome);
        let found: Vec<(u32, TurningKind)> = found.iter().map(|turning| (turning.entry, turning.kind)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn an_answer_is_not_blamed_for_what_followed() {
        let lost = Outcome::Won(Seat::new(1).unwrap());
        check(&[(6000, 0)], lost, &[(1, TurningKind::Unlucky)]);
        check(&[(6000, 0)], Outcome::Won(Seat::FIRST), &[(1, TurningKind::Lucky)]);
        check(&[(3000, 4000)], lost, &[(1, TurningKind::Slip)]);
        check(&[(4000, 1000)], lost, &[(1, TurningKind::SlipUnlucky)]);
        check(&[(4000, 1000)], Outcome::Won(Seat::FIRST), &[(1, TurningKind::SlipLucky)]);
        check(&[(4000, 0)], Outcome::Running, &[]);
        check(&[], lost, &[]);
    }

    #[test]
    fn the_three_greatest_turns_decide_a_game_in_their_order() {
        // Up by a third, a slip, nothing worth telling, and down to the end.
        let decisions = [(2000, 0), (5000, 900), (5100, 0), (5000, 0)];
        let lost = Outcome::Won(Seat::new(1).unwrap());
        check(&decisions, lost, &[(1, TurningKind::Lucky), (2, TurningKind::Slip), (4, TurningKind::Unlucky)]);
        check(&decisions[2..3], Outcome::Running, &[]);
    }

    /// Two people who answer like sailors against bots, until the game is over or so many answers were given.
    fn played<G: Bots>(answers: usize) -> (Record<G>, ServerSeed) {
        let seed = ServerSeed::new([7; 32]);
        let person = |name: &str| Participant::Person { name: name.to_owned(), word: name.to_owned() };
        let bot = |number: u8| Participant::Bot { name: format!("Bot {number}"), kind: "sailor".to_owned() };
        let participants =
            [person("Anna"), person("Berta")].into_iter().chain((2..*G::SEATS.start().max(&3)).map(bot)).collect();
        let cast = Cast { code: "K7QM2X".to_owned(), seed: seed.clone(), participants };
        let mut record = Record::<G>::begin(cast, G::Ruleset::default(), G::Options::default(), Moment(0)).unwrap();
        for _ in 0..answers {
            let Some(seat) = record.game().to_act().iter().next() else { break };
            let known = Known::of(record.game(), seat);
            let answer =
                G::choose(BotKind::Sailor, &known.view(), &known.legal(), &Dice::new(&seed, seat)).expect("an answer");
            let how = if record.order()[seat] < 2 { How::Hand } else { How::Bot };
            record.act(seat, &answer, how, Moment(0)).unwrap();
        }
        (record, seed)
    }

    fn check_looking_back<G: Bots>() {
        let (running, _) = played::<G>(3);
        assert!(!running.is_over() && choices(&running).is_empty(), "nothing while a game runs");
        let (record, seed) = played::<G>(usize::MAX);
        let choices = choices(&record);
        assert!(!choices.is_empty() && choices.len() <= CHOICES_MAX);
        let people: Vec<u32> = record
            .entries()
            .filter(|(entry, _)| entry.hidden.how == How::Hand)
            .map(|(entry, _)| entry.line.number)
            .collect();
        assert!(people.ends_with(&choices.iter().map(|choice| choice.entry).collect::<Vec<_>>()), "people's, and all");
        // A few are judged, and once more: the same.
        let effort = Effort { playouts: 120, horizon: 24, doubt: 10 };
        let judged = |choice: &Choice<G>| choice.judge_with(effort, &seed);
        let some: Vec<Option<Decision>> = choices.iter().take(4).map(judged).collect();
        assert_eq!(some, choices.iter().take(4).map(judged).collect::<Vec<_>>());
        for (choice, decision) in choices.iter().zip(&some) {
            let Some(decision) = decision else { continue };
            assert_eq!((decision.entry, decision.seat), (choice.entry, choice.seat));
            assert!(decision.share + decision.lead() <= WHOLE);
            if let Some(better) = &decision.better {
                let answer = choice.game.read(&better.answer).expect("its written form");
                assert!(
                    answer != choice.given && choice.game.clone().apply(choice.seat, &answer, &mut Vec::new()).is_ok()
                );
            }
        }
        assert!(some.iter().any(Option::is_some), "there was something to choose");
    }

    #[test]
    fn a_game_of_ulysses_is_looked_back_at_once_it_is_over_and_always_the_same() {
        check_looking_back::<Ulysses>();
    }

    #[test]
    fn a_game_of_odyssee_is_looked_back_at_once_it_is_over_and_always_the_same() {
        check_looking_back::<Odyssee>();
    }

    #[test]
    fn a_game_of_any_kind_is_looked_back_at_once_it_is_over_and_always_the_same() {
        check_looking_back::<Pips>();
    }
}
