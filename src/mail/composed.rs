//! A composed letter as it is kept until it is sent: finished words and picture, but links as claims. They are signed at
//! the moment of sending, so that a stolen outbox opens nothing (LINK-14).

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::calendar::Event;
use super::contents::{About, Letter, Play, Way};
use super::{compose, picture};
use crate::id::{LetterId, PlayerId, SeatId, TableId};
use crate::link::{Errand, Pass};
use crate::text::Text;

/// Everything of a letter but addresses, times and signatures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Composed {
    pub subject: String,
    /// When it was put into words, for every attempt the same; not in letters that an older version has composed.
    #[serde(default)]
    pub dated_at: Option<DateTime<Utc>>,
    /// Who asks what; also what an inbox shows beside the subject.
    pub first_line: String,
    /// With a mark for every link; so is `html`.
    pub text: String,
    pub html: String,
    /// What the marks stand for.
    pub links: Vec<Link>,
    /// For the header of the one click.
    pub unsubscribe: Way,
    /// The chart.
    pub picture: Option<Png>,
    pub attachment: Option<Attachment>,
    /// Deadlines for the reader's calendar, in one file.
    #[serde(default)]
    pub events: Vec<Event>,
    pub thread: Option<Thread>,
    /// What stands before the domain in `List-Id`.
    pub list: String,
    /// The letter whose address answers go to.
    #[serde(default)]
    pub reply_to: Option<LetterId>,
}

/// A link before it is signed: where it leads, and what follows the token in its address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    pub way: Way,
    pub suffix: String,
}

/// Letters that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Thread {
    /// Those of one seat at one table.
    Seat { table: TableId, seat: SeatId },
    /// Those about all tables of a player.
    Player { player: PlayerId },
}

/// A file that comes with the letter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attachment {
    pub name: String,
    pub json: String,
}

/// A picture's bytes; in JSON as base64, a list of numbers would take three times the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Png(pub Vec<u8>);

impl Serialize for Png {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&BASE64_STANDARD.encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for Png {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Png, D::Error> {
        let text = String::deserialize(deserializer)?;
        BASE64_STANDARD.decode(text).map(Png).map_err(serde::de::Error::custom)
    }
}

/// Puts a letter into words. It reads nothing but the letter: the same one gives the same bytes.
pub fn compose(letter: &Letter) -> Result<Composed, askama::Error> {
    let mut links = Links::default();
    let wording = compose::wording(letter, &mut links);
    let picture = wording.drawing.as_ref().and_then(picture::png).map(Png);
    let (text, html) = (wording.text()?, wording.html(picture.is_some())?);
    Ok(Composed {
        subject: wording.subject,
        dated_at: None,
        first_line: wording.first_line,
        text,
        html,
        links: links.0,
        unsubscribe: letter.unsubscribe,
        picture,
        attachment: attachment(&letter.about),
        events: events(letter),
        thread: thread(letter),
        list: wording.list,
        reply_to: letter.reply.map(|way| way.letter),
    })
}

/// What an inbox shows beside the subject, without the rest of the letter.
pub fn first_line(letter: &Letter) -> String {
    compose::wording(letter, &mut Links::default()).first_line
}

/// The mark of a link in the text: its number between two private letters, which no text of a person holds any more.
pub(super) const LINK_OPENS: char = '\u{e000}';
pub(super) const LINK_CLOSES: char = '\u{e001}';
/// The mark of the picture's address.
pub(super) const PICTURE: char = '\u{e002}';

/// The links of a letter as they come up.
#[derive(Default)]
pub(super) struct Links(Vec<Link>);

impl Links {
    /// The mark of a link; the same one again for the same link.
    pub(super) fn mark(&mut self, way: Way, suffix: &str) -> String {
        let link = Link { way, suffix: suffix.to_owned() };
        let known = self.0.iter().position(|other| *other == link);
        let number = known.unwrap_or_else(|| {
            self.0.push(link);
            self.0.len() - 1
        });
        format!("{LINK_OPENS}{number}{LINK_CLOSES}")
    }
}

fn attachment(about: &About) -> Option<Attachment> {
    match about {
        About::Over(_, file) => Some(Attachment { name: file.name.clone(), json: file.json.clone() }),
        About::Confirm { .. }
        | About::Invitation { .. }
        | About::Seated { .. }
        | About::Begins(_)
        | About::Question(_)
        | About::Reminder(_)
        | About::Offer { .. }
        | About::Roundup(_)
        | About::Away(..)
        | About::Given { .. }
        | About::Talk(_)
        | About::Reply(..)
        | About::CalledOff { .. }
        | About::SignIn { .. }
        | About::Keep { .. }
        | About::FreshLink { .. } => None,
    }
}

/// Of a question that is due, for readers who want that.
fn events(letter: &Letter) -> Vec<Event> {
    let t = Text::of(letter.reader.locale);
    let event = |play: &Play| Some(Event::of(t, play.game, &play.code, play.calendar?, play.due?));
    match &letter.about {
        About::Question(play) | About::Reminder(play) => event(play).into_iter().collect(),
        About::Roundup(digest) => digest.waits.iter().filter_map(|table| event(&table.play)).collect(),
        About::Confirm { .. }
        | About::Invitation { .. }
        | About::Seated { .. }
        | About::Offer { .. }
        | About::Begins(_)
        | About::Away(..)
        | About::Given { .. }
        | About::Talk(_)
        | About::Reply(..)
        | About::Over(..)
        | About::CalledOff { .. }
        | About::SignIn { .. }
        | About::Keep { .. }
        | About::FreshLink { .. } => Vec::new(),
    }
}

/// A letter belongs to the seat it leads to, or to the one whose letters it offers to end.
fn thread(letter: &Letter) -> Option<Thread> {
    let way = match &letter.about {
        About::Confirm { way, .. }
        | About::Invitation { way, .. }
        | About::Offer { way, .. }
        | About::SignIn { way }
        | About::Keep { way, .. }
        | About::FreshLink { way, .. } => *way,
        About::Begins(play)
        | About::Question(play)
        | About::Reminder(play)
        | About::Away(play, _)
        | About::Talk(play)
        | About::Reply(play, _)
        | About::Over(play, _) => play.way,
        // Before the deal nobody knows yet what letters about the game will be called.
        About::Seated { .. } => return None,
        About::CalledOff { .. } => letter.unsubscribe,
        About::Given { seat: (table, seat), .. } => return Some(Thread::Seat { table: *table, seat: *seat }),
        About::Roundup(_) => return player_thread(letter.unsubscribe),
    };
    match way {
        Way::Seat(claims) => Some(Thread::Seat { table: claims.table, seat: claims.seat }),
        Way::Pass(_) | Way::Open | Way::Reply(_) => None,
    }
}

/// The letters to a player about all tables, which offer to end all letters.
fn player_thread(unsubscribe: Way) -> Option<Thread> {
    match unsubscribe {
        Way::Pass(Pass { to: Errand::Block(player), .. }) => Some(Thread::Player { player }),
        Way::Seat(_) | Way::Pass(_) | Way::Open | Way::Reply(_) => None,
    }
}
