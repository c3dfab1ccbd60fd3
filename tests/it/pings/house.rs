//! Four people, one of whom is told elsewhere, and the worker that does it.

use std::net::SocketAddr;

use chrono::TimeDelta;
use penelope::config::Config;
use penelope::engine::Seat;
use penelope::ping::call::Caller;
use penelope::worker::pinger::Pinger;

use super::receiver::Receiver;
use crate::ahead::house::House;
use crate::gather::session::sign_in;
use crate::support::app::client;
use crate::support::authority::Authority;
use crate::support::folder::Folder;

pub(crate) const NAME: &str = "hooks.test";

pub(crate) struct Told {
    pub(crate) house: House,
    pub(crate) receiver: Receiver,
    pub(crate) pinger: Pinger,
    /// The session of whoever is told.
    pub(crate) cookie: String,
    pub(crate) seat: Seat,
}

impl Told {
    /// The first player beside the active one is told by a webhook of this kind.
    pub(crate) async fn open(kind: &str) -> Told {
        let told = Told::nowhere().await;
        assert_eq!(told.give(kind, &format!("https://{NAME}/topic?key=s3cret")).await.0, 303);
        told
    }

    /// The first player beside the active one may be told elsewhere, and is not yet.
    pub(crate) async fn nowhere() -> Told {
        let (house, authority) = (House::open().await, Authority::new());
        let receiver = Receiver::start(&authority, NAME).await;
        let pinger = pinger(&house, &authority, &[(NAME, vec![receiver.address], true)]);
        let seat = house.active().await.left(4);
        let cookie = sign_in(&house.app, &house.addresses[usize::from(seat.number())]).await;
        Told { house, receiver, pinger, cookie, seat }
    }

    /// Gives an address on the page; the status and the page.
    pub(crate) async fn give(&self, kind: &str, address: &str) -> (u16, String) {
        self.post("/my/pings", &[("kind", kind), ("hook", address)]).await
    }

    pub(crate) async fn post(&self, path: &str, form: &[(&str, &str)]) -> (u16, String) {
        let request = client().post(self.house.app.url(path)).header("cookie", &self.cookie).form(form);
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        let way = response.headers().get("location").map(|way| way.to_str().unwrap().to_owned());
        (status, way.unwrap_or(response.text().await.unwrap()))
    }

    /// Presses the first button of the page that leads there.
    pub(crate) async fn press(&self, path: &str) -> (u16, String) {
        let page = self.page().await;
        let (_, form) = page
            .split_once(&format!("action=\"{path}\"><input type=\"hidden\" name=\"channel\" value=\""))
            .expect(&page);
        self.post(path, &[("channel", form.split_once('"').unwrap().0)]).await
    }

    pub(crate) async fn page(&self) -> String {
        let request = client().get(self.house.app.url("/my/pings")).header("cookie", &self.cookie);
        request.send().await.unwrap().text().await.unwrap()
    }

    /// Past the visit of whoever gave the address, and all that is due is sent.
    pub(crate) async fn work_off(&self) -> usize {
        self.house.app.clock.advance(TimeDelta::minutes(6));
        let mut done = 0;
        loop {
            match self.pinger.work_off().await.unwrap() {
                0 => return done,
                more => done += more,
            }
        }
    }

    pub(crate) async fn states(&self) -> String {
        self.text("SELECT coalesce(string_agg(state || ' ' || attempts || coalesce(' ' || reason, ''), ', ' ORDER BY id), '') FROM pings").await
    }

    pub(crate) async fn text(&self, sql: &str) -> String {
        self.house.app.db.client().await.query_one(sql, &[]).await.unwrap().get(0)
    }
}

/// With names that lead where the test says.
pub(crate) fn pinger(house: &House, authority: &Authority, names: &[(&str, Vec<SocketAddr>, bool)]) -> Pinger {
    let folder = Folder::new();
    let file = authority.file(folder.path());
    let vars = [
        ("PENELOPE_CA_FILE".into(), file.into_os_string()),
        ("PENELOPE_BASE_URL".into(), house.app.base.clone().into()),
    ];
    let config = Config::from_vars(&vars, true).unwrap();
    let names = names.iter().map(|(name, leads, anywhere)| ((*name).to_owned(), leads.clone(), *anywhere)).collect();
    Pinger {
        pool: house.app.db.pool(),
        clock: house.clock(),
        vault: house.vault.clone(),
        base_url: config.base_url,
        caller: Caller::knowing(config.authorities.tls(), names),
    }
}
