//! A bookkeeper who has only the events as an eye reads them, and follows all that is open through the game.

use crate::engine::odyssee::{
    CHIPS, CREW, Card, Cause, Event, GIFTS, GIFTS_AT_START, Hand, Hex, Isle, IsleView, Numbered as _, Odyssee,
    PlayerView, RimCard, Site, Stop, Terms,
};
use crate::engine::{Eye, Game as _, PerSeat, Seat, SeatSet};

#[derive(Clone, Debug)]
pub(super) struct Ledger {
    eye: Eye,
    round: u16,
    turn: u16,
    active: Seat,
    stock: u8,
    players: PerSeat<PlayerView>,
    isles: [IsleView; 15],
    moved: SeatSet,
    /// What the eye knows of face-down cards.
    known: [Option<Card>; 15],
    winners: Option<SeatSet>,
}

impl Ledger {
    /// Before the first event; the board says where ships begin.
    pub(super) fn new(eye: Eye, game: &Odyssee) -> Self {
        let (seats, troy) = (game.seats(), game.board().troy());
        let empty = IsleView { owner: None, rim_chips: SeatSet::NONE, card: RimCard::None };
        let start = |seat: Seat| PlayerView {
            ship: Some(troy[usize::from(seat.number()) % troy.len()]),
            crew: CREW,
            gifts: GIFTS_AT_START,
            chips: CHIPS,
            ..PlayerView::default()
        };
        Self {
            eye,
            round: 0,
            turn: 0,
            active: Seat::FIRST,
            stock: GIFTS - seats * GIFTS_AT_START,
            players: Seat::all(seats).map(start).collect(),
            isles: [empty; 15],
            moved: SeatSet::NONE,
            known: [None; 15],
            winners: None,
        }
    }

