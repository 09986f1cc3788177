import {
  type AnyOption,
  isAt,
  kindIn,
  type OptionList,
  type OptionValue,
  optionsIn,
  type SeatRange,
  seatRange,
  type TableKind,
  whereOf,
} from "@darbar/kernel/options";

/** What can be chosen at a table now. */
export interface Offer {
  readonly seats: SeatRange;
  /** Of several values one; the kinds of the game come first. */
  readonly choices: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** What this kind of the game has, and whether this number of seats bars it. */
  readonly switches: readonly {
    readonly name: string;
    readonly on: OptionValue;
    readonly off: OptionValue;
    readonly barred: boolean;
  }[];
  /** Options that name a seat, where the table agrees on it. */
  readonly seatOptions: readonly string[];
}

/** What a game offers to a table of so many seats, at which this was said. */
export function offerOf(list: OptionList, said: Readonly<Record<string, OptionValue>>, seats: number): Offer {
  const table: TableKind = { kind: kindIn(list, said), seats };
  const options = optionsIn(list);
  return {
    seats: seatRange(list, table.kind),
    choices: options.flatMap(([name, option]) => {
      const values = option.type === "choice" ? option.values.filter((value) => canBe(option, value, table)) : [];
      return values.length > 1 ? [{ name, values }] : [];
    }),
    // What only some boxes hold goes before what is a choice in all of them.
    switches: [...options]
      .sort(([, one], [, other]) => Number(isEverywhere(one)) - Number(isEverywhere(other)))
      .flatMap(([name, option]) => {
        if (option.type !== "switch" || !isInBox(option, table)) return [];
        return [{ name, on: option.on, off: option.off, barred: !canBe(option, option.on, table) }];
      }),
    seatOptions: options.flatMap(([name, option]) =>
      option.type === "seat" && isAt(option.askedWhere ?? {}, table) ? [name] : [],
    ),
  };
}

function isEverywhere(option: AnyOption): boolean {
  return option.type === "switch" && option.where === undefined;
}

function isInBox(option: AnyOption & { type: "switch" }, { kind, seats }: TableKind): boolean {
  const { kinds } = option.where ?? {};
  return kinds === undefined || isAt({ kinds }, { kind, seats });
}

/** Whether an option can have a value at a table. */
export function canBe(option: AnyOption, value: OptionValue, table: TableKind): boolean {
  switch (option.type) {
    case "choice":
      return option.values.includes(`${value}`) && isAt(whereOf(option, value), table);
    case "switch":
      return value === option.off || (value === option.on && isAt(whereOf(option, value), table));
    case "seat":
      return typeof value === "number" && value < table.seats && isAt(option.askedWhere ?? {}, table);
    case "version":
      return false;
  }
}
