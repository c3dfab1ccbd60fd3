//! What no compiler sees in a sentence: that dates come last, that no name stands where its language would have to bend it, that
//! counted things have their plurals, that each language has its own quotation marks. Every rule looks at every message of every
//! language and at every template; what each language is like is told in `manner`, what may differ and why in `exceptions`.

mod exceptions;
mod manner;
mod read;
mod rules;

use std::fmt;

use exceptions::EXCEPTIONS;
use manner::Manner;
use read::{Message, Page, messages, pages, templates};

/// A sentence that breaks a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Finding {
    rule: &'static str,
    /// The language; nothing for a template.
    tag: &'static str,
    /// The message, or the file.
    place: String,
    why: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}: {}", self.rule, self.tag, self.place, self.why)
    }
}

/// Looks at one message in the manner of its language.
type Rule = (&'static str, fn(&Manner, &Message) -> Vec<String>);

const RULES: [Rule; 10] = [
    ("dates", rules::dates::last),
    ("dates", rules::dates::introduced),
    ("names", rules::names::unbent),
    ("counts", rules::counts::plurals),
    ("counts", rules::counts::categories),
    ("lists", rules::lists::verbs),
    ("quotes", rules::marks::quotes_of_message),
    ("spaces", rules::marks::spaces_of_message),
    ("spelling", rules::words::spelling),
    ("email", rules::words::email),
];

/// Whatever any rule says of any message, page of rules or template, before exceptions.
fn found() -> Vec<Finding> {
    let mut findings = Vec::new();
    for manner in manner::all() {
        for message in messages(manner.tag) {
            for (rule, look) in RULES {
                let finding = |why| Finding { rule, tag: manner.tag, place: message.id.clone(), why };
                findings.extend(look(manner, &message).into_iter().map(finding));
            }
        }
        for Page { name, text } in pages(manner.tag) {
            for (rule, faults) in [
                ("quotes", rules::marks::quotes(manner, &text)),
                ("spaces", rules::marks::spaces(manner, &text)),
                ("spelling", rules::words::misspelt(manner, &text)),
            ] {
                let finding = |why| Finding { rule, tag: manner.tag, place: name.clone(), why };
                findings.extend(faults.into_iter().map(finding));
            }
        }
    }
    for Page { name, text } in templates() {
        let finding = |(rule, why)| Finding { rule, tag: "", place: name.clone(), why };
        findings.extend(rules::templates::look(&text).into_iter().map(finding));
    }
    findings.extend(rules::lists::joined().into_iter().map(|(place, why)| Finding {
        rule: "lists",
        tag: "",
        place,
        why,
    }));
    findings
}

#[test]
fn every_message_and_template_keeps_to_the_manner_of_its_language() {
    let (excused, faults): (Vec<Finding>, Vec<Finding>) =
        found().into_iter().partition(|finding| EXCEPTIONS.iter().any(|exception| exception.excuses(finding)));
    println!("{} findings, {} of them excused", excused.len() + faults.len(), excused.len());
    let list: Vec<String> = faults.iter().map(Finding::to_string).collect();
    assert!(list.is_empty(), "{} faults:\n{}", list.len(), list.join("\n"));
    // An exception that excuses nothing any more is one too many.
    let idle = EXCEPTIONS.iter().filter(|exception| !excused.iter().any(|finding| exception.excuses(finding)));
    assert_eq!(idle.map(|exception| exception.message).collect::<Vec<_>>(), Vec::<&str>::new());
}

/// Each rule finds the mistake it is for, in the languages that it is for.
#[test]
fn every_rule_finds_what_it_is_for() {
    for (rule, tag, message, faulty) in [
        ("dates", "en", "x = Answer by { $when } at the latest.", true),
        ("dates", "en", "x = Please answer by { $when }. Then it ends.", false),
        ("dates", "fr", "x = Répondez avant { $when }.", true),
        ("dates", "fr", "x = Répondez avant le { $when }.", false),
        ("dates", "cs", "x = Odpovězte do { $when }.", true),
        ("dates", "cs", "x = Odpovězte do: { $when }.", false),
        ("dates", "it", "x = Parte il { $when }.", true),
        ("dates", "it", "x = Rispondi entro { $when }.", false),
        ("names", "fr", "x = La table de { $host }", true),
        ("names", "fr", "x = Le bateau est à { $place }.", true),
        ("names", "fr", "x = Le tour passe à { $name }.", false),
        ("names", "cs", "x = Loď pluje do { $place }.", true),
        ("names", "cs", "x = Loď pluje na místo { $place }.", false),
        ("names", "de", "x = Der Platz von { $name }", false),
        ("names", "de", "x = Das Schiff liegt bei { $place }.", true),
        ("names", "de", "x = Das Schiff liegt { BEI($place) }.", false),
        ("names", "en", "x = The ship is at { $place }.", true),
        ("names", "en", "x = The ship is at { THE($place) }.", false),
        ("names", "nl", "x = Het schip ligt bij { $place }.", true),
        ("names", "it", "x = La nave è a { $place }.", true),
        ("names", "it", "x = Scalo attuale: { $place }.", false),
        ("names", "it", "x = Il posto di { $name }", false),
        ("counts", "en", "x = { $count } cards", true),
        ("counts", "en", "x = { $count ->\n    [one] 1 card\n   *[other] { $count } cards\n}", false),
        ("counts", "en", "x = Goals reached: { $count } of { $goals }", false),
        ("counts", "cs", "x = { $count ->\n    [one] 1 karta\n   *[other] { $count } karet\n}", true),
        ("lists", "de", "x = Noch da sind: { $names }.", true),
        ("lists", "de", "x = Noch da: { $names }.", false),
        ("quotes", "en", "x = He said «no».", true),
        ("quotes", "de", "x = Er sagte „nein“.", false),
        ("quotes", "de", "x = Er sagte “nein”.", true),
        ("spaces", "fr", "x = Prêt ?", true),
        ("spaces", "fr", "x = Prêt\u{202f}?", false),
        ("spaces", "en", "x = Ready ?", true),
        ("spelling", "en", "x = The color of the harbor.", true),
        ("email", "en", "home-x = Play by mail.", true),
        ("email", "en", "sent-x = A letter is on its way.", true),
        ("email", "en", "letter-x = A letter is on its way.", false),
    ] {
        let (manner, message) = (manner::of(tag), Message::read_one(message));
        let looks = RULES.iter().filter(|(name, _)| *name == rule);
        let faults: Vec<String> = looks.flat_map(|(_, look)| look(manner, &message)).collect();
        assert_eq!(!faults.is_empty(), faulty, "{rule} {tag}: {faults:?}");
    }
    for (template, faulty) in [
        ("<p>«{{ word }}»</p>", true),
        ("<p>Nobody has won.</p>", true),
        ("<p>{{ name }}: {{ words }}</p>", true),
        ("<a aria-label=\"{{ name }}: {{ words }}\">{{ words }}</a>", true),
        ("<p class=\"a b\">{{ t.home_title() }}</p><script>let a = 'words here';</script>", false),
    ] {
        assert_eq!(!rules::templates::look(template).is_empty(), faulty, "{template}");
    }
}
