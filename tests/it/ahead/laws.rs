//! Random people at a stored table, beside the pure loop with the same words. What the laws say of the loop they thereby say
//! of the store; that the game never stops is seen by letters that really leave.

use penelope::engine::log::Moment;
use penelope::engine::ulysses::fixture::key;
use penelope::engine::ulysses::sample::sample;
use penelope::engine::ulysses::{Action, Ulysses};
use penelope::engine::{Eye, Outcome, PerSeat, Seat, SeatSet, ServerSeed, Stream};
use penelope::link::Purpose;
use penelope::play::glance::{AnyGlance, Glance};
use penelope::play::take_back::{self, Wish};
use penelope::play::turn::Submission;
use penelope::play::words::{Spoken, SubmitError};
use penelope::settle::run::{Inputs, Mind, Settlement, settle, try_out};
use penelope::settle::ulysses::sample::Sampler;
use penelope::settle::words::{Said, Times, WordKind as _, Words, Written};

use super::house::House;

const TABLES: u64 = if cfg!(feature = "soak") { 40 } else { 2 };
const VISITS: usize = 45;

/// A game whose people say whatever comes to their mind.
pub(crate) trait Random: Words {
    /// An answer near to the game.
    fn any_action(&self, seat: Seat, chance: &mut Stream) -> Option<Self::Action>;

    /// Words near to the game, as a form posts them, beside that answer.
    fn any_words(&self, seat: Seat, action: Option<&Self::Action>, chance: &mut Stream) -> Spoken;
}

impl Random for Ulysses {
    fn any_action(&self, seat: Seat, chance: &mut Stream) -> Option<Action> {
        sample(self, seat, chance)
    }

    fn any_words(&self, _: Seat, action: Option<&Action>, chance: &mut Stream) -> Spoken {
        let said = Sampler::new(self, chance).said();
        // Whoever answers by hand says nothing else to the same.
        let envelope = said.envelope.map(|kept| kept.word).map(|mut word| {
            word.quiet = word.quiet.filter(|_| action.is_none());
            word
        });
        let envelope = envelope.filter(|word| word.quiet.is_some() || word.contested.is_some() || word.won.is_some());
        let next = said.next.first().map(|kept| &kept.word).filter(|page| !page.0.is_empty());
        let plan = said.plan.map(|kept| kept.word).filter(|plan| !plan.0.is_empty());
        let orders: Vec<String> = said.orders.iter().map(|kept| kept.word.write(self)).collect();
        let patience = said.patience.map_or_else(String::new, |patience| patience.written(Self::SILENCE));
        let written = [
            ("envelope", envelope.map(|word| word.write(self))),
            ("next", next.map(|word| word.write(self))),
            ("plan", plan.map(|word| word.write(self))),
            ("orders", Some(orders.join("\n"))),
            ("patience", Some(patience)),
        ];
        written.into_iter().filter_map(|(kind, text)| Some((kind.to_owned(), text?))).collect()
    }
}

/// The pure loop beside a stored table.
pub(crate) struct Model<G: Words> {
    pub(crate) game: G,
    words: Vec<Said<G>>,
    minds: PerSeat<Mind>,
    pub(crate) chance: Stream,
}

/// What somebody does on the page.
struct Doing<G: Words> {
    answer: Submission,
    action: Option<G::Action>,
}

/// What was tried at tables.
#[derive(Debug, Default)]
pub(crate) struct Tried {
    pub(crate) by_word: usize,
    pub(crate) refused: usize,
    /// Answers that could be taken back.
    pub(crate) held: usize,
    /// Answers by hand that counted at once where others wait.
    pub(crate) at_once: usize,
}

impl<G: Random> Model<G> {
    pub(crate) fn of(game: &G, number: u64) -> Self {
        Self {
            words: (0..game.seats()).map(|_| Said::<G>::default()).collect(),
            minds: PerSeat::filled(Mind::Person, game.seats()),
            chance: key(number).stream(1 << 50),
            game: game.clone(),
        }
    }

    fn below(&mut self, count: u32) -> u32 {
        self.chance.index(count)
    }

    /// Words near to the game, an answer, both, or nothing but a look around.
    fn think(&mut self, seat: Seat) -> Doing<G> {
        let at = G::occasion(&self.game.view(Eye::Public));
        let closed = G::is_closed(&self.game.view(Eye::Public));
        let asked = if closed { self.game.may_answer() } else { self.game.to_act() };
        let acts = asked.contains(seat) && self.below(3) > 0;
        let action = if acts { self.game.any_action(seat, &mut self.chance) } else { None };
        let answer = action.as_ref().map(|action| self.game.write(action));
        let mut answer = Submission { action: answer, ..Submission::default() };
        let own = &mut self.words[usize::from(seat.number())];
        if self.chance.index(3) > 0 {
            answer.words = self.game.any_words(seat, action.as_ref(), &mut self.chance);
            for kind in G::Kind::ALL {
                if let Some((_, text)) = answer.words.iter().find(|(name, _)| name == kind.name()) {
                    G::lay(own, &self.game, at, *kind, text).unwrap_or_else(|not| panic!("{text}: {not:?}"));
                }
            }
        }
        G::looked(own, &self.game.view(Eye::Seat(seat)));
        Doing { answer, action }
    }

