//! Who is written to, as a decision: never twice about an unchanged question, never to a seat whose words answer, and never
//! so that a game stops because nobody was told. When a letter leaves, and in which words, is not decided here.

use crate::engine::{PerSeat, Seat, SeatSet};

use super::run::Awaited;
use super::words::{Occasion, Why};

/// The last letter to a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sent {
    /// What was open when it was written; its link shows the matter as it is when it is followed.
    pub about: Occasion,
    /// What was open when its reader last acted on the page since then: a POST, because a GET may be a scanner's. None if he
    /// has not come.
    pub came: Option<Occasion>,
}

/// A letter to write now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    pub seat: Seat,
    pub when: When,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    AtOnce,
    /// Its reader is on the page and sees the question there: after five minutes, unless he has answered by then.
    AfterVisit,
}

/// The letters that what is open calls for. `awaited` are the people whose words do not answer it, `sent` each seat's last
/// letter, `on_page` those who were shown a form less than five minutes ago.
pub fn due<L>(awaited: &[Awaited<L>], sent: &PerSeat<Option<Sent>>, on_page: SeatSet) -> Vec<Notice> {
    let wanted = awaited.iter().filter(|awaited| is_due(awaited.about, awaited.in_turn, sent[awaited.seat]));
    wanted.map(|awaited| notice(awaited, on_page)).collect()
}

/// The letters to people who are not asked yet, and whose words do not cover what they will be asked. `sent` has also those
/// who came without a letter.
pub fn ahead<L>(unplanned: &[Awaited<L>], sent: &PerSeat<Option<Sent>>, on_page: SeatSet) -> Vec<Notice> {
    let wanted = unplanned.iter().filter(|missing| {
        let last = sent[missing.seat].filter(|sent| sent.about.same_matter(missing.about));
        last.is_none_or(|sent| sent.came.is_some() && is_open(&missing.why, true))
    });
    wanted.map(|missing| notice(missing, on_page)).collect()
}

/// Whether what is missing ahead is still wanted before its turn comes: whoever has looked and left it open wants to be asked
/// then (F-1); but not whoever has said something that has lapsed since.
pub fn is_open<L>(why: &Why<L>, came: bool) -> bool {
    !came || matches!(why, Why::Lapsed(_))
}

fn notice<L>(awaited: &Awaited<L>, on_page: SeatSet) -> Notice {
    let when = if on_page.contains(awaited.seat) { When::AfterVisit } else { When::AtOnce };
    Notice { seat: awaited.seat, when }
}

