//! What must hold for every chart: structure, size, names, words. Beauty is for eyes; these tests keep the rest. Labels are
//! English ones whatever the language of the names; what they are in others is tested where they come from.

mod drawing;
mod names;
mod text;

use std::sync::LazyLock;

use super::labels::Labels;
use super::{Chart, Pick};
use crate::engine::ulysses::{Board, Place, PlaceSet};

/// The languages that the board has names in.
fn tags() -> Vec<&'static str> {
    board().site(board().start()).name.tags().collect()
}

fn board() -> &'static Board {
    Board::named("proposed-1").unwrap()
}

fn place(id: &str) -> Place {
    board().place(id).unwrap()
}

fn places(ids: &[&str]) -> PlaceSet {
    ids.iter().map(|id| place(id)).collect()
}

fn labels(tag: &str) -> &'static Labels {
    static LABELS: LazyLock<Vec<Labels>> = LazyLock::new(|| tags().into_iter().map(english).collect());
    LABELS.iter().find(|labels| labels.tag == tag).unwrap()
}

fn english(tag: &'static str) -> Labels {
    Labels {
        tag,
        colon: ": ".to_owned(),
        title: "Sea chart".to_owned(),
        near: "Around the ship".to_owned(),
        ship: "Ship".to_owned(),
        open: "Free neighbours".to_owned(),
        closed: "Other neighbours".to_owned(),
        plagues: "Plagues".to_owned(),
        goals: "Your goals".to_owned(),
        reached: "Goals reached".to_owned(),
        plague: "plague".to_owned(),
        goal: "your goal".to_owned(),
        shown: "reached".to_owned(),
        distance: "distance".to_owned(),
        next: "next step".to_owned(),
        colors: ["violet", "green", "red", "blue"].map(str::to_owned),
        discs: ["blue disc", "red disc", "black disc"].map(str::to_owned),
    }
}

fn bare(ship: Place, tag: &str) -> Chart<'static> {
    Chart::bare(board(), labels(tag), ship)
}

/// In the middle of a discussion, seen by a player.
fn busy() -> Chart<'static> {
    static WAKE: LazyLock<Vec<Place>> = LazyLock::new(|| ["troy", "delos"].map(place).to_vec());
    Chart {
        wake: &WAKE,
        plagues: places(&["melita", "sirens"]),
        discs: [Some(place("troy")), Some(place("rhodes")), None],
        goals: places(&["rhodes", "circe"]),
        reached: places(&["delos"]),
        open: board().neighbors(place("minotaur")).without(places(&["melita"])),
        ..bare(place("minotaur"), "en")
    }
}

/// As much as a game can put on the board at once, and more links than any question offers.
fn crowded(ship: Place, tag: &str) -> Chart<'static> {
    static WAKE: LazyLock<Vec<Place>> = LazyLock::new(|| (0..6).flat_map(|_| Place::all()).collect());
    let mut near = board().neighbors(ship).iter();
    Chart {
        wake: &WAKE,
        plagues: Place::all().take(6).collect(),
        discs: [near.next(), near.next(), near.next()],
        goals: Place::all().skip(6).step_by(8).collect(),
        reached: Place::all().skip(7).step_by(2).collect(),
        distances: true,
        pick: Some(Pick { places: PlaceSet::ALL, href: "/t/abcdefgh/plague/", title: "Propose" }),
        ..bare(ship, tag)
    }
}

/// Every element: its name, the text of its tag, and the text right behind it. Panics where the XML is not well formed.
fn elements(svg: &str) -> Vec<(&str, &str, &str)> {
    let (mut found, mut open) = (Vec::new(), Vec::new());
    let mut parts = svg.split('<');
    assert_eq!(parts.next(), Some(""));
    for part in parts {
        let (tag, text) = part.split_once('>').expect("a tag ends");
        assert!(!text.contains('>') && tag.matches('"').count() % 2 == 0, "{part}");
        for (at, _) in part.match_indices('&') {
            let entity = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"].iter().any(|one| part[at..].starts_with(one));
            assert!(entity, "{part}");
        }
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{part}");
            continue;
        }
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        if !tag.ends_with('/') {
            open.push(name);
        }
        found.push((name, tag, text));
    }
    assert!(open.is_empty(), "{open:?} stay open");
    found
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[start..].split('"').next()
}

/// How many elements are of a class.
fn count(svg: &str, class: &str) -> usize {
    let of_class =
        |tag: &str| attribute(tag, "class").is_some_and(|classes| classes.split(' ').any(|one| one == class));
    elements(svg).iter().filter(|(_, tag, _)| of_class(tag)).count()
}
