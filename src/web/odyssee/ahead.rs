//! The sheet of what can be said ahead: a course, the next turn roll by roll, what to choose on cards, cards to hand over, words for
//! meetings and battles. What stands on it is what holds; whatever is left open is asked.

use super::choice::Choice;
use super::fault::Fault;
use super::scene::Scene;
use crate::chart::odyssee::Way;
use crate::engine::odyssee::{Action, Board, Card, Direction, Hex, Isle, Odyssee, Price, Site, Stop, Terms};
use crate::settle::odyssee::{
    self as settle, Battle, BattleWord, Course, First, Hand, Line, Meet, MeetWord, Plan, Said, Unless, foresee,
};
use crate::settle::words::Words as _;

/// The form's own name, as `do` says it.
pub(super) const AHEAD: &str = "ahead";
const LEGS: [&str; 3] = ["c1", "c2", "c3"];
const ROLLS: [&str; 4] = ["p1", "p2", "p3", "p4"];
const CARDS: [&str; 3] = ["h1", "h2", "h3"];
const GIFTS_ASKED_MAX: u8 = 6;

/// Everything on the sheet, read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::web) struct Words {
    pub(super) course: Option<Course>,
    pub(super) plan: Option<Plan>,
    pub(super) hand: Option<Hand>,
    pub(super) meet: Option<Meet>,
    pub(super) battle: Option<Battle>,
}

impl Words {
    /// What lies there, as far as the sheet can say it.
    pub(super) fn of(said: &Said) -> Words {
        Words {
            course: said.course.as_ref().map(|kept| kept.word.word.clone()),
            plan: said.plan.as_ref().map(|kept| kept.word.word.clone()),
            hand: said.hands.first().map(|kept| kept.word.clone()),
            meet: said.meets.first().map(|kept| kept.word),
            battle: said.battles.first().map(|kept| kept.word),
        }
    }

    /// Kinds and texts, for the form that lays them down; an empty text withdraws.
    pub(super) fn written(&self, game: &Odyssee) -> Vec<(&'static str, String)> {
        fn text<W: crate::settle::words::Written<Odyssee>>(word: Option<&W>, game: &Odyssee) -> String {
            word.map(|word| word.write(game)).unwrap_or_default()
        }
        vec![
            ("course", text(self.course.as_ref(), game)),
            ("plan", text(self.plan.as_ref(), game)),
            ("hand", text(self.hand.as_ref(), game)),
            ("meet", text(self.meet.as_ref(), game)),
            ("battle", text(self.battle.as_ref(), game)),
        ]
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
        })
    }
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
        Some("pay1") => MeetWord::Pay(Terms::gifts(1)),
        Some("pay2") => MeetWord::Pay(Terms::gifts(2)),
        Some(_) => return Err(Fault::Unknown),
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

fn stop_named(name: &str) -> Option<Stop> {
    match name {
        "ithaca" => Some(Stop::Ithaca),
        "aeolus" => Some(Stop::Aeolus),
        _ => Isle::named(name).map(Stop::Isle),
    }
}

pub(super) fn stop_value(stop: Stop) -> String {
    match stop {
        Stop::Ithaca => "ithaca".to_owned(),
        Stop::Aeolus => "aeolus".to_owned(),
        Stop::Syrte => "syrte".to_owned(),
        Stop::Isle(isle) => isle.to_string(),
    }
}

