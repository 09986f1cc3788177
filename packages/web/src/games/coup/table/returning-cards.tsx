import { RULES } from "@darbar/coup";
import { characterName } from "@darbar/words/coup/characters";
import type { JSX } from "preact";
import { ChoiceButton } from "../../../board/choice-button.tsx";
import { ChoiceKey } from "../../../board/key-cap.tsx";
import { keyOf } from "../../../board/shortcuts.ts";
import { Emblem } from "../art/emblem.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";

interface ReturningProps {
  readonly sight: Sight;
  readonly play: Play;
}

/** Whether the order in which cards return matters: they lie under the deck (coup 4, `ru`). */
export function isOrdered({ view }: Sight): boolean {
  return RULES[view.options.edition].returnedCards === "under";
}

/** Picks the cards that go back to the Court, then returns them. */
export function Returning({ sight, play }: ReturningProps): JSX.Element | null {
  const { view, words, home } = sight;
  const { picked, returning, toReturn } = play;
  if (home === null || toReturn === null) return null;
  const hand = view.players[home].hidden;
  const ordered = isOrdered(sight);
  return (
    <div class="choices is-returning" style={{ "--count": hand.length }}>
      {hand.map((card, index) => {
        const order = picked.indexOf(index);
        return (
          card !== null && (
            <button
              key={`${view.prompt}-${index}`}
              type="button"
              class="button choice toggle is-tile"
              aria-pressed={order !== -1}
              aria-keyshortcuts={keyOf(index) ?? undefined}
              data-choice={`pick-${index}`}
              onClick={() => play.pickCard(index)}
            >
              <Emblem of={card} class="choice-emblem" />
              <span class="choice-head">
                <ChoiceKey index={index} />
                <span class="choice-label">{characterName(card, words)}</span>
              </span>
              <span class="choice-small">
                {order === -1
                  ? words.t("table.keeps")
                  : ordered
                    ? words.t("table.returns-at", { place: order + 1 })
                    : words.t("table.returns")}
              </span>
            </button>
          )
        );
      })}
      <div class="choices-wide">
        <ChoiceButton
          id="return"
          index={hand.length}
          label={returning?.label ?? words.t("table.return-these")}
          consequence={words.t(ordered ? "table.pick-in-order" : "table.pick-cards", { count: toReturn })}
          isOff={play.isBusy || returning === null || !play.isOpen(returning)}
          press={() => returning !== null && play.press(returning)}
        />
      </div>
    </div>
  );
}
