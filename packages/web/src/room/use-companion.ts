import { useState } from "preact/hooks";
import { tabStorage } from "../app/storage.ts";
import type { TableModel } from "../table/model.ts";
import type { Companion } from "../table/props.ts";

/** What a reader wants to see while everybody looks at a screen. */
type Wish = "hand" | "whole";

/**
 * Whether the reader's phone shows their hand only, as long as the table has a screen; `undefined`: it has none. At a table
 * that is listed for everybody a stranger could put one up: there nobody's table goes away unless they want it.
 */
export function useCompanion(model: TableModel | null): Companion | undefined {
  const kept = tabStorage(`darbar.companion.${model?.table}`);
  const [chosen, choose] = useState<Wish | null>(null);
  if (model === null || (model.present.screens ?? 0) === 0) return undefined;
  const wish = chosen ?? wishIn(kept.read()) ?? (model.setup.visibility === "link" ? "hand" : "whole");
  return {
    isOn: wish === "hand",
    toggle: () => {
      const next = wish === "hand" ? "whole" : "hand";
      kept.write(next);
      choose(next);
    },
  };
}

function wishIn(text: string | null): Wish | null {
  return text === "hand" || text === "whole" ? text : null;
}
