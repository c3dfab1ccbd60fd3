//! What stands under every request: its id, limits on size and time, a page for every refusal and every panic, the headers,
//! and one line in the log that holds neither addresses nor tokens.

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::time::{Duration, Instant};

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::error::InternalError;
use actix_web::http::header::HeaderValue;
use actix_web::http::{Method, StatusCode, header};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpResponse, ResponseError};
use futures_util::FutureExt;
use tokio::time::error::Elapsed;

use crate::text::Locale;

use super::client::{self, Bucket, Client};
use super::error::{self, WebError};
use super::{App, door, extract, headers, host, return_path};

pub(super) const BODY_BYTES_MAX: usize = 64 * 1024;
const ADDRESS_BYTES_MAX: usize = 2 * 1024;
const HEADER_BYTES_MAX: usize = 16 * 1024;
/// From the head of a request to the head of its answer: a slow body holds no worker longer than this.
const ANSWER_WITHIN: Duration = Duration::from_secs(20);

/// The methods that any route may know.
const METHODS: [Method; 4] = [Method::GET, Method::HEAD, Method::POST, Method::OPTIONS];

/// What must be known of a request after it is gone.
struct RequestFacts {
    app: Data<App>,
    id: String,
    locale: Locale,
    /// The address, for the page of a refusal.
    here: String,
    method: Method,
    begun: Instant,
}

pub(super) async fn stand(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let app = request.app_data::<Data<App>>().expect("the server is built with it").clone();
    let locale = extract::locale(request.headers());
    let here = return_path::of(request.method(), request.uri());
    let (method, begun) = (request.method().clone(), Instant::now());
    let visit = RequestFacts { app, id: request_id(), locale, here: here.clone(), method, begun };
    let client = client::find(visit.app.proxy, request.peer_addr(), request.headers()).map(Client::bucket);
    if let Err(refusal) = within_limits(&request).and_then(|()| may_ask(&visit.app, &request, client)) {
        let answer = visit.finish(None, refusal.error_response(), Some(refusal.to_string()));
        return Ok(request.into_response(answer));
    }
    let answer = return_path::within(here, tokio::time::timeout(ANSWER_WITHIN, next.call(request)));
    let answer = AssertUnwindSafe(answer).catch_unwind();
    // In a task of its own: what was begun is done to its end, also if the browser goes away meanwhile.
    let task = actix_web::rt::spawn(async move { visit.conclude(client, answer.await) });
    task.await.unwrap_or_else(|ended| Err(WebError::Panic(ended.to_string()).into()))
}

/// What became of a request: a panic, or too late, or an error, or a response.
type Answered<B> = Result<Result<Result<ServiceResponse<B>, Error>, Elapsed>, Box<dyn Any + Send>>;

/// In a response's extensions: this refusal has its words already.
pub(super) struct Finished;

/// In a response's extensions: search engines may show it, although not everybody knows its address.
pub(super) struct Indexable;

impl RequestFacts {
    fn conclude<B: MessageBody + 'static>(
        &self,
        client: Option<Bucket>,
        answered: Answered<B>,
    ) -> Result<ServiceResponse<BoxBody>, Error> {
        let failure: Error = match answered {
            Ok(Ok(Ok(response))) => {
                let route = response.request().match_pattern();
                let cause = response.response().error().map(ToString::to_string);
                let (request, response) = response.map_into_boxed_body().into_parts();
                let guessed = response.status() == StatusCode::NOT_FOUND && route.as_deref().is_some_and(is_guessable);
                let allowed = if guessed { self.app.limits.check_guess(client) } else { Ok(()) };
                let answer = match allowed {
                    Ok(()) => self.finish(route, response, cause),
                    Err(refusal) => self.finish(route, refusal.error_response(), Some(refusal.to_string())),
                };
                return Ok(ServiceResponse::new(request, answer));
            }
            Ok(Ok(Err(error))) => error,
            Ok(Err(_elapsed)) => WebError::TooSlow.into(),
            Err(panic) => WebError::Panic(words_of(&*panic)).into(),
        };
        // The request is gone with the future that held it; the server sends an error's own response as it is.
        let answer = self.finish(None, failure.error_response(), Some(failure.to_string()));
        Err(InternalError::from_response(failure, answer).into())
    }

    /// The page if there is none yet, the headers, the count, the log line.
    fn finish(&self, route: Option<String>, response: HttpResponse, cause: Option<String>) -> HttpResponse {
        let status = response.status();
        let refused = status.is_client_error() || status.is_server_error();
        let worded = response.extensions().get::<Finished>().is_some();
        let mut response = if refused && !worded { self.dress(response) } else { response };
        let indexable = response.extensions().get::<Indexable>().is_some();
        headers::protect(response.headers_mut(), self.app.base_url.is_https());
        if route.as_deref().is_some_and(is_guessable) && !indexable {
            headers::hide(response.headers_mut());
        }
        if self.method == Method::POST && !refused {
            // Something may have been committed that letters tell of.
            self.app.bell.ring();
        }
        let route = route.as_deref().unwrap_or("(none)");
        self.app.metrics.count(&self.method, route, status, self.begun.elapsed());
        self.note(route, status, cause.as_deref());
        response
    }

    fn dress(&self, bare: HttpResponse) -> HttpResponse {
        let status = bare.status();
        let kept = [header::ALLOW, header::RETRY_AFTER, header::ACCEPT_ENCODING];
        let kept = kept.map(|name| bare.headers().get(&name).cloned().map(|value| (name, value)));
        let nuance = bare.extensions().get::<error::Nuance>().copied();
        let page = || error::page(status, nuance, self.locale, &self.id);
        let mut response = match return_path::within_sync(self.here.clone(), page) {
            Ok(page) => HttpResponse::build(status).content_type("text/html; charset=utf-8").body(page),
            Err(error) => {
                tracing::error!(%error, "the error page cannot be rendered");
                HttpResponse::build(status).body(self.id.clone())
            }
        };
        for (name, value) in kept.into_iter().flatten() {
            response.headers_mut().insert(name, value);
        }
        response
    }

    fn note(&self, route: &str, status: StatusCode, cause: Option<&str>) {
        let (id, method, status, milliseconds) =
            (self.id.as_str(), self.method.as_str(), status.as_u16(), self.begun.elapsed().as_millis());
        if status >= 500 {
            let cause = cause.unwrap_or("unknown");
            tracing::error!(
                request.id = id,
                http.method = method,
                http.route = route,
                http.status = status,
                milliseconds,
                cause,
                "request failed"
            );
        } else {
            tracing::info!(
                request.id = id,
                http.method = method,
                http.route = route,
                http.status = status,
                milliseconds,
                "request answered"
            );
        }
    }
}

