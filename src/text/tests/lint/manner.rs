//! What each language is like: the marks it sets, the words that bend or are bent by a name, the plurals it has. A new language
//! tells its own here; the tests ask for it.

use crate::text::Locale;

pub(super) struct Manner {
    pub(super) tag: &'static str,
    /// What opens and closes a quotation.
    pub(super) quotes: (char, char),
    /// The space inside quotation marks, if there is one.
    pub(super) inside_quotes: Option<char>,
    pub(super) before_colon: Option<char>,
    /// Before `;`, `!` and `?`.
    pub(super) before_marks: Option<char>,
    /// Plural forms of whole numbers.
    pub(super) plurals: &'static [&'static str],
    /// Words that may follow a number without being counted by it.
    pub(super) uncounted: &'static [&'static str],
    /// Words that the name of a person or a game cannot follow unbent, or without bending them.
    pub(super) never_before_names: &'static [&'static str],
    /// The same for places.
    pub(super) never_before_places: &'static [&'static str],
    /// What must stand before a date; nothing if anything may.
    pub(super) before_dates: &'static [&'static str],
    /// Verbs that need more than one.
    pub(super) plural_verbs: &'static [&'static str],
    /// How words begin that are spelt otherwise here, and how they should.
    pub(super) misspelt: &'static [(&'static str, &'static str)],
    /// What promises paper.
    pub(super) paper: &'static [&'static str],
    /// The house's word for an email, in its forms.
    pub(super) letter: &'static [&'static str],
}

