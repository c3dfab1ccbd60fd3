//! The words of every kind in every language: complete, the same in text and HTML, safe to show.

use super::{EXAMPLES, Example, title};
use crate::mail::composed::{Composed, LINK_CLOSES, LINK_OPENS, compose};
use crate::mail::contents::{About, Letter, Play};
use crate::mail::kind::LetterKind;
use crate::text::{Locale, Text};

/// The numbers of the links in a text, in their order.
fn links(words: &str) -> Vec<usize> {
    let numbers = words.split(LINK_OPENS).skip(1).map(|rest| rest.split(LINK_CLOSES).next().unwrap());
    numbers.map(|number| number.parse().unwrap()).collect()
}

/// What a reader of the HTML sees, on one line; the picture as its words.
pub(super) fn seen(html: &str) -> String {
    let body = html.split_once("<body").unwrap().1.split_once('>').unwrap().1;
    let shown = body.replace("\u{e002}", "");
    let mut out = String::new();
    for part in shown.split('<') {
        out += part.split_once('>').map_or(part, |(_, text)| text);
        out.push(' ');
    }
    let unescaped = out.replace("&#38;", "&").replace("&#39;", "'").replace("&#34;", "\"").replace("&#60;", "<");
    unescaped.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_kind_composes_in_every_language() {
    for locale in Locale::ALL {
        for kind in LetterKind::ALL {
            let found = |example: &&Example| example.locale == locale && example.name.starts_with(kind.name());
            assert!(EXAMPLES.iter().any(|example| found(&example)), "{} in {}", kind.name(), locale.tag());
        }
    }
    for Example { composed, name, .. } in EXAMPLES.iter() {
        assert!(!composed.subject.is_empty() && !composed.first_line.is_empty(), "{name}");
        assert!(composed.subject.chars().all(|sign| !sign.is_control()), "{name}");
    }
}

#[test]
fn mail_01_text_and_html_hold_the_same_links_and_the_same_facts() {
    for Example { composed, name, locale } in EXAMPLES.iter() {
        let numbers = links(&composed.text);
        assert_eq!(numbers, links(&composed.html), "{name}");
        let mut all = numbers.clone();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all, (0..composed.links.len()).collect::<Vec<_>>(), "{name}: no link is unused");
        let html = seen(&composed.html);
        let plain = |line: &str| line.trim_start_matches(['-', '*', '=', ' ']).trim_end_matches(['=', ' ']).to_owned();
        for word in
            composed.text.lines().map(plain).flat_map(|line| line.split(' ').map(str::to_owned).collect::<Vec<_>>())
        {
            let word = word.trim_matches(['(', ')']);
            assert!(
                word.contains(LINK_OPENS) || html.contains(word),
                "{} {name}: «{word}» is not in the HTML",
                locale.tag()
            );
        }
    }
}

#[test]
fn mail_17_the_html_is_small_fetches_nothing_and_runs_nothing() {
    for Example { composed, name, locale } in EXAMPLES.iter() {
        let html = composed.html.to_ascii_lowercase();
        assert!(html.len() < 100_000, "{name}: {}", html.len());
        for wrong in
            ["<script", "<form", "<input", "<iframe", "<object", "<link", "http:", "https:", "url(", "@import", " on"]
        {
            let harmless =
                wrong == " on" && !html.contains(" onclick") && !html.contains(" onload") && !html.contains(" onerror");
            assert!(harmless || !html.contains(wrong), "{name}: {wrong}");
        }
        assert_eq!(html.matches("src=\"").count(), html.matches("src=\"cid:\u{e002}\"").count(), "{name}");
        assert_eq!(html.matches("<img").count(), usize::from(composed.picture.is_some()), "{name}");
        assert!(html.contains(&format!("<html lang=\"{}\">", locale.tag())) && html.contains("<title>"), "{name}");
        let preheader = seen(&composed.html);
        assert!(preheader.starts_with(&composed.first_line), "{name}: {preheader}");
    }
}

#[test]
fn mail_18_the_picture_has_words_and_headings_follow_one_another() {
    for Example { composed, name, .. } in EXAMPLES.iter() {
        assert_eq!(composed.html.matches("<h1").count(), 1, "{name}");
        assert!(!composed.html.contains("<h3") && !composed.html.contains("alt=\"\""), "{name}");
    }
}

#[test]
fn mail_20_the_text_reads_well_in_a_terminal() {
    for Example { composed, name, locale } in EXAMPLES.iter() {
        assert!(composed.text.starts_with(composed.first_line.split(' ').next().unwrap()), "{name}");
        assert!(
            !composed.text.contains("\n\n\n") && !composed.text.contains('\t') && composed.text.ends_with('\n'),
            "{name}"
        );
        for line in composed.text.lines() {
            assert!(line.chars().count() <= 78, "{} {name}: {line}", locale.tag());
            assert_eq!(line, line.trim_end(), "{name}");
            if line.contains(LINK_OPENS) {
                let alone = line.trim().starts_with(LINK_OPENS) && line.trim().ends_with(LINK_CLOSES);
                assert!(alone, "{name}: a link stands alone: {line}");
            }
        }
    }
}

