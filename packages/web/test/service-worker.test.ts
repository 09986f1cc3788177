import { runInNewContext } from "node:vm";
import { beforeAll, expect, it } from "vitest";
import { workerFor } from "../build/offline.ts";

const TABLE = "https://table.test/t/PLUMS";
const OTHER = "https://table.test/t/FIGS";

let code: string;
beforeAll(async () => {
  code = await workerFor(["/"], "0123456789abcdef");
});

/** Presses a notification of a page, while these are open; answers what came of it, in order. */
async function press(shownBy: string | null, open: readonly string[]): Promise<readonly string[]> {
  const did: string[] = [];
  const heard = new Map<string, (event: object) => void>();
  const clients = {
    matchAll: async () => open.map((url) => ({ url, focus: async () => did.push(`to ${url}`) })),
    openWindow: async (url: string) => did.push(`opens ${url}`),
  };
  const addEventListener = (type: string, hear: (event: object) => void): void => void heard.set(type, hear);
  runInNewContext(code, {
    addEventListener,
    clients,
    caches: {},
    location: { origin: "https://table.test" },
    URL,
    Request,
    Response,
    setTimeout,
  });
  const work: Promise<unknown>[] = [];
  heard.get("notificationclick")?.({
    notification: { data: shownBy, close: () => did.push("closes") },
    waitUntil: (some: Promise<unknown>) => void work.push(some),
  });
  await Promise.all(work);
  return did;
}

it("whoever presses a notification is led to the page that has shown it", async () => {
  expect(await press(TABLE, [OTHER, TABLE])).toEqual(["closes", `to ${TABLE}`]);
});

it("and has it opened again if they have closed it", async () => {
  expect(await press(TABLE, [OTHER])).toEqual(["closes", `opens ${TABLE}`]);
  expect(await press(TABLE, [])).toEqual(["closes", `opens ${TABLE}`]);
  expect(await press(null, []), "by a page of the version before").toEqual(["closes", "opens https://table.test/"]);
});
