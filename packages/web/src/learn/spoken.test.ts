import { describe, expect, it } from "vitest";
import { FILM_FAULTS } from "../replay/film.ts";
import { faultText } from "../replay/open-film.tsx";
import { LANGUAGES } from "../words/languages.ts";
import { loadMessages, type MessageId } from "../words/messages.ts";
import { isolate, wordsOf } from "../words/words.ts";
import { hintText } from "./hint.tsx";
import type { Hint } from "./hints.ts";

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

const TOLD = { n: 2, total: 12, card: "x", name: isolate("y"), speed: "0.5" };

describe.each(LANGUAGES)("in %s", (language) => {
  it("every message of the lesson and of the replay can be said", async () => {
    const messages = await loadMessages(language);
    const { t } = wordsOf(language, messages);
    for (const id of Object.keys(messages) as MessageId[]) {
      if (id.startsWith("learn.") || id.startsWith("replay.")) expect(t(id, TOLD).trim()).not.toBe("");
    }
  });

  it("hints and faults are whole sentences", async () => {
    const words = wordsOf(language, await loadMessages(language));
    const said = [
      ...HINTS.map((hint) => hintText(hint, words, (seat) => isolate(`${seat}`))),
      ...FILM_FAULTS.map((reason) => faultText({ reason, at: null, detail: "" }, words)),
      faultText({ reason: "broken", at: 3, detail: "" }, words),
      faultText({ reason: "unread" }, words),
    ];
    for (const text of said) expect(text).toMatch(/[.?!]$/u);
  });
});
