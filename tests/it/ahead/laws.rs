//! Random people at a stored table, beside the pure loop with the same words. What the laws say of the loop they thereby say
//! of the store; that the game never stops is seen by letters that really leave.

use penelope::engine::log::Moment;
use penelope::engine::ulysses::fixture::key;
use penelope::engine::ulysses::sample::sample;
use penelope::engine::ulysses::{Action, Ulysses};
use penelope::engine::{Eye, Game, Outcome, PerSeat, Seat, SeatSet, ServerSeed, Stream};
use penelope::link::Purpose;
use penelope::play::take_back::{self, Wish};
use penelope::play::turn::Submission;
use penelope::play::words::SubmitError;
use penelope::settle::run::{Inputs, Mind, settle, try_out};
use penelope::settle::ulysses::sample::Sampler;
use penelope::settle::words::{Said, Times, Words, Written};

use super::house::House;

const TABLES: u64 = if cfg!(feature = "soak") { 40 } else { 2 };
const VISITS: usize = 45;

struct Model {
    game: Ulysses,
    words: Vec<Said<Ulysses>>,
    minds: PerSeat<Mind>,
    chance: Stream,
}

/// What somebody does on the page.
struct Doing {
    answer: Submission,
    action: Option<Action>,
}

impl Model {
    fn below(&mut self, count: u32) -> u32 {
        self.chance.index(count)
    }