    pub(super) fn read(&mut self, event: &Event, game: &Odyssee) {
        assert_eq!(self.winners, None, "nothing happens after the end");
        match event.seen_by(self.eye) {
            Event::SeatsDrawn { order, .. } => assert_eq!(order.count(), self.players.count()),
            Event::RimDealt { order, .. } => {
                self.isles.iter_mut().for_each(|isle| isle.card = RimCard::FaceDown);
                for (known, card) in self.known.iter_mut().zip(order.iter().flat_map(|order| order.iter())) {
                    *known = Some(*card);
                }
            }
            Event::TurnBegan { round, turn, seat } => {
                assert!(turn == self.turn + 1 && (self.round..=self.round + 1).contains(&round));
                (self.round, self.turn, self.active, self.moved) = (round, turn, seat, SeatSet::NONE);
                let player = &mut self.players[seat];
                (player.favor, player.lands) = (player.favor.saturating_sub(1), false);
            }
            Event::TurnEnded { turn, seat } => {
                assert_eq!((turn, seat), (self.turn, self.active));
                self.players[seat].doom = self.players[seat].doom.saturating_sub(1);
            }
            Event::Fed { seat, gifts } => self.lose_gifts(seat, 1, gifts),
            Event::Hungered { seat, stones } => {
                let player = &mut self.players[seat];
                player.hunger += 1;
                player.doom = if stones == 3 { 2 } else { 0 };
                assert_eq!((player.gifts, player.hunger), (0, stones));
            }
            Event::Starved { seat } => assert_eq!((self.players[seat].gifts, self.players[seat].hunger), (0, 3)),
            Event::HungerEnded { seat } => {
                let player = &mut self.players[seat];
                assert!(player.hunger > 0 && player.gifts > 0);
                (player.hunger, player.doom) = (0, 0);
            }
            Event::TurnSkipped { seat } => self.players[seat].skips = false,
            Event::WillSkip { seat } => self.players[seat].skips = true,
            Event::Favored { seat, turns } => self.players[seat].favor = turns,
            Event::SailRolled { roll, .. } => assert!((1..=4).contains(&roll)),
            Event::FavorRolled { .. } => {}
            Event::Sailed { seat, from, to } => {
                assert_eq!(seat, self.active);
                self.shift(seat, from, to);
            }
            Event::Stayed { seat, at } => assert_eq!(self.players[seat].ship, Some(at)),
            Event::ArrowLaid { seat, paid, .. } => {
                let gifts = self.players[seat].gifts - paid;
                self.lose_gifts(seat, paid, gifts);
            }
            Event::Blown { seat, from, to } => {
                self.shift(seat, from, to);
                let ashore = matches!(game.board().site(to), Site::Isle(_) | Site::Syrte | Site::Aeolus);
                self.players[seat].lands = ashore && seat != self.active;
            }
            Event::Landed { seat, stop } => {
                let site = self.players[seat].ship.map(|hex| game.board().site(hex));
                let expected = match stop {
                    Stop::Isle(isle) => Site::Isle(isle),
                    Stop::Ithaca => Site::Ithaca,
                    Stop::Syrte => Site::Syrte,
                    Stop::Aeolus => Site::Aeolus,
                };
                assert_eq!(site, Some(expected));
            }
            Event::CardTaken { seat, isle, card } => self.take_from_rim(seat, isle, card),
            Event::CardGiven { seat, to, card } => self.hand_over(seat, to, card),
            Event::CardReturned { seat, card, to, rim } => {
                assert_ne!(to.is_some(), rim.is_some());
                self.drop_card(seat, card);
                if let Some(owner) = to.filter(|owner| self.players[*owner].ship.is_some()) {
                    self.players[owner].cards.push(card);
                }
                if let Some(isle) = rim {
                    self.isles[isle.index()].card = RimCard::Open(card);
                }
            }
            Event::Gained { seat, count, gifts } => {
                self.stock -= count;
                self.players[seat].gifts += count;
                assert_eq!(self.players[seat].gifts, gifts);
            }
            Event::GainLapsed { count, .. } => assert!(self.stock == 0 && count > 0),
            Event::GiftsLost { seat, count, gifts } => self.lose_gifts(seat, count, gifts),
            Event::HeroesLost { seat, count, crew } => {
                self.players[seat].crew -= count;
                assert_eq!(self.players[seat].crew, crew);
            }
            Event::HeroesGained { seat, count, crew } => {
                self.players[seat].crew += count;
                assert!(self.players[seat].crew == crew && crew <= CREW);
            }
            Event::Looked { seat, isles, cards } => {
                assert_eq!(cards.is_some(), self.eye.sees(seat));
                self.players[seat].looked = self.players[seat].looked.union(isles);
                for (isle, card) in isles.iter().zip(cards.iter().flat_map(|cards| cards.iter())) {
                    let before = self.known[isle.index()].replace(*card);
                    assert!(before.is_none_or(|before| before == *card), "{isle} held {before:?}");
                }
            }
            Event::ChipLaid { seat, isle, from_rim, chips } => self.lay_chip(seat, isle, from_rim, chips),
            Event::ChipDisplaced { seat, isle } => {
                assert_eq!(self.isles[isle.index()].owner.take(), Some(seat));
                self.isles[isle.index()].rim_chips.insert(seat);
            }
            Event::ChipTakenBack { seat, isle, chips } => {
                assert_eq!(self.isles[isle.index()].owner.take(), Some(seat));
                self.players[seat].chips += 1;
                assert_eq!(self.players[seat].chips, chips);
            }
            Event::Paid { seat, to, terms: Terms { gifts, cards, .. } } => {
                self.players[seat].gifts -= gifts;
                self.players[to].gifts += gifts;
                cards.iter().for_each(|card| self.hand_over(seat, to, card));
            }
            Event::ShipLost { seat, cause } => {
                assert_eq!(cause == Cause::Hunger, self.players[seat].crew > 0, "by hunger, or without a hero");
                assert!(cause != Cause::Hunger || self.players[seat].doom == 1);
            }
            Event::Restarted { seat, at, back, chips } => {
                let before = self.players[seat];
                let (cards, looked, gifts) = (before.cards, before.looked, before.gifts);
                let (ship, crew) = (Some(at), CREW);
                self.players[seat] = PlayerView { ship, crew, gifts, chips, cards, looked, ..PlayerView::default() };
                assert_eq!(before.chips + back.len(), chips);
                for isle in Isle::all() {
                    assert_eq!(self.isles[isle.index()].rim_chips.contains(seat), back.contains(isle));
                    self.isles[isle.index()].rim_chips.remove(seat);
                }
            }
            Event::Met { first, second, at } => {
                assert_eq!([first, second].map(|seat| self.players[seat].ship), [Some(at); 2]);
            }
            Event::Parted { first, second }
            | Event::BattleBegan { first, second }
            | Event::Tied { first, second, .. } => {
                assert_eq!(self.players[first].ship, self.players[second].ship);
            }
            Event::ProposalLapsed { .. } => {}
            Event::Left { seat } => {
                let PlayerView { chips, looked, gifts, .. } = self.players[seat];
                self.stock += gifts;
                self.players[seat] = PlayerView { chips, looked, ..PlayerView::default() };
            }
            Event::GameOver { winners, .. } => self.winners = Some(winners),
        }
    }

