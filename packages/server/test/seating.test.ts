import { describe, expect, it } from "vitest";
import { TableRegistry } from "../src/registry.ts";
import { openTable } from "./evening.ts";
import { Follower } from "./follower.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

const COUP = { game: "coup", seats: 3, clock: "normal" } as const;
const COPS = { game: "cops", seats: 4, clock: "normal" } as const;

describe("who sits where", () => {
  it("takes a free seat, changes it, and leaves a taken one alone", async () => {
    const { live, do: act } = await openTable({ ...COUP, seats: 4 }, 2);
    expect(await act(1, { do: "sit", seat: 0 })).toBe("seat-taken");
    expect(await act(1, { do: "sit", seat: 9 })).toBe("no-such-seat");
    await act(0, { do: "remove-bot", seat: 3 });
    expect(await act(1, { do: "sit", seat: 3 })).toBe("done");
    expect(live.table.seats.map((sitter) => sitter?.kind ?? null)).toEqual(["person", null, "bot", "person"]);
  });

  it("lets only the host seat bots, send people away, change the setup and start", async () => {
    const evening = await openTable(COUP, 2);
    const { setup } = evening.live.table;
    for (const command of [
      { do: "add-bot", seat: 2, level: "regular" },
      { do: "remove-bot", seat: 2 },
      { do: "kick", person: "p0" },
      { do: "change-setup", setup },
      { do: "start" },
    ] as const) {
      expect(await evening.do(1, command)).toBe("not-host");
    }
    expect(await evening.do(0, { do: "kick", person: "p1" })).toBe("done");
    expect(evening.live.table.seats[1]).toBeNull();
    expect(evening.people[1].dismissed).toMatchObject({ code: "kicked" });
    expect(await evening.do(1, { do: "sit", seat: 1 })).toBe("kicked");
    expect(await evening.do(0, { do: "start" })).toBe("free-seats");
  });

  it("refuses a setup that the game does not know, in the game's own words", async () => {
    const evening = await openTable(COUP, 3);
    const setup = { ...evening.live.table.setup, options: { edition: "he", draft: true } };
    expect(await evening.do(0, { do: "change-setup", setup })).toBe("bad-setup");
    const made = await evening.registry.create({ person: "x", name: "X" }, { ...setup, seats: 9 });
    expect(made).toMatchObject({
      ok: false,
      error: { code: "bad-setup", facts: { detail: expect.stringContaining("seats") } },
    });
  });

  it("frees the seats beyond a smaller number", async () => {
    const evening = await openTable({ ...COUP, seats: 4 }, 4);
    const setup = { ...evening.live.table.setup, seats: 2 };
    expect(await evening.do(0, { do: "change-setup", setup })).toBe("done");
    expect(evening.live.table.seats.length).toBe(2);
    expect(await evening.do(0, { do: "start" })).toBe("done");
  });

  it("passes the host on when the host leaves, and gives it to whoever comes to an empty table", async () => {
    const evening = await openTable(COUP, 3);
    expect(await evening.do(0, { do: "leave" })).toBe("done");
    expect(evening.live.table.host).toBe("p1");
    await evening.do(1, { do: "leave" });
    await evening.do(2, { do: "leave" });
    expect(evening.live.table.host).toBeNull();
    await evening.do(1, { do: "sit", seat: 2 });
    expect(evening.live.table.host).toBe("p1");
  });

  it("has a bot play for whoever leaves in a game, until they come back", async () => {
    const evening = await openTable(COUP, 3);
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "stand" });
    await evening.host.pass(3_000);
    expect(evening.live.table.game?.moves.length).toBeGreaterThan(0);
    expect(await evening.do(0, { do: "sit", seat: 1 })).toBe("playing");
    expect(await evening.do(0, { do: "sit", seat: 0 })).toBe("done");
    expect(evening.live.table.seats[0]).toMatchObject({ person: "p0", away: false });
  });
});

