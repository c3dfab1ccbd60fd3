//! What came of an action, an event a sentence. A sentence about the reader's own seat says «you».

use super::vocabulary::Teller;
use crate::engine::Seat;
use crate::engine::odyssee::{Card, Cause, Event, Face, Isle, IsleSet, Reason, Stop};
use crate::text::telling::{Line, Tone};

impl Teller<'_> {
    /// Nothing where the action says it already, or the next sentence does.
    pub(super) fn event(self, event: &Event) -> Option<Line> {
        let text = self.course(event).or_else(|| self.landing(event)).or_else(|| self.dealings(event))?;
        let tone = match event {
            Event::TurnBegan { .. } => Tone::Turn,
            Event::Landed { stop: Stop::Ithaca, .. } | Event::GameOver { .. } | Event::ChipLaid { .. } => {
                Tone::Milestone
            }
            Event::Landed { .. } | Event::ShipLost { .. } | Event::BattleBegan { .. } => Tone::Landmark,
            _ => Tone::Plain,
        };
        Some(Line { text, tone })
    }

    /// The course of a turn: food, dice, ways over the sea.
    fn course(self, event: &Event) -> Option<String> {
        let t = self.t;
        Some(match event {
            Event::SeatsDrawn { order, .. } => t.odyssee_story_seats(self.names(Seat::all(order.count()))),
            Event::RimDealt { .. } => t.odyssee_story_rim(),
            Event::TurnBegan { round, turn, seat } => {
                t.odyssee_story_turn(self.name(*seat), *round, *turn, self.you(*seat))
            }
            Event::Fed { seat, gifts } => t.odyssee_story_fed(*gifts, self.name(*seat), self.you(*seat)),
            Event::Hungered { seat, stones } => t.odyssee_story_hungered(*stones, self.name(*seat), self.you(*seat)),
            Event::Starved { seat } => t.odyssee_story_starved(self.name(*seat), self.you(*seat)),
            Event::HungerEnded { seat } => t.odyssee_story_sated(self.name(*seat), self.you(*seat)),
            Event::TurnSkipped { seat } => t.odyssee_story_skipped(self.name(*seat), self.you(*seat)),
            Event::SailRolled { seat, roll, .. } => t.odyssee_story_rolled(self.name(*seat), *roll, self.you(*seat)),
            Event::FavorRolled { seat, face, .. } => {
                let face = match face {
                    Face::White => "white",
                    Face::Black => "black",
                };
                t.odyssee_story_favour(face, self.name(*seat), self.you(*seat))
            }
            Event::Sailed { seat, to, .. } => t.odyssee_story_sail(self.name(*seat), self.hex(*to), self.you(*seat)),
            Event::Stayed { seat, at } => t.odyssee_story_stay(self.name(*seat), self.hex(*at), self.you(*seat)),
            Event::ArrowLaid { seat, origin, direction, paid } => {
                let (direction, place, you) = (self.direction(*direction), self.hex(*origin), self.you(*seat));
                let laid = t.odyssee_story_arrow(direction, self.name(*seat), place, you);
                if *paid == 0 { laid } else { format!("{laid} {}", t.odyssee_story_arrow_paid(you)) }
            }
            Event::Blown { seat, to, .. } => t.odyssee_story_blown(self.name(*seat), self.hex(*to), self.you(*seat)),
            Event::Landed { seat, stop: Stop::Ithaca } => t.odyssee_story_home(self.name(*seat), self.you(*seat)),
            Event::Landed { seat, stop } => t.odyssee_story_landed(self.name(*seat), self.stop(*stop), self.you(*seat)),
            Event::WillSkip { seat } => t.odyssee_story_will_skip(self.name(*seat), self.you(*seat)),
            Event::Favored { seat, turns } => t.odyssee_story_favoured(*turns, self.name(*seat), self.you(*seat)),
            Event::Left { seat } => t.odyssee_story_left(self.name(*seat), self.you(*seat)),
            Event::GameOver { winners, reason } => {
                let names = self.names(winners.iter());
                match reason {
                    Reason::Home => t.odyssee_story_over(names),
                    Reason::RoundLimit => t.odyssee_story_over_limit(names),
                    Reason::LastLeft => t.odyssee_story_over_last(names),
                }
            }
            _ => return None,
        })
    }

    /// What a landing brings: cards, gifts, heroes, chips.
    fn landing(self, event: &Event) -> Option<String> {
        let t = self.t;
        Some(match event {
            Event::CardTaken { seat, card, .. } => {
                t.odyssee_story_taken(self.card(*card), self.name(*seat), self.you(*seat))
            }
            Event::CardGiven { seat, to, card } => {
                let (card, name, you) = (self.card(*card), self.name(*seat), self.you(*seat));
                t.odyssee_story_given(card, name, self.you(*to), self.name(*to), you)
            }
            Event::CardReturned { card, rim: Some(isle), .. } => {
                t.odyssee_story_returned_rim(self.card(*card), self.isle(*isle))
            }
            Event::CardReturned { seat, card, to, .. } => {
                let owner = to.unwrap_or(*seat);
                t.odyssee_story_returned(self.card(*card), self.name(owner), self.you(owner))
            }
            Event::Gained { seat, count, gifts } => {
                t.odyssee_story_gained(*gifts, t.odyssee_gifts(*count), self.name(*seat), self.you(*seat))
            }
            Event::GainLapsed { count, .. } => t.odyssee_story_gain_lapsed(*count),
            Event::GiftsLost { seat, count, gifts } => {
                t.odyssee_story_gifts_lost(*gifts, t.odyssee_gifts(*count), self.name(*seat), self.you(*seat))
            }
            Event::HeroesLost { seat, count, crew } => {
                t.odyssee_story_heroes_lost(*crew, t.odyssee_heroes(*count), self.name(*seat), self.you(*seat))
            }
            Event::HeroesGained { seat, count, crew } => {
                t.odyssee_story_heroes_gained(*crew, t.odyssee_heroes(*count), self.name(*seat), self.you(*seat))
            }
            Event::Looked { seat, isles, cards } => {
                let looked = t.odyssee_story_look(self.isles(*isles), self.name(*seat), self.you(*seat));
                let seen = cards.map(|cards| t.odyssee_story_looked(self.rim(*isles, cards.iter().copied())));
                [looked].into_iter().chain(seen).collect::<Vec<_>>().join(" ")
            }
            Event::ChipLaid { seat, isle, from_rim: true, chips } => {
                t.odyssee_story_chip_rim(*chips, self.isle(*isle), self.name(*seat), self.you(*seat))
            }
            Event::ChipLaid { seat, isle, chips, .. } => {
                t.odyssee_story_chip(*chips, self.isle(*isle), self.name(*seat), self.you(*seat))
            }
            Event::ChipDisplaced { seat, isle } => {
                t.odyssee_story_displaced(self.isle(*isle), self.name(*seat), self.you(*seat))
            }
            Event::ChipTakenBack { seat, isle, chips } => {
                t.odyssee_story_chip_back(*chips, self.isle(*isle), self.name(*seat), self.you(*seat))
            }
            _ => return None,
        })
    }

    /// Between two ships, and what becomes of them.
    fn dealings(self, event: &Event) -> Option<String> {
        let t = self.t;
        Some(match event {
            Event::Paid { seat, to, terms } => {
                let (name, you) = (self.name(*seat), self.you(*seat));
                t.odyssee_story_paid(name, self.you(*to), self.terms(*terms), self.name(*to), you)
            }
            Event::ProposalLapsed { seat } => t.odyssee_story_lapsed(self.name(*seat), self.you(*seat)),
            Event::ShipLost { seat, cause } => {
                let cause = match cause {
                    Cause::Battle => "battle",
                    Cause::Card => "card",
                    Cause::Hunger => "hunger",
                };
                t.odyssee_story_lost(cause, self.name(*seat), self.you(*seat))
            }
            Event::Restarted { seat, back, chips, .. } if back.is_empty() => {
                t.odyssee_story_restarted(*chips, self.name(*seat), self.you(*seat))
            }
            Event::Restarted { seat, back, chips, .. } => {
                t.odyssee_story_restarted_back(*chips, self.isles(*back), self.name(*seat), self.you(*seat))
            }
            Event::Met { first, second, at } => t.odyssee_story_met(self.names([*first, *second]), self.hex(*at)),
            Event::Parted { first, second } => t.odyssee_story_parted(self.names([*first, *second])),
            Event::BattleBegan { first, second } => t.odyssee_story_battle(self.names([*first, *second])),
            Event::Tied { ties, .. } => t.odyssee_story_tied(*ties),
            // The turn that begins says it.
            _ => return None,
        })
    }

    /// «Naxos: “Circe”, Lemnos: “Scylla”».
    pub(super) fn rim(self, isles: IsleSet, cards: impl Iterator<Item = Card>) -> String {
        self.rim_cards(isles.iter().zip(cards))
    }

    pub(super) fn rim_cards(self, cards: impl Iterator<Item = (Isle, Card)>) -> String {
        let seen = cards.map(|(isle, card)| self.t.odyssee_rim_seen(self.card(card), self.isle(isle)));
        seen.collect::<Vec<_>>().join(", ")
    }
}