    fn lose_gifts(&mut self, seat: Seat, count: u8, left: u8) {
        self.players[seat].gifts -= count;
        self.stock += count;
        assert_eq!(self.players[seat].gifts, left);
    }

    fn shift(&mut self, seat: Seat, from: Hex, to: Hex) {
        assert_eq!(self.players[seat].ship.replace(to), Some(from));
        assert_ne!(from, to);
        self.moved.insert(seat);
    }

    fn take_from_rim(&mut self, seat: Seat, isle: Isle, card: Card) {
        let at = isle.index();
        match std::mem::replace(&mut self.isles[at].card, RimCard::None) {
            RimCard::None => panic!("no card lies at {isle}"),
            RimCard::FaceDown => assert!(self.known[at].is_none_or(|known| known == card)),
            RimCard::Open(open) => assert_eq!(open, card),
        }
        self.known[at] = None;
        for other in Seat::all(self.players.count()) {
            self.players[other].looked.remove(isle);
        }
        self.players[seat].cards.push(card);
    }

    fn hand_over(&mut self, seat: Seat, to: Seat, card: Card) {
        self.drop_card(seat, card);
        self.players[to].cards.push(card);
    }

    fn drop_card(&mut self, seat: Seat, card: Card) {
        assert!(self.players[seat].cards.contains(&card), "seat {seat} has no {card}");
        let left: Hand = self.players[seat].cards.iter().copied().filter(|other| *other != card).collect();
        self.players[seat].cards = left;
    }

    fn lay_chip(&mut self, seat: Seat, isle: Isle, from_rim: bool, chips: u8) {
        let field = &mut self.isles[isle.index()];
        assert_eq!((field.owner.replace(seat), field.rim_chips.contains(seat)), (None, from_rim));
        if from_rim {
            field.rim_chips.remove(seat);
        } else {
            self.players[seat].chips -= 1;
        }
        assert_eq!(self.players[seat].chips, chips);
    }

    /// The books agree with what the eye sees, and nothing is lost nor has appeared (Law 5).
    pub(super) fn agrees(&self, game: &Odyssee) {
        let view = game.view(self.eye);
        let mut players = self.players;
        players.iter_mut().for_each(|player| player.entitled = player.chips <= player.cards.count());
        assert_eq!(view.players, players);
        assert_eq!((view.isles, view.stock, view.moved), (self.isles, self.stock, self.moved));
        assert_eq!((view.round, view.turn, view.active), (self.round, self.turn, self.active));
        if let Some(own) = view.own {
            let known = Isle::all().filter_map(|isle| Some((isle, self.known[isle.index()]?)));
            assert_eq!(own.rim, known.collect::<Vec<_>>());
        }

        let gifts: u8 = players.iter().map(|player| player.gifts).sum();
        assert_eq!(gifts + self.stock, GIFTS);
        for (seat, player) in Seat::all(players.count()).zip(players.iter()) {
            let laid = self.isles.iter().map(|isle| {
                let chips = [isle.owner == Some(seat), isle.rim_chips.contains(seat)];
                assert_ne!(chips, [true; 2], "one chip of a color on a number");
                chips.contains(&true)
            });
            assert_eq!(usize::from(player.chips) + laid.filter(|laid| *laid).count(), usize::from(CHIPS));
            assert!(player.ship.is_none() && player.crew == 0 || (1..=CREW).contains(&player.crew));
        }
    }
}
