//! My hours: the zone, when I am awake, and when I am away. Needs a session, like all settings.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::{DateTime, NaiveDate, Utc};

use crate::deadline::vacation::NoVacation;
use crate::deadline::waking::{NotWaking, TimeOfDay, Waking, Weekdays, short_name};
use crate::deadline::zone::Zone;
use crate::play::hours;
use crate::store::players::PlayerRow;
use crate::store::vacations::VacationRow;
use crate::store::word::Unreadable;
use crate::text::Text;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::{Fields, Posted};
use crate::web::input::Input;
use crate::web::reply::{html, see_other};
use crate::web::zone::ZoneForm;
use crate::web::{App, session};

use super::my::signed_in;

const FREE: [&str; 7] = ["free_mo", "free_tu", "free_we", "free_th", "free_fr", "free_sa", "free_su"];
const YES: &str = "yes";

#[derive(Template)]
#[template(path = "page/hours.html")]
struct HoursPage<'a> {
    t: Text,
    /// What the clock shows in the zone that is stored.
    now: Option<String>,
    zone: &'a ZoneForm,
    from: Input,
    to: Input,
    free: Vec<Day>,
    free_fault: Option<String>,
    saved: bool,
    vacations: Vec<VacationLine>,
    left: String,
    first: Input,
    last: Input,
}

struct Day {
    name: &'static str,
    label: String,
    free: bool,
}

struct VacationLine {
    id: i64,
    days: String,
    /// When it begins, or ends.
    when: String,
    begun: bool,
}

/// What was typed about waking hours, and what is wrong with it.
struct HoursForm {
    zone: ZoneForm,
    from: String,
    to: String,
    free: Weekdays,
    from_fault: Option<String>,
    to_fault: Option<String>,
    free_fault: Option<String>,
}

/// What was typed about a vacation.
#[derive(Default)]
struct VacationForm {
    first: String,
    last: String,
    first_fault: Option<String>,
    last_fault: Option<String>,
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let Some(session) = session::find(&app, &request).await? else { return Ok(see_other("/sign-in")) };
    let player = &session.player;
    let form = HoursForm::fresh(player, &request, t)?;
    let saved = request.query_string() == "saved";
    page(&app, t, player, (&form, &VacationForm::default()), saved).await
}

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    let fields = Fields::read(posted, &[&["zone", "from", "to"], &FREE[..]].concat())?;
    let mut form = HoursForm::of(&fields);
    let Some(waking) = form.check(t) else {
        return page(&app, t, &session.player, (&form, &VacationForm::default()), false).await;
    };
    hours::change(&app.pool, app.clock.now(), session.player.id, &waking).await?;
    Ok(see_other("/my/hours?saved"))
}

pub(in crate::web) async fn announce(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    let fields = Fields::read(posted, &["first", "last"])?;
    let mut form = VacationForm::of(&fields);
    if let Some(days) = form.check(t) {
        match hours::announce(&app.pool, app.clock.now(), session.player.id, days).await? {
            Ok(()) => return Ok(see_other("/my/hours?saved")),
            Err(fault) => form.refuse(t, fault),
        }
    }
    let hours = HoursForm::fresh(&session.player, &request, t)?;
    page(&app, t, &session.player, (&hours, &form), false).await
}

pub(in crate::web) async fn end(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    let fields = Fields::read(posted, &["vacation"])?;
    let id = fields.get("vacation").parse().map_err(|_| WebError::BadForm)?;
    hours::end(&app.pool, app.clock.now(), session.player.id, id).await?;
    Ok(see_other("/my/hours?saved"))
}

impl HoursForm {
    fn fresh(player: &PlayerRow, request: &HttpRequest, t: Text) -> Result<HoursForm, Unreadable> {
        let said = hours::said(player)?;
        let zone = ZoneForm::fresh(said.map(|waking| waking.zone()), request.headers(), t.locale);
        let waking = said.unwrap_or_else(|| Waking::usual(Zone::UTC));
        Ok(HoursForm {
            zone,
            from: waking.from().to_string(),
            to: waking.to().to_string(),
            free: waking.free(),
            from_fault: None,
            to_fault: None,
            free_fault: None,
        })
    }

    fn of(fields: &Fields) -> HoursForm {
        let chosen = Weekdays::WEEK.into_iter().zip(FREE).filter(|(_, name)| fields.get(name) == YES);
        HoursForm {
            zone: ZoneForm::of(fields.get("zone").to_owned()),
            from: fields.get("from").to_owned(),
            to: fields.get("to").to_owned(),
            free: chosen.fold(Weekdays::NONE, |days, (day, _)| days.with(day)),
            from_fault: None,
            to_fault: None,
            free_fault: None,
        }
    }

