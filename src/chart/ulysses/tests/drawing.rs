//! The SVG as a structure.

use std::collections::BTreeMap;

use super::{attribute, bare, board, busy, count, crowded, elements, place, places, tags};
use crate::chart::ulysses::{Chart, Pick};
use crate::engine::ulysses::{Board, Color, Place, PlaceSet};

#[test]
fn the_same_chart_gives_the_same_bytes() {
    assert_eq!(busy().svg(), busy().svg());
    assert_eq!(busy().near(), busy().near());
}

#[test]
fn a_drawing_has_its_layers_in_order() {
    let svg = busy().svg();
    assert_eq!(attribute(elements(&svg)[0].1, "viewBox"), Some("0 -24 1000 648"));
    let layers = ["sea", "rhumb", "wave", "shallow", "land", "hill", "river", "frieze", "lines", "ways", "wake"];
    let at = |class: &str| svg.find(&format!("class=\"{class}\"")).unwrap_or_else(|| panic!("no {class}"));
    assert!(layers.is_sorted_by_key(|class| at(class)));
    assert!(at("wake") < svg.find("class=\"place").unwrap());
    assert!(svg.rfind("class=\"place").unwrap() < svg.find("class=\"pin").unwrap());
    assert!(svg.rfind("class=\"pin").unwrap() < at("ship"));
    let counts = ["place", "disc", "sign", "open", "here", "star", "wreath", "ring", "skull", "pin", "ship", "halo"]
        .map(|class| count(&svg, class));
    assert_eq!(counts, [36, 36, 36, 5, 1, 2, 1, 2, 2, 2, 1, 5]);
}

#[test]
fn every_chart_is_well_formed_small_and_without_style_script_or_id() {
    for tag in tags() {
        for ship in Place::all() {
            for chart in [bare(ship, tag), crowded(ship, tag)] {
                for svg in [chart.svg(), chart.near()] {
                    assert!(svg.len() <= 30 * 1024, "{} bytes with the ship at {}", svg.len(), board().id(ship));
                    for (name, element, _) in elements(&svg) {
                        assert!(!["style", "script", "use"].contains(&name));
                        assert!(["style", "id", "onclick"].iter().all(|one| attribute(element, one).is_none()));
                    }
                }
            }
        }
    }
}

#[test]
fn a_pair_written_out_is_the_two_drawings_that_stand_alone() {
    for ship in Place::all() {
        for chart in [bare(ship, "en"), crowded(ship, "en"), busy()] {
            let pair = Chart::pair(&chart, &chart);
            let shapes = defined(&pair.concat());
            let [near, sea] = pair.clone().map(|svg| written_out(&svg, &shapes));
            assert_eq!(near, chart.near());
            assert_eq!(sea.replace(" id=\"ship\"", ""), chart.svg());
            let saved = chart.near().len() + chart.svg().len() - pair.concat().len();
            assert!(saved > 3500, "only {saved} bytes saved");
        }
    }
}

/// What the drawings define, by name.
fn defined(svg: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let parts = svg.split("<defs>").skip(1).map(|rest| rest.split_once("</defs>").unwrap().0);
    for shape in parts.flat_map(|part| part.split(" id=\"m-").skip(1)) {
        let (id, rest) = shape.split_once('"').unwrap();
        let shape = rest.split_once("/>").unwrap().0;
        assert!(!shape.contains("class"), "no rule that names the chart reaches it: {shape}");
        assert_eq!(found.insert(id.to_owned(), shape.to_owned()), None, "{id} twice");
    }
    found
}

/// With every shape where it is pointed to.
fn written_out(svg: &str, shapes: &BTreeMap<String, String>) -> String {
    let mut svg = svg.to_owned();
    while let Some((before, rest)) = svg.split_once("<defs>") {
        svg = format!("{before}{}", rest.split_once("</defs>").unwrap().1);
    }
    while let Some((before, rest)) = svg.split_once("<use") {
        let (tag, after) = rest.split_once("/>").unwrap();
        let (class, id) = tag.split_once(" href=\"#m-").unwrap();
        svg = format!("{before}<path{class}{}/>{after}", shapes[id.trim_end_matches('"')]);
    }
    svg
}

