//! What must hold for every chart: structure, size, words. Beauty is for eyes; these tests keep the rest. Labels are English ones
//! whatever the language of the names.

use std::sync::LazyLock;

use super::labels::Labels;
use super::layout::Layout;
use super::{Chart, Marks, Pick, Ship, Way, letter_of_seat};
use crate::engine::odyssee::{Arrow, Board, Direction, Hex, Isle, Options, RimCard, Site};
use crate::engine::{Seat, SeatSet};

const TAGS: [&str; 6] = ["en", "de", "fr", "cs", "nl", "it"];

fn board() -> &'static Board {
    Options::default().board
}

fn hex(name: &str) -> Hex {
    board().hex_named(name).unwrap()
}

fn seat(number: usize) -> Seat {
    Seat::all(6).nth(number).unwrap()
}

fn labels(tag: &str) -> &'static Labels {
    static LABELS: LazyLock<Vec<Labels>> = LazyLock::new(|| TAGS.map(english).to_vec());
    LABELS.iter().find(|labels| labels.tag == tag).unwrap()
}

fn english(tag: &'static str) -> Labels {
    let word = str::to_owned;
    Labels {
        tag,
        colon: word(": "),
        title: word("Sea chart"),
        near: word("Around your ship"),
        ships: word("Ships"),
        you: word("you"),
        crew: word("crew"),
        ithaca: word("Ithaca"),
        troy: word("Troy"),
        syrte: word("Syrte"),
        aeolus: word("Aeolus"),
        water: word("open sea"),
        owned: word("Islands"),
        fresh: word("A card waits"),
        rim: word("rim"),
        entitled: word("May go home"),
        nobody: word("nobody"),
        steps: word("distance"),
        owner: word("ruler"),
        card: word("a card waits"),
        winds: ["storm", "stiff wind", "breeze"].map(word),
    }
}

/// Six ships, two of them on one hex, as many chips as there can be, everything that can be drawn at once.
fn crowded(tag: &str, at: Hex) -> Chart<'static> {
    let ship = |number: usize| Ship {
        seat: seat(number),
        name: format!("P{number}"),
        hex: if number < 2 { at } else { board().hexes().nth(20 * number).unwrap() },
        crew: number as u8 % 5,
        is_entitled: number.is_multiple_of(2),
    };
    let all: SeatSet = Seat::all(6).skip(1).collect();
    let arrow = Arrow { origin: hex("h3"), direction: Direction::Ne };
    let reach = board().reach(at, 4);
    Chart {
        ships: (0..6).map(ship).collect(),
        isles: [Marks { owner: Some(seat(0)), chips: all, card: RimCard::None }; 15],
        own: Some(seat(0)),
        trails: vec![(seat(2), hex("a1"), hex("c5"))],
        arrow: Some(arrow),
        drifts: vec![(seat(3), hex("c5"), hex("e5"))],
        reach,
        ways: vec![Way { hexes: vec![hex("h8"), hex("h9")], label: "1".to_owned() }],
        pick: Some(Pick { hexes: reach, href: "/table/ABCDEF/review?do=sail.", title: "Sail here" }),
        ..Chart::bare(board(), labels(tag))
    }
}

/// Panics where the XML is not well formed; the tags.
fn tags(svg: &str) -> Vec<&str> {
    let (mut found, mut open) = (Vec::new(), Vec::new());
    let mut parts = svg.split('<');
    assert_eq!(parts.next(), Some(""));
    for part in parts {
        let (tag, text) = part.split_once('>').expect("a tag ends");
        assert!(!text.contains('>') && tag.matches('"').count() % 2 == 0, "{part}");
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "{part}"),
            None => {
                if !tag.ends_with('/') {
                    open.push(tag.split(' ').next().unwrap());
                }
                found.push(tag);
            }
        }
    }
    assert!(open.is_empty(), "{open:?} stay open");
    found
}

#[test]
fn every_chart_is_well_formed_small_and_without_style_script_or_id() {
    for tag in TAGS {
        for at in board().hexes().step_by(7) {
            let (bare, crowded) = (Chart::bare(board(), labels(tag)), crowded(tag, at));
            for svg in [bare.svg(), bare.near(), bare.letter(), crowded.svg(), crowded.near(), crowded.letter()] {
                assert!(svg.len() <= 60 * 1024, "{} bytes", svg.len());
                for tag in tags(&svg) {
                    assert!(!tag.starts_with("style") && !tag.starts_with("script"), "{tag}");
                    assert!(!tag.contains(" id=") && !tag.contains(" style=") && !tag.contains(" onclick="), "{tag}");
                }
            }
        }
    }
    let found = crowded("en", hex("h8")).found();
    assert_eq!(found.matches(" id=\"ship\"").count(), 1, "the own ship can be found by its address");
}

#[test]
fn the_same_chart_gives_the_same_bytes_and_its_ground_no_matter_what_stands_on_it() {
    let (one, other) = (crowded("en", hex("h8")), crowded("en", hex("c3")));
    assert_eq!(one.svg(), one.svg());
    assert_eq!(one.layers().ground, other.layers().ground);
    assert_ne!(one.layers().stamps, other.layers().stamps);
}

#[test]
fn every_hex_that_can_be_chosen_is_a_link_that_says_where_it_leads() {
    let from = hex("h8");
    let chart = crowded("en", from);
    let svg = chart.svg();
    let ends = board().reach(from, 4);
    assert_eq!(svg.matches("<a class=\"pick").count(), usize::from(ends.len()));
    for end in ends.iter() {
        let name = board().hex_name(end);
        assert!(
            svg.contains(&format!("href=\"/table/ABCDEF/review?do=sail.{name}\" aria-label=\"Sail here: {name}")),
            "{name}"
        );
    }
    assert!(svg.contains("role=\"group\""), "the parts of a picture would not be read out");
    assert!(Chart { pick: None, ..chart }.svg().contains("role=\"img\""));
}

