import type { JSX } from "preact";
import { api } from "../app/api.ts";
import { useApp } from "../app/context.ts";
import { problemText } from "../app/problem.ts";
import { useStore } from "../app/store.ts";
import { isShown, USUAL_GAME } from "../games/list.ts";
import { NewTable } from "../lobby/new-table.tsx";
import { useWords } from "../words/speak.tsx";

/** A new table: what is to be played, with whom, how fast. */
export function NewPage(): JSX.Element {
  const app = useApp();
  const words = useWords();
  const isOffline = useStore(app.isOffline);
  const wanted = app.router.address.get().searchParams.get("game") ?? "";
  return (
    <NewTable
      game={isShown(wanted) ? wanted : USUAL_GAME}
      isOffline={isOffline}
      onCreate={async (wish) => {
        const known = await app.identify();
        const made = known.ok ? await api.newTable(wish) : known;
        if (!made.ok) return problemText(made.error.code, words);
        if ("code" in made.value) app.router.go(`/t/${made.value.code}`);
        return null;
      }}
    />
  );
}
