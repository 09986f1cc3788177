import { type CopsEvent, cops, MODES, MOMENTS, QUESTIONS } from "@darbar/cops";
import type { Viewer } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { randomGame, tableAfter } from "../../test/cops-table.ts";
import { EVERY_WORDS, NAMES, plain } from "../../test/coup-words.ts";
import { LANGUAGES } from "../languages.ts";
import { bubbleOf } from "./bubble.ts";
import { givenText } from "./given.ts";
import { momentText, questionText } from "./question.ts";

const { en } = EVERY_WORDS;

const TURN: CopsEvent = { type: "turn", seat: 1 };
const INVESTIGATE: readonly CopsEvent[] = [
  TURN,
  { type: "announced", seat: 1, action: { do: "investigate", target: 0, card: 1 } },
  { type: "moment", moment: "announced", seats: [0, 1, 2, 3], resume: null },
];
const SHOOT: readonly CopsEvent[] = [
  { type: "armed", seat: 1 },
  { type: "aimed", seat: 1, target: 0 },
  TURN,
  { type: "announced", seat: 1, action: { do: "shoot" } },
  { type: "moment", moment: "announced", seats: [0, 1, 2, 3], resume: null },
];
const FIRED: readonly CopsEvent[] = [
  ...SHOOT,
  { type: "fired", seat: 1, target: 0 },
  { type: "disarmed", seat: 1 },
  { type: "moment", moment: "hit", seats: [0, 1, 2, 3], resume: null },
];

function asked(viewer: Viewer, events: readonly CopsEvent[], mode = "base"): string | null {
  return plain(questionText(tableAfter(mode, viewer, events), en, NAMES));
}

describe("the question", () => {
  test("says what is asked of whoever is asked, and names the card they hold", () => {
    expect(asked(1, [TURN])).toBe("Your turn. What do you do?");
    expect(asked(2, INVESTIGATE)).toBe(
      "Shirin investigates Laleh’s second card. Before it happens: do you play Coffee?",
    );
    expect(asked(0, INVESTIGATE)).toBe(
      "Shirin investigates your second card. You hold the Taser, but it cannot be played now.",
    );
    expect(asked(0, SHOOT)).toBe("Shirin is about to shoot you. You hold the Taser, but it cannot be played now.");
    expect(asked(1, FIRED)).toBe("Laleh is about to be hit. Do you play the Riot Shield?");
    const criminal: readonly CopsEvent[] = [
      { type: "criminal", seat: 2 },
      { type: "turn", seat: 2 },
    ];
    expect(asked(2, criminal, "gang")).toBe("Your turn, criminal. What do you do?");
  });

  test("cops 2: says who chooses what an action turns up", () => {
    const choosing: readonly CopsEvent[] = [
      TURN,
      { type: "announced", seat: 1, action: { do: "arm" } },
      { type: "armed", seat: 1 },
      { type: "asked", question: "reveal", seats: [1] },
    ];
    expect(asked(1, choosing)).toBe("One of your cards must be turned up. Which one?");
    expect(asked(2, choosing)).toBe("Shirin chooses a card to turn up.");
    expect(asked("public", choosing)).toBe("Shirin chooses a card to turn up.");
  });

  test("cops 4: says in a moment what happens, and never who is thinking", () => {
    expect(asked("public", INVESTIGATE)).toBe("A moment for equipment. Shirin investigates Laleh’s second card.");
    const answered: readonly CopsEvent[] = [...INVESTIGATE, { type: "answered", seat: 2, move: { do: "pass" } }];
    expect(asked("public", answered)).toBe(asked("public", INVESTIGATE));
    expect(asked(3, answered)).toBe(asked(3, INVESTIGATE));
    expect(asked(2, answered)).toBe("Shirin investigates Laleh’s second card. Your equipment stays in your pocket.");
    const played: CopsEvent = { type: "answered", seat: 2, move: { do: "play", equipment: "coffee" } };
    expect(asked(2, [...INVESTIGATE, played])).toBe("You have answered. Waiting for the others.");
    const holders: readonly CopsEvent[] = [
      ...INVESTIGATE.slice(0, 2),
      { type: "moment", moment: "announced", seats: [3], resume: null },
    ];
    expect(asked("public", holders)).toBe(asked("public", INVESTIGATE));
  });

  test("says whom the table waits for where that is public", () => {
    expect(asked(0, [TURN])).toBe("Waiting for Shirin to play.");
    expect(asked(0, [TURN, { type: "asked", question: "aim", seats: [1] }])).toBe("Shirin takes aim.");
    const look: readonly CopsEvent[] = [
      TURN,
      { type: "looks", looks: [{ by: 1, at: 0, but: null, most: 3 }] },
      { type: "asked", question: "look", seats: [1] },
    ];
    expect(asked(0, look)).toBe("Shirin chooses which of your cards to look at.");
    expect(asked(1, look)).toBe("Which of Laleh’s cards do you look at? As many as you like.");
  });

  test("says how it ended", () => {
    const won: CopsEvent = { type: "won", outcome: { as: "alone", winners: [1] } };
    expect(asked(1, [won])).toBe("You win alone, with both leaders in hand.");
    expect(asked(0, [won])).toBe("Shirin wins alone, with both leaders in hand.");
  });

  test("has words for every question and every moment, in all languages", () => {
    const questions = new Set<string>();
    const moments = new Set<string>();
    for (const [place, language] of LANGUAGES.entries()) {
      const words = EVERY_WORDS[language];
      for (const mode of MODES) {
        for (const seed of ["one", "two", "three"]) {
          randomGame(mode, 5, `${seed} ${place}`, (state, seat) => {
            questions.add(state.question);
            if (state.question === "moment") moments.add(state.moment);
            for (const viewer of [seat, (seat + 1) % 5, "public"] as const) {
              const view = cops.view(state, viewer);
              const texts = [questionText(view, words, NAMES), momentText(view, words, NAMES) ?? "-"];
              for (const [each] of view.players.entries()) texts.push(bubbleOf(view, each, words, NAMES) ?? "-");
              for (const text of texts) {
                if (text === "" || /[{}]|undefined|\bnull\b|NaN/.test(text)) throw new Error(`not readable: ${text}`);
              }
            }
          });
        }
      }
    }
    expect([...questions].sort()).toEqual(QUESTIONS.filter((question) => question !== "over").sort());
    // In their turn the active player is asked what to do, and may play equipment as well.
    expect([...moments].sort()).toEqual(MOMENTS.filter((moment) => moment !== "turn").sort());
  });
});

