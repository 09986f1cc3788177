// @vitest-environment happy-dom
import { type CoupEvent, coup } from "@darbar/coup";
import { tellStory } from "@darbar/words/coup/story";
import { LANGUAGES } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { piecesOf } from "@darbar/words/words";
import { describe, expect, it } from "vitest";
import { acted } from "../../../../test/dom/acted.ts";
import { happening } from "../../../../test/dom/happening.ts";
import { all, press, says, the } from "../../../../test/dom/reader.ts";
import { show } from "../../../../test/dom/shown.tsx";
import type { AnyRules } from "../../shown-game.ts";
import { CoupDrama } from "./drama.tsx";
import { dramaIn } from "./drama-scene.ts";
import { paceOf } from "./motion-pace.ts";
import { type Sight, sightOf } from "./sight.ts";

const words = EVERY_WORDS.en;

/** What a reader sees when something of this kind happens. */
function sightAt(isIt: (event: CoupEvent) => boolean, options: object = {}, said = words) {
  const { model, cue } = happening<CoupEvent>(coup as unknown as AnyRules, options, 4, isIt);
  const sight = sightOf({ model, cue, mode: "practice" } as never, said) as Sight;
  const story = tellStory(sight.past, 0, said, sight.names);
  let skipped = 0;
  const drama = (
    <CoupDrama
      sight={sight}
      cue={cue}
      story={story}
      skip={() => void skipped++}
      portrait={(seat) => <i data-portrait={seat} />}
    />
  );
  return { sight, cue, story, drama, skipped: () => skipped };
}

function typed<Type extends CoupEvent["type"]>(type: Type): (event: CoupEvent) => boolean {
  return (event) => event.type === type;
}

function plainText(text: string): string {
  return piecesOf(text)
    .map((piece) => piece.text)
    .join("");
}

/** Whose portraits are seen, in order. */
function portraits(root: HTMLElement): readonly number[] {
  return all(root, "[data-portrait]").map((each) => Number(each.dataset.portrait));
}

describe("the drama of Coup", () => {
  it("two face each other over a card that lies face down, with what was claimed on it", async () => {
    const { sight, drama } = sightAt(typed("challenged"));
    const { root } = await show(drama);
    const event = sight.happening as Extract<CoupEvent, { type: "challenged" }>;
    expect(portraits(root)).toEqual([event.claimant, event.seat]);
    expect(all(root, ".drama-asked svg")).toHaveLength(1);
    expect(all(root, ".is-turned, .drama-stamp")).toEqual([]);
    // Ears have the log.
    expect(the(root, ".drama").getAttribute("aria-hidden")).toBe("true");
  });

  it("the table holds its breath while the card is to be shown, and no longer", () => {
    const { sight } = sightAt((event) => event.type === "asked" && event.question === "prove");
    expect(dramaIn({ ...sight, happening: null })).toMatchObject({ is: "duel", shown: null });
    expect(dramaIn({ ...sight, happening: null, view: { ...sight.view, question: "act" } })).toBeNull();
  });

  it("a card that is shown turns, and the truth is stamped on it, and who pays for it", async () => {
    const { sight, drama } = sightAt(typed("showed"));
    const { root } = await show(drama);
    const event = sight.happening as Extract<CoupEvent, { type: "showed" }>;
    expect(all(root, ".drama-card.is-turned")).toHaveLength(event.cards.length);
    expect(says(the(root, ".drama-stamp.is-good"))).toBe(words.t("coup.drama.true"));
    expect(says(the(root, ".drama-line"))).toContain("card");
    expect(all(root, ".drama.is-lie")).toEqual([]);
  });

  it("a card that is not shown stays as it lies, and the lie is stamped on it", async () => {
    const { drama } = sightAt(typed("refused"));
    const { root } = await show(drama);
    expect(all(root, ".drama-card.is-turned")).toEqual([]);
    expect(says(the(root, ".is-lie .drama-stamp.is-bad"))).toBe(words.t("coup.drama.lie"));
  });

  it("shows all cards of who claims to have no Duke", async () => {
    const options = { edition: "plus", reformation: true };
    const { sight, drama } = sightAt((event) => event.type === "showed" && event.cards.length === 2, options);
    expect(sight.happening).toMatchObject({ as: "no-duke" });
    const { root } = await show(drama);
    expect(all(root, ".drama-card.is-turned")).toHaveLength(2);
  });

  it.each(["lost", "out", "won"] as const)("what is %s is told with the log's own sentence", async (type) => {
    const { sight, story, drama } = sightAt(typed(type));
    const { root } = await show(drama);
    const { seat } = sight.happening as Extract<CoupEvent, { type: "lost" | "out" | "won" }>;
    expect(portraits(root)).toEqual([seat]);
    expect(says(the(root, ".drama-line"))).toBe(plainText(story.at(-1)?.text ?? ""));
  });

  it("one's own victory is not like another's", async () => {
    for (const isMine of [true, false]) {
      const { drama } = sightAt((event) => event.type === "won" && (event.seat === 0) === isMine);
      const { root } = await show(drama);
      expect(all(root, ".drama-won.is-mine")).toHaveLength(isMine ? 1 : 0);
      expect(all(root, ".drama-crown")).toHaveLength(1);
      // One's own cards are known, another's turn up when they are.
      expect(all(root, ".drama-card.is-turned").length > 0).toBe(isMine);
    }
  });

  it.each(LANGUAGES)("every scene has its words in %s", async (language) => {
    for (const type of ["challenged", "showed", "refused", "lost", "out", "won"] as const) {
      const said = EVERY_WORDS[language];
      const { root } = await show(sightAt(typed(type), {}, said).drama, { words: said });
      expect(says(the(root, ".drama-line"))).not.toBe("");
    }
  });

  it("what is played over the table is shown long enough to be read, and nothing else is", () => {
    const types = [
      "dealt",
      "announced",
      "blocked",
      "challenged",
      "showed",
      "refused",
      "lost",
      "out",
      "paid",
      "drew",
      "won",
    ];
    for (const type of types) {
      const { sight } = sightAt((event) => event.type === type);
      const { lasts, holds } = paceOf(sight.happening);
      expect(dramaIn(sight) !== null, type).toBe(holds);
      if (holds) expect(lasts, type).toBeGreaterThanOrEqual(1_200);
    }
  });
});

describe("what is played over the table", () => {
  it("is skipped by a tap", async () => {
    const { drama, skipped } = sightAt(typed("showed"));
    const { root } = await show(drama);
    await press(the(root, ".drama"));
    expect(skipped()).toBe(1);
  });

  it("is skipped by a key, but not by one that is for something else", async () => {
    const { drama, skipped } = sightAt(typed("showed"));
    const { root } = await show(
      <>
        {drama}
        <button type="button">other</button>
        <input />
      </>,
    );
    const key = (name: string, target: EventTarget = document.body): Promise<void> =>
      acted(() => target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true })));
    for (const name of [" ", "Enter", "Escape"]) await key(name);
    expect(skipped()).toBe(3);
    await key("a");
    await key("Enter", the(root, "button"));
    await key(" ", the(root, "input"));
    expect(skipped()).toBe(3);
  });
});
