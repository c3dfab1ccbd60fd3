//! One test for each way a setting can be wrong; each looks at the whole sentence the operator reads.

use super::*;

fn read(vars: &[(&str, &str)]) -> Result<Config, SettingError> {
    let mut all: Vec<(OsString, OsString)> = vec![("HOME".into(), "/home/anna".into())];
    all.extend(vars.iter().map(|(name, value)| (name.into(), value.into())));
    Config::from_vars(&all, false)
}

fn refusal(vars: &[(&str, &str)]) -> String {
    read(vars).expect_err("a wrong setting").to_string()
}

const SMTP: [(&str, &str); 3] = [
    ("PENELOPE_SMTP_URL", "smtp://mail.example.org"),
    ("PENELOPE_MAIL_FROM", "Penelope <post@example.org>"),
    ("PENELOPE_BASE_URL", "https://penelope.example.org/"),
];

#[test]
fn without_settings_it_is_a_demo_on_loopback_with_a_private_database() {
    let config = read(&[]).unwrap();
    assert_eq!(config.bind.to_string(), "127.0.0.1:8080");
    assert_eq!(config.base_url.as_str(), "http://127.0.0.1:8080");
    assert!(matches!(config.mail, Mail::Demo));
    assert!(matches!(config.database, Database::Private { .. }));
    assert_eq!(config.data, PathBuf::from("/home/anna/.local/share/penelope"));
    assert_eq!(config.secret_file, PathBuf::from("/home/anna/.local/share/penelope/secret"));
}

#[test]
fn root_keeps_its_data_where_the_databases_own_user_can_reach_it() {
    let config = Config::from_vars(&[("HOME".into(), "/root".into())], true).unwrap();
    assert_eq!(config.data, PathBuf::from("/var/lib/penelope"));
}

#[test]
fn with_everything_set_everything_is_used() {
    let mut vars = SMTP.to_vec();
    vars.push(("PENELOPE_BIND", "0.0.0.0:80"));
    vars.push(("DATABASE_URL", "postgres://anna:secret@db.example.org/games"));
    vars.push(("PENELOPE_DATA", "/srv/penelope"));
    vars.push(("PENELOPE_SECRET_FILE", "/etc/penelope/secret"));
    vars.push(("PENELOPE_LOG", "warn,penelope=debug"));
    let config = read(&vars).unwrap();
    assert_eq!(config.base_url.as_str(), "https://penelope.example.org");
    assert_eq!(config.secret_file, PathBuf::from("/etc/penelope/secret"));
    let Mail::Smtp { url, from, .. } = &config.mail else { panic!("SMTP was set") };
    assert_eq!((url.host.as_str(), url.port, url.tls), ("mail.example.org", 587, SmtpTls::Required));
    assert_eq!(from.email.to_string(), "post@example.org");
    let shown = format!("{config:?}");
    assert!(!shown.contains("secret@") && shown.contains("database games on db.example.org"), "{shown}");
}

#[test]
fn a_wrong_bind_is_refused() {
    for wrong in ["8080", "localhost:8080", "127.0.0.1", "127.0.0.1:99999"] {
        assert_eq!(
            refusal(&[("PENELOPE_BIND", wrong)]),
            format!("PENELOPE_BIND is «{wrong}», but must be an address and a port, such as 127.0.0.1:8080")
        );
    }
}

#[test]
fn a_demo_that_others_could_reach_is_refused() {
    for bind in ["0.0.0.0:8080", "192.0.2.7:80", "[::]:8080"] {
        let sentence = refusal(&[("PENELOPE_BIND", bind)]);
        assert!(sentence.starts_with(&format!("PENELOPE_BIND is {bind}")), "{sentence}");
        assert!(sentence.contains("PENELOPE_SMTP_URL"), "{sentence}");
    }
    assert!(read(&[("PENELOPE_BIND", "[::1]:8080")]).is_ok(), "loopback has two families");
}

#[test]
fn a_wrong_base_url_is_refused() {
    for wrong in [
        "penelope.example.org",
        "ftp://example.org",
        "https://example.org/games",
        "https://a:b@example.org",
        "https://example.org/?x",
    ] {
        let sentence = refusal(&[("PENELOPE_BASE_URL", wrong)]);
        assert!(sentence.starts_with(&format!("PENELOPE_BASE_URL is «{wrong}», but must be a scheme")), "{sentence}");
    }
}

