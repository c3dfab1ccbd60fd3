//! Fills a database with copies of tables that were played: new codes, ids and people, and whatever is encrypted is sealed anew for
//! its new place, so that every copy's page opens and its game goes on. Only its log would not verify: a deal is bound to its
//! table's code.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::ops::Range;

use chrono::{DateTime, TimeDelta, Utc};
use futures_util::SinkExt as _;
use penelope::clock::Clock;
use penelope::config::DatabaseUrl;
use penelope::id::{TableCode, TableId};
use penelope::vault::{Column, Drawer, Scope, Vault};
use sha2::{Digest as _, Sha256};
use tokio_postgres::{Client, SimpleQueryMessage};

use super::played::connect;

/// The same four people play at so many tables.
pub(crate) const TABLES_EACH: usize = 8;
const SEATS: i64 = 4;
/// Ids of copies begin here; what was really played has smaller ones.
const FIRST_ID: i64 = 1_000_000;
/// Tables copied at once.
const CHUNK: usize = 400;
/// From so many on it is quicker to make the indexes afterwards.
const MANY: usize = 20_000;

/// What belongs to a table, whatever is referred to first. `players` and `sessions` belong to several.
const KINDS: [&str; 11] =
    ["tables", "seats", "invitations", "questions", "clocks", "talk", "outbox", "entries", "words", "notes", "crews"];

/// What becomes of a column in a copy.
#[derive(Clone, Copy, Debug)]
enum Made {
    Kept,
    /// The id of a row of the kind at this place in the list.
    Id(usize),
    Player,
    Code,
    MessageId,
    Name,
    /// Spread over a day, so that nothing falls due at one moment.
    Later,
    Sealed(Column),
    Nothing,
}

struct Kind {
    columns: Vec<(String, Made)>,
    /// So many ids are set aside for each copy.
    stride: i64,
}

/// One table that was played, row by row as Postgres writes them; what was sealed is open.
struct Model {
    rows: Vec<Vec<Vec<Cell>>>,
    /// Of each kind, which row had which id.
    ids: Vec<HashMap<String, i64>>,
    /// Which participant is which player.
    players: HashMap<String, i64>,
}

enum Cell {
    Null,
    Text(String),
    Plain(Vec<u8>),
}

/// Tables that can be copied as often as one likes.
pub(crate) struct Copies {
    vault: Vault,
    kinds: Vec<Kind>,
    models: Vec<Model>,
    /// Of a player: all columns but id and address.
    player: (Vec<String>, Vec<Cell>),
    /// Codes that are taken.
    codes: HashSet<String>,
    made_at: DateTime<Utc>,
}

impl Copies {
    pub(crate) async fn of(url: &DatabaseUrl, vault: &Vault, tables: &[TableId]) -> Copies {
        let client = connect(url).await;
        let mut kinds = Vec::new();
        for name in KINDS {
            let columns = columns(&client, name).await;
            kinds.push(Kind {
                columns: columns.map(|column| (column.clone(), made(name, &column))).collect(),
                stride: 1,
            });
        }
        let mut models = Vec::new();
        let mut codes = HashSet::new();
        for table in tables {
            let (code, model) = model(&client, vault, &kinds, *table).await;
            codes.insert(code);
            for (kind, rows) in kinds.iter_mut().zip(&model.rows) {
                kind.stride = kind.stride.max(i64::try_from(rows.len()).expect("not that many"));
            }
            models.push(model);
        }
        let names: Vec<String> =
            columns(&client, "players").await.filter(|name| !["id", "address"].contains(&name.as_str())).collect();
        let sql =
            format!("SELECT {} FROM players WHERE confirmed_at IS NOT NULL ORDER BY id LIMIT 1", names.join(", "));
        let player = rows(&client, &sql).await.into_iter().next().expect("somebody came");
        let player = player.into_iter().map(|value| value.map_or(Cell::Null, Cell::Text)).collect();
        Copies { vault: vault.clone(), kinds, models, player: (names, player), codes, made_at: Clock::System.now() }
    }

