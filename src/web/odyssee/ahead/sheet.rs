//! The sheet laid out: lists to choose from, with what lies there chosen.

use super::{AHEAD, CARDS, GIFTS_ASKED_MAX, HOURS, LEGS, PAID, ROLLS, Words, plans, stop_value};
use crate::engine::Seat;
use crate::engine::odyssee::{Card, Hex, Isle, Site, Stop, Terms};
use crate::settle::odyssee::{self as settle, BattleWord, Line, MeetWord};
use crate::web::odyssee::choice::{Choice, DEED, WRITTEN};
use crate::web::odyssee::scene::Scene;

/// Waking hours that somebody may be waited for.
const HOURS_MAX: u16 = 999;

/// One of each kind that has no fields, or more than they can say.
const EXAMPLES: [&str; 5] = [
    "hand to 2 card8,card3",
    "meet * if 1 demand 1g",
    "battle * from 3 on",
    "course isle4 then isle8 home unless near 2",
    "plan arrow h8 ne; roll 1/2/3/4 ask",
];

/// The whole of it.
pub(in crate::web::odyssee) struct Sheet {
    pub(in crate::web::odyssee) groups: Vec<Group>,
    /// What there are no fields for, a line each.
    pub(in crate::web::odyssee) written: String,
    /// Lines that could be written.
    pub(in crate::web::odyssee) examples: [&'static str; 5],
    /// By which numbers lines name the others.
    pub(in crate::web::odyssee) numbers: String,
    /// What lies there already.
    pub(in crate::web::odyssee) lies: Vec<String>,
    pub(in crate::web::odyssee) is_open: bool,
}

pub(in crate::web::odyssee) struct Group {
    pub(in crate::web::odyssee) legend: String,
    pub(in crate::web::odyssee) lists: Vec<List>,
    /// Named and ticked, with what it says.
    pub(in crate::web::odyssee) tick: Option<(&'static str, String, bool)>,
    pub(in crate::web::odyssee) count: Option<Count>,
    /// Something is said in it, or it is one that is said most.
    pub(in crate::web::odyssee) is_open: bool,
}

/// A number from 1 on, or nothing.
pub(in crate::web::odyssee) struct Count {
    pub(in crate::web::odyssee) name: &'static str,
    pub(in crate::web::odyssee) label: String,
    pub(in crate::web::odyssee) value: String,
    pub(in crate::web::odyssee) most: u16,
}

pub(in crate::web::odyssee) struct List {
    pub(in crate::web::odyssee) name: &'static str,
    pub(in crate::web::odyssee) label: String,
    /// Value, label, and whether it is chosen.
    pub(in crate::web::odyssee) options: Vec<(String, String, bool)>,
}

/// For whoever has a seat at a table that goes on. What was chosen before is shown again, else what lies there.
pub(in crate::web::odyssee) fn sheet(scene: &Scene<'_>, choice: &Choice) -> Option<Sheet> {
    let (known, view, own) = (scene.known, &scene.known.view, scene.own()?);
    if view.question.is_none()
        || known.closed
        || known.away.contains(own)
        || scene.is_alone()
        || scene.me()?.ship.is_none()
    {
        return None;
    }
    let is_chosen = choice.get(DEED) == Some(AHEAD);
    let held = Held { scene, words: if is_chosen { Words::default() } else { Words::of(&known.said) } };
    let mut groups = Vec::new();
    if plans(scene) {
        groups.push(held.plan());
    }
    groups.extend([held.course(), held.cards(), held.hand(), held.meetings(), held.patience()]);
    if is_chosen {
        groups.iter_mut().for_each(|group| group.choose(choice));
    }
    for group in &mut groups {
        group.is_open |= group.is_said();
    }
    let written = match is_chosen {
        true => choice.get(WRITTEN).unwrap_or_default().to_owned(),
        false => held.words.lines.write(known.board),
    };
    let numbers = Seat::all(view.players.count()).filter(|seat| *seat != own);
    let numbers = numbers.map(|seat| format!("{} {}", seat.number() + 1, scene.name(seat)));
    let numbers = numbers.collect::<Vec<_>>().join(" · ");
    Some(Sheet {
        groups,
        written,
        examples: EXAMPLES,
        numbers,
        lies: scene.teller().said_words(&known.said),
        is_open: is_chosen,
    })
}

impl Group {
    /// Shows what was chosen, right or wrong, instead of what lies there.
    fn choose(&mut self, choice: &Choice) {
        for list in &mut self.lists {
            for (value, _, chosen) in &mut list.options {
                *chosen = choice.get(list.name).unwrap_or_default() == value;
            }
        }
        if let Some((name, _, ticked)) = &mut self.tick {
            *ticked = choice.get(name).is_some();
        }
        if let Some(count) = &mut self.count {
            count.value = choice.get(count.name).unwrap_or_default().to_owned();
        }
    }

    fn is_said(&self) -> bool {
        let chosen =
            self.lists.iter().flat_map(|list| &list.options).any(|(value, _, chosen)| *chosen && !value.is_empty());
        chosen || self.tick.as_ref().is_some_and(|(.., ticked)| *ticked)
    }
}

struct Held<'a> {
    scene: &'a Scene<'a>,
    words: Words,
}

impl Held<'_> {
    fn group(legend: String, lists: Vec<List>) -> Group {
        Group { legend, lists, tick: None, count: None, is_open: false }
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
        let lists = ROLLS.into_iter().enumerate().map(list).collect();
        Group { is_open: true, ..Self::group(t.odyssee_page_ahead_plan(), lists) }
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
        Group { tick, is_open: true, ..Self::group(t.odyssee_page_ahead_course_title(), lists) }
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
        let most = GIFTS_ASKED_MAX.into();
        let count = Some(Count { name: "price", label: t.odyssee_page_count_gifts(), value: price, most });
        Group { count, ..Self::group(t.odyssee_page_ahead_hand_title(), lists) }
    }

    fn meetings(&self) -> Group {
        let t = self.scene.t;
        let pay = |gifts: u8| t.odyssee_page_ahead_pay(t.odyssee_gifts(gifts));
        let word = self.words.meet.map(|meet| meet.word);
        let mut meet = vec![
            (String::new(), t.odyssee_page_ahead_ask(), word.is_none()),
            ("peace".to_owned(), t.odyssee_page_peace(), word == Some(MeetWord::Peace)),
            ("fight".to_owned(), t.odyssee_page_fight(), word == Some(MeetWord::Fight)),
        ];
        let paid =
            PAID.map(|(name, gifts)| (name.to_owned(), pay(gifts), word == Some(MeetWord::Pay(Terms::gifts(gifts)))));
        meet.splice(2..2, paid);
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

    fn patience(&self) -> Group {
        let t = self.scene.t;
        let hours = self.words.patience.map(|patience| patience.hours.to_string()).unwrap_or_default();
        let is_open = !hours.is_empty();
        let count = Some(Count { name: HOURS, label: t.patience_hours(), value: hours, most: HOURS_MAX });
        Group { count, is_open, ..Self::group(t.odyssee_page_ahead_patience(), Vec::new()) }
    }
}

impl Scene<'_> {
    /// Whether the rules let the reader's ship end there as things are.
    fn may_enter(&self, hex: Hex) -> bool {
        self.known.board.site(hex) != Site::Ithaca || self.me().is_some_and(|me| me.entitled)
    }
}
