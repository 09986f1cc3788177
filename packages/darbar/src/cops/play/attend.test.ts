import { look } from "@darbar/bots";
import { type CopsEvent, cops, type Moment, type State } from "@darbar/cops";
import { describe, expect, test } from "vitest";
import { tableAfter } from "../../../test/cops/told-table.ts";
import { voiceTo } from "../../../test/spoken.ts";
import { ask, attend } from "./attend.ts";

const VOICE = voiceTo("You", "Shirin", "Bahram", "Laleh");

/** A table at which Laleh aims at Shirin, in this moment. You hold the Taser, Shirin the Riot Shield, Bahram Coffee. */
function inMoment(moment: Moment, ...more: readonly CopsEvent[]): State {
  return tableAfter({}, 4, [
    { type: "armed", seat: 3 },
    { type: "aimed", seat: 3, target: 1 },
    { type: "turn", seat: 3 },
    ...more,
    { type: "moment", moment, seats: [0, 1, 2], resume: null },
  ]);
}
const SHOT: CopsEvent = { type: "announced", seat: 3, action: { do: "shoot" } };
const FIRED: CopsEvent = { type: "fired", seat: 3, target: 1 };

describe("who stands aside", () => {
  test("keeps equipment in the pocket, and takes it out when asked to be asked", () => {
    const sight = look(cops, inMoment("turn-end"), 2);
    expect(attend(sight, true)).toEqual({ aside: true, answer: { do: "pass" } });
    expect(attend(sight, false)).toEqual({ aside: false, answer: null });
    expect(ask(sight, VOICE, false).title).toBe("Laleh’s turn ends. Do you play Coffee?");
  });

  test("is asked when the moment has come for which a card is made", () => {
    const sight = look(cops, inMoment("hit", SHOT, FIRED), 1);
    expect(attend(sight, true)).toEqual({ aside: true, answer: null });
    expect(ask(sight, VOICE, true)).toMatchObject({
      title: "You are about to be hit. Do you play the Riot Shield?",
      enter: "first",
      choices: [{ label: "Take the shot" }, { label: "Play the Riot Shield" }],
    });
  });

  test("is not asked about a card that cannot be played, whoever they are", () => {
    expect(attend(look(cops, inMoment("announced", SHOT), 1), false)).toEqual({ aside: false, answer: { do: "pass" } });
    expect(attend(look(cops, inMoment("hit", SHOT, FIRED), 0), false)).toEqual({
      aside: false,
      answer: { do: "pass" },
    });
  });
});

describe("the key that turns asking on and off", () => {
  test("is there in every question, and says what it does", () => {
    const turn = look(cops, tableAfter({}, 4, [{ type: "turn", seat: 0 }]), 0);
    expect(ask(turn, VOICE, true).keys).toEqual([
      { wish: "ask", hint: "Ask me at every moment", aside: false, move: null },
    ]);
    expect(ask(turn, VOICE, false).keys).toMatchObject([{ wish: "ask", aside: true, move: null }]);
    const moment = look(cops, inMoment("turn-end"), 2);
    expect(ask(moment, VOICE, false).keys).toMatchObject([{ wish: "ask", aside: true, move: { do: "pass" } }]);
  });
});

test("Enter keeps the aim, but chooses nobody", () => {
  const aiming = (aim: readonly CopsEvent[]): State =>
    tableAfter({}, 4, [
      { type: "armed", seat: 0 },
      { type: "turn", seat: 0 },
      ...aim,
      { type: "asked", question: "aim", seats: [0] },
    ]);
  expect(ask(look(cops, aiming([]), 0), VOICE, true).enter).toBe(null);
  const kept = ask(look(cops, aiming([{ type: "aimed", seat: 0, target: 2 }]), 0), VOICE, true);
  expect(kept).toMatchObject({
    enter: "first",
    choices: [{ label: "Aim at Bahram", note: "No change." }, {}, {}],
  });
});
