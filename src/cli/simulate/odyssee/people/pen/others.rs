//! What is said for landings on own islands, meetings and battles: rival by rival, as things are now.

use super::Pen;
use crate::engine::odyssee::{
    Action, BattleBy, BattleView, CREW, Card, CardSet, DealRange, Exchange, GiveRange, Isle, LandingView, Legal,
    MeetingView, Numbered as _, Price, Question, Refused, STONES_MAX, SpokenView, Terms, TermsRange, View,
};
use crate::engine::{Seat, SeatSet};
use crate::settle::odyssee::{Battle, BattleWord, Hand, MEETS_MAX, Meet, MeetWord};

/// More than that is never asked for a card.
const PRICE_MOST: u8 = 3;
/// Cards on a list.
const CARDS_MOST: usize = 5;
/// Moods that are looked into: what is not the same in all of them is left open.
const MOODS: u16 = 4;
/// A word for a meeting counts heroes up to so many ahead or behind.
const MARGIN_MOST: i8 = CREW.cast_signed() - 1;
/// So often a rival's crew may have eaten before he lands.
const MEALS: u8 = 2;

/// A rival's landing, as one can imagine it.
#[derive(Clone, Copy)]
struct Landing {
    newcomer: Seat,
    isle: Isle,
    /// How often his crew has eaten by then.
    meals: u8,
    /// Whose turn it will be then decides the owner's mood; one of several.
    mood: u16,
}

