//! The way letters leave: real SMTP conversations with the sink, over the transport the service uses.

use lettre::Message;
use penelope::mail::message::Outgoing;
use penelope::mail::transport::smtp::{self, Checked, Patience, Smtp};
use penelope::mail::transport::{Cause, Culprit, Outcome, Transport};

use crate::support::desk::{impatient, patient};
use crate::support::smtp::{Moment, Sink, SinkTls, Trick, smtp_url};

fn letter() -> Outgoing {
    Message::builder()
        .from("Penelope <post@penelope.test>".parse().unwrap())
        .to("anna@example.org".parse().unwrap())
        .subject("Ulysses")
        .body("Skylla\r\n.\r\n..and a line that begins with dots\r\n".to_owned())
        .unwrap()
        .into()
}

fn transport(sink: &Sink) -> Transport {
    Transport::Smtp(Smtp::new(sink.url(), 1, patient()))
}

#[tokio::test]
async fn a_letter_arrives_byte_for_byte() {
    let sink = Sink::start().await;
    let letter = letter();
    assert_eq!(transport(&sink).send(&letter).await, Outcome::Accepted);
    let received = sink.letters();
    assert_eq!(received.len(), 1);
    assert_eq!(
        (received[0].from.as_str(), received[0].to.as_slice()),
        ("post@penelope.test", &["anna@example.org".to_owned()][..])
    );
    assert_eq!(received[0].data.trim_end().as_bytes(), letter.bytes.trim_ascii_end());
}

#[tokio::test]
async fn a_connection_is_kept_for_the_next_letter_and_replaced_when_the_server_has_hung_up() {
    let sink = Sink::start().await;
    let transport = transport(&sink);
    for _ in 0..3 {
        assert_eq!(transport.send(&letter()).await, Outcome::Accepted);
    }
    assert_eq!(sink.connections(), 1);
    for trick in [Trick::HangUp, Trick::Say("421 4.4.2 idle for too long")] {
        sink.play(Moment::Mail, trick);
        assert_eq!(transport.send(&letter()).await, Outcome::Accepted);
    }
    assert_eq!((sink.connections(), sink.letters().len()), (3, 5));
}

#[tokio::test]
async fn out_05_out_06_every_answer_of_the_server_has_its_meaning() {
    let sink = Sink::start().await;
    let transport = transport(&sink);
    let later = |cause, words: &str| Outcome::Later(cause, words.to_owned());
    let never = |culprit, words: &str| Outcome::Never(culprit, words.to_owned());
    let cases = [
        (Moment::Mail, "451 4.3.0 later", later(Cause::Server, "451 4.3.0 later")),
        (Moment::Mail, "530 5.7.0 log in", later(Cause::Us, "530 5.7.0 log in")),
        (Moment::Mail, "550 5.7.1 no", later(Cause::Us, "550 5.7.1 no")),
        (Moment::Recipient, "450 4.2.0 greylisted", later(Cause::Letter, "450 4.2.0 greylisted")),
        (Moment::Recipient, "450 4.7.0 slow down", later(Cause::Server, "450 4.7.0 slow down")),
        (Moment::Recipient, "421 4.7.1 slow down", later(Cause::Server, "421 4.7.1 slow down")),
        (Moment::Recipient, "550 5.1.1 <anna@example.org>: unknown", never(Culprit::Address, "550 5.1.1 …@… unknown")),
        (Moment::Data, "452 4.3.1 full", later(Cause::Server, "452 4.3.1 full")),
        (Moment::Dot, "451 4.7.1 later", later(Cause::Letter, "451 4.7.1 later")),
        (Moment::Dot, "554 5.7.1 spam", never(Culprit::Letter, "554 5.7.1 spam")),
    ];
    for (moment, words, outcome) in cases {
        sink.play(moment, Trick::Say(words));
        assert_eq!(transport.send(&letter()).await, outcome, "{moment:?}: {words}");
    }
    assert_eq!(sink.letters().len(), 0);
    sink.play(Moment::Recipient, Trick::HangUp);
    assert!(matches!(transport.send(&letter()).await, Outcome::Later(Cause::Server, _)));
    sink.play(Moment::Dot, Trick::HangUp);
    assert!(matches!(transport.send(&letter()).await, Outcome::Unknown(_)), "it may have arrived");
    sink.play(Moment::Dot, Trick::KeepSilent);
    let silent = Transport::Smtp(Smtp::new(sink.url(), 1, impatient())).send(&letter()).await;
    assert_eq!(silent, Outcome::Unknown("no answer after the end of the letter".to_owned()));
    assert_eq!(transport.send(&letter()).await, Outcome::Accepted, "and the next one goes its way");
}

