//! The forms of all ten questions as data: big answers first, each with its weight; what needs more than a tap is folded below.

use super::arrows;
use super::choice::{AT, CARD, Choice, DEED, DIRECTION, LOOK, OTHERWISE};
use super::deal::{self, Part, Side, Tick};
use super::effect;
use super::hear;
use super::odds::{odds, percent};
use super::review::speaks_last;
use super::scene::Scene;
use crate::engine::Seat;
use crate::engine::odyssee::{
    Action, Arrow, ArrowRange, BidRange, Card, CardSet, DealRange, Direction, Exchange, GiveRange, Hex, HexSet,
    IsleSet, Legal, Odyssee, Refused, Site, Terms,
};

/// All that can be answered.
#[derive(Default)]
pub(super) struct Forms {
    pub(super) note: String,
    /// What one tap says.
    pub(super) taps: Vec<Tap>,
    /// What takes a form.
    pub(super) more: Vec<Form>,
    pub(super) odds: Option<OddsTable>,
}

/// A button that leads to its review.
pub(super) struct Tap {
    pub(super) value: String,
    pub(super) label: String,
    pub(super) note: String,
}

#[derive(Default)]
pub(super) struct Form {
    pub(super) deed: &'static str,
    /// Behind which it is folded; a form without one is all that can be answered, and open.
    pub(super) title: String,
    pub(super) note: String,
    /// Answers that are listed before the fields.
    pub(super) taps: Vec<Tap>,
    pub(super) radios: Vec<Radios>,
    /// A hex by its written form: what the field is called, and what it holds.
    pub(super) hex: Option<(String, String)>,
    pub(super) select: Option<Select>,
    pub(super) parts: Vec<Part>,
    pub(super) ticks: Option<(String, Vec<Tick>)>,
    /// It can be shown on the chart before it is reviewed; a link to choosing there.
    pub(super) shown: bool,
    pub(super) is_open: bool,
}

pub(super) struct Radios {
    pub(super) legend: String,
    pub(super) options: Vec<Tick>,
}

pub(super) struct Select {
    pub(super) name: &'static str,
    pub(super) label: String,
    /// Value, label, and whether it was chosen.
    pub(super) options: Vec<(String, String, bool)>,
}

/// The chances of a battle for the crews as they are and as they may become.
pub(super) struct OddsTable {
    pub(super) heading: String,
    /// Crews, wins, undecided.
    pub(super) rows: Vec<(String, String, String)>,
}

pub(super) fn forms(scene: &Scene<'_>, game: &Odyssee, choice: &Choice) -> Forms {
    let Some(seat) = scene.known.asked() else { return Forms::default() };
    let desk = Desk { scene, game, choice, seat };
    match scene.known.legal {
        Legal::Nothing => Forms::default(),
        Legal::Turn(range) => desk.turn(range),
        Legal::Sail { ends, .. } => desk.sail(ends),
        Legal::Land(range) => desk.land(&range),
        Legal::Give(range) => desk.give(&range),
        Legal::Price { price, otherwise } => {
            let (terms, card) = (scene.terms(price.terms), scene.card(price.card));
            let other = scene.card(otherwise);
            desk.taps(vec![
                desk.tap(Action::Accept, scene.t.odyssee_page_price_accept(card, terms), desk.task(price.card)),
                desk.tap(Action::Refuse, scene.t.odyssee_page_price_refuse(other), desk.task(otherwise)),
            ])
        }
        Legal::Winds => Forms {
            taps: vec![desk.tap(Action::Calm, scene.t.odyssee_page_calm(), String::new())],
            more: vec![desk.arrow(scene.t.odyssee_page_arrow("free"), false)],
            ..Forms::default()
        },
        Legal::Cattle => desk.taps(vec![
            desk.tap(Action::Graze, scene.t.odyssee_page_graze(), scene.t.odyssee_gifts(1)),
            desk.tap(
                Action::Feast,
                scene.t.odyssee_page_feast(),
                scene.known.view.card.map(|card| desk.task(card)).unwrap_or_default(),
            ),
        ]),
        Legal::Toll { gifts, .. } => desk.taps(vec![
            desk.tap(Action::Hero, scene.t.odyssee_page_toll_hero(), String::new()),
            desk.tap(Action::Gifts, scene.t.odyssee_page_toll_gifts(scene.t.odyssee_gifts(gifts)), String::new()),
        ]),
        Legal::Look { isles, count } => desk.look(isles, count),
        Legal::Meeting(range) => desk.meeting(&range),
        Legal::Proposal { exchange, refused } => desk.proposal(exchange, refused),
        Legal::Battle(range) => desk.battle(&range),
    }
}

