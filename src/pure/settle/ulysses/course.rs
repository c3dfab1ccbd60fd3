//! A course: «the ship should go to these places, in whatever order is shortest». One sentence for every movement until it has been
//! sailed: it agrees to what leads there and backs the disc that lies nearest. What its owner proposes it leaves to him.

use super::contest::{Contest, Verdict};
use super::disc::{check_place, votes};
use super::word::{Beyond, Course};
use super::{Kind, Lapse, Said, Stop};
use crate::engine::Seat;
use crate::engine::ulysses::{
    Action, Board, Cards, DiscRange, DiscussionRange, GOALS, Marking, Own, PLACES, Place, PlaceSet, Side, View,
};
use crate::settle::words::{Source, Why};

/// Farther than any way can be.
const FAR: u16 = 1000;

/// A course as it is read for its seat.
pub(super) struct Helm<'a> {
    course: &'a Course,
    view: &'a View,
    own: Own,
    ways: Ways,
}

impl<'a> Helm<'a> {
    /// None if nobody has set a course.
    pub(super) fn of(said: &'a Said, view: &'a View, own: Own) -> Option<Self> {
        let course = &said.course.as_ref()?.word;
        Some(Self { course, view, own, ways: Ways::new(view.options.board, view.plagues, course.to) })
    }

    pub(super) const SOURCE: Source<Kind> = Source::Word(Kind::Course, 0);

    /// Agrees to what is little longer than the best way. To the rest it says what was wished; an objection that the hand cannot
    /// back is none.
    pub(super) fn quiet(&self, range: &DiscRange) -> Verdict {
        self.goes_on()?;
        let blue = self.view.sides[Side::Blue as usize].ok_or(Why::NoWord)?.place;
        let best = self.best(self.free()).ok_or(Why::Lapsed(Lapse::NoWay))?;
        if self.ways.from(blue) <= self.ways.from(best).saturating_add(self.course.within.into()) {
            return Ok(Action::Agree);
        }
        self.undecided(self.board().neighbors(self.view.ship))?;
        match self.course.beyond {
            Beyond::Agree => Ok(Action::Agree),
            Beyond::Ask => Err(Why::Wished),
            Beyond::Object if !self.affords(range.cards.least) => Ok(Action::Agree),
            Beyond::Object => {
                check_place(self.view, best, false).map_err(|reason| Why::Lapsed(Lapse::Illegal(reason)))?;
                let cards = votes(self.own.hand, range.cards.least).ok_or(Why::NoWord)?;
                Ok(Action::Object(Marking { place: best, cards, clear: Cards::NONE }))
            }
        }
    }

    /// Backs the nearest disc with a card for each step that it saves beyond the first ones, up to the ceiling; passes where
    /// that is none.
    pub(super) fn contested(&self, contest: &Contest<'_>) -> Verdict {
        let range = contest.range;
        self.goes_on()?;
        let discs = || Side::ALL.into_iter().filter_map(|side| Some((side, self.view.sides[side as usize]?.place)));
        self.undecided(discs().map(|(_, place)| place).collect())?;
        let near = |place: Place| self.ways.from(place);
        let (nearest, place) = discs().min_by_key(|(_, place)| near(*place)).ok_or(Why::NoWord)?;
        if let Some(action) = self.black(range, near(place)) {
            return Ok(action);
        }
        let side = self.view.players[self.own.seat].side.unwrap_or(nearest);
        let (Some(leading), Some(least)) = (self.view.leading, self.view.least) else { return Err(Why::NoWord) };
        let at = |side: Side| self.view.sides[side as usize].map_or(FAR, |side| near(side.place));
        let saved = at(leading).saturating_sub(at(side));
        let owns = self.view.sides[side as usize].is_some_and(|side| side.owner == self.own.seat);
        // Whose disc it is will spend cards, too.
        let most = if owns { u16::from(self.course.most) } else { saved.saturating_sub(self.course.within.into()) };
        let most = most.min(self.course.most.into());
        let least = least[side as usize];
        let within = u16::from(self.view.players[self.own.seat].played) + u16::from(least) <= most;
        let cards = votes(contest.free_hand(), least).filter(|_| within && leading != side && saved > 0);
        let may = range.support(side).is_some();
        Ok(cards.filter(|_| may).map_or(Action::Pass, |cards| Action::Support { side, cards }))
    }

