DROP TABLE hindsights;
