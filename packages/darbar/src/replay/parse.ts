import { fail, type GameRecord, ok, parseRecord, type Result } from "@darbar/kernel";

/** No record is nested deeper. */
const DEEPEST = 50;

/** The record that a text holds. */
export function parseText(text: string): Result<GameRecord> {
  if (depthOf(text) > DEEPEST) return fail(`this is nested more than ${DEEPEST} deep, and no record is`);
  const raw = parseJson(text);
  return raw.ok ? parseRecord(raw.value) : raw;
}

function parseJson(text: string): Result<unknown> {
  if (text.trim() === "") return fail("this is empty, and no record of a game");
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return fail(`this is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** How deep a JSON text is nested, found without reading it as JSON: a text can be too deep for that. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let place = 0; place < text.length; place++) {
    const sign = text[place];
    if (quoted) {
      if (sign === "\\") place++;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === "[" || sign === "{") deepest = Math.max(deepest, ++depth);
    else if (sign === "]" || sign === "}") depth--;
  }
  return deepest;
}
