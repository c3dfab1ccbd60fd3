//! What can be said ahead: a course, the next turn roll by roll, what to choose on cards, cards to hand over, words for meetings and
//! battles, patience. What stands on the sheet is what holds; whatever is left open is asked.

mod sheet;
mod ways;

pub(super) use sheet::{Sheet, sheet};
pub(super) use ways::ways;

use super::choice::Choice;
use super::fault::Fault;
use super::scene::Scene;
use crate::engine::odyssee::{Card, Isle, Odyssee, Price, Stop, Terms};
use crate::settle::odyssee::{
    self as settle, Battle, BattleWord, Course, First, Hand, Line, Meet, MeetWord, Plan, Said, Unless,
};
use crate::settle::patience::{Patience, Then};
use crate::settle::words::{Kept, Occasion, Words as _, Written};

/// The form's own name, as `do` says it.
pub(super) const AHEAD: &str = "ahead";
const LEGS: [&str; 3] = ["c1", "c2", "c3"];
const ROLLS: [&str; 4] = ["p1", "p2", "p3", "p4"];
const CARDS: [&str; 3] = ["h1", "h2", "h3"];
const GIFTS_ASKED_MAX: u8 = 6;
/// What a demand may cost.
const PAID: [(&str, u8); 2] = [("pay1", 1), ("pay2", 2)];
const HOURS: &str = "hours";

/// Everything on the sheet, read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::web) struct Words {
    pub(super) course: Option<Course>,
    pub(super) plan: Option<Plan>,
    pub(super) hand: Option<Hand>,
    pub(super) meet: Option<Meet>,
    pub(super) battle: Option<Battle>,
    pub(super) patience: Option<Patience>,
}

impl Words {
    /// What lies there, as far as the sheet can say it.
    pub(super) fn of(said: &Said) -> Words {
        Words {
            course: said.course.as_ref().map(|kept| kept.word.word.clone()),
            plan: said.plan.as_ref().map(|kept| kept.word.word.clone()),
            hand: said.hands.iter().map(|kept| &kept.word).find(|hand| is_for_all(hand)).cloned(),
            meet: said.meets.iter().map(|kept| kept.word).find(is_plain),
            battle: said.battles.iter().map(|kept| kept.word).find(is_to_the_end),
            patience: said.patience.filter(|patience| patience.then == Then::Silence),
        }
    }

    /// All that would lie there with these words in place of what the sheet shows. Lines of which it knows nothing stay, before its
    /// own, which are for everybody.
    pub(super) fn over(&self, scene: &Scene<'_>) -> Said {
        let (view, mut said) = (&scene.known.view, scene.known.said.clone());
        let at = Odyssee::occasion(view);
        if plans(scene) {
            said.plan = None;
            if let Some(plan) = self.plan.clone() {
                said.put_plan(at, plan, view);
            }
        }
        said.course = None;
        if let Some(course) = self.course.clone() {
            said.put_course(at, course, view);
        }
        replace(&mut said.hands, self.hand.clone(), at, is_for_all);
        replace(&mut said.meets, self.meet, at, is_plain);
        replace(&mut said.battles, self.battle, at, is_to_the_end);
        said.patience = self.patience;
        said
    }

    /// Kinds and texts, for the form that lays them down; an empty text withdraws.
    pub(super) fn written(&self, scene: &Scene<'_>, game: &Odyssee) -> Vec<(&'static str, String)> {
        fn lines<'a, W: Written<Odyssee> + 'a>(words: impl Iterator<Item = &'a W>, game: &Odyssee) -> String {
            words.map(|word| word.write(game)).collect::<Vec<_>>().join("\n")
        }
        let said = self.over(scene);
        let patience = said.patience.map(|patience| patience.written(Odyssee::SILENCE));
        let plan = plans(scene).then(|| ("plan", lines(said.plan.iter().map(|kept| &kept.word.word), game)));
        let others = [
            ("course", lines(said.course.iter().map(|kept| &kept.word.word), game)),
            ("hand", lines(said.hands.iter().map(|kept| &kept.word), game)),
            ("meet", lines(said.meets.iter().map(|kept| &kept.word), game)),
            ("battle", lines(said.battles.iter().map(|kept| &kept.word), game)),
            ("patience", patience.unwrap_or_default()),
        ];
        plan.into_iter().chain(others).collect()
    }

