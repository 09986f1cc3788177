import { at, seededDraw } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { audit } from "./audit.ts";
import { coup } from "./coup.ts";
import type { State } from "./state.ts";

const TAX = { kind: "tax", seat: 0, target: null };

function table(): State {
  const options = coup.options({ draft: false }, 2);
  if (!options.ok) throw new Error(options.error);
  const state = coup.setup(options.value, 2);
  for (const event of coup.deal(state, seededDraw("audit"))) coup.evolve(state, event);
  return state;
}

describe("the audit", () => {
  it("finds nothing at an honest table", () => {
    expect(audit(table())).toBeNull();
  });

  it.each<readonly [string, (state: State) => void]>([
    ["a coin that appears", (state) => void state.treasury++],
    ["a coin that vanishes", (state) => void at(state.players, 0).coins--],
    [
      "a purse below zero",
      (state) => {
        at(state.players, 0).coins -= 5;
        state.treasury += 5;
      },
    ],
    ["a card that vanishes", (state) => void Object.assign(at(state.players, 1), { hidden: [] })],
    ["a card too many", (state) => void Object.assign(at(state.players, 1), { shown: ["duke"] })],
    [
      "a card that is another",
      (state) => {
        const player = at(state.players, 0);
        player.hidden = player.hidden.with(0, player.hidden[0] === "duke" ? "contessa" : "duke");
      },
    ],
    ["a Court that is miscounted", (state) => void state.court.loose--],
    [
      "a hand of three",
      (state) => {
        const player = at(state.players, 0);
        player.hidden = [...player.hidden, ...(state.court.bag ?? []).splice(0, 1)];
        state.court.loose--;
      },
    ],
    [
      "knowledge of a card that is not there",
      (state) => {
        const card = at(state.players, 1).hidden.includes("duke") ? "contessa" : "duke";
        state.sightings = [{ seat: 1, card: at(state.players, 1).hidden.includes(card) ? "captain" : card, by: 0 }];
      },
    ],
    ["a question about an action that is not there", (state) => void Object.assign(state, { question: "respond" })],
    ["a challenge without a claim", (state) => void Object.assign(state, { question: "prove", action: TAX })],
  ])("finds %s", (_, spoil) => {
    const state = table();
    spoil(state);
    expect(audit(state)).toMatch(/./);
  });
});
