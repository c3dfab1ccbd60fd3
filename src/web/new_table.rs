//! The form of a new table: what was typed, what it means, what is wrong with it.

use crate::deadline::pace::Pace;
use crate::id::EmailAddress;
use crate::play::lobby::wish::{Newcomer, TableWish};
use crate::text::{Locale, Text};

use super::error::WebError;
use super::fields::Fields;
use super::guests;
use super::input::{Choice, Choices, Input};
use super::pace::PaceForm;
use super::person::{PersonForm, languages};
use super::site::{Settings, Site};

/// Besides those of the game.
const NAMES: [&str; 13] = [
    "game",
    "places",
    "bots",
    "pace",
    "pace_bank",
    "pace_increment",
    "pace_cap",
    "table_locale",
    "audience",
    "guests",
    "name",
    "address",
    "word",
];

const OPEN: &str = "open";
const INVITED: &str = "invited";

pub(super) struct NewTableForm<G: Site> {
    places: String,
    bots: String,
    settings: G::Settings,
    pub(super) pace: PaceForm,
    locale: String,
    audience: String,
    pub(super) guests: String,
    address: String,
    person: PersonForm,
    faults: Faults,
}

#[derive(Default)]
struct Faults {
    places: Option<String>,
    bots: Option<String>,
    locale: Option<String>,
    audience: Option<String>,
    guests: Option<String>,
    address: Option<String>,
}

impl<G: Site> NewTableForm<G> {
    pub(super) fn names() -> Vec<&'static str> {
        [&NAMES[..], <G::Settings as Settings<G>>::NAMES].concat()
    }

    pub(super) fn fresh(t: Text, name: &str, locale: Locale) -> Result<NewTableForm<G>, WebError> {
        Ok(NewTableForm {
            places: G::SEATS_USUAL.to_string(),
            bots: "0".to_owned(),
            settings: G::Settings::fresh(),
            pace: PaceForm::fresh(Pace::Steady),
            locale: locale.tag().to_owned(),
            audience: INVITED.to_owned(),
            guests: String::new(),
            address: String::new(),
            person: PersonForm::fresh(t, name, locale)?,
            faults: Faults::default(),
        })
    }

    pub(super) fn of(fields: &Fields) -> NewTableForm<G> {
        let get = |name| fields.get(name).to_owned();
        NewTableForm {
            places: get("places"),
            bots: get("bots"),
            settings: G::Settings::read(fields),
            pace: PaceForm::of(fields),
            locale: get("table_locale"),
            audience: get("audience"),
            guests: get("guests"),
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
        let locale = Locale::named(&self.locale);
        let is_open = [(OPEN, true), (INVITED, false)].into_iter().find(|(name, _)| *name == self.audience);
        let choose = |missing: bool| missing.then(|| t.fault_choose());
        let faults = &mut self.faults;
        faults.places = choose(places.is_none());
        faults.locale = choose(locale.is_none());
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
        // The host reads the language that the page is in; it can be changed later.
        t.locale.tag().clone_into(&mut self.person.locale);
        let newcomer = self.person.check(t);
        let (ruleset, options) = settings?;
        let wish = TableWish {
            ruleset,
            options,
            places: places?,
            bots: bots?,
            is_open: is_open?.1,
            pace: pace?,
            locale: locale?,
            guests: guests?,
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
