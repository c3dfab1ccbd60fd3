//! The page's style sheet as a drawing without a page understands it: custom properties replaced by day's values, one rule for
//! each class that sets one; what depends on the screen or the pointer left out. So there is one place for the chart's looks.

use std::collections::BTreeMap;
use std::sync::LazyLock;

const SOURCE: &str = include_str!("../../../static/chart.css");

/// The rules for a `<style>` element inside the drawing.
pub(super) fn sheet() -> &'static str {
    static SHEET: LazyLock<String> = LazyLock::new(|| resolved(SOURCE));
    &SHEET
}

/// Those of them that these elements can need: reading rules takes longer than drawing a few lines.
pub(super) fn rules_for(elements: &str) -> String {
    let needed = |rule: &&str| {
        let selector = rule.split('{').next().unwrap_or_default();
        selector.split(['.', ' ']).all(|name| elements.contains(name))
    };
    sheet().split_inclusive('}').filter(needed).collect()
}

fn resolved(source: &str) -> String {
    let rules = rules(source);
    let mut global = BTreeMap::new();
    let mut scoped: BTreeMap<&str, Vec<(&str, &str)>> = BTreeMap::new();
    for (selector, declarations) in &rules {
        for (name, value) in declarations.iter().filter(|(name, _)| name.starts_with("--")) {
            if *selector == ".chart" {
                global.insert(*name, *value);
            } else {
                scoped.entry(name).or_default().push((selector, value));
            }
        }
    }
    let mut out = String::new();
    // Rules for the drawing as a whole are about its place on a page.
    for (selector, declarations) in rules.iter().filter(|(selector, _)| selector.contains(' ')) {
        for (name, value) in declarations.iter().filter(|(name, _)| !name.starts_with("--")) {
            let value = with_values(value, &global);
            match variable(&value) {
                None => out += &format!("{selector}{{{name}:{value}}}"),
                Some(own) => {
                    let element = selector.rsplit(' ').next().unwrap_or_default();
                    for (scope, value) in scoped.get(own).into_iter().flatten() {
                        out += &format!("{scope} {element}{{{name}:{}}}", with_values(value, &global));
                    }
                }
            }
        }
    }
    out
}

type Rule<'a> = (&'a str, Vec<(&'a str, &'a str)>);

/// Every selector with its declarations. What stands inside an at-rule is for certain screens, selectors with a colon are for
/// pointers, and chips by themselves stand on pages only.
fn rules(source: &str) -> Vec<Rule<'_>> {
    let mut rules = Vec::new();
    let (mut depth, mut at_rule, mut start) = (0, false, 0);
    let mut selector = "";
    for (at, sign) in source.char_indices() {
        match sign {
            '{' => {
                depth += 1;
                if depth == 1 {
                    selector = source[start..at].rsplit("*/").next().unwrap_or_default().trim();
                    at_rule = selector.starts_with('@');
                    start = at + 1;
                }
            }
            '}' => {
                depth -= 1;
                if depth == 0 {
                    if !at_rule {
                        let declarations = declarations(&source[start..at]);
                        let is_drawn =
                            |selector: &&str| !selector.contains(':') && !selector.starts_with(".chart-chip");
                        let single = selector.split(',').map(str::trim).filter(is_drawn);
                        rules.extend(single.map(|selector| (selector, declarations.clone())));
                    }
                    start = at + 1;
                }
            }
            _ => {}
        }
    }
    rules
}

fn declarations(block: &str) -> Vec<(&str, &str)> {
    block.split(';').filter_map(|line| line.split_once(':')).map(|(name, value)| (name.trim(), value.trim())).collect()
}

/// The name inside `var(…)`, if there is one.
fn variable(value: &str) -> Option<&str> {
    value.split_once("var(")?.1.split(')').next()
}

fn with_values(value: &str, global: &BTreeMap<&str, &str>) -> String {
    match variable(value).and_then(|name| Some((name, global.get(name)?))) {
        Some((name, known)) => value.replace(&format!("var({name})"), known),
        None => value.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_are_replaced_where_they_hold() {
        let source = "/* a */ .chart { --sea: #123; --red: #f00; width: 100% }\n.chart .red { --tint: var(--red); }\n\
                      @media (x) { .chart { --sea: #000; } }\n.chart .sea, .chart a:hover { fill: var(--sea); }\n\
                      .chart .disc { fill: var(--tint); r: 2 }";
        let expected = ".chart .sea{fill:#123}.chart .red .disc{fill:#f00}.chart .disc{r:2}";
        assert_eq!(resolved(source), expected);
    }

    #[test]
    fn nothing_of_the_real_sheet_is_left_unresolved() {
        assert!(
            !sheet().contains("var(")
                && !sheet().contains("--")
                && sheet().contains(".chart .violet .disc{fill:#6a3d9a}")
        );
        assert!(sheet().contains(".chart .pin.black circle{fill:#000}"));
    }
}
