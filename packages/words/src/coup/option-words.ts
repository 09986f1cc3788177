import type { Edition, Options } from "@darbar/coup";
import type { Words } from "../words.ts";

/** What a table can agree on besides its edition. */
export type OptionName = Exclude<keyof Options, "edition" | "version">;

/** What an edition is called. */
export function editionTitle(edition: Edition, { t }: Words): string {
  return t(`coup.edition.${edition}`);
}

/** Which rulebook an edition follows, in a line. */
export function editionOrigin(edition: Edition, { t }: Words): string {
  return t(`coup.edition.${edition}.origin`);
}

/** What an option is called. */
export function optionTitle(option: OptionName, { t }: Words): string {
  return t(`coup.option.${option}`);
}

/** What an option changes, in a sentence. */
export function optionSentence(option: OptionName, { t }: Words): string {
  return t(`coup.option.${option}.about`);
}