#[test]
fn every_line_of_the_board_is_drawn_once_and_over_it_those_the_ship_can_take() {
    let chart = busy();
    let svg = chart.svg();
    let segments = |class: &str| -> Vec<[i32; 4]> {
        let all = elements(&svg);
        let (_, tag, _) = all.iter().find(|(_, tag, _)| attribute(tag, "class") == Some(class)).unwrap();
        let path = attribute(tag, "d").unwrap();
        let numbers = |segment: &str| -> Vec<i32> { segment.split([' ', 'l']).map(|n| n.parse().unwrap()).collect() };
        path.split('M').skip(1).map(|segment| numbers(segment).try_into().unwrap()).collect()
    };
    let at = |x: i32, y: i32| {
        let here = |place: &Place| (i32::from(board().site(*place).x), i32::from(board().site(*place).y)) == (x, y);
        Place::all().find(here).unwrap()
    };
    let ends = |[x, y, across, down]: [i32; 4]| (at(x, y), at(x + across, y + down));
    let (lines, ways) = (segments("lines"), segments("ways"));
    let mut drawn: Vec<(Place, Place)> = lines.iter().map(|segment| ends(*segment)).collect();
    drawn.iter_mut().for_each(|(a, b)| (*a, *b) = (*a.min(b), *a.max(b)));
    drawn.sort_unstable();
    let wanted: Vec<(Place, Place)> =
        Place::all().flat_map(|a| board().neighbors(a).iter().filter(move |b| a < *b).map(move |b| (a, b))).collect();
    assert_eq!(drawn, wanted);
    assert_eq!(drawn.len(), 77);
    let open = |segment: &[i32; 4]| {
        let (a, b) = ends(*segment);
        if a == chart.ship { b } else { a }
    };
    assert_eq!(ways.iter().map(open).collect::<PlaceSet>(), chart.open);
    assert!(ways.iter().all(|way| lines.contains(way)), "exactly over it");
}

#[test]
fn every_color_has_its_own_sign() {
    let mut signs = Vec::new();
    let svg = bare(place("troy"), "en").svg();
    let all = elements(&svg);
    for color in Color::ALL {
        let class = format!("place {}", color.name());
        let mut found = Vec::new();
        for (at, (_, tag, _)) in all.iter().enumerate() {
            if attribute(tag, "class").is_some_and(|classes| classes.starts_with(&class)) {
                let sign = all[at..].iter().find(|(_, tag, _)| attribute(tag, "class") == Some("sign")).unwrap();
                found.push(attribute(sign.1, "d").unwrap());
            }
        }
        assert_eq!(found.len(), 9);
        found.dedup();
        assert_eq!(found.len(), 1);
        signs.extend(found);
    }
    signs.sort_unstable();
    signs.dedup();
    assert_eq!(signs.len(), 4);
}

#[test]
fn without_links_it_is_a_picture_with_title_and_description() {
    let svg = busy().svg();
    let all = elements(&svg);
    assert_eq!(attribute(all[0].1, "role"), Some("img"));
    assert_eq!((all[1].0, all[1].2), ("title", "Sea chart"));
    assert_eq!(
        (all[2].0, all[2].2),
        (
            "desc",
            "Ship: Minotaur. Blue disc: Troy. Red disc: Rhodes. Free neighbours: Troy, Rhodes, Delos, Olympus, Cythera. \
             Your goals: Rhodes, Circe. Plagues: Melita, Sirens. Goals reached: Delos."
        )
    );
    assert!(all.iter().all(|(name, ..)| *name != "a"));
}

#[test]
fn places_to_pick_are_links_with_a_label_and_the_rest_is_silent() {
    let pick = Pick { places: places(&["troy", "rhodes"]), href: "/t/x?propose=", title: "Propose" };
    let chart = Chart { pick: Some(pick), ..busy() };
    for svg in [chart.svg(), chart.near()] {
        let all = elements(&svg);
        assert_eq!(attribute(all[0].1, "role"), Some("group"));
        let links: Vec<&str> = all.iter().filter(|(name, ..)| *name == "a").map(|(_, tag, _)| *tag).collect();
        assert_eq!(links.len(), 2);
        assert_eq!(attribute(links[0], "href"), Some("/t/x?propose=troy"));
        assert_eq!(attribute(links[0], "aria-label"), Some("Propose: Troy, violet, blue disc"));
        assert_eq!(attribute(links[1], "aria-label"), Some("Propose: Rhodes, violet, red disc, your goal"));
        let mut parts = svg.split("<g aria-hidden=\"true\">");
        let rest = parts.next().into_iter().chain(parts.map(|part| part.split_once("</g></g>").unwrap().1));
        assert!(rest.into_iter().all(|part| !part.contains("<g class=\"place")), "{svg}");
        assert!(svg.contains("<g class=\"place"));
    }
}

#[test]
fn distances_are_there_only_when_asked_for() {
    assert_eq!(count(&busy().svg(), "distance"), 0);
    let chart = Chart { distances: true, ..busy() };
    let svg = chart.svg();
    assert_eq!(count(&svg, "distance"), 35);
    for other in Place::all().filter(|place| *place != chart.ship) {
        let (_, rest) = svg.split_once(&format!(">{}</text><text class=\"distance\"", chart.name(other))).unwrap();
        let shown = rest.split(['>', '<']).nth(1).unwrap();
        assert_eq!(shown, board().distance(chart.ship, other).to_string(), "{}", chart.name(other));
    }
}

#[test]
fn without_goals_nothing_tells_of_them() {
    let chart = Chart { goals: PlaceSet::NONE, ..busy() };
    for out in [chart.svg(), chart.near(), chart.text()] {
        assert!(
            !out.contains("goal\"") && !out.contains("star") && !out.contains("your goal") && !out.contains("Your")
        );
    }
}

