//! Every way to damage an archive at one place: values changed and removed, elements dropped, doubled and swapped, keys
//! renamed and added. What is damaged is still laid out as the format says.

use std::ops::Range;

use super::json::{self, Kind, Node, redigested};

/// A damage: where, what was done, and what stands there now.
pub(super) struct Damage {
    pub(super) place: String,
    what: &'static str,
    range: Range<usize>,
    text: String,
}

impl Damage {
    pub(super) fn told(&self) -> String {
        format!("{} {}", self.place, self.what)
    }

    /// The damaged file, with the digest it should have: whoever damages a file can compute that too.
    pub(super) fn file(&self, text: &str) -> String {
        redigested(&format!("{}{}{}", &text[..self.range.start], self.text, &text[self.range.end..]))
    }
}

/// All damages of a file. The digest is left out.
pub(super) fn damages(text: &str) -> Vec<Damage> {
    let mut damager = Damager { text, found: Vec::new() };
    damager.visit(&json::read(text), 0, "");
    damager.found.retain(|damage| !damage.place.starts_with("/\"digest\"") || damage.what == "renamed");
    damager.found
}

/// A change to the members of an object: keys, and values as they are written.
type Edit<'e, 'a> = &'e dyn Fn(&mut Vec<(String, &'a str)>);

struct Damager<'a> {
    text: &'a str,
    found: Vec<Damage>,
}

impl<'a> Damager<'a> {
    fn visit(&mut self, node: &Node, depth: usize, place: &str) {
        match &node.kind {
            Kind::Scalar => {
                for (what, other) in others(self.slice(node)) {
                    self.add(place, what, node, other);
                }
            }
            Kind::List(values) => {
                self.damage_list(node, values, depth, place);
                for (position, value) in values.iter().enumerate() {
                    self.visit(value, depth + 1, &format!("{place}/{position}"));
                }
            }
            Kind::Object(members) => {
                self.damage_object(node, members, depth, place);
                for (key, value) in members {
                    self.visit(value, depth + 1, &format!("{place}/{key}"));
                }
            }
        }
    }

    fn damage_list(&mut self, node: &Node, values: &[Node], depth: usize, place: &str) {
        let slices: Vec<&str> = values.iter().map(|value| self.slice(value)).collect();
        let spread = depth == 1 && values.iter().any(|value| matches!(value.kind, Kind::Object(_)));
        for position in 0..slices.len() {
            let mut edit = |what, change: &dyn Fn(&mut Vec<&str>)| {
                let mut changed = slices.clone();
                change(&mut changed);
                // Two equal neighbors may change places.
                if changed != slices {
                    self.add(&format!("{place}/{position}"), what, node, list(&changed, spread));
                }
            };
            edit("dropped", &|slices| {
                slices.remove(position);
            });
            edit("doubled", &|slices| slices.insert(position, slices[position]));
            if position > 0 {
                edit("swapped with the one before", &|slices| slices.swap(position, position - 1));
            }
        }
    }

    fn damage_object(&mut self, node: &Node, members: &[(String, Node)], depth: usize, place: &str) {
        let slices: Vec<(String, &str)> = members.iter().map(|(key, value)| (key.clone(), self.slice(value))).collect();
        let mut edit = |place: String, what, change: Edit<'_, 'a>| {
            let mut changed = slices.clone();
            change(&mut changed);
            self.add(&place, what, node, object(&changed, depth == 0));
        };
        edit(place.to_owned(), "with an unknown key", &|members| members.insert(0, ("\"unknown\"".to_owned(), "1")));
        for (position, (key, _)) in members.iter().enumerate() {
            let here = format!("{place}/{key}");
            edit(here.clone(), "removed", &|members| drop(members.remove(position)));
            edit(here.clone(), "renamed", &|members| members[position].0.insert(1, 'x'));
            edit(here, "doubled", &|members| members.insert(position, members[position].clone()));
        }
    }

    fn add(&mut self, place: &str, what: &'static str, node: &Node, text: String) {
        self.found.push(Damage { place: place.to_owned(), what, range: node.range.clone(), text });
    }

    fn slice(&self, node: &Node) -> &'a str {
        &self.text[node.range.clone()]
    }
}

fn list(slices: &[&str], spread: bool) -> String {
    if spread && !slices.is_empty() {
        format!("[\n    {}\n  ]", slices.join(",\n    "))
    } else {
        format!("[{}]", slices.join(","))
    }
}

fn object(members: &[(String, &str)], spread: bool) -> String {
    let (between, colon) = if spread { (",\n  ", ": ") } else { (",", ":") };
    let members: Vec<String> = members.iter().map(|(key, value)| format!("{key}{colon}{value}")).collect();
    let inner = members.join(between);
    if spread { format!("{{\n  {inner}\n}}") } else { format!("{{{inner}}}") }
}

/// Other values in the place of one.
fn others(text: &str) -> Vec<(&'static str, String)> {
    let mut others = vec![("made null", "null".to_owned())];
    if let Some(inner) = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
        let mut letters = inner.char_indices().filter(|(_, letter)| letter.is_ascii_alphanumeric()).map(|(at, _)| at);
        let first = letters.next();
        if let Some(first) = first {
            others.push(("with another first letter", turned(inner, first)));
        }
        if let Some(last) = letters.next_back() {
            others.push(("with another last letter", turned(inner, last)));
        }
        others.push(("made longer", format!("\"{inner}x\"")));
        others.push(("made empty", "\"\"".to_owned()));
    } else {
        others.push(("made a number", "7".to_owned()));
        others.push(("made a text", "\"x\"".to_owned()));
        if let Ok(number) = text.parse::<i64>() {
            others.push(("raised", (number + 1).to_string()));
            others.push(("lowered", (number - 1).to_string()));
        }
        match text {
            "true" => others.push(("turned", "false".to_owned())),
            "false" => others.push(("turned", "true".to_owned())),
            _ => {}
        }
    }
    others.retain(|(_, other)| other != text);
    others
}

/// The same text with the next digit or letter at one place.
fn turned(inner: &str, at: usize) -> String {
    let letter = match inner.as_bytes()[at] {
        b'9' => '0',
        b'z' => 'a',
        b'Z' => 'A',
        letter => char::from(letter + 1),
    };
    format!("\"{}{letter}{}\"", &inner[..at], &inner[at + 1..])
}
