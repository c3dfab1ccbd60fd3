//! How somebody wants to be called and written to: the fields of everyone who takes a seat.

use actix_web::http::header::HeaderMap;

use crate::chance::Chance;
use crate::play::heir::Heir;
use crate::play::hours;
use crate::play::lobby::wish::{NAME_CHARS_MAX, Name, Newcomer, NotAName, NotAWord, WORD_CHARS_MAX, Word, offer_word};
use crate::store::players::PlayerRow;
use crate::store::word::{self, Unreadable};
use crate::text::{Locale, Text};

use super::error::WebError;
use super::fields::Fields;
use super::input::{Choice, Choices, Input};
use super::zone::ZoneForm;

/// The names of the fields.
pub(super) const NAMES: [&str; 4] = ["name", "word", "locale", "zone"];

/// The language that a player has chosen.
pub(super) fn chosen_locale(player: &PlayerRow) -> Result<Option<Locale>, Unreadable> {
    player.locale.as_deref().map(|tag| word::read("players.locale", tag)).transpose()
}

/// What was typed, and what is wrong with it.
#[derive(Default)]
pub(super) struct PersonForm {
    pub(super) name: String,
    pub(super) word: String,
    pub(super) locale: String,
    pub(super) zone: ZoneForm,
    pub(super) name_fault: Option<String>,
    pub(super) word_fault: Option<String>,
    pub(super) locale_fault: Option<String>,
}

impl PersonForm {
    /// With a word offered.
    pub(super) fn fresh(t: Text, chance: &Chance, name: &str, locale: Locale) -> Result<PersonForm, WebError> {
        let (name, word) = (name.to_owned(), offer_word(t, chance)?);
        Ok(PersonForm { name, word, locale: locale.tag().to_owned(), ..PersonForm::default() })
    }

    pub(super) fn of(fields: &Fields) -> PersonForm {
        let [name, word, locale, zone] = NAMES.map(|name| fields.get(name).to_owned());
        PersonForm { name, word, locale, zone: ZoneForm::of(zone), ..PersonForm::default() }
    }

    /// For somebody we have written to, with what is known of them; without a word.
    pub(super) fn known(t: Text, headers: &HeaderMap, player: &PlayerRow) -> Result<PersonForm, Unreadable> {
        let locale = chosen_locale(player)?.unwrap_or(t.locale);
        let zone = ZoneForm::fresh(hours::said(player)?.map(|waking| waking.zone()), headers, locale);
        let (name, locale) = (player.name.clone().unwrap_or_default(), locale.tag().to_owned());
        Ok(PersonForm { name, locale, zone, ..PersonForm::default() })
    }

    /// What such a person typed; one who never told a zone is asked for it.
    pub(super) fn told(
        t: Text,
        headers: &HeaderMap,
        player: &PlayerRow,
        fields: &Fields,
    ) -> Result<PersonForm, Unreadable> {
        let form = PersonForm::of(fields);
        let asks = form.zone.value.is_empty() && hours::said(player)?.is_none();
        let zone = if asks { ZoneForm::ask(headers, t) } else { form.zone };
        Ok(PersonForm { zone, ..form })
    }

    /// The person, or nothing and the faults noted.
    pub(super) fn check(&mut self, t: Text) -> Option<Newcomer> {
        let word = match self.word.parse() {
            Ok(word) => Some(word),
            Err(fault) => {
                self.word_fault = Some(word_fault(t, fault));
                None
            }
        };
        let Heir { name, locale, zone } = self.check_heir(t)?;
        Some(Newcomer { name, word: word?, locale, zone })
    }

    /// The same for a seat of a game that was dealt: without a word.
    pub(super) fn check_heir(&mut self, t: Text) -> Option<Heir> {
        let name: Option<Name> = match self.name.parse() {
            Ok(name) => Some(name),
            Err(fault) => {
                self.name_fault = Some(name_fault(t, fault));
                None
            }
        };
        let locale = Locale::named(&self.locale);
        if locale.is_none() {
            self.locale_fault = Some(t.fault_choose());
        }
        let zone = self.zone.check(t);
        Some(Heir { name: name?, locale: locale?, zone: zone? })
    }

    pub(super) fn name_input(&self, t: &Text) -> Input {
        let input = Input::text("name", t.person_name(), &self.name);
        Input { autocomplete: "nickname", fault: self.name_fault.clone(), ..input }
    }

    pub(super) fn word_input(&self, t: &Text) -> Input {
        let input = Input::text("word", t.person_word(), &self.word);
        Input { hint: t.person_word_hint(), fault: self.word_fault.clone(), ..input }
    }

    pub(super) fn locale_choices(&self, t: &Text) -> Choices {
        let choices = Choices::new("locale", t.person_locale(), languages(&self.locale));
        Choices { fault: self.locale_fault.clone(), ..choices }
    }
}

/// Our languages, each by its own name.
pub(super) fn languages(chosen: &str) -> Vec<Choice> {
    Locale::ALL.into_iter().map(|locale| Choice::new(locale.tag(), locale.own_name(), chosen)).collect()
}

pub(super) fn name_fault(t: Text, fault: NotAName) -> String {
    match fault {
        NotAName::Empty => t.fault_name_empty(),
        NotAName::TooLong => t.fault_name_long(NAME_CHARS_MAX),
        NotAName::Odd => t.fault_name_odd(),
    }
}

/// A changed lucky word, or what is wrong with it.
pub(super) fn read_word(t: Text, text: &str) -> Result<Word, String> {
    text.parse().map_err(|fault| word_fault(t, fault))
}

fn word_fault(t: Text, fault: NotAWord) -> String {
    match fault {
        NotAWord::Empty => t.fault_word_empty(),
        NotAWord::TooLong => t.fault_word_long(WORD_CHARS_MAX),
        NotAWord::Odd => t.fault_word_odd(),
    }
}
