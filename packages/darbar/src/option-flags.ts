import {
  type AnyOption,
  kindsOf,
  type OptionList,
  optionsIn,
  type SwitchOption,
  type Where,
  whereOf,
} from "@darbar/kernel/options";
import { list } from "@darbar/kernel/parse";

/** Something that can be asked for on the command line: `--second-defence`, `--edition E`. */
export interface Flag {
  readonly name: string;
  /** What stands for its value in a help text; `null`: it has none. */
  readonly value: string | null;
  /** The option of the rules that it sets. */
  readonly option: string;
  /** What a flag without a value sets it to; `true` unless it says so. */
  readonly to?: boolean;
  readonly help: string;
}

/** What options mean, in a few words, by the name of an option, or of an option and a value of it: `mode.gang`. */
export type Meanings = Readonly<Record<string, string>>;

/** The flags by which the options of a game are asked for. */
export function flagsFor(options: OptionList, meanings: Meanings): readonly Flag[] {
  return optionsIn(options).flatMap(([name, option]) => flagsOfOption(name, option, options, meanings));
}

/** Who starts is asked for in every game alike, and by which version is played never. */
function flagsOfOption(name: string, option: AnyOption, options: OptionList, meanings: Meanings): readonly Flag[] {
  switch (option.type) {
    case "choice":
      return [valued(name, valuesInWords(name, option, option.values, options, meanings), meanings)];
    case "switch": {
      const { on, off } = option;
      if (typeof on !== "string") return toggles(name, option, options, meanings);
      return [valued(name, valuesInWords(name, option, [`${off}`, on], options, meanings), meanings)];
    }
    case "seat":
    case "version":
      return [];
  }
}

function valued(option: string, values: string, meanings: Meanings): Flag {
  const meaning = meanings[option];
  const help = meaning === undefined ? values : `${meaning}: ${values}`;
  return { name: dashed(option), value: option.charAt(0).toUpperCase(), option, help };
}

/** The values of an option, which is the default, and who has those that not all have: "target (the default) or anyone (ru)". */
function valuesInWords(
  option: string,
  described: AnyOption,
  values: readonly string[],
  options: OptionList,
  meanings: Meanings,
): string {
  const inWords = values.map((value) => {
    const isUsual = value === (described.type === "choice" ? described.usual : values[0]);
    const aside = isUsual ? " (the default)" : ownersInWords(whereOf(described, value), options);
    const meaning = meanings[`${option}.${value}`];
    return `${value}${aside}${meaning === undefined ? "" : `: ${meaning}`}`;
  });
  return list(inWords, "or");
}

/** Switches something on, and off again where it is on by itself. */
function toggles(option: string, described: SwitchOption, options: OptionList, meanings: Meanings): readonly Flag[] {
  const { where = {}, usuallyOn } = described;
  const meaning = `${meanings[option] ?? dashed(option)}${ownersInWords(where, options)}`;
  const on: Flag = { name: dashed(option), value: null, option, help: meaning };
  if (usuallyOn === undefined) return [on];
  const off = {
    name: `no-${on.name}`,
    value: null,
    option,
    to: false,
    help: meanings[`no-${option}`] ?? `no ${option}`,
  };
  return [{ ...on, help: `${meaning}, as is usual` }, off];
}

function ownersInWords({ kinds }: Where, options: OptionList): string {
  if (kinds === undefined || kinds.length === kindsOf(options).length) return "";
  return ` (${kinds.join(", ")})`;
}

function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
