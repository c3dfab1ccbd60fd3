//! A small game of bots under people's names that is always the same, and letters about it at some of its moments.

use chrono::{DateTime, TimeDelta, Utc};

use super::Sampled;
use crate::archive::{Cast, Participant, Record};
use crate::bot::{BotKind, Dice};
use crate::deadline::Span;
use crate::deadline::calendar::Calendar;
use crate::deadline::pace::Pace;
use crate::deadline::waking::Waking;
use crate::deadline::zone::Zone;
use crate::engine::log::{How, Moment};
use crate::engine::{Eye, GameKind, Seat, SeatSet, ServerSeed};
use crate::id::{Epoch, LetterId, PlayerId, QuestionId, SeatId, TableId};
use crate::link::{Claims, Errand, Pass, Purpose};
use crate::mail::calendar::Asked;
use crate::mail::contents::{
    About, Brief, Due, Letter, Play, Reader, ReplyWay, Roundup, Said, TableFacts, TableWaits, Way,
};
use crate::mail::name::letter_subject;
use crate::mail::redact::{Drawn, told};
use crate::text::company::Company;
use crate::text::{Locale, Text};

/// What the examples shall be like.
#[derive(Clone, Copy)]
pub(in crate::mail) struct Wish<'a> {
    pub(in crate::mail) locale: Locale,
    /// Everybody is called that.
    pub(in crate::mail) name: Option<&'a str>,
    pub(in crate::mail) with_hand: bool,
}

pub(in crate::mail) const CODE: &str = "K7QM2X";
pub(in crate::mail) const TABLE: TableId = TableId(7);
pub(in crate::mail) const PLAYER: PlayerId = PlayerId(11);
pub(in crate::mail) const ASKED: Asked =
    Asked { question: QuestionId(5), seat: SeatId(23), opened_at: DateTime::UNIX_EPOCH };
/// In joining order; the first is the reader.
const NAMES: [&str; 4] = ["Anna", "Bruno", "Clara", "Argo"];

pub(in crate::mail) fn letter(wish: &Wish<'_>, about: About) -> Letter {
    let of_seat = match about {
        About::Confirm { .. } | About::Invitation { .. } | About::Offer { .. } => false,
        About::Given { .. } | About::SignIn { .. } | About::Keep { .. } | About::Roundup(_) => false,
        About::Seated { .. } | About::Begins(_) | About::Question(_) | About::Reminder(_) | About::Away(..) => true,
        About::Reply(..) => true,
        About::Talk(_) | About::CalledOff { .. } | About::Over(..) | About::FreshLink { .. } => true,
    };
    let unsubscribe = if of_seat { Way::Seat(claims(Purpose::Unsubscribe)) } else { pass(Errand::Block(PLAYER)) };
    let name = of_seat.then(|| NAMES[0].to_owned());
    let asks = matches!(about, About::Question(_) | About::Reminder(_) | About::Reply(..));
    let reply = asks.then_some(ReplyWay { letter: LetterId(31), counts: false });
    Letter { reader: Reader { name, ..reader(wish) }, about, unsubscribe, reply }
}

fn reader(wish: &Wish<'_>) -> Reader {
    Reader { name: None, locale: wish.locale, with_hand: wish.with_hand, zone: zone(wish.locale) }
}

pub(in crate::mail) fn facts<G: Sampled>() -> TableFacts {
    TableFacts {
        game: kind::<G>(),
        code: CODE.to_owned(),
        host: NAMES[1].to_owned(),
        ruleset: G::rules().0.to_string(),
        places: 4,
        bots: 1,
        pace: Pace::Steady,
        people: NAMES[1..3].iter().map(|name| name.to_string()).collect(),
        seal: seed().seal().to_string(),
        subject: None,
    }
}

pub(in crate::mail) fn claims(purpose: Purpose) -> Claims {
    let (table, seat) = (TABLE, SeatId(23));
    Claims {
        purpose,
        table,
        seat,
        epoch: Epoch::of(4, 0),
        question: QuestionId(0),
        revision: 0,
        expires_at: expires_at(),
    }
}

pub(in crate::mail) fn seat_way() -> Way {
    Way::Seat(claims(Purpose::Seat))
}

pub(in crate::mail) fn pass(to: Errand) -> Way {
    Way::Pass(Pass { to, epoch: Epoch::of(4, 0), expires_at: expires_at() })
}

/// Examples open nothing anyway: their table is not there.
fn expires_at() -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::days(60 * 365)
}

fn seed() -> ServerSeed {
    ServerSeed::new(std::array::from_fn(|at| at as u8))
}

/// A whole game of bots under people's names, looked at after every entry.
pub(in crate::mail) struct SampleGame<G: Sampled> {
    /// From the deal to the end.
    pub(in crate::mail) records: Vec<Record<G>>,
    pub(in crate::mail) reader: Seat,
}

