import { at, type Seat } from "@darbar/kernel";
import type { Start } from "@darbar/kernel/testing";
import { cops, type EquipmentName, type State } from "../src/index.ts";
import { Walker } from "./every-play.ts";
import type { CopsGame } from "./every-step.ts";
import type { Tally } from "./every-tally.ts";
import { KINDS } from "./invariants-box.ts";
import { othersOf } from "./referee-sheet.ts";

/** The names of all equipment, in the order of cops 5. */
export const NAMES = Object.keys(KINDS) as readonly EquipmentName[];

/** Walks every action of a position, and every play of every card there by somebody who is given it. */
export function walkPosition(start: Start<State>, number: number, tally: Tally, game: CopsGame = cops): void {
  const walker = new Walker(start, tally, game);
  walker.everyAction();
  for (const [place, kind] of NAMES.entries()) walker.everyPlayOf(kind, holderOf(start.state, kind, number + place));
}

/** In turns the active player and others; a detonator is for whomever the active player aims at. */
function holderOf(state: State, kind: EquipmentName, number: number): Seat {
  const { turn, players } = state;
  const others = othersOf(state, turn);
  const { aim } = at(players, turn);
  if (kind === "mobile-detonator" && aim !== null && others.includes(aim)) return aim;
  const isActive = at(players, turn).standing === "in" && (number % 2 === 0 || kind === "taser");
  return isActive ? turn : at(others, number % others.length);
}
