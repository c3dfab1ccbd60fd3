//! The name that a browser believes to talk to. A page elsewhere can point a name of its own at this machine; what has no
//! other lock than being on this machine asks for the name, too.

use actix_web::dev::ServiceRequest;
use actix_web::http::Uri;
use actix_web::http::header;
use std::net::IpAddr;

use crate::config::BaseUrl;

/// Whether it is a name of this machine itself, or the one in the settings.
pub(super) fn is_own(base_url: &BaseUrl, request: &ServiceRequest) -> bool {
    let named = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let in_address = request.uri().authority().map(|authority| authority.as_str());
    named.is_some_and(|host| is_own_name(base_url, host)) && in_address.is_none_or(|host| is_own_name(base_url, host))
}

fn is_own_name(base_url: &BaseUrl, name: &str) -> bool {
    let known = base_url.as_str().split_once("://").map(|(_, known)| known);
    if known.is_some_and(|known| known.eq_ignore_ascii_case(name)) {
        return true;
    }
    let Ok(name) = name.parse::<Uri>() else { return false };
    let Some(host) = name.host().filter(|_| name.scheme().is_none()) else { return false };
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    host.eq_ignore_ascii_case("localhost") || bare.parse().is_ok_and(|address: IpAddr| address.is_loopback())
}
