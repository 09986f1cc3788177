/** A value of a row; flags are 0 or 1. */
export type Value = string | number;
export type Row = readonly Value[];

/** What a store keeps of one kind, the same in SQLite and in PostgreSQL. */
export interface Part {
  readonly name: string;
  /** How many of the columns, the first ones, tell a row from all others, and give the order. */
  readonly key: number;
  readonly columns: readonly Column[];
}

interface Column {
  readonly name: string;
  readonly type: "text" | "number" | "flag";
}

const text = (name: string): Column => ({ name, type: "text" });
const number = (name: string): Column => ({ name, type: "number" });
const flag = (name: string): Column => ({ name, type: "flag" });

/** Everything there is, in an order in which nothing refers to what comes later. */
export const PARTS: readonly Part[] = [
  {
    name: "tables",
    key: 1,
    columns: [
      text("id"),
      text("code"),
      number("created"),
      flag("open"),
      number("base"),
      number("past"),
      number("touched"),
      number("head"),
    ],
  },
  { name: "facts", key: 2, columns: [text("table_id"), number("seq"), number("at"), text("fact")] },
  { name: "records", key: 2, columns: [text("table_id"), number("game"), number("at"), text("record")] },
  { name: "kept", key: 3, columns: [text("table_id"), number("game"), text("person")] },
  { name: "talk", key: 2, columns: [text("table_id"), number("number"), number("at"), text("line")] },
  { name: "asleep", key: 2, columns: [text("person"), text("table_id"), text("place")] },
  { name: "people", key: 1, columns: [text("id"), text("name")] },
  {
    name: "devices",
    key: 1,
    columns: [text("id"), text("hash"), text("person"), text("label"), number("added"), number("seen")],
  },
  { name: "heartbeat", key: 1, columns: [number("only"), number("at")] },
];

/** The order of rows by their keys, texts by their bytes as both databases have them; 0 for the same key. */
export function compareKeys({ key }: Part, one: Row, other: Row): number {
  for (let index = 0; index < key; index++) {
    const [mine, theirs] = [one[index], other[index]];
    if (mine === theirs) continue;
    if (typeof mine === "number" && typeof theirs === "number") return mine - theirs;
    return Buffer.from(String(mine)).compare(Buffer.from(String(theirs)));
  }
  return 0;
}

/** Whether two rows are the same to the letter. */
export function areSame(one: Row, other: Row): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
