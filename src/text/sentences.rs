//! Every message with its place and with examples of what it says: for translators, who see in the demo how their words read. What
//! stands for an argument goes by its name, which means the same wherever it occurs.

use chrono::{DateTime, TimeDelta, Utc};

use super::Text;
use super::sentence::Value;
use super::time::zone_name;
use crate::deadline::zone::Zone;
use crate::engine::GameKind;

include!(concat!(env!("OUT_DIR"), "/sentences.rs"));

/// A message as its English file has it.
pub(crate) struct Message {
    /// Without its ending.
    pub(crate) file: &'static str,
    /// The heading above it there.
    pub(crate) section: &'static str,
    pub(crate) id: &'static str,
    pub(crate) arguments: &'static [&'static str],
    /// The arguments that choose a branch, and between which.
    choices: &'static [(&'static str, &'static [&'static str])],
    /// Those that say it; a message that is in none is put into a page by the code.
    pub(crate) templates: &'static [&'static str],
}

/// As many ways to read a message as are shown.
const EXAMPLES_MAX: usize = 40;

pub(crate) fn all() -> &'static [Message] {
    &MESSAGES
}

/// The files, in the order of their names.
pub(crate) fn files() -> Vec<&'static str> {
    let mut files: Vec<&str> = MESSAGES.iter().map(|message| message.file).collect();
    files.dedup();
    files
}

impl Message {
    /// What it says in this language, one sentence for each way through its branches.
    pub(crate) fn examples(&self, t: Text) -> Vec<String> {
        let mut told = Vec::new();
        for chosen in self.ways().into_iter().take(EXAMPLES_MAX) {
            let value = |name: &&'static str| {
                let chosen = chosen.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone());
                chosen.unwrap_or_else(|| example(t, self.id, name))
            };
            let values: Vec<Value<'_>> = self.arguments.iter().map(value).collect();
            let sentence = t.say(self.number(), &values);
            if !told.contains(&sentence) {
                told.push(sentence);
            }
        }
        told
    }

    fn number(&self) -> usize {
        NAMES.binary_search(&self.id).expect("both were made of the same files")
    }

    /// Values for the arguments that choose, each with each.
    fn ways(&self) -> Vec<Vec<(&'static str, Value<'static>)>> {
        let mut ways = vec![Vec::new()];
        for (name, keys) in self.choices {
            let values = values(keys);
            let with = |way: &Vec<_>| {
                values.iter().map(|value| [&way[..], &[(*name, value.clone())]].concat()).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(with).collect();
        }
        ways
    }
}

