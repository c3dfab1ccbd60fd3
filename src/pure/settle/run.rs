//! The one loop: hands, words, bots and silence are read, one question after the other, until a person is really needed.

use crate::bot::{BotKind, Dice};
use crate::engine::log::{How, Moment};
use crate::engine::{Eye, Outcome, PerSeat, Seat, SeatSet, ServerSeed};

use super::thought::{self, Riddle, Thought};
use super::words::{self, Occasion, Reading, Ripe, Said, Source, Times, Why, Words};

/// Who thinks for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mind {
    #[default]
    Person,
    Bot(BotKind),
    /// The bot that keeps the seat of a person who is away.
    Caretaker,
}

impl Mind {
    /// What a caretaker plays like.
    pub const CARETAKER: BotKind = BotKind::Sailor;
}

/// What there is to read.
pub struct Inputs<'a, G: Words> {
    pub minds: &'a PerSeat<Mind>,
    /// Of each seat. What is used up or has ended is gone afterwards.
    pub words: &'a mut [Said<G>],
    /// The answer that a person gives just now.
    pub hand: Option<(Seat, G::Action)>,
    pub times: Times,
    /// Players whose last answer can still be taken back: nothing of theirs is read, and nobody waits for them.
    pub unsent: SeatSet,
    pub seed: &'a ServerSeed,
}

/// An answer that was read.
#[derive(Clone, Debug)]
pub struct Settled<G: Words> {
    pub seat: Seat,
    pub action: G::Action,
    pub source: Source<G::Kind>,
    pub events: Vec<G::Event>,
}

impl<G: Words> Settled<G> {
    pub fn how(&self) -> How {
        self.source.how()
    }
}

/// A person whose answer is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Awaited<L> {
    pub seat: Seat,
    pub why: Why<L>,
    /// Whether the game cannot go on without it. In a closed round everyone who is asked is in turn: who comes before whom
    /// shows in nothing.
    pub in_turn: bool,
    /// What is open for the seat.
    pub about: Occasion,
}

/// What became of a table.
#[derive(Clone, Debug)]
pub struct Settlement<G: Words> {
    /// What was played, one block with one time.
    pub played: Vec<Settled<G>>,
    /// The people who are asked and have not answered; nobody once the game is over or everyone is away.
    pub awaited: Vec<Awaited<G::Lapse>>,
    /// Other people whose words do not cover what they are certain to be asked.
    pub unplanned: Vec<Awaited<G::Lapse>>,
    pub occasion: Occasion,
    /// Whether the hand's answer lies in its envelope: its round is not read yet.
    pub put_by: bool,
    /// What bots must think about before it can go on, or a closed round can be read.
    pub riddles: Vec<Riddle<G>>,
}

/// Reads what can be read. An answer by hand that the rules refuse changes nothing.
pub fn settle<G: Words>(game: &mut G, given: Inputs<'_, G>) -> Result<Settlement<G>, G::Illegal> {
    settle_with(game, given, &[])
}

/// The same with what bots have thought meanwhile.
pub fn settle_with<G: Words>(
    game: &mut G,
    given: Inputs<'_, G>,
    thoughts: &[Thought<G>],
) -> Result<Settlement<G>, G::Illegal> {
    let opened = occasion(game);
    let Inputs { minds, words, hand, times, unsent, seed } = given;
    let mut table = Round { minds, words, hand: None, times, unsent, seed, thoughts, opened, played: Vec::new() };
    let mut put_by = false;
    if let Some((seat, action)) = hand {
        if closed(game) {
            try_out(game, seat, &action)?;
            table.hand = Some((seat, action));
        } else {
            table.play(game, seat, &action, Source::Hand)?;
        }
    }
    if !stands_still(minds) {
        table.go_on(game);
    }
    if let Some((seat, action)) = table.hand.take() {
        let view = game.view(Eye::Seat(seat));
        G::put_by(&mut table.words[usize::from(seat.number())], &view, &action);
        put_by = true;
    }
    table.put_thoughts_by(game);
    let awaited = table.awaited(game);
    let unplanned = table.unplanned(game, &awaited);
    let riddles = table.riddles(game);
    Ok(Settlement { played: table.played, awaited, unplanned, occasion: occasion(game), put_by, riddles })
}

