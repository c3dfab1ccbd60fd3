//! An answer that others might see at once can be taken back for a while: nobody sees it, nothing follows from it, and whether
//! it can be taken back depends on nobody else.

mod house;
mod owner;
mod pairs;
mod surviving;
mod unseen;