impl<G: Sampled> SampleGame<G> {
    pub(in crate::mail) fn played() -> Self {
        let person = |name: &str| Participant::Person { name: name.to_owned(), word: "olive".to_owned() };
        let bot = Participant::Bot { name: NAMES[3].to_owned(), kind: BotKind::Sailor.name().to_owned() };
        let participants = NAMES[..3].iter().map(|name| person(name)).chain([bot]).collect();
        let cast = Cast { code: CODE.to_owned(), seed: seed(), participants };
        let at = |entry: usize| Moment(1_794_821_400 + 3600 * entry as i64);
        let (ruleset, options) = G::rules();
        let mut record: Record<G> = Record::begin(cast, ruleset, options, at(0)).expect("four seats can be dealt");
        let reader = Seat::all(4).find(|seat| record.order()[*seat] == 0).unwrap_or_default();
        let mut records = vec![record.clone()];
        while let Some(seat) = record.game().to_act().iter().next() {
            let (view, legal) = (record.game().view(Eye::Seat(seat)), record.game().legal(seat));
            let action = G::choose(BotKind::Sailor, &view, &legal, &Dice::new(&seed(), seat));
            let action = action.expect("whoever is asked has an answer");
            let how = if record.order()[seat] == 3 { How::Bot } else { How::Hand };
            record.act(seat, &action, how, at(records.len())).expect("a bot answers within what is legal");
            records.push(record.clone());
        }
        SampleGame { records, reader }
    }

    /// The first moment, some turns into the game, at which the reader sees such a table and is asked, or it is over.
    pub(in crate::mail) fn play_when(&self, wish: &Wish<'_>, wanted: impl Fn(&G::View) -> bool) -> Play {
        self.play_of(wish, self.when(wanted), CODE)
    }

    fn when(&self, wanted: impl Fn(&G::View) -> bool) -> usize {
        let fits = |record: &Record<G>| {
            let (game, view) = (record.game(), record.game().view(Eye::Seat(self.reader)));
            let asked = game.to_act().contains(self.reader) || game.to_act().is_empty();
            G::occasion(&view).turn > 3 && asked && wanted(&view)
        };
        self.records.iter().position(fits).unwrap_or(self.records.len() - 1)
    }

    /// At the table of this code.
    fn play_of(&self, wish: &Wish<'_>, number: usize, code: &str) -> Play {
        self.play((wish, code), number, number.saturating_sub(8) as u32)
    }

    /// Two tables in full, and one more.
    pub(in crate::mail) fn digest(
        &self,
        wish: &Wish<'_>,
        answer: impl Fn(&G::View) -> bool,
        turn: impl Fn(&G::View) -> bool,
    ) -> Roundup {
        let answer = Play { calendar: Some(ASKED), ..self.play_of(wish, self.when(answer), CODE) };
        let turn = Play { talk: Vec::new(), ..self.play_of(wish, self.when(turn), "H3RMES") };
        let also = Brief { game: kind::<G>(), code: "Q9DELS".to_owned(), way: seat_way(), due: turn.due };
        let reply = |letter| Some(ReplyWay { letter: LetterId(letter), counts: false });
        let waits = vec![
            TableWaits { play: answer, reminds: false, reply: reply(33) },
            TableWaits { play: turn, reminds: true, reply: reply(34) },
        ];
        Roundup { waits, also: vec![also] }
    }

    pub(in crate::mail) fn play(&self, (wish, code): (&Wish<'_>, &str), number: usize, seen: u32) -> Play {
        let record = &self.records[number];
        let locale = wish.locale;
        let name = |number: &u8| wish.name.unwrap_or(NAMES[usize::from(*number)]).to_owned();
        let bots = Seat::all(4).filter(|seat| record.order()[*seat] == 3).collect::<SeatSet>();
        let company = Company { names: record.order().iter().map(name).collect(), bots, ..Company::default() };
        let t = Text::of(locale);
        let told_at = DateTime::UNIX_EPOCH + TimeDelta::seconds(1_794_821_400 + 3600 * number as i64);
        let calendar = Calendar::new(Waking::usual(zone(locale)), []);
        let others: Vec<String> = NAMES[1..].iter().map(|name| wish.name.unwrap_or(name).to_owned()).collect();
        let said = |name: usize, words: String| Said { name: NAMES[name].to_owned(), words };
        let known = G::known(record.book(), Eye::Seat(self.reader), company);
        Play {
            game: kind::<G>(),
            code: code.to_owned(),
            subject: (code == CODE).then(|| letter_subject(t, kind::<G>(), &code.parse().expect("a code"), &others)),
            telling: told::<G>(&reader(wish), &known, code, seen, Drawn::With),
            seen,
            talk: vec![said(1, t.letter_sample_talk_1()), said(2, t.letter_sample_talk_2())],
            seal: seed().seal().to_string(),
            head: record.head().to_string()[..8].to_owned(),
            revision: 0,
            known: true,
            due: Some(Due { at: calendar.after(told_at, Span::hours(32)), told_at }),
            calendar: None,
            way: seat_way(),
        }
    }
}

/// Where most readers of the language live.
fn zone(locale: Locale) -> Zone {
    locale.zone_name().parse().unwrap_or(Zone::UTC)
}

fn kind<G: Sampled>() -> GameKind {
    GameKind::named(G::NAME).expect("every game is in the list of games")
}
