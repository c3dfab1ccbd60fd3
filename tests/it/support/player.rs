//! A visitor at a table to try who knows only what the pages show: no cookies, no script, links and forms.

use super::app::{TestApp, client};

pub(crate) struct Player {
    /// The path of the seat's link.
    pub(crate) link: String,
    base: String,
    page: String,
}

impl Player {
    /// Clicks «try it now».
    pub(crate) async fn start(app: &TestApp) -> Player {
        Player::start_at(&app.base).await
    }

    /// The same wherever the service runs.
    pub(crate) async fn start_at(base: &str) -> Player {
        let response = client().post(format!("{base}/try")).send().await.unwrap();
        assert_eq!(response.status(), 303);
        let link = response.headers()["location"].to_str().unwrap().to_owned();
        let mut player = Player { link, base: base.to_owned(), page: String::new() };
        player.refresh().await;
        player
    }

    /// Follows the link of a letter.
    pub(crate) async fn at(app: &TestApp, link: String) -> Player {
        let mut player = Player { link, base: app.base.clone(), page: String::new() };
        player.refresh().await;
        player
    }

    /// Whether the page wants an answer.
    pub(crate) fn is_asked(&self) -> bool {
        self.page.contains("ask-waits")
    }

    /// Objects as the page suggests; false if it offers nothing of the kind.
    pub(crate) async fn object(&mut self) -> bool {
        let Some(query) = suggested(&self.page, "object") else { return false };
        let response = client().get(self.url(&format!("{}/review?{query}", self.link))).send().await.unwrap();
        let (status, review) = (response.status(), response.text().await.unwrap());
        assert_eq!(status, 200, "{query}: {review}");
        self.commit(&review).await;
        true
    }

    /// Opens the link as a browser without cookies does, following where it leads.
    pub(crate) async fn refresh(&mut self) {
        let mut path = self.link.clone();
        for _ in 0..3 {
            let response = client().get(self.url(&path)).send().await.unwrap();
            match response.headers().get("location") {
                Some(next) => path = next.to_str().unwrap().to_owned(),
                None => {
                    assert_eq!(response.status(), 200);
                    self.page = response.text().await.unwrap();
                    return;
                }
            }
        }
        panic!("the link leads in circles");
    }

    pub(crate) fn is_over(&self) -> bool {
        self.page.contains("/archive.json")
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    /// The plainest answer the page offers, up to its review: agree, pass, rest, stay, or the first place to propose.
    pub(crate) async fn review_plainly(&self) -> String {
        let plain = ["agree&c=pass", "pass", "say&c=pass", "rest", "stay"];
        let plain = plain.into_iter().find(|query| self.offers(query.split('&').next().unwrap_or_default()));
        let query = match plain {
            Some(query) => format!("do={query}"),
            None => format!("do=propose&place={}&c=pass&won=ask", self.first_place()),
        };
        let response = client().get(self.url(&format!("{}/review?{query}", self.link))).send().await.unwrap();
        let (status, review) = (response.status(), response.text().await.unwrap());
        assert_eq!(status, 200, "{query}: {review}");
        review
    }

    /// Chooses, reviews, commits.
    pub(crate) async fn answer_plainly(&mut self) {
        let review = self.review_plainly().await;
        self.commit(&review).await;
    }

    async fn commit(&mut self, review: &str) {
        let form = hidden_fields(review);
        let response = client().post(self.url(&format!("{}/act", self.link))).form(&form).send().await.unwrap();
        assert_eq!(response.status(), 303, "{}", response.text().await.unwrap());
        // Without cookies a seat goes on by the link that it is led to.
        let next = response.headers()["location"].to_str().unwrap().trim_end_matches("?here").to_owned();
        self.link = next;
        self.refresh().await;
    }

    /// Whether the page is that of a seat, and not everybody's.
    pub(crate) fn is_seated(&self) -> bool {
        self.page.contains("Your cards and goals")
    }

    fn offers(&self, deed: &str) -> bool {
        self.page.contains(&format!("name=\"do\" value=\"{deed}\""))
    }

    fn first_place(&self) -> String {
        let (_, form) = self.page.split_once("value=\"propose\"").expect("a proposal is asked for");
        let (_, rest) = form.split_once("name=\"place\" value=\"").expect("with places to choose from");
        rest.split_once('"').unwrap().0.to_owned()
    }

    /// The table's code, from its archive's address or the page's words.
    pub(crate) fn code(&self) -> String {
        let words = self.page.split(|c: char| !c.is_ascii_alphanumeric());
        let is_code = |word: &&str| word.parse::<penelope::id::TableCode>().is_ok();
        words.filter(|word| word.len() == 6).find(is_code).expect("the page names its table").to_owned()
    }
}

/// The query of a form as it stands on the page, with the first place chosen.
fn suggested(page: &str, deed: &str) -> Option<String> {
    let (_, rest) = page.split_once(&format!("name=\"do\" value=\"{deed}\""))?;
    let form = rest.split_once("</form>")?.0;
    let mut query = format!("do={deed}&c=pass");
    let mut named: Vec<String> = Vec::new();
    for tag in form.split('<').filter(|tag| tag.starts_with("input") || tag.starts_with("option")) {
        let of = |name: &str| Some(tag.split_once(&format!("{name}=\""))?.1.split_once('"')?.0.to_owned());
        let name = of(" name").unwrap_or_else(|| "place".to_owned());
        match of(" value") {
            // A place and cards; what is said ahead is left open.
            Some(value)
                if !value.is_empty()
                    && !named.contains(&name)
                    && (name == "place" || name.len() == 2 && name != "do") =>
            {
                query += &format!("&{name}={value}");
                named.push(name);
            }
            Some(_) | None => {}
        }
    }
    Some(query)
}

/// All that a review would post.
pub(crate) fn hidden_fields(review: &str) -> Vec<(String, String)> {
    let (_, form) = review.split_once("method=\"post\"").expect("a review can be committed");
    let form = form.split_once("</form>").expect("a form ends").0;
    let names = form.split("type=\"hidden\" name=\"").skip(1).map(|rest| rest.split_once('"').unwrap().0.to_owned());
    names.map(|name| (name.clone(), hidden_field(form, &name))).collect()
}

/// The value of a hidden field.
pub(crate) fn hidden_field(page: &str, name: &str) -> String {
    let (_, rest) = page.split_once(&format!("name=\"{name}\" value=\"")).expect("the field is there");
    rest.split_once('"').unwrap().0.to_owned()
}
