//! What is shown of an address of ours where somebody pastes it: a title, a sentence, a picture. The programs that fetch it
//! hold no cookie and name no language, so it is in the table's, and from everybody's eyes only.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use actix_web::web::Bytes;
use tokio::sync::Semaphore;

use crate::config::BaseUrl;
use crate::engine::Eye;
use crate::engine::GameKind;
use crate::id::TableCode;
use crate::mail::picture::preview;
use crate::text::telling::Tells;
use crate::text::{Locale, Text};

pub(super) const HOUSE: &str = "/preview.png";

/// Of this page.
pub(super) struct Preview {
    pub(super) title: String,
    pub(super) sentence: String,
    /// An address that stands alone: what fetches it knows no other.
    pub(super) picture: String,
    /// What the picture shows.
    pub(super) shown: String,
}

impl Preview {
    /// Of pages that show no table; of invitations too, which are nobody else's.
    pub(super) fn house(base_url: &BaseUrl, t: Text) -> Preview {
        Preview {
            title: format!("Penelope · {}", t.home_title()),
            sentence: t.home_lead(),
            picture: format!("{base_url}{HOUSE}"),
            shown: String::new(),
        }
    }

    /// Of a table while people gather.
    pub(super) fn gathering(base_url: &BaseUrl, t: Text, (game, code): (GameKind, &TableCode), free: usize) -> Preview {
        let title = format!("{} · Penelope", t.gather_kicker(code.to_string(), game.title()));
        Preview { title, sentence: t.gathering_title(free), ..Preview::house(base_url, t) }
    }

    /// Of a dealt table after this entry, told from everybody's eyes.
    pub(super) fn table<G: Tells>(
        base_url: &BaseUrl,
        locale: Locale,
        code: &TableCode,
        number: u32,
        known: &G::Known,
    ) -> Preview {
        assert_eq!(G::eye(known), Eye::Public, "a preview is for everybody");
        let t = Text::of(locale);
        Preview {
            title: format!("{} · Penelope", t.table_kicker(code.to_string(), G::TITLE)),
            sentence: G::headline(known, t),
            picture: format!("{base_url}/table/{code}/preview/{number}.png"),
            shown: G::shown(known, t),
        }
    }
}

/// Pictures that were drawn lately: most are asked for by several programs within a minute.
pub struct Pictures {
    kept: Mutex<VecDeque<(PictureKey, Bytes)>>,
    /// Drawing takes a core for a moment; however many are wanted, it takes one.
    desk: Semaphore,
}

/// A table after an entry: what it shows never changes.
pub(super) type PictureKey = (TableCode, u32);

/// About 40 KB each.
const KEPT_MAX: usize = 32;

impl Pictures {
    pub(super) fn new() -> Pictures {
        Pictures { kept: Mutex::default(), desk: Semaphore::new(1) }
    }

    pub(super) fn find(&self, key: &PictureKey) -> Option<Bytes> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(known, _)| known == key).map(|(_, picture)| picture.clone())
    }

    /// From a drawing of everybody's chart. None if it cannot be drawn.
    pub(super) async fn draw(&self, key: PictureKey, game: &'static str, drawing: String) -> Option<Bytes> {
        let _place = self.desk.acquire().await.ok()?;
        if let Some(meanwhile) = self.find(&key) {
            return Some(meanwhile);
        }
        let code = key.0.to_string();
        let drawn = tokio::task::spawn_blocking(move || preview::of_table(&drawing, game, &code)).await;
        let picture = Bytes::from(drawn.ok()??);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.truncate(KEPT_MAX - 1);
        kept.push_front((key, picture.clone()));
        Some(picture)
    }
}
