//! Examples of the letters about Odyssee: the beginning, a question of each sort, the end.

use std::sync::LazyLock;

use super::contents::{About, ArchiveFile, Letter, Play};
use super::samples::Sampled;
use super::samples::game::{CODE, SampleGame, Wish, letter};
use crate::engine::GameKind;
use crate::engine::odyssee::{Odyssee, Options, Question, Ruleset, View};
use crate::text::Locale;

impl Sampled for Odyssee {
    fn rules() -> (Ruleset, Options) {
        (Ruleset::default(), Options::default())
    }

    fn samples(locale: Locale) -> Vec<(&'static str, Letter)> {
        let (game, wish) = (&*GAME, &Wish { locale, name: None, with_hand: true });
        // What is said at the table in the examples is about the first game.
        let silent = |play: Play| Play { talk: Vec::new(), ..play };
        let asked =
            |question: Question| silent(game.play_when(wish, move |view: &View| view.question == Some(question)));
        let over = silent(game.play_when(wish, |view| view.question.is_none()));
        let json = game.records.last().map(|record| record.archive().to_json()).unwrap_or_default();
        let middle = game.records.len() / 2;
        let about = [
            ("odyssee, begins", About::Begins(silent(game.play((wish, CODE), 0, 0)))),
            ("odyssee, turn", About::Question(asked(Question::Turn))),
            ("odyssee, sail", About::Question(asked(Question::Sail))),
            ("odyssee, land", About::Question(asked(Question::Land))),
            ("odyssee, give", About::Question(asked(Question::Give))),
            ("odyssee, meeting", About::Question(asked(Question::Meeting))),
            ("odyssee, away", About::Away(silent(game.play((wish, CODE), middle, middle as u32 - 8)), false)),
            ("odyssee, over", About::Over(over, ArchiveFile::of(GameKind::Odyssee, CODE, json))),
        ];
        about.into_iter().map(|(name, about)| (name, letter(wish, about))).collect()
    }
}

/// Played once: it is the same in every language.
static GAME: LazyLock<SampleGame<Odyssee>> = LazyLock::new(SampleGame::played);
