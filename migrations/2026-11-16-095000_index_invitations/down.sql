DROP INDEX invitations_sent;
