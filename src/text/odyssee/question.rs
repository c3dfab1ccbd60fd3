//! The question in one sentence, as its reader hears it, or whom the table waits for; what the reader should know besides;
//! what silence says.

use super::Known;
use super::refusal::question_name;
use super::vocabulary::Teller;
use crate::engine::odyssee::{ArrowRange, BattleBy, Card, Exchange, Legal, Question, Refused, SpokenView, Step};
use crate::engine::{Outcome, Seat};
use crate::settle::odyssee::Said;
use crate::text::{Text, yes_no};

/// What stands above everything else.
pub(crate) fn headline(known: &Known, t: Text) -> String {
    if known.closed {
        return t.odyssee_over_closed();
    }
    let Some(open) = known.view.question else {
        return outcome(known, t);
    };
    if known.stands_still() {
        return t.stands_still();
    }
    let teller = known.teller(t);
    match known.asked() {
        Some(seat) if known.covered => format!("{} {}", asked(known, teller, seat, open), t.ahead_covered()),
        Some(seat) => asked(known, teller, seat, open),
        None => waiting(known, teller, open),
    }
}

fn asked(known: &Known, teller: Teller<'_>, seat: Seat, open: Question) -> String {
    let (t, view) = (teller.t, &known.view);
    let card = || view.card.map(|card| teller.card(card)).unwrap_or_default();
    let sentence = match open {
        Question::Turn => view.players[seat].ship.map(|hex| t.odyssee_ask_turn(teller.hex(hex))),
        Question::Sail => view.roll.map(|roll| t.odyssee_ask_sail(roll)),
        Question::Land => {
            view.landing.map(|landing| t.odyssee_ask_land(teller.isle(landing.isle), teller.name(landing.owner)))
        }
        Question::Give => view.landing.map(|landing| {
            let (isle, name) = (teller.isle(landing.isle), teller.name(view.active));
            match landing.bid {
                Some(bid) => t.odyssee_ask_give_bid(teller.card(bid.card), isle, name, teller.terms(bid.terms)),
                None => t.odyssee_ask_give(isle, name),
            }
        }),
        Question::Price => view.landing.and_then(|landing| {
            let (price, other) = landing.ask?;
            let (card, owner) = (teller.card(price.card), teller.name(landing.owner));
            Some(t.odyssee_ask_price(card, teller.card(other), owner, teller.terms(price.terms)))
        }),
        Question::Winds => Some(t.odyssee_ask_winds(card())),
        Question::Cattle => Some(t.odyssee_ask_cattle(card())),
        Question::Toll => {
            let (heroes, gifts) = toll(view.card);
            Some(t.odyssee_ask_toll(card(), t.odyssee_gifts(gifts), t.odyssee_heroes(heroes)))
        }
        Question::Look => Some(t.odyssee_ask_look(card(), look(view.card))),
        Question::Meeting => view.meeting.and_then(|meeting| {
            let other = if meeting.first == seat { meeting.second } else { meeting.first };
            Some(t.odyssee_ask_meeting(teller.name(other), teller.hex(view.players[seat].ship?)))
        }),
        Question::Proposal => view.meeting.and_then(|meeting| {
            let name = teller.name(meeting.speaker);
            Some(match meeting.proposal? {
                SpokenView::Demand(terms) => t.odyssee_ask_demand(yes_no(fights(known)), name, teller.terms(terms)),
                SpokenView::Trade(Exchange { gives, wants }) => {
                    t.odyssee_ask_trade(teller.terms(gives), name, teller.terms(wants))
                }
            })
        }),
        Question::Battle => view.battle.map(|battle| {
            let other = if battle.first == seat { battle.second } else { battle.first };
            let heroes = |seat: Seat| t.odyssee_heroes(view.players[seat].crew);
            t.odyssee_ask_battle(teller.name(other), view.players[other].crew, heroes(seat))
        }),
        Question::Offer => view.battle.and_then(|battle| {
            let Exchange { gives, wants } = battle.offer?;
            Some(t.odyssee_ask_offer(teller.terms(gives), teller.name(battle.speaker), teller.terms(wants)))
        }),
    };
    sentence.unwrap_or_default()
}

fn waiting(known: &Known, teller: Teller<'_>, open: Question) -> String {
    let (t, view) = (teller.t, &known.view);
    let name = teller.name(known.awaited().unwrap_or(view.active));
    let newcomer = || teller.name(view.active);
    let sentence = match open {
        Question::Turn => Some(t.odyssee_wait_turn(name)),
        Question::Sail => view.roll.map(|roll| t.odyssee_wait_sail(name, roll)),
        Question::Land => {
            view.landing.map(|landing| t.odyssee_wait_land(teller.isle(landing.isle), name, teller.name(landing.owner)))
        }
        Question::Give => view.landing.map(|landing| t.odyssee_wait_give(teller.isle(landing.isle), newcomer(), name)),
        Question::Price => view.landing.and_then(|landing| {
            let (price, _) = landing.ask?;
            let owner = teller.name(landing.owner);
            Some(t.odyssee_wait_price(teller.card(price.card), name, owner, teller.terms(price.terms)))
        }),
        Question::Winds | Question::Cattle | Question::Toll | Question::Look => {
            view.card.map(|card| t.odyssee_wait_card(teller.card(card), name))
        }
        Question::Meeting => view.meeting.and_then(|meeting| {
            let place = teller.hex(view.players[meeting.first].ship?);
            Some(t.odyssee_wait_meeting(name, teller.names([meeting.first, meeting.second]), place))
        }),
        Question::Proposal => {
            view.meeting.map(|met| t.odyssee_wait_proposal(name, teller.names([met.first, met.second])))
        }
        Question::Offer => {
            view.battle.map(|battle| t.odyssee_wait_proposal(name, teller.names([battle.first, battle.second])))
        }
        Question::Battle => {
            view.battle.map(|battle| t.odyssee_wait_battle(name, teller.names([battle.first, battle.second])))
        }
    };
    sentence.unwrap_or_default()
}

