//! Nothing hidden in any other eye's bytes: hands, goals and whatever else somebody does not know are dealt anew within what they
//! know, and what they are served must stay the same to the last sign. Done on a copy of the town, by its own servers.

use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use penelope::engine::log::Book;
use penelope::engine::odyssee::Odyssee;
use penelope::engine::ulysses::Ulysses;
use penelope::engine::{DealKey, Digest, Eye, Game as Rules, Seat, ServerSeed};
use penelope::vault::{Column, Place, Scope, Vault};

use super::town::Town;
use super::visitor::Game;
use crate::support::client::Client;

/// Whether worlds are drawn for whoever looks; the simulator's own test draws them for somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum For {
    Reader,
    SomebodyElse,
}

/// Somebody at a table.
struct AtTable {
    table: i64,
    code: String,
    game: Game,
    seat: u8,
    person: usize,
}

impl Town {
    /// What is served to whom that should not be, and how many pages and letters were compared.
    pub(crate) async fn worlds(&mut self, drawn: For) -> (Vec<String>, usize) {
        let number = 900 + self.ledger.steps;
        let mut copy = self.copy_apart(number).await;
        let found = copy.compare_worlds(drawn).await;
        self.raise().await;
        found
    }

    async fn compare_worlds(&mut self, drawn: For) -> (Vec<String>, usize) {
        let (mut complaints, mut compared) = (Vec::new(), 0);
        // What is due anyway leaves first.
        self.deliver().await;
        let sql = "SELECT t.id, t.code, s.seat, p.address FROM seats s JOIN tables t ON t.id = s.table_id \
                   JOIN players p ON p.id = s.player_id WHERE t.status = 'playing' AND s.seat IS NOT NULL ORDER BY 1, 3";
        let rows = self.client.query(sql, &[]).await.unwrap();
        let place = |row: &tokio_postgres::Row| {
            let address: String = row.get(3);
            let person = self.people.iter().position(|person| person.address == address)?;
            let seat = u8::try_from(row.get::<_, i16>(2)).ok()?;
            Some(AtTable { table: row.get(0), code: row.get(1), game: self.people[person].game, seat, person })
        };
        let places: Vec<AtTable> = rows.iter().filter_map(place).collect();
        for place in &places {
            let Some(link) = self.people[place.person].link.clone() else { continue };
            let seats = places.iter().filter(|other| other.table == place.table).count();
            let eye = match drawn {
                For::Reader => Eye::Seat(Seat::new(place.seat).unwrap()),
                For::SomebodyElse if seats < 2 => continue,
                For::SomebodyElse => {
                    let other = places.iter().find(|other| other.table == place.table && other.seat != place.seat);
                    Eye::Seat(Seat::new(other.unwrap().seat).unwrap())
                }
            };
            let name = self.people[place.person].name.clone();
            // Looking for the first time may be noted.
            self.served(&link).await;
            let before = (self.served(&link).await, self.letter_to(place).await);
            let kept = self.swap(place, eye).await;
            let after = (self.served(&link).await, self.letter_to(place).await);
            self.put_back(place, &kept).await;
            compared += 2;
            complaints
                .extend(difference(&before.0, &after.0).map(|line| format!("worlds: {name}'s page tells {line}")));
            complaints
                .extend(difference(&before.1, &after.1).map(|line| format!("worlds: {name}'s letter tells {line}")));
            // Anybody's eyes.
            if drawn == For::Reader {
                let public = format!("/table/{}", place.code);
                let before = self.served(&public).await;
                let kept = self.swap(place, Eye::Public).await;
                let after = self.served(&public).await;
                self.put_back(place, &kept).await;
                compared += 1;
                complaints
                    .extend(difference(&before, &after).map(|line| format!("worlds: anybody's page tells {line}")));
            }
        }
        (complaints, compared)
    }

    async fn served(&self, path: &str) -> String {
        let server = self.servers.iter().flatten().next().expect("a server is there");
        let mut client = Client::without_cookies(&server.base);
        let page = client.open(path).await;
        assert_eq!(page.status, 200, "{path}: {}", page.html);
        page.html.clone()
    }

