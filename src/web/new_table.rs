//! The form of a new table: what was typed, what it means, what is wrong with it.

use crate::bot::BotKind;
use crate::chance::Chance;
use crate::deadline::pace::Pace;
use crate::id::EmailAddress;
use crate::play::lobby::last::LastTable;
use crate::play::lobby::wish::{HostLine, LINE_CHARS_MAX, Newcomer, NotALine, TableWish, TakeBack};
use crate::text::{Locale, Text};

use super::error::WebError;
use super::fields::Fields;
use super::guests;
use super::input::{Choice, Choices, Input};
use super::pace::PaceForm;
use super::person::{PersonForm, languages};
use super::site::{Settings, Site};
use super::strength::{self, STRENGTH};

/// Besides those of the game.
const NAMES: [&str; 16] = [
    "game",
    "places",
    "bots",
    STRENGTH,
    "pace",
    "pace_bank",
    "pace_increment",
    "pace_cap",
    "take_back",
    "table_locale",
    "audience",
    "guests",
    "line",
    "name",
    "address",
    "word",
];

const OPEN: &str = "open";
const INVITED: &str = "invited";

pub(super) struct NewTableForm<G: Site> {
    places: String,
    bots: String,
    strength: String,
    settings: G::Settings,
    pub(super) pace: PaceForm,
    take_back: String,
    locale: String,
    audience: String,
    pub(super) guests: String,
    line: String,
    address: String,
    person: PersonForm,
    faults: Faults,
}

#[derive(Default)]
struct Faults {
    places: Option<String>,
    bots: Option<String>,
    strength: Option<String>,
    take_back: Option<String>,
    locale: Option<String>,
    audience: Option<String>,
    guests: Option<String>,
    line: Option<String>,
    address: Option<String>,
}

