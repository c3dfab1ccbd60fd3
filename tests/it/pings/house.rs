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

pub(super) const NAME: &str = "hooks.test";

pub(super) struct Told {
    pub(super) house: House,
    pub(super) receiver: Receiver,
    pub(super) pinger: Pinger,
    /// The session of whoever is told.
    pub(super) cookie: String,
    pub(super) seat: Seat,
}

impl Told {
    /// The first player beside the active one is told by a webhook of this kind.
    pub(super) async fn open(kind: &str) -> Told {
        let (house, authority) = (House::open().await, Authority::new());
        let receiver = Receiver::start(&authority, NAME).await;
        let pinger = pinger(&house, &authority, &[(NAME, vec![receiver.address], true)]);
        let seat = house.active().await.left(4);
        let cookie = sign_in(&house.app, &house.addresses[usize::from(seat.number())]).await;
        let told = Told { house, receiver, pinger, cookie, seat };
        assert_eq!(told.give(kind, &format!("https://{NAME}/topic?key=s3cret")).await.0, 303);
        told
    }

    /// Gives an address on the page; the status and the page.
    pub(super) async fn give(&self, kind: &str, address: &str) -> (u16, String) {
        self.post("/my/pings", &[("kind", kind), ("hook", address)]).await
    }

    pub(super) async fn post(&self, path: &str, form: &[(&str, &str)]) -> (u16, String) {
        let request = client().post(self.house.app.url(path)).header("cookie", &self.cookie).form(form);
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        let way = response.headers().get("location").map(|way| way.to_str().unwrap().to_owned());
        (status, way.unwrap_or(response.text().await.unwrap()))
    }

    pub(super) async fn page(&self) -> String {
        let request = client().get(self.house.app.url("/my/pings")).header("cookie", &self.cookie);
        request.send().await.unwrap().text().await.unwrap()
    }

    /// Past the visit of whoever gave the address, and all that is due is sent.
    pub(super) async fn work_off(&self) -> usize {
        self.house.app.clock.advance(TimeDelta::minutes(6));
        let mut done = 0;
        loop {
            match self.pinger.work_off().await.unwrap() {
                0 => return done,
                more => done += more,
            }
        }
    }

    pub(super) async fn states(&self) -> String {
        let sql = "SELECT coalesce(string_agg(state || ' ' || attempts || coalesce(' ' || reason, ''), ', ' ORDER BY id), '') FROM pings";
        self.house.app.db.connect().await.query_one(sql, &[]).await.unwrap().get(0)
    }
}

/// With names that lead where the test says.
pub(super) fn pinger(house: &House, authority: &Authority, names: &[(&str, Vec<SocketAddr>, bool)]) -> Pinger {
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
