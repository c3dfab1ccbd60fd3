//! The way letters leave: a real SMTP conversation with the sink, over the transport the service uses.

use lettre::{AsyncTransport, Message};
use penelope::config::{Config, Mail, SmtpUrl};
use penelope::mail::transport;

use crate::support::smtp::Sink;

fn smtp_url(text: &str) -> SmtpUrl {
    let vars = [
        ("PENELOPE_SMTP_URL".into(), text.into()),
        ("PENELOPE_MAIL_FROM".into(), "Penelope <post@penelope.test>".into()),
        ("PENELOPE_BASE_URL".into(), "https://penelope.test".into()),
    ];
    let Mail::Smtp { url, .. } = Config::from_vars(&vars, true).unwrap().mail else { panic!("SMTP was set") };
    url
}

#[tokio::test]
async fn a_letter_arrives_byte_for_byte() {
    let sink = Sink::start().await;
    let smtp = transport::smtp(&smtp_url(&format!("smtp://{}?tls=none", sink.address))).unwrap();
    let letter = Message::builder()
        .from("Penelope <post@penelope.test>".parse().unwrap())
        .to("anna@example.org".parse().unwrap())
        .subject("Ulysses")
        .body("Skylla\r\n.\r\n..and a line that begins with dots\r\n".to_owned())
        .unwrap();
    smtp.send(letter.clone()).await.unwrap();
    let received = sink.letters();
    assert_eq!(received.len(), 1);
    assert_eq!(
        (received[0].from.as_str(), received[0].to.as_slice()),
        ("post@penelope.test", &["anna@example.org".to_owned()][..])
    );
    assert_eq!(received[0].data.trim_end().as_bytes(), letter.formatted().trim_ascii_end());
}

#[tokio::test]
async fn out_13_a_server_without_tls_is_refused_where_tls_is_required() {
    let sink = Sink::start().await;
    let url = smtp_url(&format!("smtp://{}", sink.address));
    assert!(transport::check(&url).await.is_err());
    let opportunistic = smtp_url(&format!("smtp://{}?tls=opportunistic", sink.address));
    assert!(transport::check(&opportunistic).await.unwrap());
}