impl Scene<'_> {
    pub(super) fn stop(&self, stop: Stop) -> String {
        let site = match stop {
            Stop::Ithaca => Site::Ithaca,
            Stop::Aeolus => Site::Aeolus,
            Stop::Syrte => Site::Syrte,
            Stop::Isle(isle) => Site::Isle(isle),
        };
        self.labels().site(self.known.board, site)
    }

    /// What the reader does with an answer.
    fn deed(&self, action: Action) -> String {
        self.own().map(|seat| self.teller().action(seat, &action)).unwrap_or_default()
    }

    /// What the words say, a sentence each.
    pub(super) fn told_words(&self, words: &Words) -> Vec<String> {
        let t = self.t;
        let mut told = Vec::new();
        if let Some(plan) = &words.plan {
            for (number, line) in plan.rolls.iter().enumerate() {
                let what = match line {
                    Line::Sail(hex) => self.hex(*hex),
                    Line::Stay => t.odyssee_page_stay(),
                    Line::Ask => t.odyssee_page_ahead_ask(),
                };
                told.push(t.odyssee_page_ahead_roll(number + 1, what));
            }
        }
        if let Some(course) = &words.course {
            if !course.legs.is_empty() {
                let stops: Vec<String> = course.legs.iter().map(|stop| self.stop(*stop)).collect();
                told.push(t.odyssee_page_ahead_course(stops.join(" → ")));
            }
            if course.home {
                told.push(t.odyssee_page_ahead_home());
            }
        }
        let choices = words.course.as_ref().map(|course| &course.choices);
        for choice in choices.or(words.plan.as_ref().map(|plan| &plan.choices)).into_iter().flatten() {
            match choice {
                settle::Choice::Feast { .. } => told.push(self.deed(Action::Feast)),
                settle::Choice::Graze => told.push(self.deed(Action::Graze)),
                settle::Choice::Hero => told.push(self.deed(Action::Hero)),
                settle::Choice::Gifts { .. } => told.push(self.deed(Action::Gifts)),
                settle::Choice::Calm => told.push(self.deed(Action::Calm)),
                settle::Choice::Bid { .. } | settle::Choice::Pay { .. } | settle::Choice::Look(_) => {}
            }
        }
        if let Some(hand) = &words.hand {
            told.push(t.odyssee_page_ahead_hand(self.cards(hand.cards.iter().copied())));
            for price in &hand.sell {
                told.push(t.odyssee_page_ahead_sell(self.card(price.card), self.terms(price.terms)));
            }
        }
        if let Some(meet) = &words.meet {
            told.push(match meet.word {
                MeetWord::Peace => t.odyssee_page_ahead_meet(String::new(), "peace"),
                MeetWord::Fight => t.odyssee_page_ahead_meet(String::new(), "fight"),
                MeetWord::Pay(terms) => t.odyssee_page_ahead_meet(self.terms(terms), "pay"),
                MeetWord::Demand { terms, .. } => self.deed(Action::Demand(terms)),
                MeetWord::Ask => t.odyssee_page_ahead_ask(),
            });
        }
        if let Some(battle) = &words.battle {
            told.push(match battle.word {
                BattleWord::On => t.odyssee_page_ahead_battle("on"),
                BattleWord::Offer(_) => t.odyssee_page_ahead_battle("stop"),
            });
        }
        told
    }
}

/// The ways that plan or course take for each roll, from the ship as it lies; those with one end have one label.
pub(super) fn ways(scene: &Scene<'_>, words: &Words) -> Vec<Way> {
    let (known, view) = (scene.known, &scene.known.view);
    let Some(from) = scene.me().and_then(|me| me.ship) else { return Vec::new() };
    let mut said = known.said.clone();
    let at = Odyssee::occasion(view);
    (said.plan, said.course) = (None, None);
    if let Some(plan) = words.plan.clone() {
        said.put_plan(at, plan, view);
    }
    if let Some(course) = words.course.clone() {
        said.put_course(at, course, view);
    }
    let Some(foreseen) = foresee(&said, view) else { return Vec::new() };
    let mut ends: Vec<(Hex, String)> = Vec::new();
    for (roll, action) in (1..).zip(foreseen.rolls) {
        if let Ok(Action::Sail(hex)) = action {
            match ends.iter_mut().find(|(other, _)| *other == hex) {
                Some((_, label)) => *label += &format!("/{roll}"),
                None => ends.push((hex, roll.to_string())),
            }
        }
    }
    ends.into_iter().map(|(hex, label)| Way { hexes: way(known.board, from, hex), label }).collect()
}

/// A shortest way over water, found from its end.
fn way(board: &'static Board, from: Hex, to: Hex) -> Vec<Hex> {
    let mut hexes = vec![to];
    let mut left = board.sea_distance(from, to).unwrap_or(0);
    while left > 1 {
        left -= 1;
        let last = hexes[hexes.len() - 1];
        let before = Direction::ALL
            .into_iter()
            .filter_map(|direction| board.neighbor(last, direction))
            .find(|hex| board.water().contains(*hex) && board.sea_distance(from, *hex) == Some(left));
        match before {
            Some(hex) => hexes.push(hex),
            None => break,
        }
    }
    hexes.push(from);
    hexes.reverse();
    hexes
}

/// The sheet laid out: lists to choose from.
pub(super) struct Sheet {
    pub(super) groups: Vec<Group>,
    /// What lies there already.
    pub(super) lies: Vec<String>,
    pub(super) is_open: bool,
}

