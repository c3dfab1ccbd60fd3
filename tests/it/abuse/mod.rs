//! What somebody may try who means us ill, or who only sits behind something odd.

mod cookies;
mod packed;
