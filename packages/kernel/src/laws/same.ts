/** Whether two pieces of plain data are the same, whatever the order of their keys. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && sameItems(one, other);
  return !Array.isArray(other) && samePart(one as Part, other as Part) && samePart(other as Part, one as Part, true);
}

type Part = Readonly<Record<string, unknown>>;

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place++) if (!same(one[place], other[place])) return false;
  return true;
}

/** Whether all that stands in one part stands in the other, too; or only what has no name there: it must be nothing. */
function samePart(one: Part, other: Part, onlyNews = false): boolean {
  for (const key in one) {
    if (onlyNews ? !(key in other) && one[key] !== undefined : !same(one[key], other[key])) return false;
  }
  return true;
}

/** The path to the first difference between two pieces of plain data; `null` if there is none. */
export function whereDifferent(one: unknown, other: unknown, path = "it"): string | null {
  if (same(one, other)) return null; // Nearly always: then nobody wants a path.
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return `${path} is ${JSON.stringify(one)} against ${JSON.stringify(other)}`;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return `${path} is a list on one side only`;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const different = whereDifferent(
      (one as Record<string, unknown>)[key],
      (other as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
    if (different !== null) return different;
  }
  return null;
}

/** A piece of plain data as it comes back from the wire or the store. */
export function throughJson<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data)) as Data;
}
