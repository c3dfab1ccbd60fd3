DROP TABLE questions;
DROP TABLE entries;
DROP TABLE seats;
DROP TABLE tables;
