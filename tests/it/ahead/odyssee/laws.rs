//! The laws at random tables of two to six, answers that wait and answers that do not.

use penelope::engine::odyssee::sample::sample;
use penelope::engine::odyssee::{Action, CARDS, CHIPS, CREW, Card, CardSet, GIFTS, Odyssee, View};
use penelope::engine::{Eye, Game as _, Seat, Stream};
use penelope::play::lobby::wish::TakeBack;
use penelope::play::words::Spoken;
use penelope::settle::odyssee::sample::Sampler;
use penelope::settle::words::{Kept, Words as _, Written};

use crate::ahead::house::House;
use crate::ahead::laws::{Model, Random, Tried, visit};

const TABLES: u64 = if cfg!(feature = "soak") { 50 } else { 5 };

impl Random for Odyssee {
    fn any_action(&self, seat: Seat, chance: &mut Stream) -> Option<Action> {
        sample(self, seat, chance)
    }

    fn any_words(&self, seat: Seat, _: Option<&Action>, chance: &mut Stream) -> Spoken {
        fn lines<W: Written<Odyssee>>(game: &Odyssee, kept: &[Kept<W>]) -> String {
            kept.iter().map(|kept| kept.word.write(game)).collect::<Vec<_>>().join("\n")
        }
        let said = Sampler::new(self, seat, chance).said();
        let patience = said.patience.map_or_else(String::new, |patience| patience.written(Self::SILENCE));
        let written = [
            ("plan", said.plan.map(|kept| kept.word.word.write(self))),
            ("course", said.course.map(|kept| kept.word.word.write(self))),
            ("hand", Some(lines(self, &said.hands))),
            ("meet", Some(lines(self, &said.meets))),
            ("battle", Some(lines(self, &said.battles))),
            ("patience", Some(patience)),
        ];
        written.into_iter().filter_map(|(kind, text)| Some((kind.to_owned(), text?))).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn laws_1_to_3_and_5_the_store_settles_like_the_pure_loop_never_stops_and_loses_nothing() {
    let (mut tried, mut entries) = (Tried::default(), 0);
    for number in 0..TABLES {
        let waits = number % 2 == 1;
        let take_back = if waits { TakeBack::USUAL } else { TakeBack::NONE };
        let people = 2 + u8::try_from(number % 5).unwrap();
        let house = House::odyssee(people, take_back, &format!("laws {number}")).await;
        let mut model = Model::of(&house.game().await, number);
        visit(&house, &mut model, waits, &mut tried).await;
        for (entry, _, table) in house.record().await.again() {
            let fault = check_whole(&table.game().view(Eye::Archive));
            assert_eq!(fault, Ok(()), "after {}", entry.hidden.written);
            entries += 1;
        }
    }
    assert!(tried.by_word > 60 && tried.refused < 20, "{tried:?}");
    assert!(tried.held > 10 && tried.at_once > 15, "{tried:?}");
    assert!(entries > 200, "{entries} entries");
}

/// Law 5: gifts, chips, cards and heroes.
fn check_whole(view: &View) -> Result<(), String> {
    let secrets = view.secrets.as_deref().ok_or("the archive's view hides something")?;
    let gifts = view.players.iter().map(|player| u32::from(player.gifts)).sum::<u32>() + u32::from(view.stock);
    if gifts != u32::from(GIFTS) {
        return Err(format!("{gifts} gifts"));
    }
    for (seat, player) in Seat::all(view.players.count()).zip(view.players.iter()) {
        let laid = view.isles.iter().filter(|isle| isle.owner == Some(seat) || isle.rim_chips.contains(seat)).count();
        if laid + usize::from(player.chips) != usize::from(CHIPS) {
            return Err(format!("chips of seat {seat}"));
        }
        if !(1..=CREW).contains(&player.crew) {
            return Err(format!("{} heroes of seat {seat}", player.crew));
        }
    }
    let held = view.players.iter().flat_map(|player| player.cards.iter().copied());
    let cards: Vec<Card> = held.chain(secrets.rim.iter().copied().flatten()).collect();
    let whole = cards.len() == CARDS && cards.iter().copied().collect::<CardSet>() == CardSet::ALL;
    if whole { Ok(()) } else { Err(format!("{} cards", cards.len())) }
}
