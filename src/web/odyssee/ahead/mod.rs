//! What can be said ahead: a course, the next turn roll by roll, what to choose on cards, cards to hand over, words for meetings and
//! battles, patience. What stands on the sheet is what holds; whatever is left open is asked.

mod sheet;
mod ways;
mod written;

pub(super) use sheet::{Sheet, sheet};
pub(super) use ways::ways;

use self::written::Lines;
use super::choice::{Choice, WRITTEN};
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
    /// What there are no fields for.
    lines: Lines,
}

impl Words {
    /// What lies there: in the fields as far as they can say it, else in writing. Of lines that are read one after the other only
    /// the last can stand in the fields, which come after all that is written.
    pub(super) fn of(said: &Said) -> Words {
        let course = said.course.as_ref().map(|kept| kept.word.word.clone());
        let plan = said.plan.as_ref().map(|kept| kept.word.word.clone());
        let choices = course.as_ref().filter(|course| is_by_leg(course)).map(|course| course.choices.clone());
        // Plan and course share the fields for cards.
        let fits = |plan: &Plan| is_by_roll(plan) && choices.as_ref().is_none_or(|choices| *choices == plan.choices);
        let (plan, written_plan) = part(plan, fits);
        let (course, written_course) = part(course, is_by_leg);
        let (hands, hand) = part_last(said.hands.iter().map(|kept| kept.word.clone()).collect(), is_for_all);
        let (meets, meet) = part_last(said.meets.iter().map(|kept| kept.word).collect(), is_plain);
        let (battles, battle) = part_last(said.battles.iter().map(|kept| kept.word).collect(), is_to_the_end);
        let patience = said.patience.filter(|patience| patience.then == Then::Silence);
        let lines = Lines { plan: written_plan, course: written_course, hands, meets, battles };
        Words { course, plan, hand, meet, battle, patience, lines }
    }

    /// All that would lie there with these words in place of what there is.
    pub(super) fn over(&self, scene: &Scene<'_>) -> Said {
        let (view, mut said) = (&scene.known.view, scene.known.said.clone());
        let at = Odyssee::occasion(view);
        if plans(scene) {
            said.plan = None;
            if let Some(plan) = self.plan.as_ref().or(self.lines.plan.as_ref()) {
                said.put_plan(at, plan.clone(), view);
            }
        }
        said.course = None;
        if let Some(course) = self.course.as_ref().or(self.lines.course.as_ref()) {
            said.put_course(at, course.clone(), view);
        }
        said.hands = kept(&self.lines.hands, self.hand.as_ref(), at);
        said.meets = kept(&self.lines.meets, self.meet.as_ref(), at);
        said.battles = kept(&self.lines.battles, self.battle.as_ref(), at);
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
        let cards = choices(choice)?;
        let words = Words {
            course: course(choice, cards.clone())?,
            plan: plan(scene, choice, cards.clone())?,
            hand: hand(choice)?,
            meet: meet(choice)?,
            battle: battle(choice)?,
            patience: patience(choice)?,
            lines: Lines::read(choice.get(WRITTEN).unwrap_or_default(), scene.known.board)?,
        };
        if !cards.is_empty() && words.course.is_none() && words.plan.is_none() {
            return Err(Fault::CardsAlone);
        }
        if words.lines.plan.is_some() && !plans(scene) {
            return Err(Fault::Unknown);
        }
        let is_twice = words.plan.is_some() && words.lines.plan.is_some();
        if is_twice || words.course.is_some() && words.lines.course.is_some() {
            return Err(Fault::Twice);
        }
        Ok(words)
    }
}

/// Whether the own next turn can be said: in the own turn it is not the next one.
fn plans(scene: &Scene<'_>) -> bool {
    scene.own() != Some(scene.known.view.active)
}

/// The word in the fields, or in writing.
fn part<W>(word: Option<W>, fits: impl FnOnce(&W) -> bool) -> (Option<W>, Option<W>) {
    match word {
        Some(word) if fits(&word) => (Some(word), None),
        other => (None, other),
    }
}

/// The last line in the fields if it fits, the others in writing.
fn part_last<W>(mut lines: Vec<W>, fits: fn(&W) -> bool) -> (Vec<W>, Option<W>) {
    let last = lines.pop_if(|line| fits(line));
    (lines, last)
}

fn kept<W: Clone>(lines: &[W], last: Option<&W>, at: Occasion) -> Vec<Kept<W>> {
    lines.iter().chain(last).map(|word| Kept { word: word.clone(), at }).collect()
}

/// Whether the sheet has fields for all that such a word says; so for the next ones.
fn is_by_roll(plan: &Plan) -> bool {
    plan.at.is_none() && plan.first == First::Die && is_listed(&plan.choices, plan.unless)
}

fn is_by_leg(course: &Course) -> bool {
    course.legs.len() <= LEGS.len() && is_listed(&course.choices, course.unless)
}

fn is_listed(choices: &[settle::Choice], unless: Unless) -> bool {
    let is_field = |choice: &settle::Choice| match choice {
        settle::Choice::Feast { from } | settle::Choice::Gifts { from } => *from == 0,
        settle::Choice::Graze | settle::Choice::Hero | settle::Choice::Calm => true,
        settle::Choice::Bid { .. } | settle::Choice::Pay { .. } | settle::Choice::Look(_) => false,
    };
    unless == Unless::default() && choices.iter().all(is_field)
}

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