/// Whether the rules would take the answer; in a closed round, when it reaches the seat.
pub fn try_out<G: Words>(game: &G, seat: Seat, action: &G::Action) -> Result<(), G::Illegal> {
    let there = if closed(game) { reached(game, seat) } else { None };
    there.unwrap_or_else(|| game.clone()).apply(seat, action, &mut Vec::new())
}

/// Whether an answer of the seat might be seen by others at once, as anybody can tell: it is the seat's turn, or the open
/// round is read as a whole and asks it.
pub fn may_show<G: Words>(game: &G, seat: Seat) -> bool {
    let asked = if closed(game) { game.may_answer() } else { game.to_act() };
    asked.contains(seat)
}

/// Whether a player's words answer what is open, as far as that player's own eyes see.
pub fn is_answered<G: Words>(game: &G, seat: Seat, said: &Said<G>, now: Moment) -> bool {
    let there = if closed(game) { reached(game, seat) } else { Some(game.clone()) };
    let Some(there) = there else { return false };
    let (view, legal) = (there.view(Eye::Seat(seat)), there.legal(seat));
    read_word(&there, seat, said, (&view, &legal), Ripe { now, patience: false }).is_ok()
}

/// What a seat's words say if the rules take it, or why the seat must be asked.
fn read_word<G: Words>(
    game: &G,
    seat: Seat,
    said: &Said<G>,
    (view, legal): (&G::View, &G::Legal),
    ripe: Ripe,
) -> Result<Found<G>, Why<G::Lapse>> {
    match words::read(game, seat, said, (view, legal), ripe) {
        Reading::Asks(why) => Err(why),
        Reading::Says(action, source) => {
            // The rules are the judge. Out of turn they have nothing to judge yet.
            let refused = |reason| Why::Lapsed(G::refused(reason));
            if game.to_act().contains(seat) {
                game.clone().apply(seat, &action, &mut Vec::new()).map_err(refused)?;
            }
            Ok((action, source))
        }
    }
}

/// A table at which people sat and all are away: it waits for them.
fn stands_still(minds: &PerSeat<Mind>) -> bool {
    minds.contains(&Mind::Caretaker) && !minds.contains(&Mind::Person)
}

struct Round<'a, G: Words> {
    minds: &'a PerSeat<Mind>,
    words: &'a mut [Said<G>],
    /// An answer to the closed round that is open, until it is read.
    hand: Option<(Seat, G::Action)>,
    times: Times,
    unsent: SeatSet,
    seed: &'a ServerSeed,
    /// What bots have thought meanwhile.
    thoughts: &'a [Thought<G>],
    /// What was open at first: nobody is silent about what has changed since.
    opened: Occasion,
    played: Vec<Settled<G>>,
}

type Found<G> = (<G as crate::engine::Game>::Action, Source<<G as Words>::Kind>);