    /// Words near to the game, an answer, both, or nothing but a look around.
    fn think(&mut self, seat: Seat) -> Doing {
        let at = Ulysses::occasion(&self.game.view(Eye::Public));
        let closed = Ulysses::is_closed(&self.game.view(Eye::Public));
        let asked = if closed { self.game.may_answer() } else { self.game.to_act() };
        let acts = asked.contains(seat) && self.below(3) > 0;
        let action = if acts { sample(&self.game, seat, &mut self.chance) } else { None };
        let mut answer = Submission { action: action.map(|action| self.game.write(&action)), ..Submission::default() };
        if self.below(3) > 0 {
            let said = Sampler::new(&self.game, &mut self.chance).said();
            let game = &self.game;
            let envelope = said.envelope.map(|kept| kept.word);
            // Whoever answers by hand says nothing else to the same.
            let envelope = envelope.map(|mut word| {
                word.quiet = word.quiet.filter(|_| action.is_none());
                word
            });
            let envelope =
                envelope.filter(|word| word.quiet.is_some() || word.contested.is_some() || word.won.is_some());
            let next = said.next.first().map(|kept| kept.word.clone()).filter(|page| !page.0.is_empty());
            let plan = said.plan.map(|kept| kept.word).filter(|plan| !plan.0.is_empty());
            let orders: Vec<_> = said.orders.into_iter().map(|kept| kept.word).collect();
            let patience = said.patience.map_or_else(String::new, |patience| patience.written("agree"));
            let written = [
                ("envelope", envelope.as_ref().map(|word| word.write(game))),
                ("next", next.as_ref().map(|word| word.write(game))),
                ("plan", plan.as_ref().map(|word| word.write(game))),
                ("orders", Some(orders.iter().map(|word| word.write(game)).collect::<Vec<_>>().join("\n"))),
                ("patience", Some(patience)),
            ];
            answer.words = written.into_iter().filter_map(|(kind, text)| Some((kind.to_owned(), text?))).collect();
            let own = &mut self.words[usize::from(seat.number())];
            if let Some(envelope) = envelope {
                own.put_envelope(at, envelope);
            }
            if let Some(next) = next {
                own.put_next(at, Some(next));
            }
            if let Some(plan) = plan {
                own.plan = Some(penelope::settle::words::Kept { word: plan, at });
            }
            own.put_orders(at, orders);
            own.patience = said.patience;
        }
        Doing { answer, action }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn laws_1_to_3_the_store_settles_like_the_pure_loop_and_never_stops() {
    let (mut by_word, mut refused, mut held) = (0, 0, 0);
    for number in 0..TABLES {
        let (house, waits) = (House::open().await, number % 2 == 1);
        house.app.db.execute(&format!("UPDATE tables SET take_back_minutes = {}", if waits { 3 } else { 0 })).await;
        let first = house.look(super::house::seat(0)).await;
        let mut model = Model {
            game: first.book.game().clone(),
            words: (0..4).map(|_| Said::<Ulysses>::default()).collect(),
            minds: PerSeat::filled(Mind::Person, 4),
            chance: key(number).stream(1 << 50),
        };
        let mut out: Vec<Seat> = first.book.game().to_act().iter().collect();
        for visit in 0..VISITS {
            if model.game.outcome() != Outcome::Running {
                break;
            }
            out.extend(house.deliver().await);
            assert!(!out.is_empty(), "table {number}, visit {visit}: nobody has a letter, the game has stopped");
            let visitor = out.swap_remove(model.below(u32::try_from(out.len()).unwrap()) as usize);
            let Some(claims) = house.form(visitor).await else { continue };
            let (game, words) = (model.game.clone(), model.words.clone());
            let doing = model.think(visitor);
            let times = Times::plenty(Moment(house.app.clock.now().timestamp()));
            let hand = doing.action.map(|action| (visitor, action));
            let seed = ServerSeed::new([0; 32]);
            // Where answers can be taken back first, those to a closed round are sealed like any other.
            let closed = Ulysses::is_closed(&model.game.view(Eye::Public));
            let (hand, refusal) = match hand {
                Some((seat, action)) if waits && closed => {
                    let refusal = try_out(&model.game, seat, &action).err();
                    let view = model.game.view(Eye::Seat(seat));
                    Ulysses::put_by(&mut model.words[usize::from(seat.number())], &view, &action);
                    (None, refusal)
                }
                hand => (hand, None),
            };
            let given = Inputs {
                minds: &model.minds,
                words: &mut model.words,
                hand,
                times,
                unsent: SeatSet::NONE,
                seed: &seed,
            };
            let expected = refusal.map_or_else(|| settle(&mut model.game, given), Err);
            let submitted = house.submit(&claims, &doing.answer).await;
            if submitted.is_ok()
                && let Some(own) = house.look(visitor).await.unsent
            {
                held += 1;
                let before = house.look(visitor).await.book.entries();
                let claims = house.claims(visitor, Purpose::Deed);
                let mut leaves_at = own.leaves_at.unwrap();
                if model.below(3) == 0 {
                    // Taken back, and said once more.
                    let taken = (Wish::TakeBack, leaves_at);
                    take_back::decide(&house.pool, &house.clock(), &house.vault, &claims, taken).await.unwrap();
                    assert_eq!(house.look(visitor).await.book.entries(), before);
                    house.answer(visitor, &doing.answer).await.unwrap();
                    leaves_at = house.look(visitor).await.unsent.unwrap().leaves_at.unwrap();
                }
                let sent = (Wish::SendOff, leaves_at);
                take_back::decide(&house.pool, &house.clock(), &house.vault, &claims, sent).await.unwrap();
            }
            match (submitted, expected) {
                (Ok(_), Ok(settlement)) => {
                    let sight = house.look(visitor).await;
                    let before = sight.book.entries() as usize - settlement.played.len();
                    let record = house.record().await;
                    let written = record
                        .entries()
                        .skip(before)
                        .map(|(entry, _)| (entry.line.seat, entry.hidden.written.clone(), entry.hidden.how));
                    let settled = settlement
                        .played
                        .iter()
                        .map(|step| (Some(step.seat), model.game.write(&step.action), step.how()));
                    assert_eq!(written.collect::<Vec<_>>(), settled.collect::<Vec<_>>());
                    assert!(*sight.book.game() == model.game, "the states differ");
                    by_word += settlement.played.iter().filter(|step| step.source.is_word()).count();
                    for (seat, said) in Seat::all(4).zip(&model.words) {
                        assert!(house.look(seat).await.said == *said, "the words of seat {seat} differ");
                        let row = house.seats[usize::from(seat.number())];
                        let waits = sight.question(row).is_some_and(|question| question.waits);
                        let awaited = settlement.awaited.iter().any(|awaited| awaited.seat == seat);
                        assert_eq!(waits, awaited, "seat {seat}");
                    }
                }
                (Err(SubmitError::Refused(_)), Err(_)) | (Err(SubmitError::TooLong), _) => {
                    // Nothing was changed, and the letter still lies there.
                    refused += 1;
                    (model.game, model.words) = (game, words);
                    out.push(visitor);
                }
                (stored, _) => panic!("table {number}, visit {visit}: {stored:?}"),
            }
        }
    }
    assert!(by_word > 10 && refused < 20, "{by_word} answers by word, {refused} refused");
    assert!(held > 10, "{held} answers could be taken back");
}
