import { fail, ok, type Result } from "./result.ts";

/** A plain JSON object with known keys only; `what` names it in the error. */
export function parseObject(
  raw: unknown,
  what: string,
  keys: readonly string[],
): Result<Readonly<Record<string, unknown>>> {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) {
    return fail(`${what} must be an object; you gave ${show(raw)}`);
  }
  for (const key of Object.keys(raw)) {
    if (!keys.includes(key)) return fail(`${what} cannot have ${show(key)}; it knows ${list(keys)}`);
  }
  return ok(raw as Readonly<Record<string, unknown>>);
}

export function parseWord<Word extends string>(raw: unknown, what: string, words: readonly Word[]): Result<Word> {
  const found = words.find((word) => word === raw);
  return found === undefined ? fail(`${what} must be ${list(words, "or")}; you gave ${show(raw)}`) : ok(found);
}

/** A whole number between two bounds, both included. */
export function parseWhole(raw: unknown, what: string, least: number, most: number): Result<number> {
  if (typeof raw !== "number" || !Number.isInteger(raw) || raw < least || raw > most) {
    return fail(`${what} must be a whole number from ${least} to ${most}; you gave ${show(raw)}`);
  }
  return ok(raw);
}

export function parseFlag(raw: unknown, what: string): Result<boolean> {
  return typeof raw === "boolean" ? ok(raw) : fail(`${what} must be true or false; you gave ${show(raw)}`);
}

/** A raw value in few characters, for an error sentence. Never looks deep: what comes from outside may have no end. */
export function show(raw: unknown): string {
  if (raw === undefined) return "nothing";
  if (Array.isArray(raw)) return raw.length === 0 ? "an empty list" : `a list of ${raw.length}`;
  if (typeof raw === "object" && raw !== null) return "an object";
  const text = typeof raw === "string" ? JSON.stringify(raw.slice(0, 60)) : String(raw);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Words in a row: "a, b and c". */
export function list(words: readonly string[], last = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words[words.length - 1]}`;
}
