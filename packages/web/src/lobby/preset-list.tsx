import { GAME_NAMES } from "@darbar/protocol/agreed";
import { gameName, presetAbout, presetTitle } from "@darbar/words/option-words";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { GAMES } from "../games/list.ts";
import type { GameName, Preset } from "../games/shown-game.ts";
import { useWords } from "../words/speak.tsx";
import { choose, type TableChoices, USUAL } from "./wishes.ts";
import "./preset-list.css";

interface PresetListProps {
  /** The game whose tables come first. */
  readonly game: GameName;
  readonly isBarred: boolean;
  onOpen(choices: TableChoices): void;
}

/** The tables that most people want: a press opens one. */
export function PresetList({ game, isBarred, onOpen }: PresetListProps): JSX.Element {
  const games = [game, ...GAME_NAMES.filter((other) => other !== game)];
  return (
    <ul class="presets">
      {games.flatMap((name) =>
        GAMES[name].presets.map((preset) => (
          <PresetCard key={`${name} ${preset.name}`} game={name} preset={preset} {...{ isBarred, onOpen }} />
        )),
      )}
    </ul>
  );
}

function PresetCard({ game, preset, isBarred, onOpen }: PresetListProps & { readonly preset: Preset }): JSX.Element {
  const words = useWords();
  const { t } = words;
  const id = useId();
  const { skin, Star } = GAMES[game];
  const open = (seats: number): void => {
    if (!isBarred) onOpen(choose(USUAL, { game, said: preset.options, seats }).choices);
  };
  return (
    <li class={skin === null ? "preset" : `preset skin-${skin}`} aria-labelledby={id}>
      <Star class="preset-star" />
      <div class="preset-words">
        <h2 id={id}>{presetTitle(game, preset.name, words)}</h2>
        <p class="hint">
          <bdi>{gameName(game, words)}</bdi> · {presetAbout(game, preset.name, words)}
        </p>
      </div>
      <div class="preset-seats">
        {preset.seats.map((seats) => (
          <button key={seats} type="button" class="button primary" aria-disabled={isBarred} onClick={() => open(seats)}>
            <span class="hidden-text">{presetTitle(game, preset.name, words)}: </span>
            {t("lobby.seats.count", { n: seats })}
          </button>
        ))}
      </div>
    </li>
  );
}
