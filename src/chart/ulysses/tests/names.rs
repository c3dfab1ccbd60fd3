//! Where the names stand, in all languages.

use super::{attribute, bare, board, crowded, elements, tags};
use crate::chart::ulysses::Chart;
use crate::engine::ulysses::{Place, PlaceSet};

/// A name's area, if a letter takes that much room: left, top, right, bottom.
type Area = [i32; 4];

fn names(svg: &str, letter: i32, height: i32) -> Vec<(String, Area)> {
    names_of("", svg, letter, height)
}

/// Those that have this class.
fn names_of(wanted: &str, svg: &str, letter: i32, height: i32) -> Vec<(String, Area)> {
    let mut found = Vec::new();
    let (mut x, mut y) = (0, 0);
    let number = |tag: &str, name: &str| attribute(tag, name).unwrap().parse::<i32>().unwrap();
    for (name, tag, text) in elements(svg) {
        let class = attribute(tag, "class").unwrap_or_default();
        if class.starts_with("place ") {
            let point = attribute(tag, "transform").unwrap().trim_start_matches("translate(").trim_end_matches(')');
            let (across, down) = point.split_once(' ').unwrap();
            (x, y) = (across.parse().unwrap(), down.parse().unwrap());
        } else if class.starts_with("pin") {
            break;
        } else if name == "text" && class == wanted {
            let half = text.chars().count() as i32 * letter / 2;
            let (middle, base) = (x + number(tag, "x"), y + number(tag, "y"));
            found.push((text.to_owned(), [middle - half, base + 4 - height, middle + half, base + 4]));
        }
    }
    found
}

fn overlap(a: Area, b: Area) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

fn check_inside(names: &[(String, Area)], width: i32, height: i32) {
    for (name, [left, top, right, bottom]) in names {
        assert!(*left >= 0 && *top >= 0 && *right <= width && *bottom <= height, "{name} leaves the frame");
    }
}

fn for_every_chart(check: impl Fn(&Chart<'_>)) {
    for tag in tags() {
        for ship in Place::all() {
            check(&bare(ship, tag));
            check(&crowded(ship, tag));
        }
    }
}

#[test]
fn all_names_are_inside_the_frame() {
    for_every_chart(|chart| {
        let whole = names(&chart.svg(), 7, 14);
        assert_eq!(whole.len(), 36);
        check_inside(&whole, 1000, 600);
        check_inside(&names(&chart.near(), 10, 17), 400, 440);
        check_inside(&names(&chart.letter(), 10, 19), 1000, 600);
    });
}

#[test]
fn on_a_narrow_screen_the_few_large_names_lie_neither_on_each_other_nor_over_the_rim() {
    for_every_chart(|chart| {
        let names = names_of("small", &chart.svg(), 16, 28);
        let few = chart.goals.union(PlaceSet::only(chart.ship));
        assert_eq!(names.len(), usize::from(few.len()));
        check_inside(&names, 1000, 600);
        for (number, (name, area)) in names.iter().enumerate() {
            for (other, its) in &names[..number] {
                let ship = board().id(chart.ship);
                assert!(!overlap(*area, *its), "{}: {name} and {other} with the ship at {ship}", chart.labels.tag);
            }
        }
    });
}

#[test]
fn a_letters_chart_names_all_that_matters_now() {
    for_every_chart(|chart| {
        let shown = names(&chart.letter(), 10, 19);
        let near = board().neighbors(chart.ship).iter().chain([chart.ship]);
        for place in near.chain(chart.goals.iter()).chain(chart.plagues.iter()).chain(chart.discs.into_iter().flatten())
        {
            assert!(shown.iter().any(|(name, _)| name == chart.name(place)), "{}", board().id(place));
        }
    });
}

#[test]
fn names_do_not_overlap_on_a_quiet_sea() {
    for tag in tags() {
        for ship in Place::all() {
            let names = names(&bare(ship, tag).svg(), 7, 14);
            for (number, (name, area)) in names.iter().enumerate() {
                for (other, its) in &names[..number] {
                    assert!(!overlap(*area, *its), "{tag}: {name} and {other} with the ship at {}", board().id(ship));
                }
            }
        }
    }
}

#[test]
fn near_the_ship_names_do_not_overlap_either() {
    for tag in tags() {
        for ship in Place::all() {
            let names = names(&bare(ship, tag).near(), 10, 17);
            assert!(names.len() > usize::from(board().neighbors(ship).len()), "{tag}: {}", board().id(ship));
            for (number, (name, area)) in names.iter().enumerate() {
                for (other, its) in &names[..number] {
                    assert!(!overlap(*area, *its), "{tag}: {name} and {other} with the ship at {}", board().id(ship));
                }
            }
        }
    }
}

#[test]
fn a_name_leaves_its_usual_position_only_where_the_ship_covers_it() {
    for tag in tags() {
        for ship in Place::all() {
            let chart = bare(ship, tag);
            let names = names(&chart.svg(), 7, 14);
            let usual = Place::all().filter(|place| {
                let (_, area) = names.iter().find(|(name, _)| name == chart.name(*place)).unwrap();
                area[3] == i32::from(board().site(*place).y) + 28
            });
            let count = usual.count();
            assert!(count >= 33, "{tag}: {} names wander with the ship at {}", 36 - count, board().id(ship));
        }
    }
}

/// The names of places with a star, as they lie around it.
fn beside_stars(svg: &str, letter: i32, height: i32) -> Vec<(String, Area)> {
    let (mut found, mut is_goal) = (Vec::new(), false);
    for (name, tag, text) in elements(svg) {
        let class = attribute(tag, "class").unwrap_or_default();
        is_goal = class == "star" || is_goal && !class.starts_with("place ");
        if name == "text" && class.is_empty() && is_goal {
            let number = |name: &str| attribute(tag, name).unwrap().parse::<i32>().unwrap();
            let half = text.chars().count() as i32 * letter / 2;
            let (middle, base) = (number("x"), number("y"));
            found.push((text.to_owned(), [middle - half, base + 4 - height, middle + half, base + 4]));
            is_goal = false;
        }
    }
    found
}

#[test]
fn a_goals_name_keeps_off_its_own_star() {
    let mut seen = 0;
    for tag in tags() {
        for ship in Place::all() {
            let goals = Place::all().filter(|goal| goal.index() % 9 == ship.index() % 9 && *goal != ship).collect();
            let chart = Chart { goals, ..bare(ship, tag) };
            for (svg, letter, height) in [(chart.svg(), 7, 14), (chart.letter(), 10, 19), (chart.near(), 10, 17)] {
                for (name, area) in beside_stars(&svg, letter, height) {
                    let star = [-15, -15, 15, 15];
                    assert!(!overlap(area, star), "{tag}: {name} at {area:?} with the ship at {}", board().id(ship));
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 6 * 36 * 2 * 3, "{seen} stars");
}
