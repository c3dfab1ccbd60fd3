//! Letters about a table that is being gathered, and about none: address, invitation, seat, sign-in.

use super::{Desk, Sheet};
use crate::deadline::pace::Pace;
use crate::engine::for_game;
use crate::mail::contents::{TableFacts, Way};
use crate::mail::name::filter_name;
use crate::text::telling::Tells as _;
use crate::text::{Text, yes_no};

pub(super) fn confirm(desk: &mut Desk<'_>, table: &TableFacts, way: Way) -> Sheet {
    let t = desk.t;
    let mut sheet = about(desk, table, t.letter_confirm());
    sheet.subject = t.letter_confirm_subject();
    sheet.reason = t.letter_why_asked();
    sheet.lines = vec![t.letter_confirm_more(), t.letter_not_you()];
    sheet.doors = vec![desk.door(t.letter_confirm_door(), way, "")];
    facts(t, table, &mut sheet);
    sheet
}

/// From the host, or because the reader wanted to join an open table.
pub(super) fn invitation(desk: &mut Desk<'_>, table: &TableFacts, own_wish: bool, way: Way) -> Sheet {
    let t = desk.t;
    let own = yes_no(own_wish);
    let mut sheet = about(desk, table, t.letter_invitation(table.game.title(), host(t, table), own));
    sheet.subject = t.letter_invitation_subject(sheet.subject);
    sheet.reason = t.letter_why_invited(host(t, table), own);
    sheet.lines = vec![for_game!(table.game, G => G::pitch(t)), t.letter_invitation_more(own)];
    sheet.doors = vec![desk.door(t.letter_invitation_door(), way, "")];
    facts(t, table, &mut sheet);
    sheet
}

/// A seat of a running game, to whoever asked for it.
pub(super) fn offer(desk: &mut Desk<'_>, table: &TableFacts, way: Way) -> Sheet {
    let t = desk.t;
    let mut sheet = about(desk, table, t.letter_offer());
    sheet.subject = t.letter_invitation_subject(sheet.subject);
    sheet.reason = t.letter_why_asked();
    sheet.lines = vec![t.letter_offer_more(), t.letter_not_you()];
    sheet.doors = vec![desk.door(t.letter_offer_door(), way, "")];
    facts(t, table, &mut sheet);
    sheet
}

pub(super) fn seated(desk: &mut Desk<'_>, table: &TableFacts, way: Way) -> Sheet {
    let t = desk.t;
    let mut sheet = about(desk, table, t.letter_seated());
    sheet.lines = vec![t.letter_seated_more(), t.letter_link_is_seat()];
    sheet.doors = vec![super::choice::to_table(desk, way)];
    facts(t, table, &mut sheet);
    sheet
}

pub(super) fn called_off(desk: &mut Desk<'_>, table: &TableFacts) -> Sheet {
    let t = desk.t;
    let mut sheet = about(desk, table, t.letter_called_off());
    sheet.lines = vec![t.letter_called_off_more()];
    sheet
}

/// To whoever held the seat before.
pub(super) fn given(desk: &mut Desk<'_>, table: &TableFacts) -> Sheet {
    let t = desk.t;
    let mut sheet = about(desk, table, t.letter_given());
    sheet.reason = t.letter_why_former(table.code.clone());
    sheet.lines = vec![t.letter_given_more()];
    sheet
}

pub(super) fn sign_in(desk: &mut Desk<'_>, way: Way) -> Sheet {
    let t = desk.t;
    let mut sheet = desk.plain(t.letter_sign_in_subject(), "Penelope".to_owned(), t.letter_sign_in());
    sheet.lines = vec![t.letter_sign_in_more(), t.letter_not_you()];
    sheet.doors = vec![desk.door(t.letter_sign_in_door(), way, "")];
    sheet
}

pub(super) fn fresh_link(desk: &mut Desk<'_>, table: &TableFacts, way: Way) -> Sheet {
    let t = desk.t;
    let mut sheet = about(desk, table, t.letter_fresh_link());
    sheet.lines = vec![t.letter_fresh_link_more(), t.letter_link_is_seat()];
    sheet.doors = vec![super::choice::to_table(desk, way)];
    sheet
}

fn about(desk: &Desk<'_>, table: &TableFacts, headline: String) -> Sheet {
    desk.about_table(table.game, &table.code, desk.t.letter_kicker(table.code.clone(), table.game.title()), headline)
}

/// What the table is like, and its seal.
fn facts(t: Text, table: &TableFacts, sheet: &mut Sheet) {
    let rules = for_game!(table.game, G => G::rules_line(t, &table.ruleset));
    let mut items = vec![rules, t.letter_places(table.places), pace(t, table.pace)];
    if table.bots > 0 {
        items.insert(2, t.letter_bots(table.bots));
    }
    let people = table.people.iter().map(|name| filter_name(name)).filter(|name| !name.is_empty());
    let people = people.collect::<Vec<_>>().join(", ");
    if !people.is_empty() {
        items.push(t.letter_people(people));
    }
    sheet.add_list(t.letter_facts(), items, String::new());
    sheet.add_list(t.letter_fair(), vec![t.letter_seal(table.seal.clone())], t.letter_seal_note());
}

fn pace(t: Text, pace: Pace) -> String {
    let hours = pace.allotment().map(|own| (own.bank_hours(), own.increment_hours(), own.cap_hours()));
    let (bank, increment, cap) = hours.unwrap_or_default();
    t.letter_pace(bank, cap, increment, pace.kind())
}

fn host(t: Text, table: &TableFacts) -> String {
    let host = filter_name(&table.host);
    if host.is_empty() { t.letter_somebody() } else { host }
}
