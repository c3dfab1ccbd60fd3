//! The sea chart of a table, with its labels in the reader's language.

use super::Known;
use crate::chart::odyssee::labels::Labels;
use crate::chart::odyssee::{Chart, Marks, Ship};
use crate::engine::Seat;
use crate::engine::odyssee::Hex;
use crate::text::per_locale::PerLocale;
use crate::text::{Locale, Text};

/// The same for every chart of a language, and a page has several.
pub(crate) fn labels(locale: Locale) -> &'static Labels {
    static LABELS: PerLocale<Labels> = PerLocale::new();
    LABELS.of(locale, || read(Text::of(locale)))
}

impl Known {
    /// Everything that lies on the board, for this eye.
    pub(crate) fn chart(&self, t: Text) -> Chart<'static> {
        let view = &self.view;
        let ship = |seat: Seat| {
            let player = &view.players[seat];
            let name = self.company.names().of(seat).map_or_else(|| (seat.number() + 1).to_string(), str::to_owned);
            Some(Ship { seat, name, hex: player.ship?, crew: player.crew, is_entitled: player.entitled })
        };
        // Whoever has no ship of their own looks at the one that moved last.
        let moved = self.wake.last().map_or(view.active, |(seat, _)| *seat);
        Chart {
            middle: view.players[moved].ship.filter(|_| view.own.is_none()),
            ships: Seat::all(view.players.count()).filter_map(ship).collect(),
            isles: view.isles.map(|isle| Marks { owner: isle.owner, chips: isle.rim_chips, card: isle.card }),
            own: view.own.as_ref().map(|own| own.seat),
            trails: self.trails(),
            ..Chart::bare(self.board, labels(t.locale))
        }
    }

    /// Where each ship came from in its last move, if that was lately.
    fn trails(&self) -> Vec<(Seat, Hex, Hex)> {
        let players = &self.view.players;
        let lately = 2 * usize::from(players.count());
        let mut trails: Vec<(Seat, Hex, Hex)> = Vec::new();
        for (seat, from) in self.wake.iter().rev().take(lately) {
            if trails.iter().all(|(other, ..)| other != seat) {
                trails.extend(players[*seat].ship.map(|to| (*seat, *from, to)));
            }
        }
        trails
    }
}

fn read(t: Text) -> Labels {
    Labels {
        tag: t.locale.tag(),
        colon: t.odyssee_chart_colon(),
        title: t.odyssee_chart_title(),
        near: t.odyssee_chart_near(),
        ships: t.odyssee_chart_ships(),
        you: t.odyssee_chart_you(),
        crew: t.odyssee_chart_crew(),
        ithaca: t.odyssee_chart_ithaca(),
        troy: t.odyssee_chart_troy(),
        syrte: t.odyssee_chart_syrte(),
        aeolus: t.odyssee_chart_aeolus(),
        water: t.odyssee_chart_water(),
        owned: t.odyssee_chart_owned(),
        fresh: t.odyssee_chart_fresh(),
        rim: t.odyssee_chart_rim(),
        entitled: t.odyssee_chart_entitled(),
        nobody: t.odyssee_chart_nobody(),
        steps: t.odyssee_chart_steps(),
        owner: t.odyssee_chart_owner(),
        card: t.odyssee_chart_card(),
        winds: [t.odyssee_chart_storm(), t.odyssee_chart_stiff(), t.odyssee_chart_breeze()],
    }
}
