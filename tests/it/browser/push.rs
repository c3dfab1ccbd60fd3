//! Web Push in a real Chromium, up to its rim: this machine reaches no push service, so what its `PushManager` would get from one
//! is put in its place, and what that service would deliver is handed to the browser by its own debugging command. All between
//! is real: the page's script, leave to show notices, the service worker, its notice.

use fantoccini::Locator;
use serde_json::{Value, json};

use crate::ahead::unseen::propose;
use crate::pings::browsers::Browser as Keys;
use crate::pings::house::Told;
use crate::support::browser::{Browser, Scheme};

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_subscribes_by_one_button_and_its_worker_shows_what_is_pushed() {
    let (told, browser, keys) = (Told::nowhere().await, Browser::start().await, Keys::new());
    browser.view(360, 740, Scheme::Light).await;
    let page = told.house.app.url("/my/pings");
    let (name, value) = told.cookie.split_once('=').unwrap();
    browser.devtools("Network.setCookie", json!({ "name": name, "value": value, "url": page })).await;
    let allowed = json!({ "permissions": ["notifications"], "origin": told.house.app.base });
    browser.devtools("Browser.grantPermissions", allowed).await;
    browser.goto(&page).await;
    let stand_in = "const [endpoint, p256dh, auth] = arguments; \
         PushManager.prototype.subscribe = async wish => { \
             sessionStorage.wish = JSON.stringify([wish.userVisibleOnly, wish.applicationServerKey]); \
             return { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }; }; \
         return document.getElementById('push').dataset.key";
    let given = ["https://hooks.test/p/1", &keys.p256dh, &keys.auth].map(Value::from).to_vec();
    let key = browser.client.execute(stand_in, given).await.unwrap();
    browser.click("#push button", "p[role=status]").await;
    let wish = browser.client.execute("return JSON.parse(sessionStorage.wish)", vec![]).await.unwrap();
    assert_eq!(wish, json!([true, key]), "it asks for what it shows only, with our key");
    let listed = browser.client.find(Locator::Css(".framed p")).await.unwrap().text().await.unwrap();
    assert!(listed.starts_with("A browser, through hooks.test"), "{listed}");
    assert_eq!(browser.console().await, Vec::<String>::new(), "nothing was refused, by the policy or otherwise");

    propose(&told.house).await;
    assert_eq!(told.work_off().await, 1);
    let said = &keys.open(&told.receiver.take()[0])["said"];
    let worker = "const done = arguments[0]; navigator.serviceWorker.getRegistration('/push/').then(\
         found => done([found.active.scriptURL, found.scope, Boolean(navigator.serviceWorker.controller)]))";
    let worker = browser.client.execute_async(worker, vec![]).await.unwrap();
    let (url, scope) = (told.house.app.url("/push/worker.js"), told.house.app.url("/push/"));
    assert_eq!(worker, json!([url, scope, false]), "it stands before no page");
    assert!(said["line"].as_str().is_some_and(|line| line.starts_with("Ulysses ")), "{said}");
    let shown = pushed(&browser, &told.house.app.base, said).await;
    assert_eq!(shown, json!(["Penelope", said["line"], said["tag"], said["lang"], said["url"], true]));
}

/// What the worker shows of what is delivered to it: title, line, tag, language, address, and whether its icon is there.
/// Chromium compares what it has written down with what is on the screen whenever a page asks for notices, and forgets one that
/// is just on its way there; so it is asked once, a second later, and if it has forgotten the notice gets it again: by its tag
/// it is the same one.
async fn pushed(browser: &Browser, origin: &str, said: &Value) -> Value {
    browser.devtools("ServiceWorker.enable", json!({})).await;
    let look = "const done = arguments[0]; setTimeout(async () => { \
             const [notice] = await (await navigator.serviceWorker.getRegistration('/push/')).getNotifications(); \
             if (!notice) return done(null); \
             const icon = await fetch(notice.icon); \
             done([notice.title, notice.body, notice.tag, notice.lang, notice.data, icon.ok]); }, 1000)";
    for _ in 0..120 {
        // Chromium numbers workers from nought, and this profile has no other.
        let delivered = json!({ "origin": origin, "registrationId": "0", "data": said.to_string() });
        browser.devtools("ServiceWorker.deliverPushMessage", delivered).await;
        let shown = browser.client.execute_async(look, vec![]).await.unwrap();
        if !shown.is_null() {
            return shown;
        }
    }
    Value::Null
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_may_show_nothing_says_so_and_subscribes_nobody() {
    let (told, browser) = (Told::nowhere().await, Browser::start().await);
    let page = told.house.app.url("/my/pings");
    let (name, value) = told.cookie.split_once('=').unwrap();
    browser.devtools("Network.setCookie", json!({ "name": name, "value": value, "url": page })).await;
    let denied =
        json!({ "permission": { "name": "notifications" }, "setting": "denied", "origin": told.house.app.base });
    browser.devtools("Browser.setPermission", denied).await;
    browser.goto(&page).await;
    browser.client.find(Locator::Css("#push button")).await.unwrap().click().await.unwrap();
    let said = "const done = arguments[0]; const look = () => { \
             const said = document.getElementById('push-said').textContent; \
             said || performance.now() > 120000 ? done(said) : requestAnimationFrame(look); }; look()";
    let said = browser.client.execute_async(said, vec![]).await.unwrap();
    assert!(said.as_str().unwrap().starts_with("This browser does not allow Penelope to show messages."), "{said}");
    assert_eq!(told.house.number("SELECT count(*) FROM channels").await, 0);
}
