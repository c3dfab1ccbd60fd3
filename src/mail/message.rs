//! From a composed letter to the bytes that leave: links signed, headers set, parts put together.

use std::time::SystemTime;

use chrono::{DateTime, Utc};
use hmac::{Hmac, KeyInit, Mac};
use lettre::message::header::{
    ContentDisposition, ContentId, ContentTransferEncoding, ContentType, HeaderName, HeaderValue,
};
use lettre::message::{Body, Mailbox, MultiPart, MultiPartBuilder, SinglePart};
use lettre::{Address, Message};
use sha2::Sha256;
use thiserror::Error;

use super::calendar;
use super::composed::{Attachment, Composed, LINK_CLOSES, LINK_OPENS, Link, PICTURE, Png, Thread};
use super::contents::Way;
use super::dkim::Signer;
use crate::config::BaseUrl;
use crate::id::{EmailAddress, LetterId};
use crate::keyring::{Key, Keyring};
use crate::link::{self, Purpose, Return};

/// Who sends letters, from where, and what signs their links.
#[derive(Clone, Debug)]
pub struct Office {
    pub base_url: BaseUrl,
    pub from: Mailbox,
    /// What stands behind the @ of our ids.
    pub domain: String,
    pub keys: Keyring,
    /// What signs whole letters.
    pub signer: Signer,
    /// The domain to which letters come back, each to an address of its own; unset: to the sender's.
    pub returns_to: Option<String>,
}

impl Office {
    /// Ids are in the sender's domain. Letters are not signed, until somebody says with what.
    pub fn new(base_url: BaseUrl, from: Mailbox, keys: Keyring) -> Office {
        let domain = from.email.domain().to_owned();
        Office { base_url, from, domain, keys, signer: Signer::default(), returns_to: None }
    }
}

/// What is written on the outside of one letter.
#[derive(Clone, Copy, Debug)]
pub struct Envelope<'a> {
    pub to: &'a EmailAddress,
    /// The part of the `Message-ID` before the @, from the outbox; the same for every attempt.
    pub message_id: &'a str,
    pub date: DateTime<Utc>,
    /// Its row, by which it is known when it comes back; nothing for a letter that never leaves.
    pub letter: Option<LetterId>,
}

