//! Messages as a reader meets them: every way through their branches is a sentence of its own.

use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

/// One message of one language.
pub(super) struct Message {
    pub(super) id: String,
    /// As they are read, one for each way through the branches.
    pub(super) sentences: Vec<Vec<Piece>>,
    /// The plural forms that each count chooses by.
    pub(super) plurals: Vec<(String, Vec<String>)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    Words(String),
    Argument {
        name: String,
        /// Whether the branch was chosen by it.
        chosen_by: bool,
    },
}

/// A text that is no message: the rules of a game, or a template.
pub(super) struct Page {
    pub(super) name: String,
    pub(super) text: String,
}

impl Message {
    /// Of a source that holds just one.
    pub(super) fn read_one(source: &str) -> Message {
        read(source).pop().expect("a message")
    }

    /// All that it says, without its arguments.
    pub(super) fn words(&self) -> String {
        let words = self.sentences.iter().flatten().filter_map(|piece| match piece {
            Piece::Words(words) => Some(words.as_str()),
            Piece::Argument { .. } => None,
        });
        words.collect::<Vec<_>>().join("\n")
    }
}

pub(super) fn messages(tag: &str) -> Vec<Message> {
    let sources = files(&root().join("locales").join(tag), "ftl");
    sources.iter().flat_map(|path| read(&fs::read_to_string(path).unwrap())).collect()
}

/// The rules of the games to read, without the names of what their links and pictures lead to: nobody reads those.
pub(super) fn pages(tag: &str) -> Vec<Page> {
    let shown = |page: Page| Page { text: unlinked(&page.text), ..page };
    page(&root().join("locales").join(tag), "md").into_iter().map(shown).collect()
}

fn unlinked(text: &str) -> String {
    let mut parts = text.split("](");
    let first = parts.next().unwrap_or_default();
    let rest = parts.map(|part| part.split_once(')').map_or(part, |(_, rest)| rest));
    [first].into_iter().chain(rest).collect()
}

pub(super) fn templates() -> Vec<Page> {
    let templates = root().join("templates");
    ["html", "txt", "xml"].into_iter().flat_map(|ending| page(&templates, ending)).collect()
}

/// The program's own files, by their paths.
pub(super) fn sources() -> Vec<Page> {
    ["src", "tests/game"].into_iter().flat_map(|folder| page(&root().join(folder), "rs")).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn page(folder: &Path, ending: &str) -> Vec<Page> {
    let read = |path: &PathBuf| Page {
        name: path.strip_prefix(root()).unwrap().display().to_string(),
        text: fs::read_to_string(path).unwrap(),
    };
    files(folder, ending).iter().map(read).collect()
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn read(source: &str) -> Vec<Message> {
    let resource = fluent_syntax::parser::parse(source).map_err(|(_, errors)| errors).expect("the build read it, too");
    let message = |entry: &Entry<&str>| {
        let Entry::Message(message) = entry else { return None };
        let value = message.value.as_ref()?;
        let mut plurals = Vec::new();
        let sentences = pattern(value, &[], &mut plurals);
        Some(Message { id: message.id.name.to_owned(), sentences, plurals })
    };
    resource.body.iter().filter_map(message).collect()
}

/// Every way to read it; `chosen` are the arguments that have chosen this branch.
fn pattern(value: &Pattern<&str>, chosen: &[&str], plurals: &mut Vec<(String, Vec<String>)>) -> Vec<Vec<Piece>> {
    let mut ways = vec![Vec::new()];
    for element in &value.elements {
        let next = match element {
            PatternElement::TextElement { value } => vec![vec![Piece::Words((*value).to_owned())]],
            PatternElement::Placeable { expression } => placeable(expression, chosen, plurals),
        };
        let join = |way: &Vec<Piece>| next.iter().map(|more| [&way[..], &more[..]].concat()).collect::<Vec<_>>();
        ways = ways.iter().flat_map(join).collect();
    }
    ways
}

fn placeable(
    expression: &Expression<&str>,
    chosen: &[&str],
    plurals: &mut Vec<(String, Vec<String>)>,
) -> Vec<Vec<Piece>> {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            vec![vec![Piece::Argument { name: id.name.to_owned(), chosen_by: chosen.contains(&id.name) }]]
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![vec![Piece::Words((*value).to_owned())]],
        Expression::Inline(InlineExpression::Placeable { expression }) => placeable(expression, chosen, plurals),
        // Another message in its place, such as the words of a button: looked at by itself.
        Expression::Inline(_) => vec![vec![Piece::Words("…".to_owned())]],
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else { panic!("chosen by no argument") };
            let keys: Vec<String> = variants.iter().map(key).collect();
            if keys.iter().any(|key| key == "one") {
                plurals.push((id.name.to_owned(), keys));
            }
            let chosen = [chosen, &[id.name]].concat();
            variants.iter().flat_map(|variant| pattern(&variant.value, &chosen, plurals)).collect()
        }
    }
}

fn key(variant: &Variant<&str>) -> String {
    match variant.key {
        VariantKey::Identifier { name } => name.to_owned(),
        VariantKey::NumberLiteral { value } => value.to_owned(),
    }
}