pub(super) struct Group {
    pub(super) legend: String,
    pub(super) lists: Vec<List>,
    /// Named and ticked, with what it says.
    pub(super) tick: Option<(&'static str, String, bool)>,
    /// A number of gifts: its name, what it is for, what it holds.
    pub(super) count: Option<(&'static str, String, String)>,
}

pub(super) struct List {
    pub(super) name: &'static str,
    pub(super) label: String,
    /// Value, label, and whether it is chosen.
    pub(super) options: Vec<(String, String, bool)>,
}

/// For whoever has a seat at a table that goes on. What was chosen before is shown again, else what lies there.
pub(super) fn sheet(scene: &Scene<'_>, choice: &Choice) -> Option<Sheet> {
    let (known, view, own) = (scene.known, &scene.known.view, scene.own()?);
    let is_alone = known.company.bots.len() + 1 >= view.players.count();
    if view.question.is_none() || known.closed || known.away.contains(own) || is_alone || scene.me()?.ship.is_none() {
        return None;
    }
    let said = Words::of(&known.said);
    let is_chosen = choice.get(super::choice::DEED) == Some(AHEAD);
    let held =
        Held { scene, words: if is_chosen { Words::read(scene, choice).unwrap_or_default() } else { said.clone() } };
    let mut groups = Vec::new();
    if view.active != own {
        groups.push(held.plan());
    }
    groups.extend([held.course(), held.cards(), held.hand(), held.meetings()]);
    Some(Sheet { groups, lies: scene.told_words(&said), is_open: is_chosen })
}

struct Held<'a> {
    scene: &'a Scene<'a>,
    words: Words,
}

impl Held<'_> {
    fn group(legend: String, lists: Vec<List>) -> Group {
        Group { legend, lists, tick: None, count: None }
    }

    fn plan(&self) -> Group {
        let (scene, t, board) = (self.scene, self.scene.t, self.scene.known.board);
        let from = scene.me().and_then(|me| me.ship).unwrap_or_default();
        let list = |(number, name): (usize, &'static str)| {
            let line = self.words.plan.as_ref().map(|plan| plan.rolls[number]);
            let mut options = vec![
                (String::new(), t.odyssee_page_ahead_ask(), line.is_none_or(|line| line == Line::Ask)),
                ("stay".to_owned(), t.odyssee_page_stay(), line == Some(Line::Stay)),
            ];
            let mut ends: Vec<Hex> = board.reach(from, number as u8 + 1).iter().collect();
            ends.sort_by_key(|hex| board.water().contains(*hex));
            options.extend(
                ends.into_iter()
                    .filter(|hex| scene.may_enter(*hex))
                    .map(|hex| (board.hex_name(hex).to_owned(), scene.hex(hex), line == Some(Line::Sail(hex)))),
            );
            List { name, label: t.odyssee_page_ahead_roll_label(number + 1), options }
        };
        Self::group(t.odyssee_page_ahead_plan(), ROLLS.into_iter().enumerate().map(list).collect())
    }

    fn course(&self) -> Group {
        let (scene, t) = (self.scene, self.scene.t);
        let stops: Vec<Stop> = Isle::all().map(Stop::Isle).chain([Stop::Aeolus, Stop::Ithaca]).collect();
        let legs = self.words.course.as_ref().map(|course| course.legs.clone()).unwrap_or_default();
        let list = |(number, name): (usize, &'static str)| {
            let leg = legs.get(number).copied();
            let mut options = vec![(String::new(), t.odyssee_page_ahead_nowhere(), leg.is_none())];
            options.extend(stops.iter().map(|stop| (stop_value(*stop), scene.stop(*stop), leg == Some(*stop))));
            List { name, label: t.odyssee_page_ahead_leg(number + 1), options }
        };
        let lists = LEGS.into_iter().enumerate().map(list).collect();
        let home = self.words.course.as_ref().is_some_and(|course| course.home);
        let tick = Some(("home", t.odyssee_page_ahead_home(), home));
        Group { tick, ..Self::group(t.odyssee_page_ahead_course_title(), lists) }
    }

