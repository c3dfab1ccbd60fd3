//! Where somebody lives: a list of zones, with a guess to be confirmed. The guess comes from what the browser says about
//! languages, and, where there is script, from its own clock; never from the visitor's network address.

use actix_web::http::header::{self, HeaderMap};

use crate::deadline::zone::Zone;
use crate::text::time::zone_name;
use crate::text::{Locale, Text};

/// What was chosen, and what is wrong with it.
#[derive(Default)]
pub(super) struct ZoneForm {
    pub(super) value: String,
    /// Whether the browser may know better.
    pub(super) guess: bool,
    pub(super) fault: Option<String>,
}

/// The zones of one part of the world.
pub(super) struct Region {
    pub(super) name: &'static str,
    pub(super) zones: Vec<Place>,
}

pub(super) struct Place {
    pub(super) value: &'static str,
    pub(super) label: String,
    pub(super) chosen: bool,
}

/// Zones are listed by these; other names of the database are old ones, or no places.
const REGIONS: [&str; 10] =
    ["Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"];

/// Names that the database keeps for old times' sake: each means a zone that is listed under another one. Still understood, no
/// longer offered.
const OLD: &str = "Africa/Asmera Africa/Timbuktu America/Argentina/ComodRivadavia America/Atka America/Buenos_Aires \
    America/Catamarca America/Coral_Harbour America/Cordoba America/Ensenada America/Fort_Wayne America/Godthab \
    America/Indianapolis America/Jujuy America/Knox_IN America/Louisville America/Mendoza America/Montreal \
    America/Nipigon America/Pangnirtung America/Porto_Acre America/Rainy_River America/Rosario America/Santa_Isabel \
    America/Shiprock America/Thunder_Bay America/Virgin America/Yellowknife Antarctica/South_Pole Asia/Ashkhabad \
    Asia/Calcutta Asia/Choibalsan Asia/Chongqing Asia/Chungking Asia/Dacca Asia/Harbin Asia/Istanbul Asia/Kashgar \
    Asia/Katmandu Asia/Macao Asia/Rangoon Asia/Saigon Asia/Tel_Aviv Asia/Thimbu Asia/Ujung_Pandang Asia/Ulan_Bator \
    Atlantic/Faeroe Atlantic/Jan_Mayen Australia/ACT Australia/Canberra Australia/Currie Australia/LHI Australia/NSW \
    Australia/North Australia/Queensland Australia/South Australia/Tasmania Australia/Victoria Australia/West \
    Australia/Yancowinna Europe/Belfast Europe/Kiev Europe/Nicosia Europe/Tiraspol Europe/Uzhgorod Europe/Zaporozhye \
    Pacific/Enderbury Pacific/Johnston Pacific/Ponape Pacific/Samoa Pacific/Truk Pacific/Yap";

/// Languages as browsers name them that are not ours, or are spoken in several countries.
const LIKELY: [(&str, &str); 17] = [
    ("de-at", "Europe/Vienna"),
    ("de-ch", "Europe/Zurich"),
    ("en-au", "Australia/Sydney"),
    ("en-ca", "America/Toronto"),
    ("en-ie", "Europe/Dublin"),
    ("en-in", "Asia/Kolkata"),
    ("en-nz", "Pacific/Auckland"),
    ("en-sg", "Asia/Singapore"),
    ("en-us", "America/New_York"),
    ("en-za", "Africa/Johannesburg"),
    ("fr-be", "Europe/Brussels"),
    ("fr-ca", "America/Toronto"),
    ("fr-ch", "Europe/Zurich"),
    ("it-ch", "Europe/Zurich"),
    ("nl-be", "Europe/Brussels"),
    ("sk", "Europe/Bratislava"),
    ("pl", "Europe/Warsaw"),
];

impl ZoneForm {
    /// With what the player told before, or a guess.
    pub(super) fn fresh(known: Option<Zone>, headers: &HeaderMap, locale: Locale) -> ZoneForm {
        let zone = known.unwrap_or_else(|| guess(headers, locale));
        ZoneForm { value: zone.name().to_owned(), guess: known.is_none(), fault: None }
    }

    /// For somebody who has never told where they live and sent a form without it: a guess counts once it was seen.
    pub(super) fn ask(headers: &HeaderMap, t: Text) -> ZoneForm {
        ZoneForm { fault: Some(t.fault_zone_unsaid()), ..ZoneForm::fresh(None, headers, t.locale) }
    }

    pub(super) fn of(value: String) -> ZoneForm {
        ZoneForm { value, ..ZoneForm::default() }
    }

