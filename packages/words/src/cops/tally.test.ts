import { type CopsEvent, claimSaying, cops, everyVariant, type Identity, SLOTS } from "@darbar/cops";
import { type Remark, type Seat, seededDraw } from "@darbar/kernel";
import { playAtRandom, usually } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import { LEADERS, type Leader, tallyOf } from "./tally.ts";

/** Who has come to see a leader by an event, read from what the event says. */
function whoSees(leader: Leader, event: CopsEvent, seats: number): readonly Seat[] {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const isIn = (kinds: readonly (Identity | null)[]): boolean => kinds.includes(leader);
  switch (event.type) {
    case "dealt":
      return everybody.filter((seat) => isIn(event.hands[seat]));
    case "looked":
      return isIn(event.kinds) ? [event.by] : [];
    case "turned-up":
      return event.kind === leader ? everybody : [];
    case "exposed":
      return isIn(event.kinds) ? everybody : [];
    case "swapped": {
      const [[one], [other]] = event.places;
      const [fromOne, fromOther] = event.kinds;
      return [...(fromOne === leader ? [other] : []), ...(fromOther === leader ? [one] : [])];
    }
    default:
      return [];
  }
}

/** The turn in which each player has first seen a leader; `null`: never. */
function firstSights(leader: Leader, past: readonly CopsEvent[], seats: number): readonly (number | null)[] {
  const first: (number | null)[] = Array.from({ length: seats }, () => null);
  let turn = 0;
  for (const event of past) {
    if (event.type === "turn") turn++;
    for (const seat of whoSees(leader, event, seats)) first[seat] ??= turn;
  }
  return first;
}

const GAMES = everyVariant().flatMap((variant, place) =>
  Array.from({ length: usually(3, { all: 12 }) }, (_, time) => {
    const draw = seededDraw(`cops tally ${place} ${time}`);
    const { events } = playAtRandom(cops, variant, draw);
    // Now and then somebody says what they like of a card.
    const said = events.flatMap((_event, after): readonly Remark[] => {
      if (after === 0 || draw.one([0, 1, 2, 3, 4, 5, 6, 7]) > 0) return [];
      const seats = Array.from({ length: variant.seats }, (__, seat) => seat);
      const claim = {
        about: draw.one(seats),
        place: draw.one(SLOTS),
        word: draw.one(["honest", "crooked", "leader"] as const),
      };
      return [{ seat: draw.one(seats), saying: claimSaying(claim), after }];
    });
    return { ...variant, past: events, said };
  }),
);

describe("the figures of a game of Good Cop Bad Cop", () => {
  test("are the same when they are counted anew from what happened", () => {
    expect(GAMES.length).toBeGreaterThan(24);
    const met = { looks: 0, shots: 0, lies: 0, unseen: 0 };
    for (const { options, seats, past, said } of GAMES) {
      const { players, turns } = tallyOf({ options, seats, past, said, as: "all" });
      expect(turns).toBe(past.filter(({ type }) => type === "turn").length);
      for (const leader of LEADERS) {
        const saw = players.map((player) => player.saw[leader]);
        expect(saw.map((sight) => (sight === null || sight === "unknown" ? sight : sight.turn))).toEqual(
          firstSights(leader, past, seats),
        );
      }
      const tables = tablesOf(options, seats, past);
      for (const { seat, looks, shots, felled, words, lies, outIn } of players) {
        const guns = past.filter((event) => event.type === "fired" && event.seat === seat);
        const down = past.filter((event) => event.type === "out" && event.by === seat);
        const own = said.filter(
          (remark) => remark.seat === seat && tables[remark.after].players[remark.saying.player ?? 0].cards.length > 0,
        );
        expect({ looks, shots, felled }).toEqual({
          looks: past.filter((event) => event.type === "looked" && event.by === seat && event.seat !== seat).length,
          shots: guns.length,
          felled: down.length,
        });
        const isDown = tables[past.length].players[seat].standing !== "in";
        expect(outIn === null).toBe(!isDown);
        met.looks += looks;
        met.shots += shots;
        const untrue = own.filter(({ saying, after }) => {
          const { kind } = tables[after].players[saying.player ?? 0].cards[saying.place ?? 0];
          const isHonest = kind === "honest" || kind === "agent";
          if (saying.card === "leader") return kind !== "agent" && kind !== "kingpin";
          return (saying.card === "honest") !== isHonest;
        });
        expect({ words, lies }).toEqual({ words: own.length, lies: untrue.length });
        met.lies += untrue.length;
      }
      // A leader who does not fall may not be seen to the end.
      met.unseen += players.filter(({ saw }) => saw.kingpin === null || saw.agent === null).length;
    }
    expect(met.looks).toBeGreaterThan(20);
    expect(met.shots).toBeGreaterThan(20);
    expect(met.lies).toBeGreaterThan(20);
    expect(met.unseen).toBeGreaterThan(0);
  });

  test("tell of what others have seen nothing to whom they were not told", () => {
    for (const { options, seats, past, said } of GAMES.slice(0, 8)) {
      const seen = past.flatMap((event) => cops.redact(event, 1) ?? []);
      const whole = tallyOf({ options, seats, past, said, as: "all" });
      const { players } = tallyOf({ options, seats, past: seen, said: [], as: 1 });
      for (const { seat, saw } of players) {
        if (seat === 1) expect(saw).toEqual(whole.players[1].saw);
        else expect(saw).toEqual({ agent: "unknown", kingpin: "unknown" });
      }
    }
  });
});

function tablesOf(options: Parameters<typeof cops.setup>[0], seats: number, past: readonly CopsEvent[]) {
  const state = cops.setup(options, seats);
  const tables = [cops.view(state, "all")];
  for (const event of past) {
    cops.evolve(state, event);
    tables.push(cops.view(state, "all"));
  }
  return tables;
}