#[tokio::test]
async fn out_13_a_server_without_tls_is_refused_where_tls_is_required() {
    let sink = Sink::start().await;
    let url = smtp_url(&format!("smtp://{}", sink.address));
    let from = "post@penelope.test".parse().unwrap();
    let unusable = Checked::Unusable("the server offers no TLS, but it is required".to_owned());
    assert_eq!(smtp::check(&url, &from).await, unusable);
    let opportunistic = smtp_url(&format!("smtp://{}?tls=opportunistic", sink.address));
    assert_eq!(smtp::check(&opportunistic, &from).await, Checked::Well);
}

#[tokio::test]
async fn out_13_a_certificate_that_nobody_vouches_for_is_refused() {
    let any = "127.0.0.1:0".parse().unwrap();
    let (offered, wrapped) = (Sink::start_on(any, SinkTls::Offered).await, Sink::start_on(any, SinkTls::Wrapped).await);
    let (starttls, tls) = (offered.address, wrapped.address);
    for url in [format!("smtp://{starttls}"), format!("smtp://{starttls}?tls=opportunistic"), format!("smtps://{tls}")]
    {
        let transport = Transport::Smtp(Smtp::new(smtp_url(&url), 1, Patience::default()));
        let Outcome::Later(_, reason) = transport.send(&letter()).await else { panic!("{url} must be refused") };
        assert!(reason.contains("invalid peer certificate"), "{url}: {reason}");
    }
    assert_eq!((offered.letters().len(), wrapped.letters().len()), (0, 0));
}

#[tokio::test]
async fn out_13_a_password_is_never_told() {
    // Only the settings' own check keeps passwords from plain lines; here it is passed by to hear the server's refusal.
    let sink = Sink::start().await;
    let mut url = smtp_url("smtp://anna:pa55w0rd@127.0.0.1");
    (url.port, url.tls) = (sink.address.port(), penelope::config::SmtpTls::Never);
    let transport = Transport::Smtp(Smtp::new(url.clone(), 1, patient()));
    let outcome = format!("{:?} {url:?}", transport.send(&letter()).await);
    assert!(outcome.contains("535") && !outcome.contains("pa55w0rd") && !outcome.contains("anna"), "{outcome}");
}

#[tokio::test]
async fn f_3_the_server_is_greeted_with_a_name_that_it_can_look_up() {
    let sink = Sink::start().await;
    assert_eq!(transport(&sink).send(&letter()).await, Outcome::Accepted);
    let mut url = sink.url();
    url.helo = "mail.penelope.test".to_owned();
    assert_eq!(Transport::Smtp(Smtp::new(url, 1, patient())).send(&letter()).await, Outcome::Accepted);
    assert_eq!(sink.hellos(), ["penelope.test", "mail.penelope.test"], "the sender's domain, or as it is set");
}

#[tokio::test]
async fn a_server_that_slips_words_in_before_tls_stands_is_not_believed() {
    let any = "127.0.0.1:0".parse().unwrap();
    let listener = tokio::net::TcpListener::bind::<std::net::SocketAddr>(any).await.unwrap();
    let url = smtp_url(&format!("smtp://{}", listener.local_addr().unwrap()));
    tokio::spawn(async move {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut heard = [0; 64];
        for words in ["220 hello\r\n", "250-hello\r\n250 STARTTLS\r\n", "220 go on\r\n250 all is well\r\n"] {
            stream.write_all(words.as_bytes()).await.unwrap();
            let _more = stream.read(&mut heard).await;
        }
    });
    let outcome = Transport::Smtp(Smtp::new(url, 1, patient())).send(&letter()).await;
    assert!(matches!(&outcome, Outcome::Later(_, reason) if reason.contains("before TLS stands")), "{outcome:?}");
}
