//! «And then?»: the page about the next movement, and the plan of whoever will be active in it.

use super::Pen;
use crate::bot::ulysses::Movement;
use crate::bot::{BotKind, Bots as _};
use crate::engine::ulysses::{
    Action, ActionRange, Card, Color, Legal, Place, PlaceSet, Question, Side, Ulysses, Usable,
};
use crate::settle::ulysses::{Either, Envelope, NextLine, NextPage, Plan, PlanLine, Quiet};

/// The last turn in which a sailor still thinks that a temple pays.
const TURNS: u16 = 14;

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

    /// His own turn, if it is the next one.
    pub(in super::super) fn plan(&self) -> Option<Plan> {
        let turn = |at, blue| Movement::of_next_turn(self.view, at, blue);
        let ship = self.view.ship;
        if turn(ship, ship).active != self.own {
            return None;
        }
        let discs: PlaceSet = self.view.sides.iter().flatten().map(|side| side.place).collect();
        let line = |at: Place| {
            let blue = self.proposes(at)?;
            let movement = turn(at, blue);
            Some(PlanLine {
                pandora: Some(Either::Itself),
                temple: (self.view.turn + 1 + u16::from(self.temples()) <= TURNS).then_some(0),
                at: Some(at),
                propose: vec![blue],
                contested: self.rules(&[Some(movement)], None)?,
                won: self.won(movement),
            })
        };
        let lines: Vec<PlanLine> = discs.iter().filter_map(line).collect();
        (!lines.is_empty()).then_some(Plan(lines))
    }

    /// What he will propose there in his next turn; nothing if he would first do what a plan cannot say.
    fn proposes(&self, at: Place) -> Option<Place> {
        let mut view = self.view.clone();
        view.turn += 1;
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
