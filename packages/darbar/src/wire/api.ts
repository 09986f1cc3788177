import { type AnswerOf, type BodyOf, ENDPOINTS } from "@darbar/protocol";

/** Somebody at the server, and the secret that proves it. */
export type Guest = Pick<AnswerOf<"createPerson">, "person" | "token">;

/** What a table is to be; the server knows the rest. */
export type SetupWish = BodyOf<"createTable">;

/** Makes somebody new. */
export async function newGuest(address: string, name: string): Promise<Guest> {
  return ENDPOINTS.createPerson.answer.parse(await post(address, "createPerson", null, { name }));
}

/** Makes a table; its host sits in the first seat. */
export async function newTable(address: string, host: Guest, setup: SetupWish): Promise<string> {
  const made = await post(address, "createTable", host.token, { clock: "relaxed", ...setup });
  return ENDPOINTS.createTable.answer.parse(made).table;
}

async function post<Name extends "createPerson" | "createTable">(
  address: string,
  name: Name,
  token: string | null,
  body: BodyOf<Name>,
): Promise<unknown> {
  const { method, path } = ENDPOINTS[name];
  const response = await fetch(`${address}${path}`, {
    method,
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
