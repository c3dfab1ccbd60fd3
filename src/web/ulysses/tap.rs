//! A button sends one field, and an answer is often several. So its value says them in one word, and here it is taken apart:
//! `object.delos` is an objection with a place, `support-blue.1o` a side with cards, `say.blue.3` a word with its limit.

use super::choice::{DEED, Heap, MEANS, PLACE};
use crate::engine::ulysses::{Card, Cards, Side};

/// What holds if somebody objects, and its limit.
pub(super) const CONTESTED: &str = "c";
const MOST: &str = "c-most";

/// The fields with every such word taken apart. What a button says replaces what other fields of its form say of the same.
pub(super) fn spread(fields: Vec<(String, String)>) -> Vec<(String, String)> {
    let tap = fields.iter().position(|(name, value)| name == DEED && value.contains('.'));
    let Some((at, (deed, said))) = tap.and_then(|at| Some((at, parts(&fields[at].1)?))) else { return fields };
    let mut spread = fields;
    spread[at].1 = deed;
    let replaced = |name: &str| said.iter().any(|(other, _)| other == name);
    // A heap is said as a whole.
    let kinds = |heap: char| name_of_heap(heap).into_iter();
    let heaps: Vec<String> = said.iter().filter_map(|(name, _)| name.chars().next()).flat_map(kinds).collect();
    spread.retain(|(name, _)| !replaced(name) && !heaps.contains(name));
    spread.extend(said);
    spread
}

/// What a button's word says, by field; nothing if it is none of ours.
pub(super) fn parts(word: &str) -> Option<(String, Vec<(String, String)>)> {
    let (deed, rest) = word.split_once('.')?;
    let one = |name: &str, value: &str| vec![(name.to_owned(), value.to_owned())];
    let said = match deed {
        "propose" | "object" | "black" => one(PLACE, rest),
        "wind" => one(MEANS, rest),
        "agree" => one(CONTESTED, rest),
        "say" => match rest.split_once('.') {
            Some((side, most)) => [one(CONTESTED, side), one(MOST, most)].concat(),
            None => one(CONTESTED, rest),
        },
        _ => heap(deed, rest)?,
    };
    Some((deed.to_owned(), said))
}

/// Cards for a side.
fn heap(deed: &str, cards: &str) -> Option<Vec<(String, String)>> {
    let side = Side::ALL.into_iter().find(|side| deed == format!("support-{}", side.name()))?;
    let (heap, cards) = (Heap::For(side), cards.parse::<Cards>().ok()?);
    let held = Card::ALL.into_iter().filter(|card| cards.count(*card) > 0);
    Some(held.map(|card| (heap.field(card), cards.count(card).to_string())).collect())
}

/// The fields of the heap that a field belongs to, if it is one for a side.
fn name_of_heap(letter: char) -> Vec<String> {
    let heaps = Side::ALL.map(Heap::For).into_iter();
    let fields = heaps.map(|heap| Card::ALL.map(|card| heap.field(card)));
    fields.filter(|fields| fields[0].starts_with(letter)).flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(query: &str, expected: &str) {
        let read = |text: &str| url::form_urlencoded::parse(text.as_bytes()).into_owned().collect::<Vec<_>>();
        assert_eq!(spread(read(query)), read(expected), "{query}");
    }

    #[test]
    fn a_button_says_several_fields_and_replaces_what_others_say_of_them() {
        check("c=pass&do=agree", "c=pass&do=agree");
        check("c=pass&vo=1&do=object.delos", "c=pass&vo=1&do=object&place=delos");
        check("bo=1&bz=1&ro=1&do=support-blue.2o", "ro=1&do=support-blue&bo=2");
        check("c=pass&c-most=9&do=say.red.3", "do=say&c=red&c-most=3");
        check("c=red&do=say.pass", "do=say&c=pass");
        check("do=wind.z", "do=wind&with=z");
        check("c=ask&do=agree.pass", "do=agree&c=pass");
        // Whatever is none of ours stays as it came.
        check("do=support-green.1o", "do=support-green.1o");
        check("do=support-blue.many", "do=support-blue.many");
        check("do=.", "do=.");
    }
}
