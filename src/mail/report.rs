//! What a mail server reports about a letter that it could not deliver (RFC 3464), or a provider about a reader who does not
//! want it (RFC 5965). Pure: a message in, what it says out.

use mail_parser::{Message, MessageParser, MimeHeaders as _, PartType};

use super::transport::{is_no_such_mailbox, one_line};

/// What came of a letter after all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// There is no such mailbox: further letters will fare no better.
    NoSuchMailbox(String),
    /// It will never arrive, for another reason.
    Failed(String),
    /// It did not arrive yet.
    Delayed(String),
    /// It arrived, and its reader calls it spam.
    Complaint,
}

/// Nothing if the message is no report: an answer of a person, of a holiday robot, or of nobody.
pub fn read(bytes: &[u8]) -> Option<Report> {
    let message = MessageParser::default().parse(bytes)?;
    let complaint = part(&message, "feedback-report").and_then(|text| field(&text, "Feedback-Type"));
    if let Some(kind) = complaint {
        // Of the other kinds (not-spam, auth-failure …) none says that letters are unwanted.
        return ["abuse", "fraud", "opt-out", "opt-out-list"]
            .iter()
            .any(|known| kind.eq_ignore_ascii_case(known))
            .then_some(Report::Complaint);
    }
    let status = part(&message, "delivery-status").or_else(|| part(&message, "global-delivery-status"))?;
    judge(&status)
}

fn judge(text: &str) -> Option<Report> {
    // One group about the server, then one for each recipient; a letter of ours has one.
    let groups = text.replace("\r\n", "\n");
    let group = groups.split("\n\n").find(|group| field(group, "Final-Recipient").is_some())?.to_owned();
    let action = field(&group, "Action")?.to_ascii_lowercase();
    let status = field(&group, "Status").and_then(|status| numbers(&status));
    let words = field(&group, "Diagnostic-Code").unwrap_or_default();
    let words = one_line(words.split_once(';').map_or(words.as_str(), |(_, words)| words));
    let code = status.map(|(class, subject, detail)| format!("{class}.{subject}.{detail}")).unwrap_or_default();
    let reason = format!("came back: {code} {words}").trim().to_owned();
    match (action.as_str(), status) {
        ("failed", Some((5, subject, detail))) if is_no_such_mailbox(subject, detail) => {
            Some(Report::NoSuchMailbox(reason))
        }
        ("failed", Some((4, ..))) | ("delayed", _) => Some(Report::Delayed(reason)),
        ("failed", _) => Some(Report::Failed(reason)),
        // It was delivered, relayed or handed on.
        _ => None,
    }
}

/// The text of the part of this kind. Servers have sent it with every encoding there is, and without its own media type.
fn part(message: &Message<'_>, subtype: &str) -> Option<String> {
    let of_kind = |part: &&mail_parser::MessagePart<'_>| {
        part.content_type().is_some_and(|kind| {
            kind.ctype().eq_ignore_ascii_case("message")
                && kind.subtype().is_some_and(|known| known.eq_ignore_ascii_case(subtype))
        })
    };
    let part = message.parts.iter().find(of_kind)?;
    Some(match &part.body {
        PartType::Text(text) | PartType::Html(text) => text.clone().into_owned(),
        PartType::Binary(bytes) | PartType::InlineBinary(bytes) => String::from_utf8_lossy(bytes).into_owned(),
        PartType::Message(inner) => String::from_utf8_lossy(inner.raw_message()).into_owned(),
        PartType::Multipart(_) => return None,
    })
}

/// The value under this name, its folded lines made one.
fn field(text: &str, name: &str) -> Option<String> {
    let mut lines = text
        .lines()
        .skip_while(|line| line.split_once(':').is_none_or(|(known, _)| !known.trim().eq_ignore_ascii_case(name)));
    let mut value = lines.next()?.split_once(':')?.1.trim().to_owned();
    for more in lines.take_while(|line| line.starts_with([' ', '\t'])) {
        value.push(' ');
        value += more.trim();
    }
    Some(value)
}

