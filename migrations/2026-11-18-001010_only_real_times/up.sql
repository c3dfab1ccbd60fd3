-- A time that is no time ('infinity', typed by hand) cannot be read by any program: one such row held up the letters and clocks of all
-- tables. None is taken any more. What is there is not looked through, so that nobody waits.
DO $$ DECLARE r record; BEGIN
    FOR r IN SELECT c.table_name, string_agg(format('ADD CONSTRAINT %I CHECK (isfinite(%I)) NOT VALID',
                 c.table_name || '_' || c.column_name || '_real', c.column_name), ', ' ORDER BY c.ordinal_position) AS constraints
             FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
             WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type = 'timestamp with time zone'
             GROUP BY c.table_name ORDER BY c.table_name LOOP
        EXECUTE format('ALTER TABLE %I %s', r.table_name, r.constraints);
    END LOOP;
END $$;
