import { whenOf } from "@darbar/words/cops/effect";
import type { JSX } from "preact";
import { useApp } from "../../../app/context.ts";
import { Icon } from "../../../art/icons.tsx";
import { pocketAct } from "./pocket-act.ts";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import type { Pocket as PocketState } from "./use-pocket.ts";

interface PocketProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly pocket: PocketState;
  /** What else a press does. */
  readonly then?: () => void;
}

/** The one button for equipment. */
export function Pocket({ sight, play, pocket, then }: PocketProps): JSX.Element | null {
  const { view, words, home } = sight;
  const { settings } = useApp();
  const act = pocketAct(sight, play, pocket, () => settings.set({ ...settings.get(), asksEquipment: false }));
  const kind = home === null ? null : (view.players[home].equipment[0]?.kind ?? null);
  if (act === null || kind === null) return null;
  const hint = pocket.mode === "asks" ? words.t("cops.table.pocket.asks-hint") : whenOf(kind, view.options.mode, words);
  return (
    <button
      type="button"
      class={`button pocket${act.isSet ? " is-set" : ""}`}
      aria-pressed={act.isPressed}
      title={hint}
      onClick={() => {
        act.press();
        then?.();
      }}
    >
      <Icon name={act.icon} class="icon" />
      <span>{words.t(act.label)}</span>
    </button>
  );
}
