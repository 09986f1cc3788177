import type { Seat } from "../seat.ts";

/*
 * What a table can agree on before the deal, described as plain data. Options are read by it, and forms, flags of a command
 * line and documents are made from it.
 */

/** At which tables something is so; what is left out does not matter. */
export interface Where {
  /** The kinds of the game: its editions, for instance. */
  readonly kinds?: readonly string[];
  readonly seats?: readonly number[];
  /** The version of the rules from which on it is so. */
  readonly since?: number;
}

/** One of several values. */
export interface ChoiceOption<Value extends string = string> {
  readonly type: "choice";
  readonly values: readonly Value[];
  readonly usual: Value;
  /** Where a value can be chosen that not every table has. */
  readonly only?: Readonly<Partial<Record<Value, Where>>>;
}

/** Something that is on or off. */
export interface SwitchOption<Value extends string | boolean = string | boolean> {
  readonly type: "switch";
  readonly off: Value;
  readonly on: Value;
  /** Where it can be on: everywhere unless said. */
  readonly where?: Where;
  /** Where it is on unless somebody switches it off: nowhere unless said. */
  readonly usuallyOn?: Where;
  /** What it is called in a sentence, if not by its own name. */
  readonly called?: string;
}

/** One of the seats; the first unless somebody says. For a seat that nobody has named, a live table draws who is `first` by lot. */
export interface SeatOption {
  readonly type: "seat";
  /** Where people are asked for it: everywhere unless said. It can be told anywhere. */
  readonly askedWhere?: Where;
}

/** By which version of the rules is played: the newest, but in games that were begun by another. Nobody is asked for it. */
export interface VersionOption {
  readonly type: "version";
  readonly newest: number;
}

export type AnyOption = ChoiceOption | SwitchOption | SeatOption | VersionOption;

/** How many can sit down. */
export interface SeatRange {
  readonly fewest: number;
  readonly most: number;
}

/** Everything that a game's tables can agree on, in the order in which it is asked for. */
export interface OptionList<Options = Readonly<Record<string, OptionValue>>> {
  /** What the game is called: "Good Cop Bad Cop". */
  readonly title: string;
  /** The choice by which the kinds of the game are told apart, its editions for instance; `null`: there is one kind. */
  readonly kind: (keyof Options & string) | null;
  /** How many can play, of one kind or another. */
  readonly seats: SeatRange & { readonly usual: number };
  /** How many can play each kind; as many as of the others unless said. */
  readonly seatsOf?: Readonly<Record<string, SeatRange>>;
  readonly options: { readonly [Name in keyof Options]: OptionFor<Options[Name]> };
}

export type OptionValue = string | boolean | number;

/** The ways to describe an option that has such values. */
type OptionFor<Value> = [Value] extends [boolean]
  ? SwitchOption<boolean>
  : [Value] extends [string]
    ? ChoiceOption<Value> | SwitchOption<Value>
    : [Value] extends [Seat]
      ? SeatOption | VersionOption
      : AnyOption;

/** A table, as far as it matters for what can be chosen there. */
export interface TableKind {
  readonly kind: string | null;
  readonly seats: number;
  /** The newest unless said. */
  readonly version?: number;
}

/** Whether something is so at a table. */
export function isAt({ kinds, seats, since = 1 }: Where, table: TableKind): boolean {
  if (kinds !== undefined && (table.kind === null || !kinds.includes(table.kind))) return false;
  if (seats !== undefined && !seats.includes(table.seats)) return false;
  return table.version === undefined || table.version >= since;
}

export function optionsIn(list: OptionList): readonly (readonly [name: string, option: AnyOption])[] {
  return Object.entries(list.options);
}

/** The kinds of a game; none if it has only one. */
export function kindsOf({ kind, options }: OptionList): readonly string[] {
  const option = kind === null ? undefined : options[kind];
  return option?.type === "choice" ? option.values : [];
}

/** Which kind of game these options are for, as far as they say; `null` if the game has only one. */
export function kindIn({ kind, options }: OptionList, said: unknown): string | null {
  const option = kind === null ? undefined : options[kind];
  if (kind === null || option?.type !== "choice") return null;
  return option.values.find((value) => value === (said as Readonly<Record<string, unknown>>)[kind]) ?? option.usual;
}

/** The options that ask for a kind of a game. */
export function optionsOfKind({ kind: option }: OptionList, kind: string | null): Readonly<Record<string, string>> {
  return option === null || kind === null ? {} : { [option]: kind };
}

/** The options that say which seat starts; none where the rules alone say it. */
export function startingWith({ options }: OptionList, first: Seat): Readonly<Record<string, Seat>> {
  return options.first?.type === "seat" ? { first } : {};
}

/** The options that say by which version of the rules is played; none in a game that has had only one. */
export function playedBy(list: OptionList, version: number): Readonly<Record<string, number>> {
  const option = optionsIn(list).find(([, { type }]) => type === "version");
  return option === undefined ? {} : { [option[0]]: version };
}

export function seatRange({ seats, seatsOf }: OptionList, kind: string | null): SeatRange {
  return (kind === null ? undefined : seatsOf?.[kind]) ?? seats;
}

/** What an option is at a table that says nothing of it. */
export function usualValue(option: AnyOption, table: TableKind): OptionValue {
  switch (option.type) {
    case "choice":
      return option.usual;
    case "switch":
      return option.usuallyOn !== undefined && isAt(option.usuallyOn, table) ? option.on : option.off;
    case "seat":
      return 0;
    case "version":
      return option.newest;
  }
}

/** How many sit down if nobody says: whoever speaks of what is for some tables only means one of them. */
export function usualSeats(list: OptionList, raw: Readonly<Record<string, unknown>>): number {
  for (const [name, option] of optionsIn(list)) {
    if (option.type !== "switch" || raw[name] === undefined) continue;
    const [seats] = option.where?.seats ?? [];
    if (seats !== undefined) return seats;
  }
  return list.seats.usual;
}