    /// The zone; nothing said is no mistake where a form does not ask. Nothing at all if it is none that we know, or was not
    /// confirmed yet.
    pub(super) fn check(&mut self, t: Text) -> Option<Option<Zone>> {
        if self.fault.is_some() {
            return None;
        }
        if self.value.is_empty() {
            return Some(None);
        }
        let zone = self.value.parse().ok();
        if zone.is_none() {
            self.fault = Some(t.fault_zone());
        }
        zone.map(Some)
    }

    pub(super) fn regions(&self) -> Vec<Region> {
        let mut regions: Vec<Region> = REGIONS.map(|name| Region { name, zones: Vec::new() }).into();
        let old: Vec<&str> = OLD.split(' ').collect();
        for zone in Zone::all() {
            let chosen = zone.name() == self.value;
            if old.contains(&zone.name()) && !chosen {
                continue;
            }
            let part = zone.name().split_once('/').and_then(|(region, place)| {
                let region = regions.iter_mut().find(|known| known.name == region)?;
                Some((region, place.replace('/', ", ").replace('_', " ")))
            });
            match part {
                Some((region, label)) => region.zones.push(Place { value: zone.name(), label, chosen }),
                // A name without a place, which a browser may have all the same; and Greenwich's own time, for whoever wants that.
                None if chosen || zone == Zone::UTC => {
                    let place = Place { value: zone.name(), label: zone_name(zone), chosen };
                    regions.push(Region { name: "–", zones: vec![place] });
                }
                None => {}
            }
        }
        // What is nearest to the one that is chosen comes first.
        regions.sort_by_key(|region| !region.zones.iter().any(|place| place.chosen));
        regions
    }
}

/// The zone that most people with these languages live in.
fn guess(headers: &HeaderMap, locale: Locale) -> Zone {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let first = accepted.split([',', ';']).next().unwrap_or_default().trim().to_ascii_lowercase();
    let likely = |tag: &str| {
        let known = LIKELY.iter().find(|(language, _)| *language == tag).map(|(_, zone)| *zone);
        known.or_else(|| Locale::named(tag).map(Locale::zone_name)).and_then(|zone| zone.parse().ok())
    };
    let primary = first.split('-').next().unwrap_or_default();
    likely(&first).or_else(|| likely(primary)).or_else(|| likely(locale.tag())).unwrap_or(Zone::UTC)
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    #[test]
    fn the_guess_follows_the_browsers_first_language() {
        for (accepted, zone) in [
            ("de-AT,de;q=0.9,en;q=0.8", "Europe/Vienna"),
            ("de-LI", "Europe/Berlin"),
            ("en-US,en;q=0.5", "America/New_York"),
            ("cs", "Europe/Prague"),
            ("tlh, en", "Europe/Amsterdam"),
            ("", "Europe/Amsterdam"),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(accepted));
            assert_eq!(guess(&headers, Locale::Dutch).name(), zone, "{accepted}");
        }
        for zone in LIKELY.map(|(_, zone)| zone).into_iter().chain(Locale::ALL.map(Locale::zone_name)) {
            assert!(zone.parse::<Zone>().is_ok(), "{zone}");
        }
    }

    #[test]
    fn u_27_the_nearest_zones_come_first_old_names_are_not_offered_and_greenwich_is() {
        for zone in OLD.split(' ') {
            assert!(zone.parse::<Zone>().is_ok(), "{zone}");
        }
        let regions = ZoneForm::of("Asia/Kolkata".to_owned()).regions();
        assert_eq!(regions[0].name, "Asia");
        let offered: Vec<&str> = regions.iter().flat_map(|region| &region.zones).map(|place| place.value).collect();
        assert!(offered.contains(&"UTC") && offered.contains(&"Asia/Kolkata") && !offered.contains(&"Asia/Calcutta"));
        // Whoever has one keeps it.
        let regions = ZoneForm::of("Asia/Calcutta".to_owned()).regions();
        assert!(regions[0].zones.iter().any(|place| place.chosen));
    }

    #[test]
    fn every_choice_is_listed_once() {
        for value in ["Europe/Prague", "America/Argentina/Ushuaia", "UTC"] {
            let form = ZoneForm::of(value.to_owned());
            let regions = form.regions();
            let chosen: Vec<&str> = regions
                .iter()
                .flat_map(|region| &region.zones)
                .filter(|place| place.chosen)
                .map(|place| place.value)
                .collect();
            assert_eq!(chosen, [value]);
        }
    }
}
