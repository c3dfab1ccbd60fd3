//! Strict play, for Law 1 of any game: one seat after the other is asked, and says what its words say at that moment.

use crate::bot::Dice;
use crate::engine::{Eye, PerSeat, Seat, ServerSeed};
use crate::settle::run::{Mind, Settled};
use crate::settle::words::{self, Reading, Ripe, Said, Source, Times, Words};

pub(in crate::settle) struct Strict<'a, G: Words> {
    pub(in crate::settle) game: G,
    pub(in crate::settle) words: Vec<Said<G>>,
    pub(in crate::settle) minds: &'a PerSeat<Mind>,
    pub(in crate::settle) times: Times,
    pub(in crate::settle) seed: &'a ServerSeed,
}

impl<G: Words> Strict<'_, G> {
    /// The asked seat says what it says; that must be the step.
    pub(in crate::settle) fn play(&mut self, step: &Settled<G>, hand: Option<&(Seat, G::Action)>) {
        let asked = step.seat;
        assert!(self.game.to_act().contains(asked), "seat {asked} is not asked");
        let (view, legal) = (self.game.view(Eye::Seat(asked)), self.game.legal(asked));
        let ripe = Ripe { now: self.times.now, patience: self.times.impatient.contains(asked) };
        let said = words::read(&self.game, asked, &self.words[usize::from(asked.number())], (&view, &legal), ripe);
        let said = match said {
            // What the rules refuse after all is not said.
            Reading::Says(action, _) if self.game.clone().apply(asked, &action, &mut Vec::new()).is_err() => None,
            Reading::Says(action, source) => Some((action, source)),
            Reading::Asks(_) => None,
        };
        let bot = |kind| G::choose(kind, &view, &legal, &Dice::new(self.seed, asked)).expect("a bot's answer");
        let expected = match (self.minds[asked], said) {
            (_, _) if step.source == Source::Hand => (hand.expect("somebody's hand").1.clone(), Source::Hand),
            (Mind::Bot(kind), _) => (bot(kind), Source::Bot),
            (Mind::Person | Mind::Caretaker, Some(answer)) => answer,
            (Mind::Caretaker, None) => (bot(Mind::CARETAKER), Source::Caretaker),
            (Mind::Person, None) => {
                assert!(self.times.silent.contains(asked), "seat {asked} has neither answered nor fallen silent");
                let silence = self.game.silence(asked).map(|action| (action, Source::Silence));
                silence.unwrap_or_else(|| (G::propose_only(&view, &legal).expect("a proposal"), Source::Caretaker))
            }
        };
        assert_eq!((&step.action, step.source), (&expected.0, expected.1), "seat {asked}");
        let before = self.game.view(Eye::Public);
        self.game.apply(asked, &step.action, &mut Vec::new()).expect("legal");
        let after = self.game.view(Eye::Seat(asked));
        G::used(&mut self.words[usize::from(asked.number())], step.source, &step.action, &view, &after);
        for (seat, said) in Seat::all(self.game.seats()).zip(&mut self.words) {
            G::ended(said, seat, &before, &self.game.view(Eye::Public));
        }
    }
}