/// A count is shown as one, as few and as many, whatever plurals the language has; and as each number that has words of its own.
fn values(keys: &[&'static str]) -> Vec<Value<'static>> {
    let numbers: Vec<u32> = keys.iter().filter_map(|key| key.parse().ok()).collect();
    let counts = keys.contains(&"one") || !numbers.is_empty();
    match counts {
        true => numbers.into_iter().chain([1, 2, 5]).map(Value::from).collect(),
        false => keys.iter().map(|key| Value::from(*key)).collect(),
    }
}

/// What may stand for an argument.
fn example(t: Text, message: &str, argument: &str) -> Value<'static> {
    // Any day will do, if only it is always the same.
    let now: DateTime<Utc> = "2026-11-17T08:05:00Z".parse().expect("a time");
    let (zone, due) = (t.locale.zone_name().parse().unwrap_or(Zone::UTC), now + TimeDelta::hours(60));
    let text = match argument {
        "name" | "who" => "Anna".to_owned(),
        "host" => "Berta".to_owned(),
        "owner" => "Bruno".to_owned(),
        "heir" => "Carlo".to_owned(),
        "names" => t.sample_names(),
        "before" if message.ends_with("-and") || message.ends_with("-or") => "Anna, Bruno".to_owned(),
        "last" if message.ends_with("-and") || message.ends_with("-or") => "Carlo".to_owned(),
        "game" => GameKind::FIRST.title().to_owned(),
        "code" => "K7QM2X".to_owned(),
        "when" => t.deadline(due, now, zone),
        "distance" => t.relative(due, now),
        "since" => t.moment(now, zone),
        "now" if message == "hours-now" => t.moment(now, zone),
        "day" if message == "ahead-order-until-day" => t.date(now.date_naive()),
        "date" | "first" | "last" if !["replay-kicker", "log-turns"].contains(&message) => t.date(now.date_naive()),
        "at" if message.contains("-how") => {
            t.replay_time(t.date(now.date_naive()), t.clock(now.time()), zone_name(zone))
        }
        "time" => t.clock(now.time()),
        "weekday" => t.weekday(now.date_naive()),
        "month" => t.time_month("m11"),
        "zone" => "Europe/Rome".to_owned(),
        "hour" => "08".to_owned(),
        "minute" => "05".to_owned(),
        "place" | "at" | "from" | "goal" => t.sample_place(),
        "to" | "with" | "next" => t.sample_place(),
        "places" | "ways" => t.sample_places(),
        "before" if message == "ahead-else" => t.sample_place(),
        "before" => t.sample_distance(),
        "cards" | "did" | "list" => t.sample_cards(),
        "back" => t.back_proposal(),
        "by" => t.happened_margin(2),
        "there" | "now" => t.sample_distance(),
        "tally" => "3 : 2".to_owned(),
        "drifts" => "Anna → 10".to_owned(),
        "word" if message.starts_with("proof") || message.starts_with("plain") => t.letter_sample_talk_2(),
        "word" | "otherwise" => t.ahead_word_pass(),
        "words" | "line" => t.letter_sample_talk_1(),
        "sentence" | "reason" => t.letter_sample_talk_1(),
        "table" | "subject" => t.own_with(GameKind::FIRST.title(), "Anna"),
        "kind" => t.post_kind("away"),
        "ruleset" => t.ruleset_authors(),
        "options" => t.option_sides(),
        "address" => "anna@example.org".to_owned(),
        "text" => "anna@".to_owned(),
        "file" => format!("{}-K7QM2X.json", GameKind::FIRST.name()),
        "id" => "3f9ac2d17b04".to_owned(),
        "digits" | "seal" | "head" => "3f9ac2d1".to_owned(),
        "reply" => "550 5.1.1".to_owned(),
        "year" => "2026".to_owned(),
        "service" => "push.example.net".to_owned(),
        "other" => "Bruno".to_owned(),
        "own" => t.sample_cards(),
        "isle" | "origin" | "stop" => t.sample_place(),
        "isles" | "stops" => t.sample_places(),
        "card" | "others" | "terms" | "gives" | "wants" | "gets" => t.sample_cards(),
        "direction" => "NE".to_owned(),
        "does" | "what" | "deed" => t.ahead_word_pass(),
        "expected" => t.letter_sample_talk_1(),
        "answer" => t.ahead_plain_agree(),
        "rest" => "utopia 2o".to_owned(),
        "roll" | "rolls" | "gifts" | "heroes" | "turns" | "chips" | "missing" | "price" | "met" | "kinds" | "round"
        | "margin" | "ties" | "stream" | "percent" => return Value::from(3),
        "count" | "most" | "needed" | "left" | "days" | "hours" | "minutes" | "steps" | "entries" | "keep"
        | "agreed" | "more" | "held" | "revealed" => return Value::from(3),
        "looked" | "unsurpassed" => return Value::from(12),
        "all" => return Value::from(34),
        "least" | "step" | "turn" | "movement" | "number" | "shuffle" | "temples" | "plagues" => {
            return Value::from(2);
        }
        "day" => return Value::from(17),
        "goals" => return Value::from(4),
        "bank" | "increment" | "cap" | "last" => return Value::from(24),
        // Seen at once by whoever reads it, and by the test.
        _ => format!("‹{argument}›"),
    };
    Value::from(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Locale;

    #[test]
    fn every_message_has_examples_in_every_language() {
        assert!(MESSAGES.len() > 1000, "{}", MESSAGES.len());
        for locale in Locale::ALL {
            for message in all() {
                let told = message.examples(Text::of(locale));
                assert!(!told.is_empty() && told.iter().all(|sentence| !sentence.is_empty()), "{}", message.id);
                assert!(!told.concat().contains('‹'), "{locale:?} {}: {told:?}", message.id);
            }
        }
    }

    #[test]
    fn examples_go_through_all_branches_and_counts() {
        let of = |id: &str, locale: Locale| {
            all().iter().find(|message| message.id == id).expect("a message").examples(Text::of(locale))
        };
        assert_eq!(of("tables-free", Locale::Czech), ["1 volné místo", "2 volná místa", "5 volných míst"]);
        assert_eq!(of("ulysses-cards-of", Locale::English).len(), 18);
        let home = all().iter().find(|message| message.id == "home-title").expect("a message");
        assert_eq!(
            (home.file, home.section, home.templates),
            ("pages", "Front page", &["templates/page/home.html"][..])
        );
    }
}
