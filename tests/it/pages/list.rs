//! A page in one of its states, and how to get there: in a browser, or by plain HTTP.

use reqwest::header::{ACCEPT_ENCODING, ACCEPT_LANGUAGE, COOKIE};
use reqwest::{Response, StatusCode};
use serde_json::json;

use crate::support::app::{TestApp, client};
use crate::support::browser::Browser;

/// A browser gets its turn at a form from here: a page of ours that holds nothing.
const NOTHING: &str = "/robots.txt";

#[derive(Clone, Debug)]
pub(crate) struct Page {
    /// What pictures of it are called.
    pub(crate) name: String,
    pub(crate) path: String,
    pub(crate) status: u16,
    base: String,
    visitor: Visitor,
    /// Posted instead of asked for.
    form: Option<Vec<(String, String)>>,
}

/// Who looks.
#[derive(Clone, Debug)]
enum Visitor {
    Anybody,
    /// Somebody who has come by this link before.
    Seated(String),
    /// Somebody whose browser holds this cookie.
    SignedIn(String, String),
}

/// The pages of one service, in the order in which they are added.
pub(crate) struct Pages {
    base: String,
    pub(crate) list: Vec<Page>,
}

impl Pages {
    pub(crate) fn of(app: &TestApp) -> Pages {
        Pages { base: app.base.clone(), list: Vec::new() }
    }

    pub(crate) fn add(&mut self, name: &str, path: impl Into<String>) -> &mut Page {
        let (base, path) = (self.base.clone(), path.into());
        self.list.push(Page { name: name.to_owned(), path, status: 200, base, visitor: Visitor::Anybody, form: None });
        self.list.last_mut().expect("it was just added")
    }
}

impl Page {
    pub(crate) fn answered(&mut self, status: StatusCode) -> &mut Page {
        self.status = status.as_u16();
        self
    }

    /// By somebody who has come by this link before.
    pub(crate) fn seated(&mut self, link: &str) -> &mut Page {
        self.visitor = Visitor::Seated(link.split('?').next().unwrap_or_default().to_owned());
        self
    }

    /// By somebody whose browser holds this cookie, `name=value`.
    pub(crate) fn signed_in(&mut self, cookie: &str) -> &mut Page {
        let (name, value) = cookie.split_once('=').expect("a cookie has a value");
        self.visitor = Visitor::SignedIn(name.to_owned(), value.to_owned());
        self
    }

    pub(crate) fn posted<N: AsRef<str>, V: AsRef<str>>(&mut self, form: &[(N, V)]) -> &mut Page {
        let owned = form.iter().map(|(name, value)| (name.as_ref().to_owned(), value.as_ref().to_owned()));
        self.form = Some(owned.collect());
        self
    }

    pub(crate) fn url(&self) -> String {
        format!("{}{}", self.base, self.path)
    }

    /// In a browser that has never been here.
    pub(crate) async fn open(&self, browser: &Browser, language: &str) {
        browser.devtools("Network.clearBrowserCookies", json!({})).await;
        browser.devtools("Network.setCookie", self.cookie("penelope-language", language)).await;
        match &self.visitor {
            Visitor::Anybody => {}
            // What the link leaves in a browser, without the page that it shows: that would be loaded for nothing.
            Visitor::Seated(link) => {
                for cookie in self.left_by(link).await {
                    let (name, value) = cookie.split_once('=').expect("a cookie has a value");
                    browser.devtools("Network.setCookie", self.cookie(name, value)).await;
                }
            }
            Visitor::SignedIn(name, value) => {
                browser.devtools("Network.setCookie", self.cookie(name, value)).await;
            }
        }
        match &self.form {
            None => browser.goto(&self.url()).await,
            Some(form) => {
                browser.goto(&format!("{}{NOTHING}", self.base)).await;
                let script = "const form = document.createElement('form'); form.method = 'post'; form.action = arguments[0]; \
                     for (const [name, value] of arguments[1]) { const field = document.createElement('input'); \
                     field.name = name; field.value = value; form.append(field); } document.body.append(form); form.submit()";
                browser.client.execute(script, vec![json!(self.path), json!(form)]).await.unwrap();
                browser.wait_for("footer").await;
            }
        }
        browser.loaded().await;
    }

    async fn left_by(&self, link: &str) -> Vec<String> {
        cookies(&client().get(format!("{}{link}", self.base)).send().await.unwrap())
    }

    fn cookie(&self, name: &str, value: &str) -> serde_json::Value {
        json!({ "name": name, "value": value, "url": self.base })
    }

    /// By plain HTTP, packed as for a browser.
    pub(crate) async fn fetch(&self, language: &str) -> Response {
        self.ask(language, "gzip, br").await
    }

    pub(crate) async fn unpacked(&self, language: &str) -> String {
        self.ask(language, "identity").await.text().await.unwrap()
    }

    /// Following where it leads.
    async fn ask(&self, language: &str, packed: &str) -> Response {
        let mut cookies = match &self.visitor {
            Visitor::Anybody => Vec::new(),
            Visitor::Seated(link) => self.left_by(link).await,
            Visitor::SignedIn(name, value) => vec![format!("{name}={value}")],
        };
        let mut url = self.url();
        for _ in 0..4 {
            let request = match &self.form {
                None => client().get(&url),
                Some(form) => client().post(&url).form(form),
            };
            let request = request.header(COOKIE, cookies.join("; ")).header(ACCEPT_LANGUAGE, language);
            let response = request.header(ACCEPT_ENCODING, packed).send().await.unwrap();
            cookies.extend(self::cookies(&response));
            match response.headers().get("location") {
                Some(next) => url = format!("{}{}", self.base, next.to_str().unwrap()),
                None => return response,
            }
        }
        panic!("{} leads in circles", self.name)
    }
}

/// What a browser would keep.
fn cookies(response: &Response) -> Vec<String> {
    let set = response.headers().get_all("set-cookie").iter();
    set.map(|cookie| cookie.to_str().unwrap().split(';').next().unwrap_or_default().to_owned()).collect()
}
