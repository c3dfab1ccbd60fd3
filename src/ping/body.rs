//! A ping in the form that the receiver of a webhook reads.

use serde_json::json;

use super::address::HookAddress;
use super::call::{Call, Denied};
use super::{HookKind, Ping};

/// The request that tells it.
pub fn call(kind: HookKind, address: &HookAddress, ping: &Ping) -> Call {
    let (media, body) = match kind {
        // The text itself; what is to be opened by a tap stands in a header.
        HookKind::Ntfy => ("text/plain; charset=utf-8", ping.line.clone()),
        // Nobody is called by it, whatever the line says.
        HookKind::Discord => {
            let content = format!("{} {}", ping.line, ping.url);
            ("application/json", json!({ "content": content, "allowed_mentions": { "parse": [] } }).to_string())
        }
        HookKind::Matrix => ("application/json", json!({ "text": format!("{} {}", ping.line, ping.url) }).to_string()),
        HookKind::Json => ("application/json", plain(ping)),
    };
    let mut headers = vec![("Content-Type", media.to_owned()), ("Idempotency-Key", format!("\"{}\"", ping.id))];
    if kind == HookKind::Ntfy {
        headers.push(("Title", "Penelope".to_owned()));
        headers.push(("Click", ping.url.clone()));
    }
    Call {
        host: address.host().to_owned(),
        port: address.port(),
        authority: address.authority(),
        target: address.target(),
        headers,
        body: body.into_bytes(),
        denied: Denied::ForGood,
    }
}

/// For programs: all of it, each thing by its name.
fn plain(ping: &Ping) -> String {
    let (game, table) = ping.table.clone().unzip();
    let Ping { id, about, line, url, .. } = ping;
    json!({ "id": id, "about": about, "game": game, "table": table, "text": line, "url": url }).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The request as a command in a shell.
    fn curl(call: &Call) -> String {
        let headers: String = call.headers.iter().map(|(name, value)| format!(" \\\n  -H '{name}: {value}'")).collect();
        let body = String::from_utf8_lossy(&call.body);
        format!("curl 'https://{}{}'{headers} \\\n  --data-raw '{body}'\n", call.authority, call.target)
    }

    #[test]
    fn what_the_documents_show_is_what_is_sent() {
        let documents = include_str!("../../docs/webhooks.md");
        let ping = Ping {
            id: "7d1b2f8e-6f7c-4f0e-9c59-0d4a3c1b2a10".to_owned(),
            about: "question".to_owned(),
            table: Some(("Ulysses".to_owned(), "K7QM2X".to_owned())),
            line: "Ulysses K7QM2X: it is up to you.".to_owned(),
            url: "https://penelope.example/table/K7QM2X".to_owned(),
            lang: "en",
            until: chrono::DateTime::UNIX_EPOCH,
        };
        for (kind, address) in HookKind::ALL.into_iter().zip([
            "https://ntfy.sh/penelope-7f3k2qx9",
            "https://discord.com/api/webhooks/1234567890/s3cret",
            "https://hookshot.example/webhook/s3cret",
            "https://example.org/penelope?key=s3cret",
        ]) {
            let command = curl(&call(kind, &address.parse().unwrap(), &ping));
            assert!(documents.contains(&format!("```sh\n{command}```")), "{kind:?}:\n{command}");
        }
    }

    #[test]
    fn every_receiver_gets_its_own_form_with_the_same_id() {
        let ping = Ping {
            id: "0123abcd".to_owned(),
            about: "question".to_owned(),
            table: Some(("Ulysses".to_owned(), "K7QM2Y".to_owned())),
            line: "Ulysses K7QM2Y: your answer, please. @everyone".to_owned(),
            url: "https://penelope.example/table/K7QM2Y".to_owned(),
            lang: "en",
            until: chrono::DateTime::UNIX_EPOCH,
        };
        let address: HookAddress = "https://hooks.example.org/x?y=1".parse().unwrap();
        let bodies = HookKind::ALL.map(|kind| {
            let call = call(kind, &address, &ping);
            assert!(call.headers.contains(&("Idempotency-Key", "\"0123abcd\"".to_owned())), "{kind:?}");
            assert_eq!((call.host.as_str(), call.target.as_str()), ("hooks.example.org", "/x?y=1"));
            String::from_utf8(call.body).unwrap()
        });
        let text = "Ulysses K7QM2Y: your answer, please. @everyone";
        assert_eq!(
            bodies,
            [
                text.to_owned(),
                format!(
                    r#"{{"allowed_mentions":{{"parse":[]}},"content":"{text} https://penelope.example/table/K7QM2Y"}}"#
                ),
                format!(r#"{{"text":"{text} https://penelope.example/table/K7QM2Y"}}"#),
                format!(
                    r#"{{"about":"question","game":"Ulysses","id":"0123abcd","table":"K7QM2Y","text":"{text}","url":"https://penelope.example/table/K7QM2Y"}}"#
                ),
            ]
        );
    }
}
