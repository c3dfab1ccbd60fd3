//! The tests' own browser beside Chromium: both open the same page and press the same buttons, and a listener that knows
//! nothing of either compares what they send, byte by byte.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};

use fantoccini::Locator;

use crate::support::browser::Browser;
use crate::support::client::Client;

/// What was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sent {
    /// Method and address.
    head: String,
    /// Those that say how a request came about and what it brings.
    headers: BTreeMap<String, String>,
    body: String,
}

const COMPARED: [&str; 10] = [
    "cache-control",
    "content-length",
    "content-type",
    "cookie",
    "origin",
    "sec-fetch-dest",
    "sec-fetch-mode",
    "sec-fetch-site",
    "sec-fetch-user",
    "upgrade-insecure-requests",
];

/// Every kind of field, in every state that decides whether and how it is sent. Buttons have ids, for the one who clicks.
const PAGE: &str = r##"<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Fields &amp; buttons</title>
<style>p > b { color: red }</style><script>if (1 < 2) { "<p>" }</script></head>
<body>
<input name="outside-before" form="many" value="1">
<form id="many" method="post" action="/sent?kept=1#end">
  <input type="hidden" name="lines" value="one
two &#38; &quot;three&quot;&#13;&#10;four&#13;five">
  <input name="empty"><input type="text" name="stripped" value="a
b"><input value="nameless">
  <input type="email" name="address" value=" anna@example.org ">
  <input type="number" name="number" value="7"><input type="number" name="no-number" value="seven">
  <input type="date" name="day" value="2026-11-17"><input type="date" name="no-day" value="tomorrow">
  <input type="time" name="time" value="08:05"><input type="time" name="no-time" value="8">
  <input type="text" name="disabled" value="x" disabled>
  <fieldset disabled><legend>Off <input name="in-legend" value="1"></legend><input name="in-set" value="x"></fieldset>
  <label><input type="checkbox" name="unchecked" value="1"> No</label>
  <label><input type="checkbox" name="checked" checked> Yes</label>
  <label><input type="radio" name="unchosen" value="1"> One</label>
  <label><input type="radio" name="chosen" value="1" checked> One</label>
  <label><input type="radio" name="chosen" value="2" checked> Two</label>
  <select name="first"><option value="">None</option><option value="a">A</option></select>
  <select name="enabled"><option value="x" disabled>X</option><option>  By   text </option></select>
  <select name="selected"><option value="a" selected>A</option><option value="b" selected>B</option></select>
  <select name="off"><optgroup label="O" disabled><option value="x" selected>X</option></optgroup></select>
  <select name="several" multiple><option value="a" selected>A</option><option value="b">B</option><option value="c" selected>C</option></select>
  <label for="words">Your words</label>
  <textarea id="words" name="words">

Čau 🚢, «fair» + 50% = ?
<b>~*-._ &amp;</b></textarea>
  <label for="typed">Typed</label> <textarea id="typed" name="typed"></textarea>
  <button type="button" name="nothing" value="x">Nothing</button>
  <button id="stop" name="do" value="stop">Stop</button>
  <button id="elsewhere" name="do" value="go&#10;on" formaction="/elsewhere">Elsewhere</button>
</form>
<input type="checkbox" name="outside-after" form="many" value="ü" checked>
<form method="get" action="/found?lost=1#end"><input name="q" value="a b+c&#10;d"><button id="find">Find</button></form>
<p><a id="link" href="/followed?a=1&amp;b=2">A link</a></p>
</body></html>"##;

/// Answers every page with the same one, and tells what came. The page says where its readers come from, or does not.
fn listen(policy: &'static str) -> (String, Receiver<Sent>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let (tell, told) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let tell = tell.clone();
            // A browser opens connections that it may never use.
            std::thread::spawn(move || answer(&stream.unwrap(), policy, &tell));
        }
    });
    (base, told)
}

fn answer(stream: &TcpStream, policy: &str, tell: &Sender<Sent>) {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    if reader.read_line(&mut line).unwrap_or(0) == 0 {
        return;
    }
    let head = line.trim_end().trim_end_matches(" HTTP/1.1").to_owned();
    let mut headers = BTreeMap::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.insert(name.to_ascii_lowercase(), value.to_owned());
    }
    let length = headers.get("content-length").map_or(0, |length| length.parse().unwrap());
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    headers.retain(|name, _| COMPARED.contains(&name.as_str()));
    let is_icon = head.contains("favicon");
    let page = if is_icon { "" } else { PAGE };
    let answer = format!(
        "HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\ncontent-length: {}\r\nreferrer-policy: {policy}\r\n\
         set-cookie: a=b; Path=/; SameSite=Lax\r\nset-cookie: gone=; Path=/; SameSite=Lax; Max-Age=0\r\nconnection: close\r\n\r\n{page}",
        page.len()
    );
    if !is_icon {
        tell.send(Sent { head, headers, body: String::from_utf8(body).unwrap() }).unwrap();
    }
    let mut stream = stream;
    stream.write_all(answer.as_bytes()).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn u_1_the_tests_send_what_chromium_sends() {
    for policy in ["no-referrer", "same-origin"] {
        // Another one each time: cookies of one port are sent to all others.
        let browser = Browser::start().await;
        let (base, told) = listen(policy);
        let mut client = Client::new(&base);
        for button in ["stop", "elsewhere", "find", "link"] {
            browser.client.delete_all_cookies().await.unwrap();
            browser.goto(&format!("{base}/page")).await;
            let opened = told.recv().unwrap();
            if button == "stop" {
                client.open("/page").await;
                assert_eq!(told.recv().unwrap(), opened, "{policy}: an address that was typed");
            }
            let typed = browser.client.find(Locator::Css("#typed")).await.unwrap();
            typed.send_keys("ahoi\nyou 😀\n").await.unwrap();
            // The next page is awaited: its cookie must not come after those of this button were deleted.
            browser.click(&format!("#{button}"), "#typed").await;
            let expected = told.recv().unwrap();
            let mut form = client.page().forms().swap_remove(usize::from(button == "find"));
            match button {
                "link" => client.follow("A link").await,
                "find" => client.press(&form, Some("Find")).await,
                "stop" => client.press(form.fill("Typed", "ahoi\nyou 😀\n"), None).await,
                _ => client.press(form.fill("typed", "ahoi\nyou 😀\n"), Some("Elsewhere")).await,
            };
            assert_eq!(told.recv().unwrap(), expected, "{policy}: {button}");
        }
    }
}
