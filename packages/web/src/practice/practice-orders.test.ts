import { type CopsEvent, cops, type State, touches } from "@darbar/cops";
import { describe, expect, it } from "vitest";
import { arms, keptCops, looks, type Position, recordWith, shoots } from "../../test/browser/cops-positions.ts";
import { copsReader, gameIn, type PracticeReader } from "../../test/practice-reader.ts";
import { type StillWorld, stillWorld } from "../../test/practice-world.ts";

const WISH = { options: {}, seats: 5, name: "Reader", me: 0, patient: true } as const;
const PASS = { do: "pass" } as const;

type Reader = PracticeReader<State, unknown, CopsEvent>;

it("an order to pass where nothing else can be done asks the reader where their equipment can be used", async () => {
  let asked = 0;
  let passed = 0;
  for (let seed = 0; seed < 6; seed++) {
    const world = stillWorld(seed);
    const reader = copsReader(WISH, world);
    await reader.table.do({ do: "order", order: "pass-if-nothing-else" });
    while (gameIn(reader.snapshot()).outcome === null) {
      const isMoment = reader.view().question === "moment";
      const couldOnlyPass = isMoment && reader.legal().length === 1;
      if (await world.step()) {
        if (couldOnlyPass && reader.legal().length === 0) passed++;
        continue;
      }
      const isMine = touches(reader.view(), 0);
      expect(isMoment && reader.legal().length === 1 && !isMine, "who could only pass is not asked").toBe(false);
      if (isMoment) asked++;
      expect(await reader.move(isMoment ? PASS : cops.fallback(reader.view(), 0))).toMatchObject({ ok: true });
    }
  }
  expect(asked).toBeGreaterThan(3);
  expect(passed).toBeGreaterThan(3);
});

/** A practice game at a position, in which the reader is asked only what touches them. */
async function practise(
  position: Position,
  more: Partial<Pick<StillWorld, "think">> = {},
): Promise<{ readonly reader: Reader; readonly world: StillWorld }> {
  const world = { ...stillWorld(7), ...more };
  world.store.text = keptCops(recordWith(position));
  const reader = copsReader(WISH, world);
  await reader.table.do({ do: "order", order: "ask-what-touches-me" });
  return { reader, world };
}

/** Whether the reader is still asked the open question after a long time. */
async function isAsked({ reader, world }: { readonly reader: Reader; readonly world: StillWorld }): Promise<boolean> {
  const { prompt } = reader.view();
  await world.pass(600_000);
  return reader.view().prompt === prompt && reader.legal().length > 0;
}

/** What the reader may play now. */
function plays(reader: Reader): boolean {
  return (reader.legal() as readonly { readonly do: string }[]).some((move) => move.do === "play");
}

