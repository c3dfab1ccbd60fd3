//! The hand-swap law over pages: what an eye may not know changes no byte of what it reads.

use std::collections::BTreeSet;

use super::table::{Table, random_game};
use crate::engine::ulysses::Ulysses;
use crate::engine::ulysses::fixture::key;
use crate::engine::{Eye, Game as _};
use crate::mail::picture::preview::of_table;
use crate::mail::ulysses::knowns;
use crate::settle::ulysses::sample::Sampler;
use crate::text::Locale;

#[test]
fn eng_05_no_page_tells_another_world_from_this_one() {
    let (mut compared, mut differed) = (0, 0);
    for number in 0..10 {
        random_game(number, |table, chance| {
            if chance.index(10) != 0 {
                return;
            }
            let mut table = table.with_last(30);
            // Whatever the reader may have said ahead, sensible or not.
            table.said = Sampler::new(&table.game, chance).said();
            for eye in table.eyes() {
                let world = table.game.other_world(eye, &key(u64::from(chance.index(u32::MAX))));
                let other = table.in_world(world);
                assert_eq!(other.page(eye), table.page(eye), "{eye:?}");
                assert_eq!(other.log_page(eye), table.log_page(eye), "{eye:?}");
                compared += 1;
                let all = |table: &Table| table.eyes().map(|eye| table.game.view(eye)).collect::<Vec<_>>();
                differed += usize::from(all(&other) != all(&table));
            }
        });
    }
    assert!(compared > 500 && differed > compared / 2, "{compared} compared, {differed} differed");
}

#[test]
fn eng_05_no_picture_of_a_preview_tells_another_world_from_this_one() {
    let (mut compared, mut shown) = (0, BTreeSet::new());
    let mut known = knowns().remove(0);
    // The picture for whoever pastes the table's address somewhere.
    let mut preview = |game: &Ulysses| {
        known.view = game.view(Eye::Public);
        of_table(&known.chart(Locale::English, None).letter(), "Ulysses", "K7QM2X").expect("it can be drawn")
    };
    random_game(3, |table, chance| {
        if chance.index(40) == 0 {
            let world = table.game.other_world(Eye::Public, &key(u64::from(chance.index(u32::MAX))));
            assert_ne!(world.view(Eye::Archive), table.game.view(Eye::Archive), "another world");
            let picture = preview(&table.game);
            assert_eq!(preview(&world), picture);
            compared += 1;
            shown.insert(picture);
        }
    });
    assert!(compared > 3 && shown.len() > 3, "{compared} compared, {} different", shown.len());
}

/// The story is filtered by the engine; here it must show that nothing puts back what was taken out.
#[test]
fn a_story_names_the_cards_and_goals_of_its_reader_only() {
    random_game(1, |table, _| {
        if table.log.len() != 40 {
            return;
        }
        let public = table.log_page(Eye::Public);
        assert!(!public.contains("You draw") && !public.contains("Your goals"));
        for eye in table.eyes().filter(|eye| *eye != Eye::Public) {
            let page = table.log_page(eye);
            assert_eq!(page.matches("Your goals are").count(), 1);
            assert!(!page.contains("The goals of"), "others' goals are told of nobody");
        }
    });
}