#[test]
fn mail_without_a_base_url_or_a_sender_is_refused() {
    assert!(refusal(&SMTP[..2]).starts_with("PENELOPE_BASE_URL is not set, but"));
    assert!(refusal(&[SMTP[0], SMTP[2]]).starts_with("PENELOPE_MAIL_FROM is not set, but"));
}

#[test]
fn a_wrong_sender_is_refused() {
    let sentence = refusal(&[("PENELOPE_MAIL_FROM", "Penelope")]);
    assert!(sentence.starts_with("PENELOPE_MAIL_FROM is «Penelope», but must be a mail address"), "{sentence}");
}

#[test]
fn a_wrong_mail_server_is_refused_without_showing_its_password() {
    let wrong = [
        "mail.example.org",
        "http://mail.example.org",
        "smtp://anna@mail.example.org",
        "smtp://mail.example.org?tls=maybe",
        "smtps://mail.example.org?tls=none",
        "smtp://",
        "smtp://mail.example.org/path",
    ];
    for wrong in wrong {
        let sentence = refusal(&[("PENELOPE_SMTP_URL", wrong), SMTP[1], SMTP[2]]);
        let length = wrong.chars().count();
        assert!(sentence.starts_with(&format!("PENELOPE_SMTP_URL is a text of {length} characters")), "{sentence}");
        assert!(sentence.contains("smtp://user:password@mail.example.org:587"), "{sentence}");
    }
    let plain = refusal(&[("PENELOPE_SMTP_URL", "smtp://anna:pa55@mail.example.org?tls=none"), SMTP[1], SMTP[2]]);
    assert!(plain.contains("must require TLS") && !plain.contains("pa55"), "{plain}");
}

#[test]
fn the_mail_servers_password_is_decoded_and_masked() {
    let url = SmtpUrl::parse("PENELOPE_SMTP_URL", "smtps://anna%40example.org:p%25w@mail.example.org").unwrap();
    let account = url.account.clone().unwrap();
    assert_eq!((account.name.as_str(), account.password.as_str(), url.port), ("anna@example.org", "p%w", 465));
    assert!(!format!("{url:?} {url} {account:?}").contains("p%"));
}

#[test]
fn a_replica_stands_beside_a_given_database() {
    let replica = ("PENELOPE_REPLICA_URL", "postgres://anna:pa55@db2.example.org/games");
    let config = read(&[("DATABASE_URL", "postgres://anna:pa55@db1.example.org/games"), replica]).unwrap();
    assert_eq!(config.replica.unwrap().to_string(), "database games on db2.example.org");
    let sentence = refusal(&[replica]);
    assert!(sentence.contains("must stand beside DATABASE_URL"), "{sentence}");
    assert!(!sentence.contains("pa55"), "{sentence}");
}

#[test]
fn a_wrong_database_address_is_refused_without_showing_its_password() {
    for wrong in [
        "localhost",
        "mysql://anna:pa55@localhost/games",
        "postgres://anna:pa55@localhost",
        "postgres://a:pa55@h:port/d",
    ] {
        let sentence = refusal(&[("DATABASE_URL", wrong)]);
        assert!(sentence.starts_with("DATABASE_URL is a text of"), "{sentence}");
        assert!(!sentence.contains("pa55"), "{sentence}");
    }
}

#[test]
fn f_3_the_server_is_greeted_as_the_senders_domain_or_as_it_is_set() {
    let helo = |more: &[(&str, &str)]| match read(&[&SMTP[..], more].concat()).unwrap().mail {
        Mail::Smtp { url, .. } => url.helo,
        Mail::Demo => panic!("SMTP was set"),
    };
    assert_eq!(helo(&[]), "example.org");
    for name in ["penelope.example.org", "[192.0.2.7]", "[IPv6:2001:db8::1]"] {
        assert_eq!(helo(&[("PENELOPE_MAIL_HELO", name)]), name);
    }
    for wrong in ["two words", "192.0.2.7", "[here]", "a\r\nRCPT TO:<b@c.org>"] {
        let sentence = refusal(&[&SMTP[..], &[("PENELOPE_MAIL_HELO", wrong)]].concat());
        assert!(sentence.starts_with(&format!("PENELOPE_MAIL_HELO is «{wrong}», but must be a name")), "{sentence}");
    }
}

