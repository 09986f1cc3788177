import type { OptionValue } from "@darbar/kernel/options";
import type { Words } from "./words.ts";

/*
 * What is said of a game and its options goes by their names: `coup.title`, `coup.option.draft` and `coup.option.draft.about`,
 * `coup.edition.ru` and `coup.edition.ru.about`. What has no words keeps its own name.
 */

/** What a game is called. */
export function gameName(game: string, { find }: Words): string {
  return find(`${game}.title`) ?? game;
}

/** What a game is about, in a sentence. */
export function gameAbout(game: string, { find }: Words): string | null {
  return find(`${game}.about`);
}

/** What a table is called that people often want. */
export function presetTitle(game: string, preset: string, { find }: Words): string {
  return find(`${game}.preset.${preset}`) ?? preset;
}

/** What such a table is for, in a few words. */
export function presetAbout(game: string, preset: string, { find }: Words): string | null {
  return find(`${game}.preset.${preset}.about`);
}

/** What an option is called. Who plays first is asked for in every game alike. */
export function optionTitle(game: string, option: string, { find, t }: Words): string {
  return option === "first" ? t("lobby.first") : (find(`${game}.option.${option}`) ?? option);
}

/** What an option changes, in a sentence. */
export function optionAbout(game: string, option: string, { find }: Words): string | null {
  return find(`${game}.option.${option}.about`);
}

/** Why an option cannot be chosen at a table of so many seats. */
export function optionBarred(game: string, option: string, { find }: Words): string | null {
  return find(`${game}.option.${option}.barred`);
}

/** What a value of an option is called. */
export function valueTitle(game: string, option: string, value: OptionValue, { find }: Words): string {
  return find(`${game}.${option}.${value}`) ?? `${value}`;
}

/** What a value of an option means, in a sentence. */
export function valueAbout(game: string, option: string, value: OptionValue, { find }: Words): string | null {
  return find(`${game}.${option}.${value}.about`);
}
