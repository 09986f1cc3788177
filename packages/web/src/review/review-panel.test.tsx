// @vitest-environment happy-dom
import { reviewBudget, reviewCoup } from "@darbar/bots/review";
import { type CoupEvent, coup, everyVariant, type Options } from "@darbar/coup";
import { DIRECTION, LANGUAGES } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { afterEach, expect, it, vi } from "vitest";
import { all, button, choose, field, press, says, the } from "../../test/dom/reader.ts";
import { show, until } from "../../test/dom/shown.tsx";
import { mustFilm, playedGame } from "../../test/films.ts";
import { table as shown } from "../games/coup/table/game-table.ts";
import { loadGame } from "../games/load.ts";
import type { AnyRules } from "../games/shown-game.ts";
import { filmGameOf } from "../replay/film.ts";
import { LaterReview } from "./later-review.tsx";
import type { ReviewAsked, ReviewSaid } from "./messages.ts";

const { t } = EVERY_WORDS.en;
await loadGame("coup");
const game = await filmGameOf(shown);
const [{ options }] = everyVariant();
const RECORD = playedGame(coup as unknown as AnyRules, options, 3, "to be gone over");

/** A worker that thinks at once, and of the first decision only: the others take as long. */
class HastyWorker extends EventTarget {
  postMessage({ game: seen }: ReviewAsked): void {
    const reviewing = reviewCoup(seen as { options: Options; seats: number; seat: number; past: readonly CoupEvent[] });
    this.say({ is: "found", seen: reviewing.seen });
    this.say({ is: "thought", place: 0, decision: reviewing.decision(0, reviewBudget(2)) });
  }

  terminate(): void {}

  protected say(said: ReviewSaid): void {
    this.dispatchEvent(new MessageEvent("message", { data: said }));
  }
}

/** A worker that has thought about all of it. */
class ThoroughWorker extends HastyWorker {
  override postMessage({ game: seen }: ReviewAsked): void {
    const reviewing = reviewCoup(seen as { options: Options; seats: number; seat: number; past: readonly CoupEvent[] });
    this.say({ is: "found", seen: reviewing.seen });
    for (const place of reviewing.seen.keys())
      this.say({ is: "thought", place, decision: reviewing.decision(place, reviewBudget(40)) });
  }
}

afterEach(() => void vi.unstubAllGlobals());

/** The review beside a new film of that game. */
async function review(words = EVERY_WORDS.en) {
  const film = mustFilm(RECORD, game);
  const moved: number[] = [];
  const seats: number[] = [];
  const called = ["Natasha", "Sara", "Zal"];
  const { root } = await show(
    <LaterReview
      film={film}
      index={0}
      me={1}
      called={called}
      seat={1}
      onSeat={(seat) => seats.push(seat)}
      onIndex={(index) => moved.push(index)}
    />,
    { words },
  );
  await until(() => root.querySelector(".review-steps, [role=alert]") !== null);
  return { root, moved, seats };
}

it.each(LANGUAGES)(
  "a decision is told in %s: what was asked, what could be done, and what was believed",
  async (language) => {
    vi.stubGlobal("Worker", HastyWorker);
    const { root } = await review(EVERY_WORDS[language]);
    expect(says(the(root, ".review-question"))).not.toBe("");
    expect(all(root, ".review-option").length).toBeGreaterThan(0);
    expect(says(the(root, ".review-option.is-played"))).toContain(EVERY_WORDS[language].t("replay.review.you"));
    expect(all(root, ".review-seat-name").map(says)).toEqual(["Natasha", "Zal"]);
  },
);

it("the film is moved to the next decision, which is still being thought about, and another seat can be chosen", async () => {
  vi.stubGlobal("Worker", HastyWorker);
  const { root, moved, seats } = await review();
  expect(button(root, t("replay.review.previous")).getAttribute("aria-disabled")).toBe("true");
  await press(button(root, t("replay.review.next")));
  expect(moved).toHaveLength(1);
  expect(moved[0]).toBeGreaterThan(0);
  await choose(field(root, t("replay.review.seat")), "2");
  expect(seats).toEqual([2]);
});

it.each(LANGUAGES)("the line of chances is said in %s, and goes along the line of reading", async (language) => {
  vi.stubGlobal("Worker", ThoroughWorker);
  const words = EVERY_WORDS[language];
  const { root } = await review(words);
  const line = the(root, ".chance-line");
  expect(line.getAttribute("aria-label")).toMatch(/^\p{L}/u);
  expect(line.getAttribute("aria-label")).toContain("Sara");
  const [start] = (the(root, ".chance-path").getAttribute("d") ?? "").split("L");
  const end = Number(the(root, ".chance-end").getAttribute("cx"));
  expect(Number.parseFloat(start.slice(1)) < end).toBe(DIRECTION[language] === "ltr");
});

it("what mattered is listed, with what it cost, and is a way there", async () => {
  vi.stubGlobal("Worker", ThoroughWorker);
  const { root, moved } = await review();
  const listed = all(root, ".mattered-one");
  expect(listed.length).toBeGreaterThan(0);
  expect(all(root, ".chance-dot")).toHaveLength(listed.length);
  for (const one of listed)
    expect(says(one)).toMatch(one.matches(".is-costly") ? /^Turn \d+: .+-\d+ points$/ : /well chosen$/);
  await press(listed[listed.length - 1]);
  expect(moved.at(-1)).toBeGreaterThan(0);
});

it.each([
  ["en", "ArrowRight"],
  ["fa", "ArrowLeft"],
] as const)("in %s %s goes to the next decision, and the film hears nothing of it", async (language, key) => {
  vi.stubGlobal("Worker", ThoroughWorker);
  const { root, moved } = await review(EVERY_WORDS[language]);
  const heard = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  all(root, ".review-step")[1].dispatchEvent(heard);
  expect(moved).toHaveLength(1);
  expect(moved[0]).toBeGreaterThan(0);
  expect(heard.defaultPrevented).toBe(true);
  // A list has arrow keys of its own.
  field(root, EVERY_WORDS[language].t("replay.review.seat")).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true }),
  );
  expect(moved).toHaveLength(1);
});

it("where there are no workers that is said", async () => {
  vi.stubGlobal(
    "Worker",
    class {
      constructor() {
        throw new Error("no workers here");
      }
    },
  );
  const { root } = await review();
  expect(says(the(root, "[role=alert]"))).toBe(t("replay.review.failed"));
});
