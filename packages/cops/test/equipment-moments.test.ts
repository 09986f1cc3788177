import { at } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import {
  EQUIPMENT_COPIES,
  EQUIPMENT_NAMES,
  type EquipmentName,
  MODES,
  MOMENTS,
  type Mode,
  type Moment,
} from "../src/index.ts";
import { type CopsScenario, given } from "./scenario.ts";

/* Every kind of equipment at every moment, in both games: played where cops 5 says so, refused everywhere else. */

const ANY = MOMENTS;

/** The column "moments" of cops 5. Taser, detonator and the gang's defibrillator are of their own: see below. */
const MOMENTS_OF: Readonly<Record<EquipmentName, readonly Moment[]>> = {
  blackmail: ANY,
  coffee: ANY,
  defibrillator: ANY,
  disguise: ANY,
  "evidence-bag": ANY,
  flashbang: ANY,
  "k9-unit": ANY,
  "med-kit": ANY,
  "metal-detector": ANY,
  "mobile-detonator": [],
  "planted-evidence": ANY,
  polygraph: ANY,
  "restraining-order": ["announced"],
  "riot-shield": ["hit"],
  "smoke-grenade": ANY,
  "surveillance-camera": ["investigated"],
  taser: ANY,
  "truth-serum": ANY,
  "walkie-talkie": ANY,
  wiretap: ANY,
};

/** A way to play each that the position below allows, if the moment does. */
const PLAY: Readonly<Record<EquipmentName, string>> = {
  blackmail: "P5.1 P6.2",
  coffee: "",
  defibrillator: "P4",
  disguise: "P5",
  "evidence-bag": "P5 to P6",
  flashbang: "P5",
  "k9-unit": "P5",
  "med-kit": "P6",
  "metal-detector": "",
  "mobile-detonator": "P5",
  "planted-evidence": "P5",
  polygraph: "P5",
  "restraining-order": "",
  "riot-shield": "",
  "smoke-grenade": "",
  "surveillance-camera": "P3.1",
  taser: "P5 to P6",
  "truth-serum": "P5",
  "walkie-talkie": "P5",
  wiretap: "P5.1",
};

/** Six seats: P1 is about to play, P4 has fallen, P6 is a wounded kingpin, P5 holds a gun and some equipment. */
function position(mode: Mode, kind: EquipmentName, holder: "P1" | "P2" | "P3", armed: boolean): CopsScenario {
  const held = (who: string) => (who === holder ? kind : null);
  const other = kind === "smoke-grenade" ? "coffee" : "smoke-grenade";
  return given(mode, 6)
    .hands("any any any", "agent any any", "honest honest any", "any any any", "any any any", "(kingpin!) any any")
    .equipment(held("P1"), held("P2"), held("P3"), null, other)
    .fallen("P4")
    .guns(armed ? "P1>P3 P5>P1" : "P5>P1");
}

/** Goes on to a moment of P1's turn. */
function goTo(game: CopsScenario, moment: Moment, announced: "P1 shoot" | "P1 investigate P3.1"): CopsScenario {
  if (moment === "turn") return game;
  const shot = moment === "hit" || moment === "eliminated" || (moment === "announced" && announced === "P1 shoot");
  game.play(shot ? "P1 shoot" : "P1 investigate P3.1");
  for (const passed of MOMENTS) {
    const { question } = game.view("all");
    if (question === "aim") game.play("P1 aim P3");
    if (game.view("all").moment === moment && game.view("all").question === "moment") return game;
    if (passed !== "turn") game.play("others pass");
  }
  return game.expect({ moment });
}

/** At which moments of the turn another living player could be asked. */
const OF_ALL = MOMENTS.filter((moment) => moment !== "turn");

function line(holder: string, kind: EquipmentName): string {
  return `${holder} play ${kind} ${PLAY[kind]}`;
}

/** It is listed, it is accepted, and when the moment has closed it has left the hand. */
function played(game: CopsScenario, holder: "P1" | "P2" | "P3", kind: EquipmentName, how = line(holder, kind)): void {
  game.play(how);
  if (at(game.view("all").players, Number(holder[1]) - 1).equipment.length > 0) game.play("others pass");
  game.seesEquipment("all", holder, "");
}

function refused(game: CopsScenario, holder: "P1" | "P2", kind: EquipmentName, code: string): void {
  game.refuses(line(holder, kind), code).mayNot(holder, `play ${kind}`);
}

/** The code of a refusal at a moment that is not the card's. */
function codeFor(kind: EquipmentName): string {
  return kind === "mobile-detonator" ? "not-eliminated" : "wrong-moment";
}

