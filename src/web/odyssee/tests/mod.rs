//! What a choice on a page of Odyssee is read as.

mod ahead;

use super::choice::Choice;
use super::fault::Fault;
use super::hear;
use crate::engine::Misread;
use crate::engine::odyssee::{Action, Expected, Options};

fn heard(query: &str) -> Result<String, Fault> {
    let board = Options::default().board;
    hear::action(&Choice::of_query(query), board).map(|action: Action| action.written(board).to_string())
}

#[track_caller]
fn check(query: &str, expected: Result<&str, Fault>) {
    assert_eq!(heard(query), expected.map(str::to_owned), "{query}");
}

#[test]
fn a_button_says_a_written_answer() {
    for written in ["die", "stay", "land", "sail e9", "arrow h8 ne", "give card8", "take", "accept", "peace", "offer 0"]
    {
        check(&format!("do={}", written.replace(' ', "+")), Ok(written));
        check(&format!("do={}", written.replace(' ', ".")), Ok(written));
    }
}

#[test]
fn a_form_says_its_answer_in_fields() {
    check("do=arrow&at=h8&dir=ne", Ok("arrow h8 ne"));
    check("do=sail&at=e9", Ok("sail e9"));
    check("do=arrow&at=+H8+&dir=ne", Ok("arrow h8 ne"));
    check("do=bid&card=card3&gg=2&gc=card8&gi=isle4", Ok("bid 2g+card8+isle4 for card3"));
    check("do=bid&card=card3&gg=", Ok("bid 0 for card3"));
    check("do=ask&card=card3&else=card5&wg=1", Ok("ask 1g for card3 else card5"));
    check("do=trade&gg=1&wc=card2&wg=0", Ok("trade 1g for card2"));
    check("do=offer&gg=0&wg=0", Ok("offer 0"));
    check("do=look&isle=isle9&isle=isle2", Ok("look isle2 isle9"));
}

#[test]
fn what_no_form_sends_is_refused_with_a_sentence() {
    check("", Err(Fault::Missing));
    check("do=", Err(Fault::Missing));
    check("do=arrow&dir=ne", Err(Fault::Missing));
    check("do=die&do=stay", Err(Fault::Twice));
    check("do=trade&gc=card8&gc=card8", Err(Fault::Twice));
    check("do=trade&gg=1&gg=2", Err(Fault::Twice));
    check("do=look&isle=isle2&isle=isle2", Err(Fault::Twice));
    check("do=demand&wg=-1", Err(Fault::Count));
    check("do=demand&wg=25", Err(Fault::Count));
    check("do=demand&wg=99999999999999999999", Err(Fault::Count));
    check("do=demand&wi=isle16", Err(Fault::Unknown));
    check("do=demand&wc=card0", Err(Fault::Unknown));
    check("do=sail+z9", Err(Fault::Misread(Misread { at: 5, expected: Expected::Hex })));
    check("do=arrow&dir=ne&at=z9", Err(Fault::Misread(Misread { at: 0, expected: Expected::Hex })));
    check("do=resign", Err(Fault::Misread(Misread { at: 0, expected: Expected::Verb })));
    check(&format!("do={}", "x".repeat(61)), Err(Fault::Much));
    check(&"a=b&".repeat(200), Err(Fault::Much));
}

#[test]
fn a_link_may_have_a_sign_after_it() {
    let pairs = [("do".to_owned(), "sail e9.)".to_owned())];
    let board = Options::default().board;
    let action = hear::action(&Choice::of_link(&pairs), board).unwrap();
    assert_eq!(action.written(board).to_string(), "sail e9");
}
