//! Addresses with the methods they answer to, and a plain «no» to every other.

use actix_web::dev::Handler;
use actix_web::http::Method;
use actix_web::{FromRequest, Resource, Responder, guard, web};

use super::error::WebError;

/// A form: its page, and what becomes of it.
pub(super) fn both<F, FArgs, G, GArgs>(path: &str, show: F, submit: G) -> Resource
where
    F: Handler<FArgs>,
    FArgs: FromRequest + 'static,
    F::Output: Responder + 'static,
    G: Handler<GArgs>,
    GArgs: FromRequest + 'static,
    G::Output: Responder + 'static,
{
    web::resource(path)
        .route(web::route().guard(guard::Any(guard::Get()).or(guard::Head())).to(show))
        .route(web::post().to(submit))
        .default_service(web::to(async || WebError::MethodNotAllowed(&[Method::GET, Method::HEAD, Method::POST])))
}

/// A page to look at: GET and HEAD.
pub(super) fn get<F, Args>(path: &str, handler: F) -> Resource
where
    F: Handler<Args>,
    Args: FromRequest + 'static,
    F::Output: Responder + 'static,
{
    web::resource(path)
        .route(web::route().guard(guard::Any(guard::Get()).or(guard::Head())).to(handler))
        .default_service(web::to(async || WebError::MethodNotAllowed(&[Method::GET, Method::HEAD])))
}

/// Something to do: POST only.
pub(super) fn post<F, Args>(path: &str, handler: F) -> Resource
where
    F: Handler<Args>,
    Args: FromRequest + 'static,
    F::Output: Responder + 'static,
{
    web::resource(path)
        .route(web::post().to(handler))
        .default_service(web::to(async || WebError::MethodNotAllowed(&[Method::POST])))
}
