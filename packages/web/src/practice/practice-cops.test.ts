import { type CopsEvent, cops, dwellOf, everyVariant, isKnownTo, pauseOver, type State } from "@darbar/cops";
import { hasSeat, leadIn, replay } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import type { Phrase, Setup } from "@darbar/protocol";
import { expect, it } from "vitest";
import { copsReader, gameIn } from "../../test/practice-reader.ts";
import { type StillWorld, stillWorld } from "../../test/practice-world.ts";
import type { PracticeWish } from "./practice-wish.ts";

type Reader = ReturnType<typeof copsReader>;

const MODES = ["base", "gang"] as const;
/** Games of each kind: one shows what they all show, if something must be seen it is looked for. */
const SEEDS = usually(1, { all: 5 });
const wished = (options: Setup["options"], seats = 5, me = 0): PracticeWish => ({ options, seats, name: "Reader", me });
const patient: PracticeWish = { ...wished({}), patient: true };

/** A finished game, played again from its record. */
function playedAgain(reader: Reader) {
  const record = reader.table.recordOf();
  if (record === null) throw new Error("the game is not over");
  const played = replay(cops, JSON.parse(JSON.stringify(record)));
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value;
}

/** Answers whatever is more than a pass, quietly; passes are left to the reader's order. */
async function answerQuietly(reader: Reader, world: StillWorld, stop: () => boolean = () => false): Promise<void> {
  while (gameIn(reader.snapshot()).outcome === null && !stop()) {
    const moves = reader.legal();
    if (moves.length > 0 && !moves.some((move) => move.do === "pass")) {
      expect(await reader.move(cops.fallback(reader.view(), 0))).toMatchObject({ ok: true });
    } else if (!(await world.step())) throw new Error("nobody goes on");
  }
}

it("plays whole games of both kinds, and tells the reader exactly what they may know", async () => {
  for (const [index, { options, seats }] of everyVariant().entries()) {
    if (!usually([4], { all: [4, 5, 6, 7, 8] }).includes(seats)) continue;
    const me = index % seats;
    const reader = copsReader(wished({ ...options }, seats, me), stillWorld(index));
    await reader.playOn();
    const { opening, steps, state } = playedAgain(reader);
    const all: readonly CopsEvent[] = [...opening, ...steps.flatMap((step) => step.events)];
    expect(reader.events()).toEqual(all.flatMap((event) => cops.redact(event, me) ?? []));
    expect(gameIn(reader.snapshot()).past).toEqual(reader.events());
    expect(gameIn(reader.snapshot()).view).toEqual(cops.view(state, "all"));
    expect(reader.facts().at(-2)).toMatchObject({ type: "ended", outcome: state.outcome });
  }
});

it("what was told folds to what the table shows, all the way", async () => {
  for (const mode of MODES) {
    const reader = copsReader(wished({ mode }, 5, 2), stillWorld(7));
    await reader.playOn(() => {
      const { options, view, outcome } = gameIn(reader.snapshot());
      const folded = cops.view(cops.setup(options as State["options"], 5), 2);
      for (const event of reader.events()) cops.evolve(folded, event);
      if (outcome === null) expect(folded).toEqual(view);
      return false;
    });
  }
});

it("shows no card that the reader has not looked at, nobody's equipment and nobody's answer", async () => {
  for (const mode of MODES) {
    for (let seed = 0; seed < SEEDS; seed++) {
      const reader = copsReader(wished({ mode }, 5, 1), stillWorld(seed));
      await reader.playOn(() => {
        const { players, leftOver, answers } = reader.view();
        if (gameIn(reader.snapshot()).outcome !== null) return true;
        for (const { cards, equipment } of players) {
          for (const card of cards) expect(card.kind !== null).toBe(card.up || isKnownTo(card.knownTo, 1));
          for (const held of equipment) expect(held.kind !== null).toBe(isKnownTo(held.knownTo, 1));
        }
        expect(leftOver).toEqual([null]);
        expect(answers.filter((answer, seat) => seat !== 1 && answer !== null)).toEqual([]);
        return false;
      });
      const answers = reader.events().filter((event) => event.type === "answered");
      expect(answers.every(({ seat }) => seat === 1)).toBe(true);
    }
  }
});

it("a standing pass lets moments through without the reader, and never acts for them", async () => {
  for (const mode of MODES) {
    for (let seed = 0; seed < SEEDS; seed++) {
      const world = stillWorld(seed);
      const reader = copsReader({ ...patient, options: { mode } }, world);
      await reader.table.do({ do: "order", order: "pass" });
      await answerQuietly(reader, world);
      expect(reader.snapshot().order).toBe("pass");
      const own = playedAgain(reader).steps.filter(({ seat }) => seat === 0);
      expect(own.some(({ move }) => move.do === "pass")).toBe(true);
      expect(own.some(({ move }) => move.do === "play")).toBe(false);
    }
  }
});

