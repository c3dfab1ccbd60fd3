//! A deal that is the same in every run, for tests of what depends on it: which answers there are, how high a page is. It is chosen
//! by what the test wants of it, among deals that are numbered.

use penelope::archive::{Cast, Participant};
use penelope::engine::ulysses::{Card, Options, Ruleset, Ulysses};
use penelope::engine::{Eye, Game as _, Seat, ServerSeed};
use penelope::id::TableCode;
use penelope::vault::{Column, Place, Scope, Vault};

use super::app::TestApp;

/// The code of a table with such a deal.
const CODE: &str = "K7QM2X";

/// The first deal to people with these words in which all of it is so.
pub(crate) fn first(words: &[&str], wanted: impl Fn(&Ulysses) -> bool) -> ServerSeed {
    let person = |word: &&str| Participant::Person { name: (*word).to_owned(), word: (*word).to_owned() };
    let suits = |seed: &ServerSeed| {
        let participants = words.iter().map(person).collect();
        let cast = Cast { code: CODE.to_owned(), seed: seed.clone(), participants };
        wanted(&Ulysses::setup(&cast.deal(Ruleset::default(), Options::default())).unwrap().game)
    };
    (0..=u8::MAX).map(|number| ServerSeed::new([number; 32])).find(suits).expect("one deal of 256 is so")
}

/// Whether everybody holds a card to object with.
pub(crate) fn all_can_object(game: &Ulysses) -> bool {
    Seat::all(game.seats()).all(|seat| game.view(Eye::Seat(seat)).own.is_some_and(|own| own.hand.votes() > 0))
}

/// The same, and whoever begins can play a wind.
pub(crate) fn with_a_wind(game: &Ulysses) -> bool {
    let begins = game.view(Eye::Public).active;
    let has_wind = game.view(Eye::Seat(begins)).own.is_some_and(|own| own.hand.count(Card::Wind) > 0);
    has_wind && all_can_object(game)
}

/// Lets the one table of a service, at which its host sits alone, have this deal. What was sealed for its former code is sealed anew.
pub(crate) async fn fix(app: &TestApp, seed: &ServerSeed) {
    let (vault, db) = (Vault::new(app.keys.clone()), app.db.connect().await);
    let former: String = db.query_one("SELECT code FROM tables", &[]).await.unwrap().get(0);
    let (former, code): (TableCode, TableCode) = (former.parse().unwrap(), CODE.parse().unwrap());
    let place = |code, column| Place { scope: Scope::Table(code), column, row: 0 };
    let sealed: Vec<u8> = db.query_one("SELECT word FROM seats", &[]).await.unwrap().get(0);
    let word = vault.open(place(&former, Column::Word), &sealed).unwrap();
    let word = vault.seal(place(&code, Column::Word), [1; 12], &word);
    let secret = vault.seal(place(&code, Column::Seed), [2; 12], seed.as_bytes());
    let snapshot = vault.seal(place(&code, Column::Snapshot), [3; 12], b"");
    let seal = seed.seal().as_bytes().to_vec();
    db.execute("UPDATE seats SET word = $1", &[&word]).await.unwrap();
    let sql = "UPDATE tables SET code = $1, seed = $2, seal = $3, head = $3, snapshot = $4";
    db.execute(sql, &[&CODE, &secret, &seal, &snapshot]).await.unwrap();
}
