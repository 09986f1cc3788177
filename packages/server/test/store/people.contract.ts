import { expect, test } from "vitest";
import type { Store } from "../../src/store/store.ts";
import { device, fate } from "./contract-kit.ts";

/** What every store keeps to about people and their devices. */
export function holdPeople(the: () => Store): void {
  const MINA = { person: "p", name: "Mina" };

  test("a person is found by each of their devices, under the newest name", async () => {
    const store = the();
    await store.createPerson(MINA, device("one"), "phone");
    await store.addDevice("p", device("two"), "laptop");
    await store.rename("p", "Minā 👑");
    await store.rename("nobody", "Nobody");
    const named = { person: "p", name: "Minā 👑" };
    expect(await store.findPerson("phone")).toEqual({ ...named, ...device("one") });
    expect(await store.findPerson("laptop")).toEqual({ ...named, ...device("two") });
    expect(await store.names(["nobody", "p"])).toEqual([named]);
    expect(await store.names([])).toEqual([]);
  });

  test("a secret is of one person, and a person is made once", async () => {
    const store = the();
    await store.createPerson(MINA, device("one"), "1");
    await store.createPerson({ person: "q", name: "Omid" }, device("two"), "2");
    expect(await fate(store.createPerson({ person: "p", name: "Else" }, device("three"), "3"))).toBe("conflict");
    expect(await fate(store.createPerson({ person: "r", name: "Else" }, device("three"), "1"))).toBe("conflict");
    expect(await fate(store.createPerson({ person: "r", name: "Else" }, device("one"), "3"))).toBe("conflict");
    expect(await fate(store.addDevice("q", device("three"), "1"))).toBe("conflict");
    expect(await fate(store.addDevice("nobody", device("three"), "4"))).toBe("conflict");
    expect(await store.findPerson("1")).toMatchObject(MINA);
    expect(await store.findPerson("3")).toBe(null);
    expect(await store.findPerson("4")).toBe(null);
    await store.createPerson({ person: "r", name: "Roya" }, device("three"), "5");
  });

  test("devices are listed, seen, and withdrawn by their owner only", async () => {
    const store = the();
    await store.createPerson(MINA, device("one"), "1");
    await store.createPerson({ person: "q", name: "Omid" }, device("other"), "2");
    await store.addDevice("p", device("two"), "3");
    await store.sawDevice("two", 1_800_000_000_000);
    await store.sawDevice("nowhere", 1);
    expect(await store.devices("p")).toEqual([device("one"), device("two", 1_800_000_000_000)]);
    await store.removeDevice("q", "one");
    expect(await store.findPerson("1")).not.toBe(null);
    await store.removeDevice("p", "one");
    expect(await store.findPerson("1")).toBe(null);
    expect((await store.devices("p")).map((each) => each.device)).toEqual(["two"]);
    expect((await store.devices("q")).length).toBe(1);
  });

  test("who has no device left is nobody any more", async () => {
    const store = the();
    await store.createPerson(MINA, device("one"), "1");
    await store.removeDevice("p", "one");
    expect(await store.names(["p"])).toEqual([]);
    await store.createPerson(MINA, device("one"), "1");
  });
}