#[test]
fn the_near_drawing_shows_ship_and_neighbors() {
    for ship in Place::all() {
        let svg = bare(ship, "en").near();
        let neighbors = usize::from(board().neighbors(ship).len());
        assert_eq!(count(&svg, "here"), 1);
        assert_eq!(count(&svg, "open"), neighbors, "around {}", board().id(ship));
        let view: Vec<i32> =
            attribute(elements(&svg)[0].1, "viewBox").unwrap().split(' ').map(|n| n.parse().unwrap()).collect();
        assert!(view[2] == 400 && (230..=360).contains(&view[3]), "{view:?}");
    }
}

#[test]
fn names_ids_and_addresses_are_escaped() {
    const FILE: &str = include_str!("../../../pure/engine/ulysses/boards/proposed-1.json");
    let file = FILE.replace("\"en\": \"Troy\"", r#""en": "<Tr&oy> \"'""#);
    let board: &'static Board = Box::leak(Box::new(Board::read("proposed-1", &file).unwrap()));
    let pick = Pick { places: PlaceSet::ALL, href: "/?a=1&b=\"", title: "<b>" };
    let chart = Chart { board, pick: Some(pick), ..bare(place("troy"), "en") };
    for svg in [chart.svg(), chart.near()] {
        elements(&svg);
        assert!(svg.contains("&lt;Tr&amp;oy&gt; &quot;&#39;</text>"));
        assert!(svg.contains("href=\"/?a=1&amp;b=&quot;troy\" aria-label=\"&lt;b&gt;: &lt;Tr"));
        assert!(!svg.contains("<Tr") && !svg.contains("<b>"));
    }
}

#[test]
fn the_style_sheet_knows_every_class_and_no_other() {
    // What comes after that is drawn for no chart with lines.
    let (style, _) = include_str!("../../../../static/chart.css").split_once("/* The sea of hexes. */").unwrap();
    let mut used: Vec<String> = Vec::new();
    for chart in [busy(), crowded(place("troy"), "en")] {
        for svg in [chart.svg(), chart.near(), chart.letter()] {
            let classes =
                elements(&svg).iter().filter_map(|(_, tag, _)| attribute(tag, "class")).collect::<Vec<_>>().join(" ");
            used.extend(classes.split(' ').map(str::to_owned));
        }
    }
    // What pages put around the drawings, and beside the names of people.
    used.extend(
        ["chart-box", "chart-chip", "chart-sea", "chart-fit", "chart-ways", "chart-larger", "chart-smaller"]
            .map(str::to_owned),
    );
    let rules = style.split('\n').filter(|line| line.contains('{'));
    let mut ruled: Vec<String> = Vec::new();
    for selector in rules.filter_map(|line| line.split('{').next()).filter(|selector| !selector.contains('@')) {
        let words = selector.split('.').skip(1);
        ruled.extend(words.map(|word| word.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect()));
    }
    for list in [&mut used, &mut ruled] {
        list.sort_unstable();
        list.dedup();
    }
    assert_eq!(used, ruled);
}

#[test]
fn what_is_kept_of_a_letters_chart_tells_neither_whose_it_is_nor_where() {
    let mut grounds: Vec<String> = Vec::new();
    let mut stamps: Vec<String> = Vec::new();
    for tag in tags() {
        for ship in Place::all() {
            for chart in [bare(ship, tag), crowded(ship, tag), Chart { goals: PlaceSet::ALL, ..bare(ship, tag) }] {
                let layers = chart.layers();
                grounds.push(layers.ground.to_string());
                stamps.extend(layers.stamps.into_iter().map(|stamp| stamp.svg));
            }
        }
    }
    for kept in [&mut grounds, &mut stamps] {
        kept.sort_unstable();
        kept.dedup();
    }
    assert_eq!(grounds.len(), 1, "one for the board");
    assert!((200..512).contains(&stamps.len()), "{}", stamps.len());
    // A mark does not say at which place it stands, nor a name what marks its place.
    assert!(stamps.iter().all(|stamp| !(stamp.contains("place") && stamp.contains("<text") && stamp.contains("path"))));
    assert!(stamps.iter().any(|stamp| stamp.contains("star")));
}

#[test]
fn the_part_around_the_ship_names_every_goal_that_it_shows() {
    let mut shown = 0;
    for tag in tags() {
        for ship in Place::all() {
            for goal in Place::all().filter(|goal| *goal != ship) {
                let chart = Chart { goals: PlaceSet::only(goal), ..bare(ship, tag) };
                let svg = chart.near();
                let Some((_, star)) = svg.split_once("class=\"star\"") else { continue };
                let (mark, _) = star.split_once("</g>").unwrap();
                assert!(mark.contains("<text"), "{} from {} in {tag}", board().id(goal), board().id(ship));
                shown += 1;
            }
        }
    }
    assert!(shown > 1_000, "{shown}");
}
