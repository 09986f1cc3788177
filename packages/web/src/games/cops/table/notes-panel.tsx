import type { JSX } from "preact";
import { KnowledgeTable } from "./knowledge/knowledge-table.tsx";
import { Notebook } from "./knowledge/notebook-panel.tsx";
import type { OpenNotebook } from "./knowledge/use-notebook.ts";
import type { Sight } from "./sight.ts";

interface NotesPanelProps {
  readonly sight: Sight;
  readonly notebook: OpenNotebook | null;
}

/** What the reader knows of everybody's cards, and their own suspicions: nobody else reads this. */
export function NotesPanel({ sight, notebook }: NotesPanelProps): JSX.Element {
  const { view, words, names, home } = sight;
  const { t } = words;
  return (
    <>
      <KnowledgeTable sight={sight} />
      {notebook !== null && home !== null && (
        <>
          <h3>{t("cops.notebook.title")}</h3>
          <Notebook
            seats={view.players.map((_, seat) => ({ seat, name: names(seat), isMe: seat === home }))}
            notebook={notebook.page}
            onChange={notebook.change}
          />
        </>
      )}
    </>
  );
}
