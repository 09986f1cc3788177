import { look, PERSONALITIES, simpleCoup } from "@darbar/bots";
import { type CoupEvent, coup } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { tellEvent, tellStory } from "@darbar/words/coup/story";
import { loadMessages } from "@darbar/words/messages";
import { wordsOf } from "@darbar/words/words";
import { expect, it } from "vitest";

const bot = simpleCoup(PERSONALITIES.sceptic);

/** A whole game as its first seat sees it. */
function pastOf(seed: string): readonly CoupEvent[] {
  const options = coup.options({ edition: "plus", reformation: true, anarchist: true }, 4);
  if (!options.ok) throw new Error(options.error);
  const draw = seededDraw(seed);
  const state = coup.setup(options.value, 4);
  const past: CoupEvent[] = [];
  const add = (events: readonly CoupEvent[]): void => {
    for (const event of events) {
      coup.evolve(state, event);
      const seen = coup.redact(event, 0);
      if (seen !== null) past.push(seen);
    }
  };
  add(coup.deal(state, draw));
  for (let [seat] = coup.waiting(state); seat !== undefined; [seat] = coup.waiting(state)) {
    const decided = coup.decide(state, seat, bot.choose(look(coup, state, seat), draw), draw);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    add(decided.value);
  }
  return past;
}

it("only what was told since the last question can still change", async () => {
  const words = wordsOf("en", await loadMessages("en"));
  const names = (seat: number): string => `P${seat}`;
  const past = pastOf("story");
  let before = tellStory(past.slice(0, 1), 0, words, names);
  for (let count = 2; count <= past.length; count++) {
    const now = past.slice(0, count);
    const from = Math.max(
      0,
      past.slice(0, count - 1).findLastIndex(({ type }) => type === "asked"),
    );
    const added = now.slice(from).flatMap((_, step) => tellEvent(now, from + step, 0, words, names) ?? []);
    const story = tellStory(now, 0, words, names);
    expect([...before.filter(({ index }) => index < from), ...added]).toEqual(story);
    before = story;
  }
});
