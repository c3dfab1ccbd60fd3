//! The few words of a chart in the five languages: labels of lists, never sentences, so that nothing needs a plural or a
//! case. They stand here and not in `locales/` because the chart knows no layer but the engine; a word that is missing does
//! not compile. Card words are those of the rule sheets.

use crate::chart::list::labeled;

pub(super) struct Words {
    /// What stands between a label and what it labels.
    pub(super) colon: &'static str,
    pub(super) chart: &'static str,
    pub(super) near: &'static str,
    pub(super) ship: &'static str,
    pub(super) open: &'static str,
    pub(super) closed: &'static str,
    pub(super) plagues: &'static str,
    pub(super) goals: &'static str,
    pub(super) reached: &'static str,
    /// Of one place.
    pub(super) plague: &'static str,
    pub(super) goal: &'static str,
    pub(super) shown: &'static str,
    pub(super) distance: &'static str,
    pub(super) next: &'static str,
    pub(super) colors: [&'static str; 4],
    /// Blue, red and black disc.
    pub(super) sides: [&'static str; 3],
}

impl Words {
    /// «Ship: Troy»; without a label only what it would label.
    pub(super) fn labeled(&self, label: &str, what: &str) -> String {
        labeled(label, self.colon, what)
    }
}

pub(super) fn words(tag: &str) -> &'static Words {
    match primary(tag) {
        "de" => &GERMAN,
        "fr" => &FRENCH,
        "cs" => &CZECH,
        "nl" => &DUTCH,
        _ => &ENGLISH,
    }
}

/// «de» of «de-AT».
pub(super) fn primary(tag: &str) -> &str {
    tag.split('-').next().unwrap_or_default()
}

static ENGLISH: Words = Words {
    colon: ": ",
    chart: "Sea chart",
    near: "Around the ship",
    ship: "Ship",
    open: "Free neighbours",
    closed: "Other neighbours",
    plagues: "Plagues",
    goals: "Your goals",
    reached: "Goals reached",
    plague: "plague",
    goal: "your goal",
    shown: "reached",
    distance: "distance",
    next: "next step",
    colors: ["violet", "green", "red", "blue"],
    sides: ["blue disc", "red disc", "black disc"],
};

static GERMAN: Words = Words {
    colon: ": ",
    chart: "Seekarte",
    near: "Rund um das Schiff",
    ship: "Schiff",
    open: "Freie Nachbarn",
    closed: "Andere Nachbarn",
    plagues: "Plagen",
    goals: "Eigene Ziele",
    reached: "Erreichte Ziele",
    plague: "Plage",
    goal: "eigenes Ziel",
    shown: "erreicht",
    distance: "Entfernung",
    next: "nächster Schritt",
    colors: ["violett", "grün", "rot", "blau"],
    sides: ["blaue Scheibe", "rote Scheibe", "schwarze Scheibe"],
};

static FRENCH: Words = Words {
    colon: "\u{a0}: ",
    chart: "Carte marine",
    near: "Autour du bateau",
    ship: "Bateau",
    open: "Voisins libres",
    closed: "Autres voisins",
    plagues: "Calamités",
    goals: "Vos objectifs",
    reached: "Objectifs atteints",
    plague: "calamité",
    goal: "votre objectif",
    shown: "atteint",
    distance: "distance",
    next: "prochaine étape",
    colors: ["violet", "vert", "rouge", "bleu"],
    sides: ["jeton bleu", "jeton rouge", "jeton noir"],
};

static CZECH: Words = Words {
    colon: ": ",
    chart: "Námořní mapa",
    near: "Okolí lodi",
    ship: "Loď",
    open: "Volná sousední místa",
    closed: "Ostatní sousední místa",
    plagues: "Pohromy",
    goals: "Vlastní cíle",
    reached: "Dosažené cíle",
    plague: "pohroma",
    goal: "vlastní cíl",
    shown: "dosaženo",
    distance: "vzdálenost",
    next: "další krok",
    colors: ["fialová", "zelená", "červená", "modrá"],
    sides: ["modré kolečko", "červené kolečko", "černé kolečko"],
};

static DUTCH: Words = Words {
    colon: ": ",
    chart: "Zeekaart",
    near: "Rond het schip",
    ship: "Schip",
    open: "Vrije buren",
    closed: "Andere buren",
    plagues: "Plagen",
    goals: "Eigen doelen",
    reached: "Bereikte doelen",
    plague: "plaag",
    goal: "eigen doel",
    shown: "bereikt",
    distance: "afstand",
    next: "volgende stap",
    colors: ["paars", "groen", "rood", "blauw"],
    sides: ["blauwe schijf", "rode schijf", "zwarte schijf"],
};