    /// How many tables they are copies of: copies with numbers so far apart are alike.
    pub(crate) fn models(&self) -> usize {
        self.models.len()
    }

    pub(crate) fn table(&self, copy: usize) -> TableId {
        TableId(self.id(0, copy, 0))
    }

    /// One of the four at a table.
    pub(crate) fn player(copy: usize, participant: i64) -> i64 {
        FIRST_ID + i64::try_from(copy / TABLES_EACH).expect("not that many") * SEATS + participant
    }

    pub(crate) fn session(player: i64) -> String {
        format!("session-{player}")
    }

    /// Copies with these numbers, of one model only if it is named. As the superuser of a private Postgres many are there sooner.
    pub(crate) async fn fill(
        self: &std::sync::Arc<Copies>,
        url: &DatabaseUrl,
        copies: Range<usize>,
        only: Option<usize>,
    ) {
        assert!(copies.start.is_multiple_of(TABLES_EACH), "whoever plays at a table plays at all of its group");
        let client = connect(url).await;
        let is_many = copies.len() >= MANY;
        let undone = if is_many { drop_indexes(&client).await } else { Vec::new() };
        let tasks: Vec<_> = (0..2)
            .map(|half| {
                let (copies, these, url) = (copies.clone(), std::sync::Arc::clone(self), url.clone());
                tokio::spawn(async move {
                    let client = connect(&url).await;
                    if is_many {
                        client.batch_execute("SET session_replication_role = replica").await.expect("a superuser");
                    }
                    for start in copies.clone().step_by(CHUNK).skip(half).step_by(2) {
                        these.fill_chunk(&client, start..copies.end.min(start + CHUNK), only).await;
                    }
                })
            })
            .collect();
        for task in tasks {
            task.await.expect("copies are made");
        }
        for statement in undone {
            client.batch_execute(&statement).await.unwrap_or_else(|error| panic!("{statement}: {error:?}"));
        }
        for name in KINDS.into_iter().chain(["players", "sessions"]) {
            let sql = format!(
                "DO $$ BEGIN IF pg_get_serial_sequence('{name}', 'id') IS NOT NULL THEN \
                 PERFORM setval(pg_get_serial_sequence('{name}', 'id'), (SELECT max(id) FROM {name})); END IF; \
                 EXCEPTION WHEN undefined_column THEN NULL; END $$"
            );
            client.batch_execute(&sql).await.unwrap_or_else(|error| panic!("{name}: {error:?}"));
        }
        client.batch_execute("VACUUM ANALYZE").await.expect("a clean database");
    }

    async fn fill_chunk(&self, client: &Client, copies: Range<usize>, only: Option<usize>) {
        let (mut players, mut sessions) = (String::new(), String::new());
        for copy in copies.clone().step_by(TABLES_EACH) {
            (0..SEATS).for_each(|participant| self.write_player((&mut players, &mut sessions), copy, participant));
        }
        copy_in(client, &format!("players (id, address, {})", self.player.0.join(", ")), players).await;
        copy_in(client, "sessions (id, player_id, token_hash, created_at, expires_at)", sessions).await;
        let mut buffers = vec![String::new(); KINDS.len()];
        for copy in copies {
            let model = &self.models[only.unwrap_or(copy % self.models.len())];
            let code = self.code(copy);
            let drawer = self.vault.drawer(Scope::Table(&code));
            for (kind, buffer) in buffers.iter_mut().enumerate() {
                for (row, cells) in model.rows[kind].iter().enumerate() {
                    self.write_row(buffer, &Place { model, copy, code: &code, drawer: &drawer, kind, row }, cells);
                }
            }
        }
        for ((name, kind), buffer) in KINDS.iter().zip(&self.kinds).zip(buffers) {
            let columns: Vec<&str> = kind.columns.iter().map(|(column, _)| column.as_str()).collect();
            copy_in(client, &format!("{name} ({})", columns.join(", ")), buffer).await;
        }
    }