it("with a standing pass moments close as early as a window may, whether the reader is asked or not", async () => {
  for (const mode of MODES) {
    for (let seed = 0; seed < SEEDS; seed++) {
      const world = stillWorld(seed);
      const reader = copsReader({ ...patient, options: { mode } }, world);
      await reader.table.do({ do: "order", order: "pass" });
      let open = { prompt: -1, since: 0, isWindow: false, isQuiet: false, seen: 0 };
      await answerQuietly(reader, world, () => {
        const view = reader.view();
        if (view.prompt === open.prompt) return false;
        const took = world.now() - open.since;
        if (open.isWindow && open.isQuiet) expect(took).toBe(1_000);
        // Nobody plays into what is still being shown, and nobody waits much longer.
        if (open.isWindow) expect(took).toBeGreaterThanOrEqual(open.seen);
        if (open.isWindow) expect(took).toBeLessThanOrEqual(open.seen + 1_700);
        const isWindow = view.question === "moment" && cops.waiting(view).length > 1;
        const { asked, seen } = leadIn(reader.events(), (event) => dwellOf(cops.redact(event, "public") ?? event));
        const isQuiet = asked === 0 && seen <= 1_000 && pauseOver(view)[1] <= 600;
        open = { prompt: view.prompt, since: world.now(), isWindow, isQuiet, seen };
        return false;
      });
      expect(world.now() / reader.view().turns).toBeLessThan(6_000);
    }
  }
});

it("the reader's turn waits for the reader, whatever they have ordered", async () => {
  const world = stillWorld(3);
  const reader = copsReader(patient, world);
  await reader.table.do({ do: "order", order: "pass" });
  await answerQuietly(reader, world, () => reader.view().question === "act" && hasSeat(reader.view().awaited, 0));
  const turn = reader.view();
  expect(turn.question).toBe("act");
  await world.pass(600_000);
  expect(reader.view()).toEqual(turn);
});

it("without an order a moment waits for a reader who is asked", async () => {
  const world = stillWorld(3);
  const reader = copsReader(patient, world);
  await answerQuietly(reader, world, () => reader.view().question === "moment");
  const { prompt } = reader.view();
  await world.pass(600_000);
  expect(reader.view().prompt).toBe(prompt);
  expect(reader.snapshot().given).toBeNull();
  await reader.move({ do: "pass" });
  await world.pass(1_500);
  expect(reader.view().prompt).toBeGreaterThan(prompt);
});

it("passes until the reader is asked for more than a pass", async () => {
  for (let seed = 0; seed < 2 * SEEDS; seed++) {
    const world = stillWorld(seed);
    const reader = copsReader(patient, world);
    await answerQuietly(reader, world, () => reader.view().question === "moment");
    await reader.table.do({ do: "order", order: "pass-until-my-turn" });
    while (reader.snapshot().order !== null && gameIn(reader.snapshot()).outcome === null) {
      expect(await world.step()).toBe(true);
    }
    if (gameIn(reader.snapshot()).outcome !== null) continue;
    expect(hasSeat(reader.view().awaited, 0)).toBe(true);
    expect(reader.view().question).not.toBe("moment");
  }
});

it("an order to pass on what is harmless asks the reader when somebody shoots", async () => {
  const asked = new Set<string>();
  for (let seed = 0; seed < usually(3, { all: 12 }); seed++) {
    const world = stillWorld(seed);
    const reader = copsReader(patient, world);
    await reader.table.do({ do: "order", order: "pass-if-harmless" });
    while (gameIn(reader.snapshot()).outcome === null) {
      const { question, moment, action } = reader.view();
      if (await world.step()) continue;
      if (question === "moment") asked.add(moment === "announced" ? (action?.do ?? "") : moment);
      const wanted = question === "moment" ? { do: "pass" } : cops.fallback(reader.view(), 0);
      expect(await reader.move(wanted)).toMatchObject({ ok: true });
    }
  }
  expect(asked).toContain("shoot");
  expect(asked).toContain("hit");
  expect(asked).not.toContain("investigate");
  expect(asked).not.toContain("arm");
});

it("when a moment closes does not depend on what anybody holds", async () => {
  const times = new Set<number>();
  for (let hands = 0; hands < 8; hands++) {
    const dealt = stillWorld(hands);
    const pauses = stillWorld(99);
    let isDealing = true;
    const reader = copsReader(wished({}), { ...dealt, random: () => (isDealing ? dealt : pauses).random() });
    isDealing = false;
    await reader.move(cops.fallback(reader.view(), 0));
    while (reader.view().question === "arrange") expect(await dealt.step()).toBe(true);
    await reader.move({ do: "investigate", target: 1, card: 0 });
    const { prompt } = reader.view();
    const since = dealt.now();
    await reader.move({ do: "pass" });
    while (reader.view().prompt === prompt) expect(await dealt.step()).toBe(true);
    times.add(dealt.now() - since);
  }
  expect([...times]).toEqual([1_000]);
});

it("refuses what the server refuses, and speaks of this game's cards", async () => {
  const reader = copsReader(wished({}), stillWorld(1));
  expect(await reader.move({ do: "tax" })).toMatchObject({ ok: false, error: { code: "not-a-move" } });
  const say = async (said: Phrase) => {
    const done = await reader.table.do({ do: "phrase", said });
    return done.ok ? "said" : done.error.code;
  };
  expect(await say({ phrase: "i-am", card: "agent" })).toBe("no-such-phrase");
  expect(await say({ phrase: "i-looked", player: 1, card: "duke" })).toBe("bad-phrase");
  expect(await say({ phrase: "i-looked", player: 1, card: "agent" })).toBe("said");
  expect(reader.snapshot().setup).toMatchObject({ game: "cops", seats: 5 });
});

it("deals a rematch, in which the same seat begins", async () => {
  const reader = copsReader(wished({ mode: "gang", first: 3 }), stillWorld(11));
  await reader.playOn();
  expect((await reader.table.do({ do: "start" })).ok).toBe(true);
  expect(gameIn(reader.snapshot())).toMatchObject({ number: 2, outcome: null });
  expect(reader.view().options).toMatchObject({ mode: "gang", first: 3 });
  await reader.playOn();
  expect(playedAgain(reader).state.outcome).not.toBeNull();
});
