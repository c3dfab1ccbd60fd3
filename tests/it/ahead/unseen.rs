//! Law 4 over the real service: what a seat says ahead, and that it says anything, shows to nobody else.

use std::collections::BTreeMap;

use penelope::engine::{Eye, Game, Seat};
use penelope::play::glance::{AnyGlance, Glance};
use penelope::play::turn::Submission;
use penelope::settle::words::Words;

use super::house::{House, by_hand, envelope, seat, spoken};

/// Everything that an eye is served, with the headers.
pub(crate) type Served = (u16, BTreeMap<String, String>, String);

async fn served<G: Words>(house: &House<G>, path: &str) -> Served {
    let response = house.app.get(path).await;
    let status = response.status().as_u16();
    let headers = response.headers().iter().map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned()));
    let headers = headers.filter(|(name, _)| name != "date").collect();
    (status, headers, response.text().await.unwrap())
}

/// What all eyes but the writer's are served.
pub(crate) async fn all_but<G: Words>(house: &House<G>, writer: Seat) -> Vec<Served>
where
    Glance<G>: TryFrom<AnyGlance>,
{
    let code = house.look(writer).await.code;
    let mut all = Vec::new();
    for path in ["", "/log", "/archive.json", "/archive.txt", "/replay", "/replay/1", "/replay/2"] {
        all.push(served(house, &format!("/table/{code}{path}")).await);
    }
    for other in Seat::all(u8::try_from(house.seats.len()).unwrap()).filter(|other| *other != writer) {
        all.push(served(house, &house.page_of(other)).await);
    }
    all
}

/// Byte for byte; else the first line that differs.
pub(crate) fn same(after: &[Served], before: &[Served], what: &str) {
    assert_eq!(after.len(), before.len());
    for ((status, headers, body), (old_status, old_headers, old_body)) in after.iter().zip(before) {
        assert_eq!((status, headers), (old_status, old_headers), "{what}");
        if *status == 404 {
            // A step that is not there yet; the page names itself by chance.
            continue;
        }
        let mut lines = body.lines().zip(old_body.lines());
        assert_eq!(lines.find(|(new, old)| new != old), None, "{what}");
        assert!(body == old_body, "{what}");
    }
}

/// Letters to others, and what others' rows say, with all their times.
pub(crate) async fn rows<G: Words>(house: &House<G>, writer: Seat) -> String {
    let own = house.seats[usize::from(writer.number())].0;
    let sql = format!(
        "SELECT concat_ws(' | ', (SELECT count(*) FROM outbox WHERE seat_id IS DISTINCT FROM {own}), \
         (SELECT string_agg(concat_ws(' ', q.id, q.revision, q.waits, q.stage, q.told_at), ',' ORDER BY q.id) \
          FROM questions q WHERE q.seat_id <> {own}), \
         (SELECT string_agg(concat_ws(' ', c.id, c.due_at, c.stopped_at), ',' ORDER BY c.id) \
          FROM clocks c WHERE c.seat_id <> {own}), \
         (SELECT string_agg(concat_ws(' ', s.acted_at, s.silences), ',' ORDER BY s.id) FROM seats s WHERE s.id <> {own}), \
         (SELECT concat_ws(' ', seq, head, digest, ended_at) FROM tables))"
    );
    house.app.db.client().await.query_one(&sql, &[]).await.unwrap().get(0)
}

/// Proposes for whoever's turn it is; the active seat and the place.
pub(crate) async fn propose(house: &House) -> (Seat, String) {
    let sight = house.look(seat(0)).await;
    let game = sight.book.game();
    let active = game.to_act().iter().next().unwrap();
    let view = game.view(Eye::Public);
    let place = view.options.board.neighbors(view.ship).iter().next().unwrap();
    let place = view.options.board.id(place).to_owned();
    house.answer(active, &by_hand(&format!("propose {place}"))).await.unwrap();
    (active, place)
}

#[tokio::test(flavor = "multi_thread")]
async fn law_4_an_unread_envelope_shows_to_no_other_eye() {
    let house = House::open().await;
    let (active, place) = propose(&house).await;
    assert_eq!(house.deliver().await.len(), 3, "all others are asked at once");
    // The last one to be reached: everyone before still has to answer.
    let writer = Seat::all(4).rfind(|other| *other != active).unwrap();
    let before = all_but(&house, writer).await;
    let own = house.seats[usize::from(writer.number())].0;
    let others = format!("SELECT count(*) FROM outbox WHERE seat_id IS DISTINCT FROM {own}");
    let letters = house.number(&others).await;
    let words = [
        envelope("quiet agree; contested red * pass"),
        envelope("quiet ask; contested red * first ask, red * back blue 3 hold third pass"),
        Submission {
            action: Some("agree".to_owned()),
            words: spoken(&[
                ("envelope", "contested red * ask"),
                ("next", &format!("at {place} on * agree; contested red * pass")),
                ("orders", "agree until turn"),
                ("course", "to troy,dido within 1 else object most 2"),
                ("patience", "after 14 agree"),
            ]),
        },
        Submission { words: spoken(&[("course", "to circe within 0 else ask most 1")]), ..Submission::default() },
        Submission { words: spoken(&[("course", "")]), ..Submission::default() },
        envelope(""),
    ];
    for answer in words {
        house.answer(writer, &answer).await.unwrap();
        assert!(all_but(&house, writer).await == before, "{answer:?} shows");
        assert_eq!(house.number(&others).await, letters, "nobody else is written to: {answer:?}");
        let bytes = "SELECT count(DISTINCT octet_length(sealed)) FROM words";
        assert_eq!(house.number(bytes).await, 1, "all that is said takes as much room");
    }
    let reached = house.deliver().await;
    assert!(reached.iter().all(|reader| *reader == writer), "nobody else gets a letter: {reached:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn r_1_a_round_is_read_as_a_whole_with_one_time() {
    let house = House::open().await;
    let (active, _) = propose(&house).await;
    let proposed = house.look(active).await.book.entries() as usize;
    let others: Vec<Seat> = Seat::all(4).filter(|other| *other != active).collect();
    for other in others.iter().rev() {
        assert_eq!(
            house.look(active).await.book.entries() as usize,
            proposed,
            "nothing shows before all have answered"
        );
        house.answer(*other, &by_hand("agree")).await.unwrap();
        house.app.clock.advance(chrono::TimeDelta::hours(1));
    }
    let record = house.record().await;
    let round: Vec<_> = record.entries().skip(proposed).take(3).collect();
    assert_eq!(round.len(), 3);
    assert!(
        round.iter().all(|(entry, _)| entry.line.public == "agree" && entry.line.shown_at == round[0].0.line.shown_at)
    );
}
