//! What a page shows was all true at one moment, whatever happens while it is being read.

use penelope::engine::ulysses::Ulysses;
use penelope::engine::{Eye, Game as _};
use penelope::link::Purpose;
use penelope::play::glance::{self, Glance};
use penelope::settle::words::Words as _;
use penelope::store::Pool;

use crate::ahead::house::{House, seat};
use crate::support::proxy::Proxy;

#[tokio::test(flavor = "multi_thread")]
async fn b_4_a_form_is_signed_for_the_question_that_its_page_shows() {
    let house = House::open().await;
    let proxy = Proxy::start(&house.app.db.url).await;
    let (mut held, mut moved) = (0, 0);
    for pieces in 0..40 {
        // A fresh line each time, so that statements are prepared and read in as many pieces as there can be.
        let (pool, vault) = (Pool::new(&proxy.url, 1), house.vault.clone());
        drop(pool.get().await.unwrap());
        let reader = seat(0);
        let (claims, table) = (house.claims(reader, Purpose::Seat), house.table);
        proxy.hold_after(pieces);
        let looking = tokio::spawn(async move {
            let glance = glance::by_id(&pool, &vault, table, Some(&claims)).await.unwrap().unwrap();
            Glance::<Ulysses>::try_from(glance).unwrap()
        });
        tokio::select! {
            () = proxy.holds() => held += 1,
            () = async { while !looking.is_finished() { tokio::task::yield_now().await } } => {}
        }
        // Everything moves on to another movement meanwhile.
        let before = occasion(&house.look(reader).await);
        while occasion(&house.look(reader).await) == before {
            for number in 0..4 {
                house.answer_plainly(seat(number)).await;
            }
        }
        proxy.go_on();
        let seen = looking.await.unwrap();
        moved += usize::from(occasion(&seen) != before);
        for question in &seen.questions {
            let signed_for = (question.turn.unsigned_abs(), question.movement.unsigned_abs());
            assert_eq!(signed_for, occasion(&seen), "after {pieces} pieces");
        }
    }
    assert!(held > 5 && moved > 0 && moved < 40, "it was tried before, in between and after: {held}, {moved}");
}

/// The turn and movement that a reader sees.
fn occasion(glance: &Glance<Ulysses>) -> (u32, u32) {
    let occasion = Ulysses::occasion(&glance.book.game().view(Eye::Public));
    (occasion.turn, occasion.matter)
}
