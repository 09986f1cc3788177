import { type CopsEvent, cops, EQUIPMENT_NAMES, IDENTITIES, MODES } from "@darbar/cops";
import { type Viewer, viewersOf } from "@darbar/kernel";
import { expect, describe as suite, test } from "vitest";
import { dealtTo, randomGame } from "../../test/cops-table.ts";
import { EVERY_WORDS, NAMES, plain } from "../../test/coup-words.ts";
import { LANGUAGES } from "../languages.ts";
import { describe } from "./describe.ts";
import { equipmentName, identityName } from "./things.ts";

type Told = readonly [CopsEvent, Viewer, string | null];

const DEALT = dealtTo(2);
const SWAPPED: CopsEvent & { type: "swapped" } = {
  type: "swapped",
  places: [
    [0, 1],
    [2, 0],
  ],
  kinds: ["agent", "honest"],
  united: null,
};
const { places } = SWAPPED;

/** Every event, and what it says; a new kind of event does not compile until it is here. */
const SENTENCES: Readonly<Record<CopsEvent["type"], readonly Told[]>> = {
  dealt: [
    [DEALT, 0, "Your cards: the Agent, honest, and crooked. Your equipment: Taser."],
    [DEALT, "public", "Everybody gets three identity cards and a piece of equipment."],
    [
      DEALT,
      "all",
      "The cards are dealt. Laleh: the Agent, honest, and crooked (Taser); Shirin: honest, the Kingpin, and crooked (Riot Shield).",
    ],
  ],
  arranged: [
    [
      { type: "arranged", seat: 1, order: ["honest", "kingpin", "honest"], wounded: 1 },
      0,
      "Shirin lays three cards face down; the wounded one is the second card.",
    ],
    [
      { type: "arranged", seat: 1, order: ["honest", "kingpin", "honest"], wounded: null },
      1,
      "You lay your cards face down: honest, the Kingpin, and honest.",
    ],
  ],
  turn: [
    [{ type: "turn", seat: 1 }, 0, "It is Shirin’s turn."],
    [{ type: "turn", seat: 1 }, 1, "It is your turn."],
  ],
  asked: [[{ type: "asked", question: "aim", seats: [1] }, "all", null]],
  moment: [[{ type: "moment", moment: "hit", seats: [1], resume: null }, 1, null]],
  answered: [
    [{ type: "answered", seat: 1, move: { do: "pass" } }, 1, null],
    [{ type: "answered", seat: 1, move: { do: "pass" } }, 0, null],
  ],
  announced: [
    [
      { type: "announced", seat: 1, action: { do: "investigate", target: 2, card: 1 } },
      0,
      "Shirin investigates Bahram’s second card.",
    ],
    [
      { type: "announced", seat: 1, action: { do: "investigate", target: 2, card: 1 } },
      2,
      "Shirin investigates your second card.",
    ],
    [{ type: "announced", seat: 1, action: { do: "arm", card: 1 } }, 1, "You reach for a gun on the table."],
    [{ type: "announced", seat: 1, action: { do: "arm", target: 0 } }, 0, "Shirin holds you up."],
    [{ type: "announced", seat: 1, action: { do: "equip" } }, 0, "Shirin goes for equipment."],
    [
      { type: "announced", seat: 1, action: { do: "equip", to: 2 } },
      0,
      "Shirin gives Bahram a diamond and goes for equipment.",
    ],
    [{ type: "announced", seat: 1, action: { do: "shoot" } }, 0, "Shirin is about to shoot."],
    [{ type: "announced", seat: 1, action: { do: "snatch", target: 0 } }, 0, "Shirin reaches for your diamonds."],
    [
      { type: "announced", seat: 1, action: { do: "swap", places } },
      0,
      "Shirin swaps two cards: your second card and Bahram’s first card.",
    ],
    [
      { type: "announced", seat: 1, action: { do: "infiltrate", target: 2, to: 0 } },
      0,
      "Shirin turns Bahram’s gun on you.",
    ],
    [
      { type: "announced", seat: 1, action: { do: "infiltrate", target: 2, to: 0 } },
      2,
      "Shirin turns your gun on Laleh.",
    ],
  ],
  played: [
    [
      { type: "played", seat: 1, play: { do: "play", equipment: "taser", target: 2, to: 0 } },
      0,
      "Shirin plays the Taser on Bahram and aims at you; no shot this turn.",
    ],
    [
      { type: "played", seat: 1, play: { do: "play", equipment: "coffee" } },
      1,
      "You play Coffee: the next turn is yours.",
    ],
    [
      { type: "played", seat: 1, play: { do: "play", equipment: "flashbang", target: 1 } },
      0,
      "Shirin plays the Flashbang: all of Shirin’s cards are shuffled face down.",
    ],
    [
      { type: "played", seat: 1, play: { do: "play", equipment: "flashbang", target: 1 } },
      1,
      "You play the Flashbang: all your cards are shuffled face down.",
    ],
    [
      { type: "played", seat: 1, play: { do: "play", equipment: "blackmail", places } },
      2,
      "Shirin plays Blackmail, and two cards change places: Laleh’s second card and your first card.",
    ],
    [
      { type: "played", seat: 1, play: { do: "play", equipment: "walkie-talkie", target: 1 } },
      1,
      "You play the Walkie-Talkie: all other guns on you!",
    ],
    [
      { type: "played", seat: 1, play: { do: "play", equipment: "evidence-bag", target: 2, to: 0 } },
      2,
      "Shirin plays the Evidence Bag: your equipment goes to Laleh.",
    ],
    [
      { type: "played", seat: 1, play: { do: "play", equipment: "wiretap", target: 2, card: 2 } },
      0,
      "Shirin plays the Wiretap, first on Bahram’s third card.",
    ],
  ],
  used: [[{ type: "used", equipment: "taser" }, 0, "Taser goes under the deck."]],
  laid: [
    [{ type: "laid", equipment: "disguise", seat: 0, lasting: "concealed" }, 0, "Disguise now lies in front of you."],
  ],
  looks: [[{ type: "looks", looks: [] }, "all", null]],
  looked: [
    [{ type: "looked", by: 1, seat: 2, cards: [1], kinds: ["crooked"] }, 0, "Shirin looks at Bahram’s second card."],
    [
      { type: "looked", by: 1, seat: 2, cards: [1], kinds: ["crooked"] },
      1,
      "You look at Bahram’s second card: crooked.",
    ],
    [{ type: "looked", by: 1, seat: 2, cards: [1], kinds: ["crooked"] }, 2, "Shirin looks at your second card."],
    [
      { type: "looked", by: 1, seat: 2, cards: [0, 2], kinds: ["agent", "honest"] },
      "all",
      "Shirin looks at Bahram’s first and third cards: the Agent and honest.",
    ],
  ],
  "turned-up": [
    [{ type: "turned-up", seat: 1, card: 0, kind: "kingpin" }, 0, "Shirin’s first card is turned up: the Kingpin."],
  ],
  exposed: [
    [
      { type: "exposed", seat: 1, kinds: ["honest", "crooked", "honest"] },
      1,
      "Your cards are all face up: honest, crooked, and honest.",
    ],
  ],
  flashed: [[{ type: "flashed", seat: 1 }, 0, "Shirin’s cards are shuffled face down."]],
  swapped: [
    [SWAPPED, 1, "Two cards change places: Laleh’s second card and Bahram’s first card."],
    [SWAPPED, 0, "Two cards change places: your second card and Bahram’s first card. You get an honest card."],
    [
      SWAPPED,
      "all",
      "Two cards change places: Laleh’s second card and Bahram’s first card. Laleh gets an honest card. Bahram gets the Agent.",
    ],
  ],
  armed: [[{ type: "armed", seat: 1 }, 0, "Shirin has a gun in hand."]],
  disarmed: [[{ type: "disarmed", seat: 1 }, 1, "Your gun is put away."]],
  aimed: [
    [{ type: "aimed", seat: 3, target: 0 }, 0, "Omid aims at you."],
    [{ type: "aimed", seat: 3, target: 0 }, 3, "You aim at Laleh."],
  ],
  "held-fire": [[{ type: "held-fire", seat: 1 }, 0, "Shirin cannot shoot this turn."]],
  committed: [[{ type: "committed", seat: 1 }, 1, "You have to shoot now."]],
  fired: [[{ type: "fired", seat: 1, target: 0 }, 0, "Shirin shoots at you."]],
  diverted: [[{ type: "diverted", seat: 1, target: 2 }, 2, "Shirin ducks: you take the shot."]],
  wounded: [[{ type: "wounded", seat: 1, card: 2 }, 0, "Shirin is wounded."]],
  healed: [[{ type: "healed", seat: 1, card: 2 }, 1, "Your wound is healed."]],
  out: [[{ type: "out", seat: 1, by: 0 }, 1, "You are eliminated."]],
  revived: [[{ type: "revived", seat: 1 }, 0, "Shirin is back in the game."]],
  criminal: [
    [
      { type: "criminal", seat: 1 },
      1,
      "You are a criminal from now on: with every diamond in criminal hands, you win.",
    ],
  ],
  drew: [
    [{ type: "drew", seat: 1, equipment: "taser" }, 1, "You draw the Taser."],
    [{ type: "drew", seat: 1, equipment: "taser" }, 0, "Shirin draws equipment."],
  ],
  handed: [
    [{ type: "handed", from: 0, to: 1, equipment: "taser" }, 2, "Shirin gets Laleh’s equipment."],
    [{ type: "handed", from: 0, to: 1, equipment: "taser" }, 1, "You get Laleh’s equipment: Taser."],
    [{ type: "handed", from: 0, to: 1, equipment: "taser" }, 0, "Shirin gets your equipment: Taser."],
  ],
  discarded: [
    [{ type: "discarded", seat: 1, equipment: "coffee" }, 1, "You put Coffee under the deck."],
    [{ type: "discarded", seat: 1, equipment: "coffee" }, "public", "Shirin puts equipment under the deck."],
  ],
  diamonds: [
    [{ type: "diamonds", from: 0, to: 1, count: 1 }, 1, "You get 1 diamond from Laleh."],
    [{ type: "diamonds", from: 0, to: 1, count: 3 }, "all", "Shirin gets 3 diamonds from Laleh."],
  ],
  next: [[{ type: "next", seat: 1 }, 1, "The next turn is yours."]],
  "turned-round": [
    [{ type: "turned-round", direction: -1 }, 1, "Play goes counter-clockwise from now on."],
    [{ type: "turned-round", direction: 1 }, 1, "Play goes clockwise from now on."],
  ],
  won: [
    [
      { type: "won", outcome: { as: "honest", winners: [0, 2] } },
      0,
      "The Kingpin is eliminated, and the honest cops win: you and Bahram.",
    ],
    [
      { type: "won", outcome: { as: "criminals", winners: [2] } },
      0,
      "The criminals hold all the diamonds and win: Bahram.",
    ],
    [{ type: "won", outcome: { as: "alone", winners: [1] } }, 1, "You win alone, with both leaders in hand."],
  ],
};