const MANNERS: [Manner; 6] = [
    Manner {
        tag: "en",
        quotes: ('“', '”'),
        inside_quotes: None,
        before_colon: None,
        before_marks: None,
        plurals: &["one", "other"],
        uncounted: &["of", "by", "from", "said", "for", "to", "and", "or", "in", "is", "more", "missing"],
        never_before_names: &[],
        // «at Sirens»: what has an article is asked for by THE.
        never_before_places: &["at", "to", "from", "on", "onto", "by", "for", "near", "towards", "reached"],
        before_dates: &[],
        plural_verbs: &["are", "were", "have", "agree", "share", "lead", "wait"],
        misspelt: &[
            ("color", "colour"),
            ("neighbor", "neighbour"),
            ("harbor", "harbour"),
            ("favor", "favour"),
            ("honor", "honour"),
            ("labor", "labour"),
            ("rumor", "rumour"),
            ("center", "centre"),
            ("gray", "grey"),
            ("traveler", "traveller"),
            ("traveling", "travelling"),
            ("canceled", "cancelled"),
            ("canceling", "cancelling"),
            ("catalog ", "catalogue"),
            ("defense", "defence"),
            ("fulfill", "fulfil"),
            ("judgment", "judgement"),
            ("skillful", "skilful"),
        ],
        paper: &["by mail", "by post", " mail address"],
        letter: &["letter", "letters"],
    },
    Manner {
        tag: "de",
        quotes: ('„', '“'),
        inside_quotes: None,
        before_colon: None,
        before_marks: None,
        plurals: &["one", "other"],
        uncounted: &[
            "von", "vom", "aus", "im", "durch", "für", "bis", "und", "oder", "zu", "weitere", "spielen", "angeben",
        ],
        never_before_names: &[],
        // «bei Olymp», «nach Laistrygonen»: the functions of `text::bent` know the article and the right word before it.
        never_before_places: &[
            "bei", "beim", "nach", "von", "vom", "zu", "zum", "zur", "auf", "aus", "ab", "für", "mit", "in", "im",
            "an", "am", "über", "gegen", "bis", "um", "durch", "ohne", "außer", "zwischen", "vor", "hinter", "statt",
            "hat",
        ],
        before_dates: &[],
        plural_verbs: &["sind", "haben", "waren", "dürfen", "können", "müssen", "werden", "teilen", "warten"],
        misspelt: &[("daß", "dass"), ("muß", "muss"), ("mailadresse", "E-Mail-Adresse")],
        paper: &["per post"],
        letter: &["brief", "briefe", "briefen", "briefs"],
    },
    Manner {
        tag: "fr",
        quotes: ('«', '»'),
        inside_quotes: Some('\u{a0}'),
        before_colon: Some('\u{a0}'),
        before_marks: Some('\u{202f}'),
        plurals: &["one", "other"],
        uncounted: &["sur", "à", "dans", "d", "par", "pour", "et", "ou", "de", "en", "au", "seulement"],
        // «de Anna», «que Anna»: the vowel is left out.
        never_before_names: &["de", "d’", "que", "qu’", "lorsque", "puisque", "quoique", "jusque", "presque"],
        // «à Libye», «à Minotaure»: each place has a preposition and an article of its own. «sur» is what the French sheet
        // says of a disc or a calamity, whatever the place.
        never_before_places: &[
            "à",
            "de",
            "d’",
            "du",
            "en",
            "au",
            "aux",
            "vers",
            "depuis",
            "chez",
            "dans",
            "par",
            "pour",
            "avec",
            "jusqu’à",
            "entre",
            "sous",
            "près",
        ],
        before_dates: &["le", "du", "au", ":", ",", "("],
        plural_verbs: &["sont", "ont", "étaient", "peuvent", "doivent", "gagnent", "attendent", "partagent"],
        misspelt: &[],
        paper: &["par courrier", "par la poste", "courriel"],
        letter: &["lettre", "lettres"],
    },
    Manner {
        tag: "cs",
        quotes: ('„', '“'),
        inside_quotes: None,
        before_colon: None,
        before_marks: None,
        plurals: &["one", "few", "other"],
        uncounted: &[
            "z",
            "ze",
            "od",
            "do",
            "pro",
            "a",
            "nebo",
            "h",
            "navíc",
            "ručně",
            "předem",
            "kurzem",
            "trvalým",
            "trpělivostí",
            "mlčením",
        ],
        // Every preposition takes a case: the name goes after «hráč», «místo» or a colon.
        never_before_names: CZECH_PREPOSITIONS,
        never_before_places: CZECH_BEFORE_PLACES,
        // A weekday would have to be bent, too.
        before_dates: &[":", ",", "("],
        plural_verbs: &["jsou", "mají", "mohou", "smějí", "smí", "musí", "byli", "vyhráli"],
        misspelt: &[("správc", "zástupc"), ("email", "e-mail")],
        paper: &["poštou", "poštovní adres"],
        letter: &["dopis", "dopisu", "dopisy", "dopisů", "dopise", "dopisech", "dopisem", "dopisům"],
    },
    Manner {
        tag: "nl",
        quotes: ('‘', '’'),
        inside_quotes: None,
        before_colon: None,
        before_marks: None,
        plurals: &["one", "other"],
        // «3 uur» has no plural.
        uncounted: &[
            "van", "uit", "met", "door", "voor", "tot", "en", "of", "vooraf", "uur", "erbij", "meer", "te", "spelen",
        ],
        never_before_names: &[],
        // «bij Sirenen»: what has an article is asked for by DE.
        never_before_places: &[
            "bij", "naar", "van", "vanaf", "op", "voor", "met", "achter", "tot", "uit", "in", "over", "langs", "tussen",
        ],
        before_dates: &[],
        plural_verbs: &["zijn", "hebben", "waren", "mogen", "doen", "kunnen", "moeten", "worden", "wachten", "delen"],
        misspelt: &[("waarnemer", "invaller")],
        paper: &["per post"],
        letter: &["brief", "brieven"],
    },
    Manner {
        tag: "it",
        quotes: ('«', '»'),
        inside_quotes: None,
        before_colon: None,
        before_marks: None,
        plurals: &["one", "other"],
        uncounted: &["su", "di", "da", "dal", "dalla", "per", "in", "a", "al", "e", "o", "ed"],
        // «ad Anna»: the vowel brings its consonant.
        never_before_names: &["a", "ad"],
        // «in Libia», «dal Minotauro», «dalle Sirene», «a Itaca»: each place has a preposition and an article of its own.
        never_before_places: &[
            "a", "ad", "di", "da", "in", "su", "con", "per", "tra", "fra", "verso", "presso", "il", "lo", "la", "i",
            "gli", "le", "al", "allo", "alla", "ai", "agli", "alle", "del", "dello", "della", "dei", "degli", "delle",
            "dal", "dallo", "dalla", "dai", "dagli", "dalle", "nel", "nello", "nella", "nei", "negli", "nelle", "sul",
            "sullo", "sulla", "sui", "sugli", "sulle",
        ],
        // «il lunedì» is every Monday: no article comes before a weekday.
        before_dates: &["entro", "a", "da", "comincia", "finisce", ":", ",", "("],
        plural_verbs: &[
            "sono",
            "hanno",
            "erano",
            "avevano",
            "possono",
            "devono",
            "vogliono",
            "vincono",
            "aspettano",
            "restano",
        ],
        misspelt: &[
            ("perchè", "perché"),
            ("finchè", "finché"),
            ("poichè", "poiché"),
            ("affinchè", "affinché"),
            ("robot", "bot"),
            ("obiettiv", "met"),
            ("calamit", "piag"),
        ],
        paper: &["per posta", "via posta", "e-mail"],
        letter: &["lettera", "lettere"],
    },
];

const CZECH_PREPOSITIONS: &[&str] = &[
    "k", "ke", "s", "se", "v", "ve", "z", "ze", "na", "do", "od", "ode", "u", "o", "po", "pro", "za", "pod", "nad",
    "mezi", "před", "při", "bez", "proti", "kvůli", "přes", "díky", "podle", "kromě",
];

/// And the verbs that would take it as their object.
const CZECH_BEFORE_PLACES: &[&str] = &[
    "k",
    "ke",
    "s",
    "se",
    "v",
    "ve",
    "z",
    "ze",
    "na",
    "do",
    "od",
    "ode",
    "u",
    "o",
    "po",
    "pro",
    "za",
    "pod",
    "nad",
    "mezi",
    "před",
    "při",
    "bez",
    "proti",
    "kvůli",
    "přes",
    "díky",
    "podle",
    "kromě",
    "chce",
    "chcete",
    "raději",
    "navrhuje",
    "navrhujete",
    "navrhnete",
    "navrhnout",
];

pub(super) fn of(tag: &str) -> &'static Manner {
    let found = MANNERS.iter().find(|manner| manner.tag == tag);
    found.unwrap_or_else(|| panic!("how does one write in {tag}? Please tell it in {}", file!()))
}

/// In the order of the languages.
pub(super) fn all() -> impl Iterator<Item = &'static Manner> {
    Locale::ALL.into_iter().map(|locale| of(locale.tag()))
}