describe("the note of an open moment", () => {
  const note = (viewer: Viewer, events: readonly CopsEvent[]): string | null =>
    plain(momentText(tableAfter("base", viewer, events), en, NAMES));

  test("says which one it is", () => {
    expect(note(0, INVESTIGATE)).toBe("Before it happens");
    expect(note(0, SHOOT)).toBe("Before Shirin’s shot");
    expect(note(1, SHOOT)).toBe("Before your shot");
    expect(note(0, FIRED)).toBe("Before the shot hits you");
    expect(note(0, [TURN])).toBeNull();
    const down: readonly CopsEvent[] = [
      ...FIRED,
      { type: "out", seat: 0, by: 1 },
      { type: "moment", moment: "eliminated", seats: [0], resume: null },
    ];
    expect(note(0, down)).toBe("You are down: last word?");
    expect(note(2, down)).toBe("Somebody was eliminated");
  });
});

describe("the bubble", () => {
  const bubble = (seat: number, events: readonly CopsEvent[], mode = "base"): string | null =>
    plain(bubbleOf(tableAfter(mode, "public", events), seat, en, NAMES));

  test("says the announced action, until it is done", () => {
    expect(bubble(1, INVESTIGATE)).toBe("Investigate Laleh");
    expect(bubble(0, INVESTIGATE)).toBeNull();
    expect(bubble(1, SHOOT)).toBe("Shoot Laleh");
    expect(bubble(1, FIRED)).toBe("Bang!");
    expect(bubble(1, [...INVESTIGATE, { type: "moment", moment: "turn-end", seats: [0], resume: null }])).toBeNull();
    expect(bubble(1, [...INVESTIGATE, { type: "asked", question: "act", seats: [1] }])).toBeNull();
    const holdUp: CopsEvent = { type: "announced", seat: 1, action: { do: "arm", card: 0, target: 2 } };
    expect(bubble(1, [TURN, holdUp, INVESTIGATE[2]], "gang")).toBe("Hands up, Bahram!");
  });

  test("says the equipment that is being played", () => {
    const played: CopsEvent = { type: "played", seat: 2, play: { do: "play", equipment: "coffee" } };
    expect(bubble(2, [...INVESTIGATE, played])).toBe("Coffee!");
    expect(bubble(1, [...INVESTIGATE, played])).toBe("Investigate Laleh");
  });
});

test("what the reader has answered is said while the others are awaited", () => {
  expect(givenText({ do: "pass" }, en)).toBe("You keep your equipment. Waiting for the others.");
  expect(givenText({ do: "play", equipment: "taser" }, en)).toBe("You play the Taser. Waiting for the others.");
  expect(givenText({ do: "arrange", order: [] }, en)).toBe("Your cards are laid. Waiting for the others.");
  expect(givenText({ do: "aim", target: 1 }, en)).toBe("Your answer is in. Waiting for the others.");
});