impl<G: Site> NewTableForm<G> {
    pub(super) fn names() -> Vec<&'static str> {
        [&NAMES[..], <G::Settings as Settings<G>>::NAMES].concat()
    }

    pub(super) fn fresh(t: Text, chance: &Chance, name: &str, locale: Locale) -> Result<NewTableForm<G>, WebError> {
        Ok(NewTableForm {
            places: G::SEATS_USUAL.to_string(),
            bots: "0".to_owned(),
            strength: BotKind::USUAL.to_string(),
            settings: G::Settings::fresh(),
            pace: PaceForm::fresh(Pace::Steady),
            take_back: TakeBack::USUAL.minutes().to_string(),
            locale: locale.tag().to_owned(),
            audience: INVITED.to_owned(),
            guests: String::new(),
            line: String::new(),
            address: String::new(),
            person: PersonForm::fresh(t, chance, name, locale)?,
            faults: Faults::default(),
        })
    }

    /// As the host's last table was.
    pub(super) fn like(self, last: &LastTable) -> NewTableForm<G> {
        let table = &last.table;
        let guests: Vec<&str> = last.guests.iter().map(EmailAddress::reveal).collect();
        NewTableForm {
            places: table.places.to_string(),
            bots: table.bots.to_string(),
            settings: G::Settings::like(&table.ruleset, &table.options),
            pace: PaceForm::fresh(table.pace.parse().unwrap_or(Pace::Steady)),
            locale: table.locale.clone(),
            audience: if table.is_open { OPEN } else { INVITED }.to_owned(),
            guests: guests.join("\n"),
            take_back: table.take_back_minutes.to_string(),
            ..self
        }
    }

    pub(super) fn of(fields: &Fields) -> NewTableForm<G> {
        let get = |name| fields.get(name).to_owned();
        NewTableForm {
            places: get("places"),
            bots: get("bots"),
            // A form from before there was a choice.
            strength: fields.find(STRENGTH).map_or_else(|| BotKind::USUAL.to_string(), str::to_owned),
            settings: G::Settings::read(fields),
            pace: PaceForm::of(fields),
            // A form from before there was a choice.
            take_back: fields.find("take_back").map_or_else(|| TakeBack::USUAL.minutes().to_string(), str::to_owned),
            locale: get("table_locale"),
            audience: get("audience"),
            guests: get("guests"),
            line: get("line"),
            address: get("address"),
            person: PersonForm::of(fields),
            faults: Faults::default(),
        }
    }

    /// The table and its host, or nothing and the faults noted: all of them at once.
    pub(super) fn check(&mut self, t: Text) -> Option<(TableWish<G>, Newcomer)> {
        let places = self.places.parse().ok().filter(|places| G::SEATS.contains(places));
        let settings = self.settings.check(t);
        let pace = self.pace.check(t);
        let take_back = TakeBack::ALL.into_iter().find(|time| time.minutes().to_string() == self.take_back);
        let locale = Locale::named(&self.locale);
        let strength = strength::read(&self.strength);
        let is_open = [(OPEN, true), (INVITED, false)].into_iter().find(|(name, _)| *name == self.audience);
        let choose = |missing: bool| missing.then(|| t.fault_choose());
        let faults = &mut self.faults;
        faults.places = choose(places.is_none());
        faults.take_back = choose(take_back.is_none());
        faults.locale = choose(locale.is_none());
        faults.strength = choose(strength.is_none());
        faults.audience = choose(is_open.is_none());
        // An unreadable number of seats is told there, not once more at each field that depends on it.
        let seats = places.unwrap_or(*G::SEATS.end());
        let bots = self.bots.parse().ok().filter(|bots: &u8| *bots < seats);
        if bots.is_none() {
            faults.bots = Some(t.fault_bots());
        }
        let free = usize::from(seats.saturating_sub(bots.unwrap_or(0)).saturating_sub(1));
        let guests = match guests::read(t, &self.guests, free) {
            Ok(guests) => Some(guests),
            Err(fault) => {
                faults.guests = Some(fault);
                None
            }
        };
        let line = match HostLine::read(&self.line) {
            Ok(line) => Some(line),
            Err(fault) => {
                faults.line = Some(line_fault(t, fault));
                None
            }
        };
        // The host reads the language that the page is in; it can be changed later.
        t.locale.tag().clone_into(&mut self.person.locale);
        let newcomer = self.person.check(t);
        let (ruleset, options) = settings?;
        let wish = TableWish {
            ruleset,
            options,
            places: places?,
            bots: bots?,
            strength: strength?,
            is_open: is_open?.1,
            pace: pace?,
            locale: locale?,
            guests: guests?,
            take_back: take_back?,
            line: line?,
        };
        Some((wish, newcomer?))
    }

    /// The host's address, for whoever is not signed in.
    pub(super) fn check_address(&mut self, t: Text) -> Option<EmailAddress> {
        let address = self.address.parse().ok();
        if address.is_none() {
            self.faults.address = Some(guests::fault(t, &self.address));
        }
        address
    }

    pub(super) fn places_choices(&self, t: &Text) -> Choices {
        let options = G::SEATS.map(|places| Choice::new(places, t.gather_facts(places), &self.places));
        Choices { fault: self.faults.places.clone(), ..Choices::new("places", t.new_places(), options.collect()) }
    }

    pub(super) fn bots_choices(&self, t: &Text) -> Choices {
        let options = (0..*G::SEATS.end()).map(|bots| Choice::new(bots, bots.to_string(), &self.bots));
        let choices = Choices::new("bots", t.new_bots(), options.collect());
        Choices { hint: t.new_bots_hint(), fault: self.faults.bots.clone(), ..choices }
    }

    pub(super) fn strength_choices(&self, t: &Text) -> Choices {
        Choices { fault: self.faults.strength.clone(), ..strength::choices(*t, &self.strength) }
    }

    /// The game in a sentence.
    pub(super) fn pitch(&self, t: &Text) -> String {
        <G::Settings as Settings<G>>::pitch(t)
    }

    /// Made by us, so not escaped.
    pub(super) fn rules_html(&self, t: &Text) -> String {
        self.settings.rules_html(t)
    }

    /// Made by us, so not escaped.
    pub(super) fn options_html(&self, t: &Text) -> String {
        self.settings.options_html(t)
    }

    pub(super) fn take_back_choices(&self, t: &Text) -> Choices {
        let options =
            TakeBack::ALL.map(|time| Choice::new(time.minutes(), t.take_back_minutes(time.minutes()), &self.take_back));
        let choices = Choices::new("take_back", t.take_back(), options.into());
        Choices { hint: t.take_back_hint(), fault: self.faults.take_back.clone(), ..choices }
    }

    pub(super) fn locale_choices(&self, t: &Text) -> Choices {
        let choices = Choices::new("table_locale", t.new_locale(), languages(&self.locale));
        Choices { fault: self.faults.locale.clone(), ..choices }
    }

    pub(super) fn audience_choices(&self, t: &Text) -> Choices {
        let invited = Choice::new(INVITED, t.audience_invited(), &self.audience);
        let open = Choice::new(OPEN, t.audience_open(), &self.audience);
        let options = vec![invited, Choice { more: t.audience_open_more(), ..open }];
        Choices { fault: self.faults.audience.clone(), ..Choices::new("audience", t.new_audience(), options) }
    }

    pub(super) fn line_input(&self, t: &Text) -> Input {
        line_input(*t, &self.line, self.faults.line.clone())
    }

    pub(super) fn guests_fault(&self) -> Option<&String> {
        self.faults.guests.as_ref()
    }

    pub(super) fn name_input(&self, t: &Text) -> Input {
        self.person.name_input(t)
    }

    pub(super) fn word_input(&self, t: &Text) -> Input {
        self.person.word_input(t)
    }

    pub(super) fn address_input(&self, t: &Text) -> Input {
        let input = Input::address(t.person_address(), &self.address);
        Input { hint: t.person_address_hint(), fault: self.faults.address.clone(), ..input }
    }
}

/// The field of what a host writes to those who are invited.
pub(super) fn line_input(t: Text, line: &str, fault: Option<String>) -> Input {
    Input { hint: t.host_line_hint(LINE_CHARS_MAX), fault, ..Input::text("line", t.host_line(), line) }
}

pub(super) fn line_fault(t: Text, fault: NotALine) -> String {
    match fault {
        NotALine::TooLong => t.fault_line_long(LINE_CHARS_MAX),
        NotALine::Odd => t.fault_line_odd(),
    }
}
