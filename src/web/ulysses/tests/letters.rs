//! The choices that letters offer lead to the review of what they say.

use url::form_urlencoded;

use crate::engine::ulysses::Action;
use crate::mail::draft::compose;
use crate::mail::letter::About;
use crate::mail::preview::samples;
use crate::text::{Locale, Text};
use crate::web::ulysses::ahead::hear;
use crate::web::ulysses::choice::Choice;

#[test]
fn every_choice_in_a_letter_is_one_that_its_page_takes() {
    let mut actions = Vec::new();
    for (name, letter) in samples(Locale::English) {
        let About::Question(play) = &letter.about else { continue };
        let scene = play.telling.scene(Text::of(Locale::English), "", "", 0, String::new());
        for link in compose(&letter).unwrap().links {
            let Some((_, query)) = link.suffix.split_once("?") else { continue };
            let mut pairs: Vec<(String, String)> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
            if Choice::read(&pairs).is_begun() {
                // The page with a place chosen; the rest is filled in there.
                pairs.extend([("c", "pass"), ("won", "ask")].map(|(name, value)| (name.to_owned(), value.to_owned())));
            }
            let answer = hear(&scene, &Choice::read(&pairs));
            actions.extend(answer.unwrap_or_else(|faults| panic!("{name}: {query}: {faults:?}")).action);
        }
    }
    let proposals = actions.iter().filter(|action| matches!(action, Action::Propose(_))).count();
    assert!(proposals > 2 && [Action::Agree, Action::Pass, Action::Rest].iter().all(|one| actions.contains(one)));
}
