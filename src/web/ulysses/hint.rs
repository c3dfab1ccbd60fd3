//! Short hints for somebody's first table: what is asked, what the chart shows, what one's cards are for, each at its place.

use crate::engine::ulysses::Legal;
use crate::text::ulysses::scene::Scene;
use crate::web::table_page::Hints;

/// While everyone has the first turn: by then every kind of question has come up, or been read about.
pub(super) fn hints(scene: &Scene<'_>) -> Option<Hints> {
    let (t, view) = (scene.t, scene.view);
    scene.own()?;
    if view.turn > u16::from(view.players.count()) {
        return None;
    }
    let asked = scene.asked().is_some();
    let question = match scene.legal {
        Legal::Action(_) if asked => t.hint_action(),
        Legal::Asking(_) if asked => t.hint_asking(),
        Legal::Discussion(_) if asked => t.hint_discussion(),
        Legal::Wind(_) if asked => t.hint_wind(),
        Legal::Nothing | Legal::Action(_) | Legal::Asking(_) | Legal::Discussion(_) | Legal::Wind(_) => {
            t.hint_waiting()
        }
    };
    let ahead = match scene.legal {
        Legal::Asking(_) => asked,
        Legal::Discussion(_) => asked && !scene.in_turn(),
        Legal::Nothing | Legal::Action(_) | Legal::Wind(_) => false,
    };
    // Whoever may answer before the own turn learns that, too.
    let sealed = ahead.then(|| t.hint_sealed());
    let question = [question].into_iter().chain(sealed).collect::<Vec<_>>().join(" ");
    Some(Hints { question, chart: t.hint_chart(), own: t.hint_own() })
}
