//! Somebody at a browser: opens addresses, follows links, fills forms and presses buttons, and knows only what the pages
//! show. What goes over the wire is what Chromium sends (`tests/it/client.rs` compares the two); there is no script.

mod form;
mod html;

use std::io::Read as _;

use reqwest::header::{self, HeaderMap, HeaderName, HeaderValue};
use reqwest::{Method, Response, StatusCode};
use url::Url;

pub(crate) use form::Form;
pub(crate) use html::Document;

use crate::support::app::client as wire;

const REDIRECTS_MAX: usize = 10;

#[derive(Clone)]
pub(crate) struct Client {
    base: Url,
    cookies: Cookies,
    /// The page that is open.
    page: Page,
}

/// What the browser does with cookies.
#[derive(Clone)]
enum Cookies {
    Kept(Vec<(String, String)>),
    Refused,
}

/// A page as it came.
#[derive(Clone)]
pub(crate) struct Page {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) html: String,
    /// Where it was found in the end.
    pub(crate) url: Url,
    document: Document,
}

/// How a request came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum From {
    /// Typed into the address bar, or a bookmark.
    Nowhere,
    /// A link in a letter that is read on another site.
    Elsewhere,
    /// A link or form of a page of ours.
    Page,
}

impl Client {
    pub(crate) fn new(base: &str) -> Client {
        Client::with(base, Cookies::Kept(Vec::new()))
    }

    /// A browser that keeps no cookies.
    pub(crate) fn without_cookies(base: &str) -> Client {
        Client::with(base, Cookies::Refused)
    }

    fn with(base: &str, cookies: Cookies) -> Client {
        let base: Url = base.parse().unwrap();
        let (status, headers, document) = (StatusCode::OK, HeaderMap::new(), Document::default());
        let page = Page { status, headers, html: String::new(), url: base.clone(), document };
        Client { base, cookies, page }
    }

    /// The same browser with the same page, which another server of the same service is asked for what comes next.
    pub(crate) fn at(&self, base: &str) -> Client {
        let base: Url = base.parse().unwrap();
        let mut page = self.page.clone();
        page.url.set_port(base.port()).unwrap();
        Client { base, cookies: self.cookies.clone(), page }
    }

    pub(crate) fn page(&self) -> &Page {
        &self.page
    }

    /// Types an address, and follows where it leads.
    pub(crate) async fn open(&mut self, path: &str) -> &Page {
        let url = self.base.join(path).unwrap();
        self.go(Method::GET, url, None, From::Nowhere).await
    }

    /// Clicks a link in a letter, which is read on another site.
    pub(crate) async fn open_from_letter(&mut self, path: &str) -> &Page {
        let url = self.base.join(path).unwrap();
        self.go(Method::GET, url, None, From::Elsewhere).await
    }

    /// Clicks a link of the open page, by its address or its words.
    pub(crate) async fn follow(&mut self, what: &str) -> &Page {
        let href = self.page.link(what).unwrap_or_else(|| panic!("no link «{what}» on {}", self.page.url));
        let url = self.page.url.join(&href).unwrap();
        self.go(Method::GET, url, None, From::Page).await
    }

    /// Presses a button of the form, called by its words or its name; or Enter. Follows where that leads.
    pub(crate) async fn press(&mut self, form: &Form, button: Option<&str>) -> &Page {
        let (method, url, body) = self.sent(form, button);
        self.go(method, url, body, From::Page).await
    }

    /// Opens an address of a service that may be away.
    pub(crate) async fn try_open(&mut self, path: &str) -> reqwest::Result<&Page> {
        let url = self.base.join(path).unwrap();
        self.try_go(Method::GET, url, None, From::Elsewhere).await
    }

    /// Presses a button there.
    pub(crate) async fn try_press(&mut self, form: &Form, button: Option<&str>) -> reqwest::Result<&Page> {
        let (method, url, body) = self.sent(form, button);
        self.try_go(method, url, body, From::Page).await
    }

    /// The same, up to the first answer.
    pub(crate) async fn try_press_only(&mut self, form: &Form, button: Option<&str>) -> reqwest::Result<Response> {
        let (method, url, body) = self.sent(form, button);
        self.try_fetch(method, &url, body, From::Page).await
    }

