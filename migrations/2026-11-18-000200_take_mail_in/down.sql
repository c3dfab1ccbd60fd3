DROP TABLE arrivals;
