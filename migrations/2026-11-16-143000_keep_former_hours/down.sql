DROP TABLE former_hours;
