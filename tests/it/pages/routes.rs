//! No page is forgotten: every route that shows something is in the list, or is no page, and so is every template.

use std::collections::BTreeSet;

use super::town::pages;

const TEMPLATES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/templates");
const ROUTES: &str = include_str!("../../../src/web/mod.rs");

/// What a GET brings that nobody looks at in a browser, or not by itself.
const NO_PAGES: [&str; 22] = [
    "/favicon.ico",
    "/feed/{token}/tables.atom",
    "/feed/{token}/tables.ics",
    "/healthz",
    "/mailbox/letter/{name}/html",
    "/mailbox/letter/{name}/original.eml",
    "/mailbox/preview/{language}/{number}/html",
    "/manifest.webmanifest",
    "/metrics",
    "/push/worker.js",
    "/readyz",
    "/robots.txt",
    "/rules/{game}/specification",
    "/static/{name}",
    "/table/{code}/archive.html",
    "/table/{code}/archive.json",
    "/table/{code}/archive.txt",
    "/table/{code}/deadline.ics",
    "/table/{code}/notes.txt",
    "/table/{code}/events",
    "/table/{code}/preview/{step}.png",
    "/preview.png",
];

#[tokio::test(flavor = "multi_thread")]
async fn every_route_is_in_the_list_of_pages() {
    let routes = shown();
    assert!(routes.len() > 30, "{routes:?}");
    let met: Vec<&String> = pages().iter().filter_map(|page| route_of(&routes, &page.path)).collect();
    let forgotten = routes.iter().filter(|route| !met.contains(route) && !NO_PAGES.contains(&route.as_str()));
    let forgotten: Vec<&String> = forgotten.collect();
    assert!(forgotten.is_empty(), "in no state of tests/it/pages: {forgotten:?}");
    for page in pages() {
        assert_eq!(page.fetch("en").await.status().as_u16(), page.status, "{}", page.name);
    }
}

/// One address may show several pages, such as that of an invitation.
#[tokio::test(flavor = "multi_thread")]
async fn every_template_is_in_the_list_of_pages() {
    let mut shown = BTreeSet::new();
    for page in pages() {
        let html = page.unpacked("en").await;
        let (_, name) = html.split_once("<body data-page=\"").expect("every page says which one it is");
        shown.insert(name.split('"').next().unwrap().to_owned());
    }
    let templates = templates();
    assert!(templates.len() > 30, "{templates:?}");
    assert_eq!(shown, templates, "what is shown by the states of tests/it/pages, and what there is");
}

/// Every template that is a whole page; each says its own name.
fn templates() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for folder in std::fs::read_dir(TEMPLATES).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir())
    {
        for file in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let template = std::fs::read_to_string(&file).unwrap();
            if template.starts_with("{% extends ") {
                let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
                let says = format!("{{% block page %}}{name}{{% endblock %}}");
                assert!(template.contains(&says), "{} lacks {says}", file.display());
                assert!(found.insert(name), "{} has a namesake", file.display());
            }
        }
    }
    found
}

/// The routes that answer a GET. What stands below a seat's link stands below its table's address as well.
fn shown() -> Vec<String> {
    let calls = ROUTES.split_once("fn routes(").expect("the table of routes").1.split(".service(").skip(1);
    let shown = calls.filter(|call| call.starts_with("get(") || call.starts_with("both("));
    let routes = shown.map(|call| call.split('"').nth(1).expect("a route has a path"));
    let routes = routes.map(|route| route.replace("{base}", "/table/{code}"));
    routes.filter(|route| !route.starts_with("/l/{token}")).collect()
}

/// The route that answers a path: the one that names most of it.
fn route_of<'a>(routes: &'a [String], path: &str) -> Option<&'a String> {
    let path = path.split('?').next().unwrap_or_default();
    let path = match path.strip_prefix("/l/") {
        None => path.to_owned(),
        Some(rest) => format!("/table/CODE{}", rest.find('/').map_or("", |at| &rest[at..])),
    };
    let fits = |route: &&String| {
        let (route, path) = (route.split('/'), path.split('/'));
        route.clone().count() == path.clone().count()
            && route.zip(path).all(|(known, part)| known == part || known.starts_with('{'))
    };
    routes.iter().filter(fits).min_by_key(|route| route.matches('{').count())
}