fn outcome(known: &Known, t: Text) -> String {
    let teller = known.teller(t);
    match known.view.outcome {
        Outcome::Running => t.odyssee_not_asked(),
        Outcome::Won(seat) => t.odyssee_over_won(teller.name(seat), teller.you(seat)),
        Outcome::Shared(seats) => t.odyssee_over_shared(teller.names(seats.iter())),
    }
}

/// Whether a refused demand is a battle: always, unless both must want it (G-66).
fn fights(known: &Known) -> bool {
    known.view.options.battle == BattleBy::Either
        || matches!(known.legal, Legal::Proposal { refused: Refused::Battle, .. })
}

/// What Scylla takes: heroes, or gifts.
fn toll(card: Option<Card>) -> (u8, u8) {
    match card.and_then(|card| card.tale().task.last()) {
        Some(Step::Toll { heroes, gifts }) => (*heroes, *gifts),
        _ => (0, 0),
    }
}

fn look(card: Option<Card>) -> u8 {
    match card.and_then(|card| card.tale().task.last()) {
        Some(Step::Look(count)) => *count,
        _ => 0,
    }
}

/// Whether the reader's next turn is still open although others wait for people: then a letter asks for it ahead.
pub(super) fn is_plan_wanted(known: &Known) -> bool {
    let view = &known.view;
    let Some(seat) = known.own_seat().filter(|seat| view.players[*seat].ship.is_some()) else { return false };
    let is_alone = Seat::all(view.players.count()).all(|other| other == seat || known.company.bots.contains(other));
    let is_open = known.said.plan.is_none() && known.said.course.is_none();
    let waits = view.question.is_some() && known.asked().is_none();
    waits && is_open && !is_alone && !known.closed && !known.away.contains(seat) && !known.stands_still()
}

/// What the reader should know besides, one sentence each.
pub(crate) fn context(known: &Known, t: Text) -> Vec<String> {
    let (view, teller) = (&known.view, known.teller(t));
    let mut lines = Vec::new();
    if known.closed || view.question.is_none() {
        return lines;
    }
    let Some(seat) = known.own_seat() else {
        return vec![t.odyssee_watching()];
    };
    match known.asked() {
        Some(_) => {
            lines.extend(known.lapse.map(|lapse| teller.lapse(lapse)));
            let lies = known.covered && known.said != Said::default();
            lines.extend(lies.then(|| t.ahead_sealed_note()));
        }
        None if known.stands_still() => {}
        None if known.away.contains(seat) => lines.push(t.odyssee_resigned()),
        None => {
            lines.push(if is_plan_wanted(known) { t.odyssee_plan_wanted() } else { t.odyssee_not_asked() });
            lines.extend(known.lapse.map(|lapse| teller.lapse(lapse)));
        }
    }
    let rivals = Seat::all(view.players.count()).filter(|other| *other != seat && view.players[*other].entitled);
    let rivals: Vec<Seat> = rivals.filter(|other| view.players[*other].ship.is_some()).collect();
    lines.extend((!rivals.is_empty()).then(|| t.odyssee_know_rivals(teller.names(rivals))));
    lines
}

/// What the answer may cost or bring, for a letter; a page shows it beside its forms.
pub(super) fn at_stake(known: &Known, t: Text) -> Vec<String> {
    let mut lines = Vec::new();
    let Some(seat) = known.asked() else { return lines };
    let player = &known.view.players[seat];
    lines.extend((player.doom > 0).then(|| t.odyssee_know_doom(player.doom)));
    lines.extend(player.skips.then(|| t.odyssee_know_skip()));
    lines.extend(player.lands.then(|| t.odyssee_know_land()));
    lines.push(match player.chips.saturating_sub(player.cards.count()) {
        0 => t.odyssee_know_home(),
        count => t.odyssee_know_away(count),
    });
    match known.view.question {
        Some(Question::Turn) if known.view.free_arrow => lines.push(t.odyssee_know_free()),
        Some(Question::Turn) if known.legal == Legal::Turn(ArrowRange::Barred) => lines.push(t.odyssee_know_barred()),
        _ if player.favor > 0 => lines.push(t.odyssee_know_favour(player.favor)),
        _ => {}
    }
    let foe = known.view.meeting.map(|met| (met.first, met.second));
    if let Some((first, second)) = foe.or(known.view.battle.map(|battle| (battle.first, battle.second))) {
        let other = known.view.players[if first == seat { second } else { first }].crew;
        lines.push(t.odyssee_know_odds(i32::from(player.crew) - i32::from(other)));
    }
    lines
}

/// What silence says when the reader's time is out (RO-14).
pub(crate) fn silence(known: &Known, t: Text) -> Option<String> {
    known.asked().filter(|_| !known.covered)?;
    Some(t.odyssee_silence(match known.view.question? {
        Question::Offer => "proposal",
        question => question_name(question),
    }))
}