fn is_due(occasion: Occasion, in_turn: bool, sent: Option<Sent>) -> bool {
    match sent.filter(|sent| sent.about.same_matter(occasion)) {
        // A new matter is a new question.
        None => true,
        Some(Sent { came: None, .. }) => false,
        // He has seen the question as it is and left it open: he is needed once the game waits for him (F-1). Or red or
        // black has appeared since.
        Some(Sent { came: Some(seen), .. }) => in_turn || seen < occasion,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASKED: Occasion = Occasion { turn: 3, matter: 1, stage: 1 };
    const RED: Occasion = Occasion { stage: 2, ..ASKED };
    const BLACK: Occasion = Occasion { stage: 3, ..ASKED };
    const NEXT: Occasion = Occasion { turn: 4, ..ASKED };

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    fn missing(numbers: &[u8], in_turn: &[u8]) -> Vec<Awaited<()>> {
        let awaited = |number: &u8| {
            let (seat, in_turn) = (seat(*number), in_turn.contains(number));
            Awaited { seat, why: Why::NoWord, in_turn, about: ASKED }
        };
        numbers.iter().map(awaited).collect()
    }

    /// The letters about what is open for everyone.
    fn due(about: Occasion, awaited: &[Awaited<()>], sent: &PerSeat<Option<Sent>>, on_page: SeatSet) -> Vec<Notice> {
        let awaited: Vec<_> = awaited.iter().map(|awaited| Awaited { about, ..*awaited }).collect();
        super::due(&awaited, sent, on_page)
    }

    fn written(about: Occasion, came: Option<Occasion>) -> PerSeat<Option<Sent>> {
        PerSeat::filled(Some(Sent { about, came }), 4)
    }

    fn seats(letters: &[Notice]) -> Vec<u8> {
        letters.iter().map(|letter| letter.seat.number()).collect()
    }

    fn none_sent() -> PerSeat<Option<Sent>> {
        PerSeat::filled(None, 4)
    }

    #[test]
    fn whoever_is_asked_and_not_covered_is_written_to_once() {
        let asked = missing(&[1, 3], &[1, 3]);
        assert_eq!(seats(&due(ASKED, &asked, &none_sent(), SeatSet::NONE)), [1, 3], "seat 2 is covered");
        assert_eq!(seats(&due(ASKED, &asked, &written(ASKED, None), SeatSet::NONE)), [0; 0]);
        assert_eq!(seats(&due(NEXT, &asked, &written(ASKED, None), SeatSet::NONE)), [1, 3], "another question");
    }

    #[test]
    fn red_and_black_are_told_to_everyone_still_in_at_once() {
        let still_in = missing(&[0, 1, 2], &[1]);
        assert_eq!(seats(&due(RED, &still_in, &written(ASKED, Some(ASKED)), SeatSet::NONE)), [0, 1, 2]);
        assert_eq!(seats(&due(BLACK, &still_in, &written(ASKED, Some(RED)), SeatSet::NONE)), [0, 1, 2]);
    }

    #[test]
    fn nobody_is_written_to_twice_before_he_came() {
        let still_in = missing(&[0, 1, 2], &[1]);
        assert_eq!(seats(&due(RED, &still_in, &written(ASKED, None), SeatSet::NONE)), [0; 0]);
        assert_eq!(seats(&due(BLACK, &still_in, &written(ASKED, None), SeatSet::NONE)), [0; 0]);
    }

    #[test]
    fn f_1_a_seat_that_came_early_and_left_it_open_is_written_to_in_its_turn() {
        let sent = written(ASKED, Some(RED));
        assert_eq!(seats(&due(RED, &missing(&[2], &[]), &sent, SeatSet::NONE)), [0; 0], "not before");
        assert_eq!(seats(&due(RED, &missing(&[2], &[2]), &sent, SeatSet::NONE)), [2]);
        assert_eq!(seats(&due(RED, &missing(&[2], &[2]), &written(RED, None), SeatSet::NONE)), [0; 0], "once");
    }

    #[test]
    fn whoever_has_no_plan_is_written_to_once_and_again_only_when_a_word_lapses() {
        let open = missing(&[2], &[]);
        let lapsed: Vec<Awaited<()>> = open.iter().map(|open| Awaited { why: Why::Lapsed(()), ..*open }).collect();
        let letters = |missing: &[Awaited<()>], sent| seats(&ahead(missing, &sent, SeatSet::NONE)).len();
        assert_eq!(letters(&open, none_sent()), 1);
        assert_eq!(letters(&open, written(ASKED, None)), 0, "he has not come yet");
        assert_eq!(letters(&open, written(ASKED, Some(ASKED))), 0, "he wants to be asked then");
        assert_eq!(letters(&lapsed, written(ASKED, Some(ASKED))), 1);
        assert_eq!(letters(&lapsed, written(ASKED, None)), 0, "the link shows the table as it is");
        assert_eq!(letters(&open, written(NEXT, None)), 1, "that was about another turn");
    }

    #[test]
    fn whoever_is_on_the_page_is_asked_there_first() {
        let letters = due(ASKED, &missing(&[1, 2], &[1, 2]), &none_sent(), SeatSet::only(seat(1)));
        assert_eq!(letters.iter().map(|letter| letter.when).collect::<Vec<_>>(), [When::AfterVisit, When::AtOnce]);
    }
}