    /// Reads the sheet. A stop or card named twice, or a hex that the roll does not reach, is refused.
    pub(super) fn read(scene: &Scene<'_>, choice: &Choice) -> Result<Words, Fault> {
        if choice.is_too_much() {
            return Err(Fault::Much);
        }
        let choices = choices(choice)?;
        Ok(Words {
            course: course(choice, choices.clone())?,
            plan: plan(scene, choice, choices)?,
            hand: hand(choice)?,
            meet: meet(choice)?,
            battle: battle(choice)?,
            patience: patience(choice)?,
        })
    }
}

/// Whether the own next turn can be said: in the own turn it is not the next one.
fn plans(scene: &Scene<'_>) -> bool {
    scene.own() != Some(scene.known.view.active)
}

/// Whether the sheet has fields for all that such a line says; so for the next two.
fn is_for_all(hand: &Hand) -> bool {
    let sold = |price: &Price| price.terms == Terms::gifts(price.terms.gifts);
    hand.to.is_none() && hand.cards.len() <= CARDS.len() && hand.sell.len() <= 1 && hand.sell.iter().all(sold)
}

fn is_plain(meet: &Meet) -> bool {
    let is_listed = match meet.word {
        MeetWord::Peace | MeetWord::Fight => true,
        MeetWord::Pay(terms) => PAID.iter().any(|(_, gifts)| terms == Terms::gifts(*gifts)),
        MeetWord::Demand { .. } | MeetWord::Ask => false,
    };
    meet.with.is_none() && meet.margin.is_none() && is_listed
}

fn is_to_the_end(battle: &Battle) -> bool {
    let is_listed = match battle.word {
        BattleWord::On => true,
        BattleWord::Offer(terms) => terms == Terms::NOTHING,
    };
    battle.with.is_none() && battle.from.is_none() && battle.accept.is_none() && is_listed
}

fn replace<W>(lines: &mut Vec<Kept<W>>, word: Option<W>, at: Occasion, is_on_the_sheet: fn(&W) -> bool) {
    if let Some(shown) = lines.iter().position(|kept| is_on_the_sheet(&kept.word)) {
        lines.remove(shown);
    }
    lines.extend(word.map(|word| Kept { word, at }));
}

fn course(choice: &Choice, choices: Vec<settle::Choice>) -> Result<Option<Course>, Fault> {
    let mut legs: Vec<Stop> = Vec::new();
    for name in LEGS {
        if let Some(value) = choice.get(name) {
            let stop = stop_named(value).ok_or(Fault::Unknown)?;
            if legs.contains(&stop) {
                return Err(Fault::Twice);
            }
            legs.push(stop);
        }
    }
    // Ithaca is where a course ends.
    if legs.iter().rev().skip(1).any(|stop| *stop == Stop::Ithaca) {
        return Err(Fault::Unknown);
    }
    let home = choice.get("home").is_some();
    let is_said = home || !legs.is_empty();
    Ok(is_said.then(|| Course { legs, home, choices, unless: Unless::default() }))
}

fn plan(scene: &Scene<'_>, choice: &Choice, choices: Vec<settle::Choice>) -> Result<Option<Plan>, Fault> {
    let mut rolls = [Line::Ask; 4];
    let mut is_said = false;
    for (number, name) in ROLLS.into_iter().enumerate() {
        rolls[number] = match choice.get(name) {
            None | Some("ask") => Line::Ask,
            Some("stay") => Line::Stay,
            Some(hex) => {
                let hex = scene.known.board.hex_named(hex).ok_or(Fault::Unknown)?;
                let from = scene.me().and_then(|me| me.ship).ok_or(Fault::Stale)?;
                if !scene.known.board.reach(from, number as u8 + 1).contains(hex) {
                    return Err(Fault::Unknown);
                }
                Line::Sail(hex)
            }
        };
        is_said |= rolls[number] != Line::Ask;
    }
    Ok(is_said.then(|| Plan { at: None, first: First::Die, rolls, choices, unless: Unless::default() }))
}

