/** Whether a value read from a file can stand in a place of an event of a game of so many seats. */
export type Fits = (value: unknown, seats: number) => boolean;

/** What an event, or a part of one, says: place by place. */
export type Shape = Readonly<Record<string, Fits>>;

/** More than any event lists. */
const MOST_ENTRIES = 20;

/** One of these words, or numbers. */
export function word(...words: readonly (string | number)[]): Fits {
  return (value) => words.some((known) => known === value);
}

/** Whatever fits one of these ways. */
export function either(...ways: readonly Fits[]): Fits {
  return (value, seats) => ways.some((fits) => fits(value, seats));
}

/** A list of such values; of so many, if that is said. */
export function listOf(item: Fits, count?: number): Fits {
  return (value, seats) =>
    Array.isArray(value) &&
    (count === undefined ? value.length <= MOST_ENTRIES : value.length === count) &&
    value.every((entry) => item(entry, seats));
}

/** One such value for each seat. */
export function bySeat(item: Fits): Fits {
  return (value, seats) => listOf(item, seats)(value, seats);
}

/** A list in which something stands, and nothing twice; of so many, if that is said. */
export function someOf(item: Fits, count?: number): Fits {
  return (value, seats) => listOf(item, count)(value, seats) && isDistinct(value as readonly unknown[]);
}

function isDistinct(entries: readonly unknown[]): boolean {
  return entries.length > 0 && new Set(entries).size === entries.length;
}

/** A whole number between two bounds, both included. */
export function whole(least: number, most: number): Fits {
  return (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Nothing: what the viewer does not see, or what there is not. */
export const nothing: Fits = (value) => value === null;
export const flag: Fits = (value) => typeof value === "boolean";
export const seat: Fits = (value, seats) => whole(0, seats - 1)(value, seats);

/** An object that says just this, with nothing missing and nothing more but what it may say besides. */
export function saying(must: Shape, may: Shape = {}): Fits {
  return (value, seats) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    const said = value as Readonly<Record<string, unknown>>;
    const isSaid = (place: string): boolean => Object.hasOwn(said, place);
    const known = { ...must, ...may };
    return (
      Object.keys(must).every(isSaid) &&
      Object.keys(said).every((place) => Object.hasOwn(known, place) && known[place](said[place], seats))
    );
  };
}

/** An event: one of these types, saying what events of that type say. */
export function eventOf(shapes: Readonly<Record<string, Fits>>): Fits {
  return (value, seats) => {
    if (typeof value !== "object" || value === null || !("type" in value) || typeof value.type !== "string")
      return false;
    if (!Object.hasOwn(shapes, value.type)) return false;
    const { type: _, ...said } = value;
    return shapes[value.type](said, seats);
  };
}
