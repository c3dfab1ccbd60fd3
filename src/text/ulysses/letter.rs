//! What a letter tells of a table of Ulysses: the same as its page, in lines.

use super::effect;
use super::label::Label;
use super::question as ask;
use super::rules;
use super::scene::Scene;
use super::seats::{self, SeatPart, SidePart};
use super::sides::Sides;
use super::vocabulary::sign;
use crate::engine::ulysses::{Action, Card, Cards, Legal, Place, Question, Side, Ulysses};
use crate::engine::{Eye, Game as _};
use crate::text::company::Former;
use crate::text::telling::{Asked, Matter, NEWS_MAX, Says, Section, Tap, Telling};
use crate::text::{Text, yes_no};

/// `last` is the number of the last entry: the story may not reach back as far as the reader's last letter.
pub(super) fn telling(scene: &Scene<'_>, last: u32, formers: &[Former]) -> Telling {
    let t = scene.t;
    let news = scene.teller().entries(scene.story, Sides::default(), scene.seen, NEWS_MAX);
    let sentences = news.into_iter().map(|told| told.lines.into_iter().map(|line| line.text).collect());
    let mut context = ask::context(scene);
    // A page says it beside the answers.
    let closed = scene.asked().is_some() && !scene.covered && scene.view.question == Some(Question::Asking);
    context.extend(closed.then(|| t.ahead_closed()));
    let own = |former: &&Former| scene.eye == Eye::Seat(former.seat);
    Telling {
        kicker: t.game_kicker(scene.code.to_owned(), Ulysses::TITLE, scene.view.turn),
        headline: ask::question(scene),
        lead: lead(scene),
        context: effect::effects(scene).into_iter().chain(context).collect(),
        asked: asked(scene),
        news: sentences.collect(),
        new: last.saturating_sub(scene.seen) as usize,
        own: Section { title: t.table_own(), lines: own_lines(scene) },
        table: discussion(scene).into_iter().collect(),
        seats: Section {
            title: t.table_seats(),
            lines: seats::seats(scene).iter().map(|seat| seat_line(t, seat)).collect(),
        },
        predecessor: formers.iter().rev().find(own).map(|former| former.name.clone()),
        drawing: None,
    }
}

/// It depends on no card of the reader's: letters may be without them.
fn asked(scene: &Scene<'_>) -> Option<Asked> {
    let (question, _) = scene.view.question.zip(scene.asked())?;
    Some(Asked {
        of: match question {
            Question::Action | Question::Wind => Matter::Turn,
            Question::Asking => Matter::Answer,
            Question::Discussion => Matter::Changed,
        },
        rules: rules::address(scene.t.locale, Some(question)),
        taps: taps(scene),
        more: scene.t.letter_more(match question {
            Question::Action => "action",
            Question::Asking => "asking",
            Question::Discussion => "discussion",
            Question::Wind => "wind",
        }),
    })
}

fn taps(scene: &Scene<'_>) -> Vec<Tap> {
    let t = scene.t;
    let written = |action: Action| Says::only(action.written(scene.board).to_string());
    let contested = |word: &str| vec![("envelope", format!("contested {word}"))];
    let tap = |label: String, query: &str, note: String, says: Says| Tap { label, query: query.to_owned(), note, says };
    match scene.legal {
        Legal::Action(range) => {
            let propose = |place: Place| {
                let label = format!("{} {}", sign(scene.board.color(place)), scene.teller().place(place));
                let query = format!("do=propose&place={}", scene.board.id(place));
                tap(t.letter_propose(label), &query, effect::beside(scene, place), written(Action::Propose(place)))
            };
            let stay = tap(t.ulysses_form_stay(), "do=stay", String::new(), written(Action::Stay));
            let stay = range.stay.then_some(stay);
            stay.into_iter().chain(range.propose.iter().map(propose)).collect()
        }
        Legal::Asking(_) => {
            let agree = |word: &str| Says { words: contested(word), ..written(Action::Agree) };
            vec![
                tap(t.ahead_plain_agree(), "do=agree&c=pass", String::new(), agree("pass")),
                tap(t.letter_fine(), "do=agree", String::new(), agree("ask")),
            ]
        }
        Legal::Discussion(range) if scene.in_turn() => {
            let play = |side: Side| {
                let (cards, disc) = (range.support(side)?, scene.view.sides[side as usize]?);
                let is_own = scene.own().is_some_and(|own| own.seat == disc.owner);
                let name = scene.teller().name(disc.owner);
                let label = match is_own {
                    true => t.answer_play(cards.least),
                    false => t.answer_play_for(cards.least, name, yes_no(false)),
                };
                let cards = votes(scene.own()?.hand, cards.least);
                let says = written(Action::Support { side, cards });
                Some(tap(label, &format!("do=support-{}", side.name()), scene.teller().place(disc.place), says))
            };
            let pass = tap(t.ulysses_form_pass(), "do=pass", t.ulysses_form_pass_note(), written(Action::Pass));
            // Whether the hand can lead is nobody else's to know.
            let plays = Side::ALL.into_iter().filter(|_| scene.own().is_some_and(|own| own.hand.votes() > 0));
            plays.filter_map(play).chain([pass]).collect()
        }
        Legal::Discussion(_) => {
            let says = Says { action: None, words: contested("pass") };
            vec![tap(t.ahead_plain_pass(), "do=say&c=pass", t.ulysses_form_pass_note(), says)]
        }
        Legal::Wind(_) => {
            let next = scene.teller().name(scene.next_seat(scene.view.active));
            vec![tap(t.ulysses_form_rest(), "do=rest", t.ulysses_form_rest_note(next), written(Action::Rest))]
        }
        Legal::Nothing => Vec::new(),
    }
}

