import { type CoupEvent, coup, everyVariant, type Move, type State, type Variant } from "@darbar/coup";
import { type Seat, seededDraw } from "@darbar/kernel";
import { playAtRandom } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import { look } from "../../bot.ts";
import { FEATURES, writeFeatures } from "./features.ts";
import { MOST_LEGAL, MOVES, moveNumber, writeMask } from "./moves.ts";
import { fillSlots, newSlots } from "./slots.ts";
import { newTrackRecord, type TrackRecord, track, trackRecordOf } from "./track-record.ts";

interface Decision {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Move[];
  readonly record: TrackRecord;
  readonly past: readonly CoupEvent[];
}

/** Plays a random game, and shows every decision before it is made. */
function randomGame(variant: Variant, seed: string, show: (decision: Decision) => void): void {
  const record = newTrackRecord(variant.seats);
  playAtRandom(coup, variant, seededDraw(seed), {
    see: (state, seat, past) => show({ state, seat, legal: coup.legal(state, seat), record, past }),
    hear: (events) => {
      for (const event of events) track(record, event);
    },
  });
}

const slots = newSlots();

function featuresOf(view: State, seat: Seat, record: TrackRecord): Float32Array {
  const features = new Float32Array(FEATURES);
  fillSlots(slots, view, seat);
  writeFeatures(view, seat, slots, record, features);
  return features;
}

describe("the features of a decision", () => {
  test("are finite and of moderate size at every table, and all but the rarest are met in random games", () => {
    const met = new Float32Array(FEATURES);
    for (const table of everyVariant()) {
      randomGame(table, "finite", ({ state, seat, record }) => {
        for (const [place, feature] of featuresOf(state, seat, record).entries()) {
          if (!(Math.abs(feature) <= 5)) throw new Error(`${JSON.stringify(table)}: ${feature}`);
          if (feature !== 0) met[place] = 1;
        }
      });
    }
    expect(met.filter((flag) => flag === 0).length).toBeLessThan(FEATURES / 5);
  });

  test("are the same on the table and on what the seat sees of it: they cannot leak", () => {
    for (const [place, table] of everyVariant().entries()) {
      let decision = 0;
      randomGame(table, `views ${place}`, ({ state, seat, record, past }) => {
        if (decision++ % 13 !== 0) return;
        const sight = look(coup, state, seat, past);
        const own = trackRecordOf(sight.past, table.seats);
        expect(own.counts).toEqual(record.counts);
        expect(featuresOf(sight.view, seat, own)).toEqual(featuresOf(state, seat, record));
      });
    }
  });

  test("are the same whatever lies where the seat cannot see", () => {
    const dreams = seededDraw("dreams");
    for (const [place, table] of everyVariant().entries()) {
      let decision = 0;
      randomGame(table, `dreams ${place}`, ({ state, seat, record }) => {
        if (decision++ % 13 !== 0) return;
        const dreamt = coup.imagine(coup.view(state, seat), dreams);
        expect(featuresOf(dreamt, seat, record)).toEqual(featuresOf(state, seat, record));
      });
    }
  });

  test("do not depend on where at the table one sits", () => {
    const [first, second] = [0, 1].map((start) => {
      const options = coup.options({ first: start, draft: false }, 2);
      if (!options.ok) throw new Error(options.error);
      const state = coup.setup(options.value, 2);
      const hands = [
        ["duke", "captain"],
        ["contessa", "assassin"],
      ] as const;
      coup.evolve(state, { type: "dealt", hands: [hands[start], hands[1 - start]] });
      coup.evolve(state, { type: "turn", seat: start });
      return featuresOf(state, start, newTrackRecord(2));
    });
    expect(first).toEqual(second);
  });
});

describe("the numbers of moves", () => {
  test("are one for each legal move, and none for two, at every table", () => {
    const mask = new Int16Array(MOST_LEGAL);
    const met = new Set<number>();
    for (const table of everyVariant()) {
      randomGame(table, "moves", ({ state, seat, legal }) => {
        fillSlots(slots, state, seat);
        writeMask(legal, seat, slots, mask);
        const numbers = new Set(mask.subarray(0, legal.length));
        if (numbers.size !== legal.length) throw new Error(`two of ${JSON.stringify(legal)} are one`);
        for (const number of numbers) {
          if (number < 0 || number >= MOVES) throw new Error(`${number} is no move`);
          met.add(number);
        }
      });
    }
    expect(met.size).toBeGreaterThan(MOVES * 0.75);
  });

  test("name a target by who comes next, not by seat", () => {
    const options = coup.options({}, 4);
    if (!options.ok) throw new Error(options.error);
    const state = coup.setup(options.value, 4);
    for (const event of coup.deal(state, seededDraw("targets"))) coup.evolve(state, event);
    const numberFor = (seat: Seat, target: Seat): number => {
      fillSlots(slots, state, seat);
      return moveNumber({ do: "steal", target }, seat, slots);
    };
    expect(numberFor(0, 1)).toBe(numberFor(3, 0));
    state.players[1].hidden = [];
    expect(numberFor(0, 2)).toBe(numberFor(3, 0));
  });
});
