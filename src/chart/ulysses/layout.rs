//! Where everything stands on a drawing: the whole sea, or the part of it around the ship.

use super::Chart;
use crate::chart::frame::{Frame, Spot};
use crate::chart::label::{self, Area, Name, Type};
use crate::chart::shape::Shapes;
use crate::engine::ulysses::{Board, Place, PlaceSet};

pub(super) struct Layout<'a> {
    pub(super) class: &'static str,
    pub(super) title: &'a str,
    /// Height of the bands of meanders above and below; ornaments are for a drawing that has them.
    pub(super) frieze: i32,
    pub(super) frame: Frame,
    /// What an address calls the ship on the page that the drawing stands on; no two drawings of a page have it.
    pub(super) anchor: Option<&'static str>,
    pub(super) shapes: Shapes,
    spots: Vec<Spot>,
    names: Vec<Option<Spot>>,
    /// The same for a narrow screen, where only the names of the ship and of the goals are shown, and large.
    small: Vec<Option<Spot>>,
}

impl<'a> Layout<'a> {
    /// Every place with its name.
    pub(super) fn whole(chart: &Chart<'a>) -> Self {
        let sea = Sea::of(chart, Frame::whole(size(chart.board)));
        let (names, small) = (sea.middles(label::WHOLE, PlaceSet::ALL, PlaceSet::ALL), sea.small());
        let (class, title, shapes) = ("chart", &chart.labels.title, Shapes::Own);
        Self { class, title, frieze: 24, frame: sea.frame, anchor: None, shapes, spots: sea.spots, names, small }
    }

    /// Ship, neighbors and whatever goals lie around them in large type; other names where there is room.
    pub(super) fn near(chart: &Chart<'a>) -> Self {
        let around = chart.neighbors().union(PlaceSet::only(chart.ship));
        let points: Vec<(i32, i32)> = around.iter().map(|place| point(chart.board, place)).collect();
        let sea = Sea::of(chart, Frame::around(size(chart.board), &points));
        let names = sea.middles(label::NEAR, PlaceSet::ALL, around.union(chart.goals));
        let (class, title, shapes) = ("chart chart-near", &chart.labels.near, Shapes::Own);
        let (frame, spots) = (sea.frame, sea.spots);
        Self { class, title, frieze: 0, frame, anchor: None, shapes, spots, names, small: Vec::new() }
    }

    /// The whole sea for a letter, where it is shown at little more than half its size: large type, and only the names that
    /// matter now are sure to be there.
    pub(super) fn letter(chart: &Chart<'a>) -> Self {
        let discs: PlaceSet = chart.discs.into_iter().flatten().collect();
        let around = chart.neighbors().union(PlaceSet::only(chart.ship));
        let needed = around.union(chart.goals).union(discs).union(chart.plagues);
        let sea = Sea::of(chart, Frame::whole(size(chart.board)));
        let (names, small) = (sea.middles(label::LETTER, PlaceSet::ALL, needed), sea.small());
        let (class, title, shapes) = ("chart chart-letter", &chart.labels.title, Shapes::Own);
        Self { class, title, frieze: 24, frame: sea.frame, anchor: None, shapes, spots: sea.spots, names, small }
    }

    pub(super) fn with_anchor(self, id: &'static str) -> Self {
        Self { anchor: Some(id), ..self }
    }

    pub(super) fn with_shapes(self, shapes: Shapes) -> Self {
        Self { shapes, ..self }
    }

    pub(super) fn spot(&self, place: Place) -> Spot {
        self.spots[place.index()]
    }

    /// The middle of a place's name, if it is shown.
    pub(super) fn name(&self, place: Place) -> Option<Spot> {
        self.names[place.index()]
    }

    /// The middle of its name on a narrow screen.
    pub(super) fn small_name(&self, place: Place) -> Option<Spot> {
        self.small.get(place.index()).copied().flatten()
    }

    pub(super) fn shows(&self, place: Place) -> bool {
        self.frame.shows(self.spot(place))
    }
}