impl<G: Words> Round<'_, G> {
    fn go_on(&mut self, game: &mut G) {
        loop {
            let steps = if closed(game) { self.round(game) } else { self.next(game).map(|step| vec![step]) };
            let Some(steps) = steps else { return };
            self.hand = None;
            for (seat, (action, source)) in steps {
                self.play(game, seat, &action, source).expect("an answer is tried out before it is read");
            }
        }
    }

    /// The closed round, if it can be read: everyone has an answer, or without a gap up to one that ends it.
    fn round(&self, game: &G) -> Option<Vec<(Seat, Found<G>)>> {
        let (mut ahead, mut steps) = (game.clone(), Vec::new());
        while is_same_round(game, &ahead) {
            let (seat, answer) = self.next(&ahead)?;
            ahead.apply(seat, &answer.0, &mut Vec::new()).ok()?;
            steps.push((seat, answer));
        }
        Some(steps)
    }

    /// The first awaited seat that needs no person, with its answer.
    fn next(&self, game: &G) -> Option<(Seat, Found<G>)> {
        game.to_act().iter().find_map(|seat| Some((seat, self.answer(game, seat).ok()?)))
    }

    /// What a seat says when asked now, or why it must be asked. Bots and caretakers answer at once, whatever they hold.
    fn answer(&self, game: &G, seat: Seat) -> Result<Found<G>, Why<G::Lapse>> {
        if let Some((_, action)) = self.hand.as_ref().filter(|(own, _)| *own == seat && closed(game)) {
            return Ok((action.clone(), Source::Hand));
        }
        if self.holds_back(seat) {
            return Err(Why::Wished);
        }
        let (view, legal) = (game.view(Eye::Seat(seat)), game.legal(seat));
        let bot = |kind: BotKind, source: Source<G::Kind>| {
            G::choose(kind, &view, &legal, &Dice::new(self.seed, seat)).map(|action| (action, source))
        };
        let why = match self.minds[seat] {
            Mind::Bot(kind) if kind.thinks() => {
                let thought = thought::recall(self.thoughts, game, seat);
                // What it thought before lies among its words until its round is read.
                let said = thought.or_else(|| self.word(game, seat, &view, &legal).ok().map(|(action, _)| action));
                return said.map(|action| (action, Source::Bot)).ok_or(Why::NoWord);
            }
            Mind::Bot(kind) => return bot(kind, Source::Bot).ok_or(Why::NoWord),
            Mind::Person | Mind::Caretaker => match self.word(game, seat, &view, &legal) {
                Ok(answer) => return Ok(answer),
                Err(why) => why,
            },
        };
        match self.minds[seat] {
            Mind::Caretaker => bot(Mind::CARETAKER, Source::Caretaker).ok_or(why),
            Mind::Person if self.is_silent(game, seat) => {
                let silence = game.silence(seat).map(|action| (action, Source::Silence));
                // Where the rules want a choice, the caretaker proposes and spends nothing.
                silence.or_else(|| Some((G::propose_only(&view, &legal)?, Source::Caretaker))).ok_or(why)
            }
            Mind::Person | Mind::Bot(_) => Err(why),
        }
    }

    fn word(&self, game: &G, seat: Seat, view: &G::View, legal: &G::Legal) -> Result<Found<G>, Why<G::Lapse>> {
        let ripe = Ripe { now: self.times.now, patience: self.times.impatient.contains(seat) };
        read_word(game, seat, &self.words[usize::from(seat.number())], (view, legal), ripe)
    }

    /// Whether its player may still take back what he said last.
    fn holds_back(&self, seat: Seat) -> bool {
        self.minds[seat] == Mind::Person && self.unsent.contains(seat)
    }

    fn is_silent(&self, game: &G, seat: Seat) -> bool {
        self.times.silent.contains(seat) && occasion(game) == self.opened
    }

    fn play(
        &mut self,
        game: &mut G,
        seat: Seat,
        action: &G::Action,
        source: Source<G::Kind>,
    ) -> Result<(), G::Illegal> {
        let (before, own_before) = (game.view(Eye::Public), game.view(Eye::Seat(seat)));
        let mut events = Vec::new();
        game.apply(seat, action, &mut events)?;
        let (after, own_after) = (game.view(Eye::Public), game.view(Eye::Seat(seat)));
        G::used(&mut self.words[usize::from(seat.number())], source, action, &own_before, &own_after);
        for (other, said) in Seat::all(game.seats()).zip(self.words.iter_mut()) {
            G::ended(said, other, &before, &after);
        }
        self.played.push(Settled { seat, action: action.clone(), source, events });
        Ok(())
    }

    /// A closed round that is not read yet keeps what bots have thought about it.
    fn put_thoughts_by(&mut self, game: &G) {
        if !closed(game) {
            return;
        }
        for seat in thought::thinkers(self.thoughts).iter() {
            let Some(there) = reached(game, seat) else { continue };
            if let Some(action) = thought::recall(self.thoughts, &there, seat) {
                G::put_by(&mut self.words[usize::from(seat.number())], &game.view(Eye::Seat(seat)), &action);
            }
        }
    }

    /// What bots are asked and have not thought about.
    fn riddles(&self, game: &G) -> Vec<Riddle<G>> {
        if game.outcome() != Outcome::Running || stands_still(self.minds) {
            return Vec::new();
        }
        let asked = if closed(game) { game.may_answer() } else { game.to_act() };
        let riddle = |seat: Seat| {
            let Mind::Bot(kind) = self.minds[seat] else { return None };
            let there = reached(game, seat).filter(|_| kind.thinks())?;
            self.answer(&there, seat).is_err().then(|| Riddle::of(kind, &there, seat))
        };
        asked.iter().filter_map(riddle).collect()
    }

    /// Everyone who is asked now, or may be before what is open is settled, and whose words do not cover it as it is.
    fn awaited(&self, game: &G) -> Vec<Awaited<G::Lapse>> {
        if game.outcome() != Outcome::Running || stands_still(self.minds) {
            return Vec::new();
        }
        let is_closed = closed(game);
        let is_asked = |seat: &Seat| self.minds[*seat] == Mind::Person && !self.holds_back(*seat);
        let people = game.may_answer().iter().filter(is_asked);
        let missing = people.filter_map(|seat| {
            // Whoever would not be asked if nobody else moved, such as the last who played, is not needed yet.
            let there = reached(game, seat)?;
            let why = self.answer(if is_closed { &there } else { game }, seat).err()?;
            let in_turn = is_closed || game.to_act().contains(seat);
            Some(Awaited { seat, why, in_turn, about: G::occasion_of(&game.view(Eye::Public), seat) })
        });
        missing.collect()
    }

    /// Everyone else whose words do not cover what is certain to come.
    fn unplanned(&self, game: &G, awaited: &[Awaited<G::Lapse>]) -> Vec<Awaited<G::Lapse>> {
        if game.outcome() != Outcome::Running || stands_still(self.minds) {
            return Vec::new();
        }
        let is_open = |seat: &Seat| self.minds[*seat] == Mind::Person && !self.holds_back(*seat);
        let others = Seat::all(game.seats()).filter(is_open).filter(|seat| {
            let asked = awaited.iter().any(|awaited| awaited.seat == *seat);
            !asked && !game.to_act().contains(*seat)
        });
        let missing = others.filter_map(|seat| {
            let why = G::unplanned(&self.words[usize::from(seat.number())], &game.view(Eye::Seat(seat)))?;
            Some(Awaited { seat, why, in_turn: false, about: G::occasion_of(&game.view(Eye::Public), seat) })
        });
        missing.collect()
    }
}

/// What is open when it reaches the seat, if everyone before keeps silent. In a closed round an answer counts only if nobody
/// before has ended it, so that this is certain. None if it does not reach the seat.
fn reached<G: Words>(game: &G, seat: Seat) -> Option<G> {
    let mut there = game.clone();
    while occasion(&there) == occasion(game) {
        if there.to_act().contains(seat) {
            return Some(there);
        }
        let other = there.to_act().iter().next()?;
        let silence = there.silence(other)?;
        there.apply(other, &silence, &mut Vec::new()).ok()?;
    }
    None
}

fn is_same_round<G: Words>(opened: &G, now: &G) -> bool {
    closed(now) && occasion(now) == occasion(opened)
}

fn occasion<G: Words>(game: &G) -> Occasion {
    G::occasion(&game.view(Eye::Public))
}

fn closed<G: Words>(game: &G) -> bool {
    G::is_closed(&game.view(Eye::Public))
}
