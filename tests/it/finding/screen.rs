//! On a phone's screen: the manifest, and icons of the sizes that it promises.

use crate::support::app::TestApp;

#[tokio::test(flavor = "multi_thread")]
async fn u_28_the_manifest_names_icons_that_are_there_and_as_large_as_it_says() {
    let app = TestApp::start().await;
    let front = app.get("/").await;
    let policy = front.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.contains("manifest-src 'self'"), "{policy}");
    let front = front.text().await.unwrap();
    assert!(front.contains("<link rel=\"manifest\" href=\"/manifest.webmanifest\">"), "{front}");
    let response = app.get("/manifest.webmanifest").await;
    assert_eq!(response.headers()["content-type"], "application/manifest+json");
    let manifest: serde_json::Value = serde_json::from_str(&response.text().await.unwrap()).unwrap();
    assert_eq!((&manifest["name"], &manifest["display"]), (&"Penelope".into(), &"standalone".into()));
    let icons = manifest["icons"].as_array().unwrap();
    assert!(icons.iter().any(|icon| icon["purpose"] == "maskable"));
    let touch = front.split("rel=\"apple-touch-icon\" href=\"").nth(1).unwrap().split('"').next().unwrap();
    let named = icons.iter().map(|icon| (icon["src"].as_str().unwrap(), icon["sizes"].as_str().unwrap()));
    for (path, sizes) in named.chain([(touch, "180x180")]) {
        let response = app.get(path).await;
        assert_eq!(response.headers()["content-type"], "image/png", "{path}");
        let png = response.bytes().await.unwrap();
        let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        assert_eq!(format!("{}x{}", side(16), side(20)), sizes, "{path}");
    }
}
