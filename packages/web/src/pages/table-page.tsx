import { ok } from "@darbar/kernel";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Answer, api } from "../app/api.ts";
import { type App, useApp } from "../app/context.ts";
import { problemText } from "../app/problem.ts";
import { Trouble } from "../app/trouble.tsx";
import { isShown } from "../games/list.ts";
import { expectGame } from "../games/load.ts";
import { FOUND_TABLES } from "../table/found-tables.ts";
import type { TableLink } from "../transport/table-link.ts";
import { useWords } from "../words/speak.tsx";
import { AtTable } from "./at-table.tsx";

/** A table on the server, found by its code. */
export function TablePage({ code }: { readonly code: string }): JSX.Element {
  const app = useApp();
  const words = useWords();
  const [found, setFound] = useState<Answer<TableLink> | null>(null);
  useEffect(() => {
    let isWanted = true;
    void find().then((answer) => isWanted && setFound(answer));
    return () => {
      isWanted = false;
    };
    async function find(): Promise<Answer<TableLink>> {
      const [known, table] = await Promise.all([app.identify(), tableOf(code, app)]);
      if (!known.ok) return known;
      return table.ok ? { ok: true, value: app.server().table(table.value) } : table;
    }
  }, [code]);

  if (found === null) return <p class="loading">{words.t("app.loading")}</p>;
  if (!found.ok) {
    return (
      <Trouble text={problemText(found.error.code, words)}>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {words.t("app.try-again")}
        </button>
      </Trouble>
    );
  }
  return <AtTable link={found.value} />;
}

/** The table of a code; what was found once is not asked for again. Its game is loaded while the table is opened. */
async function tableOf(code: string, { speech }: App): Promise<Answer<string>> {
  const known = FOUND_TABLES.of(code);
  const found = known === null ? await api.findTable(code) : ok(known);
  if (!found.ok) return found;
  const { table, game } = found.value;
  FOUND_TABLES.keep(code, { table, game });
  if (isShown(game)) expectGame(game, speech);
  return ok(table);
}
