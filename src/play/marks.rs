//! Marks above and below letters. A few belong to every writing; a tower of them covers what stands on other lines.

/// Hebrew with all its points has four on one letter.
const ROW_MAX: usize = 4;

/// Whether more marks stand on one letter than any writing needs.
pub(super) fn are_stacked(text: &str) -> bool {
    let mut row = 0;
    text.chars().any(|sign| {
        row = if is_mark(sign) { row + 1 } else { 0 };
        row > ROW_MAX
    })
}

/// Without those that no writing needs.
pub(super) fn unstack(text: &str) -> String {
    let mut row = 0;
    let keep = |sign: &char| {
        row = if is_mark(*sign) { row + 1 } else { 0 };
        row <= ROW_MAX
    };
    text.chars().filter(keep).collect()
}

/// What stands on the letter before it: the blocks that hold nothing else, and the marks of writings with their own.
fn is_mark(sign: char) -> bool {
    matches!(sign,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{5bf}' | '\u{5c1}'..='\u{5c2}'
        | '\u{5c4}'..='\u{5c5}' | '\u{5c7}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{670}'
        | '\u{6d6}'..='\u{6dc}' | '\u{6df}'..='\u{6e4}' | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}'
        | '\u{eb1}' | '\u{eb4}'..='\u{ebc}' | '\u{ec8}'..='\u{ece}' | '\u{f71}'..='\u{f84}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1cd0}'..='\u{1cff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{a66f}'..='\u{a67d}'
        | '\u{a8e0}'..='\u{a8f1}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}' | '\u{e0100}'..='\u{e01ef}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s_13_towers_of_marks_are_told_from_writing() {
        for written in ["Žofie", "Nguye\u{302}\u{303}n", "שׁ\u{5bc}\u{5b8}\u{596}", "ที่", "❤\u{fe0f}", ""] {
            assert!(!are_stacked(written), "{written}");
            assert_eq!(unstack(written), written);
        }
        let tower = format!("a{}b", "\u{301}".repeat(30));
        assert!(are_stacked(&tower));
        assert_eq!(unstack(&tower), format!("a{}b", "\u{301}".repeat(4)));
    }
}
