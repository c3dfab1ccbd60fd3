DROP TABLE reach;
