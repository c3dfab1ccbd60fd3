//! Examples of the letters about Ulysses, from a small game of bots that is always the same.

use std::sync::LazyLock;

use chrono::{DateTime, TimeDelta, Utc};

use super::calendar::Asked;
use super::contents::{
    About, ArchiveFile, Brief, Due, Letter, Play, Reader, Roundup, Said, TableFacts, TableWaits, Way,
};
use super::name::letter_subject;
use super::redact::{Drawn, told};
use super::samples::Sampled;
use crate::archive::{Cast, Participant, Record};
use crate::bot::{BotKind, Bots as _, Dice};
use crate::deadline::Span;
use crate::deadline::calendar::Calendar;
use crate::deadline::pace::Pace;
use crate::deadline::waking::Waking;
use crate::deadline::zone::Zone;
use crate::engine::log::{How, Moment};
use crate::engine::ulysses::{Options, Question, Ruleset, Ulysses, View};
use crate::engine::{Eye, Game as _, GameKind, Seat, SeatSet, ServerSeed};
use crate::id::{Epoch, InvitationId, PlayerId, QuestionId, SeatId, TableId};
use crate::link::{Claims, Errand, Pass, Purpose};
use crate::text::company::Company;
use crate::text::telling::Tells as _;
use crate::text::{Locale, Text};

impl Sampled for Ulysses {
    fn samples(locale: Locale) -> Vec<(&'static str, Letter)> {
        samples(&Wish { locale, name: None, with_hand: true })
    }
}

/// What the examples shall be like.
#[derive(Clone, Copy)]
pub(super) struct Wish<'a> {
    pub(super) locale: Locale,
    /// Everybody is called that.
    pub(super) name: Option<&'a str>,
    pub(super) with_hand: bool,
}

pub(super) fn samples(wish: &Wish<'_>) -> Vec<(&'static str, Letter)> {
    let (game, here) = (&*GAME, (wish, CODE));
    let asked = |question: Question| move |view: &View| view.question == Some(question);
    let question = |question: Question| About::Question(game.play_when(wish, asked(question)));
    let over = game.play_when(wish, |view| view.question.is_none());
    let json = game.records.last().map(|record| record.archive().to_json()).unwrap_or_default();
    let file = ArchiveFile::of(GAME_KIND, CODE, json);
    let (invite, confirm) = (Errand::Invitation(TABLE, InvitationId(1)), Errand::Confirm(TABLE, PLAYER));
    let middle = game.records.len() / 2;
    let line = Text::of(wish.locale).letter_sample_line();
    let about = [
        ("confirm", About::Confirm { table: facts(), way: pass(confirm) }),
        ("invitation", About::Invitation { table: facts(), own_wish: false, line: Some(line), way: pass(invite) }),
        ("invitation, own wish", About::Invitation { table: facts(), own_wish: true, line: None, way: pass(invite) }),
        ("offer", About::Offer { table: facts(), way: pass(invite) }),
        ("seated", About::Seated { table: facts(), way: seat_way() }),
        ("begins", About::Begins(game.play(here, 0, 0))),
        ("question, your turn", question(Question::Action)),
        ("question, your answer", question(Question::Asking)),
        ("question, changed", question(Question::Discussion)),
        ("question, wind", question(Question::Wind)),
        (
            "question, with calendar",
            About::Question(Play { calendar: Some(ASKED), ..game.play_when(wish, asked(Question::Asking)) }),
        ),
        ("reminder", About::Reminder(game.play_when(wish, asked(Question::Asking)))),
        ("digest", About::Roundup(game.digest(wish))),
        ("away", About::Away(game.play(here, middle, middle as u32 - 8), false)),
        ("away, offered", About::Away(game.play(here, middle, middle as u32), true)),
        ("given", About::Given { table: facts(), seat: (TABLE, claims(Purpose::Seat).seat) }),
        ("talk", About::Talk(game.play(here, middle, 0))),
        ("called off", About::CalledOff { table: facts() }),
        ("over", About::Over(over, file)),
        ("sign in", About::SignIn { way: pass(Errand::SignIn(PLAYER)) }),
        ("fresh link", About::FreshLink { table: facts(), way: seat_way() }),
        ("keep", About::Keep { table: facts(), way: pass(Errand::Keep(SeatId(23), Epoch::of(4, 0), PLAYER)) }),
    ];
    about.into_iter().map(|(name, about)| (name, letter(wish, about))).collect()
}

/// Played once: it is the same in every language.
static GAME: LazyLock<SampleGame> = LazyLock::new(SampleGame::played);

const GAME_KIND: GameKind = GameKind::Ulysses;
const CODE: &str = "K7QM2X";
const TABLE: TableId = TableId(7);
const PLAYER: PlayerId = PlayerId(11);
const ASKED: Asked = Asked { question: QuestionId(5), seat: SeatId(23), opened_at: DateTime::UNIX_EPOCH };
/// In joining order; the first is the reader.
const NAMES: [&str; 4] = ["Anna", "Bruno", "Clara", "Argo"];

fn letter(wish: &Wish<'_>, about: About) -> Letter {
    let of_seat = match about {
        About::Confirm { .. } | About::Invitation { .. } | About::Offer { .. } => false,
        About::Given { .. } | About::SignIn { .. } | About::Keep { .. } | About::Roundup(_) => false,
        About::Seated { .. } | About::Begins(_) | About::Question(_) | About::Reminder(_) | About::Away(..) => true,
        About::Talk(_) | About::CalledOff { .. } | About::Over(..) | About::FreshLink { .. } => true,
    };
    let unsubscribe = if of_seat { Way::Seat(claims(Purpose::Unsubscribe)) } else { pass(Errand::Block(PLAYER)) };
    let name = of_seat.then(|| NAMES[0].to_owned());
    Letter { reader: Reader { name, ..reader(wish) }, about, unsubscribe }
}

