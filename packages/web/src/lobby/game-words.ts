import { kindIn, kindsOf, type OptionList } from "@darbar/kernel/options";
import type { Setup } from "@darbar/protocol";
import { gameName, valueTitle } from "@darbar/words/option-words";
import { isolate, type Words } from "@darbar/words/words";
import { GAMES, isShown } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";

/** How many can play a game, in one edition or another. */
export function gamePlayers(game: GameName, { t }: Words): string {
  const { fewest, most } = GAMES[game].options.seats;
  return t("lobby.seats.range", { fewest, most });
}

/** The kinds of a game, editions for instance, and what each is called. */
export function gameKinds(game: GameName, words: Words): readonly { readonly kind: string; readonly title: string }[] {
  const { options } = GAMES[game];
  return kindsOf(options).map((kind) => ({ kind, title: kindTitle(game, options, kind, words) }));
}

/** A game, and its edition or mode: "Coup · Classic". A game that the page does not know keeps its own name. */
export function gameTitle({ game, options }: Pick<Setup, "game" | "options">, words: Words): string {
  if (!isShown(game)) return game;
  const list = GAMES[game].options;
  const kind = kindIn(list, options);
  if (kind === null) return gameName(game, words);
  const edition = isolate(kindTitle(game, list, kind, words));
  return words.t("lobby.game.edition", { game: gameName(game, words), edition });
}

function kindTitle(game: GameName, list: OptionList, kind: string, words: Words): string {
  return valueTitle(game, `${list.kind}`, kind, words);
}
