import { FEWEST_SEATS as FEWEST_COPS, MODES, MOST_SEATS as MOST_COPS, type Mode } from "@darbar/cops";
import { EDITIONS, type Edition, FEWEST_SEATS, mostSeats, RULES } from "@darbar/coup";
import type { Setup } from "@darbar/protocol";
import { editionTitle } from "@darbar/words/coup/option-words";
import { isolate, type Words } from "@darbar/words/words";
import type { GameName } from "../games/shown-game.ts";

/** What a game is called. */
export function gameName(game: GameName, { t }: Words): string {
  return game === "coup" ? t("lobby.game.coup") : t("cops.title");
}

/** What a game is about, in a sentence. */
export function gameAbout(game: GameName, { t }: Words): string {
  return t(`lobby.about.${game}`);
}

/** How many can play a game, in one edition or another. */
const PLAYERS: Readonly<Record<GameName, { readonly fewest: number; readonly most: number }>> = {
  coup: { fewest: FEWEST_SEATS, most: Math.max(...EDITIONS.map((edition) => mostSeats(RULES[edition]))) },
  cops: { fewest: FEWEST_COPS, most: MOST_COPS },
};

/** How many can play a game. */
export function gamePlayers(game: GameName, { t }: Words): string {
  return t("lobby.seats.range", { ...PLAYERS[game] });
}

/** Which of the two games in the box of Good Cop Bad Cop. */
export function modeTitle(mode: Mode, { t }: Words): string {
  return t(`cops.mode.${mode}`);
}

/** A game, and its edition or mode: "Coup · Classic". A game that the page does not know keeps its own name. */
export function gameTitle(setup: Pick<Setup, "game" | "options">, words: Words): string {
  switch (setup.game) {
    case "coup":
      return titled("coup", editionTitle(editionOf(setup), words), words);
    case "cops":
      return titled("cops", modeTitle(modeOf(setup), words), words);
    default:
      return setup.game;
  }
}

function titled(game: GameName, edition: string, words: Words): string {
  return words.t("lobby.game.edition", { game: gameName(game, words), edition: isolate(edition) });
}

/** The edition that a setup names; the classic one where it names none. */
function editionOf({ options }: Pick<Setup, "options">): Edition {
  return EDITIONS.find((edition) => edition === options.edition) ?? "classic";
}

/** The mode that a setup names; the base game where it names none. */
function modeOf({ options }: Pick<Setup, "options">): Mode {
  return MODES.find((mode) => mode === options.mode) ?? "base";
}
