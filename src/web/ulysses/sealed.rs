//! What lies sealed, told to its owner: only what may still be read.

use crate::engine::ulysses::{Question, Side, Ulysses};
use crate::settle::ulysses::{Envelope, NextLine, NextPage, Rule, Rules, Won, Word};
use crate::settle::words::Words as _;
use crate::text::ulysses::ahead::Matter;
use crate::text::ulysses::scene::Scene;

/// Under the heading of what it speaks of, one sentence for each thing said; what says nothing any more is not told.
pub(super) fn sealed(scene: &Scene<'_>) -> Vec<(String, Vec<String>)> {
    let (t, teller) = (scene.t, scene.teller());
    // Among bots nothing is said ahead but what to do once they have thought.
    let is_plain = scene.is_alone() && scene.view.question != Some(Question::Discussion);
    if scene.closed || scene.view.question.is_none() || is_plain {
        return Vec::new();
    }
    let envelope = still_said(scene).map(|envelope| teller.envelope(&envelope, Matter::of(scene))).unwrap_or_default();
    let next = still_coming(scene).into_iter().flat_map(|page| teller.next_page(&page)).collect();
    let plan = scene.said.plan.iter().flat_map(|kept| teller.plan(&kept.word)).collect();
    let orders = scene.said.orders.iter().map(|kept| teller.order(&kept.word)).collect();
    let course = scene.course().map(|course| teller.course(&course)).unwrap_or_default();
    let patience = scene.said.patience.map(|patience| teller.patience(patience)).into_iter().collect();
    let parts = [
        (t.said_now(), envelope),
        (t.said_next(), next),
        (t.ahead_then_plan(), plan),
        (t.orders(), orders),
        (t.ahead_course(), course),
        (t.patience(), patience),
    ];
    parts.into_iter().filter(|(_, sentences): &(String, Vec<String>)| !sentences.is_empty()).collect()
}

/// What of the envelope may still be read: not what is over, nor what speaks of another place of red.
fn still_said(scene: &Scene<'_>) -> Option<Envelope> {
    let Envelope { quiet, contested, won } = scene.sealed()?.clone();
    let asked = scene.asked().is_some();
    let red = scene.view.sides[Side::Red as usize].map(|red| red.place);
    let fits = |rule: &Rule| red.is_none_or(|red| rule.red.contains(red));
    let contested = contested.map(|Rules(rules)| {
        let mut fitting: Vec<Rule> = rules.into_iter().filter(fits).collect();
        let last = fitting.iter().position(|rule| red.is_some() && !rule.first);
        fitting.truncate(last.map_or(fitting.len(), |last| last + 1));
        Rules(fitting)
    });
    match scene.view.question? {
        Question::Asking => Some(Envelope { quiet, contested, won }),
        // Whoever wanted to be asked, and is, has said nothing.
        Question::Discussion if asked => {
            let contested = contested.filter(|Rules(rules)| rules.iter().any(|rule| rule.word != Word::Ask));
            Some(Envelope { quiet: None, contested, won: won.filter(|won| *won != Won::Ask) })
        }
        Question::Discussion => Some(Envelope { quiet: None, contested: None, won }),
        Question::Wind => {
            won.filter(|won| *won != Won::Ask).map(|won| Envelope { won: Some(won), ..Envelope::default() })
        }
        Question::Action => None,
    }
}

/// What was said about the next movement; about this one only what fits it as it is.
fn still_coming(scene: &Scene<'_>) -> Vec<NextPage> {
    let (view, now) = (scene.view, Ulysses::occasion(scene.view));
    let blue = view.sides[Side::Blue as usize].map(|blue| blue.place);
    let open = match view.question {
        Some(Question::Action) => true,
        Some(Question::Asking | Question::Discussion) => scene.asked().is_some(),
        Some(Question::Wind) | None => false,
    };
    let fits = |line: &NextLine| open && line.at == view.ship && blue.is_none_or(|blue| line.on.contains(blue));
    let pages = scene.said.next.iter().map(|kept| {
        // Of another place it speaks for later.
        let later = |line: &NextLine| kept.at.same_matter(now) && line.at != view.ship;
        NextPage(kept.word.0.iter().filter(|line| fits(line) || later(line)).cloned().collect())
    });
    pages.collect()
}
