//! The choices that letters offer lead to the review of what they say.

use url::form_urlencoded;

use crate::engine::ulysses::{Action, Ulysses};
use crate::mail::ulysses::knowns;
use crate::text::telling::Tells as _;
use crate::text::{Locale, Text};
use crate::web::ulysses::ahead::hear;
use crate::web::ulysses::choice::Choice;

#[test]
fn every_choice_in_a_letter_is_one_that_its_page_takes() {
    let (t, mut actions) = (Text::of(Locale::English), Vec::new());
    for known in knowns() {
        let scene = known.scene(t, "", "", 0, String::new());
        let asked = Ulysses::tell(&known, t, "K7QM2X", 0).asked;
        for query in asked.into_iter().flat_map(|asked| asked.taps).map(|tap| tap.query) {
            let pairs: Vec<(String, String)> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
            let answer = hear(&scene, &Choice::read(&pairs));
            actions.extend(answer.unwrap_or_else(|faults| panic!("{query}: {faults:?}")).action);
        }
    }
    let proposals = actions.iter().filter(|action| matches!(action, Action::Propose(_))).count();
    assert!(proposals > 2 && [Action::Agree, Action::Pass, Action::Rest].iter().all(|one| actions.contains(one)));
}
