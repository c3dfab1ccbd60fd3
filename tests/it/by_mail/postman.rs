//! Carries letters from the outbox to a mailbox and reads them there, with a parser that did not write them.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Arc;

use mail_parser::{MessageParser, MimeHeaders};
use penelope::clock::Clock;
use penelope::config::Config;
use penelope::mail::message::Office;
use penelope::mail::transport::Transport;
use penelope::worker::mailer::Mailer;

use super::postfix::Spool;
use crate::support::app::TestApp;
use crate::support::desk::work_off;

pub(crate) struct Postman {
    post: Arc<Mailer>,
    /// Where letters end up, a file each.
    mailbox: PathBuf,
    base: String,
    read: HashSet<PathBuf>,
    /// Of a mail server that takes its time.
    spool: Option<Spool>,
}

/// A letter as its reader has it.
pub(crate) struct Mail {
    pub(crate) to: String,
    pub(crate) subject: String,
    pub(crate) text: String,
    pub(crate) html: String,
    /// Name and content.
    pub(crate) attachment: Option<(String, String)>,
    base: String,
}

impl Postman {
    pub(crate) fn new(app: &TestApp, transport: Transport, mailbox: PathBuf) -> Postman {
        let vars = [("PENELOPE_BASE_URL".into(), app.base.clone().into())];
        let base_url = Config::from_vars(&vars, true).unwrap().base_url;
        let office = Office::new(base_url, "Penelope <post@penelope.test>".parse().unwrap(), app.keys.clone());
        let post = Mailer::new(app.db.pool(), Clock::Fixed(app.clock.clone()), office, transport);
        Postman { post: Arc::new(post), mailbox, base: app.base.clone(), read: HashSet::new(), spool: None }
    }

    /// Waits for a mail server that takes its time.
    pub(crate) fn wait_for(&mut self, spool: Spool) {
        self.spool = Some(spool);
    }

    /// What sends the letters.
    pub(crate) fn post(&self) -> &Mailer {
        &self.post
    }

    /// Sends what is due and returns what has come, the oldest first.
    pub(crate) async fn deliver(&mut self) -> Vec<Mail> {
        while work_off(&self.post).await > 0 {}
        if let Some(spool) = &self.spool {
            spool.settle().await;
        }
        self.new_files().iter().map(|path| self.open(&std::fs::read(path).unwrap())).collect()
    }

    /// What has come since, the oldest first.
    pub(crate) fn new_files(&mut self) -> Vec<PathBuf> {
        let Ok(files) = std::fs::read_dir(&self.mailbox) else { return Vec::new() };
        let mut new: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
        new.retain(|path| self.read.insert(path.clone()));
        new.sort();
        new
    }

    fn open(&self, bytes: &[u8]) -> Mail {
        let parsed = MessageParser::default().parse(bytes).expect("a letter is a message");
        let attached =
            parsed.attachments().find(|part| part.attachment_name().is_some_and(|name| name.ends_with("json")));
        let attachment = attached.map(|part| {
            let content = String::from_utf8(part.contents().to_vec()).unwrap();
            (part.attachment_name().unwrap().to_owned(), content)
        });
        Mail {
            to: parsed.to().unwrap().first().unwrap().address().unwrap().to_owned(),
            subject: parsed.subject().unwrap().to_owned(),
            text: parsed.body_text(0).unwrap().into_owned(),
            html: parsed.body_html(0).unwrap().into_owned(),
            attachment,
            base: self.base.clone(),
        }
    }
}

impl Mail {
    /// The paths of all links, in their order.
    pub(crate) fn links(&self) -> Vec<String> {
        self.text.split_whitespace().filter_map(|word| word.strip_prefix(&self.base)).map(str::to_owned).collect()
    }

    /// The path of the first link that begins so and leads right there, not to a choice behind it.
    pub(crate) fn path(&self, prefix: &str) -> Option<String> {
        let words = self.text.split_whitespace().filter_map(|word| word.strip_prefix(&self.base));
        let plain = |path: &&str| path.strip_prefix(prefix).is_some_and(|rest| !rest.contains(['/', '?']));
        words.filter(plain).map(str::to_owned).next()
    }
}
