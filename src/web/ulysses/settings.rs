//! The form of a new table of Ulysses: which rules, and what a table may choose besides.

use askama::Template;

use super::site::ruleset_name;
use crate::engine::ulysses::{Options, Ruleset, TurnLimit, Ulysses};
use crate::text::Text;
use crate::web::fields::Fields;
use crate::web::input::{Choice, Choices, Input};
use crate::web::site::Settings;

const YES: &str = "yes";

#[derive(Default)]
pub(in crate::web) struct UlyssesSettings {
    ruleset: String,
    sides: bool,
    turns: String,
    ruleset_fault: Option<String>,
    turns_fault: Option<String>,
}

impl Settings<Ulysses> for UlyssesSettings {
    const NAMES: &'static [&'static str] = &["ruleset", "sides", "turns"];

    fn fresh() -> Self {
        let turns = TurnLimit::default().turns().to_string();
        Self { ruleset: Ruleset::default().to_string(), turns, ..Self::default() }
    }

    fn like(ruleset: &str, options: &str) -> Self {
        let fresh = Self::fresh();
        match serde_json::from_str::<Options>(options) {
            Ok(options) => Self {
                ruleset: ruleset.to_owned(),
                sides: options.switching_sides,
                turns: options.turn_limit.turns().to_string(),
                ..fresh
            },
            Err(_) => fresh,
        }
    }

    fn read(fields: &Fields) -> Self {
        let get = |name| fields.get(name).to_owned();
        Self { ruleset: get("ruleset"), sides: fields.get("sides") == YES, turns: get("turns"), ..Self::default() }
    }

    fn check(&mut self, t: Text) -> Option<(Ruleset, Options)> {
        let ruleset: Option<Ruleset> = self.ruleset.parse().ok();
        self.ruleset_fault = ruleset.is_none().then(|| t.fault_choose());
        let turns = self.turns.trim().parse().ok().and_then(TurnLimit::new);
        self.turns_fault = turns.is_none().then(|| t.fault_turns(TurnLimit::LEAST, TurnLimit::MOST));
        let (switching_sides, options) = (self.sides, Options::default());
        Some((ruleset?, Options { switching_sides, turn_limit: turns?, ..options }))
    }

    fn rules_html(&self, t: &Text) -> String {
        let options = Ruleset::ALL.map(|ruleset| {
            let more = match ruleset {
                Ruleset::Ulysses1 => t.ruleset_authors_more(),
                Ruleset::UlyssesCs1 => t.ruleset_czech_more(),
            };
            Choice { more, ..Choice::new(ruleset, ruleset_name(*t, ruleset), &self.ruleset) }
        });
        let choices = Choices::new("ruleset", t.fact_rules(), options.into());
        drawn(&RulesHtml { field: Choices { fault: self.ruleset_fault.clone(), ..choices } })
    }

    fn options_html(&self, t: &Text) -> String {
        let input = Input::text("turns", t.new_turns(), &self.turns);
        let turns = Input { kind: "number", hint: t.new_turns_hint(), fault: self.turns_fault.clone(), ..input };
        drawn(&OptionsHtml { t: *t, sides: self.sides, field: turns })
    }

    fn pitch(t: &Text) -> String {
        t.new_game_more()
    }
}

fn drawn(part: &impl Template) -> String {
    part.render().expect("a template of strings is written to a string")
}

#[derive(Template)]
#[template(path = "part/radios.html")]
struct RulesHtml {
    field: Choices,
}

#[derive(Template)]
#[template(path = "ulysses/options.html")]
struct OptionsHtml {
    t: Text,
    sides: bool,
    field: Input,
}
