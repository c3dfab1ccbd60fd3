-- The list of finished tables: by their end, by their length, by who sat there. Only tables that anybody could join are listed.
CREATE INDEX tables_ended ON tables (ended_at) WHERE is_open AND ended_at IS NOT NULL;
CREATE INDEX tables_length ON tables (seq) WHERE is_open AND ended_at IS NOT NULL;
CREATE INDEX seats_name ON seats (lower(name) text_pattern_ops);
