import type { APIRequestContext, Page } from "@playwright/test";

/** Where a table is. */
export interface MadeTable {
  readonly table: string;
  readonly code: string;
}

/** What a new table is to be; the server fills in the rest. */
export type TableWish = Readonly<Record<string, unknown>>;

/** Introduces the owner of this browser to the server under a name. */
export function comeIn(page: Page, name: string): Promise<unknown> {
  return post(page.request, "/api/people", { name });
}

/** Makes another browser a device of the owner of this one. */
export async function shareWith(page: Page, other: Page): Promise<void> {
  const { code } = (await post(page.request, "/api/people/me/transfer", undefined)) as { readonly code: string };
  await post(other.request, "/api/people/transfer", { code });
}

/** A new table of Coup, by the owner of this browser, who takes no seat yet. */
export async function newTable(page: Page, wish: TableWish): Promise<MadeTable> {
  return (await post(page.request, "/api/tables", { game: "coup", ...wish })) as MadeTable;
}

/** A table with bots, where the owner of this browser sits and the game has begun. */
export async function quickTable(page: Page, wish: TableWish = {}): Promise<MadeTable> {
  return (await post(page.request, "/api/quick", { game: "coup", ...wish })) as MadeTable;
}

async function post(request: APIRequestContext, path: string, data: unknown): Promise<unknown> {
  const response = await request.post(path, { data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}
