import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Answer } from "../app/api.ts";
import { useApp } from "../app/context.ts";
import { problemText } from "../app/problem.ts";
import { Trouble } from "../app/trouble.tsx";
import type { TableLink } from "../transport/table-link.ts";
import { useWords } from "../words/speak.tsx";
import { tableOf } from "./table-of.ts";

interface FindTableProps {
  readonly code: string;
  /** Whether it is looked at by everybody in a room, not by the reader alone. */
  readonly isScreen?: boolean;
  children(link: TableLink): ComponentChildren;
}

/** Finds a table on the server by its code, while the server says who the reader is. */
export function FindTable({ code, isScreen = false, children }: FindTableProps): JSX.Element {
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
      return table.ok ? { ok: true, value: app.server().table(table.value, isScreen ? { screen: true } : {}) } : table;
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
  return <>{children(found.value)}</>;
}
