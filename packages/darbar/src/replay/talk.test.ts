import { claimSaying } from "@darbar/cops";
import type { SpokenLine } from "@darbar/kernel";
import { LANGUAGES, type Language } from "@darbar/words/languages";
import { describe, expect, test } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { replay } from "./command.ts";

const HANDS = [
  ["honest", "honest", "crooked"],
  ["honest", "crooked", "honest"],
  ["agent", "crooked", "honest"],
  ["kingpin", "crooked", "crooked"],
];
/** The agent and the kingpin with seat and place, the other cards, a card of equipment each. */
const DRAWS = [2, 0, 3, 0, ...HANDS.flat().filter((kind) => kind === "honest" || kind === "crooked")];
const KITS = ["coffee", "riot-shield", "k9-unit", "taser"];
const LAID = HANDS.map((order, seat) => [seat, { do: "arrange", order }]);
const LOOK = [0, { do: "investigate", target: 1, card: 0 }];
const PASSES = [0, 1, 2, 3].map((seat) => [seat, { do: "pass" }]);

/** Player 1 looks at a card of Player 2, and calls it crooked; nobody believes it. */
const TALK: readonly SpokenLine[] = [
  [4, 2, { phrase: "hello" }],
  [9, 0, claimSaying({ about: 1, place: 0, word: "crooked" })],
  [9, 1, { phrase: "i-doubt", player: 0 }],
];
const GAME = { game: "cops", seats: 4, draws: [...DRAWS, ...KITS], moves: [...LAID, LOOK, ...PASSES], talk: TALK };

async function told(record: object, ...args: readonly string[]): Promise<string> {
  const io = memoryIo(JSON.stringify(record), { columns: 120 });
  const code = await replay(["-", ...args], io);
  expect({ code, err: io.err() }).toEqual({ code: 0, err: "" });
  return io.out();
}

/** What has to come one after the other. */
const IN_ORDER: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "P3: Hello!",
    "P1 investigates P2’s first card.",
    "P2’s first card, P1 says: crooked",
    "P2: P1, I don’t believe you.",
  ],
  fa: ["ب۳: سلام!", "ب۱ کارت اول ب۲ را بازرسی می‌کند.", "کارت اول ب۲، ب۱ می‌گوید: فاسد", "ب۲: ب۱، حرفت را باور نمی‌کنم."],
  he: [
    "ש3: שלום!",
    "ש1 פונה לחקור את הקלף הראשון של ש2.",
    "הקלף הראשון של ש2, לדברי ש1: מושחת",
    "ש2: ש1, לא קניתי את זה.",
  ],
  ru: ["И3: Привет!", "И1 смотрит первую карту игрока И2.", "по словам игрока И1: продажная", "И2: И1, не верю."],
};

describe("what was said in a game", () => {
  test.each(LANGUAGES)("is told among what happened, in its order, in %s", async (language) => {
    const text = await told(GAME, "--language", language);
    const places = IN_ORDER[language].map((line) => text.indexOf(line));
    expect(places, text).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test("is heard by everybody, whoever looks; what nobody can say here is left out", async () => {
    const talk = [...TALK, [9, 3, { phrase: "abracadabra" }], [9, 3, { phrase: "i-am", card: "\x1b[2Jx" }]];
    const text = await told({ ...GAME, talk }, "--as", "public", "--language", "en");
    expect(text).toContain("P2’s first card, P1 says: crooked");
    expect(text).toContain("P4: I have the �[2Jx.");
    for (const left of ["abracadabra", "\x1b"]) expect(text).not.toContain(left);
  });

  test("is listed for programs, after so many of the events that they are given", async () => {
    for (const as of ["all", "2"]) {
      const { events, talk } = JSON.parse(await told(GAME, "--json", "--as", as));
      expect(talk.map(([, seat, saying]: readonly unknown[]) => [seat, saying])).toEqual(
        TALK.map(([, ...said]) => said),
      );
      const [hello, claim, doubt] = talk.map(([after]: readonly number[]) => events.slice(0, after).at(-1).type);
      expect([hello, claim, doubt]).toEqual(["turn", "moment", "moment"]);
    }
    const { talk: _, ...silent } = GAME;
    expect(JSON.parse(await told(silent, "--json"))).not.toHaveProperty("talk");
  });
});
