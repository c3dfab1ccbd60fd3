//! What every handler may use.

use std::net::IpAddr;

use crate::chance::Chance;
use crate::clock::Clock;
use crate::config::BaseUrl;
use crate::keyring::Keyring;
use crate::mail::transport::mailbox::Mailbox;
use crate::store::Pool;
use crate::store::probe::Probe;
use crate::store::replica::Replica;
use crate::vault::Vault;
use crate::worker::mailer::Mailer;
use crate::worker::{PostBell, PostCounts};

use super::limits::Limits;
use super::metrics::Metrics;
use super::news::News;
use super::preview::Pictures;

pub struct App {
    pub pool: Pool,
    /// For what is over.
    pub replica: Option<Replica>,
    pub clock: Clock,
    /// For the codes, seeds and offered words of new tables.
    pub chance: Chance,
    pub base_url: BaseUrl,
    /// For links, cookies and forms.
    pub keys: Keyring,
    /// For what is stored encrypted.
    pub vault: Vault,
    /// A proxy in front that is believed when it names the client.
    pub proxy: Option<IpAddr>,
    pub limits: Limits,
    pub metrics: Metrics,
    /// Wakes the worker that sends letters; `floor` rings it after every change.
    pub bell: PostBell,
    /// Pages that are told of news.
    pub news: News,
    /// What is shown where somebody pastes the address of a table.
    pub pictures: Pictures,
    /// Whether the database takes writes.
    pub probe: Probe,
    /// In a demo, where letters lie instead of being sent.
    pub mailbox: Option<Mailbox>,
    /// Whether letters can be answered by mail.
    pub takes_mail: bool,
}

impl App {
    pub fn new(pool: Pool, clock: Clock, base_url: BaseUrl, keys: Keyring) -> App {
        let vault = Vault::new(keys.clone());
        let (limits, metrics, bell) = (Limits::new(), Metrics::new(), PostBell::default());
        App {
            pool,
            replica: None,
            clock,
            chance: Chance::System,
            base_url,
            keys,
            vault,
            proxy: None,
            limits,
            metrics,
            bell,
            news: News::new(),
            pictures: Pictures::new(),
            probe: Probe::default(),
            mailbox: None,
            takes_mail: false,
        }
    }

    /// With the worker of this process, whose letters are counted and which is woken after changes.
    pub fn with_post(mut self, post: &Mailer) -> App {
        self.metrics.watch(&post.counts);
        App { bell: post.bell.clone(), takes_mail: post.office.returns_to.is_some(), ..self }
    }

    /// With what is counted of messages that come in.
    pub fn with_arrivals(mut self, arrived: &PostCounts) -> App {
        self.metrics.watch_arrivals(arrived);
        self
    }

    /// With luck that a test knows.
    #[cfg(feature = "pips")]
    pub fn with_chance(self, chance: Chance) -> App {
        App { chance, ..self }
    }

    /// With a replica for what is over.
    pub fn with_replica(self, replica: Option<Replica>) -> App {
        App { replica, ..self }
    }

    /// Behind this proxy.
    pub fn behind(self, proxy: Option<IpAddr>) -> App {
        App { proxy, ..self }
    }

    /// Whether the other end of a connection, or our proxy, says who asks. Pages reach players by https only through somebody
    /// in front of us; if the settings do not say who that is, everybody looks the same.
    pub(super) fn knows_clients(&self) -> bool {
        self.proxy.is_some() || !self.base_url.is_https()
    }

    /// As a demo, with a page for the letters.
    pub fn with_mailbox(self, mailbox: Mailbox) -> App {
        App { mailbox: Some(mailbox), ..self }
    }

    /// Whether no letter is sent: what would have been lies on `/mailbox`.
    pub fn demo(&self) -> bool {
        self.mailbox.is_some()
    }
}
