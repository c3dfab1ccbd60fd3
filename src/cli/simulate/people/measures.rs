//! What might be done against waiting, each of which can be tried alone or with others: `--measures letter,plan`.

use std::fmt;
use std::str::FromStr;

/// Something that could be asked, written or sent besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Measure {
    /// Everyone comes when the game begins, by the letter that says so.
    Begins,
    /// Whoever is covered now and has said nothing about what comes next is written to at once.
    Letter,
    /// The same, in the morning of the reader's next day.
    Morning,
    /// Whoever has the next turn and no plan for it is written to.
    Turn,
    /// Everyone plans the next own turn, for each place where the ship may be by then.
    Plan,
    /// A word for wherever the ship is: agree to what leads to my goals, back the nearer disc. The own turn is left out.
    Goals,
    /// The same, and a plan of the next own turn for wherever the ship is.
    Course,
    /// The own page of last time is offered with one tap.
    Last,
    /// The first reminder leaves when its reader is usually there, learnt from when he came to this table so far.
    Hour,
    /// The first reminder leaves sooner, whoever its reader is.
    Soon,
    /// People who do not look ahead are offered answers that hold for the whole movement.
    Brief,
    /// Standing orders are not offered.
    NoOrders,
    /// Whoever makes a move is offered where to go on to afterwards, also those who do not look ahead.
    Onward,
    /// People name three stops of a course instead of two.
    Legs,
}

impl Measure {
    const ALL: [(Measure, &'static str); 14] = [
        (Measure::Begins, "begins"),
        (Measure::Letter, "letter"),
        (Measure::Morning, "morning"),
        (Measure::Turn, "turn"),
        (Measure::Plan, "plan"),
        (Measure::Goals, "goals"),
        (Measure::Course, "course"),
        (Measure::Last, "last"),
        (Measure::Hour, "hour"),
        (Measure::Soon, "soon"),
        (Measure::Brief, "brief"),
        (Measure::NoOrders, "no-orders"),
        (Measure::Onward, "onward"),
        (Measure::Legs, "legs"),
    ];
}

/// Said where none is tried.
const NOTHING: &str = "none";

/// Those that are tried.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::cli) struct Measures(pub(in crate::cli) Vec<Measure>);

impl Measures {
    pub(in crate::cli) const NONE: Measures = Measures(Vec::new());

    /// Whether somebody may be written to whom nobody waits for.
    pub(super) fn write_ahead(&self) -> bool {
        [Measure::Letter, Measure::Morning, Measure::Turn].into_iter().any(|measure| self.has(measure))
    }

    pub(in crate::cli) fn has(&self, measure: Measure) -> bool {
        self.0.contains(&measure)
    }
}

impl FromStr for Measures {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let measure = |name: &str| {
            let found = Measure::ALL.into_iter().find(|(_, own)| *own == name).map(|(measure, _)| measure);
            let names = || Measure::ALL.map(|(_, name)| name).join(", ");
            found.ok_or_else(|| format!("there are {NOTHING}, {}", names()))
        };
        if text == NOTHING {
            return Ok(Measures::NONE);
        }
        text.split(',').filter(|name| !name.is_empty()).map(measure).collect::<Result<_, _>>().map(Measures)
    }
}

impl fmt::Display for Measures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |measure: &Measure| Measure::ALL.iter().find(|(own, _)| own == measure).map_or("", |(_, name)| name);
        if self.0.is_empty() {
            return f.write_str(NOTHING);
        }
        f.write_str(&self.0.iter().map(name).collect::<Vec<_>>().join(","))
    }
}