describe("a reader who is asked what touches them", () => {
  it("is asked when shot at, and before the shot hits, whatever they hold", async () => {
    for (const mine of ["riot-shield", "med-kit", "mobile-detonator"] as const) {
      const game = await practise({ equipment: [mine, null, null, null, "coffee"], first: 4, moves: shoots(4, 0) });
      const { reader, world } = game;
      expect(reader.view()).toMatchObject({ moment: "announced", action: { do: "shoot" } });
      expect(await isAsked(game), mine).toBe(true);
      expect(plays(reader)).toBe(false);
      await reader.move(PASS);
      while (reader.view().moment === "announced") await world.step();
      expect(reader.view()).toMatchObject({ moment: "hit", hit: 0 });
      expect(await isAsked(game), mine).toBe(true);
      expect(plays(reader)).toBe(mine === "riot-shield");
    }
  });

  it("uses the riot shield", async () => {
    const game = await practise({
      equipment: ["riot-shield", null, null, null, "coffee"],
      first: 4,
      moves: shoots(4, 0),
    });
    const { reader, world } = game;
    await reader.move(PASS);
    while (reader.view().moment === "announced") await world.step();
    expect(await reader.move({ do: "play", equipment: "riot-shield" })).toMatchObject({ ok: true });
    while (reader.view().question === "moment") await world.step();
    expect(reader.view()).toMatchObject({ question: "divert", awaited: 1 });
  });

  it("is asked for a last word when they have fallen", async () => {
    const game = await practise({
      equipment: ["mobile-detonator", null, null, null, "coffee"],
      first: 4,
      moves: shoots(4, 0),
    });
    const { reader, world } = game;
    for (const moment of ["announced", "hit"]) {
      await reader.move(PASS);
      while (reader.view().moment === moment) await world.step();
    }
    expect(reader.view()).toMatchObject({ moment: "eliminated", fallen: [{ seat: 0, by: 4 }] });
    expect(await isAsked(game)).toBe(true);
    expect(plays(reader)).toBe(true);
  });

  it("is passed for when somebody else is shot at, also with what could stop it", async () => {
    const { reader, world } = await practise({
      equipment: ["restraining-order", null, null, null, "coffee"],
      first: 4,
      moves: shoots(4, 2),
    });
    expect(plays(reader)).toBe(true);
    await world.pass(1_500);
    expect(reader.view().moment).toBe("hit");
  });

  it("is asked when investigated, and passed for when it has happened, and when somebody arms", async () => {
    const looked = await practise({ equipment: ["k9-unit"], first: 4, moves: looks(4, 0) });
    expect(await isAsked(looked)).toBe(true);
    await looked.reader.move(PASS);
    while (looked.reader.view().moment === "announced") await looked.world.step();
    expect(looked.reader.view().moment).toBe("investigated");
    await looked.world.pass(1_500);
    expect(looked.reader.view().moment).not.toBe("investigated");
    const armed = await practise({ equipment: ["k9-unit"], first: 4, moves: arms(4, 0).slice(0, 1) });
    expect(armed.reader.view()).toMatchObject({ question: "moment", moment: "announced" });
    await armed.world.pass(1_500);
    expect(armed.reader.view().question).not.toBe("moment");
  });

  /** Somebody else is shot at, and the bots have not answered when the reader's order has. */
  const others = () =>
    practise(
      { equipment: ["restraining-order", null, null, null, "coffee"], first: 4, moves: shoots(4, 2) },
      { think: () => new Promise(() => undefined) },
    );

  it("takes the order back in time, and the window waits for them", async () => {
    const game = await others();
    const { reader, world } = game;
    while (reader.snapshot().given === null) await world.step();
    await reader.table.do({ do: "order", order: "pass-if-nothing-else" });
    expect(reader.snapshot().given).toBeNull();
    expect(reader.facts().at(-1)).toEqual({ type: "given", prompt: reader.view().prompt, move: null, how: "order" });
    expect(await isAsked(game)).toBe(true);
    expect(await reader.move({ do: "play", equipment: "restraining-order" })).toMatchObject({ ok: true });
    await reader.table.do({ do: "order", order: "ask-what-touches-me" });
    expect(reader.snapshot().given, "what they have answered themselves stays").not.toBeNull();
    while (reader.view().question === "moment") await world.step();
    expect(reader.view().question).toBe("retarget");
  });

  it("can take it back also after the page was loaded again", async () => {
    const { reader, world } = await others();
    while (reader.snapshot().given === null) await world.step();
    reader.table.close();
    const again = copsReader(WISH, world);
    expect(again.snapshot()).toMatchObject({ order: "ask-what-touches-me", given: PASS });
    await again.table.do({ do: "order", order: null });
    expect(again.snapshot()).toMatchObject({ order: null, given: null });
  });

  it.each(["base", "gang"])("is never hit and never falls unasked, in whole games of %s", async (mode) => {
    let lost = 0;
    let passed = 0;
    for (let seed = 0; seed < 24; seed++) {
      const world = stillWorld(seed);
      const reader = copsReader({ ...WISH, options: { mode } }, world);
      await reader.table.do({ do: "order", order: "ask-what-touches-me" });
      let asked = -1;
      let told = 0;
      while (gameIn(reader.snapshot()).outcome === null) {
        const before = reader.view();
        const isMine = before.question === "moment" && touches(before, 0);
        if (await world.step()) {
          if (before.question === "moment" && reader.legal().length === 0) passed++;
        } else {
          expect(before.question === "moment" && !isMine, "what touches somebody else is passed").toBe(false);
          if (isMine) asked = before.turns;
          await reader.move(before.question === "moment" ? PASS : cops.fallback(before, 0));
        }
        const events = reader.events();
        // Nobody is asked before a detonator that somebody else had with them.
        const isHit = (event: CopsEvent): boolean =>
          event.type === "wounded" || (event.type === "out" && event.by !== null);
        const hit = events.slice(told).some((event) => isHit(event) && "seat" in event && event.seat === 0);
        told = events.length;
        if (!hit || before.players[0].equipment.length === 0) continue;
        expect(asked).toBe(before.turns);
        lost++;
      }
    }
    expect(lost).toBeGreaterThan(3);
    expect(passed).toBeGreaterThan(20);
  });
});
