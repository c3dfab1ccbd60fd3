//! The page of standing orders: what its forms write, what it keeps on faults, and the dry run.

use super::html::{forms, tags, words};
use crate::archive::{Cast, Participant, Record};
use crate::bot::{BotKind, Bots as _, Dice};
use crate::deadline::zone::Zone;
use crate::engine::log::{How, Moment};
use crate::engine::ulysses::{Options, Question, Ruleset, Ulysses};
use crate::engine::{Eye, Game as _, Seat, ServerSeed};
use crate::settle::ulysses::Order;
use crate::settle::words::{Kept, Said, Words as _, Written as _};
use crate::text::company::Company;
use crate::text::ulysses::scene::Scene;
use crate::text::ulysses::telling::Telling;
use crate::text::{Locale, Text};
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::orders::page;

const NOW: Moment = Moment(1_794_821_400);

struct House {
    record: Record<Ulysses>,
    seat: Seat,
    said: Said<Ulysses>,
    locale: Locale,
    zone: Zone,
}

impl House {
    /// A game of four, after the reader was asked so many times.
    fn after(questions: usize) -> House {
        let person = |name: &str| Participant::Person { name: name.to_owned(), word: "olive".to_owned() };
        let participants = ["Anna", "Bruno", "Clara", "David"].map(person).into();
        let seed = || ServerSeed::new([7; 32]);
        let cast = Cast { code: "K7QM2".to_owned(), seed: seed(), participants };
        let mut record: Record<Ulysses> =
            Record::begin(cast, Ruleset::Ulysses1, Options::default(), NOW).expect("four seats can be dealt");
        let (reader, mut asked) = (Seat::FIRST, 0);
        while let Some(seat) = record.game().to_act().iter().next() {
            let (view, legal) = (record.game().view(Eye::Seat(seat)), record.game().legal(seat));
            let own = seat == reader && matches!(view.question, Some(Question::Asking | Question::Discussion));
            if own && asked == questions {
                break;
            }
            asked += usize::from(own);
            let action = Ulysses::choose(BotKind::Sailor, &view, &legal, &Dice::new(&seed(), seat)).unwrap();
            record.act(seat, &action, How::Hand, NOW).unwrap();
        }
        House { record, seat: reader, said: Said::<Ulysses>::default(), locale: Locale::English, zone: Zone::UTC }
    }

    fn with(mut self, order: &str) -> House {
        let at = Ulysses::occasion(&self.record.game().view(Eye::Public));
        self.said.orders.push(Kept { word: Order::read(self.record.game(), order).unwrap(), at });
        self
    }

    fn page(&self, query: &str) -> (bool, String) {
        let pairs: Vec<(String, String)> = url::form_urlencoded::parse(query.as_bytes()).into_owned().collect();
        let company =
            Company { names: ["Anna", "Bruno", "Clara", "David"].map(str::to_owned).into(), ..Company::default() };
        let told =
            Telling::of(self.record.book(), Eye::Seat(self.seat), company).with_words(self.said.clone(), true, NOW);
        let scene = told.scene(Text::of(self.locale), "K7QM2", "/table/K7QM2", 0, String::new());
        let scene = Scene { zone: self.zone, ..scene };
        page(&scene, &self.record, self.seat, &Choice::read(&pairs), NOW, "CAPABILITY").unwrap()
    }

    /// What the review of a query posts.
    fn posts(&self, query: &str) -> String {
        let (fits, page) = self.page(query);
        assert!(fits, "{query}: {}", words(&page));
        let post = forms(&page).into_iter().find(|form| form.method == "post").expect("a review");
        assert_eq!(post.action, "/table/K7QM2/ahead");
        let [_, (name, value), (choice, chosen)] = &post.hidden[..] else { panic!("{:?}", post.hidden) };
        assert!(
            choice == "choice" && Choice::of_query(chosen) == Choice::of_query(query),
            "to be shown again: {chosen}"
        );
        format!("{name}: {value}")
    }
}

