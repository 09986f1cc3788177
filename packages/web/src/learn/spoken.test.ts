import { LANGUAGES } from "@darbar/words/languages";
import { loadMessages, type MessageId } from "@darbar/words/messages";
import { isolate, wordsOf } from "@darbar/words/words";
import { describe, expect, it } from "vitest";
import { hintText as copsHintText } from "../games/cops/lesson/hint.ts";
import type { Hint as CopsHint } from "../games/cops/lesson/hints.ts";
import { hintText } from "../games/coup/lesson/hint.ts";
import type { Hint } from "../games/coup/lesson/hints.ts";
import { FILM_FAULTS } from "../replay/film.ts";
import { faultText } from "../replay/open-film.tsx";

const HINTS: readonly Hint[] = [
  { hint: "can-coup", n: 7 },
  ...[1, 2].map((n): Hint => ({ hint: "stolen", n })),
  { hint: "steal", seat: 1 },
  { hint: "sure-bluff", card: "duke" },
  { hint: "honest-block", card: "contessa" },
  { hint: "prove", card: "captain" },
  { hint: "caught", card: "ambassador" },
  { hint: "risky", card: "assassin", n: 1, total: 3 },
  { hint: "lose" },
];

const COPS_HINTS: readonly CopsHint[] = [
  { hint: "side-kingpin" },
  { hint: "finish", seat: 2 },
  { hint: "ready", seat: 1, equipment: "riot-shield" },
  { hint: "price-known", card: 1 },
  { hint: "investigate", seat: 3 },
  { hint: "moment" },
];

const QUOTED = { use: "u", notes: "k", investigate: "i", equip: "e", arm: "a", equipment: "g" };
const REVIEWED = { chance: 0.38, share: 0.4, from: 0.3, to: 0.6, points: -0.1, what: "z" };
const LINE = { first: 0.4, last: 0.7, most: 0.8, high: 3, least: 0.2, low: 5, turn: 4, move: "m" };
const TOLD = { n: 2, total: 12, card: "x", name: isolate("y"), speed: "0.5", ...QUOTED, ...REVIEWED, ...LINE };

describe.each(LANGUAGES)("in %s", (language) => {
  it("every message of the lessons and of the replay can be said", async () => {
    const messages = await loadMessages(language);
    const { t } = wordsOf(language, messages);
    for (const id of Object.keys(messages) as MessageId[]) {
      if (/^(learn|lesson|replay)\./u.test(id)) expect(t(id, TOLD).trim()).not.toBe("");
    }
  });

  it("hints and faults are whole sentences", async () => {
    const words = wordsOf(language, await loadMessages(language));
    const said = [
      ...HINTS.map((hint) => hintText(hint, words, (seat) => isolate(`${seat}`))),
      ...COPS_HINTS.map((hint) => copsHintText(hint, words, (seat) => isolate(`${seat}`))),
      ...FILM_FAULTS.map((reason) => faultText({ reason, at: null, detail: "" }, words)),
      faultText({ reason: "broken", at: 3, detail: "" }, words),
      faultText({ reason: "unread" }, words),
    ];
    for (const text of said) expect(text).toMatch(/[.?!]$/u);
  });
});
