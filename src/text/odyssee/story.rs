//! What happened, in short sentences for one eye: an entry says what was done, then what came of it. Where the first
//! consequence says it already (a roll, a way over the sea, a card handed over), the deed is not said twice.

use super::Told;
use super::vocabulary::Teller;
use crate::engine::Seat;
use crate::engine::log::{How, Service};
use crate::engine::odyssee::{Action, Event, Exchange, Price};
use crate::text::telling::{Chapter, Line, Tone};

impl Teller<'_> {
    /// The sentences of an entry, with the names of whoever sat there then.
    pub(crate) fn entry(self, told: &Told) -> Vec<Line> {
        self.lines(told, true, &told.events)
    }

    /// Some of what an entry caused, after what was done if that is told here.
    fn lines(self, told: &Told, with_deed: bool, events: &[Event]) -> Vec<Line> {
        let then = Teller { names: self.names.at(told.seq), ..self };
        let mut deed = Vec::new();
        if with_deed && !told.action.is_empty() {
            deed.extend(then.deed(told, events));
            deed.extend(told.how.and_then(|how| then.how(how)));
        }
        let deed = (!deed.is_empty()).then(|| Line { text: deed.join(" "), tone: Tone::Plain });
        deed.into_iter().chain(events.iter().filter_map(|event| then.event(event))).collect()
    }

    /// The whole story by turns.
    pub(crate) fn chapters(self, story: &[Told]) -> Vec<Chapter> {
        let mut chapters = vec![Chapter { turn: 0, lines: Vec::new() }];
        for told in story {
            // An entry can end a turn, bring skipped ones, and begin the next.
            let (mut rest, mut with_deed) = (told.events.as_slice(), true);
            loop {
                let begins = rest.iter().skip(1).position(is_beginning).map_or(rest.len(), |at| at + 1);
                let (now, later) = rest.split_at(begins.min(rest.len()));
                if let Some(Event::TurnBegan { turn, .. }) = now.first() {
                    chapters.push(Chapter { turn: *turn, lines: Vec::new() });
                }
                let last = chapters.last_mut().expect("one from the start on");
                last.lines.extend(self.lines(told, with_deed, now));
                if later.is_empty() {
                    break;
                }
                (rest, with_deed) = (later, false);
            }
        }
        chapters.retain(|chapter| !chapter.lines.is_empty());
        chapters
    }

    /// The last turns only: a long story is told in full elsewhere.
    pub(crate) fn last_chapters(self, story: &[Told], turns: usize) -> Vec<Chapter> {
        let begins = |told: &Told| told.events.iter().any(is_beginning);
        let starts = story.iter().enumerate().rev().filter(|(_, told)| begins(told)).map(|(start, _)| start);
        let start = starts.take(turns).last().unwrap_or(0);
        let mut chapters = self.chapters(&story[start..]);
        // The entry with which a turn begins also ends the one before.
        let earlier = chapters.len().saturating_sub(turns);
        chapters.split_off(earlier)
    }

    /// Which of the reader's own words said so.
    fn how(self, how: How) -> Option<String> {
        match how {
            How::Envelope | How::Next | How::Order | How::Patience | How::Silence => {
                Some(self.t.ahead_used(how.name()))
            }
            How::Hand | How::Bot | How::Caretaker | How::Service => None,
        }
    }

    /// What was done, from the written form.
    fn deed(self, told: &Told, events: &[Event]) -> Option<String> {
        let Some(seat) = told.seat else {
            return told.action.parse().ok().map(|service| self.service(told.seq, service));
        };
        let action = Action::read(&told.action, self.board).ok()?;
        let is_told = match action {
            Action::Die | Action::Arrow(_) | Action::Sail(_) | Action::Stay | Action::Give(_) | Action::Look(_) => {
                !events.is_empty()
            }
            _ => false,
        };
        (!is_told).then(|| self.action(seat, &action))
    }

    /// What the service did.
    fn service(self, entry: u32, service: Service) -> String {
        let t = self.t;
        match service {
            Service::Away(seat) if self.names.has_left(seat, entry) => {
                t.odyssee_story_gone(self.name(seat), self.you(seat))
            }
            Service::Away(seat) => t.odyssee_story_away(self.name(seat), self.you(seat)),
            Service::Back(seat) => t.odyssee_story_back(self.name(seat), self.you(seat)),
            Service::Given { seat, .. } => {
                let heir = Teller { names: self.names.at(entry + 1), ..self };
                t.odyssee_story_heir(heir.name(seat), self.name(seat), heir.you(seat))
            }
            Service::Closed => t.odyssee_story_closed(),
        }
    }

    /// «You bid 2 gifts for “Circe”.»: also what a review says.
    pub(crate) fn action(self, seat: Seat, action: &Action) -> String {
        let t = self.t;
        let (name, you) = (self.name(seat), self.you(seat));
        match *action {
            Action::Die => t.odyssee_story_die(name, you),
            Action::Arrow(arrow) => {
                t.odyssee_story_arrow(self.direction(arrow.direction), name, self.hex(arrow.origin), you)
            }
            Action::Sail(to) => t.odyssee_story_sail(name, self.hex(to), you),
            Action::Stay => t.odyssee_story_stay_here(name, you),
            Action::Land => t.odyssee_story_land(name, you),
            Action::Bid(Price { terms, card }) => t.odyssee_story_bid(self.card(card), name, self.terms(terms), you),
            Action::Give(card) => t.odyssee_story_give(self.card(card), name, you),
            Action::Take => t.odyssee_story_take(name, you),
            Action::Ask { price: Price { terms, card }, otherwise } => {
                t.odyssee_story_ask(self.card(card), name, self.card(otherwise), self.terms(terms), you)
            }
            Action::Accept => t.odyssee_story_accept(name, you),
            Action::Refuse => t.odyssee_story_refuse(name, you),
            Action::Calm => t.odyssee_story_calm(name, you),
            Action::Feast => t.odyssee_story_feast(name, you),
            Action::Graze => t.odyssee_story_graze(name, you),
            Action::Hero => t.odyssee_story_hero(name, you),
            Action::Gifts => t.odyssee_story_gifts(name, you),
            Action::Look(isles) => t.odyssee_story_look(self.isles(isles), name, you),
            Action::Peace => t.odyssee_story_peace(name, you),
            Action::Fight => t.odyssee_story_fight(name, you),
            Action::Demand(terms) => t.odyssee_story_demand(name, self.terms(terms), you),
            Action::Trade(Exchange { gives, wants }) => {
                t.odyssee_story_trade(self.terms(gives), name, self.terms(wants), you)
            }
            Action::On => t.odyssee_story_on(name, you),
            Action::Offer(Exchange { gives, wants }) => {
                t.odyssee_story_offer(self.terms(gives), name, self.terms(wants), you)
            }
        }
    }
}

fn is_beginning(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. })
}
