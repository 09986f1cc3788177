import { ok } from "@darbar/kernel";
import { type Answer, api } from "../app/api.ts";
import type { App } from "../app/context.ts";
import { isShown } from "../games/list.ts";
import { expectGame } from "../games/load.ts";
import { FOUND_TABLES } from "../table/found-tables.ts";

/** The table of a code; what was found once is not asked for again. Its game is loaded while the table is opened. */
export async function tableOf(code: string, { speech }: App): Promise<Answer<string>> {
  const known = FOUND_TABLES.of(code);
  const found = known === null ? await api.findTable(code) : ok(known);
  if (!found.ok) return found;
  const { table, game } = found.value;
  FOUND_TABLES.keep(code, { table, game });
  if (isShown(game)) expectGame(game, speech);
  return ok(table);
}
