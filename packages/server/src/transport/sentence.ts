import type { z } from "zod";

/*
 * What is wrong with something from outside, in one sentence that names the place and what was expected there. Of what
 * was sent it repeats 60 characters at most: names of fields, never values.
 */

const PATH = 36;
const KEYS = 24;

/** The first thing that a schema finds wrong, in a sentence. */
export function sentenceFor(error: z.ZodError, whole: string): string {
  const [issue] = error.issues;
  if (issue === undefined) return `${whole} is not what was expected`;
  return `${placeOf(issue.path, whole)} ${complaint(issue)}`;
}

function placeOf(path: readonly PropertyKey[], whole: string): string {
  return path.length === 0 ? whole : shorten(path.map(String).join("."), PATH);
}

type Issue = z.core.$ZodIssue;

function complaint(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${withArticle(issue.expected)}`;
    case "invalid_value":
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.join(", ")}`;
    case "unrecognized_keys":
      return `has a field that is not known: ${shorten(issue.keys.join(", "), KEYS)}`;
    case "invalid_key":
      return "has a name that is not allowed";
    case "too_small":
      return `must ${measure(issue.origin)} at least ${issue.minimum}${unit(issue.origin)}`;
    case "too_big":
      return `must ${measure(issue.origin)} at most ${issue.maximum}${unit(issue.origin)}`;
    case "invalid_union":
      return inUnion(issue);
    case "custom":
      return issue.message;
    default:
      return "is not allowed there";
  }
}

function inUnion(issue: Issue & { code: "invalid_union" }): string {
  if (issue.discriminator !== undefined && "options" in issue && Array.isArray(issue.options)) {
    return `must be one of ${issue.options.join(", ")}`;
  }
  const ways = issue.errors.flatMap(([first]) => {
    if (first === undefined) return [];
    return [first.path.length === 0 ? complaint(first) : `have a ${first.path.join(".")} that ${complaint(first)}`];
  });
  return ways.length === 0 ? "is not allowed there" : ways.join(", or ").replaceAll(", or must ", ", or ");
}

function measure(origin: string): string {
  return origin === "string" || origin === "array" ? "have" : "be";
}

function unit(origin: string): string {
  if (origin === "string") return " characters";
  return origin === "array" ? " entries" : "";
}

function withArticle(expected: string): string {
  if (expected === "int") return "a whole number";
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
}

/** Text from outside, cut to a length, with nothing in it that could act on a terminal. */
function shorten(text: string, most: number): string {
  const plain = text.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, "?");
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).toWellFormed()}…`;
}