struct Desk<'a> {
    scene: &'a Scene<'a>,
    game: &'a Odyssee,
    choice: &'a Choice,
    seat: Seat,
}

impl Desk<'_> {
    fn taps(&self, taps: Vec<Tap>) -> Forms {
        Forms { taps, ..Forms::default() }
    }

    fn tap(&self, action: Action, label: String, note: String) -> Tap {
        Tap { value: action.written(self.scene.known.board).to_string(), label, note }
    }

    fn task(&self, card: Card) -> String {
        self.scene.teller().does(card)
    }

    /// A form is unfolded if it was filled in before.
    fn is_open(&self, deed: &str) -> bool {
        self.choice.has(DEED, deed)
    }

    fn turn(&self, range: ArrowRange) -> Forms {
        let t = self.scene.t;
        let die = self.tap(Action::Die, t.odyssee_page_die(), t.odyssee_page_die_note());
        let (note, more) = match range {
            ArrowRange::Barred => (t.odyssee_page_arrow("barred"), Vec::new()),
            ArrowRange::Free => (String::new(), vec![self.arrow(t.odyssee_page_arrow("free"), true)]),
            ArrowRange::Gift => (String::new(), vec![self.arrow(t.odyssee_page_arrow("gift"), true)]),
        };
        Forms { note, taps: vec![die], more, ..Forms::default() }
    }

    /// Arrows by what they do, and any other by hex and direction.
    fn arrow(&self, title: String, own: bool) -> Form {
        let (scene, t) = (self.scene, self.scene.t);
        let told = |(arrow, drifts): (Arrow, arrows::Drifts)| {
            let note = scene.teller().action(self.seat, &Action::Arrow(arrow));
            self.tap(Action::Arrow(arrow), drifted(scene, &drifts), note)
        };
        let taps = arrows::offered(scene, self.game, self.seat, own).into_iter().map(told).collect();
        let directions = Direction::ALL.map(|direction| {
            let label = format!("{} {}", arrow_of(direction), scene.teller().direction(direction));
            self.option(DIRECTION, direction.name().to_owned(), label, String::new())
        });
        // An arrow that is only shown yet says whom it would drive.
        let shown = hear::arrow(self.choice, scene.known.board).ok().filter(|_| self.is_open("arrow"));
        let note = shown.map_or_else(|| t.odyssee_page_arrow_note(), |arrow| self.driven(arrow, own));
        Form {
            deed: "arrow",
            title,
            note,
            taps,
            radios: vec![Radios { legend: t.odyssee_page_arrow_direction(), options: directions.into() }],
            hex: Some((t.odyssee_page_arrow_hex(), self.choice.get(AT).unwrap_or_default().to_owned())),
            shown: true,
            is_open: self.is_open("arrow"),
            ..Form::default()
        }
    }

    fn driven(&self, arrow: Arrow, own: bool) -> String {
        driven(self.scene, self.game, self.seat, arrow, own)
    }

    /// Landings first, then staying, then open sea.
    fn sail(&self, ends: HexSet) -> Forms {
        let (scene, t, board) = (self.scene, self.scene.t, self.scene.known.board);
        let note = |hex: Hex| {
            [Some(effect::landing(scene, hex)), effect::meeting(scene, hex)]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" ")
        };
        let mut ashore: Vec<Hex> = ends.without(board.water()).iter().collect();
        ashore.sort_by_key(|hex| board.site(*hex) != Site::Ithaca);
        let mut taps: Vec<Tap> =
            ashore.into_iter().map(|hex| self.tap(Action::Sail(hex), scene.hex(hex), note(hex))).collect();
        taps.push(self.tap(Action::Stay, t.odyssee_page_stay(), String::new()));
        let from = scene.me().and_then(|me| me.ship);
        let water = ends.intersection(board.water()).iter().map(|hex| {
            let value = board.hex_name(hex).to_owned();
            let steps = from.and_then(|from| board.sea_distance(from, hex)).unwrap_or(0);
            let near = nearest(scene, hex).map(|(isle, far)| format!(" · {isle} {far}")).unwrap_or_default();
            let ships = effect::meeting(scene, hex).map(|met| format!(" · {met}")).unwrap_or_default();
            let label = format!("{value} · {}{near}{ships}", t.odyssee_page_steps(steps));
            let chosen = self.choice.has(AT, &value);
            (value, label, chosen)
        });
        let sea = Form {
            deed: "sail",
            title: t.odyssee_page_sail_water(),
            select: Some(Select { name: AT, label: t.odyssee_page_sail_water(), options: water.collect() }),
            is_open: self.is_open("sail"),
            ..Form::default()
        };
        let has_water = sea.select.as_ref().is_some_and(|select| !select.options.is_empty());
        let more = if has_water { vec![sea] } else { Vec::new() };
        Forms { note: t.odyssee_page_sail_note(), taps, more, ..Forms::default() }
    }

    fn land(&self, range: &BidRange) -> Forms {
        let (scene, t) = (self.scene, self.scene.t);
        let owner = scene.name(range.owner);
        let note = t.odyssee_page_land_note(scene.cards(range.cards.iter()), owner.clone());
        let bid = Form {
            deed: "bid",
            title: t.odyssee_page_bid(),
            radios: vec![self.cards(CARD, t.odyssee_page_bid_card(), range.cards)],
            parts: vec![deal::part(scene, self.choice, Side::Gives, &range.pays, t.odyssee_page_pay())],
            is_open: self.is_open("bid"),
            ..Form::default()
        };
        let land = self.tap(Action::Land, t.odyssee_page_land(owner), note);
        Forms { taps: vec![land], more: vec![bid], ..Forms::default() }
    }

    fn give(&self, range: &GiveRange) -> Forms {
        let (scene, t) = (self.scene, self.scene.t);
        let mut taps = Vec::new();
        if let Some(bid) = range.bid {
            let label = t.odyssee_page_take(scene.card(bid.card), scene.terms(bid.terms));
            taps.push(self.tap(Action::Take, label, self.task(bid.card)));
        }
        let give = |card| self.tap(Action::Give(card), t.odyssee_page_give(scene.card(card)), self.task(card));
        taps.extend(range.cards.iter().map(give));
        let pays = t.odyssee_page_ask_pay(scene.name(range.newcomer));
        let ask = Form {
            deed: "ask",
            title: t.odyssee_page_ask(),
            radios: vec![
                self.cards(CARD, t.odyssee_page_ask_card(), range.cards),
                self.cards(OTHERWISE, t.odyssee_page_ask_else(), range.cards),
            ],
            parts: vec![deal::part(scene, self.choice, Side::Wants, &range.pays, pays)],
            is_open: self.is_open("ask"),
            ..Form::default()
        };
        let more = if range.bid.is_none() { vec![ask] } else { Vec::new() };
        Forms { taps, more, ..Forms::default() }
    }

    fn look(&self, isles: IsleSet, count: u8) -> Forms {
        let (scene, t) = (self.scene, self.scene.t);
        let ticks = isles.iter().map(|isle| self.option(LOOK, isle.to_string(), scene.isle(isle), String::new()));
        let form = Form { deed: "look", ticks: Some((t.odyssee_page_look(count), ticks.collect())), ..Form::default() };
        Forms { more: vec![form], ..Forms::default() }
    }

    fn meeting(&self, range: &DealRange) -> Forms {
        let (scene, t) = (self.scene, self.scene.t);
        let other = scene.name(range.other);
        let wants = || deal::part(scene, self.choice, Side::Wants, &range.wants, t.odyssee_page_wants(other.clone()));
        let gives = deal::part(scene, self.choice, Side::Gives, &range.gives, t.odyssee_page_gives());
        let demand = Form {
            deed: "demand",
            title: t.odyssee_page_demand(),
            parts: vec![wants()],
            is_open: self.is_open("demand"),
            ..Form::default()
        };
        let trade = Form {
            deed: "trade",
            title: t.odyssee_page_trade(),
            parts: vec![gives, wants()],
            is_open: self.is_open("trade"),
            ..Form::default()
        };
        let peace = match speaks_last(scene) {
            true => t.odyssee_page_then("peace", String::new()),
            false => t.odyssee_page_peace_note(other.clone()),
        };
        let taps = vec![
            self.tap(Action::Peace, t.odyssee_page_peace(), peace),
            self.tap(Action::Fight, t.odyssee_page_fight(), self.chance(range.other)),
        ];
        Forms { taps, more: vec![demand, trade], odds: self.odds(range.other), ..Forms::default() }
    }

    fn proposal(&self, exchange: Exchange, refused: Refused) -> Forms {
        let (scene, t) = (self.scene, self.scene.t);
        let kind = match refused {
            Refused::Battle => "battle",
            Refused::Onward => "onward",
            Refused::Peace => "peace",
        };
        let accept = t.odyssee_page_accept(scene.terms(exchange.wants), scene.terms(exchange.gives));
        let other = scene.known.view.meeting.map(|meeting| meeting.speaker);
        let other = other.or(scene.known.view.battle.map(|battle| battle.speaker));
        let taps = vec![
            self.tap(Action::Accept, accept, String::new()),
            self.tap(Action::Refuse, t.odyssee_page_refuse(), t.odyssee_page_refuse_note(kind)),
        ];
        Forms { taps, odds: other.and_then(|other| self.odds(other)), ..Forms::default() }
    }

    fn battle(&self, range: &DealRange) -> Forms {
        let (scene, t) = (self.scene, self.scene.t);
        let nothing = Exchange { gives: Terms::NOTHING, wants: Terms::NOTHING };
        let taps = vec![
            self.tap(Action::On, t.odyssee_page_on(), self.chance(range.other)),
            self.tap(Action::Offer(nothing), t.odyssee_page_stop(), String::new()),
        ];
        let other = scene.name(range.other);
        let offer = Form {
            deed: "offer",
            title: t.odyssee_page_offer(),
            parts: vec![
                deal::part(scene, self.choice, Side::Gives, &range.gives, t.odyssee_page_gives()),
                deal::part(scene, self.choice, Side::Wants, &range.wants, t.odyssee_page_wants(other)),
            ],
            is_open: self.is_open("offer"),
            ..Form::default()
        };
        Forms { taps, more: vec![offer], odds: self.odds(range.other), ..Forms::default() }
    }

    fn chance(&self, other: Seat) -> String {
        let players = &self.scene.known.view.players;
        let wins = odds(players[self.seat].crew, players[other].crew).wins;
        self.scene.t.odyssee_page_chance(percent(wins))
    }

    /// From the crews as they are, with a hero fewer on either side.
    fn odds(&self, other: Seat) -> Option<OddsTable> {
        let (scene, players) = (self.scene, &self.scene.known.view.players);
        let (own, theirs) = (players[self.seat].crew, players[other].crew);
        let crews = [(own, theirs), (own, theirs.saturating_sub(1)), (own.saturating_sub(1), theirs)];
        let row = |(own, theirs): (u8, u8)| {
            let odds = odds(own, theirs);
            let part = |parts| format!("{}\u{a0}%", percent(parts));
            (format!("{own} – {theirs}"), part(odds.wins), part(odds.ties))
        };
        let rows: Vec<_> = crews.into_iter().filter(|(own, theirs)| *own > 0 && *theirs > 0).map(row).collect();
        (!rows.is_empty()).then(|| OddsTable { heading: scene.t.odyssee_page_odds_crews(scene.name(other)), rows })
    }

    fn cards(&self, name: &'static str, legend: String, cards: CardSet) -> Radios {
        let option = |card: Card| self.option(name, card.to_string(), self.scene.card(card), self.task(card));
        Radios { legend, options: cards.iter().map(option).collect() }
    }

    fn option(&self, name: &'static str, value: String, label: String, note: String) -> Tick {
        Tick { name, checked: self.choice.has(name, &value), value, label, note }
    }
}

