-- How many were sent in the last hour is asked before more are sent.
CREATE INDEX invitations_sent ON invitations (sent_at);