/// Letters about a game are called by whom one plays it with (U-17), whatever happens there; to people who have no seat yet, no
/// words of anybody stand in a subject (LINK-16).
#[test]
fn mail_04_a_subject_names_the_game_and_the_others() {
    for Example { composed, name, locale } in EXAMPLES.iter() {
        let apart =
            ["confirm", "sign in", "keep", "invitation", "invitation, own wish", "invitation, rematch", "offer"]
                .contains(name);
        let by_code = ["seated", "called off", "fresh link", "given"].contains(name);
        let of_game = !apart && !by_code && *name != "digest";
        let t = Text::of(*locale);
        // Nobody should take these for a move like any other.
        let kind = match *name {
            "away" | "given" => Some(*name),
            "odyssee, away" => Some("away"),
            "away, offered" => Some("offered"),
            _ => None,
        };
        let told = |subject: String| match kind {
            Some(kind) => t.letter_subject_of_kind(t.post_kind(kind), subject),
            None => subject,
        };
        let with = told(t.own_with(title(name), "Bruno, Clara, Argo"));
        assert_eq!(composed.subject == with, of_game, "{} {name}: {}", locale.tag(), composed.subject);
        let code = told(format!("{} K7QM2X", title(name)));
        assert_eq!(composed.subject == code, by_code, "{} {name}: {}", locale.tag(), composed.subject);
        assert_eq!(composed.thread.is_some(), !apart && *name != "seated", "{name}");
        for user_text in ["Anna", "Bruno", "Clara"] {
            assert!(of_game || !composed.subject.contains(user_text), "LINK-16, {name}");
        }
    }
}

#[test]
fn link_14_a_draft_is_kept_without_any_usable_link_and_comes_back_as_it_was() {
    for Example { composed, name, .. } in EXAMPLES.iter() {
        let json = serde_json::to_string(composed).unwrap();
        assert_eq!(serde_json::from_str::<Composed>(&json).unwrap(), *composed, "{name}");
        let json = serde_json::to_string(&Composed { picture: None, ..composed.clone() }).unwrap();
        assert!(!json.contains("/l/") && !json.contains("penelope.example.org") && !json.contains("http"), "{name}");
    }
}

#[test]
fn a_question_says_which_of_its_three_forms_it_has() {
    let english = |name: &str| EXAMPLES.iter().find(|one| one.locale == Locale::English && one.name == name).unwrap();
    for (name, form, first, choice) in [
        ("question, your turn", "your turn", "It is your turn. The ship is at ", "/review?do=propose&place="),
        ("question, your answer", "your answer is needed", " proposes ", "/review?do=agree"),
        ("question, changed", "the question has changed", " leads with ", "/review?do=pass"),
        ("question, wind", "your turn", "The ship has reached ", "/review?do=rest"),
    ] {
        let composed = &english(name).composed;
        assert!(
            composed.text.contains(&format!(" · {form}\n")) && composed.first_line.contains(first),
            "{}",
            composed.text
        );
        assert!(composed.links.iter().any(|link| link.suffix.starts_with(choice)), "{name}");
        assert!(composed.links.iter().any(|link| link.suffix.is_empty()), "{name}: the way to everything else");
    }
}

/// What is cut is counted, and a link leads to it: in every language, in both parts.
#[test]
fn news_that_a_letter_does_not_tell_are_counted_and_lead_to_the_log() {
    for locale in Locale::ALL {
        let samples = crate::mail::samples::samples(locale);
        let (_, letter) = samples.into_iter().find(|(name, _)| *name == "question, your answer").unwrap();
        let to_log = |composed: &Composed| composed.links.iter().position(|link| link.suffix == "/log");
        assert_eq!(to_log(&compose(&letter).unwrap()), None, "{}: all of it is told", locale.tag());
        let About::Question(mut play) = letter.about else { panic!("a question") };
        let told = play.telling.news.len();
        play.telling.new = told + 57;
        let composed = compose(&Letter { about: About::Question(play), ..letter }).unwrap();
        let number = to_log(&composed).expect("a way to the log");
        let label = Text::of(locale).letter_news_older(57);
        assert!(label.contains("57"), "{label}");
        let lines = format!("\n{label}\n{LINK_OPENS}{number}{LINK_CLOSES}\n");
        assert!(composed.text.contains(&lines), "{}: {}", locale.tag(), composed.text);
        let link = format!("href=\"{LINK_OPENS}{number}{LINK_CLOSES}\" style=\"color:#8a3413\">{label}</a>");
        assert!(composed.html.contains(&link), "{}: {}", locale.tag(), composed.html);
    }
}

#[test]
fn whoever_is_asked_for_the_first_time_in_a_discussion_reads_what_is_asked_not_that_it_changed() {
    let samples = crate::mail::samples::samples(Locale::English);
    let (_, letter) = samples.into_iter().find(|(name, _)| *name == "question, changed").unwrap();
    let told = |letter: &Letter| compose(letter).unwrap().text;
    assert!(told(&letter).contains("the question has changed"));
    let About::Question(play) = letter.about else { panic!("a question") };
    let first = Letter { about: About::Question(Play { known: false, ..play }), ..letter };
    let text = told(&first);
    assert!(text.contains("your answer is needed") && !text.contains("has changed"), "{text}");
}
