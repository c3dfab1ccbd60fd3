//! What is data in the tree and must be in the binary: static files, under
//! names that carry their content's hash; the languages of `locales/languages`, and their sentences as functions, so that a
//! missing message or argument does not compile.

#[path = "locales/compile.rs"]
mod compile;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use compile::{Message, Messages};
use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use sha2::{Digest, Sha256};

/// The games that have rules to read.
const GAMES: [&str; 2] = ["odyssee", "ulysses"];

/// A line of `locales/languages`: the only list of languages there is.
struct Language {
    /// The variant of `Locale`.
    name: String,
    tag: String,
    zone: String,
    own_name: String,
}

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    // Migrations are compiled in by a macro that does not look whether there are new ones.
    for folder in ["static", "locales", "migrations"] {
        println!("cargo:rerun-if-changed={folder}");
    }
    write(&out.join("assets.rs"), &assets(Path::new("static"), &out));
    let locales = Path::new("locales");
    let languages = languages(locales);
    write(&out.join("languages.rs"), &locale(&languages));
    write(&out.join("messages.rs"), &messages(locales, &languages));
    println!("cargo:rerun-if-changed=templates");
    write(&out.join("sentences.rs"), &sentences(&locales.join(&languages[0].tag), Path::new("templates")));
    for game in GAMES {
        write(&out.join(format!("{game}_rules.rs")), &rules(locales, game, &languages));
    }
}

/// Four columns each, English first: where somebody speaks none of them, and where messages are compared.
fn languages(folder: &Path) -> Vec<Language> {
    let text = String::from_utf8(read(&folder.join("languages"))).expect("locales/languages is UTF-8");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let language = |line: &str| {
        let mut columns = line.split_whitespace().map(str::to_owned);
        let mut next =
            || columns.next().unwrap_or_else(|| panic!("locales/languages: a column is missing in «{line}»"));
        let (name, tag, zone, first) = (next(), next(), next(), next());
        Language { name, tag, zone, own_name: columns.fold(first, |so_far, word| so_far + " " + &word) }
    };
    let languages: Vec<Language> = lines.map(language).collect();
    assert!(languages.first().is_some_and(|first| first.tag == "en"), "locales/languages begins with English");
    languages
}

/// The enum `Locale` and what is told of each of its variants.
fn locale(languages: &[Language]) -> String {
    let each = |told: &dyn Fn(&Language) -> String| -> String {
        languages.iter().map(|language| format!("            {}\n", told(language))).collect()
    };
    let variants = each(&|language| format!("{},", language.name));
    let all = each(&|language| format!("Locale::{},", language.name));
    let by =
        |value: fn(&Language) -> &str| each(&|language| format!("Locale::{} => {:?},", language.name, value(language)));
    let (tags, names, zones) = (by(|one| &one.tag), by(|one| &one.own_name), by(|one| &one.zone));
    format!(
        "/// The languages of `locales/languages`, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Locale {{
{variants}}}

impl Locale {{
    /// In the order of `SOURCES`.
    pub const ALL: [Locale; {count}] = [
{all}    ];

    pub fn tag(self) -> &'static str {{
        match self {{
{tags}        }}
    }}

    /// As its speakers call it: the same in every language.
    pub fn own_name(self) -> &'static str {{
        match self {{
{names}        }}
    }}

    /// The time zone in which most of its readers live.
    pub fn zone_name(self) -> &'static str {{
        match self {{
{zones}        }}
    }}
}}
",
        count = languages.len()
    )
}

/// The rules of a game to read, in the order of languages; an empty list for a game that has none yet.
fn rules(folder: &Path, game: &str, languages: &[Language]) -> String {
    let path = |language: &Language| folder.join(&language.tag).join("rules").join(format!("{game}.md"));
    if !path(&languages[0]).exists() {
        return "[]".to_owned();
    }
    let source = |language: &Language| {
        let path = path(language);
        let path = fs::canonicalize(&path).unwrap_or_else(|_| panic!("{} is missing", path.display()));
        format!("    include_str!({path:?}),\n")
    };
    format!("[\n{}]\n", languages.iter().map(source).collect::<String>())
}

/// A constant with the public address of every file, and the list that the server answers from.
fn assets(folder: &Path, out: &Path) -> String {
    let mut names: Vec<String> = files(folder).iter().map(|path| file_name(path)).collect();
    // Style sheets last: they name the other files, whose hashes must be known by then.
    names.sort_by_key(|name| (name.ends_with(".css"), name.clone()));
    let mut public = BTreeMap::new();
    let (mut constants, mut list) = (String::new(), String::new());
    for name in names {
        let mut bytes = read(&folder.join(&name));
        if name.ends_with(".css") {
            let mut css = String::from_utf8(bytes).expect("a style sheet is UTF-8");
            for (plain, hashed) in &public {
                css = css.replace(&format!("url(\"{plain}\")"), &format!("url(\"{hashed}\")"));
            }
            bytes = css.into_bytes();
        }
        let (stem, extension) = name.rsplit_once('.').unwrap_or_else(|| panic!("static/{name} needs an extension"));
        let hashed = format!("{stem}.{}.{extension}", hex(&Sha256::digest(&bytes)[..6]));
        let copy = out.join(&name);
        fs::write(&copy, &bytes).expect("OUT_DIR is writable");
        // Only style sheets name typefaces.
        if extension != "woff2" {
            let constant = name.to_uppercase().replace(['.', '-'], "_");
            writeln!(constants, "pub(crate) const {constant}: &str = \"/static/{hashed}\";")
                .expect("writing to a string");
        }
        writeln!(
            list,
            "    Asset {{ name: {hashed:?}, mime: {:?}, bytes: include_bytes!({copy:?}), packed: OnceLock::new() }},",
            mime(extension)
        )
        .expect("writing to a string");
        public.insert(name, hashed);
    }
    format!("{constants}\nstatic ASSETS: [Asset; {}] = [\n{list}];\n", public.len())
}

