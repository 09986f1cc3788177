import { ok } from "@darbar/kernel";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Answer, api } from "../app/api.ts";
import { type App, useApp } from "../app/context.ts";
import { problemText } from "../app/problem.ts";
import { tabStorage } from "../app/storage.ts";
import { Trouble } from "../app/trouble.tsx";
import { isShown } from "../games/list.ts";
import { loadGame } from "../games/load.ts";
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
  const storage = tabStorage(`darbar.table.${code}`);
  const [knownTable, knownGame = ""] = storage.read()?.split(" ") ?? [];
  const found = knownTable === undefined ? await api.findTable(code) : ok({ table: knownTable, game: knownGame });
  if (!found.ok) return found;
  const { table, game } = found.value;
  storage.write(`${table} ${game}`);
  // If it cannot be loaded now, the table will say so.
  if (isShown(game)) Promise.all([loadGame(game), speech.learn(game)]).catch(() => undefined);
  return ok(table);
}