#[test]
fn the_part_around_a_ship_shows_wherever_it_may_end() {
    for from in board().hexes().filter(|hex| matches!(board().site(*hex), Site::Water | Site::Troy)) {
        let chart = crowded("en", from);
        let ends = board().reach(from, 4);
        assert_eq!(
            chart.near().matches("<a class=\"pick").count(),
            usize::from(ends.len()),
            "{}",
            board().hex_name(from)
        );
    }
}

#[test]
fn every_seat_has_a_sign_and_a_color_of_its_own() {
    let letters: Vec<char> = Seat::all(6).map(letter_of_seat).collect();
    let shapes: Vec<&str> = Seat::all(6).map(super::sign::of_seat).collect();
    let classes: Vec<&str> = Seat::all(6).map(super::sign::class_of_seat).collect();
    for at in 0..6 {
        for before in 0..at {
            assert!(letters[at] != letters[before] && shapes[at] != shapes[before] && classes[at] != classes[before]);
        }
    }
    let svg = crowded("en", hex("h8")).svg();
    for (class, shape) in classes.iter().zip(shapes) {
        assert!(svg.contains(&format!("class=\"vessel {class}\"")) && svg.contains(shape), "{class}");
    }
}

#[test]
fn the_arrow_says_how_strong_each_of_its_five_rows_is() {
    let arrow = Arrow { origin: hex("h5"), direction: Direction::E };
    let chart = Chart { arrow: Some(arrow), ..Chart::bare(board(), labels("en")) };
    let svg = chart.svg();
    for class in ["wind storm", "wind stiff", "wind breeze"] {
        assert_eq!(svg.matches(&format!("class=\"{class}\"")).count(), 1, "{class}");
    }
    assert!(chart.about(hex("h9")).ends_with("storm"));
    assert!(chart.about(hex("g9")).ends_with("stiff wind") && chart.about(hex("f9")).ends_with("breeze"));
    assert_eq!(
        (chart.about(hex("e9")).as_str(), chart.about(hex("h3")).as_str()),
        ("e9", "h3"),
        "beside it and behind it is calm"
    );
}

#[test]
fn the_map_of_letters_has_every_stop_and_every_ship_and_no_wide_line() {
    for tag in TAGS {
        let text = crowded(tag, hex("h8")).text();
        for line in text.lines() {
            assert!(line.chars().count() <= 76 && line == line.trim_end(), "{tag}: {line}");
        }
        for isle in Isle::all() {
            let name = labels(tag).isle(board(), isle);
            assert!(text.contains(&format!("{} {name}", isle.number())), "{tag}: {name}");
        }
    }
    let ship = Ship { seat: seat(4), name: "Eva".to_owned(), hex: hex("h4"), crew: 3, is_entitled: true };
    let chart = Chart { ships: vec![ship], own: Some(seat(4)), ..Chart::bare(board(), labels("en")) };
    let text = chart.text();
    assert!(text.contains("\nh ·   ·   ·   I★  ·"), "{text}");
    assert!(text.contains("  ★ Eva (you), Ithaca (h4), crew 3\n"), "{text}");
    assert!(text.contains("May go home: Eva\n"), "{text}");
    assert_eq!(text.lines().take_while(|line| !line.is_empty()).count(), 15, "a line for each row");
}

/// Where the name of an island stands.
fn name_of(svg: &str, isle: Isle) -> i32 {
    let number = format!(">{}</tspan>", isle.number());
    let before = svg.split(&number).next().unwrap();
    let text = &before[before.rfind("<text ").expect("a name")..];
    text.split("y=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap()
}

#[test]
fn names_step_aside_for_ships_and_are_read_over_them_where_they_cannot() {
    let mut moved = 0;
    for isle in Isle::all() {
        let below = Chart::bare(board(), labels("en")).svg();
        let ships =
            [Direction::Sw, Direction::Se].into_iter().filter_map(|way| board().neighbor(board().isle(isle), way));
        for (number, hex) in ships.filter(|hex| board().site(*hex) == Site::Water).enumerate() {
            let ship = Ship { seat: seat(number), name: "Eva".to_owned(), hex, crew: 4, is_entitled: false };
            let chart = Chart { ships: vec![ship], ..Chart::bare(board(), labels("en")) };
            let svg = chart.svg();
            moved += usize::from(name_of(&svg, isle) < name_of(&below, isle));
            let (vessel, name) = (svg.find("class=\"vessel").unwrap(), svg.find("<tspan class=\"number\"").unwrap());
            assert!(vessel < name, "names are drawn last");
        }
    }
    assert!(moved >= 25, "{moved} names have stepped aside");
}

#[test]
fn the_part_around_a_ship_names_no_island_that_lies_beyond_its_rim() {
    let mut named = 0;
    for at in board().hexes() {
        let chart = crowded("en", at);
        let (svg, layout) = (chart.near(), Layout::near(&chart));
        for isle in Isle::all() {
            let has_name = svg.contains(&format!("<tspan class=\"number\">{}</tspan>", isle.number()));
            assert_eq!(has_name, layout.shows(&chart, board().isle(isle)), "{isle} from {at:?}");
            named += u32::from(has_name);
        }
    }
    assert!(named > 500, "{named}");
}
