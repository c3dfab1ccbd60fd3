//! Snapshots: what they hide from a careless reader, and what is refused.

use serde_json::{Value, json};

use crate::engine::ulysses::Ulysses;
use crate::engine::ulysses::fixture::Fixture;

fn refused(fixture: &Fixture, change: impl Fn(&mut Value)) -> String {
    let mut value = serde_json::to_value(fixture.game()).unwrap();
    change(&mut value);
    serde_json::from_value::<Ulysses>(value).unwrap_err().to_string()
}

#[test]
fn a_broken_snapshot_is_refused() {
    let game = Fixture::four().hand(0, "2o").hand(1, "1o").play_all(&["0 propose cyprus", "1 object delos 1o"]);
    assert_eq!(refused(&game, |value| value["discard"] = json!("1o")), "action cards are missing or too many");
    assert_eq!(refused(&game, |value| value["plagues"] = json!([1, 2, 3, 4, 5, 6, 7])), "there are too many plagues");
    let goals = "goals are missing, too many or in a wrong pile";
    assert_eq!(refused(&game, |value| value["piles"][0] = json!([])), goals);
    assert_eq!(refused(&game, |value| value["players"][0]["hidden"] = json!([0, 1, 2])), goals);
    assert_eq!(refused(&game, |value| value["active"] = json!(4)), "a seat is missing or too many");
    assert_eq!(refused(&game, |value| value["turn"] = json!(121)), "the turn is beyond the limit");
    assert_eq!(refused(&game, |value| value["winds"] = json!(120)), "the turn is beyond the limit");
    let temples = "temples are missing or too many";
    assert_eq!(refused(&game, |value| value["players"][2]["temples"] = json!(0)), temples);
    let discs = "the discs or the discussion make no sense";
    assert_eq!(refused(&game, |value| value["phase"]["discussion"]["asked"] = json!(1)), discs);
    assert_eq!(refused(&game, |value| value["ship"] = json!(9)), discs);
    assert!(
        refused(&game, |value| value["options"]["board"] = json!("atlantis")).contains("no board is called atlantis")
    );
    assert!(refused(&game, |value| value["ship"] = json!(36)).contains("a place is a number below 36"));
}

#[test]
fn a_state_shown_for_debugging_masks_its_key() {
    let text = format!("{:?}", Fixture::four().game());
    assert!(text.contains("key: DealKey(…)"), "{text}");
}
