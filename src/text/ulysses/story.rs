//! What happened, in short sentences for one eye. An entry says what was done, then what came of it; what the action says
//! already (cards paid, discs placed) is not said twice.

use super::scene::Told;
use super::sides::Sides;
use super::vocabulary::Teller;
use crate::engine::Seat;
use crate::engine::log::{How, Service};
use crate::engine::ulysses::{Action, Card, Cards, Color, Event, GOALS, Marking, Place, Reason};
use crate::text::telling::{Chapter, Line, Sentences, Tone};

impl Teller<'_> {
    /// The sentences of an entry. Whose sides it tells of is not known from itself.
    pub(crate) fn entry(self, told: &Told, sides: Sides) -> Vec<Line> {
        Teller { names: self.names.at(told.seq), sides, ..self }.lines(Some(told), &told.events)
    }

    /// The sentences of the last so many entries after that one, each with its number. Whose sides one tells of is known from
    /// those before it, which are followed and not told; `sides` are those of the first.
    pub(crate) fn entries(self, story: &[Told], mut sides: Sides, after: u32, most: usize) -> Vec<Sentences> {
        let known = story.iter().take_while(|told| told.seq <= after).count();
        let first = known.max(story.len().saturating_sub(most));
        let mut tell = |(place, told): (usize, &Told)| {
            let before = sides;
            told.events.iter().for_each(|event| sides.follow(event));
            if place < first {
                return None;
            }
            Some(Sentences { number: told.seq, lines: self.entry(told, before.with_discs(&told.events)) })
        };
        story.iter().enumerate().filter_map(&mut tell).collect()
    }

    /// What was done, if that is told here, and some of what it caused.
    fn lines(self, done: Option<&Told>, mut events: &[Event]) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        let mut deed = done.map(|told| self.deed(told)).unwrap_or_default();
        // Who leads now belongs to the cards that were played.
        deed.extend(events.iter().filter_map(|event| self.lead(event)));
        if !deed.is_empty() {
            deed.extend(done.and_then(|told| told.how).and_then(|how| self.how(how)));
        }
        lines.extend((!deed.is_empty()).then(|| plain(deed.join(" "))));
        while let Some(event) = events.first() {
            let draws = events.iter().map_while(drawn).collect::<Vec<_>>();
            let heard = draws.len().max(1);
            if draws.is_empty() {
                // Four piles are shuffled, everybody is dealt goals: once is enough.
                lines.extend(self.event(event).filter(|line| !lines.contains(line)));
            } else {
                lines.extend(self.draws(&draws).into_iter().map(plain));
            }
            events = &events[heard..];
        }
        lines
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

    /// The whole story by turns.
    pub(crate) fn whole(self, story: &[Told]) -> Vec<Chapter> {
        let mut chapters = self.chapters(story);
        chapters.retain(|chapter| !chapter.lines.is_empty());
        chapters
    }

    fn chapters(self, story: &[Told]) -> Vec<Chapter> {
        let mut chapters = vec![Chapter { turn: 0, lines: Vec::new() }];
        let mut sides = Sides::default();
        for told in story {
            let begins = told.events.iter().position(|event| matches!(event, Event::TurnBegan { .. }));
            let (before, after) = told.events.split_at(begins.unwrap_or(told.events.len()));
            let last = chapters.last_mut().expect("one from the start on");
            before.iter().filter(|event| matches!(event, Event::DiscPlaced { .. })).for_each(|disc| sides.follow(disc));
            let then = Teller { names: self.names.at(told.seq), sides, ..self };
            last.lines.extend(then.lines(Some(told), before));
            if let Some(Event::TurnBegan { turn, .. }) = after.first() {
                chapters.push(Chapter { turn: *turn, lines: then.lines(None, after) });
            }
            told.events.iter().for_each(|event| sides.follow(event));
        }
        chapters
    }

    /// The last turns only: a long story is told in full elsewhere.
    pub(crate) fn last_chapters(self, story: &[Told], turns: usize) -> Vec<Chapter> {
        let begins = |told: &Told| told.events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
        let starts = story.iter().enumerate().rev().filter(|(_, told)| begins(told)).map(|(start, _)| start);
        match starts.take(turns).last() {
            // The entry with which a turn begins also ends the one before.
            Some(start) if start > 0 => self.chapters(&story[start..]).split_off(1),
            Some(_) | None => self.whole(story),
        }
    }

    /// What was done, from the written form; other eyes read of an exchange only colors.
    fn deed(self, told: &Told) -> Vec<String> {
        let Some(seat) = told.seat else {
            return told.action.parse().map(|service| vec![self.service(told.seq, service)]).unwrap_or_default();
        };
        if let Ok(action) = Action::read(&told.action, self.board) {
            return self.action(seat, &action);
        }
        let words: Vec<&str> = told.action.split(' ').collect();
        let text = match words[..] {
            ["exchange", color, _, cards] => Color::named(color)
                .zip(cards.parse().ok())
                .map(|(color, cards)| self.exchange(seat, self.goal_of(color), cards)),
            _ => None,
        };
        text.into_iter().collect()
    }

    /// What the service did.
    fn service(self, entry: u32, service: Service) -> String {
        let t = self.t;
        match service {
            Service::Away(seat) if self.names.has_left(seat, entry) => {
                t.ulysses_story_left(self.name(seat), self.you(seat))
            }
            Service::Away(seat) => t.ulysses_story_away(self.name(seat), self.you(seat)),
            Service::Back(seat) => t.ulysses_story_back(self.name(seat), self.you(seat)),
            Service::Given { seat, .. } => {
                let heir = Teller { names: self.names.at(entry + 1), ..self };
                t.ulysses_story_given(heir.name(seat), self.name(seat), heir.you(seat))
            }
            Service::Closed => t.ulysses_story_closed(),
        }
    }

    /// «You propose Delos.»: also what a review says.
    pub(crate) fn action(self, seat: Seat, action: &Action) -> Vec<String> {
        let t = self.t;
        let (name, you) = (self.name(seat), self.you(seat));
        let one = |card: Card| self.cards(card.into());
        let text = match *action {
            Action::Pandora(means) => t.ulysses_story_pandora(one(means.card(Card::Pandora)), name, you),
            Action::Plague { place, means } => {
                t.ulysses_story_plague(one(means.card(Card::Plague)), name, self.place(place), you)
            }
            Action::Unplague { place, cards } => {
                t.ulysses_story_unplague(self.cards(cards), name, self.place(place), you)
            }
            Action::Exchange { goal, cards, .. } => self.exchange(seat, self.goal(goal), cards),
            Action::Temple { temples, others } => t.ulysses_story_temple(self.cards(temples.plus(others)), name, you),
            Action::Propose(place) => t.ulysses_story_propose(name, self.place(place), you),
            Action::Stay => t.ulysses_story_stay(name, you),
            Action::Wind(means) => t.ulysses_story_wind(one(means.card(Card::Wind)), name, you),
            Action::Rest => t.ulysses_story_rest(name, you),
            Action::Agree => t.ulysses_story_agree(name, you),
            Action::Object(Marking { place, cards, clear }) => {
                let red = t.ulysses_story_object(self.cards(cards), name, self.place(place), you);
                return self.cleared(seat, place, clear).into_iter().chain([red]).collect();
            }
            Action::Pass => t.ulysses_story_pass(name, you),
            Action::Support { side, cards } => match self.sides.owner(side) {
                Some(owner) if owner == seat => t.story_support_own(self.cards(cards), name, you),
                Some(owner) => t.story_support_name(self.cards(cards), name, self.name(owner), you, self.you(owner)),
                None => t.ulysses_story_support(self.cards(cards), name, side.name(), you),
            },
            Action::Black(Marking { place, cards, clear }) => {
                let black = t.ulysses_story_black(self.cards(cards), name, self.place(place), you);
                return self.cleared(seat, place, clear).into_iter().chain([black]).collect();
            }
        };
        vec![text]
    }

    fn exchange(self, seat: Seat, goal: String, cards: Cards) -> String {
        self.t.ulysses_story_exchange(self.cards(cards), goal, self.name(seat), self.you(seat))
    }

    fn cleared(self, seat: Seat, place: Place, cards: Cards) -> Option<String> {
        let paid =
            || self.t.ulysses_story_unplague(self.cards(cards), self.name(seat), self.place(place), self.you(seat));
        (!cards.is_empty()).then(paid)
    }

    /// What came of it.
    fn event(self, event: &Event) -> Option<Line> {
        let t = self.t;
        let tone = match event {
            Event::TurnBegan { .. } | Event::MovementBegan { .. } => Tone::Turn,
            Event::ShipMoved { .. } | Event::ShipStayed { .. } => Tone::Landmark,
            Event::GoalShown { .. } | Event::GameOver { .. } => Tone::Milestone,
            Event::SeatsDrawn { .. }
            | Event::PileShuffled { .. }
            | Event::GoalsDealt { .. }
            | Event::DeckShuffled { .. }
            | Event::HandDealt { .. }
            | Event::Drew { .. }
            | Event::DrawLapsed { .. }
            | Event::Discarded { .. }
            | Event::PlaguePlaced { .. }
            | Event::PlagueRemoved { .. }
            | Event::GoalReturned { .. }
            | Event::GoalDrawn { .. }
            | Event::TempleBuilt { .. }
            | Event::DiscPlaced { .. }
            | Event::Played { .. }
            | Event::Settled { .. }
            | Event::TurnEnded { .. } => Tone::Plain,
        };
        let text = match event {
            Event::SeatsDrawn { order, .. } => t.ulysses_story_seats(self.names(Seat::all(order.count()))),
            Event::PileShuffled { .. } => t.ulysses_story_piles(),
            Event::GoalsDealt { seat, goals: Some(goals) } => {
                let goals = self.list(goals.iter().map(|goal| self.place(*goal)).collect());
                t.ulysses_story_goals(goals, self.name(*seat), self.you(*seat))
            }
            Event::GoalsDealt { goals: None, .. } => t.ulysses_story_goals_hidden(),
            Event::DeckShuffled { count, .. } => t.ulysses_story_deck(*count),
            Event::TurnBegan { turn, seat } => t.ulysses_story_turn(self.name(*seat), *turn, self.you(*seat)),
            Event::DrawLapsed { seat, count } => t.ulysses_story_lapsed(*count, self.name(*seat), self.you(*seat)),
            Event::GoalDrawn { seat, color, goal } => {
                let goal = goal.map_or_else(|| self.goal_of(*color), |goal| self.goal(goal));
                t.ulysses_story_goal_drawn(goal, self.name(*seat), self.you(*seat))
            }
            Event::TempleBuilt { seat, temples, .. } => {
                t.ulysses_story_temples(*temples, self.name(*seat), self.you(*seat))
            }
            Event::Settled { cards, .. } if cards.is_empty() => t.ulysses_story_settled_agreed(),
            Event::Settled { side, .. } => match self.sides.owner(*side) {
                Some(owner) => t.story_settled_name(self.name(owner), self.you(owner)),
                None => t.ulysses_story_settled(side.name()),
            },
            Event::ShipMoved { from, to } => t.ulysses_story_sails(self.place(*from), self.place(*to)),
            Event::ShipStayed { at } => t.ulysses_story_stays(self.place(*at)),
            Event::GoalShown { seat, goal, revealed } => {
                t.ulysses_story_shows(*revealed, GOALS, self.name(*seat), self.place(*goal), self.you(*seat))
            }
            Event::MovementBegan { movement } => t.ulysses_story_movement(*movement),
            Event::GameOver { winners, reason } => match reason {
                Reason::FourthGoal => t.ulysses_story_over(self.names(winners.iter())),
                Reason::TurnLimit => t.ulysses_story_over_limit(self.names(winners.iter())),
            },
            // The action says it, or the run of draws, or the turn that begins.
            Event::Discarded { .. }
            | Event::PlaguePlaced { .. }
            | Event::PlagueRemoved { .. }
            | Event::GoalReturned { .. }
            | Event::DiscPlaced { .. }
            | Event::Played { .. }
            | Event::HandDealt { .. }
            | Event::Drew { .. }
            | Event::TurnEnded { .. } => return None,
        };
        Some(Line { text, tone })
    }

    fn lead(self, event: &Event) -> Option<String> {
        if let Event::Played { side, counts, .. } = event { Some(self.leads(*side, *counts)) } else { None }
    }

    /// A run of draws: what the eye sees of each, all others in one sentence.
    fn draws(self, draws: &[(Seat, u8, Option<Cards>)]) -> Vec<String> {
        let t = self.t;
        let drew = |seat: Seat, cards: String| t.ulysses_story_drew(cards, self.name(seat), self.you(seat));
        let seen = draws.iter().filter_map(|(seat, _, cards)| Some(drew(*seat, self.cards((*cards)?))));
        let hidden: Vec<(Seat, u8)> =
            draws.iter().filter(|(.., cards)| cards.is_none()).map(|(seat, count, _)| (*seat, *count)).collect();
        let others = match hidden[..] {
            [] => None,
            [(seat, count)] => Some(drew(seat, t.ulysses_cards_many(count))),
            [..] => {
                let drawn = hidden.iter().map(|(seat, count)| format!("{} {count}", self.name(*seat)));
                Some(t.ulysses_story_draws(self.list(drawn.collect())))
            }
        };
        seen.chain(others).collect()
    }

    /// «the goal Olympus».
    fn goal(self, goal: Place) -> String {
        self.t.ulysses_goal(self.place(goal))
    }

    /// «a green goal».
    fn goal_of(self, color: Color) -> String {
        self.t.ulysses_goal_of_color(color.name())
    }
}

