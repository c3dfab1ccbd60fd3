//! RO-1 over the real store: one visit is a turn, at a table at which answers can be taken back.

use penelope::engine::odyssee::{Legal, Odyssee, Question, Site};
use penelope::engine::{Eye, Game as _, Seat};
use penelope::play::lobby::wish::TakeBack;
use penelope::play::turn::Submitted;
use penelope::play::words::SubmitError;

use crate::ahead::house::{House, by_hand};

async fn opened(luck: &str) -> (House<Odyssee>, Seat) {
    let house = House::odyssee(3, TakeBack::USUAL, luck).await;
    let mover = house.mover().await;
    (house, mover)
}

#[tokio::test(flavor = "multi_thread")]
async fn ro_1_the_die_is_an_entry_at_once_and_a_doubled_post_gets_the_same_roll() {
    let (house, mover) = opened("the die").await;
    let before = house.look(mover).await.book.entries();
    let form = house.form(mover).await.unwrap();
    assert_eq!(house.submit(&form, &by_hand("die")).await.unwrap(), Submitted::Done);
    assert!(!house.waits(mover).await, "final when posted");
    assert_eq!(house.look(mover).await.book.entries(), before + 1);
    let view = house.game().await.view(Eye::Public);
    assert_eq!((view.question, view.to_act.contains(mover)), (Some(Question::Sail), true), "he goes on");
    assert_eq!(house.submit(&form, &by_hand("die")).await.unwrap(), Submitted::DoneBefore);
    assert!(
        matches!(house.submit(&form, &by_hand("stay")).await, Err(SubmitError::Stale)),
        "that form was for the die"
    );
    let after = house.game().await.view(Eye::Public);
    assert_eq!((after.roll, after.turn), (view.roll, view.turn));
    assert_eq!(house.look(mover).await.book.entries(), before + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn ro_1_what_ends_the_turn_can_be_taken_back_and_what_its_player_goes_on_after_cannot() {
    let (house, mover) = opened("the sail").await;
    house.does(mover, "die").await;
    let entries = house.look(mover).await.book.entries();
    house.does(mover, &format!("sail {}", house.lonely_water(mover).await)).await;
    assert!(house.waits(mover).await, "it ends the turn, and so can be taken back");
    assert_eq!(house.look(mover).await.book.entries(), entries, "nobody sees it yet");
    assert_eq!(house.mover().await, mover);
    // Another answer in its place: ashore its player goes on.
    let (mut ashore, board) = (None, house.game().await.board());
    for step in 0..60 {
        let game = house.game().await;
        let asked = game.to_act().iter().next().unwrap();
        if let Legal::Sail { ends, .. } = game.legal(asked) {
            ashore = ends.iter().find(|hex| matches!(board.site(*hex), Site::Isle(_)));
            if let Some(hex) = ashore {
                house.does(asked, &format!("sail {}", board.hex_name(hex))).await;
                assert!(!house.waits(asked).await, "step {step}: whoever goes ashore does not wait for himself");
                break;
            }
        }
        // Towards the nearest island, as silence would.
        house.does(asked, &game.write(&game.silence(asked).unwrap())).await;
        house.send_off(asked).await;
    }
    assert!(ashore.is_some(), "somebody has come ashore");
}
