//! What stands on the sea: islands with their chips and names, ships.

use super::drawing::Drawing;
use super::{Ship, sign, text};
use crate::chart::frame::Spot;
use crate::chart::svg::escaped;
use crate::engine::Seat;
use crate::engine::odyssee::{Hex, Isle, RimCard, Site};

impl Drawing<'_> {
    /// Every stop, Syrte once, and what lies on it.
    pub(super) fn isles(&mut self) {
        for (hex, site) in self.stops_shown() {
            let Spot { x, y } = self.spot(hex);
            let about = text::about(self.chart, hex);
            let title = escaped(&about);
            self.put(format_args!("<g class=\"stop\" transform=\"translate({x} {y})\"><title>{title}</title>"));
            let marks = self.marks_at(site);
            self.put(format_args!("{marks}</g>"));
        }
    }

    /// After the ships: what cannot step aside is read over them.
    pub(super) fn names(&mut self) {
        self.put(format_args!("<g class=\"stop\">"));
        for (hex, site) in self.stops_shown() {
            // A name beside the rim of the picture would seem to be of nothing; Troy and Syrte are larger than the hex they are named at.
            if matches!(site, Site::Isle(_) | Site::Ithaca | Site::Aeolus) && !self.layout.shows(self.chart, hex) {
                continue;
            }
            let (name, Spot { x, y }) = self.name_at(hex, site);
            self.put(format_args!("<text x=\"{x}\" y=\"{y}\">{name}</text>"));
        }
        self.put(format_args!("</g>"));
    }

    pub(super) fn stops_shown(&self) -> Vec<(Hex, Site)> {
        let board = self.chart.board;
        let once = |(hex, site): &(Hex, Site)| match site {
            Site::Troy => board.troy().first() == Some(hex),
            Site::Syrte => board.syrte().first() == Some(hex),
            Site::Isle(_) | Site::Ithaca | Site::Aeolus | Site::Water => true,
        };
        self.chart.stops().filter(once).filter(|(hex, _)| self.layout.meets(self.spot(*hex))).collect()
    }

    /// What lies on a stop: the owner's chip, a card that waits, laurel on Ithaca for those who may enter.
    pub(super) fn marks_at(&self, site: Site) -> String {
        match site {
            Site::Isle(isle) => self.marks_on(isle),
            Site::Ithaca => self.entitled(),
            Site::Water | Site::Troy | Site::Syrte | Site::Aeolus => String::new(),
        }
    }

    fn marks_on(&self, isle: Isle) -> String {
        let marks = self.chart.marks(isle);
        let mut out = String::new();
        if let Some(owner) = marks.owner {
            out += &format!("<g class=\"{}\">{}</g>", sign::class_of_seat(owner), chip(owner));
        }
        // Beside the rim the card lies there.
        if !self.layout.rim && marks.card != RimCard::None {
            out += &format!(
                "<g class=\"field\" transform=\"translate(13 -8)scale(.6)\"><path class=\"card\" d=\"{}\"/><path class=\"back\" d=\"{}\"/></g>",
                sign::CARD,
                sign::CARD_BACK
            );
        }
        out
    }

    fn entitled(&self) -> String {
        let may: Vec<&Ship> = self.chart.ships.iter().filter(|ship| ship.is_entitled).collect();
        let mut out = String::new();
        if !may.is_empty() {
            out += &format!("<path class=\"wreath\" d=\"{}\"/>", sign::WREATH);
        }
        for (number, ship) in may.iter().enumerate() {
            let x = 14 * number as i32 - 7 * (may.len() as i32 - 1);
            out += &format!(
                "<g class=\"{}\" transform=\"translate({x} -29)scale(.66)\">{}</g>",
                sign::class_of_seat(ship.seat),
                chip(ship.seat)
            );
        }
        out
    }

    /// A stop's name for SVG, with the number of an island apart, and where its middle stands.
    pub(super) fn name_at(&self, hex: Hex, site: Site) -> (String, Spot) {
        let chart = self.chart;
        let (svg, letters) = match site {
            Site::Isle(isle) => {
                let name = chart.isle_name(isle);
                let svg = format!("<tspan class=\"number\">{}</tspan><tspan> {}</tspan>", isle.number(), escaped(name));
                (svg, name.chars().count() + 3)
            }
            Site::Water | Site::Troy | Site::Ithaca | Site::Syrte | Site::Aeolus => {
                let name = chart.labels.site(chart.board, site);
                (escaped(&name).into_owned(), name.chars().count())
            }
        };
        let below = self.layout.name(self.spot(hex), letters);
        let above = Spot { y: self.spot(hex).y - self.layout.grid.top, ..below };
        let is_free_above = matches!(site, Site::Isle(_) | Site::Aeolus) && !self.is_under_a_ship(above, letters);
        (svg, if self.is_under_a_ship(below, letters) && is_free_above { above } else { below })
    }

    /// Whether a name with its middle there would lie on a ship, or leave the picture.
    fn is_under_a_ship(&self, middle: Spot, letters: usize) -> bool {
        let half = self.layout.half(letters);
        let (left, right, top, bottom) = (middle.x - half, middle.x + half, middle.y - 12, middle.y + 3);
        let is_under = |ship: &Ship| {
            let Spot { x, y } = self.moored(ship);
            left < x + 20 && x - 20 < right && top < y + 14 && y - 24 < bottom
        };
        top < 0 || self.chart.ships.iter().any(is_under)
    }

    /// The own one last, above all others.
    pub(super) fn ships(&mut self) {
        let mut order: Vec<(usize, &Ship)> = self.chart.ships.iter().enumerate().collect();
        order.sort_by_key(|(_, ship)| Some(ship.seat) == self.chart.own);
        for (_, ship) in order {
            let Spot { x, y } = self.moored(ship);
            if !self.layout.meets(Spot { x, y }) {
                continue;
            }
            let about = text::ship(self.chart, ship);
            let title = escaped(&about);
            let own = Some(ship.seat) == self.chart.own;
            let anchor = self.layout.anchor.filter(|_| own).map(|id| format!(" id=\"{id}\"")).unwrap_or_default();
            let (class, galley) = (sign::class_of_seat(ship.seat), galley(ship.seat, ship.crew, own));
            self.put(format_args!(
                "<g class=\"vessel {class}\"{anchor} transform=\"translate({x} {y})\"><title>{title}</title>{galley}</g>"
            ));
        }
    }

    /// Where a ship lies in its hex: beside others, and at the upper edge of an island, whose chip stays in sight.
    pub(super) fn moored(&self, ship: &Ship) -> Spot {
        let chart = self.chart;
        let Spot { x, y } = self.spot(ship.hex);
        let here: Vec<Seat> = chart.ships_at(ship.hex).map(|other| other.seat).collect();
        let number = here.iter().position(|seat| *seat == ship.seat).unwrap_or(0) as i32;
        let count = here.len() as i32;
        let (across, down) = match count {
            0 | 1 => (0, 0),
            2 => (26 * number - 13, 8 * number - 4),
            _ => (24 * (number % 3) - 24, 22 * (number / 3) - if count > 3 { 11 } else { 0 }),
        };
        let lift = match chart.board.site(ship.hex) {
            Site::Water | Site::Troy => 0,
            Site::Isle(_) | Site::Ithaca | Site::Syrte | Site::Aeolus => -14,
        };
        Spot { x: x + across, y: y + down + lift }
    }
}

/// A chip with its owner's sign.
pub(super) fn chip(seat: Seat) -> String {
    format!("<circle class=\"disc\" r=\"9.5\"/><path class=\"sign\" d=\"{}\"/>", sign::of_seat(seat))
}

/// The ship around the middle of its hex, with the heads of its crew.
pub(super) fn galley(seat: Seat, crew: u8, own: bool) -> String {
    let ring = if own { "<circle class=\"glow\" r=\"25\"/>" } else { "" };
    let (x, y) = sign::SAIL_MIDDLE;
    let mut heads = String::new();
    for (number, (x, y)) in sign::HEADS.into_iter().enumerate() {
        let class = if number < usize::from(crew) { "head" } else { "gone" };
        heads += &format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"2.2\"/>");
    }
    format!(
        "{ring}<path class=\"oars\" d=\"{}\"/><path class=\"hull\" d=\"{}M0-24h2v28h-2Z\"/><path class=\"sail\" d=\"{}\"/>\
         <path class=\"sign\" transform=\"translate({x} {y})\" d=\"{}\"/>{heads}",
        sign::OARS,
        sign::HULL,
        sign::SAIL,
        sign::of_seat(seat)
    )
}