fn mime(extension: &str) -> &'static str {
    match extension {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        other => panic!("static files of kind .{other} have no media type yet"),
    }
}

/// One method of `Text` for each message, and what it says in each language; every language must have the same messages with the
/// same arguments.
fn messages(folder: &Path, languages: &[Language]) -> String {
    let mut sentences = String::new();
    let mut reference: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut chosen_in_english = BTreeMap::new();
    for (number, Language { tag: locale, .. }) in languages.iter().enumerate() {
        let texts: Vec<(PathBuf, String)> = files(&folder.join(locale)).into_iter().map(with_text).collect();
        let mut messages = Messages { tag: locale, patterns: BTreeMap::new() };
        for (path, text) in &texts {
            let resource = fluent_syntax::parser::parse(text.as_str())
                .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
            for entry in resource.body {
                if let Entry::Message(ast::Message { id, value, .. }) = entry {
                    let value = value.unwrap_or_else(|| panic!("{locale}: {} says nothing", id.name));
                    let twice = messages.patterns.insert(id.name, value);
                    assert!(twice.is_none(), "{locale}: {} stands there twice", id.name);
                }
            }
        }
        let mut found = BTreeMap::new();
        let mut said_here = String::new();
        for (name, value) in &messages.patterns {
            let mut arguments = BTreeSet::new();
            collect(value, &mut arguments);
            let chosen = by_word(value);
            let english = chosen_in_english.entry((*name).to_owned()).or_insert_with(|| chosen.clone());
            check_choices(locale, name, &chosen, english);
            let said = said(value);
            let both = chosen.keys().find(|argument| said.contains(*argument));
            assert_eq!(both, None, "{locale}: {name} says what it chooses by");
            let message = Message { of: &messages, name, arguments: arguments.iter().map(String::as_str).collect() };
            writeln!(said_here, "        {},", message.parts()).expect("writing to a string");
            found.insert((*name).to_owned(), arguments);
        }
        writeln!(sentences, "    [\n{said_here}    ],").expect("writing to a string");
        if number == 0 {
            reference = found;
        } else {
            for (name, arguments) in &reference {
                match found.get(name) {
                    None => panic!("{locale}: message {name} is missing"),
                    Some(others) => assert_eq!(arguments, others, "{locale}: arguments of {name} differ from English"),
                }
            }
            for name in found.keys() {
                assert!(reference.contains_key(name), "{locale}: message {name} is not in English");
            }
        }
    }
    let mut methods = String::new();
    for (number, (name, arguments)) in reference.iter().enumerate() {
        let function = name.replace('-', "_");
        let lifetime = if arguments.is_empty() { "" } else { "<'a>" };
        let parameters: String = arguments.iter().map(|name| format!(", {name}: impl Into<Value<'a>>")).collect();
        let values: Vec<String> = arguments.iter().map(|name| format!("{name}.into()")).collect();
        let values = values.join(", ");
        writeln!(
            methods,
            "    pub(crate) fn {function}{lifetime}(self{parameters}) -> String {{ self.say({number}, &[{values}]) }}"
        )
        .expect("writing to a string");
    }
    format!(
        "/// Of each language, in the order of their names.\nstatic SENTENCES: [[&[Part]; {}]; {}] = [\n{sentences}];\n\n\
         impl Text {{\n{methods}}}\n",
        reference.len(),
        languages.len()
    )
}

fn with_text(path: PathBuf) -> (PathBuf, String) {
    let text = String::from_utf8(read(&path)).unwrap_or_else(|_| panic!("{} is not UTF-8", path.display()));
    (path, text)
}

/// What a message chooses by, other than counts: the words are the code's own, which are handed in for that and nothing else.
fn by_word(value: &Pattern<&str>) -> BTreeMap<String, BTreeSet<String>> {
    let mut choices = BTreeMap::new();
    choose(value, &mut choices);
    let is_count = |key: &String| {
        ["zero", "one", "two", "few", "many", "other"].contains(&key.as_str()) || key.parse::<f64>().is_ok()
    };
    let words = choices.into_iter().filter(|(_, keys)| !keys.iter().all(is_count));
    words.map(|(name, keys)| (name, keys.into_iter().collect())).collect()
}