    /// A disc of one's own, where red would have been one, too.
    fn black(&self, range: &DiscussionRange, otherwise: u16) -> Option<Action> {
        let black =
            range.black.filter(|black| self.course.beyond == Beyond::Object && self.affords(black.cards.least))?;
        let within = self.course.within.into();
        let place = self.best(black.free).filter(|best| self.ways.from(*best).saturating_add(within) < otherwise)?;
        let cards = votes(self.own.hand, black.cards.least)?;
        Some(Action::Black(Marking { place, cards, clear: Cards::NONE }))
    }

    /// Whether a disc that takes so many cards can be put, and then be backed.
    fn affords(&self, least: u8) -> bool {
        least <= self.course.most && self.course.most <= self.own.hand.votes()
    }

    fn goes_on(&self) -> Result<(), Why<Lapse>> {
        self.course.stopped.map_or(Ok(()), |stop| Err(Why::Lapsed(Lapse::Stopped(stop))))
    }

    /// The last goal within reach is everything: nobody leaves that to a sentence.
    fn undecided(&self, places: PlaceSet) -> Result<(), Why<Lapse>> {
        let last = self.own.goals.len() == 1 && !self.own.goals.intersection(places).is_empty();
        if last { Err(Why::Lapsed(Lapse::LastGoal)) } else { Ok(()) }
    }

    /// The first of the nearest.
    fn best(&self, places: PlaceSet) -> Option<Place> {
        places.iter().min_by_key(|place| self.ways.from(*place)).filter(|best| self.ways.from(*best) < FAR)
    }

    fn free(&self) -> PlaceSet {
        self.board().neighbors(self.view.ship).without(self.view.plagues)
    }

    fn board(&self) -> &'static Board {
        self.view.options.board
    }
}

/// What is still to be sailed from each place, around plagues: movements, and one for each place that is left.
struct Ways {
    to: Vec<Place>,
    steps: Vec<[u16; PLACES]>,
}

impl Ways {
    fn new(board: &Board, plagues: PlaceSet, to: PlaceSet) -> Self {
        let to: Vec<Place> = to.iter().collect();
        let steps = to.iter().map(|place| steps_to(*place, board, plagues)).collect();
        Self { to, steps }
    }

    fn from(&self, place: Place) -> u16 {
        let left = (0..self.to.len()).filter(|number| self.to[*number] != place);
        let left: u32 = left.fold(0, |left, number| left | 1 << number);
        self.tour(place, left).saturating_add(left.count_ones() as u16)
    }

    fn tour(&self, from: Place, left: u32) -> u16 {
        let next = (0..self.to.len()).filter(|number| left >> number & 1 == 1);
        let tours = next.map(|number| {
            self.steps[number][from.index()].saturating_add(self.tour(self.to[number], left & !(1 << number)))
        });
        tours.min().unwrap_or(0)
    }
}

fn steps_to(goal: Place, board: &Board, plagues: PlaceSet) -> [u16; PLACES] {
    let mut steps = [FAR; PLACES];
    let (mut reached, mut wave) = (PlaceSet::only(goal), PlaceSet::only(goal));
    let mut step = 0;
    while !wave.is_empty() {
        let mut next = PlaceSet::NONE;
        for place in wave.iter() {
            steps[place.index()] = step;
            // Nobody sails into a plague; out of one anybody may.
            if !plagues.contains(place) {
                next = next.union(board.neighbors(place));
            }
        }
        wave = next.without(reached);
        reached = reached.union(wave);
        step += 1;
    }
    steps
}

/// What becomes of it after somebody's answer: places that were reached are struck out, and what nobody could foresee stops it.
pub(super) fn ended(course: &mut Course, seat: Seat, before: &View, after: &View) -> bool {
    course.to.remove(after.ship);
    if before.plagues != after.plagues {
        course.stopped.get_or_insert(Stop::Plague);
    }
    let shown = |view: &View, seat: Seat| view.players[seat].revealed.count();
    let near_winning =
        |other: &Seat| *other != seat && shown(before, *other) < GOALS - 1 && shown(after, *other) == GOALS - 1;
    if let Some(rival) = Seat::all(after.players.count()).find(near_winning) {
        course.stopped.get_or_insert(Stop::Rival(rival));
    }
    course.to.is_empty()
}