/// Whom an arrow drives where, or that it drives nobody. Without `own` the reader's ship is not moved.
pub(super) fn driven(scene: &Scene<'_>, game: &Odyssee, by: Seat, arrow: Arrow, own: bool) -> String {
    let drifts = arrows::drifts(game, by, arrow, own);
    if drifts.is_empty() { scene.t.odyssee_page_arrow_nobody() } else { drifted(scene, &drifts) }
}

/// «Ann → 10 Crete; Bob → f9».
pub(super) fn drifted(scene: &Scene<'_>, drifts: &[(Seat, Hex, Hex)]) -> String {
    let one = |(seat, _, to): &(Seat, Hex, Hex)| format!("{} → {}", scene.teller().name_or_you(*seat), scene.hex(*to));
    drifts.iter().map(one).collect::<Vec<_>>().join("; ")
}

fn arrow_of(direction: Direction) -> char {
    match direction {
        Direction::E => '→',
        Direction::Ne => '↗',
        Direction::Nw => '↖',
        Direction::W => '←',
        Direction::Sw => '↙',
        Direction::Se => '↘',
    }
}

/// The nearest island that the reader could lay a chip on.
fn nearest(scene: &Scene<'_>, hex: Hex) -> Option<(String, u8)> {
    let (board, own) = (scene.known.board, scene.own()?);
    crate::engine::odyssee::Isle::all()
        .filter(|isle| scene.known.view.isles[usize::from(isle.number()) - 1].owner != Some(own))
        .filter_map(|isle| Some((isle, board.sea_distance(hex, board.isle(isle))?)))
        .min_by_key(|(_, far)| *far)
        .map(|(isle, far)| (scene.isle(isle), far))
}
