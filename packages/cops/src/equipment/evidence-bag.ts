import { at, type Seat } from "@darbar/kernel";
import { emit } from "../decision.ts";
import { keepOne } from "../keep.ts";
import { barOthers, playerAt } from "../player.ts";
import type { Bar } from "../refusal.ts";
import type { State } from "../state.ts";
import { ANY, type EquipmentRule, namingTwoPlayers } from "./rule.ts";

/**
 * cops 5: equipment that a living player holds goes to another player, not to yourself. "You included" never comes up:
 * nobody who plays equipment holds any other (cops 4).
 */
export const evidenceBag: EquipmentRule = namingTwoPlayers({
  moments: ANY,
  first: true, // The book: the former holder cannot use the card, for the bag's power is applied before it.
  bars: barOthers,
  barsTo,
  play: (decision, _, from, to) => {
    const held = at(playerAt(decision.table, from).equipment, 0);
    emit(decision, { type: "handed", from, to, equipment: held.kind });
    keepOne(decision, to);
  },
});

function barsTo(view: State, seat: Seat, target: Seat, to: Seat): Bar | null {
  const bar = barOthers(view, seat, to);
  if (bar !== null) return bar;
  if (target === to) return "same-player";
  return playerAt(view, target).equipment.length === 0 ? "no-equipment" : null;
}
