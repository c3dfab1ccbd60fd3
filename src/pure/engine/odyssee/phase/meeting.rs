//! Two ships on one hex, peace, fight, demand or trade (O-FIGHT-1, G-28, G-54).

use serde::{Deserialize, Serialize};

use super::Phase;
use crate::engine::odyssee::action::{Exchange, Terms};
use crate::engine::odyssee::legal::Refused;
use crate::engine::odyssee::{Action, BattleBy, Event, Hex, Illegal, Legal, Odyssee, Question, Seat, Site};
use crate::engine::{Game as _, SEATS_MAX};

/// All pairs of seats, counted clockwise from the active player: his own first (G-28).
pub(crate) const PAIRS: usize = SEATS_MAX * (SEATS_MAX - 1) / 2;

/// A pair of ships on one hex, in talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Meeting {
    /// Which pair of this turn it is.
    pub(crate) pair: u8,
    pub(crate) first: Seat,
    pub(crate) second: Seat,
    /// Whether the first has had his word.
    pub(crate) second_speaks: bool,
    /// Whether the first wanted a battle: only the variant needs to know (G-66).
    pub(crate) first_wants: bool,
    /// What whoever speaks has said, for the other to accept or refuse.
    pub(crate) proposal: Option<Proposal>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Proposal {
    Demand(Terms),
    Trade(Exchange),
}

impl Proposal {
    pub(crate) fn exchange(self) -> Exchange {
        match self {
            Proposal::Demand(wants) => Exchange { gives: Terms::NOTHING, wants },
            Proposal::Trade(exchange) => exchange,
        }
    }
}

impl Meeting {
    pub(crate) fn speaker(self) -> Seat {
        if self.second_speaks { self.second } else { self.first }
    }

    pub(crate) fn listener(self) -> Seat {
        if self.second_speaks { self.first } else { self.second }
    }

    pub(crate) fn asked(self) -> Seat {
        if self.proposal.is_some() { self.listener() } else { self.speaker() }
    }

    pub(crate) fn question(self) -> Question {
        if self.proposal.is_some() { Question::Proposal } else { Question::Meeting }
    }
}

pub(crate) fn legal(game: &Odyssee, meeting: Meeting, seat: Seat) -> Legal {
    let other = if seat == meeting.first { meeting.second } else { meeting.first };
    match meeting.proposal {
        None => Legal::Meeting(game.deal_range(seat, other)),
        Some(proposal) => {
            let Exchange { gives, wants } = proposal.exchange();
            let refused = match proposal {
                Proposal::Demand(_) if would_fight(game, meeting) => Refused::Battle,
                Proposal::Demand(_) | Proposal::Trade(_) => Refused::Peace,
            };
            Legal::Proposal { exchange: Exchange { gives: wants, wants: gives }, refused }
        }
    }
}

pub(crate) fn apply(
    game: &mut Odyssee,
    meeting: Meeting,
    action: &Action,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    match (meeting.proposal, *action) {
        (None, Action::Peace) => game.pass_word(meeting, events),
        (None, Action::Fight) => game.want_battle(meeting, events),
        (None, Action::Demand(terms)) => propose(game, meeting, Proposal::Demand(terms))?,
        (None, Action::Trade(exchange)) => propose(game, meeting, Proposal::Trade(exchange))?,
        (Some(proposal), Action::Accept) => accept(game, meeting, proposal, events),
        (Some(proposal), Action::Refuse) => {
            let answered = Meeting { proposal: None, ..meeting };
            match proposal {
                Proposal::Demand(_) => game.want_battle(answered, events), // G-54
                Proposal::Trade(_) => game.pass_word(answered, events),
            }
        }
        _ => return Err(Illegal::OtherQuestion(meeting.question())),
    }
    Ok(())
}

fn propose(game: &mut Odyssee, meeting: Meeting, proposal: Proposal) -> Result<(), Illegal> {
    let exchange = proposal.exchange();
    if exchange == Exchange::default() {
        return Err(Illegal::NothingNamed); // G-65
    }
    game.check_exchange(meeting.speaker(), meeting.listener(), exchange, None)?;
    game.phase = Phase::Meeting(Meeting { proposal: Some(proposal), ..meeting });
    Ok(())
}

