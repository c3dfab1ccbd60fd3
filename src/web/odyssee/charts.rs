//! The charts on a page: around the ship for narrow screens, right below the question, and the whole sea. Where a hex can be
//! chosen, tapping it does what its title says: it leads to the review, or shows the arrow as it would lie.

use super::ahead::{self, AHEAD, Words};
use super::arrows;
use super::choice::{Choice, DEED, DIRECTION};
use super::hear;
use super::scene::Scene;
use crate::chart::odyssee::Pick;
use crate::engine::odyssee::{Arrow, ArrowRange, Direction, Hex, HexSet, Legal, Odyssee};

pub(super) fn charts(scene: &Scene<'_>, game: &Odyssee, choice: &Choice) -> [String; 2] {
    let (t, known, base, stamp) = (scene.t, scene.known, scene.base, scene.stamp);
    let mut chart = known.chart(t);
    let (mut href, mut title) = (String::new(), String::new());
    let mut hexes = HexSet::NONE;
    match (known.legal, known.asked()) {
        (Legal::Sail { ends, .. }, Some(_)) => {
            (href, title, hexes) = (format!("{base}/review{stamp}?do=sail."), t.odyssee_page_sail_here(), ends);
            chart.reach = ends;
        }
        (legal @ (Legal::Turn(ArrowRange::Free | ArrowRange::Gift) | Legal::Winds), Some(seat))
            if choice.has(DEED, "arrow") =>
        {
            let direction = choice.get(DIRECTION).and_then(Direction::named).unwrap_or(Direction::E);
            href = format!("{base}?do=arrow&dir={}&at=", direction.name());
            title = t.odyssee_page_arrow_pick();
            let own = !matches!(legal, Legal::Winds);
            // From elsewhere the arrow drives nobody; the form takes any hex.
            let drives = |origin: &Hex| {
                let arrow = Arrow { origin: *origin, direction };
                !arrows::drifts(game, seat, arrow, own).is_empty()
            };
            hexes = known.board.hexes().filter(drives).collect();
            if let Ok(arrow) = hear::arrow(choice, known.board) {
                chart.drifts = arrows::drifts(game, seat, arrow, own);
                chart.arrow = Some(arrow);
            }
        }
        _ => {}
    }
    // What lies there, or is being written, way by way for each roll.
    let words = if choice.has(DEED, AHEAD) { Words::read(scene, choice).ok() } else { None };
    if known.asked().is_none() || choice.has(DEED, AHEAD) {
        chart.ways = ahead::ways(scene, &words.unwrap_or_else(|| Words::of(&known.said)));
    }
    chart.pick = (!hexes.is_empty()).then_some(Pick { hexes, href: &href, title: &title });
    let legend = [
        t.odyssee_page_legend_chip(),
        t.odyssee_page_legend_heads(),
        t.odyssee_page_legend_rim(),
        t.odyssee_page_legend_laurel(),
    ];
    let signs = ["◉", "◦◦◦", "▯", "❦"].into_iter().zip(legend);
    let signs = signs.map(|(sign, words)| format!("<li><span aria-hidden=\"true\">{sign}</span> {words}</li>"));
    let sea = format!(
        "<div class=\"chart-sea chart-fit\" id=\"sea\" tabindex=\"0\">{}</div><p class=\"chart-ways\">\
         <a class=\"chart-larger\" href=\"#ship\">{}</a><a class=\"chart-smaller\" href=\"#sea\">{}</a></p>\
         <details class=\"legend\"><summary>{}</summary><ul>{}</ul></details>",
        chart.found(),
        t.chart_larger(),
        t.chart_smaller(),
        t.legend(),
        signs.collect::<String>(),
    );
    [chart.near(), sea]
}
