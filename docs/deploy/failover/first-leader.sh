#!/bin/sh
# Patroni runs this once, with the address of the new database: the role and the database of the service.
set -eu
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$PENELOPE_PASSWORD" "$1" <<'SQL'
CREATE ROLE penelope LOGIN PASSWORD :'password';
CREATE DATABASE penelope OWNER penelope;
SQL
