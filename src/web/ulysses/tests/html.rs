//! A tiny reader of our own HTML: tags, attributes and forms. It panics at what is not well formed.

use crate::engine::Stream;
use crate::web::ulysses::tap;

const VOID: [&str; 5] = ["meta", "link", "input", "br", "img"];

#[derive(Clone, Debug, Default)]
pub(super) struct Tag {
    pub(super) name: String,
    attributes: Vec<(String, String)>,
    /// The open tags around it, outermost first.
    pub(super) inside: Vec<String>,
    /// Everything up to its end tag.
    pub(super) inner: String,
}

impl Tag {
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// Script in an attribute.
    pub(super) fn has_handler(&self) -> bool {
        self.attributes.iter().any(|(name, _)| name.starts_with("on"))
    }
}

/// All tags in their order. Every one that is opened must be closed, in order.
pub(super) fn tags(html: &str) -> Vec<Tag> {
    let mut tags: Vec<Tag> = Vec::new();
    let mut open: Vec<(usize, usize)> = Vec::new();
    let mut at = 0;
    while let Some(found) = html[at..].find('<') {
        let start = at + found;
        let end = start + html[start..].find('>').expect("a tag ends");
        let text = &html[start + 1..end];
        at = end + 1;
        if text.starts_with('!') {
            continue;
        }
        if let Some(name) = text.strip_prefix('/') {
            let (tag, inner) = open.pop().unwrap_or_else(|| panic!("</{name}> closes nothing"));
            assert_eq!(tags[tag].name, name, "closed out of order, near {}", &html[start.saturating_sub(80)..start]);
            tags[tag].inner = html[inner..start].to_owned();
            continue;
        }
        let inside = open.iter().map(|(tag, _)| tags[*tag].name.clone()).collect();
        let tag = Tag { inside, ..tag(text) };
        let (void, alone) = (VOID.contains(&tag.name.as_str()), text.ends_with('/'));
        tags.push(tag);
        if !void && !alone {
            open.push((tags.len() - 1, at));
        }
    }
    assert!(open.is_empty(), "all tags are closed");
    tags
}

fn tag(text: &str) -> Tag {
    let (name, mut rest) = text.trim_end_matches('/').split_once([' ', '\n']).unwrap_or((text, ""));
    let mut attributes = Vec::new();
    while !rest.trim_start().is_empty() {
        rest = rest.trim_start();
        let end = rest.find(['=', ' ', '\n']).unwrap_or(rest.len());
        let attribute = rest[..end].to_owned();
        rest = &rest[end..];
        let mut value = String::new();
        if let Some(quoted) = rest.strip_prefix("=\"") {
            let end = quoted.find('"').expect("an attribute ends");
            value = unescape(&quoted[..end]);
            rest = &quoted[end + 1..];
        }
        assert!(attributes.iter().all(|(other, _)| *other != attribute), "{attribute} twice in <{text}>");
        attributes.push((attribute, value));
    }
    Tag { name: name.to_owned(), attributes, ..Tag::default() }
}

pub(super) fn unescape(text: &str) -> String {
    let mut text = text.to_owned();
    for (entity, letter) in [("&#34;", "\""), ("&#38;", "&"), ("&#39;", "'"), ("&#60;", "<"), ("&#62;", ">")] {
        text = text.replace(entity, letter);
    }
    text
}

