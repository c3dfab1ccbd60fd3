//! What pilots are compared with: single-observer information-set Monte Carlo tree search. One tree for all worlds; its nodes are
//! what was answered since the question, whoever answered it. In every world, dealt anew from what the seat knows, one walks down
//! by upper confidence bounds among the answers that are possible there, each seat for its own good, adds one node, and lets sailors
//! play on from it. It tries the same answers as a pilot, in as many games, and judges them alike.

use penelope_pure::bot::pilot::{Effort, WHOLE};
use penelope_pure::bot::{Bots, Dice, Known};
use penelope_pure::engine::{DealKey, Digest, Eye, Outcome, Seat, ServerSeed};

/// An answer below a node.
struct Branch<A> {
    action: A,
    to: usize,
    /// In how many worlds it was possible, and in how many taken.
    possible: u32,
    taken: u32,
    /// What it brought the seat that gave it, in ten-thousandths of a victory.
    sum: u64,
}

impl<A> Branch<A> {
    /// `curiosity` in hundredths: how much rarely taken answers are worth a look.
    fn bound(&self, curiosity: u32) -> f64 {
        let taken = f64::from(self.taken.max(1));
        let mean = self.sum as f64 / f64::from(WHOLE) / taken;
        mean + f64::from(curiosity) / 100.0 * (f64::from(self.possible.max(1)).ln() / taken).sqrt()
    }
}

/// The answer that was taken most often, and how many games were played on for it. The effort's doubt stands for curiosity.
pub(crate) fn choose<G: Bots>(known: &Known<G>, effort: Effort, dice: &Dice) -> (Option<G::Action>, u32) {
    let mut candidates = G::candidates(&known.view(), &known.legal(), dice);
    if candidates.len() < 2 {
        return (candidates.pop(), 0);
    }
    let mut tree: Vec<Vec<Branch<G::Action>>> = vec![Vec::new()];
    let mut notes = G::Notes::default();
    for number in 0..effort.playouts {
        grow(&mut tree, (known, &candidates), effort, number, &mut notes);
    }
    let mut most: Option<&Branch<G::Action>> = None;
    for branch in &tree[0] {
        if most.is_none_or(|most| branch.taken > most.taken) {
            most = Some(branch);
        }
    }
    (most.map(|branch| branch.action.clone()), effort.playouts)
}

/// Walks down in the world of a number, adds a node, plays on, and notes on the way back what it brought.
fn grow<G: Bots>(
    tree: &mut Vec<Vec<Branch<G::Action>>>,
    (known, candidates): (&Known<G>, &[G::Action]),
    effort: Effort,
    number: u32,
    notes: &mut G::Notes,
) {
    let world = Digest::of(&[known.digest().as_bytes().as_slice(), &number.to_le_bytes()].concat());
    let mut game = known.world(&DealKey::from(world));
    let seed = ServerSeed::new(*world.as_bytes());
    let (mut events, mut way, mut node, mut left) = (Vec::new(), Vec::new(), 0, effort.horizon);
    while let Some(seat) = game.to_act().iter().next().filter(|_| left > 0) {
        left -= 1;
        let possible = match way.is_empty() {
            true => candidates.to_vec(),
            false => G::candidates(&game.view(Eye::Seat(seat)), &game.legal(seat), &Dice::new(&seed, seat)),
        };
        let Some((at, is_new)) = step(tree, node, possible, effort.doubt) else { break };
        events.clear();
        if game.apply(seat, &tree[node][at].action, &mut events).is_err() {
            break;
        }
        way.push((node, at, seat));
        node = tree[node][at].to;
        if is_new {
            break;
        }
    }
    play_on(&mut game, &seed, left, notes);
    for (node, at, seat) in way {
        let share = share(&game, seat, notes);
        let branch = &mut tree[node][at];
        branch.taken += 1;
        branch.sum += u64::from(share);
    }
}

/// Which branch to take below a node, and whether it is new.
fn step<A: Eq>(tree: &mut Vec<Vec<Branch<A>>>, node: usize, possible: Vec<A>, curiosity: u32) -> Option<(usize, bool)> {
    let mut known = Vec::new();
    let mut new = None;
    for action in possible {
        match tree[node].iter().position(|branch| branch.action == action) {
            Some(at) => known.push(at),
            None => new = new.or(Some(action)),
        }
    }
    for at in &known {
        tree[node][*at].possible += 1;
    }
    if let Some(action) = new {
        let to = tree.len();
        tree.push(Vec::new());
        tree[node].push(Branch { action, to, possible: 1, taken: 0, sum: 0 });
        return Some((tree[node].len() - 1, true));
    }
    let bound = |at: &usize| tree[node][*at].bound(curiosity);
    known.into_iter().max_by(|one, other| bound(one).total_cmp(&bound(other))).map(|at| (at, false))
}

/// Sailors at every seat.
fn play_on<G: Bots>(game: &mut G, seed: &ServerSeed, actions: u32, notes: &mut G::Notes) {
    let mut events = Vec::new();
    for _ in 0..actions {
        let Some(seat) = game.to_act().iter().next() else { break };
        let said = G::hasten(&game.view(Eye::Seat(seat)), &game.legal(seat), &Dice::new(seed, seat), notes);
        events.clear();
        if said.is_none_or(|action| game.apply(seat, &action, &mut events).is_err()) {
            break;
        }
    }
}

fn share<G: Bots>(game: &G, seat: Seat, notes: &mut G::Notes) -> u32 {
    match game.outcome() {
        Outcome::Running => game.prospect(seat, notes),
        Outcome::Won(winner) if winner == seat => WHOLE,
        Outcome::Shared(winners) if winners.contains(seat) => WHOLE / u32::from(winners.len()),
        Outcome::Won(_) | Outcome::Shared(_) => 0,
    }
}
