import { expect, it } from "vitest";
import { newClosing } from "./closing.ts";
import { newLogger } from "./logging.ts";

const log = newLogger("silent");
const NEVER = new Promise<void>(() => undefined);

it("closes the last first, once, whatever hangs or fails", async () => {
  const closing = newClosing(log);
  const closed: string[] = [];
  const closes = (what: string, how: () => Promise<void>) => () => {
    closed.push(what);
    return how();
  };
  closing.add(
    "store",
    1,
    closes("store", async () => undefined),
  );
  closing.add(
    "registry",
    1,
    closes("registry", () => NEVER),
  );
  closing.add(
    "app",
    1,
    closes("app", () => Promise.reject(new Error("no"))),
  );
  await Promise.all([closing.closeAll(), closing.closeAll()]);
  expect(closed).toEqual(["app", "registry", "store"]);
});

it("closes at once what is opened when all is over", async () => {
  const closing = newClosing(log);
  await closing.closeAll();
  const closed = Promise.withResolvers<string>();
  closing.add("app", 1, async () => closed.resolve("app"));
  expect(await closed.promise).toBe("app");
});
