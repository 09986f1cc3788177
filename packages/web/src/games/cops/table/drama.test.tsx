// @vitest-environment happy-dom
import { type CopsEvent, cops, isLeader, teamOf } from "@darbar/cops";
import { missionOf } from "@darbar/words/cops/mission";
import { tellStory } from "@darbar/words/cops/story";
import { identityName } from "@darbar/words/cops/things";
import { LANGUAGES } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { happening } from "../../../../test/dom/happening.ts";
import { all, says, the } from "../../../../test/dom/reader.ts";
import { show } from "../../../../test/dom/shown.tsx";
import type { AnyRules } from "../../shown-game.ts";
import { CopsDrama } from "./drama.tsx";
import { dramaIn } from "./drama-scene.ts";
import { paceOf } from "./motion-pace.ts";
import { type Sight, sightOf } from "./sight.ts";

const words = EVERY_WORDS.en;

/** What a reader sees when something of this kind happens. */
function sightAt(isIt: (event: CopsEvent) => boolean, mode = "base", said = words) {
  const { model, cue } = happening<CopsEvent>(cops as unknown as AnyRules, { mode }, 5, isIt);
  const sight = sightOf({ model, cue, mode: "practice" } as never, said) as Sight;
  const story = tellStory(sight.past, 0, said, sight.names);
  const drama = (
    <CopsDrama
      sight={sight}
      cue={cue}
      story={story}
      skip={() => undefined}
      side={teamOf(sight.view.players[0])}
      portrait={(seat) => <i data-portrait={seat} />}
    />
  );
  return { sight, drama };
}

function portraits(root: HTMLElement): readonly number[] {
  return all(root, "[data-portrait]").map((each) => Number(each.dataset.portrait));
}

