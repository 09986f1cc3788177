import { ask } from "@darbar/server/testing/postgres/private-server";

/** What was written to a table in one epoch, and by whom. */
export interface Written {
  readonly table: string;
  readonly epoch: number;
  readonly writers: readonly string[];
}

/*
 * Who writes is what a connection calls itself (`application_name`): of each start of a node another name. The database itself
 * writes down every change of a head, apart from anything that the nodes know or say.
 */
const AUDIT = `
CREATE TABLE audit (table_id text NOT NULL, epoch bigint NOT NULL, writer text NOT NULL, head bigint NOT NULL);
CREATE FUNCTION note_writer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit VALUES (NEW.id, NEW.epoch, current_setting('application_name'), NEW.head);
  RETURN NEW;
END $$;
CREATE TRIGGER note_writer AFTER UPDATE ON tables FOR EACH ROW WHEN (NEW.head <> OLD.head) EXECUTE FUNCTION note_writer()`;

/** Has the database write down who writes, from now on. */
export async function beginAudit(url: string): Promise<void> {
  await ask(url, AUDIT);
}

/** A fence that does not fence: whoever takes a table stays in the epoch of whoever had it. For the test of the checks only. */
export async function breakFence(url: string): Promise<void> {
  await ask(
    url,
    `CREATE FUNCTION keep_epoch() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN NEW.epoch := OLD.epoch; RETURN NEW; END $$;
     CREATE TRIGGER keep_epoch BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION keep_epoch()`,
  );
}

/** The epochs of tables in which more than one has written. */
export async function readAudit(url: string): Promise<readonly string[]> {
  const rows = await ask(
    url,
    `SELECT table_id, epoch::float8 AS epoch, array_agg(DISTINCT writer) AS writers FROM audit GROUP BY table_id, epoch`,
  );
  return twoInOneEpoch(rows.map(({ table_id, epoch, writers }) => ({ table: table_id, epoch, writers }) as Written));
}

/** What is wrong with who has written. */
export function twoInOneEpoch(written: readonly Written[]): readonly string[] {
  return written
    .filter(({ writers }) => writers.length > 1)
    .map(({ table, epoch, writers }) => `${table} in epoch ${epoch}: ${writers.toSorted().join(" and ")}`);
}