impl Pen<'_> {
    /// For each rival the cards in the order in which he would be given them, and what others cost.
    pub(in super::super) fn hands(&self) -> Vec<Hand> {
        let held: CardSet = self.view.players[self.me].cards.iter().copied().collect();
        if held.is_empty() {
            return Vec::new();
        }
        self.rivals().filter_map(|rival| self.hand(rival, self.nearest(rival)?, held)).collect()
    }

    /// The own island to which a rival comes first.
    fn nearest(&self, rival: Seat) -> Option<Isle> {
        let board = self.view.options.board;
        let own = |isle: &Isle| self.view.isles[isle.index()].owner == Some(self.me);
        let away = |isle: &Isle| {
            let ship = self.view.players[rival].ship;
            ship.and_then(|from| board.sea_distance(from, board.isle(*isle))).unwrap_or(u8::MAX)
        };
        Isle::all().filter(own).min_by_key(away)
    }

    /// None where he cannot tell yet: the card depends on what the rival will have eaten by then, or he may ask a price.
    fn hand(&self, rival: Seat, isle: Isle, held: CardSet) -> Option<Hand> {
        let landing = Landing { newcomer: rival, isle, meals: 1, mood: 0 };
        let first = self.given(landing, held, None)?;
        let moods = (1..MOODS).map(|mood| Landing { mood, ..landing });
        let meals = (2..=MEALS).map(|meals| Landing { meals, ..landing });
        let is_certain = { moods.chain(meals) }.all(|case| self.given(case, held, None) == Some(first));
        let Action::Give(worst) = first else { return None };
        if !is_certain {
            return None;
        }
        // A worse one that he may get before anybody lands goes first; and then what he has, in its order.
        let is_worse = |card: &Card| {
            let both = CardSet::only(worst).union(CardSet::only(*card));
            let is_new = !held.contains(*card) && !card.bars_battle() && !card.bars_wind();
            is_new && self.given(landing, both, None) == Some(Action::Give(*card))
        };
        let mut cards: Vec<Card> = Card::all().filter(is_worse).collect();
        let (mut left, most) = (held, cards.len() + CARDS_MOST);
        while cards.len() < most && !left.is_empty() {
            let card = match self.given(landing, left, None)? {
                Action::Give(card) | Action::Ask { otherwise: card, .. } => card,
                _ => return None,
            };
            cards.push(card);
            left.remove(card);
        }
        let price = |card: Card| {
            let takes = |gifts: &u8| {
                let bid = Price { terms: Terms::gifts(*gifts), card };
                self.given(landing, held, Some(bid)) == Some(Action::Take)
            };
            (1..=PRICE_MOST).find(takes).map(|gifts| Price { terms: Terms::gifts(gifts), card })
        };
        let sell = held.iter().filter(|card| *card != worst).filter_map(price).take(CARDS_MOST).collect();
        Some(Hand { to: Some(rival), cards, sell })
    }

    fn given(&self, landing: Landing, cards: CardSet, bid: Option<Price>) -> Option<Action> {
        let Landing { newcomer, isle, meals, mood } = landing;
        let mut there = self.with(newcomer, Question::Give);
        there.turn += mood;
        let player = &mut there.players[newcomer];
        player.ship = Some(self.view.options.board.isle(isle));
        let eaten = player.gifts.min(meals);
        player.gifts -= eaten;
        player.hunger = (player.hunger + meals - eaten).min(STONES_MAX);
        let pays = TermsRange { gifts: player.gifts, ..TermsRange::default() };
        there.stock += eaten;
        there.landing = Some(LandingView { isle, owner: self.me, bid, ask: None });
        self.says(&there, &Legal::Give(GiveRange { newcomer, cards, bid, pays }))
    }

    /// What he says to this ship he would say to every other, too.
    pub(in super::super) fn to_everyone(&self, hand: Action) -> Option<Meet> {
        let word = match hand {
            Action::Peace => MeetWord::Peace,
            Action::Fight => MeetWord::Fight,
            _ => return None,
        };
        self.meets().iter().all(|meet| meet.word == word).then_some(Meet { with: None, margin: None, word })
    }

    /// For each rival what is the same in every mood, whoever speaks first: as the crews are, and with a hero more or less.
    pub(in super::super) fn meets(&self) -> Vec<Meet> {
        if self.view.options.battle == BattleBy::Both {
            return vec![Meet { with: None, margin: None, word: MeetWord::Peace }];
        }
        let lines = MEETS_MAX / usize::from(self.view.players.count() - 1);
        self.rivals().flat_map(|rival| self.meet(rival).into_iter().take(lines)).collect()
    }

    /// The most heroes ahead first, since a line is meant for that many and more.
    fn meet(&self, rival: Seat) -> Vec<Meet> {
        let mut lines: Vec<Meet> = Vec::new();
        for crews in self.crews(rival) {
            let margin = Some((crews.0.cast_signed() - crews.1.cast_signed()).clamp(-MARGIN_MOST, MARGIN_MOST));
            let word = self.certain(rival, crews).unwrap_or(MeetWord::Ask);
            match lines.last_mut() {
                Some(last) if last.word == word => last.margin = margin,
                Some(_) | None => lines.push(Meet { with: Some(rival), margin, word }),
            }
        }
        // Nothing said asks as well.
        if lines.last().is_some_and(|last| last.word == MeetWord::Ask) {
            lines.pop();
        }
        lines
    }

    /// The own crew and the rival's, now and one hero apart from that; the most heroes ahead first.
    fn crews(&self, rival: Seat) -> Vec<(u8, u8)> {
        let (own, other) = (self.view.players[self.me].crew, self.view.players[rival].crew);
        let better = if other > 1 { (own, other - 1) } else { (own + 1, other) };
        let worse = if other < CREW { (own, other + 1) } else { (own.saturating_sub(1), other) };
        let fit = |(own, other): &(u8, u8)| (1..=CREW).contains(own) && (1..=CREW).contains(other);
        [better, (own, other), worse].into_iter().filter(fit).collect()
    }

    /// What is said in every mood, whoever speaks first.
    fn certain(&self, rival: Seat, crews: (u8, u8)) -> Option<MeetWord> {
        let mut words = (0..MOODS).flat_map(|mood| [true, false].map(|first| self.word(rival, crews, first, mood)));
        let word = words.next()??;
        words.all(|other| other == Some(word)).then_some(word)
    }

    /// None for a trade, which no word can say.
    fn word(&self, rival: Seat, crews: (u8, u8), first: bool, mood: u16) -> Option<MeetWord> {
        let mut there = self.met(rival, first, mood);
        (there.players[self.me].crew, there.players[rival].crew) = crews;
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
