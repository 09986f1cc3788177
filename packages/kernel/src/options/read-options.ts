import { list as inWords, parseFlag, parseObject, parseWhole, parseWord } from "../parse.ts";
import { fail, ok, type Result } from "../result.ts";
import {
  type AnyOption,
  isAt,
  kindsOf,
  type OptionList,
  type OptionValue,
  optionsIn,
  type SwitchOption,
  seatRange,
  type TableKind,
  usualValue,
  type Where,
} from "./option-list.ts";

/** Reads options for a table of so many seats. Strict: what its kind of the game does not have cannot be asked for. */
export function readOptions<Options>(described: OptionList<Options>, raw: unknown, seats: number): Result<Options> {
  const list = described as unknown as OptionList;
  const fields = parseObject(raw, "options", Object.keys(list.options));
  if (!fields.ok) return fields;
  const table = readTableKind(list, fields.value, seats);
  if (!table.ok) return table;
  const read: Record<string, OptionValue> = {};
  for (const [name, option] of optionsIn(list)) {
    const value = readValue(option, name, fields.value, table.value);
    if (!value.ok) return value;
    read[name] = value.value;
  }
  const wrong = notInTheBox(list, read, table.value) ?? notForSoMany(list, read, table.value);
  // `OptionList<Options>` has a description of each of their values, and all of them were read by it.
  return wrong === null ? ok(read as Options) : fail(wrong);
}

/** What kind of the game is played by which of its rules, if so many can. */
function readTableKind(list: OptionList, fields: Fields, seats: number): Result<TableKind> {
  let table: TableKind = { kind: null, seats };
  for (const [name, option] of optionsIn(list)) {
    if (option.type !== "version" && name !== list.kind) continue;
    const value = readValue(option, name, fields, table);
    if (!value.ok) return value;
    table = typeof value.value === "number" ? { ...table, version: value.value } : { ...table, kind: `${value.value}` };
  }
  const { fewest, most } = seatRange(list, table.kind);
  if (Number.isInteger(seats) && seats >= fewest && seats <= most) return ok(table);
  const who = list.seatsOf === undefined ? list.title : kindInWords(list, table);
  return fail(`${who} seats ${fewest} to ${most}; you asked for ${seats}`);
}

type Fields = Readonly<Record<string, unknown>>;

function readValue(option: AnyOption, name: string, fields: Fields, table: TableKind): Result<OptionValue> {
  const raw = Object.hasOwn(fields, name) ? fields[name] : usualValue(option, table);
  switch (option.type) {
    case "choice":
      return parseWord(raw, name, option.values);
    case "switch":
      return typeof option.on === "string" ? parseWord(raw, name, [`${option.off}`, option.on]) : parseFlag(raw, name);
    case "seat":
      return parseWhole(raw, name, 0, table.seats - 1);
    case "version":
      return parseWhole(raw, name, 1, option.newest);
  }
}

/** What was asked for that this kind of the game does not have, and which kinds have it; `null` if all is there. */
function notInTheBox(list: OptionList, read: ReadValues, table: TableKind): string | null {
  for (const [name, option, value] of valuesIn(list, read)) {
    const { kinds } = whereOf(option, value);
    if (kinds === undefined || isAt({ kinds }, table)) continue;
    const owners = kindsOf(list).filter((kind) => kinds.includes(kind));
    const have = owners.length === 1 ? "has" : "have";
    return `${kindInWords(list, table)} has no ${valueInWords(name, option, value)}; ${inWords(owners)} ${have}`;
  }
  return null;
}

function notForSoMany(list: OptionList, read: ReadValues, table: TableKind): string | null {
  for (const [name, option, value] of valuesIn(list, read)) {
    const { seats } = whereOf(option, value);
    if (seats === undefined || isAt({ seats }, table)) continue;
    const what = valueInWords(name, option, value);
    return `the ${what} is for ${inWords(seats.map(String), "or")} seats; you asked for ${table.seats}`;
  }
  return null;
}

type ReadValues = Readonly<Record<string, OptionValue>>;

function valuesIn(list: OptionList, read: ReadValues): readonly (readonly [string, AnyOption, OptionValue])[] {
  return optionsIn(list).flatMap(([name, option]) => {
    const value = read[name];
    return value === undefined ? [] : [[name, option, value] as const];
  });
}

export function whereOf(option: AnyOption, value: OptionValue): Where {
  if (option.type === "choice") return option.only?.[`${value}`] ?? {};
  if (option.type === "switch" && value === option.on) return option.where ?? {};
  return {};
}

function kindInWords({ kind }: OptionList, table: TableKind): string {
  return `${kind} ${table.kind}`;
}

function valueInWords(name: string, option: AnyOption, value: OptionValue): string {
  return option.type === "switch" ? switchInWords(name, option) : `${value}`;
}

function switchInWords(name: string, { called, on }: SwitchOption): string {
  return called ?? (typeof on === "string" ? `${name} ${JSON.stringify(on)}` : name);
}
