#!/bin/sh
# Run once by the image of PostgreSQL when it has made a new database: lets the standby in, and from then on waits for it.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
CREATE ROLE replication LOGIN REPLICATION PASSWORD :'password';
SELECT pg_create_physical_replication_slot('standby');
-- Last: whatever is committed after this waits until the standby has it, and during the first start there is none.
ALTER SYSTEM SET synchronous_standby_names = 'standby';
SQL
echo 'host replication replication all scram-sha-256' >>"$PGDATA/pg_hba.conf"