    /// The same, up to the first answer.
    pub(crate) async fn press_only(&mut self, form: &Form, button: Option<&str>) -> Response {
        let (method, url, body) = self.sent(form, button);
        self.fetch(method, &url, body, From::Page).await
    }

    /// Posts what no page of ours offers, written as a browser would; up to the first answer.
    pub(crate) async fn post(&mut self, path: &str, pairs: &[(&str, String)]) -> Response {
        let url = self.base.join(path).unwrap();
        self.fetch(Method::POST, &url, Some(form::encode(&form::written(pairs))), From::Page).await
    }

    /// Looks at an address, up to the first answer.
    pub(crate) async fn get(&mut self, path: &str) -> Response {
        let url = self.base.join(path).unwrap();
        self.fetch(Method::GET, &url, None, From::Nowhere).await
    }

    fn sent(&self, form: &Form, button: Option<&str>) -> (Method, Url, Option<String>) {
        let (action, entries) = form.pressed(button);
        let mut url = self.page.url.join(&action).unwrap();
        let encoded = form::encode(&entries);
        if form.posts {
            return (Method::POST, url, Some(encoded));
        }
        url.set_query(Some(&encoded));
        (Method::GET, url, None)
    }

    async fn go(&mut self, method: Method, url: Url, body: Option<String>, from: From) -> &Page {
        self.try_go(method, url, body, from).await.unwrap()
    }

    async fn try_go(&mut self, method: Method, url: Url, body: Option<String>, from: From) -> reqwest::Result<&Page> {
        let (mut url, mut response) = (url.clone(), self.try_fetch(method, &url, body, from).await?);
        for _ in 0..REDIRECTS_MAX {
            let Some(next) = response.headers().get(header::LOCATION) else {
                self.page = Page::read(url, response).await;
                return Ok(&self.page);
            };
            assert_eq!(response.status(), StatusCode::SEE_OTHER, "{url}");
            let next = url.join(next.to_str().unwrap()).unwrap();
            assert_eq!(next.origin(), self.base.origin(), "nobody is led to another site");
            // A fragment stays where the next address has none.
            response = self.try_fetch(Method::GET, &next, None, from).await?;
            url = next;
        }
        panic!("{url} leads in circles");
    }

    async fn fetch(&mut self, method: Method, url: &Url, body: Option<String>, from: From) -> Response {
        self.try_fetch(method, url, body, from).await.unwrap()
    }

    async fn try_fetch(
        &mut self,
        method: Method,
        url: &Url,
        body: Option<String>,
        from: From,
    ) -> reqwest::Result<Response> {
        let mut request = wire().request(method, url.clone()).headers(self.headers(from, body.is_some()));
        if let Some(body) = body {
            request = request.body(body);
        }
        let response = request.send().await?;
        self.keep_cookies(response.headers());
        unpacked(response).await
    }

    /// What Chromium says when somebody goes somewhere.
    fn headers(&self, from: From, posts: bool) -> HeaderMap {
        let site = match from {
            From::Nowhere => "none",
            From::Elsewhere => "cross-site",
            From::Page => "same-origin",
        };
        let mut headers: Vec<(HeaderName, String)> = vec![
            (header::UPGRADE_INSECURE_REQUESTS, "1".to_owned()),
            (header::ACCEPT, ACCEPT.to_owned()),
            (HeaderName::from_static("sec-fetch-site"), site.to_owned()),
            (HeaderName::from_static("sec-fetch-mode"), "navigate".to_owned()),
            (HeaderName::from_static("sec-fetch-user"), "?1".to_owned()),
            (HeaderName::from_static("sec-fetch-dest"), "document".to_owned()),
            (header::ACCEPT_ENCODING, "gzip, deflate, br".to_owned()),
            (header::ACCEPT_LANGUAGE, "en".to_owned()),
        ];
        if posts {
            // A page that names nobody where its readers came from does not name itself either.
            let unnamed = self.page.headers.get(header::REFERRER_POLICY).is_some_and(|policy| policy == "no-referrer");
            let origin = if unnamed { "null".to_owned() } else { self.base.origin().ascii_serialization() };
            headers.push((header::ORIGIN, origin));
            headers.push((header::CACHE_CONTROL, "max-age=0".to_owned()));
            headers.push((header::CONTENT_TYPE, "application/x-www-form-urlencoded".to_owned()));
        }
        if let Cookies::Kept(cookies) = &self.cookies
            && !cookies.is_empty()
        {
            let cookies = cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>();
            headers.push((header::COOKIE, cookies.join("; ")));
        }
        headers.into_iter().map(|(name, value)| (name, HeaderValue::from_str(&value).unwrap())).collect()
    }