fn size(board: &Board) -> (i32, i32) {
    (board.width().into(), board.height().into())
}

/// Where a place lies on the board.
fn point(board: &Board, place: Place) -> (i32, i32) {
    let site = board.site(place);
    (site.x.into(), site.y.into())
}

/// How far right of its place a distance stands: past whatever surrounds the place.
pub(super) fn distance_offset(chart: &Chart<'_>, place: Place) -> i32 {
    let marked = chart.open.union(chart.plagues).union(chart.reached);
    if chart.goals.contains(place) {
        27
    } else if marked.contains(place) || chart.is_picked(place) {
        22
    } else {
        18
    }
}

/// What names are laid on: the places, which of them are on the drawing, and what a name should not cover.
struct Sea<'a> {
    chart: &'a Chart<'a>,
    frame: Frame,
    spots: Vec<Spot>,
    shown: PlaceSet,
    taken: Vec<Area>,
}

impl<'a> Sea<'a> {
    fn of(chart: &'a Chart<'a>, frame: Frame) -> Sea<'a> {
        let spot = |place: Place| {
            let (x, y) = point(chart.board, place);
            frame.spot(x, y)
        };
        let spots: Vec<Spot> = Place::all().map(spot).collect();
        let shown: PlaceSet = Place::all().filter(|place| frame.shows(spots[place.index()])).collect();
        let taken = taken(chart, shown, &spots);
        Sea { chart, frame, spots, shown, taken }
    }

    /// The middles of the large names of a narrow screen.
    fn small(&self) -> Vec<Option<Spot>> {
        let few = self.chart.goals.union(PlaceSet::only(self.chart.ship));
        self.middles(label::SMALL, few, few)
    }

    /// The middles of the names that are wanted: of those that are needed for certain, of others if there is room.
    fn middles(&self, face: Type, wanted: PlaceSet, needed: PlaceSet) -> Vec<Option<Spot>> {
        let name = |place: Place| Name {
            at: self.spots[place.index()],
            letters: self.chart.name(place).chars().count() as i32,
            needed: needed.contains(place),
            reach: reach(self.chart, place),
        };
        let wanted = self.shown.iter().filter(|place| wanted.contains(*place));
        let mut named: Vec<(Place, Name)> = wanted.map(|place| (place, name(place))).collect();
        // Whoever stands well below its place stays there: names that wander are hard to find again.
        named.sort_by_cached_key(|(_, name)| (!name.needed, !label::is_free_below(face, name, &self.taken)));
        let (places, names): (Vec<Place>, Vec<Name>) = named.into_iter().unzip();
        let mut middles = vec![None; self.spots.len()];
        for (place, middle) in places.into_iter().zip(label::arrange(&self.frame, face, &names, &self.taken)) {
            middles[place.index()] = middle;
        }
        middles
    }
}

/// How far the drawing of a place reaches: a goal's star, but for the tips of its rays, farther than others.
fn reach(chart: &Chart<'_>, place: Place) -> i32 {
    if chart.goals.contains(place) { 18 } else { 10 }
}

/// What a name should not cover: places, the ship, skulls, discs on their pins, distances.
fn taken(chart: &Chart<'_>, shown: PlaceSet, spots: &[Spot]) -> Vec<Area> {
    let beside = |place: Place, x: i32, y: i32| {
        let spot = spots[place.index()];
        Spot { x: spot.x + x, y: spot.y + y }
    };
    let around = |place: Place| Area::around(beside(place, 0, 0), reach(chart, place), reach(chart, place));
    let mut taken: Vec<Area> = shown.iter().map(around).collect();
    taken.push(Area::around(beside(chart.ship, 0, -27), 32, 20));
    taken.extend(chart.discs.into_iter().flatten().map(|place| Area::around(beside(place, 15, -22), 11, 11)));
    taken.extend(chart.plagues.iter().map(|place| Area::around(beside(place, -14, -15), 9, 9)));
    if chart.distances {
        taken.extend(shown.iter().map(|place| Area::around(beside(place, distance_offset(chart, place), 1), 4, 5)));
    }
    taken
}