    /// The hours, or nothing and the faults noted.
    fn check(&mut self, t: Text) -> Option<Waking> {
        let zone = self.zone.check(t).flatten();
        if zone.is_none() {
            self.zone.fault = Some(t.fault_zone());
        }
        let from: Option<TimeOfDay> = self.from.parse().ok();
        let to: Option<TimeOfDay> = self.to.parse().ok();
        self.from_fault = from.is_none().then(|| t.fault_time());
        self.to_fault = to.is_none().then(|| t.fault_time());
        match Waking::new(zone?, from?, to?, self.free) {
            Ok(waking) => return Some(waking),
            Err(NotWaking::Same) => self.to_fault = Some(t.fault_waking_same()),
            Err(NotWaking::TooShort) => self.to_fault = Some(t.fault_waking_short(Waking::LEAST.in_minutes() / 60)),
            Err(NotWaking::TooLong) => self.to_fault = Some(t.fault_waking_long(Waking::MOST.in_minutes() / 60)),
            Err(NotWaking::NoDay) => self.free_fault = Some(t.fault_free_all()),
        }
        None
    }

    fn has_fault(&self) -> bool {
        let faults = [&self.zone.fault, &self.from_fault, &self.to_fault, &self.free_fault];
        faults.into_iter().any(Option::is_some)
    }
}

impl VacationForm {
    fn of(fields: &Fields) -> VacationForm {
        let [first, last] = ["first", "last"].map(|name| fields.get(name).to_owned());
        VacationForm { first, last, ..VacationForm::default() }
    }

    fn check(&mut self, t: Text) -> Option<(NaiveDate, NaiveDate)> {
        let (first, last) = (self.first.trim().parse().ok(), self.last.trim().parse().ok());
        self.first_fault = first.is_none().then(|| t.fault_date());
        self.last_fault = last.is_none().then(|| t.fault_date());
        Some((first?, last?))
    }

    fn refuse(&mut self, t: Text, fault: NoVacation) {
        match fault {
            NoVacation::Backwards => self.last_fault = Some(t.fault_vacation_backwards()),
            NoVacation::Past => self.first_fault = Some(t.fault_vacation_past()),
            NoVacation::TooFar => self.first_fault = Some(t.fault_vacation_far()),
            NoVacation::Twice => self.first_fault = Some(t.fault_vacation_twice()),
            NoVacation::Allowance { year, left } => {
                self.last_fault = Some(t.fault_vacation_allowance(left, year.to_string()));
            }
        }
    }

    fn has_fault(&self) -> bool {
        self.first_fault.is_some() || self.last_fault.is_some()
    }
}

async fn page(
    app: &App,
    t: Text,
    player: &PlayerRow,
    (form, vacation): (&HoursForm, &VacationForm),
    saved: bool,
) -> Result<HttpResponse, WebError> {
    let now = app.clock.now();
    let said = hours::said(player)?;
    let zone = said.map_or(Zone::UTC, |waking| waking.zone());
    let away = hours::away(&app.pool, now, player).await?;
    let time = |name, label, value: &str, fault: &Option<String>| Input {
        kind: "time",
        fault: fault.clone(),
        ..Input::text(name, label, value)
    };
    let date = |name, label, value: &str, fault: &Option<String>| Input {
        kind: "date",
        fault: fault.clone(),
        ..Input::text(name, label, value)
    };
    let day = |(day, name): (chrono::Weekday, &'static str)| Day {
        name,
        label: t.time_weekday(short_name(day)),
        free: form.free.contains(day),
    };
    let page = HoursPage {
        t,
        now: said.map(|waking| t.hours_now(t.moment(now, waking.zone()))),
        zone: &form.zone,
        from: time("from", t.hours_from(), &form.from, &form.from_fault),
        to: Input { hint: t.hours_to_hint(), ..time("to", t.hours_to(), &form.to, &form.to_fault) },
        free: Weekdays::WEEK.into_iter().zip(FREE).map(day).collect(),
        free_fault: form.free_fault.clone(),
        saved,
        vacations: away.ahead.iter().map(|row| vacation_line(t, now, zone, row)).collect(),
        left: t.vacation_left(away.left, away.year.to_string()),
        first: Input {
            hint: t.vacation_first_hint(),
            ..date("first", t.vacation_first(), &vacation.first, &vacation.first_fault)
        },
        last: date("last", t.vacation_last(), &vacation.last, &vacation.last_fault),
    };
    let faulty = form.has_fault() || vacation.has_fault();
    html(if faulty { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK }, page.render()?)
}

fn vacation_line(t: Text, now: DateTime<Utc>, zone: Zone, row: &VacationRow) -> VacationLine {
    let days = t.vacation_days(t.date(row.first_on), t.date(row.last_on));
    let begun = row.from_at <= now;
    let when = if begun {
        t.vacation_ends(t.deadline(row.until_at, now, zone))
    } else {
        t.vacation_begins(t.deadline(row.from_at, now, zone))
    };
    VacationLine { id: row.id, days, when, begun }
}