/// Why a composed letter cannot be sent. It would be our fault.
#[derive(Debug, Error)]
pub enum MessageError {
    #[error("a token for {0:?} has no address")]
    NoAddress(Purpose),
    #[error("the recipient's address cannot be written in a header")]
    Recipient,
    #[error(transparent)]
    Mail(#[from] lettre::error::Error),
    #[error("it cannot be signed: {0}")]
    Signature(#[from] mail_auth::Error),
}

/// A letter as it goes over the wire.
#[derive(Clone, Debug)]
pub struct Outgoing {
    pub envelope: lettre::address::Envelope,
    pub bytes: Vec<u8>,
}

impl From<Message> for Outgoing {
    fn from(message: Message) -> Outgoing {
        Outgoing { envelope: message.envelope().clone(), bytes: message.formatted() }
    }
}

impl Composed {
    /// The letter as it leaves, signed.
    pub fn to_outgoing(&self, office: &Office, envelope: &Envelope<'_>) -> Result<Outgoing, MessageError> {
        let returns_to = office.return_path(envelope)?;
        let Outgoing { envelope, bytes } = self.to_message(office, envelope)?.into();
        let sender = returns_to.or_else(|| envelope.from().cloned());
        let envelope = lettre::address::Envelope::new(sender, envelope.to().to_vec())?;
        Ok(Outgoing { envelope, bytes: office.signer.sign(bytes)? })
    }

    /// The finished letter. The same words, office and envelope give the same bytes.
    pub fn to_message(&self, office: &Office, envelope: &Envelope<'_>) -> Result<Message, MessageError> {
        let urls: Result<Vec<String>, MessageError> = self.links.iter().map(|link| office.url(link)).collect();
        let (urls, domain) = (urls?, &office.domain);
        let unsubscribe = office.url(&Link { way: self.unsubscribe, suffix: String::new() })?;
        let to = envelope.to.reveal().parse().map_err(|_| MessageError::Recipient)?;
        let mut message = Message::builder()
            .from(office.from.clone())
            .to(Mailbox::new(None, to))
            .subject(self.subject.as_str())
            .date(SystemTime::from(envelope.date))
            .raw_header(unfolded("Message-ID", format!("<{}@{domain}>", envelope.message_id)))
            .raw_header(unfolded("List-Id", format!("<{}.{domain}>", self.list)))
            .raw_header(unfolded("List-Unsubscribe", format!("<{unsubscribe}>")))
            .raw_header(unfolded("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()))
            .raw_header(unfolded("Auto-Submitted", "auto-generated".to_owned()))
            .raw_header(unfolded("X-Auto-Response-Suppress", "All".to_owned()));
        if let Some(address) = office.reply_to(self.reply_to)? {
            message = message.reply_to(Mailbox::new(office.from.name.clone(), address));
        }
        if let Some(thread) = self.thread {
            let roots = office.roots(thread);
            message = message
                .raw_header(unfolded("In-Reply-To", roots[0].clone()))
                .raw_header(unfolded("References", roots.join(" ")));
        }
        let picture_id = format!("chart.{}@{domain}", envelope.message_id);
        let text = filled(&self.text, |number| urls.get(number).cloned(), &picture_id);
        // In an attribute an ampersand is spelled out.
        let html = filled(&self.html, |number| Some(urls.get(number)?.replace('&', "&amp;")), &picture_id);
        let boundary = |part: &str| format!("{part}-{}", envelope.message_id);
        let alternative = |builder: MultiPartBuilder| {
            let both = builder.singlepart(worded(ContentType::TEXT_PLAIN, text));
            let html = worded(ContentType::TEXT_HTML, html);
            match &self.picture {
                None => both.singlepart(html),
                Some(Png(png)) => {
                    let related = MultiPart::related().boundary(boundary("related")).singlepart(html);
                    both.multipart(related.singlepart(inline(png, &picture_id)))
                }
            }
        };
        let body = alternative(MultiPart::alternative().boundary(boundary("alternative")));
        let files: Vec<SinglePart> = self.attachment.iter().map(attached).chain(self.calendar(office)).collect();
        if files.is_empty() {
            return Ok(message.multipart(body)?);
        }
        let mixed = MultiPart::mixed().boundary(boundary("mixed")).multipart(body);
        Ok(message.multipart(files.into_iter().fold(mixed, MultiPart::singlepart))?)
    }

    /// Base64, so that its ends of lines arrive as they are; beside the letter and not inside, where it would be an invitation.
    fn calendar(&self, office: &Office) -> Option<SinglePart> {
        if self.events.is_empty() {
            return None;
        }
        let file = calendar::file(&self.events, &office.base_url, Some(office.from.email.as_ref()));
        let body = Body::new_with_encoding(file, ContentTransferEncoding::Base64).expect("any text can be base64");
        let kind = ContentType::parse("text/calendar; charset=utf-8; method=PUBLISH").expect("a media type");
        let name = ContentDisposition::attachment(&calendar::file_name(&self.events));
        Some(SinglePart::builder().header(kind).header(name).body(body))
    }
}

impl Office {
    /// The signed address of a link, under the newest key.
    fn url(&self, Link { way, suffix }: &Link) -> Result<String, MessageError> {
        let (path, token) = match way {
            Way::Seat(claims) => {
                let path = match claims.purpose {
                    Purpose::Seat => "l",
                    Purpose::Unsubscribe => "unsubscribe",
                    Purpose::Cookie | Purpose::Answer | Purpose::Deed => {
                        return Err(MessageError::NoAddress(claims.purpose));
                    }
                };
                (path, link::sign(&self.keys, claims))
            }
            Way::Pass(pass) => (pass.to.folder(), link::sign_pass(&self.keys, pass)),
            Way::Open => return Ok(format!("{}{suffix}", self.base_url)),
            Way::Reply(letter) => {
                // Without a way in there are none but in examples.
                let address = self.reply_to(Some(*letter))?.unwrap_or_else(|| self.from.email.clone());
                return Ok(format!("mailto:{address}"));
            }
        };
        Ok(format!("{}/{path}/{token}{suffix}", self.base_url))
    }

    /// Where this letter goes if it cannot be delivered (MAIL-11).
    fn return_path(&self, envelope: &Envelope<'_>) -> Result<Option<Address>, MessageError> {
        self.own_address(Return::Bounce, envelope.letter)
    }

    /// Where answers to this letter go.
    fn reply_to(&self, letter: Option<LetterId>) -> Result<Option<Address>, MessageError> {
        self.own_address(Return::Reply, letter)
    }

    fn own_address(&self, back: Return, letter: Option<LetterId>) -> Result<Option<Address>, MessageError> {
        let Some((domain, letter)) = self.returns_to.as_ref().zip(letter) else { return Ok(None) };
        let local_part = link::sign_letter(&self.keys, back, letter);
        Ok(Some(Address::new(local_part, domain).map_err(|_| MessageError::Recipient)?))
    }

    /// The id that all letters of a thread answer to: of no letter, fixed, and not to be guessed from another seat's. One
    /// for each key, the oldest first: while two are valid, letters name both, and the thread outlives the older one.
    fn roots(&self, thread: Thread) -> Vec<String> {
        self.keys.keys().iter().rev().map(|key| format!("<{}@{}>", root(key, thread), self.domain)).collect()
    }
}

fn root(key: &Key, thread: Thread) -> String {
    let (label, ids) = match thread {
        Thread::Seat { table, seat } => ("penelope thread/1", vec![table.0, seat.0]),
        Thread::Player { player } => ("penelope thread/1 player", vec![player.0]),
    };
    let derived = key.derive(label);
    let mut mac = Hmac::<Sha256>::new_from_slice(&derived).expect("HMAC takes keys of any length");
    ids.iter().for_each(|id| mac.update(&id.to_be_bytes()));
    mac.finalize().into_bytes()[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A header that stays on one line: some mail programs do not unfold addresses. Its value is ours, and plain ASCII.
fn unfolded(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::dangerous_new_pre_encoded(HeaderName::new_from_ascii_str(name), value.clone(), value)
}

/// Quoted-printable whatever the language: base64 would make a letter look like spam to filters.
fn worded(kind: ContentType, words: String) -> SinglePart {
    let body = Body::new_with_encoding(words, ContentTransferEncoding::QuotedPrintable)
        .expect("any text can be quoted-printable");
    SinglePart::builder().header(kind).body(body)
}

fn inline(png: &[u8], id: &str) -> SinglePart {
    let kind = ContentType::parse("image/png").expect("a media type");
    SinglePart::builder()
        .header(kind)
        .header(ContentDisposition::inline_with_name("chart.png"))
        .header(ContentId::from(format!("<{id}>")))
        .body(png.to_vec())
}

fn attached(file: &Attachment) -> SinglePart {
    let kind = ContentType::parse("application/json").expect("a media type");
    SinglePart::builder()
        .header(kind)
        .header(ContentDisposition::attachment(&file.name))
        .body(file.json.clone().into_bytes())
}

/// The words with every mark replaced by what it stands for; a mark without a link, which nobody makes, is left out.
fn filled(words: &str, url: impl Fn(usize) -> Option<String>, picture_id: &str) -> String {
    let mut out = String::with_capacity(words.len() * 2);
    let mut rest = words;
    while let Some((before, after)) = rest.split_once(LINK_OPENS) {
        let (number, behind) = after.split_once(LINK_CLOSES).unwrap_or(("", after));
        out += before;
        out += &number.parse().ok().and_then(&url).unwrap_or_default();
        rest = behind;
    }
    out += rest;
    out.replace(PICTURE, picture_id)
}
