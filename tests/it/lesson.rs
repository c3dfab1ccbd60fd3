//! The guided first table: played by its own advice and against it, with a browser that has no script and keeps no cookies.

use reqwest::StatusCode;
use serde_json::Value;

use crate::support::app::{TestApp, client};
use crate::support::client::{Client, Way};
use crate::support::player::{Player, hidden_field};

/// More answers than a lesson ever asks for.
const ANSWERS_MAX: usize = 30;

/// Somebody who has pressed «learn it».
pub(crate) struct Learner {
    client: Client,
    base: String,
}

impl Learner {
    pub(crate) async fn begin(app: &TestApp) -> Learner {
        Self::begin_by(app, "/lesson").await
    }

    /// By the button that leads there.
    pub(crate) async fn begin_by(app: &TestApp, action: &str) -> Learner {
        let mut client = Client::without_cookies(&app.base);
        let form = client.open("/").await.form(action);
        assert_eq!(client.press(&form, None).await.status, StatusCode::OK);
        Learner { client, base: app.base.clone() }
    }

    /// The path of the seat's link.
    pub(crate) fn link(&self) -> String {
        self.client.page().path().trim_end_matches("?here").to_owned()
    }

    /// Whether the lesson says that there is nothing left to learn.
    pub(crate) fn is_done(&self) -> bool {
        self.advice().is_none()
    }

    /// Where the one thing to do leads.
    fn advice(&self) -> Option<String> {
        match self.client.page().way_in("lesson")? {
            Way::Link(href) => Some(href),
            Way::Form(_) | Way::Button(..) => None,
        }
    }

    /// Does the one thing, by its review.
    pub(crate) async fn follow_advice(&mut self) -> String {
        let advice = self.advice().expect("there is something to do");
        self.client.follow(&advice).await;
        self.commit().await;
        advice
    }

    /// Does something else: the last answer that the sheet has and the advice has not.
    async fn do_otherwise(&mut self) {
        let advice = self.advice().expect("there is something to do");
        let forms = self.client.page().forms();
        let sheet = forms.into_iter().find(|form| form.id == "sheet").expect("the answers are there, too");
        let deed = |value: &str| format!("do={}", value.split('.').next().unwrap_or_default());
        // Whoever wants to be asked later is asked the same again.
        let is_other = |value: &&String| *value != "ask" && !advice.contains(&deed(value));
        let offered = sheet.offered("do");
        let other = offered.iter().rfind(is_other).or(offered.first()).expect("an answer").clone();
        let review = self.client.press(&sheet, Some(&other)).await;
        assert_eq!(review.status, StatusCode::OK, "{other}: {}", review.html);
        self.commit().await;
    }

    async fn commit(&mut self) {
        let review = self.client.page();
        assert_eq!(review.status, StatusCode::OK, "{}", review.html);
        let form = review.form("/act");
        assert_eq!(self.client.press(&form, None).await.status, StatusCode::OK);
    }

    fn code(&self) -> String {
        let words = self.client.page().html.split(|c: char| !c.is_ascii_alphanumeric());
        let is_code = |word: &&str| word.parse::<penelope::id::TableCode>().is_ok();
        words.filter(|word| word.len() == 6).find(is_code).expect("the page names its table").to_owned()
    }

