import type { JSX } from "preact";
import { useApp } from "../app/context.ts";
import { problemText } from "../app/problem.ts";
import { useStore } from "../app/store.ts";
import { useWords } from "../words/speak.tsx";
import { NameField } from "./name-field.tsx";

/** The reader's own name, to be changed where they sit: everybody at the table is told. */
export function OwnName(): JSX.Element {
  const app = useApp();
  const words = useWords();
  const known = useStore(app.person);
  return (
    <NameField
      name={known?.name ?? ""}
      onRename={async (name) => {
        const renamed = await app.rename(name);
        return renamed.ok ? null : problemText(renamed.error.code, words);
      }}
    />
  );
}
