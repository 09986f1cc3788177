import type { Seat } from "@darbar/kernel";
import { kindIn, type OptionList, optionsIn } from "@darbar/kernel/options";
import { gameName, optionTitle, valueTitle } from "@darbar/words/option-words";
import type { Words } from "@darbar/words/words";
import { DOT } from "../text/line.ts";
import type { Voice } from "../text/voice.ts";
import { unbroken } from "../text/wrap.ts";

/** A game whose options are described. */
interface Described {
  readonly rules: { readonly id: string };
  readonly options: OptionList;
}

/** A game, and its edition or mode: "Coup · Classic". */
export function gameTitle({ rules: { id }, options: list }: Described, options: unknown, words: Words): string {
  const kind = kindIn(list, options);
  const game = gameName(id, words);
  if (kind === null) return game;
  return words.t("lobby.game.edition", { game, edition: valueTitle(id, `${list.kind}`, kind, words) });
}

/** The table in words: what is played, how many sit there, what is not as usual, and who starts. */
export function settingText(game: Described, options: unknown, seats: number, { words, names }: Voice): string {
  const { first } = options as { readonly first: Seat };
  const parts = [
    words.t("terminal.seats", { count: seats }),
    ...agreed(game, options as Readonly<Record<string, unknown>>, words),
    words.t("terminal.first", { name: names(first) }),
  ];
  return [gameTitle(game, options, words), ...parts.map(unbroken)].join(DOT);
}

/** What a table has agreed on beyond the usual. */
function agreed(
  { rules: { id }, options: list }: Described,
  options: Readonly<Record<string, unknown>>,
  words: Words,
): readonly string[] {
  return optionsIn(list).flatMap(([name, option]) => {
    const value = options[name];
    if (option.type === "switch") return value === option.on ? [optionTitle(id, name, words)] : [];
    const isSaid = option.type === "choice" && name !== list.kind && value !== option.usual;
    return isSaid ? [valueTitle(id, name, `${value}`, words)] : [];
  });
}