    /// All of ours are for the whole site and for navigations, from wherever (`SameSite=Lax`).
    fn keep_cookies(&mut self, headers: &HeaderMap) {
        let Cookies::Kept(cookies) = &mut self.cookies else { return };
        for cookie in headers.get_all(header::SET_COOKIE) {
            let mut parts = cookie.to_str().unwrap().split(';').map(str::trim);
            let (name, value) = parts.next().and_then(|pair| pair.split_once('=')).expect("a cookie has a name");
            let attributes: Vec<String> = parts.map(str::to_ascii_lowercase).collect();
            assert!(attributes.contains(&"path=/".to_owned()) && attributes.contains(&"samesite=lax".to_owned()));
            cookies.retain(|(known, _)| known != name);
            let refused = attributes.contains(&"secure".to_owned()) && self.base.scheme() != "https";
            if !refused && !attributes.contains(&"max-age=0".to_owned()) {
                cookies.push((name.to_owned(), value.to_owned()));
            }
        }
    }
}

const ACCEPT: &str = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,\
                      application/signed-exchange;v=b3;q=0.7";

impl Page {
    async fn read(url: Url, response: Response) -> Page {
        let (status, headers) = (response.status(), response.headers().clone());
        let is_html = headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
        let html = response.text().await.unwrap();
        let document = if is_html { Document::read(&html) } else { Document::default() };
        Page { status, headers, html, url, document }
    }

    /// Its address without host and fragment.
    pub(crate) fn path(&self) -> String {
        self.url[url::Position::BeforePath..url::Position::AfterQuery].to_owned()
    }

    /// Its first heading.
    pub(crate) fn title(&self) -> String {
        let heading = self.document.elements().find(|(_, element)| element.name == "h1").expect("a page has a heading");
        self.document.text_of(heading.0)
    }

    /// Where a link leads, by its address or its words.
    pub(crate) fn link(&self, what: &str) -> Option<String> {
        let called = |(number, href): &(usize, String)| href == what || self.document.text_of(*number) == what;
        self.links().find(called).map(|(_, href)| href)
    }

    /// The first link with this in its address.
    pub(crate) fn link_to(&self, part: &str) -> Option<String> {
        self.links().map(|(_, href)| href).find(|href| href.contains(part))
    }

    fn links(&self) -> impl Iterator<Item = (usize, String)> {
        let links = self.document.elements().filter(|(_, element)| element.name == "a");
        links.filter_map(|(number, link)| Some((number, link.get("href")?.to_owned())))
    }

    pub(crate) fn forms(&self) -> Vec<Form> {
        forms(&self.document)
    }

    /// The first form that leads to an address with this end.
    pub(crate) fn form(&self, action: &str) -> Form {
        let forms = self.forms();
        let leads = |form: &&Form| form.action.split('#').next().is_some_and(|own| own.ends_with(action));
        let found = forms.iter().find(leads);
        found.unwrap_or_else(|| panic!("no form to {action} on {}: {}", self.url, self.html)).clone()
    }

    /// The form or link that says all of this; where both do, the link.
    pub(crate) fn way(&self, query: &str) -> Option<Way> {
        let pairs: Vec<(String, String)> = url::form_urlencoded::parse(query.as_bytes()).into_owned().collect();
        let says = |href: &String| href.split_once('?').is_some_and(|(_, own)| own == query);
        if let Some((_, href)) = self.links().find(|(_, href)| says(href)) {
            return Some(Way::Link(href));
        }
        let takes = |form: &Form| !form.posts && pairs.iter().all(|(name, value)| form.offers(name, value));
        if let Some(mut form) = self.forms().into_iter().find(|form| takes(form) && form.buttons().len() == 1) {
            form.fill_all(&pairs);
            return Some(Way::Form(form));
        }
        self.button(pairs)
    }

