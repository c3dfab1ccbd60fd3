//! «And then?»: the page about the next movement, and the plan of whoever will be active in it.

use super::Pen;
use crate::bot::ulysses::Movement;
use crate::bot::{BotKind, Bots as _};
use crate::engine::ulysses::{
    Action, ActionRange, Card, Color, Legal, Place, PlaceSet, Question, Side, Ulysses, Usable,
};
use crate::settle::ulysses::{Either, Envelope, NextLine, NextPage, Plan, PlanLine, Quiet};

/// The last turn in which a sailor still thinks that a temple pays.
pub(super) const TURNS: u16 = 14;
/// For more places nobody plans.
const PLAN_MAX: usize = 12;

impl Pen<'_> {
    /// «And then?»: for each place that carries a disc, his own new one included, what he says to the ways on.
    pub(in super::super) fn next_page(&self, envelope: Option<&Envelope>) -> NextPage {
        let discs = self.view.sides.iter().enumerate().filter_map(|(side, disc)| Some((side, (*disc)?.place)));
        let red = match envelope.and_then(|envelope| envelope.quiet) {
            Some(Quiet::Object(marking)) => Some((Side::Red as usize, marking.place)),
            Some(Quiet::Agree | Quiet::Ask) | None => None,
        };
        let lines = discs.chain(red).flat_map(|(side, at)| self.next_lines(at, side == Side::Blue as usize));
        NextPage(lines.collect())
    }

    fn next_lines(&self, at: Place, by_blue: bool) -> Vec<NextLine> {
        let mut lines: Vec<NextLine> = Vec::new();
        for on in self.view.options.board.neighbors(at).without(self.view.plagues).iter() {
            // A wind keeps the turn only if blue wins; who plays one nobody can tell.
            let wind = by_blue.then(|| Movement::after_wind(self.view, at, on));
            let turn = Movement::of_next_turn(self.view, at, on);
            let mut movements: Vec<Movement> = wind.into_iter().chain([turn]).collect();
            // One's own next turn is planned, not asked about.
            movements.retain(|movement| *movement != turn || movement.active != self.own);
            let Some(line) = self.next_line(at, on, &movements) else { continue };
            let same = |other: &&mut NextLine| other.quiet == line.quiet && other.contested == line.contested;
            match lines.iter_mut().find(same) {
                Some(other) => other.on.insert(on),
                None => lines.push(line),
            }
        }
        lines
    }

    fn next_line(&self, at: Place, on: Place, movements: &[Movement]) -> Option<NextLine> {
        let asked = movements.iter().filter(|movement| movement.active != self.own);
        let mut answers = asked.map(|movement| self.quiet_in(movement.quiet()));
        let first = answers.next();
        let quiet = first.filter(|first| answers.all(|other| other == *first)).unwrap_or(Quiet::Ask);
        let objects = matches!(quiet, Quiet::Object(_)).then_some(quiet);
        let movements: Vec<_> = movements.iter().copied().map(Some).collect();
        let contested = self.rules(&movements, objects)?;
        Some(NextLine { at, on: PlaceSet::only(on), quiet, contested })
    }

    /// His own turn, if it is the next one; or whenever it is, for the places where the ship may be by then.
    pub(in super::super) fn plan(&self, of_everyone: bool) -> Option<Plan> {
        let seats = self.view.players.count();
        let waits = self.view.active.round(seats).skip(1).position(|seat| seat == self.own);
        // Whoever is active now has a whole round to go.
        let waits = waits.unwrap_or(usize::from(seats) - 1) as u8;
        if waits > 0 && !of_everyone {
            return None;
        }
        let turn = self.view.turn + 1 + u16::from(waits);
        let discs: PlaceSet = self.view.sides.iter().flatten().map(|side| side.place).collect();
        let discs = if discs.is_empty() { PlaceSet::only(self.view.ship) } else { discs };
        let board = self.view.options.board;
        let far = |at: &Place| discs.iter().map(|disc| board.distance(disc, *at)).min().unwrap_or(u8::MAX);
        let mut places: Vec<Place> = Place::all().filter(|at| far(at) <= waits).collect();
        places.sort_by_key(far);
        places.truncate(PLAN_MAX);
        let line = |at: Place| {
            let blue = self.proposes(at, turn)?;
            let movement = Movement { turn, number: 1, active: self.own, ship: at, blue };
            Some(PlanLine {
                pandora: Some(Either::Itself),
                temple: (turn + u16::from(self.temples()) <= TURNS).then_some(0),
                at: Some(at),
                propose: vec![blue],
                contested: self.rules(&[Some(movement)], None)?,
                won: self.won(movement),
            })
        };
        let lines: Vec<PlanLine> = places.into_iter().filter_map(line).collect();
        (!lines.is_empty()).then_some(Plan(lines))
    }

    /// What he will propose there in his next turn; nothing if he would first do what a plan cannot say.
    fn proposes(&self, at: Place, turn: u16) -> Option<Place> {
        let mut view = self.view.clone();
        view.turn = turn;
        (view.movement, view.active, view.ship, view.question) = (1, self.own, at, Some(Question::Action));
        (view.pandora_used, view.exchange_used) = (false, false);
        let own = view.own.as_mut()?;
        own.goals.remove(at);
        let (hand, goals, price) = (own.hand, own.goals, self.temples());
        let can_pay = hand.total() >= price;
        let barred = view.options.board.color(at);
        let range = ActionRange {
            // A plan says these in words of its own.
            pandora: Usable::default(),
            temple: false,
            plague: Usable { itself: hand.count(Card::Plague) > 0 && view.plague_stock > 0, zeus: false },
            plague_places: PlaceSet::ALL.without(view.plagues),
            price,
            unplague: if can_pay { view.plagues } else { PlaceSet::NONE },
            exchange_goals: if can_pay { goals } else { PlaceSet::NONE },
            exchange_piles: [Color::ALL.map(|pile| pile != barred && view.piles[pile as usize] > 0); 4],
            propose: view.options.board.neighbors(at).without(view.plagues),
            stay: false,
        };
        let action = Ulysses::choose(BotKind::Sailor, &view, &Legal::Action(range), self.dice);
        if let Some(Action::Propose(place)) = action { Some(place) } else { None }
    }

    fn temples(&self) -> u8 {
        self.view.players[self.own].temples
    }
}
