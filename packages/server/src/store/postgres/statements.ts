/* What is written by itself: each is one statement, and so one transaction. Parts of a statement see what was there before it. */

export const CREATE_TABLE = `
WITH made AS (
  INSERT INTO tables (id, code, created, open, head, touched, owner) VALUES ($1, $2, $3, true, $4, $3, $8)
)
INSERT INTO facts (table_id, seq, at, fact)
SELECT $1, fact.seq, fact.at, fact.fact FROM unnest($5::bigint[], $6::bigint[], $7::text[]) AS fact (seq, at, fact)`;

export const SET_AWAKE = `
WITH woken AS (
  UPDATE tables SET open = true, touched = $2 WHERE id = $1 AND owner IS NOT DISTINCT FROM $3 RETURNING id
)
DELETE FROM asleep USING woken WHERE asleep.table_id = woken.id`;

/** Nobody needs to be its owner any more. */
export const PUT_TO_SLEEP = `
WITH put AS (
  UPDATE tables SET open = false, touched = $2, owner = NULL, released = NULL
  WHERE id = $1 AND owner IS NOT DISTINCT FROM $3 RETURNING id
), dropped AS (
  DELETE FROM asleep USING put WHERE asleep.table_id = put.id AND asleep.person <> ALL ($4::text[])
)
INSERT INTO asleep (person, table_id, place)
SELECT had.person, put.id, had.place FROM put, unnest($4::text[], $5::text[]) AS had (person, place)
ON CONFLICT (person, table_id) DO UPDATE SET place = excluded.place`;

export const ADD_RECORD = `
INSERT INTO records (table_id, game, at, record) VALUES ($1, $2, $3, $4)
ON CONFLICT (table_id, game) DO UPDATE SET at = excluded.at, record = excluded.record`;

export const KEEP_RECORD = `
WITH found AS (
  SELECT table_id, game FROM records WHERE table_id = $1 AND game = $2
), kept_now AS (
  INSERT INTO kept (table_id, game, person) SELECT table_id, game, $3 FROM found ON CONFLICT DO NOTHING
)
SELECT game FROM found`;

export const RELEASE_RECORD = `
WITH released AS (
  DELETE FROM kept WHERE table_id = $1 AND game = $2 AND person = $3
)
SELECT game FROM records WHERE table_id = $1 AND game = $2`;

/** Answers the table if its epoch is the one in which its writer has read it. */
export const SAY = `
WITH found AS (
  SELECT id FROM tables WHERE id = $1 AND epoch = $6 FOR NO KEY UPDATE
), said AS (
  INSERT INTO talk (table_id, number, at, line)
  SELECT found.id, line.number, line.at, line.line
  FROM found, unnest($2::bigint[], $3::bigint[], $4::text[]) AS line (number, at, line)
), dropped AS (
  DELETE FROM talk USING found WHERE table_id = found.id AND number <= $5
)
SELECT id FROM found`;

export const CREATE_PERSON = `
WITH made AS (
  INSERT INTO people (id, name) VALUES ($1, $7)
)
INSERT INTO devices (person, id, hash, label, added, seen) VALUES ($1, $2, $3, $4, $5, $6)`;

export const RENAME = "UPDATE people SET name = $2 WHERE id = $1";

export const ADD_DEVICE = "INSERT INTO devices (person, id, hash, label, added, seen) VALUES ($1, $2, $3, $4, $5, $6)";

/** Nobody can be somebody again without a device. */
export const REMOVE_DEVICE = `
WITH dropped AS (
  DELETE FROM devices WHERE id = $2 AND person = $1
)
DELETE FROM people WHERE id = $1
  AND NOT EXISTS (SELECT 1 FROM devices WHERE devices.person = people.id AND devices.id <> $2)`;

export const SAW_DEVICE = "UPDATE devices SET seen = $2 WHERE id = $1";

export const FORGET_TABLES = `
WITH facts_gone AS (
  DELETE FROM facts WHERE table_id = ANY ($1::text[])
), talk_gone AS (
  DELETE FROM talk WHERE table_id = ANY ($1::text[])
), places_gone AS (
  DELETE FROM asleep WHERE table_id = ANY ($1::text[])
), records_gone AS (
  DELETE FROM records WHERE table_id = ANY ($1::text[])
    AND NOT EXISTS (SELECT 1 FROM kept WHERE kept.table_id = records.table_id AND kept.game = records.game)
)
DELETE FROM tables WHERE id = ANY ($1::text[])`;

/** The fact before the base is the last that goes: what is older than that is old enough, too. */
export const FORGET_PAST = `
WITH chosen AS (
  SELECT tables.id, tables.base FROM tables
  JOIN facts ON facts.table_id = tables.id AND facts.seq = tables.base - 1
  WHERE tables.past < tables.base AND facts.at < $1 LIMIT $2
), gone AS (
  DELETE FROM facts USING chosen WHERE facts.table_id = chosen.id AND facts.seq < chosen.base RETURNING 1
), marked AS (
  UPDATE tables SET past = chosen.base FROM chosen WHERE tables.id = chosen.id
)
SELECT count(*)::float8 AS count FROM gone`;

export const FORGET_DEVICES = `
WITH chosen AS (
  SELECT id, person FROM devices WHERE seen < $1 ORDER BY seen LIMIT $2
), gone AS (
  DELETE FROM devices USING chosen WHERE devices.id = chosen.id RETURNING 1
), people_gone AS (
  DELETE FROM people USING chosen WHERE people.id = chosen.person AND NOT EXISTS (
    SELECT 1 FROM devices WHERE devices.person = people.id AND devices.id NOT IN (SELECT chosen.id FROM chosen)
  )
)
SELECT count(*)::float8 AS count FROM gone`;

export const BEAT = `
INSERT INTO heartbeat ("only", at) VALUES (1, $1) ON CONFLICT ("only") DO UPDATE SET at = excluded.at`;
