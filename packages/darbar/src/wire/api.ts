import type { Setup } from "@darbar/protocol";

/** Somebody at the server, and the secret that proves it. */
export interface Guest {
  readonly person: string;
  readonly token: string;
}

/** What a table is to be; the server knows the rest. */
export type SetupWish = Pick<Setup, "game" | "seats"> & Partial<Setup>;

/** Makes somebody new. */
export async function newGuest(address: string, name: string): Promise<Guest> {
  return (await call(address, "/api/people", null, { name })) as Guest;
}

/** Makes a table; its host sits in the first seat. */
export async function newTable(address: string, host: Guest, setup: SetupWish): Promise<string> {
  const made = await call(address, "/api/tables", host.token, { clock: "relaxed", ...setup });
  return (made as { readonly table: string }).table;
}

async function call(address: string, path: string, token: string | null, body: object): Promise<unknown> {
  const response = await fetch(`${address}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the server refuses ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** Does something for each item, a few at a time, and answers the results in order. */
export async function eachOf<Item, Value>(
  items: readonly Item[],
  run: (item: Item, index: number) => Promise<Value>,
  atATime = 32,
): Promise<readonly Value[]> {
  const results: Value[] = [];
  const left = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of left) results[index] = await run(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(atATime, items.length) }, work));
  return results;
}