fn plain(text: String) -> Line {
    Line { text, tone: Tone::Plain }
}

/// Who drew how many cards, and which, if the eye may know.
fn drawn(event: &Event) -> Option<(Seat, u8, Option<Cards>)> {
    match event {
        Event::Drew { seat, count, cards } | Event::HandDealt { seat, count, cards } => {
            Some((*seat, *count, cards.map(|cards| cards.iter().copied().collect())))
        }
        Event::SeatsDrawn { .. }
        | Event::PileShuffled { .. }
        | Event::GoalsDealt { .. }
        | Event::DeckShuffled { .. }
        | Event::TurnBegan { .. }
        | Event::DrawLapsed { .. }
        | Event::Discarded { .. }
        | Event::PlaguePlaced { .. }
        | Event::PlagueRemoved { .. }
        | Event::GoalReturned { .. }
        | Event::GoalDrawn { .. }
        | Event::TempleBuilt { .. }
        | Event::DiscPlaced { .. }
        | Event::Played { .. }
        | Event::Settled { .. }
        | Event::ShipMoved { .. }
        | Event::ShipStayed { .. }
        | Event::GoalShown { .. }
        | Event::MovementBegan { .. }
        | Event::TurnEnded { .. }
        | Event::GameOver { .. } => None,
    }
}