    fn cards(&self) -> Group {
        let (scene, t) = (self.scene, self.scene.t);
        let choices = self.words.course.as_ref().map(|course| course.choices.clone());
        let choices = choices.or(self.words.plan.as_ref().map(|plan| plan.choices.clone())).unwrap_or_default();
        let has = |wanted: &dyn Fn(&settle::Choice) -> bool| choices.iter().any(wanted);
        let list = |name: &'static str, card: u8, options: Vec<(&str, String, bool)>| {
            let is_said = options.iter().any(|(.., chosen)| *chosen);
            let ask = (String::new(), t.odyssee_page_ahead_ask(), !is_said);
            let options = options.into_iter().map(|(value, label, chosen)| (value.to_owned(), label, chosen));
            let label = Card::numbered(card).map(|card| scene.card(card)).unwrap_or_default();
            List { name, label, options: std::iter::once(ask).chain(options).collect() }
        };
        let cattle = vec![
            ("graze", t.odyssee_page_graze(), has(&|one| matches!(one, settle::Choice::Graze))),
            ("feast", t.odyssee_page_feast(), has(&|one| matches!(one, settle::Choice::Feast { .. }))),
        ];
        let gifts = t.odyssee_page_toll_gifts(t.odyssee_gifts(2));
        let toll = vec![
            ("gifts", gifts, has(&|one| matches!(one, settle::Choice::Gifts { .. }))),
            ("hero", t.odyssee_page_toll_hero(), has(&|one| matches!(one, settle::Choice::Hero))),
        ];
        let winds = vec![("calm", t.odyssee_page_calm(), has(&|one| matches!(one, settle::Choice::Calm)))];
        let lists = vec![list("cattle", 6, cattle), list("toll", 7, toll), list("winds", 5, winds)];
        Self::group(t.odyssee_page_ahead_cards(), lists)
    }

    fn hand(&self) -> Group {
        let (scene, t) = (self.scene, self.scene.t);
        let own: Vec<Card> = scene.me().map(|me| me.cards.iter().copied().collect()).unwrap_or_default();
        let listed = self.words.hand.as_ref().map(|hand| hand.cards.clone()).unwrap_or_default();
        let option = |card: &Card, chosen: Option<Card>| (card.to_string(), scene.card(*card), chosen == Some(*card));
        let list = |(number, name): (usize, &'static str)| {
            let chosen = listed.get(number).copied();
            let mut options = vec![(String::new(), t.odyssee_page_ahead_ask(), chosen.is_none())];
            options.extend(own.iter().map(|card| option(card, chosen)));
            List { name, label: t.odyssee_page_ahead_hand_place(number + 1), options }
        };
        let mut lists: Vec<List> = CARDS.into_iter().enumerate().map(list).collect();
        let sold = self.words.hand.as_ref().and_then(|hand| hand.sell.first().copied());
        let mut options = vec![(String::new(), t.odyssee_term_nothing(), sold.is_none())];
        options.extend(own.iter().map(|card| option(card, sold.map(|price| price.card))));
        lists.push(List { name: "sell", label: t.odyssee_page_ahead_sell_title(), options });
        let price = sold.map_or(1, |price| price.terms.gifts).to_string();
        let count = Some(("price", t.odyssee_page_count_gifts(), price));
        Group { count, ..Self::group(t.odyssee_page_ahead_hand_title(), lists) }
    }

    fn meetings(&self) -> Group {
        let t = self.scene.t;
        let pay = |gifts: u8| t.odyssee_page_ahead_pay(t.odyssee_gifts(gifts));
        let word = self.words.meet.map(|meet| meet.word);
        let meet = vec![
            (String::new(), t.odyssee_page_ahead_ask(), word.is_none()),
            ("peace".to_owned(), t.odyssee_page_peace(), word == Some(MeetWord::Peace)),
            ("pay1".to_owned(), pay(1), word == Some(MeetWord::Pay(Terms::gifts(1)))),
            ("pay2".to_owned(), pay(2), word == Some(MeetWord::Pay(Terms::gifts(2)))),
            ("fight".to_owned(), t.odyssee_page_fight(), word == Some(MeetWord::Fight)),
        ];
        let word = self.words.battle.map(|battle| battle.word);
        let battle = vec![
            (String::new(), t.odyssee_page_ahead_ask(), word.is_none()),
            ("on".to_owned(), t.odyssee_page_on(), word == Some(BattleWord::On)),
            ("stop".to_owned(), t.odyssee_page_stop(), matches!(word, Some(BattleWord::Offer(_)))),
        ];
        let lists = vec![
            List { name: "meet", label: t.odyssee_page_ahead_meet_title(), options: meet },
            List { name: "battle", label: t.odyssee_page_ahead_battle_title(), options: battle },
        ];
        Self::group(t.odyssee_page_ahead_meet_title(), lists)
    }
}

impl Scene<'_> {
    /// Whether the rules let the reader's ship end there as things are.
    fn may_enter(&self, hex: Hex) -> bool {
        self.known.board.site(hex) != Site::Ithaca || self.me().is_some_and(|me| me.entitled)
    }
}