/// What to choose on cards.
fn choices(choice: &Choice) -> Result<Vec<settle::Choice>, Fault> {
    let mut choices = Vec::new();
    match choice.get("cattle") {
        None | Some("ask") => {}
        Some("feast") => choices.push(settle::Choice::Feast { from: 0 }),
        Some("graze") => choices.push(settle::Choice::Graze),
        Some(_) => return Err(Fault::Unknown),
    }
    match choice.get("toll") {
        None | Some("ask") => {}
        Some("hero") => choices.push(settle::Choice::Hero),
        Some("gifts") => choices.push(settle::Choice::Gifts { from: 0 }),
        Some(_) => return Err(Fault::Unknown),
    }
    match choice.get("winds") {
        None | Some("ask") => {}
        Some("calm") => choices.push(settle::Choice::Calm),
        Some(_) => return Err(Fault::Unknown),
    }
    Ok(choices)
}

fn hand(choice: &Choice) -> Result<Option<Hand>, Fault> {
    let mut cards: Vec<Card> = Vec::new();
    for name in CARDS {
        if let Some(value) = choice.get(name) {
            let card = Card::named(value).ok_or(Fault::Unknown)?;
            if cards.contains(&card) {
                return Err(Fault::Twice);
            }
            cards.push(card);
        }
    }
    let sell = match choice.get("sell") {
        None => Vec::new(),
        Some(card) => {
            let gifts = choice.get("price").and_then(|count| count.trim().parse().ok());
            let gifts = gifts.filter(|gifts| (1..=GIFTS_ASKED_MAX).contains(gifts)).ok_or(Fault::Count)?;
            vec![Price { terms: Terms::gifts(gifts), card: Card::named(card).ok_or(Fault::Unknown)? }]
        }
    };
    Ok((!cards.is_empty()).then_some(Hand { to: None, cards, sell }))
}

fn meet(choice: &Choice) -> Result<Option<Meet>, Fault> {
    let word = match choice.get("meet") {
        None | Some("ask") => return Ok(None),
        Some("peace") => MeetWord::Peace,
        Some("fight") => MeetWord::Fight,
        Some(name) => {
            let paid = PAID.iter().find(|(other, _)| *other == name);
            MeetWord::Pay(Terms::gifts(paid.ok_or(Fault::Unknown)?.1))
        }
    };
    Ok(Some(Meet { with: None, margin: None, word }))
}

fn battle(choice: &Choice) -> Result<Option<Battle>, Fault> {
    let word = match choice.get("battle") {
        None | Some("ask") => return Ok(None),
        Some("on") => BattleWord::On,
        Some("stop") => BattleWord::Offer(Terms::NOTHING),
        Some(_) => return Err(Fault::Unknown),
    };
    Ok(Some(Battle { with: None, from: None, word, accept: None }))
}

/// Hours, or none; read by the same reader as when they are laid down.
fn patience(choice: &Choice) -> Result<Option<Patience>, Fault> {
    let written = |hours: &str| format!("after {} {}", hours.trim(), Odyssee::SILENCE);
    let read = |hours: &str| Patience::read(&written(hours), Odyssee::SILENCE).map_err(|_| Fault::Hours);
    choice.get(HOURS).map(read).transpose()
}

fn stop_named(name: &str) -> Option<Stop> {
    match name {
        "ithaca" => Some(Stop::Ithaca),
        "aeolus" => Some(Stop::Aeolus),
        _ => Isle::named(name).map(Stop::Isle),
    }
}

fn stop_value(stop: Stop) -> String {
    match stop {
        Stop::Ithaca => "ithaca".to_owned(),
        Stop::Aeolus => "aeolus".to_owned(),
        Stop::Syrte => "syrte".to_owned(),
        Stop::Isle(isle) => isle.to_string(),
    }
}
