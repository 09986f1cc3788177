import type { JSX } from "preact";
import { useApp } from "../app/context.ts";
import { Icon } from "../art/icons.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import type { Pocket as PocketState } from "./use-pocket.ts";
import { whenOf } from "./words/effect.ts";

interface PocketProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly pocket: PocketState;
}

/**
 * The one button for equipment: it plays it where the reader can play it now, and otherwise asks to be asked, at the next
 * moment in which it can be used.
 */
export function Pocket({ sight, play, pocket }: PocketProps): JSX.Element | null {
  const { view, words, home } = sight;
  const app = useApp();
  if (home === null || !pocket.isFull) return null;
  const kind = view.players[home].equipment[0]?.kind ?? null;
  const { t } = words;
  if (pocket.mode === "asks") {
    return (
      <button
        type="button"
        class="button pocket is-set"
        title={t("cops.table.pocket.asks-hint")}
        onClick={() => app.settings.set({ ...app.settings.get(), asksEquipment: false })}
      >
        <Icon name="close" class="icon" />
        <span>{t("cops.table.pocket.asks")}</span>
      </button>
    );
  }
  // Whoever is asked because they wanted to be, and presses again, has thought better of it.
  const atOnce = pocket.mode === "stays" || view.question === "act" ? play.atEquipment() : null;
  const isWished = atOnce === null && pocket.mode === "asks-once";
  return (
    <button
      type="button"
      class={`button pocket${isWished ? " is-set" : ""}`}
      aria-pressed={atOnce === null ? isWished : undefined}
      title={kind === null ? undefined : whenOf(kind, view.options.mode, words)}
      onClick={atOnce ?? (() => pocket.wish(!isWished))}
    >
      <Icon name={isWished ? "hourglass" : "hand"} class="icon" />
      <span>{t(isWished ? "cops.table.pocket.wished" : "cops.table.pocket.use")}</span>
    </button>
  );
}
