import type { Character } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { JSX } from "preact";
import { CardFace } from "../art/card-face.tsx";
import { Icon } from "../art/icons.tsx";
import type { Sight } from "./sight.ts";
import { characterName } from "./words/characters.ts";

/** Cards that are turned over for a moment: whose, which, and what it says of their word. */
export interface Revealed {
  readonly seat: Seat;
  readonly cards: readonly Character[];
  readonly proves: boolean | null;
}

/** What is being shown just now: a proof, or a card for the inquisitor's eyes. */
export function revealedIn({ view, happening }: Sight): Revealed | null {
  if (happening?.type === "showed") return { seat: happening.seat, cards: happening.cards, proves: true };
  if (happening?.type === "lost") return { seat: happening.seat, cards: [happening.card], proves: null };
  const { presented, action } = view;
  if (presented === null || action === null || action.target === null) return null;
  return { seat: action.target, cards: [presented], proves: null };
}

/** The cards on the stage, turning over, with their names. */
export function Reveal({ sight, revealed }: { readonly sight: Sight; readonly revealed: Revealed }): JSX.Element {
  return (
    <span class="revealed">
      {revealed.cards.map((card, index) => (
        <span key={index} class="revealed-card is-turning">
          <CardFace of={card} class="revealed-art" />
          <span class="claimed-name">{characterName(card, sight.words)}</span>
        </span>
      ))}
      {revealed.proves === true && <Icon name="check" class="revealed-proof" />}
    </span>
  );
}
