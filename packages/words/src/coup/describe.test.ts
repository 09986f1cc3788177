import type { CoupEvent } from "@darbar/coup";
import type { Viewer } from "@darbar/kernel";
import { expect, describe as suite, test } from "vitest";
import { EVERY_WORDS, NAMES, plain } from "../../test/coup-words.ts";
import { LANGUAGES } from "../languages.ts";
import { describe } from "./describe.ts";

type Told = readonly [CoupEvent, Viewer, string | null];

/** Every event, and what it says; a new kind of event does not compile until it is here. */
const SENTENCES: Readonly<Record<CoupEvent["type"], readonly Told[]>> = {
  dealt: [
    [
      {
        type: "dealt",
        hands: [
          ["duke", "captain"],
          ["assassin", "contessa"],
        ],
      },
      "all",
      "The cards are dealt. Laleh: Duke and Captain; Shirin: Assassin and Contessa.",
    ],
    [
      {
        type: "dealt",
        hands: [
          ["duke", "captain"],
          ["assassin", "contessa"],
          ["duke", "duke"],
        ],
      },
      0,
      "You get a Duke and a Captain; the others get 2 cards each.",
    ],
    [{ type: "dealt", hands: [["duke"], ["assassin"]] }, 0, "You get a Duke; the other gets a card."],
    [
      {
        type: "dealt",
        hands: [
          ["duke", "captain"],
          ["assassin", "contessa"],
        ],
      },
      "public",
      "Everybody gets 2 cards.",
    ],
  ],
  drafted: [[{ type: "drafted", cards: ["duke", "captain"] }, 1, "You keep the Captain; Laleh keeps a card."]],
  sided: [[{ type: "sided", allegiances: ["loyalist", "reformist"] }, 0, "Loyalists: you. Reformists: Shirin."]],
  turn: [
    [{ type: "turn", seat: 1 }, "all", "It is Shirin’s turn."],
    [{ type: "turn", seat: 1 }, 1, "It is your turn."],
  ],
  asked: [[{ type: "asked", question: "respond", seats: [1] }, "all", null]],
  answered: [
    [{ type: "answered", seat: 1, move: { do: "pass" } }, "all", null],
    [{ type: "answered", seat: 1, move: { do: "pass" } }, 0, null],
  ],
  announced: [
    [{ type: "announced", seat: 0, action: "income", target: null, as: null }, "all", "Laleh takes income."],
    [{ type: "announced", seat: 0, action: "foreign-aid", target: null, as: null }, 0, "You ask for foreign aid."],
    [
      { type: "announced", seat: 0, action: "tax", target: null, as: "duke" },
      "all",
      "Laleh claims the Duke to take tax.",
    ],
    [
      { type: "announced", seat: 0, action: "exchange", target: null, as: "inquisitor" },
      "all",
      "Laleh claims the Inquisitor to exchange a card.",
    ],
    [
      { type: "announced", seat: 0, action: "embezzle", target: null, as: "no-duke" },
      "all",
      "Laleh claims to hold no Duke and reaches into the reserve.",
    ],
    [
      { type: "announced", seat: 0, action: "coup", target: 1, as: null },
      "all",
      "Laleh pays 7 coins for a coup against Shirin.",
    ],
    [
      { type: "announced", seat: 0, action: "assassinate", target: 1, as: "assassin" },
      1,
      "Laleh claims the Assassin and puts 3 coins on your head.",
    ],
    [
      { type: "announced", seat: 0, action: "steal", target: 1, as: "captain" },
      1,
      "Laleh claims the Captain to steal from you.",
    ],
    [
      { type: "announced", seat: 0, action: "examine", target: 1, as: "inquisitor" },
      "all",
      "Laleh claims the Inquisitor to look at one of Shirin’s cards.",
    ],
    [{ type: "announced", seat: 0, action: "convert", target: 0, as: null }, 0, "You change sides."],
    [{ type: "announced", seat: 0, action: "convert", target: 1, as: null }, 0, "You pay to have Shirin change sides."],
    [
      { type: "announced", seat: 0, action: "bomb", target: 1, as: null },
      "all",
      "Laleh pays 5 coins and hands Shirin the bomb.",
    ],
  ],
  blocked: [[{ type: "blocked", seat: 1, as: "ambassador" }, "all", "Shirin blocks, claiming the Ambassador."]],
  challenged: [
    [{ type: "challenged", seat: 1, claimant: 0, as: "duke" }, 0, "Shirin challenges your Duke."],
    [{ type: "challenged", seat: 1, claimant: 0, as: "no-duke" }, "all", "Shirin challenges Laleh: no Duke, really?"],
  ],
  showed: [
    [
      { type: "showed", seat: 0, as: "no-duke", cards: ["duke", "captain"], stay: true },
      "all",
      "Laleh shows the Duke and the Captain; they stay until the turn ends.",
    ],
    [
      { type: "showed", seat: 0, as: "ambassador", cards: ["ambassador"], stay: true },
      0,
      "You show the Ambassador; it stays until the turn ends.",
    ],
  ],
  refused: [
    [{ type: "refused", seat: 0, as: "duke" }, 0, "You do not show the Duke."],
    [{ type: "refused", seat: 0, as: "no-duke" }, "all", "Laleh does not show their cards."],
  ],
  lost: [[{ type: "lost", seat: 2, card: "duke" }, "all", "Bahram loses the Duke."]],
  out: [[{ type: "out", seat: 2 }, 2, "You are out."]],
  paid: [
    [{ type: "paid", from: "treasury", to: 0, coins: 1 }, "all", "Laleh gets 1 coin."],
    [{ type: "paid", from: 0, to: 1, coins: 2 }, 1, "You take 2 coins from Laleh."],
    [{ type: "paid", from: 0, to: "reserve", coins: 2 }, "all", "Laleh pays 2 coins to the reserve."],
    [{ type: "paid", from: "reserve", to: 0, coins: 4 }, "all", "Laleh takes 4 coins from the reserve."],
  ],
  drew: [
    [{ type: "drew", seat: 0, cards: ["assassin", "duke"] }, 0, "You draw an Assassin and a Duke."],
    [{ type: "drew", seat: 0, cards: ["assassin"] }, 1, "Laleh draws a card."],
    [{ type: "drew", seat: 0, cards: [] }, 1, null],
  ],
  returned: [
    [
      { type: "returned", seat: 0, cards: ["duke"], to: "shuffled", knownTo: "everyone" },
      1,
      "Laleh puts the Duke back into the Court.",
    ],
    [
      { type: "returned", seat: 0, cards: ["duke", "captain"], to: "shuffled", knownTo: [0] },
      1,
      "Laleh puts 2 cards back into the Court.",
    ],
    [{ type: "returned", seat: 0, cards: ["duke"], to: "under", knownTo: [0] }, 0, "You put the Duke under the deck."],
  ],
  "none-left": [
    [{ type: "none-left", seat: 0, card: "captain" }, 1, "Laleh has no Captain left to replace."],
    [{ type: "none-left", seat: 0, card: "captain" }, 0, "You have no Captain left to replace."],
  ],
  presented: [
    [{ type: "presented", seat: 0, to: 1, card: "duke" }, 1, "Laleh shows you the Duke."],
    [{ type: "presented", seat: 0, to: 1, card: "duke" }, 2, "Laleh shows Shirin a card."],
  ],
  "gave-back": [[{ type: "gave-back", seat: 1, to: 0 }, 0, "Shirin gives you the card back."]],
  converted: [[{ type: "converted", seat: 0, allegiance: "reformist" }, "all", "Laleh is a Reformist now."]],
  bombed: [[{ type: "bombed", seat: 0 }, 0, "The bomb is in your hands."]],
  claimed: [
    [{ type: "claimed", seat: 0, as: "contessa", to: null }, "all", "Laleh claims the Contessa to defuse the bomb."],
    [{ type: "claimed", seat: 0, as: "contessa", to: 1 }, 1, "Laleh claims the Contessa to pass the bomb on to you."],
  ],
  "bomb-ended": [
    [{ type: "bomb-ended", seat: 0, how: "exploded" }, "all", "The bomb goes off."],
    [{ type: "bomb-ended", seat: 0, how: "defused" }, "all", "The bomb is defused."],
    [{ type: "bomb-ended", seat: 0, how: "dropped" }, "all", "The bomb goes back to the table."],
  ],
  won: [[{ type: "won", seat: 0 }, 0, "You win, the last one standing."]],
};

