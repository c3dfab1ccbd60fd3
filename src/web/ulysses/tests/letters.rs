//! The choices that letters offer lead to the review of what they say.

use url::form_urlencoded;

use crate::engine::ulysses::Action;
use crate::mail::draft::compose;
use crate::mail::letter::About;
use crate::mail::preview::samples;
use crate::text::{Locale, Text};
use crate::web::ulysses::choice::Choice;

#[test]
fn every_choice_in_a_letter_is_one_that_its_page_takes() {
    let mut actions = Vec::new();
    for (name, letter) in samples(Locale::English) {
        let About::Question(play) = &letter.about else { continue };
        let board = play.telling.scene(Text::of(Locale::English), "", "", 0, String::new()).board;
        for link in compose(&letter).unwrap().links {
            let Some(query) = link.suffix.strip_prefix("/review?") else { continue };
            let pairs: Vec<(String, String)> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
            let action = Choice::read(&pairs).to_action(&play.telling.legal, board);
            let action = action.unwrap_or_else(|faults| panic!("{name}: {query}: {faults:?}"));
            // The page would write the very same address.
            assert_eq!(Choice::of(&action, board).review(""), link.suffix);
            actions.push(action);
        }
    }
    let proposals = actions.iter().filter(|action| matches!(action, Action::Propose(_))).count();
    assert!(proposals > 2 && [Action::Agree, Action::Pass, Action::Rest].iter().all(|one| actions.contains(one)));
}