    fn write_player(&self, (players, sessions): (&mut String, &mut String), copy: usize, participant: i64) {
        let id = Copies::player(copy, participant);
        write!(players, "{id}\tp{id}@example.org").expect("a string takes everything");
        for cell in &self.player.1 {
            players.push('\t');
            write_cell(players, cell);
        }
        players.push('\n');
        let token: [u8; 32] = Sha256::digest(Copies::session(id).as_bytes()).into();
        write!(sessions, "{id}\t{id}\t").expect("a string takes everything");
        write_bytes(sessions, &token);
        sessions.push_str("\tnow\t2100-01-01\n");
    }

    fn write_row(&self, buffer: &mut String, place: &Place<'_>, cells: &[Cell]) {
        for (at, (cell, (_, made))) in cells.iter().zip(&self.kinds[place.kind].columns).enumerate() {
            if at > 0 {
                buffer.push('\t');
            }
            self.write_made(buffer, place, *made, cell);
        }
        buffer.push('\n');
    }

    fn write_made(&self, buffer: &mut String, place: &Place<'_>, made: Made, cell: &Cell) {
        let Place { model, copy, .. } = *place;
        match (made, cell) {
            (_, Cell::Null) | (Made::Nothing, _) => buffer.push_str("\\N"),
            (Made::Id(kind), Cell::Text(old)) => match model.ids[kind].get(old) {
                Some(row) => write!(buffer, "{}", self.id(kind, copy, *row)).expect("a string takes everything"),
                None => buffer.push_str("\\N"),
            },
            (Made::Player, Cell::Text(old)) => match model.players.get(old) {
                Some(participant) => {
                    write!(buffer, "{}", Copies::player(copy, *participant)).expect("a string takes everything");
                }
                None => buffer.push_str("\\N"),
            },
            (Made::Code, _) => buffer.push_str(place.code.as_str()),
            (Made::MessageId, _) => write!(buffer, "{copy}-{}", place.row).expect("a string takes everything"),
            (Made::Name, Cell::Text(name)) => {
                write!(buffer, "{name} {}", copy / TABLES_EACH).expect("a string takes everything");
            }
            (Made::Later, Cell::Text(_)) => {
                let seconds = i64::try_from(copy * 7_919 % 86_400).expect("within a day");
                let at = self.made_at + TimeDelta::days(8) + TimeDelta::seconds(seconds);
                write!(buffer, "{}", at.format("%FT%TZ")).expect("a string takes everything");
            }
            (Made::Sealed(column), Cell::Plain(plain)) => {
                let row = self.row_of(place, column);
                // Never twice for one table's key.
                let mut nonce = [0; 12];
                nonce[..4].copy_from_slice(&u32::try_from(place.row).expect("not that many").to_be_bytes());
                nonce[4] = u8::try_from(place.kind).expect("not that many");
                nonce[5] = u8::from(column == Column::Seed);
                write_bytes(buffer, &place.drawer.seal(column, row, nonce, plain));
            }
            (_, cell) => write_cell(buffer, cell),
        }
    }

    /// What a sealed value is bound to besides its table and column.
    fn row_of(&self, place: &Place<'_>, column: Column) -> i64 {
        let cells = &place.model.rows[place.kind][place.row];
        let number = |name: &str| -> i64 {
            let at = self.kinds[place.kind].columns.iter().position(|(column, _)| column == name).expect("a column");
            let Cell::Text(text) = &cells[at] else { panic!("{name} is never empty") };
            text.parse().expect("a number")
        };
        match column {
            Column::Word => number("participant"),
            Column::HiddenPart => number("seq"),
            Column::Words | Column::Notes => self.id(1, place.copy, place.model.ids[1][&number("seat_id").to_string()]),
            _ => 0,
        }
    }

    fn id(&self, kind: usize, copy: usize, row: i64) -> i64 {
        FIRST_ID + i64::try_from(copy).expect("not that many") * self.kinds[kind].stride + row
    }