suite("describe", () => {
  test.each(Object.values(SENTENCES).flat())("%j to %s", (event, viewer, sentence) => {
    expect(plain(describe(event, viewer, EVERY_WORDS.en, NAMES))).toBe(sentence);
  });

  test.each(LANGUAGES)("says every event to everybody in %s", (language) => {
    for (const [event] of Object.values(SENTENCES).flat()) {
      for (const viewer of [0, 1, "public", "all"] as const) {
        const text = describe(event, viewer, EVERY_WORDS[language], NAMES);
        if (text !== null) expect(text).not.toMatch(/[{}]|undefined|null|the the/);
      }
    }
  });

  test("says why coins are paid, if told", () => {
    const said = (event: CoupEvent, viewer: Viewer, why: "returned" | "left"): string | null =>
      plain(describe(event, viewer, EVERY_WORDS.en, NAMES, why));
    expect(said({ type: "paid", from: "treasury", to: 0, coins: 3 }, 1, "returned")).toBe("Laleh gets 3 coins back.");
    expect(said({ type: "paid", from: 0, to: "treasury", coins: 1 }, 1, "left")).toBe(
      "Laleh’s 1 coin goes to the treasury.",
    );
    expect(said({ type: "paid", from: 0, to: "treasury", coins: 3 }, 0, "left")).toBe(
      "Your 3 coins go to the treasury.",
    );
  });

  test("two of a kind are told as two", () => {
    const returned: CoupEvent = { type: "returned", seat: 0, cards: ["duke", "duke"], to: "under", knownTo: [0] };
    expect(plain(describe(returned, 0, EVERY_WORDS.en, NAMES))).toBe("You put two Dukes under the deck.");
    expect(plain(describe(returned, 0, EVERY_WORDS.ru, NAMES))).toBe("Вы кладёте под колоду двух Губернаторов.");
    expect(plain(describe(returned, 0, EVERY_WORDS.he, NAMES))).toBe("שמתם את שני הדוכסים בתחתית החבילה.");
  });

  test("numbers come in the digits of the language, cards in the case of the sentence", () => {
    const paid: CoupEvent = { type: "paid", from: "treasury", to: 0, coins: 3 };
    expect(plain(describe(paid, 1, EVERY_WORDS.fa, NAMES))).toBe("۳ سکه به Laleh می‌رسد.");
    const lost: CoupEvent = { type: "lost", seat: 0, card: "contessa" };
    expect(plain(describe(lost, 1, EVERY_WORDS.ru, NAMES))).toBe("Laleh теряет Княжну.");
  });
});