fn accept(game: &mut Odyssee, meeting: Meeting, proposal: Proposal, events: &mut Vec<Event>) {
    let (speaker, listener, exchange) = (meeting.speaker(), meeting.listener(), proposal.exchange());
    if game.check_exchange(speaker, listener, exchange, None).is_err() {
        events.push(Event::ProposalLapsed { seat: speaker }); // G-53
        game.phase = Phase::Meeting(Meeting { proposal: None, ..meeting });
        return;
    }
    game.exchange(speaker, listener, exchange, events);
    game.part(meeting.first, meeting.second, meeting.pair, events);
}

/// Whether there is a battle if whoever speaks wants it.
fn would_fight(game: &Odyssee, meeting: Meeting) -> bool {
    match game.options.battle {
        BattleBy::Either => true,
        BattleBy::Both => meeting.second_speaks && meeting.first_wants,
    }
}

impl Odyssee {
    /// The first of the pair has had his word, or both have.
    fn pass_word(&mut self, meeting: Meeting, events: &mut Vec<Event>) {
        if meeting.second_speaks {
            self.part(meeting.first, meeting.second, meeting.pair, events);
        } else {
            self.phase = Phase::Meeting(Meeting { second_speaks: true, ..meeting });
        }
    }

    /// Whoever speaks wants a battle: one is enough (O-FIGHT-1), unless the table plays the variant.
    fn want_battle(&mut self, meeting: Meeting, events: &mut Vec<Event>) {
        if would_fight(self, meeting) {
            return self.begin_battle(meeting, events);
        }
        self.pass_word(Meeting { first_wants: !meeting.second_speaks, ..meeting }, events);
    }

    /// The meetings of this turn, from the first pair on; then the turn ends (O-TURN-2).
    pub(super) fn meet(&mut self, events: &mut Vec<Event>) {
        self.meet_from(0, events);
    }

    /// No battle, or no further round of it; the next pair.
    pub(super) fn part(&mut self, first: Seat, second: Seat, pair: u8, events: &mut Vec<Event>) {
        events.push(Event::Parted { first, second });
        self.meet_from(pair + 1, events);
    }

    pub(super) fn meet_from(&mut self, from: u8, events: &mut Vec<Event>) {
        if !self.moved.is_empty() {
            let seats = self.seats();
            for pair in from..PAIRS as u8 {
                let (near, far) = pair_at(pair);
                if far >= seats {
                    continue;
                }
                let at = |steps: u8| Seat::new((self.active.number() + steps) % seats).unwrap_or(self.active);
                if let Some((first, second, at)) = self.meeting_of(at(near), at(far)) {
                    events.push(Event::Met { first, second, at });
                    let (second_speaks, first_wants, proposal) = (false, false, None);
                    self.phase = Phase::Meeting(Meeting { pair, first, second, second_speaks, first_wants, proposal });
                    return;
                }
            }
        }
        self.end_turn(events);
    }

    /// Whether the two meet now (G-26, G-28, G-56); who speaks first, and where they are. `near` sits nearer to the active
    /// player, or is he.
    fn meeting_of(&self, near: Seat, far: Seat) -> Option<(Seat, Seat, Hex)> {
        let moved = [near, far].map(|seat| self.moved.contains(seat));
        let hex = self.players[near].ship.filter(|hex| self.players[far].ship == Some(*hex))?;
        let barred = |seat: Seat| self.players[seat].cards.iter().any(|card| card.bars_battle());
        let closed = matches!(self.board().site(hex), Site::Troy | Site::Ithaca);
        if moved == [false; 2] || closed || barred(near) || barred(far) {
            return None;
        }
        let far_first = near != self.active && moved == [false, true];
        Some(if far_first { (far, near, hex) } else { (near, far, hex) })
    }
}

/// The steps clockwise from the active player to the two of a pair.
fn pair_at(pair: u8) -> (u8, u8) {
    const TABLE: [(u8, u8); PAIRS] = {
        let mut table = [(0, 0); PAIRS];
        let (mut at, mut near) = (0, 0);
        while near < SEATS_MAX as u8 {
            let mut far = near + 1;
            while far < SEATS_MAX as u8 {
                table[at] = (near, far);
                at += 1;
                far += 1;
            }
            near += 1;
        }
        table
    };
    TABLE[usize::from(pair)]
}