/// What it shows of its arguments.
fn said(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(inline) } => collect_inline(inline, &mut names),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                names.extend(variants.iter().flat_map(|variant| said(&variant.value)));
            }
            PatternElement::TextElement { .. } => {}
        }
    }
    names
}

/// A message that chose by a word of its own language would stop choosing as soon as that word is changed elsewhere, and
/// nobody would see it: every language chooses between the same words.
fn check_choices(
    locale: &str,
    message: &str,
    chosen: &BTreeMap<String, BTreeSet<String>>,
    english: &BTreeMap<String, BTreeSet<String>>,
) {
    for (argument, keys) in chosen {
        let known = english.get(argument);
        assert_eq!(Some(keys), known, "{locale}: {message} chooses by ${argument} between other words than English");
    }
}

/// Every message as translators look for it: its file, the heading above it, what it chooses by, and the templates that say it.
fn sentences(folder: &Path, templates: &Path) -> String {
    let templates: Vec<(String, BTreeSet<String>)> = below(templates)
        .iter()
        .map(|path| (path.display().to_string(), called(&String::from_utf8(read(path)).expect("templates are UTF-8"))))
        .collect();
    let (mut list, mut names) = (String::new(), BTreeSet::new());
    for path in files(folder).iter().filter(|path| file_name(path).ends_with(".ftl")) {
        let text = String::from_utf8(read(path)).expect("a file that was read before");
        let resource = fluent_syntax::parser::parse(text.as_str()).expect("a file that was read before");
        let file = file_name(path).replace(".ftl", "");
        let mut section = String::new();
        for entry in &resource.body {
            match entry {
                Entry::GroupComment(comment) => section = comment.content.join(" "),
                Entry::Message(message) => {
                    let (id, function) = (message.id.name, message.id.name.replace('-', "_"));
                    let (mut arguments, mut choices) = (BTreeSet::new(), BTreeMap::new());
                    if let Some(value) = &message.value {
                        collect(value, &mut arguments);
                        choose(value, &mut choices);
                    }
                    let places: Vec<&String> = templates
                        .iter()
                        .filter(|(_, called)| called.contains(&function))
                        .map(|(path, _)| path)
                        .collect();
                    let choices: Vec<(&String, &Vec<String>)> = choices.iter().collect();
                    let choices: String =
                        choices.iter().map(|(name, keys)| format!("({name:?}, &{keys:?}), ")).collect();
                    writeln!(
                        list,
                        "    Message {{ file: {file:?}, section: {section:?}, id: {id:?}, arguments: &{:?}, choices: &[{choices}], \
                         templates: &{places:?} }},",
                        arguments.iter().collect::<Vec<_>>()
                    )
                    .expect("writing to a string");
                    names.insert(id.to_owned());
                }
                _ => {}
            }
        }
    }
    let (count, names) = (names.len(), names.into_iter().collect::<Vec<String>>());
    format!(
        "static MESSAGES: [Message; {count}] = [\n{list}];\n\n/// In the order of `SENTENCES`.\nstatic NAMES: [&str; {count}] = {names:?};\n"
    )
}

/// The functions that a template calls.
fn called(template: &str) -> BTreeSet<String> {
    let is_name = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
    let calls = template.match_indices('(').map(|(at, _)| template[..at].rsplit(|sign| !is_name(sign)).next());
    calls.flatten().map(str::to_owned).collect()
}

/// What a pattern chooses by, and between which.
fn choose(pattern: &Pattern<&str>, choices: &mut BTreeMap<String, Vec<String>>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element {
            if let InlineExpression::VariableReference { id } = selector {
                let keys = choices.entry(id.name.to_owned()).or_default();
                for variant in variants {
                    let key = match variant.key {
                        VariantKey::Identifier { name } => name,
                        VariantKey::NumberLiteral { value } => value,
                    };
                    if !keys.iter().any(|known| known == key) {
                        keys.push(key.to_owned());
                    }
                }
            }
            variants.iter().for_each(|variant| choose(&variant.value, choices));
        }
    }
}

/// All files below a folder, in the order of their paths.
fn below(folder: &Path) -> Vec<PathBuf> {
    let folders = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let folders = folders.map(|entry| entry.expect("a folder can be read to its end").path());
    let mut found: Vec<PathBuf> = folders.filter(|path| path.is_dir()).flat_map(|path| below(&path)).collect();
    found.extend(files(folder));
    found.sort();
    found
}

fn collect(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, arguments);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, arguments: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, arguments),
        Expression::Select { selector, variants } => {
            collect_inline(selector, arguments);
            variants.iter().for_each(|variant| collect(&variant.value, arguments));
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, arguments),
        InlineExpression::FunctionReference { arguments: given, .. } => {
            given.positional.iter().for_each(|inner| collect_inline(inner, arguments));
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

/// The files of a folder in the order of their names.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a folder can be read to its end").path())
        .filter(|path| path.is_file() && !file_name(path).starts_with('.'))
        .collect();
    files.sort();
    files
}

fn file_name(path: &Path) -> String {
    path.file_name().and_then(|name| name.to_str()).expect("file names are UTF-8").to_owned()
}

fn read(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