    /// Scattered over all codes, and never the same.
    fn code(&self, copy: usize) -> TableCode {
        let code = |number: usize| {
            let scattered = number.wrapping_mul(0x2545_F491) & ((1 << 30) - 1);
            TableCode::from_random(
                [25, 20, 15, 10, 5, 0].map(|shift| u8::try_from(scattered >> shift & 31).expect("five bits")),
            )
        };
        let first = code(copy);
        if self.codes.contains(first.as_str()) { code(copy + (1 << 29)) } else { first }
    }
}

/// Where a row goes.
struct Place<'a> {
    model: &'a Model,
    copy: usize,
    code: &'a TableCode,
    drawer: &'a Drawer<'a>,
    kind: usize,
    row: usize,
}

fn made(table: &str, column: &str) -> Made {
    let kind = |name: &str| KINDS.iter().position(|kind| *kind == name).expect("a kind");
    match (table, column) {
        ("tables", "rematch_of") | ("outbox", "digest_id" | "arrival_id") => Made::Nothing,
        ("tables", "code") => Made::Code,
        ("tables", "seed") => Made::Sealed(Column::Seed),
        ("tables", "snapshot") => Made::Sealed(Column::Snapshot),
        ("seats", "word") => Made::Sealed(Column::Word),
        ("seats", "name") => Made::Name,
        ("entries", "hidden") => Made::Sealed(Column::HiddenPart),
        ("words", "sealed") => Made::Sealed(Column::Words),
        ("notes", "sealed") => Made::Sealed(Column::Notes),
        ("outbox", "message_id") => Made::MessageId,
        ("outbox", "told_talk") => Made::Id(kind("talk")),
        ("clocks", "due_at" | "remind_at") => Made::Later,
        (_, "id") => Made::Id(kind(table)),
        (_, "table_id") => Made::Id(kind("tables")),
        (_, "seat_id") => Made::Id(kind("seats")),
        (_, "question_id") => Made::Id(kind("questions")),
        (_, "invitation_id") => Made::Id(kind("invitations")),
        (_, "player_id" | "host_id") => Made::Player,
        _ => Made::Kept,
    }
}

async fn columns(client: &Client, table: &str) -> impl Iterator<Item = String> + use<> {
    let sql = "SELECT attname::text FROM pg_attribute WHERE attrelid = $1::text::regclass AND attnum > 0 AND NOT attisdropped \
               ORDER BY attnum";
    let rows = client.query(sql, &[&table]).await.expect("columns");
    rows.into_iter().map(|row| row.get(0))
}

async fn rows(client: &Client, sql: &str) -> Vec<Vec<Option<String>>> {
    let messages = client.simple_query(sql).await.unwrap_or_else(|error| panic!("{sql}: {error:?}"));
    let row = |message: &SimpleQueryMessage| match message {
        SimpleQueryMessage::Row(row) => Some((0..row.len()).map(|at| row.get(at).map(str::to_owned)).collect()),
        _ => None,
    };
    messages.iter().filter_map(row).collect()
}

