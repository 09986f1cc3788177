import { type CopsEvent, cops, IDENTITIES, MODES } from "@darbar/cops";
import { type Viewer, viewersOf } from "@darbar/kernel";
import { expect, describe as suite, test } from "vitest";
import { randomGame } from "../../../test/cops/told-table.ts";
import { describe } from "./describe.ts";

const names = (seat: number): string => `P${seat + 1}`;

type Told = readonly [CopsEvent, Viewer, string | null];

const DEALT: CopsEvent = {
  type: "dealt",
  hands: [
    ["honest", "agent", "crooked"],
    ["honest", "honest", "kingpin"],
  ],
  leftOver: ["crooked"],
  equipment: ["taser", "coffee"],
};
const SWAPPED: CopsEvent = {
  type: "swapped",
  places: [
    [0, 1],
    [2, 0],
  ],
  kinds: ["agent", "honest"],
  united: null,
};

/** Every event, and what it says in the base game; a new kind of event does not compile until it is here. */
const SENTENCES: Readonly<Record<CopsEvent["type"], readonly Told[]>> = {
  dealt: [
    [DEALT, 0, "You get honest, agent and crooked, and the Taser."],
    [DEALT, "public", "Everybody gets three identity cards and equipment."],
    [DEALT, "all", "P1 gets honest, agent and crooked, and the Taser; P2 gets honest, honest and kingpin, and Coffee."],
  ],
  arranged: [
    [
      { type: "arranged", seat: 1, order: ["honest", "kingpin", "honest"], wounded: 1 },
      0,
      "P2 lays three cards face down; the wound is on the second card.",
    ],
    [
      { type: "arranged", seat: 1, order: ["honest", "kingpin", "honest"], wounded: null },
      1,
      "You lay three cards face down: honest, kingpin and honest.",
    ],
  ],
  turn: [
    [{ type: "turn", seat: 1 }, 0, "It is P2's turn."],
    [{ type: "turn", seat: 1 }, 1, "It is your turn."],
  ],
  asked: [[{ type: "asked", question: "aim", seats: [1] }, "all", null]],
  moment: [[{ type: "moment", moment: "hit", seats: [1], resume: null }, 1, null]],
  answered: [[{ type: "answered", seat: 1, move: { do: "pass" } }, 1, null]],
  announced: [
    [
      { type: "announced", seat: 1, action: { do: "investigate", target: 2, card: 1 } },
      0,
      "P2 investigates P3's second card.",
    ],
    [{ type: "announced", seat: 1, action: { do: "arm", card: 1 } }, 1, "You take a gun from the table."],
    [{ type: "announced", seat: 1, action: { do: "arm", target: 0 } }, 0, "P2 holds you up."],
    [{ type: "announced", seat: 1, action: { do: "equip" } }, 0, "P2 goes for equipment."],
    [
      { type: "announced", seat: 1, action: { do: "equip", to: 2 } },
      0,
      "P2 gives P3 a diamond and goes for equipment.",
    ],
    [{ type: "announced", seat: 1, action: { do: "shoot" } }, 0, "P2 is about to shoot."],
    [{ type: "announced", seat: 1, action: { do: "snatch", target: 0 } }, 0, "P2 reaches for your diamonds."],
    [
      { type: "announced", seat: 1, action: { do: "swap", places: SWAPPED.places } },
      0,
      "P2 swaps your second card with P3's first card.",
    ],
    [{ type: "announced", seat: 1, action: { do: "infiltrate", target: 2, to: 0 } }, 0, "P2 turns P3's gun on you."],
  ],
  played: [
    [
      { type: "played", seat: 1, play: { do: "play", equipment: "taser", target: 2, to: 0 } },
      0,
      "P2 plays the Taser, takes P3's gun and aims at you.",
    ],
    [
      { type: "played", seat: 1, play: { do: "play", equipment: "coffee" } },
      1,
      "You play Coffee: the next turn is yours.",
    ],
    [
      { type: "played", seat: 1, play: { do: "play", equipment: "flashbang", target: 1 } },
      0,
      "P2 plays the Flashbang: all of P2's cards are shuffled face down.",
    ],
    [
      { type: "played", seat: 1, play: { do: "play", equipment: "blackmail", places: SWAPPED.places } },
      2,
      "P2 plays Blackmail: P1's second card and your first card change places.",
    ],
    [
      { type: "played", seat: 1, play: { do: "play", equipment: "walkie-talkie", target: 1 } },
      1,
      "You play the Walkie-Talkie: all other guns must aim at you.",
    ],
  ],
  used: [[{ type: "used", equipment: "taser" }, 0, "The Taser goes under the deck."]],
  laid: [
    [
      { type: "laid", equipment: "disguise", seat: 0, lasting: "concealed" },
      0,
      "The Disguise now lies in front of you.",
    ],
  ],
  looks: [[{ type: "looks", looks: [] }, "all", null]],
  looked: [
    [{ type: "looked", by: 1, seat: 2, cards: [1], kinds: ["crooked"] }, 0, "P2 looks at P3's second card."],
    [{ type: "looked", by: 1, seat: 2, cards: [1], kinds: ["crooked"] }, 1, "You look at P3's second card: crooked."],
    [{ type: "looked", by: 1, seat: 2, cards: [1], kinds: ["crooked"] }, 2, "P2 looks at your second card."],
    [
      { type: "looked", by: 1, seat: 2, cards: [0, 2], kinds: ["agent", "honest"] },
      "all",
      "P2 looks at P3's first and third cards: the agent and honest.",
    ],
  ],
  "turned-up": [
    [{ type: "turned-up", seat: 1, card: 0, kind: "kingpin" }, 0, "P2's first card is turned up: the kingpin."],
  ],
  exposed: [
    [
      { type: "exposed", seat: 1, kinds: ["honest", "crooked", "honest"] },
      1,
      "Your cards are all face up: honest, crooked and honest.",
    ],
  ],
  flashed: [[{ type: "flashed", seat: 1 }, 0, "P2's cards are shuffled face down."]],
  swapped: [
    [SWAPPED, 1, "P1's second card and P3's first card have changed places."],
    [SWAPPED, 0, "Your second card and P3's first card have changed places: you get an honest card."],
    [
      SWAPPED,
      "all",
      "P1's second card and P3's first card have changed places: P1 gets an honest card, P3 gets the agent.",
    ],
  ],
  armed: [[{ type: "armed", seat: 1 }, 0, "P2 takes a gun."]],
  disarmed: [[{ type: "disarmed", seat: 1 }, 1, "Your gun goes back to the table."]],
  aimed: [
    [{ type: "aimed", seat: 3, target: 0 }, 0, "P4's gun turns on you."],
    [{ type: "aimed", seat: 3, target: 0 }, 3, "Your gun turns on P1."],
  ],
  "held-fire": [[{ type: "held-fire", seat: 1 }, 0, "P2 cannot shoot this turn."]],
  committed: [[{ type: "committed", seat: 1 }, 1, "You have to shoot now."]],
  fired: [[{ type: "fired", seat: 1, target: 0 }, 0, "P2 shoots at you."]],
  diverted: [[{ type: "diverted", seat: 1, target: 2 }, 2, "P2 ducks: you will be hit instead."]],
  wounded: [[{ type: "wounded", seat: 1, card: 2 }, 0, "P2 is wounded."]],
  healed: [[{ type: "healed", seat: 1, card: 2 }, 1, "Your wound is healed."]],
  out: [[{ type: "out", seat: 1, by: 0 }, 1, "You are eliminated."]],
  revived: [[{ type: "revived", seat: 1 }, 0, "P2 is back in the game."]],
  criminal: [[{ type: "criminal", seat: 1 }, 1, "You are a criminal from now on."]],
  drew: [
    [{ type: "drew", seat: 1, equipment: "taser" }, 1, "You draw the Taser."],
    [{ type: "drew", seat: 1, equipment: "taser" }, 0, "P2 draws equipment."],
  ],
  handed: [
    [{ type: "handed", from: 0, to: 1, equipment: "taser" }, 2, "P2 gets P1's equipment."],
    [{ type: "handed", from: 0, to: 1, equipment: "taser" }, 1, "You get P1's Taser."],
  ],
  discarded: [
    [{ type: "discarded", seat: 1, equipment: "coffee" }, 1, "You put Coffee under the deck."],
    [{ type: "discarded", seat: 1, equipment: "coffee" }, "public", "P2 puts equipment under the deck."],
  ],
  diamonds: [
    [{ type: "diamonds", from: 0, to: 1, count: 1 }, 1, "You get 1 diamond from P1."],
    [{ type: "diamonds", from: 0, to: 1, count: 3 }, "all", "P2 gets 3 diamonds from P1."],
  ],
  next: [[{ type: "next", seat: 1 }, 1, "You play next."]],
  "turned-round": [
    [{ type: "turned-round", direction: -1 }, 1, "Play goes counter-clockwise from now on."],
    [{ type: "turned-round", direction: 1 }, 1, "Play goes clockwise from now on."],
  ],
  won: [
    [
      { type: "won", outcome: { as: "honest", winners: [0, 2] } },
      0,
      "The kingpin is eliminated, and the honest cops win: you and P3.",
    ],
    [
      { type: "won", outcome: { as: "criminals", winners: [2] } },
      0,
      "The criminals hold all the diamonds and win: P3.",
    ],
    [{ type: "won", outcome: { as: "alone", winners: [1] } }, 1, "You win alone, with both leaders in hand."],
  ],
};

