DROP TABLE pings;
DROP TABLE channels;
