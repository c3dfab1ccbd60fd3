//! What a lesson advises: something legal and sensible at whatever is asked, from the learner's own view alone. It looks one place
//! ahead and no further; a learner shall see why.

use crate::bot::{BotKind, Bots as _, Dice};
use crate::engine::Game as _;
use crate::engine::ulysses::{
    Action, ActionRange, Card, Cards, Color, DiscRange, DiscussionRange, Legal, Marking, Means, Place, Side, Ulysses,
    Usable, View,
};
use crate::web::ulysses::suggest;

/// The kinds of answers that a lesson has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Agree,
    Object,
    /// A card played in a discussion, or none.
    Discuss,
    /// Whatever one may do before proposing.
    Before,
    Propose,
    Wind,
}

impl Kind {
    pub(super) const ALL: [Kind; 6] =
        [Kind::Agree, Kind::Object, Kind::Discuss, Kind::Before, Kind::Propose, Kind::Wind];
}

/// Why it is advised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// The proposal brings the ship nearer to a goal.
    Nearer,
    /// It does not, but nothing better can be had.
    NothingBetter,
    LeadsAway,
    /// So few cards are worth it.
    WorthCards,
    TooDear,
    /// What is wanted leads already.
    Leading,
    /// A card that helps before the proposal.
    Before(Card),
    /// A step towards a goal.
    Towards,
    /// A goal is right there.
    GoalAhead,
    /// No place can be proposed.
    Stuck,
    /// With a wind a goal can be reached.
    GoOn,
    Enough,
}

/// More cards than these are kept for another time.
const CARDS_WORTH: u8 = 2;

pub(super) fn kind_of(action: &Action) -> Kind {
    match action {
        Action::Agree => Kind::Agree,
        Action::Object(_) => Kind::Object,
        Action::Pass | Action::Support { .. } | Action::Black(_) => Kind::Discuss,
        Action::Pandora(_)
        | Action::Plague { .. }
        | Action::Unplague { .. }
        | Action::Exchange { .. }
        | Action::Temple { .. } => Kind::Before,
        Action::Propose(_) | Action::Stay => Kind::Propose,
        Action::Wind(_) | Action::Rest => Kind::Wind,
    }
}

/// Nothing if nothing is asked.
pub(super) fn advise(view: &View, legal: &Legal, met: &[Kind]) -> Option<(Action, Why)> {
    let learner = Learner { view, hand: view.own.as_ref()?.hand };
    match legal {
        Legal::Nothing => None,
        Legal::Asking(range) => learner.asked(range),
        Legal::Discussion(range) => Some(learner.in_discussion(range)),
        Legal::Action(range) => Some(learner.in_turn(range, met.contains(&Kind::Before))),
        Legal::Wind(usable) => Some(learner.after_sailing(*usable)),
    }
}

/// What a sailor would answer, and why. Its plagues take more than a sentence; then it is what a lesson advises.
pub(super) fn sailors(view: &View, legal: &Legal) -> Option<(Action, Why)> {
    let own = view.own.as_ref()?;
    let dice = Dice::new(&Ulysses::LESSON?.seed(), own.seat);
    let action = Ulysses::choose(BotKind::Sailor, view, legal, &dice)?;
    let learner = Learner { view, hand: own.hand };
    let why = match action {
        Action::Plague { .. } | Action::Unplague { .. } => return advise(view, legal, &Kind::ALL),
        Action::Pandora(_) => Why::Before(Card::Pandora),
        Action::Temple { .. } => Why::Before(Card::Temple),
        Action::Exchange { .. } => Why::Before(Card::Objection),
        Action::Propose(place) if learner.far(place).0 == 0 => Why::GoalAhead,
        Action::Propose(_) => Why::Towards,
        Action::Stay => Why::Stuck,
        Action::Wind(_) => Why::GoOn,
        Action::Rest => Why::Enough,
        Action::Agree => {
            let proposed = view.sides[Side::Blue as usize].map_or(view.ship, |side| side.place);
            if learner.far(proposed).0 < learner.far(view.ship).0 { Why::Nearer } else { Why::NothingBetter }
        }
        Action::Object(_) | Action::Black(_) => Why::LeadsAway,
        Action::Support { .. } => Why::WorthCards,
        Action::Pass if learner.wanted() == view.leading => Why::Leading,
        Action::Pass => Why::TooDear,
    };
    Some((action, why))
}

