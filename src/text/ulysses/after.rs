//! The table right after a step, in words: what an eye sees there.

use super::label::Label;
use super::question;
use super::scene::Scene;
use super::seats::{self, OwnPart, SeatPart};
use super::telling::Telling;
use super::vocabulary::Teller;
use crate::engine::ulysses::Own;
use crate::text::Text;

/// After entry `number`.
pub(super) fn after(t: Text, told: &Telling, number: u32) -> String {
    let scene = told.scene(t, "", "", 0, String::new());
    // Whoever is given a seat later does not sit there yet.
    let scene = Scene { names: told.company.names().at(number + 1), ..scene };
    let mut text = format!("\n{}\n\n{}\n", question::question(&scene), told.chart(t.locale, None).text());
    for part in seats::seats(&scene) {
        text += &format!("{}\n", seat(t, &part));
    }
    let teller = scene.teller();
    if let (Some(part), Some(own)) = (seats::own(&scene), scene.own()) {
        let back = (!part.given_back.is_empty()).then(|| t.plain_says(t.ulysses_given_back(), names(&part.given_back)));
        let facts = [Some(part.hand_total.clone()), cards(teller, own), Some(goals(t, &part)), back];
        text += &format!("\n{}\n", facts.into_iter().flatten().collect::<Vec<_>>().join("; "));
    }
    let secrets = scene.view.secrets.iter().flat_map(|secrets| secrets.seats.iter());
    for ((name, part), own) in seats::open_hands(&scene).into_iter().zip(secrets) {
        let facts: Vec<String> = cards(teller, own).into_iter().chain([goals(t, &part)]).collect();
        text += &format!("\n{}\n", t.plain_says(name, facts.join("; ")));
    }
    text += "\n";
    seats::supplies(&scene).iter().for_each(|sentence| text += &format!("{sentence}\n"));
    text
}

fn seat(t: Text, part: &SeatPart) -> String {
    let badges: Vec<&str> = part.badges.iter().map(|badge| badge.text.as_str()).collect();
    let name = if badges.is_empty() { part.name.clone() } else { format!("{} ({})", part.name, badges.join(", ")) };
    let mut facts = vec![part.hand.clone(), part.temples.clone()];
    if !part.hidden.is_empty() {
        let colors: Vec<&str> = part.hidden.iter().map(|label| label.color_name.as_str()).collect();
        facts.push(format!("{} {}", t.ulysses_hidden_goals(), colors.join(", ")));
    }
    if !part.reached.is_empty() {
        facts.push(format!("{} {}", t.ulysses_reached(), names(&part.reached)));
    }
    t.plain_says(name, facts.join("; "))
}

/// The cards of a hand, unless it is empty.
fn cards(teller: Teller<'_>, own: &Own) -> Option<String> {
    (!own.hand.is_empty()).then(|| teller.cards(own.hand))
}

fn goals(t: Text, part: &OwnPart) -> String {
    format!("{} {}", t.ulysses_hidden_goals(), names(&part.goals))
}

fn names(labels: &[Label]) -> String {
    let names: Vec<&str> = labels.iter().map(|label| label.text.as_str()).collect();
    names.join(", ")
}
