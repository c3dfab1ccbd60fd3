//! A message as the build puts it into the program: its pattern as a row of parts (`src/text/sentence.rs`), in Rust's words.

use std::collections::BTreeMap;

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

/// The messages of a language.
pub(crate) struct Messages<'a> {
    pub(crate) tag: &'a str,
    pub(crate) patterns: BTreeMap<&'a str, Pattern<&'a str>>,
}

/// One message of a language; its arguments in the order in which they are handed over.
pub(crate) struct Message<'a> {
    pub(crate) of: &'a Messages<'a>,
    pub(crate) name: &'a str,
    pub(crate) arguments: Vec<&'a str>,
}

enum Piece {
    Text(String),
    /// A part that is none.
    Code(String),
}

impl Message<'_> {
    pub(crate) fn parts(&self) -> String {
        self.row(&self.of.patterns[self.name])
    }

    fn row(&self, pattern: &Pattern<&str>) -> String {
        let mut pieces = Vec::new();
        self.add(pattern, &mut pieces);
        let part = |piece: &Piece| match piece {
            Piece::Text(text) => format!("Part::Text({text:?})"),
            Piece::Code(code) => code.clone(),
        };
        format!("&[{}]", pieces.iter().map(part).collect::<Vec<_>>().join(", "))
    }

    fn add(&self, pattern: &Pattern<&str>, pieces: &mut Vec<Piece>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => push(value, pieces),
                PatternElement::Placeable { expression } => self.add_expression(expression, pieces),
            }
        }
    }

    fn add_expression(&self, expression: &Expression<&str>, pieces: &mut Vec<Piece>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline, pieces),
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                pieces.push(Piece::Code(self.choice(id.name, variants)));
            }
            Expression::Select { .. } => self.refuse("chooses by what is no argument"),
        }
    }

    fn add_inline(&self, inline: &InlineExpression<&str>, pieces: &mut Vec<Piece>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                pieces.push(Piece::Code(format!("Part::Say({})", self.place(id.name))));
            }
            InlineExpression::StringLiteral { value } if !value.contains('\\') => push(value, pieces),
            InlineExpression::MessageReference { id, attribute: None } => match self.of.patterns.get(id.name) {
                Some(pattern) => self.add(pattern, pieces),
                None => self.refuse("says a message that is not there"),
            },
            InlineExpression::FunctionReference { id, arguments: CallArguments { positional, named } } => {
                match &positional[..] {
                    [InlineExpression::VariableReference { id: word }] if named.is_empty() => {
                        let (place, function) = (self.place(word.name), id.name.to_lowercase());
                        pieces.push(Piece::Code(format!("Part::Bent({place}, bent::{}::{function})", self.of.tag)));
                    }
                    _ => self.refuse("calls a function with something else than one argument"),
                }
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression, pieces),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => self.refuse("has something in it that no sentence had so far"),
        }
    }

    fn choice(&self, by: &str, variants: &[Variant<&str>]) -> String {
        let key = |key: &VariantKey<&str>| match key {
            VariantKey::Identifier { name } => format!("Key::Word({name:?})"),
            VariantKey::NumberLiteral { value } => format!("Key::Count({value})"),
        };
        let branches: String =
            variants.iter().map(|variant| format!("({}, {}), ", key(&variant.key), self.row(&variant.value))).collect();
        let otherwise = variants.iter().position(|variant| variant.default).expect("the parser wants a default");
        format!("Part::Choose(&Choice {{ by: {}, branches: &[{branches}], otherwise: {otherwise} }})", self.place(by))
    }

    fn place(&self, argument: &str) -> usize {
        let place = self.arguments.iter().position(|known| *known == argument);
        place.unwrap_or_else(|| self.refuse("says an argument that it does not have"))
    }

    fn refuse(&self, what: &str) -> ! {
        panic!("{}: {} {what}", self.of.tag, self.name)
    }
}

/// What stands side by side is one text.
fn push(text: &str, pieces: &mut Vec<Piece>) {
    match pieces.last_mut() {
        Some(Piece::Text(before)) => before.push_str(text),
        Some(Piece::Code(_)) | None => pieces.push(Piece::Text(text.to_owned())),
    }
}
