//! The check of an archive: from what it says of the deal and from the written forms the whole file is made once more,
//! and compared. The first difference is told with its place.

use std::fmt;

use super::cast::{Cast, Participant};
use super::fault::{EntryFault, Fault};
use super::file::{Archive, FORMAT, Listed, Row, Status};
use super::layout;
use super::record::Record;
use super::running;
use crate::engine::log::{Handle, How, HowFault, Logged, Minute, Table};
use crate::engine::{Digest, Game, GameKind, Outcome, Seat, ServerSeed, for_game};

/// Checks the text of an archive.
pub fn verify(text: &str) -> Result<Report, Fault> {
    let archive = Archive::from_json(text)?;
    let opened = layout::open(text)?;
    opened.check_digest()?;
    if archive.format != FORMAT {
        return Err(Fault::Format(archive.format));
    }
    let kind = GameKind::named(&archive.game).ok_or_else(|| Fault::Game(archive.game.clone()))?;
    for_game!(kind, G => check::<G>(&archive, text))
}

/// What a file turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub table: String,
    pub ruleset: String,
    pub status: Status,
    pub entries: usize,
    /// The names of those who won.
    pub winners: Vec<String>,
    pub head: Digest,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let head = self.head.to_string();
        write!(f, "{} at table «{}»: {}", self.ruleset, self.table, self.status.name())?;
        if !self.winners.is_empty() {
            let names: Vec<String> = self.winners.iter().map(|name| format!("«{name}»")).collect();
            write!(f, ", won by {}", names.join(", "))?;
        }
        write!(f, ", {} entries, head {}", self.entries, &head[..8])
    }
}

fn check<G: Game>(archive: &Archive, text: &str) -> Result<Report, Fault> {
    let ruleset = archive.ruleset.parse().map_err(|_| Fault::Ruleset(archive.ruleset.clone()))?;
    let options = read_options::<G>(archive)?;
    check_participants(&archive.participants)?;
    match archive.status {
        Status::Running => {
            running::check::<G>(archive, ruleset, options)?;
            layout::check_same(text, &archive.to_json())?;
        }
        Status::Over | Status::Closed => {
            let made = rebuild::<G>(archive, ruleset, options)?;
            layout::check_same(text, &made.to_json())?;
        }
    }
    Ok(report(archive))
}

pub(super) fn read_options<G: Game>(archive: &Archive) -> Result<G::Options, Fault> {
    let written = archive.options.get();
    let options: G::Options = serde_json::from_str(written).map_err(|error| Fault::Options(error.to_string()))?;
    let ours = serde_json::to_string(&options).map_err(|error| Fault::Options(error.to_string()))?;
    if ours == written { Ok(options) } else { Err(Fault::Options(format!("they should be {ours}"))) }
}

/// Ids in their order, and each with what belongs to it: people with words, bots with kinds, later people with neither.
fn check_participants(participants: &[Listed]) -> Result<(), Fault> {
    let (mut people, mut bots, mut stage) = (0, 0, Stage::People);
    for Listed { id, word, bot, .. } in participants {
        let here = match (word, bot) {
            (Some(_), None) => Stage::People,
            (None, Some(_)) => Stage::Bots,
            (None, None) => Stage::Heirs,
            (Some(_), Some(_)) => return Err(Fault::Participant { id: *id }),
        };
        let count = if here == Stage::Bots { &mut bots } else { &mut people };
        *count += 1;
        let expected = if here == Stage::Bots { Handle::Bot(*count) } else { Handle::Person(*count) };
        if *id != expected || here < stage || *count == u8::MAX {
            return Err(Fault::Participant { id: *id });
        }
        stage = here;
    }
    Ok(())
}

/// The parts of the list of participants.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    People,
    Bots,
    Heirs,
}

/// Makes the archive once more, and says where the given one differs first.
fn rebuild<G: Game>(archive: &Archive, ruleset: G::Ruleset, options: G::Options) -> Result<Archive, Fault> {
    let missing = |name| Fault::Member { name, expected: true };
    let seed = ServerSeed::new(*archive.seed.ok_or(missing("seed"))?.as_bytes());
    if archive.seal != seed.seal() {
        return Err(Fault::Seal);
    }
    let (cast, heirs) = cast(archive, seed);
    if archive.deal_key.ok_or(missing("deal_key"))? != cast.key().into() {
        return Err(Fault::DealKey);
    }
    let first = archive.entries.first().ok_or(missing("entries"))?;
    let at = first.exact.ok_or(Fault::Entry { number: 1, fault: member("exact") })?;
    let mut record = Record::<G>::begin(cast, ruleset, options, at).map_err(Fault::Setup)?;
    let given = heirs.len();
    record.name_heirs(heirs);
    if archive.seats != record.seats() {
        return Err(Fault::Seats);
    }
    let mut shown_at = first.time;
    for (number, row) in (1..).zip(&archive.entries) {
        let fault = |fault| Fault::Entry { number, fault };
        let logged = logged(row, number, shown_at).map_err(fault)?;
        if number > 1 {
            let how = check_how(record.table(), logged);
            record.append(logged).map_err(|error| fault(EntryFault::Step(error.to_string())))?;
            how.map_err(|error| fault(EntryFault::How(error)))?;
        }
        compare(row, record.last_row().as_ref()).map_err(fault)?;
        shown_at = row.time;
    }
    if record.heirs_given() != given {
        return Err(Fault::Heirs { given: record.heirs_given() });
    }
    let made = record.into_archive();
    if archive.status != made.status {
        return Err(Fault::Status { expected: made.status });
    }
    if archive.result != made.result {
        return Err(Fault::Result { expected: in_words(made.result) });
    }
    if archive.state != made.state {
        return Err(Fault::State);
    }
    Ok(made)
}

