//! How letters about games may come: what was typed, and what is wrong with it.

use crate::deadline::gather::Gather;
use crate::play::dispatch;
use crate::store::players::{Attention, PlayerRow};
use crate::store::word::Unreadable;
use crate::text::Text;

use super::error::WebError;
use super::fields::{Fields, Posted};
use super::input::{Choice, Choices, Input};

const YES: &str = "yes";
const LETTERS_MOST: i16 = 100;
const HOURS_USUAL: &str = "6";
const TIME_USUAL: &str = "08:00";

pub(super) struct LettersForm {
    /// In waking hours only.
    pub(super) quiet: bool,
    /// So many a day.
    pub(super) most: String,
    pub(super) most_fault: Option<String>,
    /// With the deadline as a calendar file.
    pub(super) calendar: bool,
    /// One letter for all tables, and when: one of `WAYS`, and what goes with it.
    pub(super) gather: String,
    pub(super) hours: String,
    pub(super) time: String,
    pub(super) gather_fault: Option<String>,
    pub(super) hours_fault: Option<String>,
    pub(super) time_fault: Option<String>,
}

/// How questions come: each by itself, gathered for some hours, or once a day.
pub(super) const WAYS: [&str; 3] = ["each", "every", "daily"];

impl LettersForm {
    pub(super) fn fresh(player: &PlayerRow) -> Result<LettersForm, Unreadable> {
        let (hours, time) = (HOURS_USUAL.to_owned(), TIME_USUAL.to_owned());
        let (way, hours, time) = match dispatch::wish(player)? {
            None => (WAYS[0], hours, time),
            Some(Gather::Every(own)) => (WAYS[1], own.to_string(), time),
            Some(Gather::Daily(own)) => (WAYS[2], hours, own.to_string()),
        };
        Ok(LettersForm {
            quiet: player.quiet,
            most: player.letters_a_day.map(|most| most.to_string()).unwrap_or_default(),
            most_fault: None,
            calendar: player.calendar,
            gather: way.to_owned(),
            hours,
            time,
            gather_fault: None,
            hours_fault: None,
            time_fault: None,
        })
    }

    pub(super) fn read(posted: Posted) -> Result<LettersForm, WebError> {
        let fields = Fields::read(posted, &["quiet", "most", "calendar", "gather", "hours", "time"])?;
        Ok(LettersForm {
            quiet: fields.get("quiet") == YES,
            most: fields.get("most").trim().to_owned(),
            most_fault: None,
            calendar: fields.get("calendar") == YES,
            gather: fields.get("gather").to_owned(),
            hours: fields.get("hours").trim().to_owned(),
            time: fields.get("time").trim().to_owned(),
            gather_fault: None,
            hours_fault: None,
            time_fault: None,
        })
    }

    /// What is wished, or nothing and the faults noted.
    pub(super) fn check(&mut self, t: Text) -> Option<Attention> {
        let (letters_a_day, gathers) = (self.check_most(t), self.check_gather(t));
        Some(Attention {
            quiet: self.quiet,
            letters_a_day: letters_a_day?,
            calendar: self.calendar,
            gathers: gathers?.map(|wish| wish.to_string()),
        })
    }

    pub(super) fn has_fault(&self) -> bool {
        let faults = [&self.most_fault, &self.gather_fault, &self.hours_fault, &self.time_fault];
        faults.into_iter().any(Option::is_some)
    }

    pub(super) fn hours_input(&self, t: &Text) -> Input {
        let input = Input::text("hours", t.gather_hours(), &self.hours);
        Input { kind: "number", fault: self.hours_fault.clone(), ..input }
    }

    pub(super) fn time_input(&self, t: &Text) -> Input {
        let input = Input::text("time", t.gather_time(), &self.time);
        Input { kind: "time", fault: self.time_fault.clone(), ..input }
    }

    pub(super) fn gather_choices(&self, t: &Text) -> Choices {
        let options = WAYS.map(|way| Choice::new(way, t.gather_way(way), &self.gather)).into();
        let choices = Choices::new("gather", t.gather_title(), options);
        Choices { hint: t.gather_hint(), fault: self.gather_fault.clone(), ..choices }
    }

    /// Nothing said is no gathering; what goes with another way is not looked at.
    fn check_gather(&mut self, t: Text) -> Option<Option<Gather>> {
        match WAYS.iter().position(|way| *way == self.gather) {
            Some(0) => Some(None),
            None if self.gather.is_empty() => Some(None),
            Some(1) => {
                let every = self.hours.parse().ok().and_then(Gather::every);
                self.hours_fault = every.is_none().then(|| t.fault_gather_hours(Gather::HOURS_MOST));
                every.map(Some)
            }
            Some(_) => {
                let time = self.time.parse().ok().map(Gather::Daily);
                self.time_fault = time.is_none().then(|| t.fault_time());
                time.map(Some)
            }
            None => {
                self.gather_fault = Some(t.fault_choose());
                None
            }
        }
    }

    /// As many letters a day as there are, or so many at most; nothing and the fault noted if it is no such number.
    fn check_most(&mut self, t: Text) -> Option<Option<i16>> {
        if self.most.is_empty() {
            return Some(None);
        }
        let most = self.most.parse().ok().filter(|most| (1..=LETTERS_MOST).contains(most));
        if most.is_none() {
            self.most_fault = Some(t.fault_letters_a_day());
        }
        most.map(Some)
    }
}