describe("talk", () => {
  it("is for all, without what does not belong in a line", async () => {
    const evening = await openTable(COUP, 3);
    await evening.do(0, { do: "say", text: "I am\u202E the\u0000 Duke \u200B" });
    expect(evening.people[2].facts.at(-1)).toMatchObject({ type: "said", seat: 0, text: "I am the Duke" });
    expect(await evening.do(0, { do: "say", text: "\u200B\u2800" })).toBe("empty");
  });

  it("knows quick phrases, with what each of them takes", async () => {
    const evening = await openTable(COUP, 3);
    expect(await evening.do(0, { do: "phrase", said: { phrase: "go-after", player: 1 } })).toBe("done");
    expect(await evening.do(0, { do: "phrase", said: { phrase: "go-after" } })).toBe("bad-phrase");
    expect(await evening.do(0, { do: "phrase", said: { phrase: "hello", player: 1 } })).toBe("bad-phrase");
    expect(await evening.do(0, { do: "phrase", said: { phrase: "i-looked", player: 1, card: "agent" } })).toBe(
      "no-such-phrase",
    );
    expect(await evening.do(0, { do: "phrase", said: { phrase: "go-after", player: 7 } })).toBe("no-such-seat");
  });

  it("claims what a card on the table is, in a game and by those who play it", async () => {
    const evening = await openTable(COPS, 4);
    const claim = { phrase: "i-saw", player: 1, place: 2, card: "leader" } as const;
    expect(await evening.do(0, { do: "phrase", said: claim })).toBe("no-game");
    await evening.do(0, { do: "start" });
    expect(await evening.do(0, { do: "phrase", said: claim })).toBe("done");
    expect(evening.people[2].facts.at(-1)).toMatchObject({ type: "said", seat: 0, phrase: claim });
    expect(await evening.do(0, { do: "phrase", said: { ...claim, card: "agent" } })).toBe("bad-phrase");
    expect(await evening.do(0, { do: "phrase", said: { ...claim, place: undefined } })).toBe("bad-phrase");
    expect(await evening.do(0, { do: "phrase", said: { phrase: "i-doubt", player: 1, place: 0 } })).toBe("bad-phrase");
    const watching = new Follower("somebody");
    evening.live.watch(watching);
    const said = await evening.live.do({ person: "somebody", name: "S" }, null, { do: "phrase", said: claim });
    expect(said).toMatchObject({ ok: false, error: { code: "not-seated" } });
  });

  it("is not heard from somebody who was muted, by who has muted them", async () => {
    const evening = await openTable(COUP, 3);
    await evening.do(1, { do: "mute", person: "p0", muted: true });
    await evening.do(0, { do: "say", text: "listen!" });
    const heard = evening.people.map((person) => person.facts.some((fact) => fact.type === "said"));
    expect(heard).toEqual([true, false, true]);
    const again = new Follower("p1");
    evening.live.watch(again);
    expect(again.snapshot?.talk).toEqual([]);
  });
});

describe("the registry", () => {
  it("lists public tables live, and finds any by its code", async () => {
    const host = virtualRegistryHost(2);
    const registry = new TableRegistry(host);
    const setup = { game: "coup", options: {}, seats: 2, visibility: "public", clock: "fast" } as const;
    const full = { ...setup, spectators: true, bluffs: "open" } as const;
    let listed: readonly { readonly taken: number }[] = [];
    registry.lobby.watch(({ tables }) => {
      listed = tables;
    });
    const made = await registry.create({ person: "p0", name: "P0" }, full);
    if (!made.ok) throw new Error(made.error.code);
    await registry.create({ person: "p1", name: "P1" }, { ...full, visibility: "link" });
    await registry.tidy();
    expect(listed).toMatchObject([{ table: made.value.table, taken: 1, playing: false }]);
    expect(await registry.findByCode(made.value.code.toLowerCase())).toBe(made.value.table);
    expect(await registry.findByCode("NOPE!")).toBeNull();
  });

  it("puts a table to sleep that nobody visits, and wakes it on the next visit", async () => {
    const { host, registry, live, people } = await openTable(COUP, 3);
    for (const person of people) live.unwatch(person);
    await host.pass(11 * 60_000);
    await registry.tidy();
    expect(registry.count()).toEqual({ awake: 0, playing: 0 });
    const woken = await registry.open(live.table.id);
    expect(woken).not.toBe(live);
    expect(woken?.table.seats).toEqual(live.table.seats);
    expect(await registry.open("nowhere")).toBeNull();
  });

  it("never lets a game sleep whose clock runs", async () => {
    const evening = await openTable(COUP, 3);
    await evening.do(0, { do: "start" });
    for (const person of evening.people) evening.live.unwatch(person);
    await evening.registry.tidy();
    expect(evening.live.isIdle()).toBe(false);
  });
});