suite("describe", () => {
  test.each(Object.values(SENTENCES).flat())("%j to %s", (event, viewer, sentence) => {
    expect(plain(describe(event, viewer, EVERY_WORDS.en, NAMES))).toBe(sentence);
  });

  test.each(MODES.flatMap((mode) => LANGUAGES.map((language) => [mode, language] as const)))(
    "says no more than a viewer may know in random games of %s, in %s",
    (mode, language) => {
      const words = EVERY_WORDS[language];
      let told = 0;
      for (const seed of ["one", "two"]) {
        randomGame(
          mode,
          6,
          seed,
          () => undefined,
          (events) => {
            for (const event of events) {
              for (const viewer of [...viewersOf(6), "all" as const]) {
                const seen = cops.redact(event, viewer);
                const sentence = describe(event, viewer, words, NAMES);
                const less = seen === null ? null : describe(seen, viewer, words, NAMES);
                if (sentence !== less) throw new Error(`${sentence} says more than ${less}`);
                if (sentence === null) continue;
                told++;
                if (/[{}]|undefined|\bnull\b|NaN|the the/.test(sentence)) throw new Error(`not readable: ${sentence}`);
              }
            }
          },
        );
      }
      expect(told).toBeGreaterThan(50);
    },
  );

  test.each(LANGUAGES)("never names to others what only one player sees, in %s", (language) => {
    const words = EVERY_WORDS[language];
    const secrets: readonly CopsEvent[] = [
      DEALT,
      SWAPPED,
      { type: "looked", by: 1, seat: 2, cards: [0, 2], kinds: ["agent", "kingpin"] },
      { type: "drew", seat: 1, equipment: "taser" },
      { type: "handed", from: 0, to: 1, equipment: "taser" },
      { type: "discarded", seat: 1, equipment: "coffee" },
      { type: "arranged", seat: 1, order: ["honest", "kingpin", "honest"], wounded: null },
    ];
    const names = [
      ...IDENTITIES.map((kind) => identityName(kind, words, "is")),
      ...EQUIPMENT_NAMES.map((kind) => equipmentName(kind, words)),
    ];
    for (const event of secrets) {
      const text = describe(event, "public", words, NAMES) ?? "";
      for (const name of names) expect(text).not.toContain(name);
    }
  });
});
