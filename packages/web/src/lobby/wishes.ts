import {
  kindIn,
  type OptionList,
  type OptionValue,
  optionsIn,
  optionsOfKind,
  readOptions,
  usualValue,
} from "@darbar/kernel/options";
import type { Clock, Setup } from "@darbar/protocol";
import type { TableWish } from "../app/api.ts";
import { GAMES, USUAL_GAME } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";
import { type BotsWish, USUAL_BOTS } from "../practice/manner.ts";
import { canBe, type Offer, offerOf } from "./offer.ts";

/** Values of options, by their names. */
type Values = Readonly<Record<string, OptionValue>>;

/** Everything that is chosen for a table. */
export interface TableChoices {
  readonly game: GameName;
  readonly seats: number;
  /** What differs from the game's usual way. Kinds of other games stay here, for those who come back to them. */
  readonly said: Values;
  readonly clock: Clock;
  readonly visibility: Setup["visibility"];
  readonly spectators: boolean;
  readonly bluffs: Setup["bluffs"];
  readonly bots: "none" | "all";
  /** What the bots are to be, if there are any. */
  readonly manner: BotsWish;
}

/** Something that was chosen and no longer fits. */
export interface Dropped {
  readonly game: GameName;
  readonly option: string;
  readonly value: OptionValue;
}

/** What came of a change: the choices, what no longer fitted, and whether the number of seats did not. */
export interface Chosen {
  readonly choices: TableChoices;
  readonly dropped: readonly Dropped[];
  readonly reseated: boolean;
}

/** What a new table is, if nobody chooses otherwise. */
export const USUAL: TableChoices = {
  game: USUAL_GAME,
  seats: GAMES[USUAL_GAME].options.seats.usual,
  said: {},
  clock: "normal",
  visibility: "link",
  spectators: true,
  bluffs: "open",
  bots: "none",
  manner: USUAL_BOTS,
};

/** What stands for a seat that nobody has named: chance names it. */
export const BY_LOT = "lot";

/** What can be chosen now. */
export function offerFor({ game, said, seats }: Pick<TableChoices, "game" | "said" | "seats">): Offer {
  return offerOf(GAMES[game].options, said, seats);
}

/** What an option is at this table, said or usual. */
export function chosenValue({ game, said, seats }: TableChoices, name: string): OptionValue | undefined {
  const list = GAMES[game].options;
  const option = list.options[name];
  if (option?.type === "seat") return said[name] ?? BY_LOT;
  return said[name] ?? (option && usualValue(option, { kind: kindIn(list, said), seats }));
}

/** The choices after a change, with everything that no longer fits put right, and what that was. */
export function choose(before: TableChoices, change: Partial<TableChoices>): Chosen {
  const wanted = { ...before, ...change, said: { ...before.said, ...change.said } };
  const { fewest, most } = offerFor(wanted).seats;
  const seats = Math.min(Math.max(wanted.seats, fewest), most);
  const list = GAMES[wanted.game].options;
  const place = { kind: kindIn(list, wanted.said), seats };
  const said: Record<string, OptionValue> = {};
  const dropped: Dropped[] = [];
  for (const [name, value] of Object.entries(wanted.said)) {
    const option = list.options[name];
    if (option?.type === "seat" && value === BY_LOT) continue;
    if (option !== undefined && canBe(option, value, place)) {
      if (option.type === "seat" || value !== usualValue(option, place)) said[name] = value;
    } else if (isKind(name)) {
      if (option === undefined) said[name] = value;
    } else if (isMissed(before, name, value)) dropped.push({ game: before.game, option: name, value });
  }
  return {
    choices: { ...wanted, seats, said },
    dropped: inOrder(dropped),
    reseated: seats !== wanted.seats,
  };
}

/** Whether some game tells its kinds apart by this option: they are left, not dropped. */
function isKind(name: string): boolean {
  return Object.values(GAMES).some(({ options }) => options.kind === name);
}

/** Whether somebody may miss a value. What is on by itself at some tables comes and goes, and nobody does. */
function isMissed({ game }: TableChoices, name: string, value: OptionValue): boolean {
  const option = GAMES[game].options.options[name];
  if (option?.type === "switch") return option.usuallyOn === undefined && value === option.on;
  if (option?.type === "seat") return true;
  return option !== undefined && value !== usualValue(option, { kind: null, seats: 0 });
}

const ORDER = ["switch", "choice", "seat"];

function inOrder(dropped: readonly Dropped[]): readonly Dropped[] {
  const place = ({ game, option }: Dropped): number => {
    const names = optionsIn(GAMES[game].options).map(([name]) => name);
    return 100 * ORDER.indexOf(GAMES[game].options.options[option].type) + names.indexOf(option);
  };
  return [...dropped].sort((one, other) => place(one) - place(other));
}

/** The choices that a table was set up with. */
export function choicesOf(setup: Setup): TableChoices {
  const { options, ...table } = setup;
  const list = GAMES[setup.game].options;
  // What the game refuses is shown as the usual table.
  const said = readOptions(list, options, setup.seats).ok ? spokenOf(list, options) : {};
  return choose({ ...USUAL, ...table, said }, {}).choices;
}

/** What can be asked for in a form: all but the version of the rules. */
function spokenOf(list: OptionList, options: Setup["options"]): Values {
  return Object.fromEntries(Object.entries(options).filter(([name]) => list.options[name]?.type !== "version"));
}

/** A table's setup as it was chosen: the game's options name its kind, and what differs from its usual way. */
export function setupOf(choices: TableChoices): Setup {
  const { game, seats, clock, visibility, spectators, bluffs } = choices;
  return { game, options: optionsOf(choices), seats, visibility, clock, spectators, bluffs };
}

function optionsOf({ game, said }: TableChoices): Setup["options"] {
  const list = GAMES[game].options;
  const own = Object.entries(said).filter(([name]) => list.options[name] !== undefined);
  return { ...optionsOfKind(list, kindIn(list, said)), ...Object.fromEntries(own) };
}

/** A new table as it was chosen. */
export function wishOf(choices: TableChoices): TableWish {
  return { ...setupOf(choices), bots: choices.bots === "all" ? botsOf(choices) : "none" };
}

/** A bot for each seat but the first, which the maker of the table takes. */
function botsOf({ seats, manner: { level, style } }: TableChoices): TableWish["bots"] {
  const like = { level, ...(style === null ? {} : { style }) };
  return Array.from({ length: seats - 1 }, (_, place) => ({ seat: place + 1, ...like }));
}

/** Whether the game itself accepts what was chosen. */
export function isPlayable(choices: TableChoices): boolean {
  const { game, options, seats } = setupOf(choices);
  return readOptions(GAMES[game].options, options, seats).ok;
}