suite("describe", () => {
  test.each(Object.values(SENTENCES).flat())("%j to %s", (event, viewer, sentence) => {
    expect(describe(event, viewer, names, "base")).toBe(sentence);
  });

  test.each<[CopsEvent, string]>([
    [{ type: "armed", seat: 1 }, "P2 draws a gun."],
    [{ type: "disarmed", seat: 1 }, "P2's gun is back in its holster."],
    [{ type: "out", seat: 1, by: 0 }, "P2 is eliminated."],
  ])("cops 6: in the gang, %j", (event, sentence) => {
    expect(describe(event, 0, names, "gang")).toBe(sentence);
  });

  test.each(MODES)("says nothing hidden in random games of %s, and never stumbles", (mode) => {
    const said = new Set<string>();
    for (const seed of ["one", "two", "three"]) {
      randomGame(
        { mode },
        6,
        seed,
        () => undefined,
        (events) => {
          for (const event of events) {
            for (const viewer of [...viewersOf(6), "all" as const]) {
              const seen = cops.redact(event, viewer);
              const sentence = describe(event, viewer, names, mode);
              expect(sentence).toBe(seen === null ? null : describe(seen, viewer, names, mode));
              if (sentence !== null) said.add(sentence);
            }
          }
        },
      );
    }
    for (const sentence of said) {
      expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|null|you's|You is/);
    }
    expect([...said].filter((sentence) => IDENTITIES.some((kind) => sentence.includes(kind))).length).toBeGreaterThan(
      9,
    );
  });
});