async fn model(client: &Client, vault: &Vault, kinds: &[Kind], table: TableId) -> (String, Model) {
    let code = format!("SELECT code FROM tables WHERE id = {}", table.0);
    let code = rows(client, &code).await.remove(0).remove(0).expect("a code");
    let parsed: TableCode = code.parse().expect("a code");
    let drawer = vault.drawer(Scope::Table(&parsed));
    let (mut model, mut players) = (Vec::new(), HashMap::new());
    let mut ids = Vec::new();
    for (name, kind) in KINDS.iter().zip(kinds) {
        let names: Vec<&str> = kind.columns.iter().map(|(column, _)| column.as_str()).collect();
        let key = if *name == "tables" { "id" } else { "table_id" };
        let sql = format!("SELECT {} FROM {name} WHERE {key} = {} ORDER BY 1, 2", names.join(", "), table.0);
        let found = rows(client, &sql).await;
        let at = |wanted: &str| names.iter().position(|name| *name == wanted);
        let value = |row: &[Option<String>], wanted: &str| at(wanted).and_then(|at| row[at].clone());
        ids.push(found.iter().filter_map(|row| value(row, "id")).zip(0..).collect());
        if *name == "seats" {
            let participant = |row: &Vec<Option<String>>| value(row, "participant")?.parse().ok();
            players.extend(found.iter().filter_map(|row| Some((value(row, "player_id")?, participant(row)?))));
        }
        let open = |row: Vec<Option<String>>| -> Vec<Cell> {
            let bound = |column: Column| match column {
                Column::Word => value(&row, "participant"),
                Column::HiddenPart => value(&row, "seq"),
                Column::Words | Column::Notes => value(&row, "seat_id"),
                _ => Some("0".to_owned()),
            };
            let cell = |(value, (_, made)): (&Option<String>, &(String, Made))| match (made, value) {
                (_, None) => Cell::Null,
                (Made::Sealed(column), Some(sealed)) => {
                    let bound = bound(*column).and_then(|text| text.parse().ok()).expect("a number");
                    Cell::Plain(drawer.open(*column, bound, &bytes(sealed)).expect("it was sealed by us"))
                }
                (_, Some(text)) => Cell::Text(text.clone()),
            };
            row.iter().zip(&kind.columns).map(cell).collect()
        };
        model.push(found.into_iter().map(open).collect());
    }
    (code, Model { rows: model, ids, players })
}

/// Drops what is not a primary key, and says how to make it again.
async fn drop_indexes(client: &Client) -> Vec<String> {
    let sql = "SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname), \
               format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) \
               FROM pg_constraint WHERE contype = 'u' AND connamespace = 'public'::regnamespace \
               UNION ALL SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid) \
               FROM pg_index JOIN pg_class ON pg_class.oid = indrelid \
               WHERE relnamespace = 'public'::regnamespace AND NOT indisprimary \
               AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)";
    let mut undone = vec!["SET maintenance_work_mem = '1GB'; SET max_parallel_maintenance_workers = 2".to_owned()];
    for row in client.query(sql, &[]).await.expect("indexes") {
        client.batch_execute(row.get(0)).await.expect("an index of ours");
        undone.push(row.get(1));
    }
    undone
}

async fn copy_in(client: &Client, into: &str, rows: String) {
    let sink = client.copy_in(&format!("COPY {into} FROM STDIN")).await;
    let mut sink = std::pin::pin!(sink.unwrap_or_else(|error| panic!("{into}: {error:?}")));
    sink.send(std::io::Cursor::new(rows.into_bytes())).await.expect("a line to Postgres");
    sink.finish().await.unwrap_or_else(|error| panic!("{into}: {error:?}"));
}

fn write_cell(buffer: &mut String, cell: &Cell) {
    match cell {
        Cell::Null => buffer.push_str("\\N"),
        Cell::Plain(_) => unreachable!("it is sealed"),
        Cell::Text(text) => {
            for sign in text.chars() {
                match sign {
                    '\\' => buffer.push_str("\\\\"),
                    '\t' => buffer.push_str("\\t"),
                    '\n' => buffer.push_str("\\n"),
                    '\r' => buffer.push_str("\\r"),
                    sign => buffer.push(sign),
                }
            }
        }
    }
}

const DIGITS: &[u8; 16] = b"0123456789abcdef";

fn write_bytes(buffer: &mut String, bytes: &[u8]) {
    buffer.reserve(2 * bytes.len() + 3);
    buffer.push_str("\\\\x");
    for byte in bytes {
        buffer.push(char::from(DIGITS[usize::from(byte >> 4)]));
        buffer.push(char::from(DIGITS[usize::from(byte & 15)]));
    }
}

/// As Postgres writes them.
fn bytes(text: &str) -> Vec<u8> {
    let digits = text.strip_prefix("\\x").expect("Postgres writes bytes so").as_bytes();
    let digit =
        |sign: u8| u8::try_from(DIGITS.iter().position(|digit| *digit == sign).expect("a digit")).expect("a digit");
    digits.chunks_exact(2).map(|pair| digit(pair[0]) << 4 | digit(pair[1])).collect()
}
