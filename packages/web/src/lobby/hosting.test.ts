import { describe, expect, test } from "vitest";
import type { TableModel } from "../table/model.ts";
import { fillAndStart, freeSeats, hostName, isHosting, takenUpTo } from "./hosting.ts";
import { setupOf, USUAL } from "./wishes.ts";

function room(host: string | null, people: readonly (string | null)[], me: number | null = null): TableModel {
  return {
    table: "t",
    viewer: me ?? "public",
    me,
    setup: setupOf({ ...USUAL, seats: people.length }),
    code: "KWRTZ",
    host,
    seats: people.map((name) =>
      name === null ? null : { kind: "person", person: name, name: name.toUpperCase(), away: false },
    ),
    commitments: people.map(() => null),
    shuffle: null,
    nextGame: 1,
    commitment: "",
    game: null,
    given: null,
    playedForMe: [],
    comings: [],
    order: null,
    botsMuted: false,
    talk: [],
    clock: null,
    present: { seats: [], spectators: 0 },
  };
}

describe("a waiting room", () => {
  test("is run by its host, seated or not", () => {
    expect(isHosting(room("a", ["a", null], 0), "a")).toBe(true);
    expect(isHosting(room("a", [null, "b"], 1), "b")).toBe(false);
    expect(isHosting(room("a", [null, "b"]), "a")).toBe(true);
    expect(hostName(room("a", ["a", null]))).toBe("A");
    expect(hostName(room("a", [null, "b"]))).toBeNull();
  });

  test("without a host is run by whoever sits there", () => {
    expect(isHosting(room(null, ["a", null], 0), "a")).toBe(true);
    expect(isHosting(room(null, ["a", null]), "b")).toBe(false);
  });

  test("is filled with bots seat by seat, and then started", () => {
    const model = room("a", [null, "a", null], 1);
    expect(freeSeats(model)).toEqual([0, 2]);
    expect(fillAndStart(model)).toEqual([
      { do: "add-bot", seat: 0, level: "regular" },
      { do: "add-bot", seat: 2, level: "regular" },
      { do: "start" },
    ]);
    expect(takenUpTo(model)).toBe(2);
  });

  test("is filled with the bots that were chosen", () => {
    expect(fillAndStart(room("a", ["a", null], 0), { level: "master", style: "greedy" })).toEqual([
      { do: "add-bot", seat: 1, level: "master", style: "greedy" },
      { do: "start" },
    ]);
  });
});
