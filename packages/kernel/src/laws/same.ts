/** Whether two pieces of plain data are the same, whatever the order of their keys. */
export function same(one: unknown, other: unknown): boolean {
  return whereDifferent(one, other) === null;
}

/** The path to the first difference between two pieces of plain data; `null` if there is none. */
export function whereDifferent(one: unknown, other: unknown, path = "it"): string | null {
  if (Object.is(one, other)) return null;
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