/// «5.1.1», whatever a server writes behind it.
fn numbers(status: &str) -> Option<(u16, u16, u16)> {
    let mut numbers = status.split_whitespace().next()?.split('.').map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??, numbers.next()??))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dsn(fields: &str) -> String {
        format!(
            "From: MAILER-DAEMON@mx.example.net\r\nSubject: Undelivered\r\nMIME-Version: 1.0\r\n\
             Content-Type: multipart/report; report-type=delivery-status; boundary=\"b\"\r\n\r\n--b\r\n\
             Content-Type: text/plain\r\n\r\nSorry.\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n\
             Reporting-MTA: dns; mx.example.net\r\nArrival-Date: Mon, 16 Nov 2026 09:00:00 +0000\r\n\r\n{fields}\r\n\r\n\
             --b\r\nContent-Type: message/rfc822\r\n\r\nFrom: post@penelope.test\r\nSubject: Ulysses\r\n\r\nx\r\n--b--\r\n"
        )
    }

    fn failed(status: &str, words: &str) -> Option<Report> {
        let fields = format!(
            "Final-Recipient: rfc822; anna@example.org\r\nAction: failed\r\nStatus: {status}\r\nDiagnostic-Code: smtp; {words}"
        );
        read(dsn(&fields).as_bytes())
    }

    #[test]
    fn mail_12_what_is_final_for_the_address_is_told_from_what_is_not() {
        let gone = failed("5.1.1", "550 5.1.1 <anna@example.org>:\r\n Recipient address rejected");
        let words = "came back: 5.1.1 550 5.1.1 …@… Recipient address rejected";
        assert_eq!(gone, Some(Report::NoSuchMailbox(words.to_owned())));
        for narrow in ["5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"] {
            assert!(matches!(failed(narrow, "550"), Some(Report::NoSuchMailbox(_))), "{narrow}");
        }
        for other in ["5.7.1", "5.2.2", "5.4.4", "5.1.8", "5.0.0", "5.1", "nonsense"] {
            assert!(matches!(failed(other, "550"), Some(Report::Failed(_))), "{other}");
        }
        assert!(matches!(failed("4.4.7", "connection timed out"), Some(Report::Delayed(_))));
        let delayed = "Final-Recipient: rfc822;a@example.org\nAction: delayed\nStatus: 4.4.1";
        assert_eq!(read(dsn(delayed).as_bytes()), Some(Report::Delayed("came back: 4.4.1".to_owned())));
        for well in ["delivered", "relayed", "expanded"] {
            let fields = format!("Final-Recipient: rfc822;a@example.org\r\nAction: {well}\r\nStatus: 2.0.0");
            assert_eq!(read(dsn(&fields).as_bytes()), None, "{well}");
        }
    }

    #[test]
    fn a_complaint_is_one_only_if_it_says_so() {
        let feedback = |kind: &str| {
            let message = format!(
                "Subject: FW\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=feedback-report;\r\n boundary=f\r\n\r\n\
                 --f\r\nContent-Type: text/plain\r\n\r\nx\r\n--f\r\nContent-Type: message/feedback-report\r\n\r\n\
                 Feedback-Type: {kind}\r\nUser-Agent: Test/1\r\nVersion: 1\r\n\r\n--f--\r\n"
            );
            read(message.as_bytes())
        };
        for kind in ["abuse", "Abuse", "fraud", "opt-out"] {
            assert_eq!(feedback(kind), Some(Report::Complaint), "{kind}");
        }
        for kind in ["not-spam", "auth-failure", "virus", ""] {
            assert_eq!(feedback(kind), None, "{kind}");
        }
    }

    #[test]
    fn mail_13_whatever_else_comes_is_no_report_and_no_panic() {
        let vacation =
            "From: anna@example.org\r\nSubject: Out of office\r\nAuto-Submitted: auto-replied\r\n\r\nBack in May.";
        let quoted = "Subject: x\r\n\r\nFinal-Recipient: rfc822; a@example.org\r\nAction: failed\r\nStatus: 5.1.1\r\n";
        let nested =
            format!("{}Subject: x\r\n\r\nx", "MIME-Version: 1.0\r\nContent-Type: message/rfc822\r\n\r\n".repeat(2000));
        let mut boxes = String::from("MIME-Version: 1.0\r\n");
        for number in 0..2000 {
            boxes += &format!("Content-Type: multipart/mixed; boundary=b{number}\r\n\r\n--b{number}\r\n");
        }
        let headers = format!("{}\r\nx", "X-Long: y\r\n".repeat(90_000));
        let bomb = format!("Content-Transfer-Encoding: base64\r\n\r\n{}", "QUFB".repeat(250_000));
        for message in [vacation, quoted, &nested, &boxes, &headers, &bomb, "", "\u{0}", "\r\n\r\n"] {
            assert_eq!(read(message.as_bytes()), None);
        }
    }
}
