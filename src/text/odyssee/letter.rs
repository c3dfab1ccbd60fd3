//! What a letter tells of a table of Odyssee: the same as its page, in lines.

use super::vocabulary::Teller;
use super::{Known, Told, question, rules, seats};
use crate::engine::odyssee::{Action, CardSet, Hex, HexSet, Legal, Odyssee, Question};
use crate::engine::{Eye, Game as _};
use crate::text::Text;
use crate::text::company::Former;
use crate::text::telling::{Asked, Matter, NEWS_MAX, Says, Section, Tap, Telling};

/// Ways over the sea that a letter offers; the page has all.
const SAILS_MAX: usize = 6;

pub(super) fn telling(known: &Known, t: Text, code: &str, seen: u32) -> Telling {
    let teller = known.teller(t);
    let new: Vec<&Told> = known.story.iter().filter(|told| told.seq > seen).collect();
    let sentences = |told: &&Told| teller.entry(told).into_iter().map(|line| line.text).collect();
    let own = |former: &&Former| known.eye == Eye::Seat(former.seat);
    let lines = seats::seats(known, t).iter().map(|part| seats::seat_line(t, part)).collect();
    Telling {
        kicker: t.game_kicker(code.to_owned(), Odyssee::TITLE, known.view.turn),
        headline: headline(known, t),
        lead: String::new(),
        context: question::at_stake(known, t).into_iter().chain(question::context(known, t)).collect(),
        asked: asked(known, teller),
        news: new[new.len().saturating_sub(NEWS_MAX)..].iter().map(sentences).collect(),
        new: known.last.saturating_sub(seen) as usize,
        own: seats::own(known, t),
        table: [seats::table(known, t)].into_iter().chain(said(known, teller)).collect(),
        seats: Section { title: t.table_seats(), lines },
        predecessor: known.company.formers.iter().rev().find(own).map(|former| former.name.clone()),
        drawing: None,
    }
}

/// Whoever is written to before the own turn is asked for it.
fn headline(known: &Known, t: Text) -> String {
    let asked = question::is_plan_wanted(known).then(|| t.odyssee_plan_ask());
    [question::headline(known, t)].into_iter().chain(asked).collect::<Vec<_>>().join(" ")
}

/// What the reader has said ahead.
fn said(known: &Known, teller: Teller<'_>) -> Option<Section> {
    let lines = teller.said_words(&known.said);
    (!lines.is_empty()).then(|| Section { title: teller.t.ahead_lies(), lines })
}

fn asked(known: &Known, teller: Teller<'_>) -> Option<Asked> {
    let (question, _) = known.view.question.zip(known.asked())?;
    let (of, more) = match question {
        Question::Turn => (Matter::Turn, "turn"),
        Question::Meeting => (Matter::Turn, "meeting"),
        Question::Battle => (Matter::Turn, "battle"),
        Question::Sail | Question::Land | Question::Winds | Question::Cattle | Question::Toll | Question::Look => {
            (Matter::Turn, "other")
        }
        Question::Give | Question::Price | Question::Proposal | Question::Offer => (Matter::Answer, "other"),
    };
    Some(Asked {
        of,
        rules: rules::address(teller.t.locale, Some(question)),
        taps: taps(known, teller),
        more: teller.t.odyssee_letter_more(more),
    })
}

/// What one link can say.
fn taps(known: &Known, teller: Teller<'_>) -> Vec<Tap> {
    let t = teller.t;
    let tap = |label: String, action: Action| offered(teller, label, action, String::new());
    match known.legal {
        Legal::Nothing | Legal::Look { .. } => Vec::new(),
        Legal::Turn(_) => vec![tap(t.odyssee_tap_die(), Action::Die)],
        Legal::Sail { ends, .. } => {
            let sail = |hex: Hex| tap(t.odyssee_tap_sail(teller.hex(hex)), Action::Sail(hex));
            ashore(known, ends).map(sail).chain([tap(t.odyssee_tap_stay(), Action::Stay)]).collect()
        }
        Legal::Land(_) => vec![tap(t.odyssee_tap_land(), Action::Land)],
        Legal::Give(range) => {
            let take = range.bid.map(|_| tap(t.odyssee_tap_take(), Action::Take));
            take.into_iter().chain(gives(teller, range.cards)).collect()
        }
        Legal::Price { .. } | Legal::Proposal { .. } => {
            vec![tap(t.odyssee_tap_accept(), Action::Accept), tap(t.odyssee_tap_refuse(), Action::Refuse)]
        }
        Legal::Winds => vec![tap(t.odyssee_tap_calm(), Action::Calm)],
        Legal::Cattle => vec![tap(t.odyssee_tap_feast(), Action::Feast), tap(t.odyssee_tap_graze(), Action::Graze)],
        Legal::Toll { heroes, gifts } => vec![
            tap(t.odyssee_tap_hero(t.odyssee_heroes(heroes)), Action::Hero),
            tap(t.odyssee_tap_gifts(t.odyssee_gifts(gifts)), Action::Gifts),
        ],
        Legal::Meeting(_) => {
            vec![tap(t.odyssee_tap_peace(), Action::Peace), tap(t.odyssee_tap_fight(), Action::Fight)]
        }
        Legal::Battle(_) => vec![tap(t.odyssee_tap_on(), Action::On)],
    }
}

/// A card each, with what it does: whoever hands it over is asked to choose.
fn gives(teller: Teller<'_>, cards: CardSet) -> impl Iterator<Item = Tap> {
    cards.iter().map(move |card| {
        offered(teller, teller.t.odyssee_tap_give(teller.card(card)), Action::Give(card), teller.does(card))
    })
}

/// Islands first: open water is chosen on the page.
fn ashore(known: &Known, ends: HexSet) -> impl Iterator<Item = Hex> {
    ends.without(known.board.water()).iter().take(SAILS_MAX)
}

/// In an address the written form has dots for its spaces: it needs no escaping.
fn offered(teller: Teller<'_>, label: String, action: Action, note: String) -> Tap {
    let written = action.written(teller.board).to_string();
    Tap { label, query: format!("do={}", written.replace(' ', ".")), note, says: Says::only(written) }
}
