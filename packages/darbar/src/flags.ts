import { list } from "@darbar/kernel/parse";
import type { ListedGame } from "./games.ts";
import { type Flag, flagsFor } from "./option-flags.ts";
import type { RawOptions } from "./table-game.ts";

/** What was typed on a command line, by the names of the flags; strings, and `true` for a flag without a value. */
export type Typed = Readonly<Record<string, unknown>>;

/** What a command must know of its arguments to read every flag of these games. */
export function knownFlags(games: readonly ListedGame[]): Record<string, { readonly type: "string" | "boolean" }> {
  const flags = games.flatMap(flagsOf);
  return Object.fromEntries(flags.map(({ name, value }) => [name, { type: value === null ? "boolean" : "string" }]));
}

/** The options of a game that were asked for. Whether they go together is for its rules to say. */
export function rawOptions(typed: Typed, game: ListedGame): RawOptions {
  const asked = flagsOf(game).filter(({ name }) => typed[name] !== undefined);
  return Object.fromEntries(asked.map(({ name, option, to }) => [option, to ?? typed[name]]));
}

/** That two flags were typed that say the opposite of each other, in a sentence; `null` if none were. */
export function opposedFlags(typed: Typed, game: ListedGame): string | null {
  const asked = flagsOf(game).filter(({ name }) => typed[name] !== undefined);
  const pair = asked.filter(({ option }, place) => asked.some((other, at) => at !== place && other.option === option));
  return pair.length === 0 ? null : `${list(pair.map(({ name }) => `--${name}`))} do not go together`;
}

/** That something typed belongs to other games than this one, in a sentence; `null` if nothing does. */
export function strangeFlag(typed: Typed, game: ListedGame, games: readonly ListedGame[]): string | null {
  const own = flagsOf(game).map(({ name }) => name);
  const stranger = Object.keys(knownFlags(games)).find((name) => typed[name] !== undefined && !own.includes(name));
  if (stranger === undefined) return null;
  const owners = games.filter((other) => flagsOf(other).some(({ name }) => name === stranger));
  return `--${stranger} is for ${list(owners.map(({ id }) => id))}, and this is ${game.id}`;
}

/** Flags in a help text, one row each. */
export function flagRows(flags: readonly Pick<Flag, "name" | "value" | "help">[], width: number): string {
  const rows = flags.map(({ name, value, help }) => {
    return `  ${`--${name}${value === null ? "" : ` ${value}`}`.padEnd(width)}${help}\n`;
  });
  return rows.join("");
}

/** What can be asked for of a game, beyond what every game knows. */
export function flagsOf(game: ListedGame): readonly Flag[] {
  return game.with(({ options, meanings }) => flagsFor(options, meanings));
}