describe("the drama of Good Cop Bad Cop", () => {
  it("who looks at a leader sees the card large, and what follows for their side", async () => {
    const saysWhat = new Set<string>();
    for (const leader of ["agent", "kingpin"] as const) {
      const { sight, drama } = sightAt(
        (event) => event.type === "looked" && event.by === 0 && event.kinds.includes(leader),
      );
      const { root } = await show(drama);
      expect(says(the(root, ".drama-look .drama-card-name"))).toBe(identityName(leader, words));
      const name = sight.names((sight.happening as Extract<CopsEvent, { type: "looked" }>).seat);
      const follows = ["cops.drama.our-leader", "cops.drama.their-leader"] as const;
      const line = says(the(root, ".drama-line"));
      const texts = follows.map((id) => words.t(id, { name }).replaceAll(/[\u2068\u2069]/gu, ""));
      expect(texts).toContain(line);
      saysWhat.add(line);
    }
    expect(saysWhat.size).toBe(2);
  });

  it("whoever else looks on sees no card", () => {
    const { sight } = sightAt((event) => event.type === "looked" && event.by !== 0);
    expect(dramaIn(sight)).toBeNull();
  });

  it("a shot is announced and fired between two, and no other action dims the table", async () => {
    const announced = sightAt((event) => event.type === "announced" && event.action.do === "shoot");
    const raised = await show(announced.drama);
    const { seat } = announced.sight.happening as Extract<CopsEvent, { type: "announced" }>;
    expect(portraits(raised.root)).toEqual([seat, announced.sight.view.players[seat].aim]);
    expect(all(raised.root, ".is-fired")).toEqual([]);
    const fired = sightAt((event) => event.type === "fired");
    const { root } = await show(fired.drama);
    const { seat: by, target } = fired.sight.happening as Extract<CopsEvent, { type: "fired" }>;
    expect(portraits(root)).toEqual([by, target]);
    expect(all(root, ".drama-shot.is-fired .drama-flash")).toHaveLength(1);
    const other = sightAt((event) => event.type === "announced" && event.action.do !== "shoot");
    expect(dramaIn(other.sight)).toBeNull();
  });

  it("the cards of who was hit turn one by one, before any verdict", async () => {
    const { drama } = sightAt((event) => event.type === "exposed");
    const { root } = await show(drama);
    const cards = all(root, ".drama-unmasked .drama-card.is-turned");
    expect(cards.map((card) => card.style.getPropertyValue("--nth"))).toEqual(["0", "1", "2"]);
    expect(all(root, ".drama-stamp")).toEqual([]);
  });

  it("the verdict says whether somebody led, and that one more shot ends it", async () => {
    const { drama: wounded } = sightAt((event) => event.type === "wounded");
    const first = await show(wounded);
    expect(says(the(first.root, ".drama-stamp"))).toMatch(/^(Agent|Kingpin)!$/);
    expect(says(the(first.root, ".drama-line"))).toContain(words.t("cops.drama.one-more"));
    const { sight, drama: out } = sightAt((event) => event.type === "out");
    const { root } = await show(out);
    const { seat } = sight.happening as Extract<CopsEvent, { type: "out" }>;
    expect(sight.view.players[seat].cards.some(({ kind }) => isLeader(kind))).toBe(false);
    expect(says(the(root, ".drama-stamp"))).toBe(words.t("cops.drama.no-leader"));
  });

  it("a cop turns criminal with cuffs on", async () => {
    const { sight, drama } = sightAt((event) => event.type === "criminal", "gang");
    const { root } = await show(drama);
    expect(portraits(root)).toEqual([(sight.happening as Extract<CopsEvent, { type: "criminal" }>).seat]);
    expect(all(root, ".drama-turncoat .drama-cuffs")).toHaveLength(1);
  });

  it("who changes sides reads what they play for now, for two seconds; nobody else does", async () => {
    const isMine = (type: string) => (event: CopsEvent) => event.type === type && "seat" in event && event.seat === 0;
    for (const type of ["criminal", "laid"]) {
      const { sight, drama } = sightAt(isMine(type), "gang");
      const { root } = await show(drama);
      expect(says(the(root, ".drama-goal"))).toBe(missionOf(sight.view, 0, words, sight.names).goal?.text);
      expect(paceOf(sight.happening)).toEqual({ lasts: 2_000, holds: true });
    }
    const other = sightAt((event) => event.type === "criminal" && event.seat !== 0, "gang");
    expect(all((await show(other.drama)).root, ".drama-goal")).toEqual([]);
  });

  it("a card that changes hands may change sides: who gets it reads what they play for now", async () => {
    const { sight, drama } = sightAt(
      (event) => event.type === "swapped" && event.kinds.some((kind) => kind !== null),
      "gang",
    );
    const { root } = await show(drama);
    expect(says(the(root, ".drama-goal"))).toBe(missionOf(sight.view, 0, words, sight.names).goal?.text);
    expect(paceOf(sight.happening)).toEqual({ lasts: 2_000, holds: true });
  });

  it("what is laid before somebody is shown to all, and a card that changes hands to who gets it", async () => {
    const { root } = await show(sightAt((event) => event.type === "laid").drama);
    expect(all(root, ".drama-laid .drama-card")).toHaveLength(1);
    const mine = sightAt((event) => event.type === "swapped" && event.kinds.some((kind) => kind !== null), "gang");
    const event = mine.sight.happening as Extract<CopsEvent, { type: "swapped" }>;
    const place = event.places.findIndex(([seat]) => seat === 0);
    expect(dramaIn(mine.sight)).toEqual({ is: "look", seat: 0, kinds: [event.kinds[1 - place]] });
  });

  it("the reader's own victory is not like one over them", async () => {
    for (const isMine of [true, false]) {
      const { drama } = sightAt((event) => event.type === "won" && event.outcome.winners.includes(0) === isMine);
      const { root } = await show(drama);
      expect(all(root, ".drama-won.is-mine")).toHaveLength(isMine ? 1 : 0);
      expect(all(root, ".drama-won.is-beaten")).toHaveLength(isMine ? 0 : 1);
    }
  });

  it.each(LANGUAGES)("every scene has its words in %s", async (language) => {
    const said = EVERY_WORDS[language];
    for (const type of ["fired", "exposed", "wounded", "out", "laid", "criminal", "won"] as const) {
      const { drama } = sightAt((event) => event.type === type, "gang", said);
      const { root } = await show(drama, { words: said });
      expect(says(the(root, ".drama-line"))).not.toBe("");
    }
  });

  it("whatever a question waits for is played over the table", () => {
    const types = ["fired", "diverted", "exposed", "wounded", "out", "revived", "criminal", "laid", "won"] as const;
    for (const type of types) {
      const { sight } = sightAt((event) => event.type === type, "gang");
      expect(paceOf(sight.happening).holds, type).toBe(true);
      expect(dramaIn(sight), type).not.toBeNull();
    }
  });
});
