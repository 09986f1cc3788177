import {
  ACTIONS,
  type CopsEvent,
  cops,
  EQUIPMENT_CARDS,
  EQUIPMENT_NAMES,
  IDENTITIES,
  MODES,
  SLOTS,
  REFUSALS as THE_RULES,
} from "@darbar/cops";
import { describe, expect, test } from "vitest";
import { randomGame, tableAfter } from "../../test/cops-table.ts";
import { EVERY_WORDS, NAMES, plain } from "../../test/coup-words.ts";
import { LANGUAGES } from "../languages.ts";
import { aidActions, aidEquipment, aidNotes } from "./aid.ts";
import { endingOf } from "./ending.ts";
import { knownText } from "./knowledge-words.ts";
import { REFUSALS, refusalText } from "./refusal.ts";
import { aimsText, seatLabel } from "./seat-label.ts";
import {
  actionName,
  cardKindName,
  diamondsText,
  equipmentName,
  gunsText,
  identityName,
  nthCard,
  nthCards,
  partyName,
} from "./things.ts";

const { en } = EVERY_WORDS;

describe.each(LANGUAGES)("in %s", (language) => {
  const words = EVERY_WORDS[language];

  test("everything has a name of its own", () => {
    const named = (names: readonly string[]): void => expect(new Set(names).size).toBe(names.length);
    named(IDENTITIES.map((kind) => identityName(kind, words)));
    named(IDENTITIES.map((kind) => identityName(kind, words, "is")));
    named(IDENTITIES.map((kind) => identityName(kind, words, "one")));
    named(EQUIPMENT_NAMES.map((kind) => equipmentName(kind, words)));
    named(EQUIPMENT_NAMES.map((kind) => equipmentName(kind, words, "acc")));
    named(ACTIONS.map((action) => actionName(action, words)));
    named([...SLOTS.map((slot) => nthCard(slot, words, "acc")), nthCards([0, 1], words), nthCards([0, 2], words)]);
    named([nthCards([0], words), nthCards([1, 2], words), nthCards([0, 1, 2], words)]);
    named((["honest", "crooked", "criminals", "alone", "unknown"] as const).map((party) => partyName(party, words)));
    named([0, 1, 2].flatMap((count) => [diamondsText(count, words), gunsText(count, words)]));
  });

  test("every refusal is explained", () => {
    expect(REFUSALS).toEqual(expect.arrayContaining([...THE_RULES, "over", "stale"]));
    for (const code of [...REFUSALS, "something-new"]) expect(refusalText(code, words)).not.toMatch(/[{}]|undefined/);
    expect(refusalText("something-new", words)).toBe(words.t("cops.refusal.unknown"));
  });

  test.each(MODES)("the player aid of %s names all there is", (mode) => {
    const equipment = aidEquipment(mode, words);
    expect(equipment.map(({ name }) => name)).toEqual(EQUIPMENT_NAMES);
    expect(equipment.reduce((sum, { copies }) => sum + copies, 0)).toBe(EQUIPMENT_CARDS.length);
    const actions = aidActions(mode, words);
    expect(actions).toHaveLength(mode === "gang" ? 7 : 4);
    const texts = [
      ...actions.flatMap(({ action, effect }) => [action, effect]),
      ...equipment.flatMap(({ equipment: name, effect, when }) => [name, effect, when]),
      ...aidNotes(mode, words),
    ];
    for (const text of texts) expect(text).toMatch(/^[^{}]+$/);
  });

  test("what one knows is said with how one knows it", () => {
    for (const how of ["dealt", "looked", "swapped", "face-up"] as const) {
      for (const turnsAgo of [0, 1, 2, 5]) {
        for (const isOwn of [true, false]) {
          expect(knownText({ kind: "agent", how, turnsAgo, isOwn }, words)).toMatch(/^[^{}]+$/);
        }
      }
    }
  });

  test("a quick phrase names identities, and repeats what it does not know", () => {
    expect(cardKindName("kingpin", words)).toBe(identityName("kingpin", words, "is"));
    expect(cardKindName("duke", words)).toBe("duke");
  });
});

test("the aid says when the page asks about equipment, and how one is asked otherwise", () => {
  for (const words of Object.values(EVERY_WORDS)) {
    const use = words.t("cops.table.pocket.ready");
    for (const mode of MODES) expect(aidNotes(mode, words)).toContain(words.t("cops.aid.note.asked", { use }));
    expect(words.t("cops.aid.note.asked", { use })).toContain(use);
  }
  expect(aidNotes("base", en).join(" ")).not.toMatch(/each time|every time/);
});

test("the aid speaks of diamonds and criminals only where there are any", () => {
  for (const mode of MODES) {
    const rows = [...aidActions(mode, en).map(({ effect }) => effect), ...aidNotes(mode, en)].join("\n");
    expect(rows.includes("diamond")).toBe(mode === "gang");
    expect(rows.includes("riminal")).toBe(mode === "gang");
  }
  expect(knownText({ kind: "crooked", how: "looked", turnsAgo: 3, isOwn: false }, en)).toBe(
    "crooked, you looked 3 turns ago",
  );
});

