//! Letters about a table that is being gathered, and about none: address, invitation, seat, sign-in.

use super::{Composer, Wording};
use crate::deadline::pace::Pace;
use crate::engine::for_game;
use crate::mail::contents::{Invited, TableFacts, Way};
use crate::mail::name::{filter_name, filter_talk};
use crate::text::Text;
use crate::text::telling::Tells as _;

pub(super) fn confirm(composer: &mut Composer<'_>, table: &TableFacts, way: Way) -> Wording {
    let t = composer.t;
    let mut wording = about(composer, table, t.letter_confirm());
    wording.subject = t.letter_confirm_subject();
    wording.reason = t.letter_why_asked();
    wording.lines = vec![t.letter_confirm_more(), t.letter_not_you()];
    wording.doors = vec![composer.door(t.letter_confirm_door(), way, "")];
    facts(t, table, &mut wording);
    wording
}

/// From the host, because the reader wanted to join an open table, or to a rematch.
pub(super) fn invitation(
    composer: &mut Composer<'_>,
    table: &TableFacts,
    (why, line): (Invited, Option<&str>),
    way: Way,
) -> Wording {
    let t = composer.t;
    let own = why.own();
    let mut wording = about(composer, table, t.letter_invitation(table.game.title(), host(t, table), own));
    wording.subject = t.letter_invitation_subject(wording.subject);
    wording.reason = t.letter_why_invited(host(t, table), own);
    // Anybody's words are words: nothing in them becomes a link (LINK-16).
    let line = line.map(filter_talk).filter(|line| !line.is_empty());
    let line = line.map(|line| t.letter_invitation_line(host(t, table), line));
    wording.lines = line.into_iter().collect();
    // Whoever has played it knows what it is.
    wording.lines.extend((why != Invited::Again).then(|| for_game!(table.game, G => G::pitch(t))));
    wording.lines.push(t.letter_invitation_more(own));
    wording.doors = vec![composer.door(t.letter_invitation_door(), way, "")];
    facts(t, table, &mut wording);
    wording
}

/// A seat of a running game, to whoever asked for it.
pub(super) fn offer(composer: &mut Composer<'_>, table: &TableFacts, way: Way) -> Wording {
    let t = composer.t;
    let mut wording = about(composer, table, t.letter_offer());
    wording.subject = t.letter_invitation_subject(wording.subject);
    wording.reason = t.letter_why_asked();
    wording.lines = vec![t.letter_offer_more(), t.letter_not_you()];
    wording.doors = vec![composer.door(t.letter_offer_door(), way, "")];
    facts(t, table, &mut wording);
    wording
}

pub(super) fn seated(composer: &mut Composer<'_>, table: &TableFacts, way: Way) -> Wording {
    let t = composer.t;
    let mut wording = about(composer, table, t.letter_seated());
    wording.lines = vec![t.letter_seated_more(), t.letter_link_is_seat()];
    wording.doors = vec![super::choice::to_table(composer, way)];
    facts(t, table, &mut wording);
    wording
}

pub(super) fn called_off(composer: &mut Composer<'_>, table: &TableFacts) -> Wording {
    let t = composer.t;
    let mut wording = about(composer, table, t.letter_called_off());
    wording.lines = vec![t.letter_called_off_more()];
    wording
}

/// To whoever held the seat before.
pub(super) fn given(composer: &mut Composer<'_>, table: &TableFacts) -> Wording {
    let t = composer.t;
    let mut wording = composer.called_by_kind(about(composer, table, t.letter_given()), "given");
    wording.reason = t.letter_why_former(table.code.clone());
    wording.lines = vec![t.letter_given_more()];
    wording
}

pub(super) fn sign_in(composer: &mut Composer<'_>, way: Way) -> Wording {
    let t = composer.t;
    let mut wording = composer.plain(t.letter_sign_in_subject(), "Penelope".to_owned(), t.letter_sign_in());
    wording.lines = vec![t.letter_sign_in_more(), t.letter_not_you()];
    wording.doors = vec![composer.door(t.letter_sign_in_door(), way, "")];
    wording
}

pub(super) fn fresh_link(composer: &mut Composer<'_>, table: &TableFacts, way: Way) -> Wording {
    let t = composer.t;
    let mut wording = about(composer, table, t.letter_fresh_link());
    wording.lines = vec![t.letter_fresh_link_more(), t.letter_link_is_seat()];
    wording.doors = vec![super::choice::to_table(composer, way)];
    wording
}

/// To whoever began the game without an address.
pub(super) fn keep(composer: &mut Composer<'_>, table: &TableFacts, way: Way) -> Wording {
    let t = composer.t;
    let mut wording = about(composer, table, t.letter_keep());
    wording.subject = t.letter_keep_subject();
    wording.reason = t.letter_why_asked();
    wording.lines = vec![t.letter_keep_more(), t.letter_not_you()];
    wording.doors = vec![composer.door(t.letter_keep_door(), way, "")];
    wording
}

fn about(composer: &Composer<'_>, table: &TableFacts, headline: String) -> Wording {
    let kicker = composer.t.letter_kicker(table.code.clone(), table.game.title());
    let wording = composer.about_table(table.game, &table.code, kicker, headline);
    Composer::called(wording, table.subject.as_ref())
}

/// What the table is like, and its seal.
fn facts(t: Text, table: &TableFacts, wording: &mut Wording) {
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
    wording.add_list(t.letter_facts(), items, String::new());
    wording.add_list(t.letter_fair(), vec![t.letter_seal(table.seal.clone())], t.letter_seal_note());
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
