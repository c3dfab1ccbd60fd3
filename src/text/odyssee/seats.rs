//! What lies on the table: the seats with crew, gifts, chips, cards and islands; the reader's own cards; the rim and the stock.

use super::Known;
use crate::engine::odyssee::{Card, Isle, Numbered as _, RimCard};
use crate::engine::{Outcome, Seat};
use crate::text::Text;
use crate::text::telling::Section;

pub(crate) struct SeatPart {
    pub(crate) name: String,
    /// Each with its class for the style sheet.
    pub(crate) badges: Vec<(&'static str, String)>,
    /// Where the ship lies, heroes, gifts, chips, hunger.
    pub(crate) facts: Vec<String>,
    /// In the order in which they were got.
    pub(crate) cards: Vec<String>,
    pub(crate) isles: Vec<String>,
}

pub(crate) fn seats(known: &Known, t: Text) -> Vec<SeatPart> {
    Seat::all(known.view.players.count()).map(|seat| seat_part(known, t, seat)).collect()
}

fn seat_part(known: &Known, t: Text, seat: Seat) -> SeatPart {
    let (teller, player) = (known.teller(t), &known.view.players[seat]);
    let isles = Isle::all().filter(|isle| known.view.isles[isle.index()].owner == Some(seat));
    let facts = match player.ship {
        None => vec![t.odyssee_seat_gone()],
        Some(hex) => {
            let hunger = (player.hunger > 0).then(|| t.odyssee_stones(player.hunger));
            let place = t.odyssee_seat_at(teller.hex(hex));
            let counts = [t.odyssee_crew(player.crew), t.odyssee_gifts(player.gifts), t.odyssee_chips(player.chips)];
            [place].into_iter().chain(counts).chain(hunger).collect()
        }
    };
    SeatPart {
        name: teller.name(seat),
        badges: badges(known, t, seat),
        facts,
        cards: player.cards.iter().map(|card| teller.card(*card)).collect(),
        isles: isles.map(|isle| teller.isle(isle)).collect(),
    }
}

fn badges(known: &Known, t: Text, seat: Seat) -> Vec<(&'static str, String)> {
    let (view, player) = (&known.view, &known.view.players[seat]);
    let running = view.outcome == Outcome::Running && !known.closed;
    let sails = running && player.ship.is_some();
    let has_won = match view.outcome {
        Outcome::Running => false,
        Outcome::Won(winner) => winner == seat,
        Outcome::Shared(winners) => winners.contains(seat),
    };
    let listed = [
        (known.own_seat() == Some(seat), ("fact", t.badge_you())),
        (known.company.bots.contains(seat), ("bot", t.odyssee_badge_bot())),
        (known.away.contains(seat), ("out", t.odyssee_badge_away())),
        (has_won, ("winner", t.odyssee_badge_winner())),
        (running && view.active == seat, ("fact", t.odyssee_badge_active())),
        (running && view.to_act.contains(seat), ("asked", t.odyssee_badge_asked())),
        (sails && player.entitled, ("fact", t.odyssee_badge_home())),
        (sails && player.skips, ("fact", t.odyssee_badge_skips())),
        (sails && player.lands, ("fact", t.odyssee_badge_lands())),
        (sails && player.doom > 0, ("fact", t.odyssee_badge_doomed())),
    ];
    listed.into_iter().filter(|(holds, _)| *holds).map(|(_, badge)| badge).collect()
}

/// «Anna (bot) · at Naxos · 4 heroes · 2 gifts · 7 chips · cards: “Circe” · islands: Naxos».
pub(crate) fn seat_line(t: Text, part: &SeatPart) -> String {
    let badges: Vec<&str> = part.badges.iter().map(|(_, text)| text.as_str()).collect();
    let badges = if badges.is_empty() { String::new() } else { format!(" ({})", badges.join(", ")) };
    let mut facts = vec![format!("{}{badges}", part.name)];
    facts.extend(part.facts.iter().cloned());
    facts.push(match part.cards.is_empty() {
        true => t.odyssee_seat_no_cards(),
        false => t.odyssee_seat_cards(part.cards.join(", ")),
    });
    facts.extend((!part.isles.is_empty()).then(|| t.odyssee_seat_isles(part.isles.join(", "))));
    facts.join(" · ")
}

/// The reader's cards with what they do, and what the reader alone has seen of the rim.
pub(crate) fn own(known: &Known, t: Text) -> Section {
    let Some(own) = &known.view.own else { return Section::default() };
    let teller = known.teller(t);
    let card = |card: &Card| t.odyssee_says(teller.does(*card), teller.card(*card));
    let mut lines: Vec<String> = known.view.players[own.seat].cards.iter().map(card).collect();
    if lines.is_empty() {
        lines.push(t.odyssee_own_none());
    }
    lines.extend((!own.rim.is_empty()).then(|| t.odyssee_own_rim(teller.rim_cards(own.rim.iter().copied()))));
    Section { title: t.odyssee_own(), lines }
}

/// The rim and the stock. The archive's eye sees the face-down cards, too.
pub(crate) fn table(known: &Known, t: Text) -> Section {
    let (view, teller) = (&known.view, known.teller(t));
    let isles = || Isle::all().map(|isle| (isle, view.isles[isle.index()]));
    let down: Vec<Isle> = isles().filter(|(_, field)| field.card == RimCard::FaceDown).map(|(isle, _)| isle).collect();
    let hidden = |isle: &Isle| view.secrets.as_ref().and_then(|secrets| secrets.rim[isle.index()]);
    let named = |isle: &Isle| match hidden(isle) {
        Some(card) => t.odyssee_rim_seen(teller.card(card), teller.isle(*isle)),
        None => teller.isle(*isle),
    };
    let open = isles().filter_map(|(isle, field)| match field.card {
        RimCard::Open(card) => Some((isle, card)),
        RimCard::None | RimCard::FaceDown => None,
    });
    let open: Vec<(Isle, Card)> = open.collect();
    let chips = isles().filter(|(_, field)| !field.rim_chips.is_empty());
    let chips: Vec<String> = chips
        .map(|(isle, field)| t.odyssee_rim_seen(teller.names(field.rim_chips.iter()), teller.isle(isle)))
        .collect();
    let mut lines = vec![match down.is_empty() {
        true if open.is_empty() => t.odyssee_rim_none(),
        true => String::new(),
        false => t.odyssee_rim_down(down.iter().map(named).collect::<Vec<_>>().join(", ")),
    }];
    lines.extend((!open.is_empty()).then(|| t.odyssee_rim_open(teller.rim_cards(open.into_iter()))));
    lines.extend((!chips.is_empty()).then(|| t.odyssee_rim_chips(chips.join("; "))));
    lines.push(t.odyssee_stock(view.stock));
    lines.retain(|line| !line.is_empty());
    Section { title: t.odyssee_table(), lines }
}