/// Whether the address of a route is itself a key, or names a table that not everybody knows of.
fn is_guessable(route: &str) -> bool {
    route.contains("{token}") || route.contains("{code}")
}

/// Whether this client may ask for this now.
fn may_ask(app: &App, request: &ServiceRequest, client: Option<Bucket>) -> Result<(), WebError> {
    if *request.method() == Method::POST {
        app.limits.check_post(client)?;
    }
    // As routes read it: `/m%61ilbox` is the mailbox, too.
    let mut parts = request.match_info().unprocessed().split('/').skip(1);
    match (parts.next(), parts.next()) {
        (Some("table"), code) => app.limits.check_barred(client).or_else(|refusal| {
            let code = code.and_then(|code| code.parse().ok());
            let is_held = code.is_some_and(|code| door::cookie_claims(app, request.request(), &code).is_some());
            if is_held { Ok(()) } else { Err(refusal) }
        }),
        (Some("mailbox"), _) if !host::is_own(&app.base_url, request) => Err(WebError::NotFound),
        (..) => Ok(()),
    }
}

fn within_limits(request: &ServiceRequest) -> Result<(), WebError> {
    if !METHODS.contains(request.method()) {
        return Err(WebError::MethodNotAllowed(&METHODS));
    }
    if request.head().uri.to_string().len() > ADDRESS_BYTES_MAX {
        return Err(WebError::AddressTooLong);
    }
    let headers: usize = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len()).sum();
    if headers > HEADER_BYTES_MAX {
        return Err(WebError::HeadersTooLarge);
    }
    // No form of ours is sent packed, and what is unpacked may be a million times as large.
    let plain = |encoding: &HeaderValue| encoding.as_bytes().eq_ignore_ascii_case(b"identity");
    if !request.headers().get_all(header::CONTENT_ENCODING).all(plain) {
        return Err(WebError::Packed);
    }
    let announced = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse().ok());
    if announced.is_some_and(|bytes: u64| bytes > BODY_BYTES_MAX as u64) {
        return Err(WebError::BodyTooLarge);
    }
    Ok(())
}

/// Names one request in the log and on an error page.
fn request_id() -> String {
    let mut bytes = [0; 6];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no words".to_owned())
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use actix_web::middleware::from_fn;
    use actix_web::{HttpServer, web};

    use super::*;
    use crate::clock::Clock;
    use crate::config::{BaseUrl, Config, DatabaseUrl};
    use crate::keyring::Keyring;
    use crate::store::Pool;

    fn base_url() -> BaseUrl {
        Config::from_vars(&[], true).unwrap().base_url
    }

    async fn broken() -> HttpResponse {
        panic!("a secret that no visitor may see")
    }

    #[tokio::test]
    async fn web_10_a_panic_is_a_page_with_an_id_and_the_server_goes_on() {
        let url = DatabaseUrl::parse("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none").unwrap();
        let app = Data::new(App::new(Pool::new(&url, 1), Clock::System, base_url(), Keyring::for_tests(1)));
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/broken", listener.local_addr().unwrap());
        let server = HttpServer::new(move || {
            actix_web::App::new().app_data(app.clone()).route("/broken", web::get().to(broken)).wrap(from_fn(stand))
        });
        let server = server.workers(1).disable_signals().listen(listener).unwrap().run();
        let handle = server.handle();
        tokio::spawn(server);
        for _ in 0..3 {
            let response = reqwest::get(&address).await.unwrap();
            assert_eq!(response.status(), 500);
            assert!(response.headers().contains_key("content-security-policy"));
            let page = response.text().await.unwrap();
            assert!(page.contains("Something broke on our side") && !page.contains("secret"), "{page}");
        }
        handle.stop(false).await;
    }
}
