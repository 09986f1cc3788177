#!/bin/sh
# A standby that copies the primary at its first start, and follows it from then on. PGDATA must be a folder in a volume, not the
# volume itself: the copy is made beside it and moved into place, so that half of one is never taken for a whole one.
set -eu
: "${PGDATA:?}" "${PRIMARY_HOST:?}" "${REPLICATION_PASSWORD:?}"
primary="host=$PRIMARY_HOST port=${PRIMARY_PORT:-5432} user=replication password=$REPLICATION_PASSWORD application_name=standby"
while [ ! -s "$PGDATA/PG_VERSION" ]; do
  rm -rf "$PGDATA.new"
  if pg_basebackup -d "$primary" -D "$PGDATA.new" -S standby -X stream -R -c fast; then
    chmod 700 "$PGDATA.new"
    rm -rf "$PGDATA"
    mv "$PGDATA.new" "$PGDATA"
  else
    echo "standby: the primary is not ready to be copied; trying again" >&2
    sleep 1
  fi
done
exec postgres -D "$PGDATA" "$@"
