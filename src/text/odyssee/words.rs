//! What a seat said ahead, in sentences to its owner: the review lists them, the page of what lies there shows them, a letter
//! tells why one did not count.

use super::vocabulary::Teller;
use crate::engine::Seat;
use crate::engine::odyssee::{Card, Price, ROLL_MAX};
use crate::settle::odyssee::{
    Battle, BattleWord, Choice, Course, First, Hand, Lapse, Line, Meet, MeetWord, Plan, Said, Unless,
};
use crate::settle::patience::{Patience, Then};

impl Teller<'_> {
    /// All that lies there, in the order in which it counts. What plan and course both say of a card is said once.
    pub(crate) fn said_words(self, said: &Said) -> Vec<String> {
        let plan = said.plan.iter().flat_map(|kept| self.plan_words(&kept.word.word));
        let course = said.course.iter().flat_map(|kept| self.course_words(&kept.word.word));
        let hands = said.hands.iter().flat_map(|kept| self.hand_words(&kept.word));
        let meets = said.meets.iter().map(|kept| self.meet_words(kept.word));
        let battles = said.battles.iter().flat_map(|kept| self.battle_words(kept.word));
        let patience = said.patience.map(|patience| self.patience_words(patience));
        let mut told: Vec<String> = Vec::new();
        for sentence in plan.chain(course).chain(hands).chain(meets).chain(battles).chain(patience) {
            if !told.contains(&sentence) {
                told.push(sentence);
            }
        }
        told
    }

    fn plan_words(self, plan: &Plan) -> Vec<String> {
        let t = self.t;
        let first = match plan.first {
            First::Die => t.odyssee_words_plan_die(),
            First::Arrow(arrow) => t.odyssee_words_plan_arrow(self.direction(arrow.direction), self.hex(arrow.origin)),
        };
        let mut sentences = vec![first];
        for (index, line) in plan.rolls.iter().enumerate() {
            if plan.rolls[..index].contains(line) {
                continue;
            }
            let same = (1..=ROLL_MAX).zip(&plan.rolls).filter(|(_, other)| *other == line);
            let rolls = self.any_of(same.map(|(roll, _)| roll.to_string()).collect());
            sentences.push(t.odyssee_words_line(self.line_words(*line), rolls));
        }
        sentences.extend(self.rest_words(&plan.choices, plan.unless));
        sentences
    }

    fn line_words(self, line: Line) -> String {
        match line {
            Line::Sail(hex) => self.t.odyssee_words_sail(self.hex(hex)),
            Line::Stay => self.t.odyssee_words_stay(),
            Line::Ask => self.t.odyssee_words_ask(),
        }
    }

    fn course_words(self, course: &Course) -> Vec<String> {
        let t = self.t;
        let stops = course.legs.iter().map(|stop| self.stop(*stop));
        let stops = stops.reduce(|before, next| t.odyssee_words_then(before, next));
        let mut sentences: Vec<String> = stops.map(|stops| t.odyssee_words_course(stops)).into_iter().collect();
        if course.home {
            sentences.push(t.odyssee_words_home());
        }
        sentences.extend(self.rest_words(&course.choices, course.unless));
        sentences
    }

    fn rest_words(self, choices: &[Choice], unless: Unless) -> Vec<String> {
        let t = self.t;
        let mut sentences: Vec<String> = choices.iter().map(|choice| self.choice_words(*choice)).collect();
        sentences.extend(unless.crew.map(|count| t.odyssee_words_unless_crew(count)));
        sentences.extend(unless.gifts.map(|count| t.odyssee_words_unless_gifts(count)));
        sentences.extend(unless.near.map(|count| t.odyssee_words_unless_near(count)));
        sentences.extend(unless.any.then(|| t.odyssee_words_unless_any()));
        sentences
    }

    fn choice_words(self, choice: Choice) -> String {
        let t = self.t;
        match choice {
            Choice::Bid { price: Price { terms, card }, before } if before.is_empty() => {
                t.odyssee_words_bid(self.card(card), self.terms(terms))
            }
            Choice::Bid { price: Price { terms, card }, before } => {
                t.odyssee_words_bid_before(self.card(card), self.card_list(before.iter()), self.terms(terms))
            }
            Choice::Pay { most, before } => t.odyssee_words_pay(self.card(before), self.terms(most)),
            Choice::Feast { from } => t.odyssee_words_feast(from),
            Choice::Graze => t.odyssee_words_graze(),
            Choice::Hero => t.odyssee_words_hero(),
            Choice::Gifts { from } => t.odyssee_words_gifts(from),
            Choice::Calm => t.odyssee_words_calm(),
            Choice::Look(isles) => t.odyssee_words_look(self.isles(isles)),
        }
    }

    fn hand_words(self, hand: &Hand) -> Vec<String> {
        let t = self.t;
        let cards = self.card_list(hand.cards.iter().copied());
        let given = match hand.to {
            Some(seat) => t.odyssee_words_hand_to(cards, self.name(seat)),
            None => t.odyssee_words_hand(cards),
        };
        let sold = hand.sell.iter().map(|price| t.odyssee_words_sell(self.card(price.card), self.terms(price.terms)));
        [given].into_iter().chain(sold).collect()
    }

    fn meet_words(self, meet: Meet) -> String {
        let t = self.t;
        let who = match meet.margin {
            Some(margin) => t.odyssee_words_margin(margin, self.who(meet.with)),
            None => self.who(meet.with),
        };
        let does = match meet.word {
            MeetWord::Peace => t.odyssee_words_peace(),
            MeetWord::Fight => t.odyssee_words_fight(),
            MeetWord::Demand { terms, else_peace: false } => t.odyssee_words_demand(self.terms(terms)),
            MeetWord::Demand { terms, else_peace: true } => t.odyssee_words_demand_else(self.terms(terms)),
            MeetWord::Pay(terms) => t.odyssee_words_ransom(self.terms(terms)),
            MeetWord::Ask => t.odyssee_words_ask(),
        };
        t.odyssee_words_meet(does, who)
    }

    fn battle_words(self, battle: Battle) -> Vec<String> {
        let t = self.t;
        let who = match battle.from {
            Some(from) => t.odyssee_words_from(from, self.who(battle.with)),
            None => self.who(battle.with),
        };
        let does = match battle.word {
            BattleWord::On => t.odyssee_words_on(),
            BattleWord::Offer(terms) => t.odyssee_words_offer(self.terms(terms)),
        };
        let accepts = battle.accept.map(|terms| t.odyssee_words_accept(self.terms(terms)));
        [t.odyssee_words_battle(does, who)].into_iter().chain(accepts).collect()
    }

    fn patience_words(self, patience: Patience) -> String {
        match patience.then {
            Then::Silence => self.t.odyssee_words_patience(patience.hours),
            Then::Ask => self.t.odyssee_words_patience_none(),
        }
    }

    /// Why a word did not count, though it lay there.
    pub(crate) fn lapse(self, lapse: Lapse) -> String {
        let t = self.t;
        match lapse {
            Lapse::Illegal(reason) => t.odyssee_words_lapse(self.illegal(reason)),
            Lapse::Elsewhere => t.odyssee_words_lapse_elsewhere(),
            Lapse::Blown => t.odyssee_words_lapse_blown(),
            Lapse::Lost => t.odyssee_words_lapse_lost(),
            Lapse::Heroes => t.odyssee_words_lapse_heroes(),
            Lapse::Hunger => t.odyssee_words_lapse_hunger(),
            Lapse::Right => t.odyssee_words_lapse_right(),
            Lapse::Isle(isle) => t.odyssee_words_lapse_isle(self.isle(isle)),
            Lapse::Ship(seat) => t.odyssee_words_lapse_ship(self.name(seat)),
            Lapse::Threat(seat) => t.odyssee_words_lapse_threat(self.name(seat)),
            Lapse::Gifts => t.odyssee_words_lapse_gifts(),
            Lapse::Near(seat) => t.odyssee_words_lapse_near(self.name(seat)),
            Lapse::Touched => t.odyssee_words_lapse_touched(),
            Lapse::NoWay => t.odyssee_words_lapse_no_way(),
            Lapse::NotEntitled => t.odyssee_words_lapse_not_entitled(),
            Lapse::NoCard => t.odyssee_words_lapse_no_card(),
            Lapse::NotTheirs => t.odyssee_words_lapse_not_theirs(),
            Lapse::NotMine => t.odyssee_words_lapse_not_mine(),
            Lapse::TooDear => t.odyssee_words_lapse_too_dear(),
        }
    }

    fn who(self, seat: Option<Seat>) -> String {
        seat.map_or_else(|| self.t.odyssee_words_anyone(), |seat| self.name(seat))
    }

    fn card_list(self, cards: impl Iterator<Item = Card>) -> String {
        cards.map(|card| self.card(card)).collect::<Vec<_>>().join(", ")
    }

    /// «1, 2 or 3».
    fn any_of(self, mut parts: Vec<String>) -> String {
        match parts.pop() {
            Some(last) if !parts.is_empty() => self.t.odyssee_words_or(parts.join(", "), last),
            Some(only) => only,
            None => String::new(),
        }
    }
}