describe("the label of a seat", () => {
  const label = (viewer: number, seat: number, events: readonly CopsEvent[], mode = "base", extra: object = {}) =>
    plain(
      seatLabel(tableAfter(mode, viewer, events), seat, {
        words: en,
        names: NAMES,
        sitter: null,
        claims: [],
        isOver: false,
        isAwaited: false,
        ...extra,
      }),
    );

  test("says everything that can be seen there", () => {
    const events: readonly CopsEvent[] = [
      { type: "armed", seat: 1 },
      { type: "aimed", seat: 1, target: 0 },
      { type: "looked", by: 0, seat: 1, cards: [1], kinds: ["kingpin"] },
      { type: "turned-up", seat: 1, card: 0, kind: "honest" },
      { type: "laid", equipment: "disguise", seat: 1, lasting: "concealed" },
      { type: "turn", seat: 1 },
    ];
    expect(label(0, 1, events)).toBe(
      "Shirin, to play, gun aimed at you, first card face up: honest, second card face down, known to you: the Kingpin, " +
        "third card face down, holds equipment, in front: Disguise",
    );
    expect(label(2, 0, events)).toBe(
      "Laleh, aimed at by: Shirin, first card face down, second card face down, third card face down, holds equipment",
    );
    expect(label(1, 0, events)).toContain("aimed at by: you");
  });

  test("says who plays it, and who is awaited", () => {
    const bot = { sitter: { kind: "bot", level: "regular", style: null, name: "Nima" }, isAwaited: true };
    expect(label(0, 2, [], "base", bot)).toMatch(/^Bahram, bot, being asked, first card/);
  });

  test("cops 6: says who is down, a criminal, and who holds diamonds", () => {
    const fallen: readonly CopsEvent[] = [
      { type: "turn", seat: 1 },
      { type: "wounded", seat: 0, card: 0 },
      { type: "exposed", seat: 2, kinds: ["crooked", "honest", "crooked"] },
      { type: "out", seat: 2, by: 1 },
      { type: "moment", moment: "eliminated", seats: [0, 1, 2, 3], resume: null },
    ];
    expect(label(0, 2, fallen, "gang")).toMatch(/^Bahram, has just been eliminated, first card face up: crooked/);
    expect(label(0, 2, [...fallen, { type: "turn", seat: 2 }])).toMatch(/^Bahram, out of the game/);
    expect(label(0, 2, [...fallen, { type: "criminal", seat: 2 }], "gang")).toBe(
      "Bahram, criminal, holds equipment, 1 diamond",
    );
    expect(label(0, 0, fallen)).toContain("first card face down, known to you: the Agent, wounded");
  });

  test("every gun that points at somebody has a sentence", () => {
    const view = tableAfter("base", 0, [
      { type: "armed", seat: 1 },
      { type: "aimed", seat: 1, target: 0 },
      { type: "armed", seat: 0 },
      { type: "aimed", seat: 0, target: 3 },
    ]);
    expect(aimsText(view, en, NAMES).map(plain)).toEqual(["You aim at Omid.", "Shirin aims at you."]);
  });

  test("reads well at every table, in all languages", () => {
    for (const [place, mode] of MODES.entries()) {
      const words = EVERY_WORDS[LANGUAGES[place]];
      randomGame(mode, 5, "labels", (state, viewer) => {
        const view = cops.view(state, viewer);
        for (const [seat] of view.players.entries()) {
          const text = seatLabel(view, seat, {
            words,
            names: NAMES,
            sitter: null,
            claims: [],
            isOver: false,
            isAwaited: true,
          });
          if (/[{}]|undefined|\bnull\b|NaN/.test(text)) throw new Error(`not readable: ${text}`);
        }
      });
    }
  });
});

describe("the ending", () => {
  test("says who won and why, and who was on which side", () => {
    const view = tableAfter("base", 0, [
      { type: "exposed", seat: 1, kinds: ["honest", "kingpin", "crooked"] },
      { type: "out", seat: 1, by: 0 },
      { type: "won", outcome: { as: "honest", winners: [0] } },
    ]);
    const ending = endingOf(view, en, NAMES);
    expect(ending?.title).toBe("You win with the honest cops");
    expect(plain(ending?.why ?? null)).toBe("Shirin held the Kingpin and was eliminated.");
    expect(ending?.teams).toEqual([
      { party: "honest", name: "Honest cops", seats: [0], isWinner: true },
      { party: "crooked", name: "Crooked cops", seats: [1, 2, 3], isWinner: false },
    ]);
  });

  test("cops 3: whoever wins alone leaves those untold whose cards nobody has seen", () => {
    const view = tableAfter("base", 2, [{ type: "won", outcome: { as: "alone", winners: [1] } }]);
    const ending = endingOf(view, en, NAMES);
    expect(plain(ending?.title ?? null)).toBe("Shirin wins alone");
    expect(ending?.teams.map(({ party, seats }) => [party, seats])).toEqual([
      ["alone", [1]],
      ["crooked", [2]],
      ["unknown", [0, 3]],
    ]);
  });

  test("is complete at the end of every game, and not told before", () => {
    for (const mode of MODES) {
      for (const seed of ["one", "two", "three", "four", "five", "six"]) {
        const end = randomGame(mode, 5, seed, (state) => expect(endingOf(state, en, NAMES)).toBeNull());
        for (const viewer of [0, "public", "all"] as const) {
          const ending = endingOf(cops.view(end, viewer), en, NAMES);
          const seats = ending?.teams.flatMap((team) => team.seats) ?? [];
          expect(seats.toSorted()).toEqual([0, 1, 2, 3, 4]);
          const winners = ending?.teams.filter(({ isWinner }) => isWinner).flatMap((team) => team.seats);
          expect(winners).toEqual(end.outcome?.winners);
          expect(`${ending?.title} ${ending?.why}`).not.toMatch(/[{}]|undefined|null/);
        }
      }
    }
  });
});