/// The cast of the table, and the names of those who came later.
pub(super) fn cast(archive: &Archive, seed: ServerSeed) -> (Cast, Vec<String>) {
    let (mut participants, mut heirs) = (Vec::new(), Vec::new());
    for Listed { name, word, bot, .. } in archive.participants.iter().cloned() {
        match (word, bot) {
            (Some(word), _) => participants.push(Participant::Person { name, word }),
            (None, Some(kind)) => participants.push(Participant::Bot { name, kind }),
            (None, None) => heirs.push(name),
        }
    }
    (Cast { code: archive.table.clone(), seed, participants }, heirs)
}

/// The entry as it was stored.
fn logged(row: &Row, number: usize, before: Minute) -> Result<Logged<'_>, EntryFault> {
    let how = row.how.ok_or(member("how"))?;
    let at = row.exact.ok_or(member("exact"))?;
    let written = row.written.as_deref().ok_or(member("written"))?;
    check_frame(row, number, before)?;
    if (how == How::Service) != row.seat.is_none() {
        return Err(EntryFault::How(HowFault::Service));
    }
    if at.minute() > row.time {
        return Err(EntryFault::Exact);
    }
    if number == 1 && at.minute() < row.time {
        return Err(EntryFault::DealtLater);
    }
    Ok(Logged { seat: row.seat, written, how, at, shown_at: row.time })
}

/// Whether an entry can have come about as it says; what cannot be read is refused for that.
fn check_how<G: Game>(table: &Table<G>, logged: Logged<'_>) -> Result<(), HowFault> {
    let action = table.game().read(logged.written).ok();
    logged.seat.zip(action).map_or(Ok(()), |(seat, action)| table.check_how(seat, logged.how, &action))
}

/// Number and time of an entry, which must follow those before.
pub(super) fn check_frame(row: &Row, number: usize, before: Minute) -> Result<(), EntryFault> {
    if usize::try_from(row.number) != Ok(number) {
        return Err(EntryFault::Number { found: row.number });
    }
    if row.time < before { Err(EntryFault::Time) } else { Ok(()) }
}

/// Compares an entry with the one that the engine made of its written form.
fn compare(row: &Row, made: Option<&Row>) -> Result<(), EntryFault> {
    let Some(made) = made else { return Err(member("entries")) };
    if row.written != made.written {
        let expected = made.written.clone().unwrap_or_default();
        return Err(EntryFault::Step(format!("the deal must read «{expected}»")));
    }
    if row.public != made.public {
        return Err(EntryFault::Public { expected: made.public.clone() });
    }
    if row.time != made.time {
        return Err(EntryFault::Time);
    }
    if row.commitment != made.commitment {
        return Err(EntryFault::Commitment);
    }
    if row.hash != made.hash {
        return Err(EntryFault::Hash);
    }
    for position in 0..row.events.len().max(made.events.len()) {
        let text = |row: &Row| row.events.get(position).map(|event| event.get().to_owned());
        if text(row) != text(made) {
            return Err(EntryFault::Event { position: position + 1, expected: text(made) });
        }
    }
    if row.counts.get() != made.counts.get() {
        return Err(EntryFault::Counts { expected: made.counts.get().to_owned() });
    }
    Ok(())
}

fn report(archive: &Archive) -> Report {
    let winners = match archive.result {
        None | Some(Outcome::Running) => Vec::new(),
        Some(Outcome::Won(seat)) => vec![seat],
        Some(Outcome::Shared(seats)) => seats.iter().collect(),
    };
    let holders = archive.holders();
    let name = |seat: Seat| {
        let holder = holders.get(usize::from(seat.number()));
        let listed = archive.participants.iter().find(|listed| Some(&listed.id) == holder);
        listed.map_or_else(|| format!("seat {seat}"), |listed| listed.name.clone())
    };
    Report {
        table: archive.table.clone(),
        ruleset: archive.ruleset.clone(),
        status: archive.status,
        entries: archive.entries.len(),
        winners: winners.into_iter().map(name).collect(),
        head: archive.head(),
    }
}

fn in_words(result: Option<Outcome>) -> String {
    let json = result.and_then(|outcome| serde_json::to_string(&outcome).ok());
    json.unwrap_or_else(|| "there is none".to_owned())
}

fn member(name: &'static str) -> EntryFault {
    EntryFault::Member { name, expected: true }
}