/** In npm test, of the base game: that the gang plays each card at the same moments, exhaustive.test.ts sees. */
const TRIED: readonly Mode[] = usually<readonly Mode[]>(["base"], { all: MODES });

describe.each(TRIED)("the moments of equipment, %s", (mode) => {
  const kinds = EQUIPMENT_NAMES.filter((kind) => kind !== "taser" && (mode === "base" || kind !== "defibrillator"));

  it.each(kinds)("cops 5 moments: %s, in its holder's turn", (kind) => {
    for (const moment of MOMENTS) {
      const game = goTo(position(mode, kind, "P1", true), moment, "P1 shoot");
      if (MOMENTS_OF[kind].includes(moment)) played(game, "P1", kind);
      else refused(game, "P1", kind, codeFor(kind));
    }
  });

  it.each(kinds)("cops 5 moments: %s, in another's turn", (kind) => {
    refused(position(mode, kind, "P2", true), "P2", kind, "not-asked");
    for (const moment of OF_ALL) {
      const game = goTo(position(mode, kind, "P2", true), moment, "P1 shoot");
      if (MOMENTS_OF[kind].includes(moment)) played(game, "P2", kind);
      else refused(game, "P2", kind, codeFor(kind));
    }
  });

  it("cops 5 moments: restraining order, an action that is no shot", () => {
    const game = goTo(position(mode, "restraining-order", "P2", true), "announced", "P1 investigate P3.1");
    refused(game, "P2", "restraining-order", "not-a-shot");
  });

  it("cops 5 moments: taser, at every moment of one's own turn while unarmed, and never in another's", () => {
    for (const moment of MOMENTS) {
      const armed = moment === "hit" || moment === "eliminated";
      const game = goTo(position(mode, "taser", "P1", armed), moment, "P1 investigate P3.1");
      if (at(game.view("public").players, 0).armed) refused(game, "P1", "taser", "armed-already");
      else played(game, "P1", "taser");
    }
    for (const moment of OF_ALL) {
      refused(goTo(position(mode, "taser", "P2", true), moment, "P1 shoot"), "P2", "taser", "not-your-turn");
    }
  });

  it("cops 5 moments: mobile detonator, only by who has just been eliminated", () => {
    for (const moment of OF_ALL.filter((each) => each !== "eliminated")) {
      const game = goTo(position(mode, "mobile-detonator", "P3", true), moment, "P1 shoot");
      game.refuses("P3 play mobile-detonator P5", "not-eliminated").mayOnly("P3", "pass");
    }
    const game = goTo(position(mode, "mobile-detonator", "P3", true), "eliminated", "P1 shoot");
    played(game, "P3", "mobile-detonator");
  });

  it("cops 5 moments: no other equipment, by who has just been eliminated", () => {
    for (const kind of EQUIPMENT_NAMES.filter((each) => each !== "mobile-detonator")) {
      const game = goTo(position(mode, kind, "P3", true), "eliminated", "P1 shoot");
      game.refuses(line("P3", kind), "not-living-holder").mayOnly("P3", "pass");
    }
  });
});

describe("the moments of equipment", () => {
  it("cops 5 moments: defibrillator in the gang, at the moment of the elimination, and never for a criminal", () => {
    for (const holder of ["P1", "P2"] as const) {
      for (const moment of holder === "P1" ? MOMENTS : OF_ALL) {
        const game = goTo(position("gang", "defibrillator", holder, true), moment, "P1 shoot");
        game.refuses(`${holder} play defibrillator P4`, "too-late");
        game.refuses(`${holder} play defibrillator P5`, "not-eliminated");
        if (moment === "eliminated") played(game, holder, "defibrillator", `${holder} play defibrillator P3`);
        else game.mayNot(holder, "play defibrillator");
      }
    }
  });

  it("cops 5 moments: a kind of equipment that is not in this table fails here", () => {
    expect(Object.keys(MOMENTS_OF).toSorted()).toEqual([...EQUIPMENT_NAMES].toSorted());
    expect(Object.keys(PLAY).toSorted()).toEqual([...EQUIPMENT_NAMES].toSorted());
  });

  it("cops 5 copies: one of each kind, but two defibrillators", () => {
    for (const kind of EQUIPMENT_NAMES) expect(EQUIPMENT_COPIES[kind]).toBe(kind === "defibrillator" ? 2 : 1);
  });

  it("cops 5 names: a play that names too little, too much or something else is refused", () => {
    given("base", 4)
      .equipment("k9-unit")
      .refuses("P1 play k9-unit", "wrong-names")
      .refuses("P1 play k9-unit P2 to P3", "wrong-names")
      .refuses("P1 play k9-unit P2.1", "wrong-names");
    given("base", 4).equipment("coffee").refuses("P1 play coffee P2", "wrong-names");
  });
});
