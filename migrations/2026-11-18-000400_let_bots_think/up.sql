CREATE TABLE crews (
    table_id bigint PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    bot      text   NOT NULL CONSTRAINT crews_bot CHECK (bot ~ '^[a-z]{1,16}$')
);

COMMENT ON TABLE crews IS 'Which bots take the empty seats of a table; where there is none, sailors.';

CREATE TABLE thoughts (
    table_id     bigint PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    asked_at     timestamptz NOT NULL,
    attempts     smallint    NOT NULL DEFAULT 0,
    leased_until timestamptz
);

CREATE INDEX thoughts_by_time ON thoughts (asked_at);

COMMENT ON TABLE thoughts IS 'Tables at which a bot is asked that takes its time. The worker thinks, with no transaction open, and answers.';
COMMENT ON COLUMN thoughts.leased_until IS 'Until when the table is in the hands of one worker; afterwards another one thinks.';
