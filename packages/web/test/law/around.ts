import type { WireFact } from "@darbar/protocol";
import type { GameName } from "../../src/games/shown-game.ts";
import { type Around, USUAL } from "./position.ts";

/** Somebody says something long while the talk is closed. */
const SAID: WireFact = {
  type: "said",
  person: "guest-2",
  name: "Maximiliana Hohenzollern",
  seat: null,
  text: "I have seen that card before, and I am quite sure that it went back to the court: who believes them is a fool.",
  phrase: null,
};

/** Somebody says something to somebody, at their seat. */
const SAID_AT_SEAT: WireFact = { ...SAID, seat: 1, text: null, phrase: { phrase: "go-after", player: 0 } };

const AROUND: readonly Around[] = [
  USUAL,
  { ...USUAL, place: "practice" },
  { ...USUAL, news: [SAID, SAID_AT_SEAT] },
  { ...USUAL, place: "practice-with-hints" },
  { ...USUAL, connection: "waiting" },
  { ...USUAL, hasScreen: true },
];

/** What is so around the question at a place of the list: everything in turn. */
export function aroundAt(game: GameName, place: number): Around {
  const around = AROUND[place % AROUND.length];
  return game === "cops" && place % 2 === 1 ? { ...around, asksEquipment: false } : around;
}
