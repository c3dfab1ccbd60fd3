ALTER TABLE sessions ADD COLUMN pass_expires_at timestamptz;

CREATE UNIQUE INDEX sessions_pass_once ON sessions (player_id, pass_expires_at);

COMMENT ON COLUMN sessions.pass_expires_at IS 'When the link of the letter that made this session runs out, which tells the letters to one player apart: each makes one session. Nothing for sessions from before that was so.';
