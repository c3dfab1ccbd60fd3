//! Every field to type into, on every page that has one, with what people and their programs really put there: nothing, several
//! lines, emoji, signs that could not be read elsewhere, far too much. A page of ours never calls that a broken form, and
//! whatever it refuses stands there again as it was typed.

use super::house::*;
use crate::support::app::TestApp;
use crate::support::client::{Client, Form};
use crate::support::player::Player;

const LONG: usize = 3_000;

fn odd() -> Vec<String> {
    let odd =
        ["", "  ", "one\ntwo", "one\r\ntwo\rthree\n", "👩‍🚀 Ahoi 🚢", "caf\u{fffd}", "\u{202e}drow", "a\u{301}\u{302}"];
    odd.into_iter().map(str::to_owned).chain(["x".repeat(LONG)]).collect()
}

/// Whether a field takes any text.
fn is_typed(form: &Form, name: &str) -> bool {
    form.offers(name, "anything at all")
}

/// Fills each such field of the form in turn, and sends it.
async fn try_form(client: &Client, form: &Form, said: &mut Vec<String>) {
    for name in form.fields().into_iter().filter(|name| is_typed(form, name)) {
        // An address has an end; what is posted has none that people reach.
        for text in odd().into_iter().filter(|text| form.posts || text.len() < LONG) {
            let (mut visitor, mut form) = (client.clone(), form.clone());
            form.fill(name, &text);
            let typed = form.value(name);
            let page = visitor.press(&form, None).await;
            let status = page.status.as_u16();
            let shown = format!("{} {name}={:.20}: {status}", form.action, text.escape_debug().to_string());
            // Limits count what is sent, whatever it says.
            assert!([200, 409, 410, 422, 429].contains(&status), "{shown}");
            if status == 422 {
                // Several forms of a page may lead to one review: each names its deed.
                let is_same = |again: &Form| again.action == form.action && again.value("do") == form.value("do");
                let again = page.forms().into_iter().find(|again| is_same(again) && again.has(name));
                // Line ends are nobody's choice.
                let lines = |text: Option<String>| text.map(|text| text.replace("\r\n", "\n"));
                assert_eq!(lines(again.expect("the form is there again").value(name)), lines(typed), "{shown}");
            }
            said.push(shown);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn u_1_odd_texts_are_taken_or_refused_with_a_sentence_and_never_lost() {
    let app = TestApp::start().await;
    let mut said = Vec::new();
    let host = open_confirmed(&app, &[("guests", "berta@example.org")]).await;
    let player = Player::start(&app).await;
    let mut visitor = Client::new(&app.base);
    super::session::sign_in_with(&app, &mut visitor, HOST).await;
    let invitation = invitation_path(&app, "berta@example.org").await;
    let pages = ["/archive", "/my", "/my/letters", "/my/hours", &host, &player.link, &invitation, "/new"];
    for path in pages {
        let page = visitor.open(path).await;
        assert_eq!(page.status, 200, "{path}");
        let forms: Vec<Form> = page.forms();
        let typed = forms.iter().filter(|form| form.fields().iter().any(|name| is_typed(form, name)));
        for form in typed {
            try_form(&visitor, form, &mut said).await;
        }
    }
    assert!(said.len() > 80, "{said:#?}");
}
