//! The labels of the sea chart in the reader's language.

use super::scene::Scene;
use crate::chart::ulysses::labels::Labels;
use crate::chart::ulysses::{Chart, Pick};
use crate::engine::ulysses::{Color, Place, PlaceSet, Side};
use crate::text::per_locale::PerLocale;
use crate::text::{Locale, Text};

/// The same for every chart of a language, and a page has several.
pub(super) fn labels(locale: Locale) -> &'static Labels {
    static LABELS: PerLocale<Labels> = PerLocale::new();
    LABELS.of(locale, || read(Text::of(locale)))
}

/// The sea around a place where the ship may come to lie, with the ways on from there as links.
pub(crate) fn around(scene: &Scene<'_>, at: Place, href: &str, title: &str) -> String {
    let ways = scene.board.neighbors(at).without(scene.view.plagues);
    let bare = Chart::bare(scene.board, labels(scene.t.locale), at);
    Chart {
        plagues: scene.view.plagues,
        goals: scene.own().map_or(PlaceSet::NONE, |own| own.goals),
        open: ways,
        plain: true,
        pick: Some(Pick { places: ways, href, title }),
        ..bare
    }
    .near()
}

fn read(t: Text) -> Labels {
    Labels {
        tag: t.locale.tag(),
        colon: t.ulysses_chart_colon(),
        title: t.ulysses_chart_title(),
        near: t.ulysses_chart_near(),
        ship: t.ulysses_chart_ship(),
        open: t.ulysses_chart_open(),
        closed: t.ulysses_chart_closed(),
        plagues: t.ulysses_chart_plagues(),
        goals: t.ulysses_chart_goals(),
        reached: t.ulysses_chart_reached(),
        plague: t.ulysses_chart_plague(),
        goal: t.ulysses_chart_goal(),
        shown: t.ulysses_chart_shown(),
        distance: t.ulysses_chart_distance(),
        next: t.ulysses_chart_next(),
        colors: Color::ALL.map(|color| t.ulysses_chart_color(color.name())),
        discs: Side::ALL.map(|side| t.ulysses_chart_disc(side.name())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::ulysses::Board;

    fn board() -> &'static Board {
        Board::named("proposed-1").unwrap()
    }

    fn bare(ship: Place, locale: Locale) -> Chart<'static> {
        Chart::bare(board(), labels(locale), ship)
    }

    #[test]
    fn an_empty_sea_has_no_empty_headings() {
        let expected = "\
◆ violett   ▲ grün   ● rot   ■ blau
Schiff: ◆ Troja

Freie Nachbarn:
  ◆ Zypern
  ◆ Minotaurus
  ◆ Delos
";
        let chart = bare(board().start(), Locale::German);
        assert_eq!(chart.text(), expected);
        assert!(chart.svg().contains("<title>Seekarte</title>"));
    }

    #[test]
    fn no_line_is_wider_than_76_columns_and_no_sign_loses_its_name() {
        for locale in Locale::ALL {
            for ship in Place::all() {
                let mut near = board().neighbors(ship).iter();
                let crowded = Chart {
                    plagues: Place::all().take(6).collect(),
                    discs: [near.next(), near.next(), near.next()],
                    goals: Place::all().skip(6).step_by(8).collect(),
                    reached: Place::all().skip(7).step_by(2).collect(),
                    ..bare(ship, locale)
                };
                let everything = Chart { goals: PlaceSet::ALL, reached: PlaceSet::ALL, ..crowded.clone() };
                for chart in [bare(ship, locale), crowded, everything] {
                    for line in chart.text().lines() {
                        assert!(line.chars().count() <= 76, "{locale:?}: {line}");
                        assert_eq!(line, line.trim_end(), "{locale:?}");
                        assert!(!line.ends_with(['◆', '▲', '●', '■']), "{locale:?}: {line}");
                    }
                }
            }
        }
    }

    #[test]
    fn french_sets_a_colon_apart() {
        let text = bare(board().start(), Locale::French).text();
        assert!(text.contains("\nBateau\u{a0}: ◆ Troie\n\nVoisins libres\u{a0}:\n"), "{text}");
    }
}
