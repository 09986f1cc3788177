import { SLOTS } from "@darbar/cops";
import type { JSX } from "preact";
import { IdentityEmblem } from "../art/cops/identity-emblem.tsx";
import { Said } from "../words/speak.tsx";
import { Notebook } from "./knowledge/notebook-panel.tsx";
import type { OpenNotebook } from "./knowledge/use-notebook.ts";
import type { Sight } from "./sight.ts";
import { knownText } from "./words/knowledge-words.ts";
import { nthCard } from "./words/things.ts";

interface NotesPanelProps {
  readonly sight: Sight;
  readonly notebook: OpenNotebook | null;
}

/** What the reader knows of everybody's cards, and their own suspicions: nobody else reads this. */
export function NotesPanel({ sight, notebook }: NotesPanelProps): JSX.Element {
  const { view, words, names, home } = sight;
  const { t } = words;
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== home);
  return (
    <>
      <h3>{t("cops.table.known")}</h3>
      <ul class="known-list">
        {others.map((seat) => (
          <li key={seat} class="known-of">
            <strong>
              <Said text={names(seat)} />
            </strong>
            <Known sight={sight} seat={seat} />
          </li>
        ))}
      </ul>
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

function Known({ sight, seat }: { readonly sight: Sight; readonly seat: number }): JSX.Element {
  const { words, known } = sight;
  const { t } = words;
  const cards = SLOTS.flatMap((slot) => {
    const knows = known[seat]?.[slot] ?? null;
    return knows === null ? [] : [{ slot, knows }];
  });
  if (cards.length === 0) return <p class="hint">{t("cops.table.known-nothing")}</p>;
  return (
    <ul class="known-cards">
      {cards.map(({ slot, knows }) => (
        <li key={slot} class="known-card">
          <IdentityEmblem of={knows.kind} class="mark" />
          {t("cops.table.known-card", { card: nthCard(slot, words), what: knownText(knows, words) })}
        </li>
      ))}
    </ul>
  );
}