    /// The last letter that asked something, written once more as it would be now.
    async fn letter_to(&mut self, place: &AtTable) -> String {
        let sql = format!(
            "UPDATE questions SET came = NULL; UPDATE outbox SET state = 'waiting', done_at = NULL, attempts = 0, body = NULL, \
             leased_until = NULL, counted_at = NULL, send_at = written_at WHERE id = (SELECT max(o.id) FROM outbox o \
             JOIN seats s ON s.id = o.seat_id WHERE s.table_id = {} AND s.seat = {} AND o.kind = 'question' \
             AND o.question_id IN (SELECT id FROM questions WHERE closed_at IS NULL AND waits) \
             AND NOT EXISTS (SELECT FROM outbox w WHERE w.question_id = o.question_id AND w.state = 'waiting')); \
             UPDATE seats SET acted_at = acted_at - interval '1 hour'",
            place.table, place.seat
        );
        self.client.batch_execute(&sql).await.unwrap();
        let before = self.ledger.letters.len();
        self.deliver().await;
        let own = self.people[place.person].address.clone();
        let letters = self.ledger.letters[before..].iter().filter(|(letter, _)| letter.to == own);
        letters.map(|(letter, _)| letter.bytes.clone()).collect()
    }

    /// Another world for this eye, under the same log; what was there.
    async fn swap(&self, place: &AtTable, eye: Eye) -> (Vec<u8>, Vec<u8>) {
        let sql = "SELECT snapshot, digest FROM tables WHERE id = $1";
        let row = self.client.query_one(sql, &[&place.table]).await.unwrap();
        let kept: (Vec<u8>, Vec<u8>) = (row.get(0), row.get(1));
        let code = place.code.parse().unwrap();
        let sealed_at = || Place { scope: Scope::Table(&code), column: Column::Snapshot, row: 0 };
        let vault = Vault::new(self.keys.clone());
        let packed = vault.open(sealed_at(), &kept.0).unwrap();
        let mut json = String::new();
        ZlibDecoder::new(&packed[..]).read_to_string(&mut json).unwrap();
        let other = match place.game {
            Game::Ulysses => dealt_anew::<Ulysses>(&json, eye, &place.code),
            Game::Odyssee => dealt_anew::<Odyssee>(&json, eye, &place.code),
        };
        let mut packer = ZlibEncoder::new(Vec::new(), Compression::fast());
        packer.write_all(other.as_bytes()).unwrap();
        let sealed = vault.seal(sealed_at(), [9; 12], &packer.finish().unwrap());
        let digest = Digest::of(other.as_bytes()).as_bytes().to_vec();
        self.put_back(place, &(sealed, digest)).await;
        kept
    }

    async fn put_back(&self, place: &AtTable, (snapshot, digest): &(Vec<u8>, Vec<u8>)) {
        let sql = "UPDATE tables SET snapshot = $1, digest = $2 WHERE id = $3";
        assert_eq!(self.client.execute(sql, &[snapshot, digest, &place.table]).await.unwrap(), 1);
    }
}

/// The book with another world in it that the eye cannot tell from this one.
fn dealt_anew<G: Rules>(json: &str, eye: Eye, code: &str) -> String {
    let seed = || ServerSeed::new([5; 32]);
    let book: Book<G> = Book::from_json(json.as_bytes(), seed()).unwrap();
    let own = serde_json::to_string(book.game()).unwrap();
    let key = DealKey::new(code, &seed(), ["olive"]);
    let other = serde_json::to_string(&book.game().other_world(eye, &key)).unwrap();
    assert_eq!(json.matches(&own).count(), 1, "the game stands in its book");
    json.replacen(&own, &other, 1)
}

/// The first line that differs.
fn difference(before: &str, after: &str) -> Option<String> {
    if before == after {
        return None;
    }
    let mut lines = before.lines().zip(after.lines());
    let line =
        lines.find(|(one, other)| one != other).map(|(one, other)| format!("«{}» and «{}»", one.trim(), other.trim()));
    Some(line.unwrap_or_else(|| "more".to_owned()))
}
