import { readFileSync } from "node:fs";
import { cops, EQUIPMENT_NAMES, equipmentRule, MODES, type Mode, type State, VERSION } from "@darbar/cops";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { EXAMPLE_DEAL, NEEDS, type Need, NUMBERS, QUIET_TURNS, seatsRows, whenOf } from "./facts.ts";

const SEATS = 4;

/** How docs/rules/cops.md says what a card must find. */
const DOCUMENTED: Readonly<Record<Need, string>> = {
  nothing: "nothing",
  cop: "a player",
  other: "another player",
  "two-others": "two other players",
  equipment: "another player who holds equipment, and a third one",
  fallen: "an eliminated player",
  wound: "a player with a wound",
  hidden: "a player with a face-down card and no disguise",
  "other-hidden": "another player with a face-down card and no disguise",
  three: "more than two players",
  seen: "a card just looked at, still face down, of a player with no disguise",
  gun: "another player with a gun, while you have none",
};

/** A table on which everybody has laid their cards, and the first turn has begun. */
function begun(mode: Mode): State {
  const draw = seededDraw("rules");
  const state = cops.setup({ version: VERSION, mode, first: 0 }, SEATS);
  for (const event of cops.deal(state, draw)) cops.evolve(state, event);
  for (const seat of cops.waiting(state)) {
    const decided = cops.decide(state, seat, cops.fallback(state, seat), draw);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    for (const event of decided.value) cops.evolve(state, event);
  }
  return state;
}

describe("what the rules pages take for facts", () => {
  it("cops 1: the table of seats adds up", () => {
    expect(seatsRows().map(({ seats, leftOver }) => [seats, leftOver])).toEqual([
      [4, 0],
      [5, 1],
      [6, 0],
      [7, 1],
      [8, 0],
    ]);
    expect(EXAMPLE_DEAL.others + NUMBERS.leaders).toBe(EXAMPLE_DEAL.seats);
  });

  it("cops 5: the cards that are not for any moment, as the engine has them", () => {
    const bound = (mode: Mode) => EQUIPMENT_NAMES.flatMap((name) => (whenOf(name, mode) === "any" ? [] : [name]));
    const narrow = ["mobile-detonator", "restraining-order", "riot-shield", "surveillance-camera", "taser"];
    expect(bound("base")).toEqual(narrow);
    expect(bound("gang")).toEqual(["defibrillator", ...narrow]);
  });

  it("cops 5: what each card must find, as the documentation has it, which the engine's tests hold to", () => {
    const document = readFileSync(new URL("../../../../../../docs/rules/cops.md", import.meta.url), "utf8");
    const rows = document
      .split("## 5.")[1]
      .split("## 6.")[0]
      .split("\n")
      .filter((line) => /^\| [^-]/.test(line));
    const documented = rows.slice(1).map((row) => row.split("|")[3].trim());
    expect(EQUIPMENT_NAMES.map((name) => DOCUMENTED[NEEDS[name]])).toEqual(documented);
  });

  it.each(MODES)(
    "cops 5, %s: taser, med kit, restraining order and defibrillator are barred where the page says so",
    (mode) => {
      const state = begun(mode);
      const bar = (name: "taser" | "med-kit" | "restraining-order" | "defibrillator") =>
        equipmentRule(name).bars(state, 1, { do: "play", equipment: name, target: 2, to: 3 });
      expect(bar("taser")).toBe("not-your-turn");
      expect(bar("med-kit")).toBe("not-wounded");
      expect(bar("restraining-order")).toBe("not-a-shot");
      const fallen = state.players.map((player, seat) =>
        seat === 2 ? { ...player, standing: "out" as const } : player,
      );
      state.players = fallen;
      expect(bar("defibrillator")).toBe(mode === "gang" ? "too-late" : null);
      state.moment = "eliminated";
      expect(bar("defibrillator")).toBe(null);
    },
  );

  it("cops 7: timeouts investigate for as long as the page says, and then arm", () => {
    const state = begun("base");
    state.turns = QUIET_TURNS * SEATS;
    expect(cops.fallback(state, 0).do).toBe("investigate");
    state.turns++;
    expect(cops.fallback(state, 0).do).toBe("arm");
  });
});
