//! Where people live, when they are awake, when they are away, and the pace in own numbers.

use reqwest::{Response, StatusCode};

use super::house::*;
use super::session::sign_in;
use crate::support::app::{TestApp, client};

const BERTA: &str = "berta@example.org";
const HOURS: [(&str, &str); 4] = [("zone", "Asia/Tokyo"), ("from", "22:00"), ("to", "06:00"), ("free_sa", "yes")];

async fn say(app: &TestApp, cookie: &str, path: &str, fields: &[(&'static str, &str)]) -> Response {
    client().post(app.url(path)).header("cookie", cookie).form(fields).send().await.unwrap()
}

async fn hours_page(app: &TestApp, cookie: &str) -> String {
    client().get(app.url("/my/hours")).header("cookie", cookie).send().await.unwrap().text().await.unwrap()
}

async fn waking(app: &TestApp, address: &str) -> Option<String> {
    let sql = "SELECT waking FROM players WHERE address = $1";
    app.db.client().await.query_one(sql, &[&address]).await.unwrap().get(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_zone_is_guessed_at_joining_and_shown_for_confirming() {
    let app = TestApp::start().await;
    open(&app, &[]).await;
    let path = confirm_path(&app, 1).await;
    let austrian = client().get(app.url(&path)).header("accept-language", "de-AT,de;q=0.9").send().await.unwrap();
    let page = austrian.text().await.unwrap();
    assert!(page.contains("value=\"Europe/Vienna\" selected") && page.contains("data-guess"), "{page}");
    assert_eq!(first_button_method(&page), "get", "LINK-02");
    let silent = post(&app, &path, &[]).await;
    assert_eq!(silent.status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert!(silent.text().await.unwrap().contains("Please confirm where you live"));
    let wrong = post(&app, &path, &[("zone", "Europe/Atlantis".to_owned())]).await;
    assert_eq!(wrong.status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text().await.unwrap().contains("We do not know this time zone."));
    location(&post(&app, &path, &[("zone", "Europe/Vienna".to_owned())]).await);
    assert_eq!(waking(&app, HOST).await.as_deref(), Some("Europe/Vienna 08:00-22:00"));

    let path = invitation_path(&app, BERTA).await;
    let silent: Form = newcomer("Berta").into_iter().filter(|(name, _)| *name != "zone").collect();
    let asked = client().post(app.url(&path)).header("accept-language", "en-IE").form(&silent).send().await.unwrap();
    assert_eq!(asked.status(), StatusCode::UNPROCESSABLE_ENTITY, "a guess that nobody saw does not count");
    let page = asked.text().await.unwrap();
    assert!(page.contains("Please confirm where you live"), "{page}");
    assert!(page.contains("value=\"Europe/Dublin\" selected") && page.contains("value=\"Berta\""), "{page}");
    assert_eq!(waking(&app, BERTA).await, None);
    let wrong = post(&app, &path, &with(newcomer("Berta"), &[("zone", "Mars/Olympus")])).await;
    assert_eq!(wrong.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = wrong.text().await.unwrap();
    assert!(page.contains("id=\"zone-fault\"") && page.contains("value=\"Berta\""), "nothing typed is lost: {page}");
    location(&post(&app, &path, &with(newcomer("Berta"), &[("zone", "America/Chicago")])).await);
    assert_eq!(waking(&app, BERTA).await.as_deref(), Some("America/Chicago 08:00-22:00"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_tells_about_how_long_the_game_will_take() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[]).await;
    let usual = page(&app, &host).await;
    assert!(usual.contains("<dt>Duration</dt><dd>about ") && usual.contains(" days. An estimate"), "{usual}");
    let days = |page: &str| -> u32 {
        let (_, rest) = page.split_once("<dd>about ").unwrap();
        rest.split_once(' ').unwrap().0.parse().unwrap()
    };
    // What we know of somebody who was only invited shows in nothing (WEB-07).
    app.db.execute("UPDATE players SET waking = 'Asia/Tokyo 08:00-12:00' WHERE address = 'berta@example.org'").await;
    assert_eq!(page(&app, &host).await, usual);
    accept(&app, BERTA, "Berta").await;
    let later = page(&app, &host).await;
    assert!(days(&later) > days(&usual), "{} is more than {}", days(&later), days(&usual));
}

#[tokio::test(flavor = "multi_thread")]
async fn waking_hours_are_kept_and_nonsense_is_told_beside_its_field() {
    let app = TestApp::start().await;
    assert_eq!(location(&app.get("/my/hours").await), "/sign-in");
    let cookie = sign_in(&app, BERTA).await;
    assert_eq!(location(&say(&app, &cookie, "/my/hours", &HOURS).await), "/my/hours?saved");
    assert_eq!(waking(&app, BERTA).await.as_deref(), Some("Asia/Tokyo 22:00-06:00 sa"));
    let page = hours_page(&app, &cookie).await;
    for kept in [
        "value=\"Asia/Tokyo\" selected",
        "value=\"22:00\"",
        "value=\"06:00\"",
        "name=\"free_sa\" value=\"yes\" checked",
    ] {
        assert!(page.contains(kept), "{kept}: {page}");
    }
    assert!(page.contains("Monday 16 November, 18:00 (Asia/Tokyo)") && !page.contains("data-guess"), "{page}");
    let all = ["free_mo", "free_tu", "free_we", "free_th", "free_fr", "free_su"];
    let all: Vec<(&str, &str)> = all.map(|name| (name, "yes")).to_vec();
    for (changes, sentence) in [
        (vec![("zone", "Tokyo")], "We do not know this time zone."),
        (vec![("zone", "")], "We do not know this time zone."),
        (vec![("from", "noon")], "Please write a time of day, like 08:00."),
        (vec![("to", "24:00")], "Please write a time of day, like 08:00."),
        (vec![("to", "22:00")], "Please choose two different times"),
        (vec![("to", "23:30")], "4 hours a day at least"),
        (vec![("to", "21:00")], "20 hours a day at most"),
        (all, "One day of the week at least must be left"),
    ] {
        let form = with(HOURS.map(|(name, value)| (name, value.to_owned())).to_vec(), &changes);
        let form: Vec<(&'static str, &str)> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let response = say(&app, &cookie, "/my/hours", &form).await;
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY, "{changes:?}");
        let page = response.text().await.unwrap();
        assert!(
            page.contains(sentence) && page.contains("name=\"free_sa\" value=\"yes\" checked"),
            "{changes:?}: {page}"
        );
        assert_eq!(page.matches("class=\"problem\"").count(), 1, "{changes:?}");
    }
    assert_eq!(waking(&app, BERTA).await.as_deref(), Some("Asia/Tokyo 22:00-06:00 sa"));
    let foreign = client().post(app.url("/my/hours")).header("cookie", &cookie).header("sec-fetch-site", "cross-site");
    assert_eq!(foreign.form(&HOURS).send().await.unwrap().status(), StatusCode::FORBIDDEN, "WEB-03");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_is_announced_ends_by_itself_or_earlier_and_counts_against_the_year() {
    let app = TestApp::start().await;
    let cookie = sign_in(&app, BERTA).await;
    let announce = async |first: &str, last: &str| {
        let response = say(&app, &cookie, "/my/vacation", &[("first", first), ("last", last)]).await;
        (response.status(), response.text().await.unwrap())
    };
    for (first, last, sentence) in [
        ("2026-11-15", "2026-11-20", "A vacation begins today at the earliest"),
        ("2026-11-20", "2026-11-19", "The last day is before the first."),
        ("2028-11-20", "2028-11-21", "at most a year ahead"),
        ("2026-11-20", "2026-12-20", "Only 30 days of 2026 are left."),
        ("soon", "2026-12-20", "Please write a day, like 2026-12-24."),
        ("2026-11-31", "2026-12-20", "Please write a day, like 2026-12-24."),
        ("2026-11-20", "", "Please write a day, like 2026-12-24."),
    ] {
        let (status, page) = announce(first, last).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{first} {last}");
        assert!(page.contains(sentence) && page.contains(&format!("value=\"{last}\"")), "{first} {last}: {page}");
    }
    assert_eq!(announce("2026-11-16", "2026-11-22").await.0, StatusCode::SEE_OTHER);
    assert_eq!(announce("2026-12-24", "2027-01-02").await.0, StatusCode::SEE_OTHER);
    assert!(announce("2026-11-22", "2026-11-23").await.1.contains("some of these days already"));
    let page = hours_page(&app, &cookie).await;
    assert!(page.contains("15 days of 2026 are left."), "{page}");
    assert!(page.contains("Monday 16 November 2026 to Sunday 22 November 2026"), "{page}");
    assert!(page.contains("It ends on Monday 23 November, 00:00 (UTC), in 6 days."), "{page}");
    // Back on the third day: four are left over, and what was to come is taken back whole.
    app.clock.advance(chrono::TimeDelta::days(2));
    for id in ["1", "2", "99"] {
        assert_eq!(location(&say(&app, &cookie, "/my/vacation/end", &[("vacation", id)]).await), "/my/hours?saved");
    }
    let page = hours_page(&app, &cookie).await;
    assert!(page.contains("27 days of 2026 are left.") && page.contains("You have announced none."), "{page}");
    let other = sign_in(&app, HOST).await;
    assert_eq!(announce("2026-11-30", "2026-11-30").await.0, StatusCode::SEE_OTHER);
    say(&app, &other, "/my/vacation/end", &[("vacation", "3")]).await;
    assert_eq!(number(&app, "SELECT count(*) FROM vacations").await, 2, "nobody ends somebody else's");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_may_have_a_pace_of_its_own_within_bounds() {
    let app = TestApp::start().await;
    let own = [("pace", "own"), ("pace_bank", "24"), ("pace_increment", "8"), ("pace_cap", "48")];
    for (field, value, sentence) in [
        ("pace_bank", "337", "from 0 to 336"),
        ("pace_bank", "-1", "from 0 to 336"),
        ("pace_increment", "0", "from 4 to 72"),
        ("pace_increment", "", "from 4 to 72"),
        ("pace_cap", "31", "no less than the other two together"),
        ("pace_cap", "99999999", "so that every clock has an end"),
    ] {
        let response = post(&app, "/new", &with(with(new_table(), &own), &[(field, value)])).await;
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY, "{field}={value}");
        let page = response.text().await.unwrap();
        assert!(page.contains(sentence) && page.contains("value=\"own\" required checked"), "{field}={value}: {page}");
        assert!(page.contains(&format!("id=\"{field}-fault\"")), "{field}={value}");
    }
    let host = open_confirmed(&app, &own).await;
    let pace: String = app.db.client().await.query_one("SELECT pace FROM tables", &[]).await.unwrap().get(0);
    assert_eq!(pace, "24+8<48");
    assert!(page(&app, &host).await.contains("24 hours and 8 more with every question, at most 48"));
}
