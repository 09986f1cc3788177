import { SLOTS, type Slot } from "@darbar/cops";
import { knownText } from "@darbar/words/cops/knowledge-words";
import { nthCard } from "@darbar/words/cops/things";
import type { JSX } from "preact";
import { Icon } from "../../../art/icons.tsx";
import { Portrait } from "../../../art/portrait.tsx";
import { Said } from "../../../words/speak.tsx";
import { IdentityEmblem } from "../art/identity-emblem.tsx";
import { sideOf } from "./identity-card.tsx";
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
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== home);
  return (
    <>
      <h3 class="hidden-text">{t("cops.table.known")}</h3>
      <ul class="known-list">
        {others.map((seat) => (
          <KnownOf key={seat} sight={sight} seat={seat} />
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

/** A player and their three cards: an emblem for each that is known, with an eye where only the reader knows it. */
function KnownOf({ sight, seat }: { readonly sight: Sight; readonly seat: number }): JSX.Element {
  const { view, words, names, known, identities } = sight;
  const { cards, standing } = view.players[seat];
  const isBlank = cards.length > 0 && cards.every((_, slot) => (known[seat]?.[slot] ?? null) === null);
  return (
    <li class="known-of">
      <Portrait of={identities[seat].portrait} class="tiny-portrait" />
      <strong>
        <Said text={names(seat)} />
      </strong>
      {standing === "criminal" && <span class="crime">{words.t("cops.seat.criminal")}</span>}
      {isBlank && <span class="hidden-text">{words.t("cops.table.known-nothing")}</span>}
      {SLOTS.slice(0, cards.length).map((slot) => (
        <NotedCard key={slot} sight={sight} seat={seat} slot={slot} />
      ))}
    </li>
  );
}

interface NotedCardProps {
  readonly sight: Sight;
  readonly seat: number;
  readonly slot: Slot;
}

function NotedCard({ sight, seat, slot }: NotedCardProps): JSX.Element {
  const { words, known } = sight;
  const knows = known[seat]?.[slot] ?? null;
  if (knows === null) {
    return (
      <span class="known-card is-unknown" aria-hidden="true">
        ?
      </span>
    );
  }
  const text = words.t("cops.table.known-card", { card: nthCard(slot, words), what: knownText(knows, words) });
  return (
    <span class="known-card" title={text}>
      <IdentityEmblem of={knows.kind} class="mark" />
      {sideOf(sight, seat, slot) === "learned" && <Icon name="eye" class="known-eye" />}
      <span class="hidden-text">{text}</span>
    </span>
  );
}