#[test]
fn an_order_says_what_was_chosen() {
    let house = House::after(1);
    for (query, posted) in [
        ("do=order&o=agree&o-until=turn", "orders: agree until turn"),
        (
            "do=order&o-at=delos&o=agree&o-but-1=troy&o-but-3=tyre&o-until=turn",
            "orders: at delos agree but troy,tyre until turn",
        ),
        (
            "do=order&o=contested&o-c=pass&o-until=day&o-day=2026-11-20",
            "orders: contested red * pass third pass until 2026-11-20",
        ),
        (
            "do=order&o=contested&o-c=blue&o-c-most=2&o-c-third=same&o-until=turn",
            "orders: contested red * back blue 2 third same until turn",
        ),
        ("do=patience&hours=14", "patience: after 14 agree"),
        ("do=patience-off", "patience: "),
    ] {
        let posted_now = house.posts(query);
        let sorted = |text: &str| {
            let mut letters: Vec<char> = text.chars().collect();
            letters.sort_unstable();
            letters
        };
        assert_eq!(sorted(&posted_now), sorted(posted), "{posted_now}, but for the order of places");
        if let Some(order) = posted_now.strip_prefix("orders: ") {
            Order::read(house.record.game(), order).unwrap();
        }
    }
    let two = House::after(1).with("agree until turn").with("contested red * pass until turn");
    assert_eq!(two.posts("do=drop&n=0"), "orders: contested red * pass until turn");
    assert_eq!(two.posts("do=order&o=agree&o-until=turn").matches('\n').count(), 2, "the others stay");
}

#[test]
fn u_27_the_last_day_is_one_where_the_reader_lives() {
    // Monday 09:30 in Greenwich is Monday everywhere but where it is past midnight already.
    let mut house = House::after(1);
    let order = "do=order&o=agree&o-until=day&o-day=2026-11-16";
    assert_eq!(house.posts(order), "orders: agree until 2026-11-16");
    house.zone = "America/New_York".parse().unwrap();
    assert_eq!(house.posts(order), "orders: agree until 2026-11-16 America/New_York");
    assert!(words(&house.page("").1).contains("The last day (America/New York)"), "{}", words(&house.page("").1));
    house.zone = "Pacific/Kiritimati".parse().unwrap();
    assert!(!house.page("do=order&o=agree&o-until=day&o-day=2026-11-15").0, "that day is over");
    assert_eq!(house.posts(order), "orders: agree until 2026-11-16 Pacific/Kiritimati");
    let told = words(&House::after(1).with("agree until 2026-11-20 Europe/Prague").page("").1);
    assert!(told.contains("This holds until the end of Friday 20 November 2026 (Europe/Prague)."), "{told}");
}

#[test]
fn a_fault_keeps_the_input() {
    let house = House::after(1);
    for (query, says) in [
        ("do=order", "Please choose one."),
        ("do=order&o=agree&o-until=day&o-day=2020-01-01", "Please give a day from today on."),
        ("do=order&o=object&o-until=turn", "Please choose one."),
        ("do=order&o=contested&o-c=red&o-until=turn", "from 1 to 99"),
        ("do=order&o=agree&o-until=turn&nonsense=1", "more than this form asks for"),
        ("do=patience&hours=many", "from 1 to 336"),
        ("do=drop&n=7", "cannot be chosen"),
        ("do=win", "not clear which"),
    ] {
        let (fits, page) = house.page(query);
        assert!(!fits && words(&page).contains(says), "{query}: {}", words(&page));
        let chosen = query.contains("o=agree");
        assert_eq!(page.contains("value=\"agree\" required checked"), chosen, "{query}");
        assert!(page.contains("role=\"alert\""), "{query}");
    }
}

#[test]
fn the_dry_run_tells_what_they_would_have_said() {
    let house = House::after(6).with("agree until turn").with("contested red * pass third same until turn");
    let (_, page) = house.page("");
    let text = words(&page);
    assert!(text.contains("What your orders would have said to your last questions"));
    assert!(text.contains("The orders: You agree.") || text.contains("The orders: You pass."), "{text}");
    assert_eq!(text.matches("The orders:").count(), 6);
    let (_, page) = House::after(6).page("do=order&o-at=hercules&o=agree&o-until=turn");
    assert!(words(&page).contains("nothing; you would be asked."), "an order for another place says nothing");
}

#[test]
fn the_page_is_well_formed_in_every_language_and_its_first_button_does_nothing() {
    let mut house = House::after(3).with("agree until 2026-12-24");
    for locale in Locale::ALL {
        house.locale = locale;
        for query in ["", "do=order", "do=order&o=agree&o-until=turn", "do=drop&n=0", "do=patience&hours=3"] {
            let (_, page) = house.page(query);
            let tags = tags(&page);
            let mut ids: Vec<&str> = tags.iter().filter_map(|tag| tag.get("id")).collect();
            ids.sort_unstable();
            assert!(ids.windows(2).all(|pair| pair[0] != pair[1]), "{ids:?}");
            assert_eq!(forms(&page)[0].method, "get", "{query}");
        }
    }
}
