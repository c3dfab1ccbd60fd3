//! The one table that `make bench` prints: each row with what it stands beside in the same run, and whether what is to hold holds.

/// What a figure is held to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Hold {
    AtLeast(f64),
    AtMost(f64),
}

/// One row: what, how much, beside what. The last figure is what counts: a ratio wherever there is something to compare with.
pub(crate) fn row(what: &str, ours: &str, beside: &str, figure: f64, hold: Hold) {
    let (wanted, holds) = match hold {
        Hold::AtLeast(least) => (format!("at least {}", short(least)), figure >= least),
        Hold::AtMost(most) => (format!("at most {}", short(most)), figure <= most),
    };
    let verdict = if holds { "holds" } else { "**does not**" };
    println!("| {what} | {ours} | {beside} | {} | {wanted} | {verdict} |", short(figure));
}

/// A row that is held to nothing.
pub(crate) fn plain(what: &str, ours: &str, beside: &str) {
    println!("| {what} | {ours} | {beside} | | | |");
}

/// With as many digits as say something.
fn short(figure: f64) -> String {
    if figure >= 100.0 || figure.fract() == 0.0 { format!("{figure:.0}") } else { format!("{figure:.2}") }
}