    /// What the loop makes of it; `waits` says that answers can be taken back here.
    fn settle(&mut self, now: i64, waits: bool, hand: Option<(Seat, G::Action)>) -> Result<Settlement<G>, G::Illegal> {
        // Where answers can be taken back first, those to a closed round are sealed like any other.
        let hand = match hand {
            Some((seat, action)) if waits && G::is_closed(&self.game.view(Eye::Public)) => {
                try_out(&self.game, seat, &action)?;
                let view = self.game.view(Eye::Seat(seat));
                G::put_by(&mut self.words[usize::from(seat.number())], &view, &action);
                None
            }
            hand => hand,
        };
        let (times, unsent, seed) = (Times::plenty(Moment(now)), SeatSet::NONE, ServerSeed::new([0; 32]));
        let given = Inputs { minds: &self.minds, words: &mut self.words, hand, times, unsent, seed: &seed };
        settle(&mut self.game, given)
    }
}

/// Random people visit a table whenever they have a letter. Whatever the loop makes of it the store must have, read anew from
/// its rows: nothing that was acknowledged is lost.
pub(crate) async fn visit<G: Random + PartialEq>(house: &House<G>, model: &mut Model<G>, waits: bool, tried: &mut Tried)
where
    Glance<G>: TryFrom<AnyGlance>,
{
    let first = house.look(Seat::FIRST).await;
    let told = |seat: &Seat| first.question(house.row(*seat)).is_some_and(|question| question.told_at.is_some());
    let mut out: Vec<Seat> = Seat::all(model.game.seats()).filter(told).collect();
    for visit in 0..VISITS {
        if model.game.outcome() != Outcome::Running {
            break;
        }
        // Letters leave side by side; whoever comes next must not depend on which was quicker.
        let mut delivered = house.deliver().await;
        delivered.sort_unstable();
        out.extend(delivered);
        assert!(!out.is_empty(), "visit {visit}: nobody has a letter, the game has stopped");
        let visitor = out.swap_remove(model.below(u32::try_from(out.len()).unwrap()) as usize);
        let Some(claims) = house.form(visitor).await else { continue };
        let (game, words) = (model.game.clone(), model.words.clone());
        let doing = model.think(visitor);
        let hand = doing.action.clone().map(|action| (visitor, action));
        let expected = model.settle(house.app.clock.now().timestamp(), waits, hand);
        let submitted = house.submit(&claims, &doing.answer).await;
        if submitted.is_ok() {
            let held = sent_off(house, model, visitor, &doing.answer).await;
            tried.held += usize::from(held);
            tried.at_once += usize::from(waits && !held && doing.action.is_some());
        }
        match (submitted, expected) {
            (Ok(_), Ok(settlement)) => {
                compare(house, model, &settlement).await;
                tried.by_word += settlement.played.iter().filter(|step| step.source.is_word()).count();
            }
            (Err(SubmitError::Refused(_)), Err(_)) | (Err(SubmitError::TooLong), _) => {
                // Nothing was changed, and the letter still lies there.
                tried.refused += 1;
                (model.game, model.words) = (game, words);
                out.push(visitor);
            }
            (stored, _) => panic!("visit {visit}: {stored:?}"),
        }
    }
}

/// What can be taken back is sent off, now and then only after it was taken back and said once more. Says whether anything
/// was to be sent.
async fn sent_off<G: Random>(house: &House<G>, model: &mut Model<G>, visitor: Seat, answer: &Submission) -> bool
where
    Glance<G>: TryFrom<AnyGlance>,
{
    let sight = house.look(visitor).await;
    let Some(own) = sight.unsent else { return false };
    if model.below(3) == 0 {
        let (claims, taken) = (house.claims(visitor, Purpose::Deed), (Wish::TakeBack, own.leaves_at.unwrap()));
        take_back::decide(&house.pool, &house.clock(), &house.vault, &claims, taken).await.unwrap();
        assert_eq!(house.look(visitor).await.book.entries(), sight.book.entries());
        house.answer(visitor, answer).await.unwrap();
    }
    house.send_off(visitor).await
}

/// The rows say what the loop says: log, state, words, and whom the table waits for.
async fn compare<G: Random + PartialEq>(house: &House<G>, model: &Model<G>, settlement: &Settlement<G>)
where
    Glance<G>: TryFrom<AnyGlance>,
{
    let sight = house.look(Seat::FIRST).await;
    let before = sight.book.entries() as usize - settlement.played.len();
    let record = house.record().await;
    let written = record
        .entries()
        .skip(before)
        .map(|(entry, _)| (entry.line.seat, entry.hidden.written.clone(), entry.hidden.how));
    let settled =
        settlement.played.iter().map(|step| (Some(step.seat), model.game.write(&step.action), step.source.how()));
    assert_eq!(written.collect::<Vec<_>>(), settled.collect::<Vec<_>>());
    assert!(*sight.book.game() == model.game, "the states differ");
    for (seat, said) in Seat::all(model.game.seats()).zip(&model.words) {
        assert!(house.look(seat).await.said == *said, "the words of seat {seat} differ");
        let waits = sight.question(house.row(seat)).is_some_and(|question| question.waits);
        let awaited = settlement.awaited.iter().any(|awaited| awaited.seat == seat);
        // Whoever has no plan is waited for only until he has looked.
        let unplanned = settlement.unplanned.iter().any(|missing| missing.seat == seat);
        assert!(waits == awaited || waits && unplanned, "seat {seat} is awaited: {awaited}, waited for: {waits}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn laws_1_to_3_the_store_settles_like_the_pure_loop_and_never_stops() {
    let mut tried = Tried::default();
    for number in 0..TABLES {
        let (house, waits) = (House::open().await, number % 2 == 1);
        house.app.db.execute(&format!("UPDATE tables SET take_back_minutes = {}", if waits { 3 } else { 0 })).await;
        let mut model = Model::of(house.look(Seat::FIRST).await.book.game(), number);
        visit(&house, &mut model, waits, &mut tried).await;
    }
    assert!(tried.by_word > 10 && tried.refused < 20 && tried.held > 10, "{tried:?}");
}
