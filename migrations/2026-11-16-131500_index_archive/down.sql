DROP INDEX seats_name;
DROP INDEX tables_length;
DROP INDEX tables_ended;