    async fn archive(&self) -> Value {
        let url = format!("{}/table/{}/archive.json", self.base, self.code());
        serde_json::from_str(&client().get(url).send().await.unwrap().text().await.unwrap()).unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_followed_tap_by_tap_meets_every_kind_of_question_and_leads_to_a_table_of_ones_own() {
    let app = TestApp::start().await;
    let mut learner = Learner::begin(&app).await;
    let mut advised = Vec::new();
    while !learner.is_done() {
        advised.push(learner.follow_advice().await);
        assert!(advised.len() <= 8, "a lesson is short: {advised:?}");
    }
    let said = |deed: &str| advised.iter().any(|href| href.contains(&format!("do={deed}")));
    assert!(said("agree") && said("object") && said("propose") && said("wind"), "{advised:?}");
    assert!(said("support-") || said("pass"), "{advised:?}");
    assert!(said("pandora") || said("temple") || said("exchange"), "{advised:?}");
    let page = learner.client.page();
    assert!(page.html.contains("That was every kind of answer there is."));
    assert!(page.shows("reached"), "a goal was reached on the way");
    // From here to a table of one's own, which is dealt by chance.
    let form = page.form("/try");
    let lesson = learner.archive().await;
    learner.client.press(&form, None).await;
    assert!(!learner.client.page().shows("lesson"));
    let own = learner.archive().await;
    assert_eq!(lesson["table"], "LESSON", "the log says that it is one");
    assert_ne!(own["table"], "LESSON");
    assert_ne!(lesson["seal"], own["seal"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn odyssees_lesson_meets_every_kind_of_question_too_and_leads_to_a_table_of_that_game() {
    let app = TestApp::start().await;
    let mut learner = Learner::begin_by(&app, "/lesson?game=odyssee").await;
    let mut advised = Vec::new();
    while !learner.is_done() {
        advised.push(learner.follow_advice().await);
        assert!(advised.len() <= 8, "a lesson is short: {advised:?}");
    }
    let said = |deeds: &[&str]| {
        let is = |href: &String| deeds.iter().any(|deed| href.contains(&format!("do={deed}")));
        assert!(advised.iter().any(is), "{deeds:?} in {advised:?}");
    };
    said(&["die"]);
    said(&["sail"]);
    said(&["arrow"]);
    said(&["calm", "feast", "graze", "hero", "gifts", "look"]);
    said(&["land", "bid", "give", "take", "ask"]);
    said(&["peace", "fight", "demand", "trade"]);
    let page = learner.client.page();
    assert!(page.html.contains("then the first on Ithaca wins"), "{}", page.html);
    let form = page.form("/try?game=odyssee");
    learner.client.press(&form, None).await;
    assert!(!learner.client.page().shows("lesson"));
    let own = learner.archive().await;
    assert_eq!(own["game"], "odyssee");
    assert_ne!(own["table"], "LESSON");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_something_else_is_led_on_from_there_until_the_third_turn_is_over() {
    let app = TestApp::start().await;
    let mut learner = Learner::begin(&app).await;
    let mut answers = 0;
    while !learner.is_done() {
        // Whatever was done, the advice that comes then can be followed.
        let advice = learner.advice().unwrap();
        let review = learner.client.clone().follow(&advice).await.clone();
        assert_eq!(review.status, StatusCode::OK, "{advice}: {}", review.html);
        learner.do_otherwise().await;
        answers += 1;
        assert!(answers < ANSWERS_MAX, "a lesson ends");
    }
    assert!(answers > 3, "{answers}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_the_same_deal_and_no_other_table_has_it() {
    let app = TestApp::start().await;
    let (one, other) = (Learner::begin(&app).await, Learner::begin(&app).await);
    assert_ne!(one.code(), other.code());
    let (first, second) = (one.archive().await, other.archive().await);
    for member in ["table", "seal", "seats"] {
        assert_eq!(first[member], second[member], "{member}");
    }
    Player::start(&app).await;
    Player::start(&app).await;
    let seals = "SELECT count(DISTINCT seal), count(*) FROM tables";
    let row = app.db.client().await.query_one(seals, &[]).await.unwrap();
    assert_eq!((row.get::<_, i64>(0), row.get::<_, i64>(1)), (3, 4), "what is tried is dealt by chance");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_a_lesson_is_verified_like_any_other_once_it_is_closed() {
    let app = TestApp::start().await;
    let mut learner = Learner::begin(&app).await;
    learner.follow_advice().await;
    learner.follow_advice().await;
    let resign = format!("{}/resign", learner.link());
    let form = learner.client.open(&resign).await.form("/resign");
    learner.client.press(&form, None).await;
    let archive = learner.archive().await;
    assert_eq!(archive["status"], "closed");
    let url = format!("{}/table/{}/archive.json", learner.base, learner.code());
    let text = client().get(url).send().await.unwrap().text().await.unwrap();
    let report = penelope::archive::verify(&text).unwrap();
    assert_eq!(report.table, "LESSON");
    // Not one of the finished games, however it ended.
    let listed = app.get("/archive").await.text().await.unwrap();
    assert!(!listed.contains(&learner.code()), "{listed}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_nobodys_it_is_not_kept_and_no_letter_is_written_about_it() {
    let app = TestApp::start().await;
    let learner = Learner::begin(&app).await;
    let page = learner.client.page();
    assert!(!page.html.contains("/keep"), "there is nothing to find again");
    let form = [("capability", hidden_field(&page.html, "capability")), ("address", "anna@example.org".to_owned())];
    let kept = client().post(app.url(&format!("{}/keep", learner.link()))).form(&form).send().await.unwrap();
    assert_eq!(kept.status(), StatusCode::NOT_FOUND);
    let letters: i64 = app.db.client().await.query_one("SELECT count(*) FROM outbox", &[]).await.unwrap().get(0);
    assert_eq!(letters, 0);
}