    /// The button that says what is done, in a form that says the rest: a place belongs to the button, a limit to its list.
    fn button(&self, mut pairs: Vec<(String, String)>) -> Option<Way> {
        let mut take = |name: &str| pairs.iter().position(|(other, _)| other == name).map(|at| pairs.remove(at).1);
        let (deed, place) = (take("do")?, take("place"));
        let button = place.map_or(deed.clone(), |place| format!("{deed}.{place}"));
        let limited = |list: &str, most: &str| format!("{list}-most") == most;
        let lists: Vec<(String, String)> = pairs.clone();
        for (list, value) in lists {
            let most = pairs.iter().position(|(name, _)| limited(&list, name));
            if let Some((_, most)) = most.map(|at| pairs.remove(at)) {
                pairs.iter_mut().filter(|(name, _)| *name == list).for_each(|pair| pair.1 = format!("{value}.{most}"));
            }
        }
        let has = |form: &Form| pairs.iter().all(|(name, _)| form.has(name));
        let mut form = self.forms().into_iter().find(|form| !form.posts && form.offers("do", &button) && has(form))?;
        for (name, value) in &pairs {
            // How far one may go by the list depends on the hand; by hand one may say any number.
            if form.offers(name, value) {
                form.fill(name, value)
            } else {
                form.force(name, value)
            };
        }
        Some(Way::Button(form, button))
    }

    /// The method of the form whose button stands first: scanners press it.
    pub(crate) fn first_button_posts(&self) -> bool {
        first_button_posts(&self.document)
    }

    /// Whether an element of this class is there.
    pub(crate) fn shows(&self, class: &str) -> bool {
        self.document.elements().any(|(_, element)| element.has_class(class))
    }

    /// The first link or form inside an element of this class.
    pub(crate) fn way_in(&self, class: &str) -> Option<Way> {
        let boxes = self.document.elements().filter(|(_, element)| element.has_class(class));
        let mut inside = boxes.flat_map(|(number, _)| self.document.inside(number));
        inside.find_map(|(number, element)| match element.name.as_str() {
            "a" => element.get("href").map(|href| Way::Link(href.to_owned())),
            "form" => Some(Way::Form(Form::of(&self.document, number))),
            _ => None,
        })
    }
}

/// Something that leads on.
pub(crate) enum Way {
    Link(String),
    Form(Form),
    /// A form, and the value of the button to press.
    Button(Form, String),
}

/// The forms of a page, in their order.
pub(crate) fn forms(document: &Document) -> Vec<Form> {
    let forms = document.elements().filter(|(_, element)| element.name == "form");
    forms.map(|(number, _)| Form::of(document, number)).collect()
}

pub(crate) fn first_button_posts(document: &Document) -> bool {
    let (_, button) = document.elements().find(|(_, element)| element.name == "button").expect("the page has a button");
    let around =
        button.inside.iter().rev().map(|around| document.element(*around)).find(|around| around.name == "form");
    let named = |owner: &str| document.elements().find(|(_, form)| form.get("id") == Some(owner)).map(|(_, form)| form);
    let form = button.get("form").map_or(around, named);
    form.expect("in a form").get("method") == Some("post")
}

/// With the content as it was before it was packed; the headers say what came.
async fn unpacked(response: Response) -> reqwest::Result<Response> {
    let (status, headers) = (response.status(), response.headers().clone());
    let packed = response.bytes().await?;
    let mut content = Vec::new();
    match headers.get(header::CONTENT_ENCODING).map(|encoding| encoding.to_str().unwrap()) {
        None => content.extend_from_slice(&packed),
        Some("gzip") => drop(flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut content).unwrap()),
        Some(other) => panic!("the service packs with gzip only, and this is {other}"),
    }
    let mut whole = http::Response::new(content);
    (*whole.status_mut(), *whole.headers_mut()) = (status, headers);
    Ok(whole.into())
}
