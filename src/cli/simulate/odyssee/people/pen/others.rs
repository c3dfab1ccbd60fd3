//! What is said for landings on own islands, meetings and battles: rival by rival, as things are now.

use super::Pen;
use crate::engine::odyssee::{
    Action, BattleBy, BattleView, CREW, Card, CardSet, DealRange, Exchange, GiveRange, Isle, LandingView, Legal,
    MeetingView, Numbered as _, Price, Question, Refused, SpokenView, Terms, TermsRange, View,
};
use crate::engine::{Seat, SeatSet};
use crate::settle::odyssee::{Battle, BattleWord, Hand, Meet, MeetWord};

/// More than that is never asked for a card.
const PRICE_MOST: u8 = 3;
/// Cards on a list.
const CARDS_MOST: usize = 5;
/// Moods that are looked into: what is not the same in all of them is left open.
const MOODS: u16 = 4;

impl Pen<'_> {
    /// For each rival the cards in the order in which he would be given them, and what others cost.
    pub(in super::super) fn hands(&self) -> Vec<Hand> {
        let own = |isle: &Isle| self.view.isles[isle.index()].owner == Some(self.me);
        let Some(isle) = Isle::all().find(own) else { return Vec::new() };
        let held: CardSet = self.view.players[self.me].cards.iter().copied().collect();
        if held.is_empty() {
            return Vec::new();
        }
        self.rivals().filter_map(|rival| self.hand(rival, isle, held)).collect()
    }

    fn hand(&self, rival: Seat, isle: Isle, held: CardSet) -> Option<Hand> {
        let mut cards: Vec<Card> = Vec::new();
        let mut left = held;
        while cards.len() < CARDS_MOST && !left.is_empty() {
            let card = match self.given(rival, isle, left, None)? {
                Action::Give(card) | Action::Ask { otherwise: card, .. } => card,
                _ => return None,
            };
            cards.push(card);
            left.remove(card);
        }
        let price = |card: Card| {
            let takes = |gifts: &u8| {
                let bid = Price { terms: Terms::gifts(*gifts), card };
                self.given(rival, isle, held, Some(bid)) == Some(Action::Take)
            };
            (1..=PRICE_MOST).find(takes).map(|gifts| Price { terms: Terms::gifts(gifts), card })
        };
        let sell = held.iter().filter(|card| Some(card) != cards.first()).filter_map(price).take(4).collect();
        Some(Hand { to: Some(rival), cards, sell })
    }

    fn given(&self, newcomer: Seat, isle: Isle, cards: CardSet, bid: Option<Price>) -> Option<Action> {
        let mut there = self.with(newcomer, Question::Give);
        there.players[newcomer].ship = Some(self.view.options.board.isle(isle));
        there.landing = Some(LandingView { isle, owner: self.me, bid, ask: None });
        let pays = TermsRange { gifts: self.view.players[newcomer].gifts, ..TermsRange::default() };
        self.says(&there, &Legal::Give(GiveRange { newcomer, cards, bid, pays }))
    }

    /// For each rival what is the same in every mood, whoever speaks first.
    pub(in super::super) fn meets(&self) -> Vec<Meet> {
        if self.view.options.battle == BattleBy::Both {
            return vec![Meet { with: None, margin: None, word: MeetWord::Peace }];
        }
        self.rivals().filter_map(|rival| self.meet(rival)).collect()
    }

    fn meet(&self, rival: Seat) -> Option<Meet> {
        let mut words = (0..MOODS).flat_map(|mood| [true, false].map(|first| self.word(rival, first, mood)));
        let word = words.next()?;
        let word = word.filter(|_| words.all(|other| other == word))?;
        let crews = [self.me, rival].map(|seat| self.view.players[seat].crew.cast_signed());
        Some(Meet {
            with: Some(rival),
            margin: Some((crews[0] - crews[1]).clamp(1 - CREW.cast_signed(), CREW.cast_signed() - 1)),
            word,
        })
    }

    /// None for a trade, which no word can say.
    fn word(&self, rival: Seat, first: bool, mood: u16) -> Option<MeetWord> {
        let mut there = self.met(rival, first, mood);
        Some(match self.says(&there, &Legal::Meeting(self.range(rival)))? {
            Action::Fight => MeetWord::Fight,
            Action::Demand(terms) => MeetWord::Demand { terms, else_peace: false },
            Action::Peace => {
                // What he would pay.
                let gifts = self.view.players[self.me].gifts;
                let accepts = |most: &u8| {
                    let gives = Terms::gifts(*most);
                    there.question = Some(Question::Proposal);
                    if let Some(meeting) = &mut there.meeting {
                        (meeting.speaker, meeting.proposal) = (rival, Some(SpokenView::Demand(gives)));
                    }
                    let exchange = Exchange { gives, wants: Terms::NOTHING };
                    let legal = Legal::Proposal { exchange, refused: Refused::Battle };
                    self.says(&there, &legal) == Some(Action::Accept)
                };
                let most = (1..=gifts.min(PRICE_MOST)).take_while(accepts).last();
                most.map_or(MeetWord::Peace, |most| MeetWord::Pay(Terms::gifts(most)))
            }
            _ => return None,
        })
    }

    fn met(&self, rival: Seat, first: bool, mood: u16) -> View {
        let active = if first { self.me } else { rival };
        let mut there = self.with(active, Question::Meeting);
        there.turn += mood;
        there.players[rival].ship = self.view.players[self.me].ship;
        let (one, two) = if first { (self.me, rival) } else { (rival, self.me) };
        there.meeting = Some(MeetingView { first: one, second: two, speaker: self.me, proposal: None });
        there
    }

    /// For each rival: on, with as many heroes as he would fight on with; and for what he would stop.
    pub(in super::super) fn battles(&self) -> Vec<Battle> {
        self.rivals().filter_map(|rival| self.battle(rival)).collect()
    }

    fn battle(&self, rival: Seat) -> Option<Battle> {
        let on = |crew: &u8| {
            let there = self.fought(rival, *crew, Question::Battle);
            self.says(&there, &Legal::Battle(self.range(rival))) == Some(Action::On)
        };
        let most = self.view.players[self.me].crew;
        let from = (1..=most).rev().take_while(on).last()?;
        let accepts = |gifts: &u8| {
            (from..=most).all(|crew| {
                let mut there = self.fought(rival, crew, Question::Offer);
                let wants = Terms::gifts(*gifts);
                if let Some(battle) = &mut there.battle {
                    (battle.speaker, battle.offer) = (rival, Some(Exchange { gives: wants, wants: Terms::NOTHING }));
                }
                let exchange = Exchange { gives: Terms::NOTHING, wants };
                let legal = Legal::Proposal { exchange, refused: Refused::Onward };
                self.says(&there, &legal) == Some(Action::Accept)
            })
        };
        let accept = (0..=PRICE_MOST).find(accepts).map(Terms::gifts);
        Some(Battle { with: Some(rival), from: Some(from), word: BattleWord::On, accept })
    }

    fn fought(&self, rival: Seat, crew: u8, question: Question) -> View {
        let mut there = self.with(rival, question);
        there.players[self.me].crew = crew;
        there.players[rival].ship = self.view.players[self.me].ship;
        there.battle =
            Some(BattleView { first: rival, second: self.me, loser: self.me, speaker: self.me, offer: None });
        there
    }

    /// The table in somebody's turn in which this seat is asked that.
    fn with(&self, active: Seat, question: Question) -> View {
        let mut there = self.view.clone();
        (there.active, there.question) = (active, Some(question));
        (there.to_act, there.may_answer) = (SeatSet::only(self.me), SeatSet::only(self.me));
        (there.landing, there.card, there.meeting, there.battle) = (None, None, None, None);
        there
    }

    /// What the two can give each other, islands aside.
    fn range(&self, rival: Seat) -> DealRange {
        let of = |seat: Seat| {
            let player = &self.view.players[seat];
            TermsRange { gifts: player.gifts, cards: player.cards.iter().copied().collect(), ..TermsRange::default() }
        };
        DealRange { other: rival, gives: of(self.me), wants: of(rival) }
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + use<'_> {
        Seat::all(self.view.players.count()).filter(|seat| *seat != self.me)
    }
}
