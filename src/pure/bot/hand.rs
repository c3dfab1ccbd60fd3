//! The deck hand: a sailor who now and then takes another answer than the best it sees. What it takes instead is worth a thought,
//! too, so that a slip looks like one and not like a whim.

use crate::engine::Stream;

/// In so many questions of a hundred.
const SLIPS: u32 = 10;

/// `own` is what a sailor says; of the `answers` worth trying it stands first.
pub(super) fn choose<A>(
    mut chance: Stream,
    own: impl FnOnce() -> Option<A>,
    answers: impl FnOnce() -> Vec<A>,
) -> Option<A> {
    if chance.index(100) >= SLIPS {
        return own();
    }
    let answers = answers();
    let others = u32::try_from(answers.len()).unwrap_or(u32::MAX).saturating_sub(1);
    let number = if others > 0 { 1 + chance.index(others) } else { 0 };
    answers.into_iter().nth(number as usize)
}

#[cfg(test)]
mod tests {
    use crate::bot::{self, BotKind, Bots, Dice, Known};
    use crate::engine::odyssee::Odyssee;
    use crate::engine::ulysses::Ulysses;
    use crate::engine::{Deal, Digest, Outcome, ServerSeed, Setup};

    /// Games of hands end; mostly they say what a sailor says, and otherwise something that is worth a thought.
    fn check<G: Bots>(games: u64) {
        let (mut asked, mut slips) = (0, 0);
        for number in 0..games {
            let seed = ServerSeed::new(*Digest::of(&number.to_le_bytes()).as_bytes());
            let (ruleset, options) = Default::default();
            let key = Digest::of(&number.to_be_bytes()).into();
            let Setup { mut game, .. } =
                G::setup(&Deal { ruleset, options, people: 0, bots: *G::SEATS.end(), key }).unwrap();
            while let Some(seat) = game.to_act().iter().next() {
                let (known, dice) = (Known::of(&game, seat), Dice::new(&seed, seat));
                let answer = bot::answer(BotKind::Hand, &game, seat, &dice).expect("whoever is asked answers");
                asked += 1;
                if Some(&answer) != bot::answer(BotKind::Sailor, &game, seat, &dice).as_ref() {
                    slips += 1;
                    assert!(G::candidates(&known.view(), &known.legal(), &dice).contains(&answer));
                }
                assert_eq!(game.apply(seat, &answer, &mut Vec::new()), Ok(()));
            }
            assert_ne!(game.outcome(), Outcome::Running);
        }
        // Where there is but one answer worth a thought, nobody slips.
        assert!((40..=110).contains(&(slips * 1000 / asked)), "{slips} of {asked}");
    }

    #[test]
    fn a_hand_of_ulysses_slips_in_one_question_of_ten() {
        check::<Ulysses>(12);
    }

    #[test]
    fn a_hand_of_odyssee_slips_in_one_question_of_ten() {
        check::<Odyssee>(4);
    }
}
