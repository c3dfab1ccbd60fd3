//! Archives: recorded, read, told, checked, damaged, and checked from outside.

mod commands;
mod docs;
mod games;
mod how;
mod json;
mod mutate;
mod odyssee;
mod outside;
mod record;
mod recorded;
mod running;
mod verify;