/// What a reader sees of a piece of HTML.
pub(super) fn words(html: &str) -> String {
    let mut text = String::new();
    for (number, part) in html.split('<').enumerate() {
        let visible = if number == 0 { part } else { part.split_once('>').map_or("", |(_, text)| text) };
        text.push_str(visible);
        text.push(' ');
    }
    unescape(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// A form as a browser sends it.
#[derive(Debug)]
pub(super) struct Form {
    pub(super) id: String,
    pub(super) method: String,
    pub(super) action: String,
    pub(super) hidden: Vec<(String, String)>,
    /// Radios and selects, each with its values.
    pub(super) options: Vec<(String, Vec<String>)>,
    /// Name, value and largest value.
    pub(super) numbers: Vec<(String, String, u8)>,
    pub(super) checks: Vec<String>,
    /// What a browser would send if nothing were touched.
    pub(super) untouched: Vec<(String, String)>,
    pub(super) buttons: Vec<Option<(String, String)>>,
}

/// Those of the page itself; at the foot of every page stands the choice of a language.
pub(super) fn forms(html: &str) -> Vec<Form> {
    let html = html.split("<footer").next().unwrap_or_default();
    html.split("<form ").skip(1).map(|rest| form(rest.split("</form>").next().expect("a form ends"))).collect()
}

fn form(html: &str) -> Form {
    let given = |tag: &Tag, name: &str| tag.get(name).unwrap_or_default().to_owned();
    let (head, inner) = html.split_once('>').expect("a tag ends");
    let head = tag(&format!("form {head}"));
    let mut found = Form {
        id: given(&head, "id"),
        method: given(&head, "method"),
        action: given(&head, "action"),
        hidden: Vec::new(),
        options: Vec::new(),
        numbers: Vec::new(),
        checks: Vec::new(),
        untouched: Vec::new(),
        buttons: Vec::new(),
    };
    let mut select = String::new();
    for text in inner.split('<').skip(1).filter(|text| !text.starts_with('/')) {
        let tag = tag(text.split('>').next().expect("a tag ends"));
        let (name, value) = (given(&tag, "name"), given(&tag, "value"));
        let chosen = tag.get("checked").is_some() || tag.get("selected").is_some();
        let pair = |name: &str| (name.to_owned(), value.clone());
        match (tag.name.as_str(), tag.get("type")) {
            ("input", Some("hidden" | "number")) => found.untouched.push(pair(&name)),
            ("option", _) if chosen => found.untouched.push(pair(&select)),
            ("input", _) if chosen => found.untouched.push(pair(&name)),
            _ => {}
        }
        match (tag.name.as_str(), tag.get("type")) {
            ("input", Some("date")) => found.checks.push(name),
            ("input", Some("checkbox")) => found.checks.push(name),
            ("input", Some("hidden")) => found.hidden.push((name, value)),
            ("input", Some("radio")) => found.option(name, value),
            ("input", Some("number")) => {
                found.numbers.push((name, value, given(&tag, "max").parse::<u16>().unwrap().min(200) as u8))
            }
            ("input", other) => panic!("an input of type {other:?}"),
            ("select", _) => select = name,
            ("option", _) if !value.is_empty() => found.option(select.clone(), value),
            ("button", Some("submit")) => found.buttons.push((!name.is_empty()).then_some((name, value))),
            _ => {}
        }
    }
    found
}

impl Form {
    fn option(&mut self, name: String, value: String) {
        match self.options.iter_mut().find(|(other, _)| *other == name) {
            Some((_, values)) => values.push(value),
            None => self.options.push((name, vec![value])),
        }
    }

    /// What a browser sends if one chooses at random and leaves the numbers as they are.
    pub(super) fn fill(&self, chance: &mut Stream) -> Vec<(String, String)> {
        let mut pairs = self.hidden.clone();
        // Not every choice is made: what is said ahead may be left open.
        for (name, values) in &self.options {
            if name.contains('-') && chance.index(4) == 0 {
                continue;
            }
            pairs.push((name.clone(), values[chance.index(values.len() as u32) as usize].clone()));
        }
        for (name, value, max) in &self.numbers {
            let mut any = || (1 + chance.index(u32::from(*max).min(5))).to_string();
            pairs.push((name.clone(), if value.is_empty() { any() } else { value.clone() }));
        }
        let checked = self.checks.iter().filter(|_| chance.index(3) == 0);
        pairs.extend(checked.map(|name| (name.clone(), "1".to_owned())));
        pairs.extend(self.buttons[chance.index(self.buttons.len() as u32) as usize].clone());
        pairs
    }

    /// Every field filled in with its longest value.
    pub(super) fn fullest(&self) -> Vec<(String, String)> {
        let longest = |values: &Vec<String>| values.iter().max_by_key(|value| value.len()).cloned().unwrap_or_default();
        let options = self.options.iter().map(|(name, values)| (name.clone(), longest(values)));
        let numbers = self.numbers.iter().map(|(name, ..)| (name.clone(), "99".to_owned()));
        let checks = self.checks.iter().map(|name| (name.clone(), "1".to_owned()));
        self.hidden.iter().cloned().chain(options).chain(numbers).chain(checks).collect()
    }

    /// Whether these fields can be sent with this form, by some button.
    pub(super) fn can_send(&self, pairs: &[(String, String)]) -> bool {
        let can = |(name, value): &(String, String), said: &[(String, String)]| {
            self.hidden.contains(&(name.clone(), value.clone()))
                || self.options.iter().any(|(other, values)| other == name && values.contains(value))
                || self.numbers.iter().any(|(other, _, max)| other == name && value.parse::<u8>().unwrap() <= *max)
                || said.contains(&(name.clone(), value.clone()))
        };
        // A button may say several fields in one word.
        let mut said = self.buttons.iter().map(|button| tap::spread(button.iter().cloned().collect()));
        said.any(|said| pairs.iter().all(|pair| can(pair, &said)))
    }
}
