//! How what goes with a plan or a course is stored, on a line behind it: `seen h8:4:3:0,n3:4:2:1h -c1n… landed 1 sailed 17`. Of
//! each seat the hex, heroes, gifts and hunger stones, `h` if it might go home, `w` if winds spared it; `-` if it had left. Of
//! each island the owner's seat or `-`, and `c` for a card or `n` for none.

use super::WordExpected;
use super::track::{Seen, Stand, Stopped, Track};
use crate::engine::odyssee::{Board, ISLES, Odyssee};
use crate::engine::{Misread, PerSeat, SEATS_MAX, Seat};

pub(super) fn write(track: &Track, board: &Board) -> String {
    let stands: Vec<String> = track.seen.stands.iter().map(|stand| write_stand(stand, board)).collect();
    let isle = |(owner, card): &(Option<Seat>, bool)| {
        let owner = owner.map_or_else(|| "-".to_owned(), |seat| (seat.number() + 1).to_string());
        owner + if *card { "c" } else { "n" }
    };
    let isles: String = track.seen.isles.iter().map(isle).collect();
    let mut text = format!("seen {} {isles}", stands.join(","));
    if track.touched {
        text += " touched";
    }
    match track.stopped {
        Some(Stopped::Blown) => text += " blown",
        Some(Stopped::Lost) => text += " lost",
        None => {}
    }
    if track.landed > 0 {
        text += &format!(" landed {}", track.landed);
    }
    if let Some(turn) = track.sailed {
        text += &format!(" sailed {turn}");
    }
    text
}

fn write_stand(stand: &Stand, board: &Board) -> String {
    let Some(ship) = stand.ship else { return "-".to_owned() };
    let marks = [(stand.entitled, "h"), (stand.sheltered, "w")];
    let marks: String = marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark).collect();
    format!("{}:{}:{}:{}{marks}", board.hex_name(ship), stand.crew, stand.gifts, stand.hunger)
}

/// The word before it, and what it says. Nobody but this file writes it, so that any doubt is a refusal.
pub(super) fn split<'a>(text: &'a str, game: &Odyssee) -> Result<(&'a str, Track), Misread<WordExpected>> {
    let board = game.board();
    let word = text.split('\n').next().unwrap_or_default();
    let misread = || Misread { at: word.chars().count(), expected: WordExpected::Track };
    let line = text.get(word.len() + 1..).ok_or_else(misread)?;
    let track = read(line, board).filter(|track| write(track, board) == line);
    track.map(|track| (word, track)).ok_or_else(misread)
}

fn read(line: &str, board: &Board) -> Option<Track> {
    let mut parts = line.split(' ');
    let (Some("seen"), Some(stands), Some(isles)) = (parts.next(), parts.next(), parts.next()) else { return None };
    let stands: Vec<Stand> = stands.split(',').map(|text| read_stand(text, board)).collect::<Option<_>>()?;
    if stands.len() > SEATS_MAX || isles.len() != 2 * ISLES || !isles.is_ascii() {
        return None;
    }
    let stands: PerSeat<Stand> = stands.into_iter().collect();
    let mut seen = Seen { stands, isles: [(None, false); ISLES] };
    for (isle, pair) in seen.isles.iter_mut().zip(isles.as_bytes().chunks(2)) {
        let owner = match pair[0] {
            b'-' => None,
            digit => Some(Seat::new(digit.checked_sub(b'1')?)?),
        };
        *isle = (owner, pair[1] == b'c');
    }
    let mut track = Track { seen, touched: false, stopped: None, landed: 0, sailed: None };
    while let Some(mark) = parts.next() {
        match mark {
            "touched" => track.touched = true,
            "blown" => track.stopped = Some(Stopped::Blown),
            "lost" => track.stopped = Some(Stopped::Lost),
            "landed" => track.landed = parts.next()?.parse().ok()?,
            "sailed" => track.sailed = Some(parts.next()?.parse().ok()?),
            _ => return None,
        }
    }
    Some(track)
}

fn read_stand(text: &str, board: &Board) -> Option<Stand> {
    if text == "-" {
        return Some(Stand::default());
    }
    let plain = text.trim_end_matches(['h', 'w']);
    let marks = &text[plain.len()..];
    let mut parts = plain.split(':');
    let stand = Stand {
        ship: Some(board.hex_named(parts.next()?)?),
        crew: parts.next()?.parse().ok()?,
        gifts: parts.next()?.parse().ok()?,
        hunger: parts.next()?.parse().ok()?,
        entitled: marks.contains('h'),
        sheltered: marks.contains('w'),
    };
    parts.next().is_none().then_some(stand)
}