/// Cards that count for a side, so many of a hand: objections before Zeus.
pub(crate) fn votes(hand: Cards, count: u8) -> Cards {
    let of = |kind: Card| hand.iter().filter(move |card| *card == kind);
    of(Card::Objection).chain(of(Card::Zeus)).take(usize::from(count)).collect()
}

/// Who wants to go where, before the question of a discussion: it has changed since the proposal.
fn lead(scene: &Scene<'_>) -> String {
    let (t, teller) = (scene.t, scene.teller());
    if scene.view.question != Some(Question::Discussion) {
        return String::new();
    }
    let wants = Side::ALL.into_iter().zip(scene.view.sides).filter_map(|(side, disc)| {
        let disc = disc?;
        let (name, place, you) = (teller.name(disc.owner), teller.place(disc.place), teller.you(disc.owner));
        Some(match side {
            Side::Blue => t.ulysses_story_propose(name, place, you),
            Side::Red | Side::Black => t.letter_wants(name, place, you),
        })
    });
    wants.collect::<Vec<_>>().join(" ")
}

fn own_lines(scene: &Scene<'_>) -> Vec<String> {
    let t = scene.t;
    let Some((own, part)) = scene.own().zip(seats::own(scene)) else { return Vec::new() };
    let hand = match own.hand.is_empty() {
        true => part.hand_total,
        false => t.letter_hand(scene.teller().cards(own.hand)),
    };
    let goals = part.goals.iter().chain(&part.reached).map(|goal| t.letter_goal(labeled(goal)));
    [hand].into_iter().chain(goals).collect()
}

/// Sides, tallies, who is still in.
fn discussion(scene: &Scene<'_>) -> Option<Section> {
    let t = scene.t;
    let part = seats::discussion(scene)?;
    let mut lines: Vec<String> = part.sides.iter().map(|side| side_line(t, side)).collect();
    lines.push(t.ulysses_discussion_still_in(part.still_in));
    if !part.black_open_to.is_empty() {
        lines.push(t.ulysses_discussion_black(part.black_open_to));
    }
    Some(Section { title: t.ulysses_discussion(), lines })
}

/// «◆ Delos (violet), 2 movements away».
fn labeled(label: &Label) -> String {
    let note = if label.note.is_empty() { String::new() } else { format!(", {}", label.note) };
    format!("{} {} ({}){note}", label.sign, label.text, label.color_name)
}

/// «Bruno · ◆ Delos · 2 cards · leads».
fn side_line(t: Text, side: &SidePart) -> String {
    let mut parts = vec![side.name.clone()];
    match &side.place {
        Some(place) => parts.push(format!("{} {}", place.sign, place.text)),
        None => parts.push(t.ulysses_discussion_not_placed()),
    }
    parts.push(t.ulysses_cards_count(side.count));
    parts.push(match side.leads {
        true => t.ulysses_discussion_leads(),
        false => side.least.clone(),
    });
    parts.join(" · ")
}

/// «Bruno (bot) · 5 cards · 1 temple · Hidden goals: ◆ ▲ · ● Circe (reached)».
fn seat_line(t: Text, seat: &SeatPart) -> String {
    let badges: Vec<&str> = seat.badges.iter().map(|badge| badge.text.as_str()).collect();
    let badges = if badges.is_empty() { String::new() } else { format!(" ({})", badges.join(", ")) };
    let mut parts = vec![format!("{}{badges}", seat.name), seat.hand.clone(), seat.temples.clone()];
    if !seat.hidden.is_empty() {
        let signs: Vec<&str> = seat.hidden.iter().map(|back| back.sign).collect();
        parts.push(format!("{} {}", t.ulysses_hidden_goals(), signs.join(" ")));
    }
    if !seat.missed.is_empty() {
        let goals: Vec<String> = seat.missed.iter().map(|goal| format!("{} {}", goal.sign, goal.text)).collect();
        parts.push(format!("{} {}", t.ulysses_missed_goals(), goals.join(", ")));
    }
    parts.extend(seat.reached.iter().map(|goal| format!("{} {} ({})", goal.sign, goal.text, t.ulysses_reached())));
    parts.join(" · ")
}
