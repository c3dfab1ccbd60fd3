//! Whether a message is its sender's: somebody must vouch for it, the local mail server that took it in, or the signature of the
//! sender's own domain (DMARC with alignment).

use std::net::SocketAddr;
use std::time::Duration;

use mail_auth::dmarc::verify::DmarcParameters;
use mail_auth::hickory_resolver::net::NetError;
use mail_auth::{AuthenticatedMessage, DmarcResult, MessageAuthenticator, SpfOutput};
use mail_parser::MessageParser;
use tokio::time::timeout;

use super::records;
use super::reply::{as_signed, headers};

/// A name server that is silent for so long vouches for nobody.
const PATIENCE: Duration = Duration::from_secs(20);

/// Who is asked.
pub enum Voucher {
    /// The DNS, for the keys with which senders sign.
    Dns(Box<MessageAuthenticator>),
    /// The local mail server of this name, which has written what it found above the message.
    Server(String),
    Nobody,
}

impl Voucher {
    /// By the name server given, or the system's.
    pub fn dns(server: Option<SocketAddr>) -> Result<Voucher, NetError> {
        let (config, options) = records::name_server(server)?;
        Ok(Voucher::Dns(Box::new(MessageAuthenticator::new(config, options)?)))
    }

    /// Whether the message is of somebody who may write for the domain of this address.
    pub async fn vouches(&self, message: &[u8], from: &str) -> bool {
        let Some((_, domain)) = from.rsplit_once('@') else { return false };
        match self {
            Voucher::Nobody => false,
            Voucher::Server(name) => written_above(message, name, domain),
            Voucher::Dns(names) => timeout(PATIENCE, signed(names, as_signed(message), domain)).await.unwrap_or(false),
        }
    }
}

/// SPF speaks of the server that was at the door, and that was not ours: only a signature counts.
async fn signed(names: &MessageAuthenticator, message: &[u8], domain: &str) -> bool {
    let Some(message) = AuthenticatedMessage::parse(message) else { return false };
    let signatures = names.verify_dkim(&message).await;
    let nobody = SpfOutput::new(String::new());
    let dmarc = names.verify_dmarc(DmarcParameters::new(&message, &signatures, "", &nobody)).await;
    *dmarc.dkim_result() == DmarcResult::Pass && dmarc.domain().eq_ignore_ascii_case(domain)
}

/// RFC 8601: of several headers of this server the topmost is its own last word. It must remove those that others write under
/// its name, as the standard demands.
fn written_above(message: &[u8], name: &str, domain: &str) -> bool {
    let Some(message) = MessageParser::default().parse_headers(message) else { return false };
    let own = headers(&message, "Authentication-Results").map(without_comments).find(|value| {
        let id = value.split(';').next().unwrap_or_default().split_whitespace().next();
        id.is_some_and(|id| id.eq_ignore_ascii_case(name))
    });
    let Some(value) = own else { return false };
    let mut found = value.split(';').skip(1).map(str::split_whitespace).filter_map(|mut words| {
        let result = words.next()?.strip_prefix("dmarc=")?.to_owned();
        let from = words.find_map(|word| word.strip_prefix("header.from=").map(str::to_owned));
        Some((result, from))
    });
    // Two results of one kind are none.
    let first = found.next().filter(|_| found.next().is_none());
    first.is_some_and(|(result, from)| {
        result.eq_ignore_ascii_case("pass") && from.is_some_and(|from| from.eq_ignore_ascii_case(domain))
    })
}

/// On one line, without what stands in parentheses; of what is not closed nothing is left.
fn without_comments(value: &str) -> String {
    let mut depth = 0_u32;
    let mut kept = String::with_capacity(value.len());
    for sign in value.chars() {
        match sign {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            '\r' | '\n' | '\t' if depth == 0 => kept.push(' '),
            _ if depth == 0 => kept.push(sign),
            _ => {}
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn vouches(results: &str) -> bool {
        let message = format!("{results}From: anna@example.org\r\n\r\n1\r\n");
        Voucher::Server("mx.example.net".to_owned()).vouches(message.as_bytes(), "anna@example.org").await
    }

    #[tokio::test]
    async fn mail_12_the_local_server_is_believed_and_nobody_else() {
        for well in [
            "Authentication-Results: mx.example.net; dmarc=pass header.from=example.org\r\n",
            "Authentication-Results: MX.example.net 1;\r\n dkim=fail (bad) header.d=other.test;\r\n\
             \tdmarc=pass (p=none; dis=none) header.from=Example.ORG\r\n",
            "Authentication-Results: elsewhere.test; dmarc=fail header.from=example.org\r\n\
             Authentication-Results: mx.example.net; dmarc=pass header.from=example.org\r\n",
        ] {
            assert!(vouches(well).await, "{well}");
        }
        for ill in [
            "",
            "Authentication-Results: elsewhere.test; dmarc=pass header.from=example.org\r\n",
            "Authentication-Results: mx.example.net; none\r\n",
            "Authentication-Results: mx.example.net; dkim=pass header.d=example.org\r\n",
            "Authentication-Results: mx.example.net; dmarc=fail header.from=example.org\r\n",
            "Authentication-Results: mx.example.net; dmarc=pass header.from=other.test\r\n",
            "Authentication-Results: mx.example.net; dmarc=pass\r\n",
            "Authentication-Results: mx.example.net (; dmarc=pass header.from=example.org\r\n",
            "Authentication-Results: elsewhere.test (mx.example.net); dmarc=pass header.from=example.org\r\n",
            "Authentication-Results: mx.example.net; dmarc=fail header.from=example.org; dmarc=pass header.from=example.org\r\n",
            "Authentication-Results: mx.example.net; dmarc=fail header.from=example.org\r\n\
             Authentication-Results: mx.example.net; dmarc=pass header.from=example.org\r\n",
        ] {
            assert!(!vouches(ill).await, "{ill}");
        }
        assert!(!Voucher::Nobody.vouches(b"From: anna@example.org\r\n\r\n1", "anna@example.org").await);
    }
}
