//! A letter in words: the same parts for the plain text and for the HTML, so that both say the same. Templates hold the
//! structure, `locales/*/letters.ftl` the sentences.

mod choice;
mod gathering;
mod play;
mod reply;
mod roundup;
mod wrap;

use askama::Template;

use super::composed::{Links, PICTURE};
use super::contents::{About, Letter, Reader, ReplyWay, Way};
use super::name::filter_name;
use crate::chart::Layers;
use crate::engine::GameKind;
use crate::text::telling::Section;
use crate::text::{Text, yes_no};

/// All that a letter says, in the order in which it is read.
pub(super) struct Wording {
    pub(super) subject: String,
    /// What goes before the headline and with it makes the first line.
    lead: String,
    headline: String,
    pub(super) first_line: String,
    /// Which game, table and turn.
    kicker: String,
    lines: Vec<String>,
    doors: Vec<Door>,
    doors_note: String,
    /// How to answer by mail.
    reply_note: String,
    /// To what the question means.
    what: Option<Door>,
    parts: Vec<Part>,
    /// Why this letter comes.
    reason: String,
    leave: Door,
    motto: String,
    tag: &'static str,
    pub(super) list: String,
    /// The chart, to be made a picture of.
    pub(super) drawing: Option<Layers>,
}

/// A link with what it is for.
#[derive(Default)]
struct Door {
    label: String,
    /// The mark of the link.
    link: String,
    note: String,
    /// By which it may be named in an answer by mail.
    number: Option<usize>,
    /// What says the same there.
    written: String,
}

enum Part {
    List(List),
    Chart(ChartPart),
    Ask(AskPart),
    /// Of the question before it.
    Detail(List),
}

/// One of several questions.
struct AskPart {
    title: String,
    /// May be empty, where there are only doors.
    question: String,
    lines: Vec<String>,
    doors: Vec<Door>,
}

struct List {
    title: String,
    items: Vec<String>,
    note: String,
    /// To what of it is told elsewhere.
    more: Option<Door>,
}

struct ChartPart {
    title: String,
    /// What the picture shows.
    alt: String,
    text: String,
}

/// The letter put into words, its links noted in `links`.
pub(super) fn wording(letter: &Letter, links: &mut Links) -> Wording {
    let mut composer =
        Composer { t: Text::of(letter.reader.locale), reader: &letter.reader, reply: letter.reply, links };
    let composer = &mut composer;
    let mut wording = match &letter.about {
        About::Confirm { table, way } => gathering::confirm(composer, table, *way),
        About::Invitation { table, why, line, way } => {
            gathering::invitation(composer, table, (*why, line.as_deref()), *way)
        }
        About::Offer { table, way } => gathering::offer(composer, table, *way),
        About::Seated { table, way } => gathering::seated(composer, table, *way),
        About::Begins(play) => play::begins(composer, play),
        About::Question(play) => play::question(composer, play),
        About::Reminder(play) => play::reminder(composer, play),
        About::Roundup(tables) => roundup::digest(composer, tables),
        About::Away(play, offered) => play::away(composer, play, *offered),
        About::Given { table, .. } => gathering::given(composer, table),
        About::Talk(play) => play::talk(composer, play),
        About::Reply(play, answered) => reply::reply(composer, play, answered),
        About::CalledOff { table } => gathering::called_off(composer, table),
        About::Over(play, file) => play::over(composer, play, file),
        About::SignIn { way } => gathering::sign_in(composer, *way),
        About::FreshLink { table, way } => gathering::fresh_link(composer, table, *way),
        About::Keep { table, way } => gathering::keep(composer, table, *way),
    };
    let label = match letter.unsubscribe {
        Way::Seat(_) => composer.t.letter_leave_table(),
        Way::Pass(_) | Way::Open | Way::Reply(_) => composer.t.letter_leave_all(),
    };
    wording.leave = composer.door(label, letter.unsubscribe, "");
    wording
}

/// Where a letter is written: in whose language, to whom, and what links it has so far.
struct Composer<'a> {
    t: Text,
    reader: &'a Reader,
    reply: Option<ReplyWay>,
    links: &'a mut Links,
}

impl Composer<'_> {
    fn door(&mut self, label: String, way: Way, suffix: &str) -> Door {
        Door { label, link: self.links.mark(way, suffix), ..Door::default() }
    }

    /// A letter about a table, as long as nothing else is known of it.
    fn about_table(&self, game: GameKind, code: &str, kicker: String, headline: String) -> Wording {
        let code: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
        let list = format!("{}.{}", code.to_ascii_lowercase(), game.name());
        let reason = self.t.letter_why_seat(code.clone(), self.name(), yes_no(self.has_name()));
        Wording { list, reason, ..self.plain(format!("{} {code}", game.title()), kicker, headline) }
    }

    /// The same for a seat whose letters are called so.
    fn called(wording: Wording, subject: Option<&String>) -> Wording {
        match subject {
            Some(subject) => Wording { subject: subject.clone(), ..wording },
            None => wording,
        }
    }

    /// The same for one that nobody should take for a move in the inbox: its kind is told, too.
    fn called_by_kind(&self, wording: Wording, kind: &'static str) -> Wording {
        Wording { subject: self.t.letter_subject_of_kind(self.t.post_kind(kind), wording.subject.clone()), ..wording }
    }

    /// A letter about no table.
    fn plain(&self, subject: String, kicker: String, headline: String) -> Wording {
        Wording {
            subject,
            lead: String::new(),
            first_line: headline.clone(),
            headline,
            kicker,
            lines: Vec::new(),
            doors: Vec::new(),
            doors_note: String::new(),
            reply_note: String::new(),
            what: None,
            parts: Vec::new(),
            reason: self.t.letter_why_asked(),
            leave: Door::default(),
            motto: self.t.footer(),
            tag: self.t.locale.tag(),
            list: "letters".to_owned(),
            drawing: None,
        }
    }

    /// The reader's name, empty if there is none.
    fn name(&self) -> String {
        self.reader.name.as_deref().map(filter_name).unwrap_or_default()
    }

    fn has_name(&self) -> bool {
        !self.name().is_empty()
    }
}

impl Wording {
    pub(super) fn text(&self) -> Result<String, askama::Error> {
        Ok(wrap::wrapped(&PlainLetter { wording: self }.render()?))
    }

    /// With a mark for the picture, if there is one.
    pub(super) fn html(&self, has_picture: bool) -> Result<String, askama::Error> {
        HtmlLetter { wording: self, picture: has_picture.then_some(PICTURE) }.render()
    }

    /// What has just been placed, before the headline.
    fn led_by(self, lead: String) -> Wording {
        let first_line = if lead.is_empty() { self.headline.clone() } else { format!("{lead} {}", self.headline) };
        Wording { lead, first_line, ..self }
    }

    fn add_section(&mut self, section: &Section) {
        self.add_list(section.title.clone(), section.lines.clone(), String::new());
    }

    /// A list, unless it would be empty.
    fn add_list(&mut self, title: String, items: Vec<String>, note: String) {
        if !items.is_empty() || !note.is_empty() {
            self.parts.push(Part::List(List { title, items, note, more: None }));
        }
    }
}

#[derive(Template)]
#[template(path = "mail/letter.txt")]
struct PlainLetter<'a> {
    wording: &'a Wording,
}

#[derive(Template)]
#[template(path = "mail/letter.html")]
struct HtmlLetter<'a> {
    wording: &'a Wording,
    /// The mark of its address, if there is one.
    picture: Option<char>,
}