fn reader(wish: &Wish<'_>) -> Reader {
    Reader { name: None, locale: wish.locale, with_hand: wish.with_hand, zone: zone(wish.locale) }
}

fn facts() -> TableFacts {
    TableFacts {
        game: GAME_KIND,
        code: CODE.to_owned(),
        host: NAMES[1].to_owned(),
        ruleset: Ruleset::Ulysses1.to_string(),
        places: 4,
        bots: 1,
        pace: Pace::Steady,
        people: NAMES[1..3].iter().map(|name| name.to_string()).collect(),
        seal: seed().seal().to_string(),
        subject: None,
    }
}

fn claims(purpose: Purpose) -> Claims {
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

fn seat_way() -> Way {
    Way::Seat(claims(Purpose::Seat))
}

fn pass(to: Errand) -> Way {
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
struct SampleGame {
    /// From the deal to the end.
    records: Vec<Record<Ulysses>>,
    reader: Seat,
}

impl SampleGame {
    fn played() -> SampleGame {
        let person = |name: &str| Participant::Person { name: name.to_owned(), word: "olive".to_owned() };
        let bot = Participant::Bot { name: NAMES[3].to_owned(), kind: BotKind::Sailor.name().to_owned() };
        let participants = NAMES[..3].iter().map(|name| person(name)).chain([bot]).collect();
        let cast = Cast { code: CODE.to_owned(), seed: seed(), participants };
        let at = |entry: usize| Moment(1_794_821_400 + 3600 * entry as i64);
        let mut record: Record<Ulysses> =
            Record::begin(cast, Ruleset::Ulysses1, Options::default(), at(0)).expect("four seats can be dealt");
        let reader = Seat::all(4).find(|seat| record.order()[*seat] == 0).unwrap_or_default();
        let mut records = vec![record.clone()];
        while let Some(seat) = record.game().to_act().iter().next() {
            let (view, legal) = (record.game().view(Eye::Seat(seat)), record.game().legal(seat));
            let action = Ulysses::choose(BotKind::Sailor, &view, &legal, &Dice::new(&seed(), seat));
            let action = action.expect("whoever is asked has an answer");
            let how = if record.order()[seat] == 3 { How::Bot } else { How::Hand };
            record.act(seat, &action, how, at(records.len())).expect("a bot answers within what is legal");
            records.push(record.clone());
        }
        SampleGame { records, reader }
    }

    /// The first moment, some turns into the game, at which the reader sees such a table and is asked, or it is over.
    fn play_when(&self, wish: &Wish<'_>, wanted: impl Fn(&View) -> bool) -> Play {
        self.play_of(wish, self.when(wanted), CODE)
    }

    fn when(&self, wanted: impl Fn(&View) -> bool) -> usize {
        let fits = |record: &Record<Ulysses>| {
            let view = record.game().view(Eye::Seat(self.reader));
            let asked = view.to_act.contains(self.reader) || view.question.is_none();
            view.turn > 3 && asked && wanted(&view)
        };
        self.records.iter().position(fits).unwrap_or(self.records.len() - 1)
    }

    /// At the table of this code.
    fn play_of(&self, wish: &Wish<'_>, number: usize, code: &str) -> Play {
        self.play((wish, code), number, number.saturating_sub(8) as u32)
    }

    /// Two tables in full, and one more.
    fn digest(&self, wish: &Wish<'_>) -> Roundup {
        let asked = |question: Question, code: &str| {
            self.play_of(wish, self.when(move |view: &View| view.question == Some(question)), code)
        };
        let answer = Play { calendar: Some(ASKED), ..asked(Question::Asking, CODE) };
        let turn = Play { talk: Vec::new(), ..asked(Question::Action, "H3RMES") };
        let also = Brief { game: GAME_KIND, code: "Q9DELS".to_owned(), way: seat_way(), due: turn.due };
        let waits = vec![TableWaits { play: answer, reminds: false }, TableWaits { play: turn, reminds: true }];
        Roundup { waits, also: vec![also] }
    }

    fn play(&self, (wish, code): (&Wish<'_>, &str), number: usize, seen: u32) -> Play {
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
        let known = Ulysses::known(record.book(), Eye::Seat(self.reader), company);
        Play {
            game: GAME_KIND,
            code: code.to_owned(),
            subject: (code == CODE).then(|| letter_subject(t, GAME_KIND, &code.parse().expect("a code"), &others)),
            telling: told::<Ulysses>(&reader(wish), &known, code, seen, Drawn::With),
            seen,
            talk: vec![said(1, t.letter_sample_talk_1()), said(2, t.letter_sample_talk_2())],
            seal: seed().seal().to_string(),
            head: record.head().to_string()[..8].to_owned(),
            known: true,
            due: Some(Due { at: calendar.after(told_at, Span::hours(32)), told_at }),
            calendar: None,
            way: seat_way(),
        }
    }
}

/// What the reader knows of the game after each entry.
#[cfg(test)]
pub(crate) fn knowns() -> Vec<<Ulysses as crate::text::telling::Tells>::Known> {
    let game = &*GAME;
    let known = |record: &Record<Ulysses>| Ulysses::known(record.book(), Eye::Seat(game.reader), Company::default());
    game.records.iter().map(known).collect()
}

/// Where most readers of the language live.
fn zone(locale: Locale) -> Zone {
    locale.zone_name().parse().unwrap_or(Zone::UTC)
}
