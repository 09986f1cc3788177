import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Answer, api } from "../app/api.ts";
import { useApp } from "../app/context.ts";
import { tabDrawer } from "../app/drawer.ts";
import { Trouble } from "../app/page.tsx";
import { problemText } from "../app/problem.ts";
import type { TableLink } from "../line/table-link.ts";
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
      const [known, table] = await Promise.all([app.identify(), tableOf(code)]);
      if (!known.ok) return known;
      return table.ok ? { ok: true, value: app.house().table(table.value) } : table;
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

/** The table of a code; what was found once is not asked for again. */
async function tableOf(code: string): Promise<Answer<string>> {
  const drawer = tabDrawer(`darbar.table.${code}`);
  const known = drawer.read();
  if (known !== null) return { ok: true, value: known };
  const found = await api.findTable(code);
  if (!found.ok) return found;
  drawer.write(found.value.table);
  return { ok: true, value: found.value.table };
}
