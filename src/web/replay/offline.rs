//! The whole game as one file that needs neither site nor network: its steps are the very pages of the site, packed, and a
//! little script shows them.

use std::collections::HashMap;

use askama::Template;
use serde::Serialize;

use super::pack::Pack;
use super::whole::WholePart;
use super::{Replay, eyes};
use crate::engine::Eye;
use crate::text::Text;
use crate::web::site::Site;
use crate::web::static_file;

const STYLES: [&str; 4] =
    [static_file::STYLE_CSS, static_file::TABLE_CSS, static_file::CHART_CSS, static_file::REPLAY_CSS];

#[derive(Template)]
#[template(path = "replay/offline.html")]
struct OfflinePage {
    t: Text,
    kicker: String,
    whole: WholePart,
    /// The names of the ways, as the script and the style sheet know them, and their words.
    ways: Vec<(&'static str, &'static str, String)>,
    eyes: Vec<(String, String)>,
    style: String,
    scripts: [&'static str; 2],
    game: String,
    archive: String,
}

/// What the script needs.
#[derive(Serialize)]
struct Steps<'a> {
    last: u32,
    turns: &'a [u32],
    landmarks: &'a [u32],
    eyes: Vec<String>,
    /// For each step and each of the eyes two pages: what happened, and the table afterwards.
    #[serde(flatten)]
    pack: Pack,
}

impl<G: Site> Replay<'_, G> {
    /// The file.
    pub(in crate::web) fn offline(&self) -> Result<String, askama::Error> {
        let t = self.t;
        let [landmark_before, landmark_after] = G::landmark_ways(t);
        let ways = [
            ("previous", "step", t.replay_previous()),
            ("next", "step", t.replay_next()),
            ("turn-previous", "leap", t.replay_turn_previous()),
            ("turn-next", "leap", t.replay_turn_next()),
            ("landmark-previous", "leap", landmark_before),
            ("landmark-next", "leap", landmark_after),
            ("first", "leap", t.replay_first()),
            ("last", "leap", t.replay_last()),
        ];
        let eyes = self.all_eyes();
        let steps = Steps {
            last: self.course.last,
            turns: &self.course.turns,
            landmarks: &self.course.landmarks,
            eyes: eyes.iter().map(|eye| eyes::written(*eye)).collect(),
            pack: self.pack(&eyes)?,
        };
        OfflinePage {
            t,
            kicker: t.table_kicker(self.code.to_owned(), G::TITLE),
            whole: self.whole()?,
            ways: ways.into_iter().collect(),
            eyes: eyes.iter().map(|eye| (eyes::written(*eye), self.name_eyes(*eye))).collect(),
            style: STYLES.map(static_file::whole_style).concat(),
            scripts: [static_file::REPLAY_JS, static_file::CHECK_JS].map(static_file::text),
            archive: in_script(&self.record.archive().to_json()),
            game: in_script(&serde_json::to_string(&steps).map_err(askama::Error::custom)?),
        }
        .render()
    }

    fn pack(&self, eyes: &[Eye]) -> Result<Pack, askama::Error> {
        let mut pack = Pack::default();
        let mut wake = G::Wake::default();
        // Most answers leave the table as it is, and most eyes see the same: drawing is what takes the time.
        let mut drawn: HashMap<String, String> = HashMap::new();
        for (entry, events, table) in self.record.again() {
            G::follow(&mut wake, events);
            for eye in eyes {
                let known = self.known_at((entry, events), &table, wake.clone(), *eye);
                let chart =
                    drawn.entry(G::chart_key(&known, self.t)).or_insert_with(|| G::replay_chart(&known, self.t));
                let part = self.part(entry, &known, *eye, chart.clone())?;
                pack.add(&format!("<p class=\"kicker\">{}</p>\n{}", part.kicker, part.told.render()?));
                pack.add(&part.facts);
            }
        }
        Ok(pack)
    }
}

/// JSON inside a script element: nothing in it may look like the element's end, or like the beginning of a comment.
fn in_script(json: &str) -> String {
    json.replace("</", "<\\/").replace("<!", "\\u003c!")
}
