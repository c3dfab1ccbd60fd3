//! A visitor at a table to try who knows only what the pages show: no cookies, no script, links and forms.

use super::app::TestApp;
use super::client::{Client, Document, Form, Way, forms};

pub(crate) struct Player {
    /// The path of the seat's link.
    pub(crate) link: String,
    base: String,
    client: Client,
}

impl Player {
    /// Clicks «try it now».
    pub(crate) async fn start(app: &TestApp) -> Player {
        Player::start_at(&app.base).await
    }

    /// The same wherever the service runs.
    pub(crate) async fn start_at(base: &str) -> Player {
        let mut client = Client::without_cookies(base);
        let form = client.open("/").await.form("/try");
        client.press(&form, None).await;
        Player::on(base, client)
    }

    /// Follows the link of a letter.
    pub(crate) async fn at(app: &TestApp, link: String) -> Player {
        let mut client = Client::without_cookies(&app.base);
        client.open_from_letter(&link).await;
        let mut player = Player::on(&app.base, client);
        player.link = link;
        player
    }

    fn on(base: &str, client: Client) -> Player {
        assert_eq!(client.page().status, 200, "{}", client.page().html);
        let link = client.page().path().trim_end_matches("?here").to_owned();
        Player { link, base: base.to_owned(), client }
    }

    /// Whether the page wants an answer.
    pub(crate) fn is_asked(&self) -> bool {
        self.client.page().shows("ask-waits")
    }

    /// Objects as the page suggests; false if it offers nothing of the kind.
    pub(crate) async fn object(&mut self) -> bool {
        let Some(form) = self.sheet() else { return false };
        let Some(object) = form.offered("do").into_iter().find(|value| value.starts_with("object.")) else {
            return false;
        };
        let review = self.client.press(&passing(form), Some(&object)).await;
        assert_eq!(review.status, 200, "{}: {}", review.url, review.html);
        self.commit().await;
        true
    }

    /// Opens the link as a browser without cookies does, following where it leads.
    pub(crate) async fn refresh(&mut self) {
        assert_eq!(self.client.open(&self.link).await.status, 200);
    }

    pub(crate) fn is_over(&self) -> bool {
        self.client.page().link_to("/archive.json").is_some()
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    /// The plainest answer the page offers, up to its review: one tap where there is one, else the first place to propose.
    pub(crate) async fn review_plainly(&self) -> String {
        self.plain_review().await.page().html.clone()
    }

    /// Chooses, reviews, commits.
    pub(crate) async fn answer_plainly(&mut self) {
        self.client = self.plain_review().await;
        self.commit().await;
    }

    async fn plain_review(&self) -> Client {
        let mut client = self.client.clone();
        match client.page().way_in("plain") {
            Some(Way::Link(href)) => client.follow(&href).await,
            Some(Way::Form(form) | Way::Button(form, _)) => client.press(&form, None).await,
            None => {
                let form = self.sheet().expect("an answer is asked for");
                let plainest = |value: &String| ["agree", "pass", "say.pass", "rest"].contains(&value.as_str());
                let offered = form.offered("do");
                let plain =
                    offered.iter().find(|value| plainest(value)).or(offered.first()).expect("there are answers");
                client.press(&passing(form), Some(plain)).await
            }
        };
        let review = client.page();
        assert_eq!(review.status, 200, "{}: {}", review.url, review.html);
        client
    }

    async fn commit(&mut self) {
        let form = self.client.page().form("/act");
        let page = self.client.press(&form, None).await;
        assert_eq!(page.status, 200, "{}", page.html);
        // Without cookies a seat goes on by the link that it is led to.
        self.link = page.path().trim_end_matches("?here").to_owned();
    }

    /// Whether the page is that of a seat, and not everybody's.
    pub(crate) fn is_seated(&self) -> bool {
        self.client.page().html.contains("Your cards and goals")
    }

    /// The sheet with the answers.
    fn sheet(&self) -> Option<Form> {
        let forms = self.client.page().forms();
        forms.into_iter().find(|form| form.reviews() && form.id == "sheet")
    }

    /// The table's code, from its archive's address or the page's words.
    pub(crate) fn code(&self) -> String {
        let words = self.client.page().html.split(|c: char| !c.is_ascii_alphanumeric());
        let is_code = |word: &&str| word.parse::<penelope::id::TableCode>().is_ok();
        words.filter(|word| word.len() == 6).find(is_code).expect("the page names its table").to_owned()
    }
}

/// Says «pass» for the case that somebody objects, where that is asked.
fn passing(mut form: Form) -> Form {
    if form.offers("c", "pass") {
        form.fill("c", "pass");
    }
    form
}

/// All that the form of a review would post.
pub(crate) fn hidden_fields(review: &str) -> Vec<(String, String)> {
    let forms = forms(&Document::read(review));
    forms.into_iter().find(|form| form.posts).expect("a review can be committed").entries()
}

/// The value of a field that a page holds for us.
pub(crate) fn hidden_field(page: &str, name: &str) -> String {
    let forms = forms(&Document::read(page));
    forms.iter().find_map(|form| form.value(name)).expect("the field is there")
}
