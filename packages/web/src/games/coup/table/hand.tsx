import type { Character } from "@darbar/coup";
import { characterName } from "@darbar/words/coup/characters";
import type { JSX } from "preact";
import { CardBack } from "../../../art/card-back.tsx";
import { CardFace } from "../art/card-face.tsx";
import { isOrdered } from "./returning-cards.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";

interface HandProps {
  readonly sight: Sight;
  readonly play: Play;
}

/** The reader's own cards, large: those still hidden, then those lost. A card that a choice is about can be pressed. */
export function Hand({ sight, play }: HandProps): JSX.Element | null {
  const { view, words, home, happening } = sight;
  if (home === null) return null;
  const { hidden, shown } = view.players[home];
  const isLosing = happening?.type === "lost" && happening.seat === home;
  return (
    <ul class={`hand has-${hidden.length + shown.length}`} aria-label={words.t("table.your-cards")}>
      {hidden.map((card, index) => (
        <li key={`hidden-${index}`} data-place={`card-${home}-${index}`} class="hand-place">
          <Pressable sight={sight} play={play} card={card} index={index} />
        </li>
      ))}
      {shown.map((card, index) => (
        <li
          key={`shown-${index}`}
          data-place={`card-${home}-${hidden.length + index}`}
          class={`hand-place is-lost${isLosing && index === shown.length - 1 ? " is-turning" : ""}`}
        >
          <Card sight={sight} card={card} note={words.t("table.lost")} />
        </li>
      ))}
    </ul>
  );
}

function Pressable({
  sight,
  play,
  card,
  index,
}: HandProps & { readonly card: Character | null; readonly index: number }) {
  const picks = play.toReturn !== null && play.toReturn > 0;
  const order = play.picked.indexOf(index);
  const choice = picks
    ? null
    : (play.choices.find(({ move }) => move !== null && "card" in move && move.card === card) ?? null);
  const number = isOrdered(sight) && order !== -1 ? sight.words.number(order + 1) : null;
  const shown = <Card sight={sight} card={card} note={order === -1 ? null : sight.words.t("table.returns")} />;
  if (card === null || (!picks && choice === null)) return shown;
  const isArmed = choice !== null && play.armed === choice.id;
  return (
    <button
      type="button"
      class={`card-press${order === -1 ? "" : " is-picked"}${isArmed ? " is-armed" : ""}`}
      aria-pressed={picks ? order !== -1 : undefined}
      data-arms={choice?.danger ? choice.id : undefined}
      onClick={() => (choice === null ? play.pickCard(index) : play.press(choice))}
    >
      {shown}
      {/* Beside the card's name, not instead of it: who speaks to the page says what they see. */}
      {choice !== null && <span class="hidden-text">{choice.label}</span>}
      {number !== null && <span class="card-order">{number}</span>}
    </button>
  );
}

interface CardProps {
  readonly sight: Sight;
  readonly card: Character | null;
  readonly note: string | null;
}

/** Names of more letters than this are set smaller. */
const LONG = 9;

/** A card with its name on it; what became of it stands across. */
function Card({ sight, card, note }: CardProps): JSX.Element {
  const { words } = sight;
  const name = card === null ? words.t("table.face-down", { count: 1 }) : characterName(card, words);
  return (
    <span class="card">
      {card === null ? <CardBack class="card-art" /> : <CardFace of={card} class="card-art" />}
      <span class={card === null ? "hidden-text" : `card-name${name.length > LONG ? " is-long" : ""}`}>{name}</span>
      {note !== null && <span class="card-note">{note}</span>}
    </span>
  );
}
