//! The form of a new table of Odyssee: how long at most, and whether one alone can start a battle.

use askama::Template;

use crate::engine::odyssee::{BattleBy, Odyssee, Options, RoundLimit, Ruleset};
use crate::text::Text;
use crate::web::fields::Fields;
use crate::web::input::Input;
use crate::web::site::Settings;

const YES: &str = "yes";

#[derive(Default)]
pub(in crate::web) struct OdysseeSettings {
    /// No battle unless both want it.
    both: bool,
    rounds: String,
    rounds_fault: Option<String>,
}

impl Settings<Odyssee> for OdysseeSettings {
    const NAMES: &'static [&'static str] = &["both", "rounds"];

    fn fresh() -> Self {
        Self { rounds: RoundLimit::default().rounds().to_string(), ..Self::default() }
    }

    fn like(_: &str, options: &str) -> Self {
        match serde_json::from_str::<Options>(options) {
            Ok(options) => Self {
                both: options.battle == BattleBy::Both,
                rounds: options.round_limit.rounds().to_string(),
                rounds_fault: None,
            },
            Err(_) => Self::fresh(),
        }
    }

    fn read(fields: &Fields) -> Self {
        Self { both: fields.get("both") == YES, rounds: fields.get("rounds").to_owned(), rounds_fault: None }
    }

    fn check(&mut self, t: Text) -> Option<(Ruleset, Options)> {
        let rounds = self.rounds.trim().parse().ok().and_then(RoundLimit::new);
        self.rounds_fault = rounds.is_none().then(|| t.odyssee_page_fault_rounds(RoundLimit::LEAST, RoundLimit::MOST));
        let battle = if self.both { BattleBy::Both } else { BattleBy::Either };
        Some((Ruleset::default(), Options { battle, round_limit: rounds?, ..Options::default() }))
    }

    fn rules_html(&self, _: &Text) -> String {
        String::new()
    }

    fn options_html(&self, t: &Text) -> String {
        let input = Input::text("rounds", t.odyssee_page_rounds(), &self.rounds);
        let field =
            Input { kind: "number", hint: t.odyssee_page_rounds_hint(), fault: self.rounds_fault.clone(), ..input };
        let options = OptionsHtml { t: *t, both: self.both, field };
        options.render().expect("a template of strings is written to a string")
    }

    fn pitch(t: &Text) -> String {
        t.odyssee_page_pitch()
    }
}

#[derive(Template)]
#[template(path = "odyssee/options.html")]
struct OptionsHtml {
    t: Text,
    both: bool,
    field: Input,
}
