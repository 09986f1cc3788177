import type { TableContext } from "./context.ts";
import { entryOf } from "./entry.ts";
import { fold } from "./fold.ts";
import { emptyTable, type Table } from "./state.ts";
import type { StoredFact, StoredLine } from "./stored.ts";
import { recall } from "./talk-line.ts";
import { UnreadableTable } from "./unreadable.ts";

/** A table as it stands in what was kept of it: what it has played since its base, and what was said. */
export function foldTable(
  id: string,
  context: TableContext,
  facts: readonly StoredFact[],
  talk: readonly StoredLine[],
): Table {
  const table = emptyTable(id, context);
  table.facts = facts[0]?.seq ?? 0;
  try {
    for (const stored of facts) {
      if (stored.seq !== table.facts) throw new UnreadableTable(`table ${id} has lost its fact ${table.facts}`);
      fold(table, entryOf(stored));
    }
    recall(table, talk);
    return table;
  } catch (cause) {
    throw cause instanceof UnreadableTable ? cause : new UnreadableTable(`table ${id} cannot be folded`, { cause });
  }
}