struct Learner<'a> {
    view: &'a View,
    hand: Cards,
}

impl Learner<'_> {
    /// How far a place is from the nearest goal, then from all of them: the less, the better. A goal below the ship must be left
    /// first and counts for nothing.
    fn far(&self, place: Place) -> (u8, u16) {
        let board = self.view.options.board;
        let goals = self.view.own.iter().flat_map(|own| own.goals.iter()).filter(|goal| *goal != self.view.ship);
        let ways: Vec<u8> = goals.map(|goal| board.distance(place, goal)).collect();
        (ways.iter().copied().min().unwrap_or(0), ways.iter().copied().map(u16::from).sum())
    }

    fn asked(&self, range: &DiscRange) -> Option<(Action, Why)> {
        let proposed = self.view.sides[Side::Blue as usize]?.place;
        if self.far(proposed).0 < self.far(self.view.ship).0 {
            return Some((Action::Agree, Why::Nearer));
        }
        let better = range.free.iter().min_by_key(|place| self.far(*place));
        match better.filter(|place| self.far(*place).0 < self.far(proposed).0) {
            Some(place) => {
                let cards = suggest::votes(self.hand, range.cards.least);
                Some((Action::Object(Marking { place, cards, clear: Cards::NONE }), Why::LeadsAway))
            }
            None => Some((Action::Agree, Why::NothingBetter)),
        }
    }

    /// The side whose place is nearest to a goal.
    fn wanted(&self) -> Option<Side> {
        let discs = Side::ALL.into_iter().filter_map(|side| Some((side, self.view.sides[side as usize]?.place)));
        discs.min_by_key(|(_, place)| self.far(*place)).map(|(side, _)| side)
    }

    fn in_discussion(&self, range: &DiscussionRange) -> (Action, Why) {
        let wanted = self.wanted();
        if wanted == self.view.leading {
            return (Action::Pass, Why::Leading);
        }
        let price = wanted.and_then(|side| Some((side, range.support(side)?.least)));
        match price.filter(|(_, least)| *least <= CARDS_WORTH) {
            Some((side, least)) => (Action::Support { side, cards: suggest::votes(self.hand, least) }, Why::WorthCards),
            None => (Action::Pass, Why::TooDear),
        }
    }

    fn in_turn(&self, range: &ActionRange, has_prepared: bool) -> (Action, Why) {
        let before = if has_prepared { None } else { self.before(range) };
        if let Some((action, card)) = before {
            return (action, Why::Before(card));
        }
        let nearest = range.propose.iter().min_by_key(|place| self.far(*place));
        nearest.map_or((Action::Stay, Why::Stuck), |place| {
            (Action::Propose(place), if self.far(place).0 == 0 { Why::GoalAhead } else { Why::Towards })
        })
    }

    /// What helps most: new cards, a temple, another goal for the farthest.
    fn before(&self, range: &ActionRange) -> Option<(Action, Card)> {
        if range.pandora.itself {
            return Some((Action::Pandora(Means::Itself), Card::Pandora));
        }
        if range.temple {
            let temples = suggest::temples(self.hand, range.price);
            let others = suggest::spare(suggest::without(self.hand, temples), range.price);
            return Some((Action::Temple { temples, others }, Card::Temple));
        }
        let board = self.view.options.board;
        let goal = range.exchange_goals.iter().max_by_key(|goal| board.distance(self.view.ship, *goal))?;
        let color = board.site(goal).color;
        let pile = Color::ALL.into_iter().find(|pile| range.may_draw(color, *pile))?;
        let cards = suggest::spare(self.hand, range.price);
        Some((Action::Exchange { goal, pile, cards }, Card::Objection))
    }

    fn after_sailing(&self, usable: Usable) -> (Action, Why) {
        let board = self.view.options.board;
        let near = board.neighbors(self.view.ship).without(self.view.plagues);
        let goal = near.iter().any(|place| self.far(place).0 == 0);
        let means = Means::ALL.into_iter().find(|means| usable.contains(*means));
        match means.filter(|_| goal) {
            Some(means) => (Action::Wind(means), Why::GoOn),
            None => (Action::Rest, Why::Enough),
        }
    }
}
