//! No webhook leads into a closed network, by whatever name.

use super::house::{Told, pinger};
use super::receiver::Receiver;
use crate::support::authority::Authority;

#[tokio::test(flavor = "multi_thread")]
async fn addresses_of_closed_networks_are_refused_on_the_page() {
    let told = Told::open("json").await;
    for address in [
        "http://ntfy.sh/topic",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f000001/",
        "https://localhost/",
        "https://10.0.0.1/",
        "https://172.16.3.4/",
        "https://192.168.0.1/",
        "https://169.254.169.254/latest/meta-data/",
        "https://100.64.0.1/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[fd00:ec2::254]/",
        "https://[fe80::1]/",
        "https://[64:ff9b::a00:1]/",
        "https://metadata.google.internal/",
        "https://router.local/",
        "https://intranet/",
        "https://ntfy.sh:22/",
        "https://anna:secret@ntfy.sh/",
        "gopher://ntfy.sh/",
        "",
    ] {
        let (status, page) = told.give("json", address).await;
        assert_eq!(status, 422, "{address}");
        assert!(page.contains("class=\"problem\""), "{address}: {page}");
    }
    assert_eq!(told.give("pigeon", "https://ntfy.sh/topic").await.0, 422);
    assert_eq!(told.house.number("SELECT count(*) FROM channels WHERE kind = 'json'").await, 1, "the old one stays");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_leads_into_a_closed_network_is_not_called_and_ends_the_channel() {
    let authority = Authority::new();
    let inside = Receiver::start(&authority, "hooks.test").await;
    let public = "8.8.8.8:443".parse().unwrap();
    let private = |text: &str| text.parse().unwrap();
    for leads in [
        vec![inside.address],
        vec![public, inside.address],
        vec![inside.address, public],
        vec![private("169.254.169.254:443")],
        vec![private("[::1]:443")],
        vec![private("[::ffff:127.0.0.1]:443")],
        vec![private("10.0.0.7:443")],
        vec![private("100.64.0.1:443")],
    ] {
        let told = Told::open("json").await;
        let strict = pinger(&told.house, &authority, &[("hooks.test", leads.clone(), false)]);
        assert_eq!(told.press("/my/pings/test").await.1, "/my/pings?tried");
        assert_eq!(strict.work_off().await.unwrap(), 1);
        assert_eq!(told.states().await, "refused 1 it leads to a network that is not public", "{leads:?}");
        assert!(told.page().await.contains("a network that is not public"));
    }
    assert!(inside.take().is_empty(), "nobody was called");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_not_who_they_say_gets_nothing() {
    let (told, others) = (Told::open("json").await, Authority::new());
    // Vouched for by nobody whom we trust, or under another name.
    let stranger = Receiver::start(&others, "hooks.test").await;
    let worker = pinger(&told.house, &Authority::new(), &[("hooks.test", vec![stranger.address], true)]);
    assert_eq!(told.press("/my/pings/test").await.1, "/my/pings?tried");
    assert_eq!(worker.work_off().await.unwrap(), 1);
    assert!(told.states().await.starts_with("waiting 1 "), "{}", told.states().await);
    assert!(stranger.take().is_empty());
}
