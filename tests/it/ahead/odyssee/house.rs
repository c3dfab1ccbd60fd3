//! People at a table of Odyssee.

use penelope::bot::BotKind;
use penelope::chance::{Chance, FixedChance};
use penelope::deadline::pace::Pace;
use penelope::engine::odyssee::{Hex, Legal, Odyssee, Options, Ruleset, Site};
use penelope::engine::{Eye, Game as _, Seat};
use penelope::id::{PlayerId, TableCode};
use penelope::play::lobby::accept;
use penelope::play::lobby::join::{self, By};
use penelope::play::lobby::open::{self, Host};
use penelope::play::lobby::wish::{Newcomer, TableWish, TakeBack};
use penelope::play::turn::Submission;
use penelope::text::Locale;
use penelope::vault::Vault;

use crate::ahead::house::{House, by_hand, spoken};
use crate::support::app::TestApp;

const PEOPLE: [&str; 6] = ["Anna", "Berta", "Cyril", "Dora", "Emil", "Fanny"];

impl House<Odyssee> {
    /// So many people; everyone has a seat, and nobody has done anything yet. The same luck brings the same deal.
    pub(crate) async fn odyssee(people: u8, take_back: TakeBack, luck: &str) -> House<Odyssee> {
        let app = TestApp::start().await;
        let (pool, vault, now) = (app.db.pool(), Vault::new(app.keys.clone()), app.clock.now());
        let chance = Chance::Fixed(FixedChance::of(luck));
        let wish: TableWish<Odyssee> = TableWish {
            ruleset: Ruleset::default(),
            options: Options::default(),
            places: people,
            bots: 0,
            strength: BotKind::Sailor,
            is_open: true,
            pace: Pace::Steady,
            locale: Locale::English,
            guests: Vec::new(),
            line: None,
            take_back,
        };
        let db = app.db.connect().await;
        for (number, name) in PEOPLE.iter().enumerate().take(usize::from(people)) {
            let sql = "INSERT INTO players (address, name, created_at) VALUES ($1, $2, now()) RETURNING id";
            let address = format!("{}@example.org", name.to_lowercase());
            let player = PlayerId(db.query_one(sql, &[&address, name]).await.unwrap().get(0));
            let (name, word) = (name.parse().unwrap(), "olive thread".parse().unwrap());
            let newcomer = Newcomer { name, word, locale: Locale::English, zone: None };
            if number == 0 {
                let host = Host::SignedIn(player);
                open::open(&pool, now, (&vault, &chance), &wish, &host, &newcomer).await.unwrap();
            } else {
                let code: String = db.query_one("SELECT code FROM tables", &[]).await.unwrap().get(0);
                let code: TableCode = code.parse().unwrap();
                let pass = join::join_signed_in(&pool, now, By::Code(&code), player).await.unwrap();
                accept::accept(&pool, now, &vault, &pass, &newcomer).await.unwrap();
            }
        }
        let house = House::around(app).await;
        assert_eq!(house.seats.len(), usize::from(people));
        house
    }

    /// The game as it is stored now.
    pub(super) async fn game(&self) -> Odyssee {
        *self.look(Seat::FIRST).await.book.game()
    }

    /// Whose turn it is.
    pub(super) async fn mover(&self) -> Seat {
        self.game().await.view(Eye::Public).active
    }

    /// A hex of open water on which no ship lies, within what the seat has rolled.
    pub(super) async fn lonely_water(&self, mover: Seat) -> &'static str {
        let game = self.game().await;
        let (view, board) = (game.view(Eye::Public), game.board());
        let Legal::Sail { ends, .. } = game.legal(mover) else { panic!("{mover} does not sail") };
        let is_taken = |hex: Hex| view.players.iter().any(|player| player.ship == Some(hex));
        let lonely = ends.iter().find(|hex| board.site(*hex) == Site::Water && !is_taken(*hex));
        board.hex_name(lonely.unwrap())
    }

    pub(super) async fn does(&self, seat: Seat, action: &str) {
        self.answer(seat, &by_hand(action)).await.unwrap_or_else(|error| panic!("{seat} {action}: {error:?}"));
    }

    /// Words said apart from any answer, on the form that lies before the seat.
    pub(super) async fn says(&self, seat: Seat, words: &[(&str, &str)]) {
        let said = Submission { words: spoken(words), ..Submission::default() };
        self.answer(seat, &said).await.unwrap_or_else(|error| panic!("{seat} {words:?}: {error:?}"));
    }

    /// What the seat's last answer waits for.
    pub(super) async fn waits(&self, seat: Seat) -> bool {
        self.look(seat).await.unsent.is_some()
    }
}
