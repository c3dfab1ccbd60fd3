DROP TABLE thoughts;
DROP TABLE crews;