#[test]
fn f_10_a_sender_beyond_ascii_is_written_as_mail_servers_know_it() {
    let vars = [SMTP[0], SMTP[2], ("PENELOPE_MAIL_FROM", "Bücher <Post@bücher.example>")];
    let Mail::Smtp { from, url, .. } = read(&vars).unwrap().mail else { panic!("SMTP was set") };
    assert_eq!(
        (from.email.to_string().as_str(), url.helo.as_str()),
        ("Post@xn--bcher-kva.example", "xn--bcher-kva.example")
    );
}

#[test]
fn f_4_a_file_without_authorities_is_refused() {
    for wrong in ["/nowhere/ca.pem", "/dev/null", "Cargo.toml", "/"] {
        assert_eq!(
            refusal(&[("PENELOPE_CA_FILE", wrong)]),
            format!(
                "PENELOPE_CA_FILE is «{wrong}», but must be a file that can be read and holds certificates in PEM form"
            )
        );
    }
}

#[test]
fn f_4_tls_to_the_database_is_asked_for_by_its_address() {
    let url = |mode: &str| DatabaseUrl::parse("DATABASE_URL", &format!("postgres://a@db.example.org/games{mode}"));
    for mode in ["?sslmode=require", "?sslmode=verify-ca", "?connect_timeout=5&sslmode=verify-full"] {
        assert!(url(mode).unwrap().authorities().is_some(), "{mode}");
    }
    for mode in ["", "?sslmode=disable", "?sslmode=prefer"] {
        assert!(url(mode).unwrap().authorities().is_none(), "{mode}");
    }
    assert!(url("?sslmode=verify").is_err());
}

#[test]
fn f_12_an_ipv6_address_stands_in_brackets() {
    let url = SmtpUrl::parse("PENELOPE_SMTP_URL", "smtp://[2001:db8::1]:2525").unwrap();
    assert_eq!(url.to_string(), "mail server [2001:db8::1]:2525");
    let url = DatabaseUrl::parse("DATABASE_URL", "postgres://a@[2001:db8::1]/games").unwrap();
    assert_eq!(url.to_string(), "database games on [2001:db8::1]");
}

#[test]
fn a_wrong_folder_of_postgres_programs_is_refused() {
    let sentence = refusal(&[("PENELOPE_POSTGRES_BIN", "/nowhere")]);
    assert_eq!(sentence, "PENELOPE_POSTGRES_BIN is «/nowhere», but must be the folder that holds initdb and postgres");
}

#[test]
fn a_wrong_log_filter_is_refused() {
    let sentence = refusal(&[("PENELOPE_LOG", "penelope=loud")]);
    assert!(sentence.starts_with("PENELOPE_LOG is «penelope=loud», but must be a level"), "{sentence}");
}

#[test]
fn an_empty_or_unreadable_value_is_refused_for_every_variable() {
    use std::os::unix::ffi::OsStringExt;
    for (name, _) in VARIABLES {
        // A variable that is read only beside another one needs that one.
        let others: Vec<_> = SMTP.iter().filter(|(other, _)| *other != name).copied().collect();
        let mut vars: Vec<(OsString, OsString)> = others.iter().map(|(n, v)| (n.into(), v.into())).collect();
        vars.push((name.into(), " ".into()));
        let sentence = Config::from_vars(&vars, true).expect_err(name).to_string();
        assert_eq!(sentence, format!("{name} is set but empty; give it a value or leave it out"));
        vars.pop();
        vars.push((name.into(), OsString::from_vec(vec![0xff])));
        let sentence = Config::from_vars(&vars, true).expect_err(name).to_string();
        assert_eq!(sentence, format!("{name} is not UTF-8 text, but must be"));
    }
}

#[test]
fn a_mistyped_name_is_refused_with_the_nearest_one() {
    assert_eq!(
        refusal(&[("PENELOPE_SMPT_URL", "smtp://mail.example.org")]),
        "PENELOPE_SMPT_URL is not a setting of Penelope; did you mean PENELOPE_SMTP_URL?"
    );
}

#[test]
fn without_a_home_the_data_folder_must_be_named() {
    let sentence = Config::from_vars(&[], false).unwrap_err().to_string();
    assert!(sentence.starts_with("PENELOPE_DATA is not set and neither is HOME"), "{sentence}");
}

#[test]
fn the_readme_lists_every_setting() {
    let readme = include_str!("../../README.md");
    for (name, _) in VARIABLES {
        assert!(readme.contains(&format!("`{name}`")), "{name} is missing in the README");
    }
}
