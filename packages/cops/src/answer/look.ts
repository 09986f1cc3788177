import { type Draw, refuse, type Seat } from "@darbar/kernel";
import { begin, facts, look } from "../decision.ts";
import { resolved } from "../flow.ts";
import { beginLooks, nextLook } from "../look.ts";
import type { Move } from "../move.ts";
import { barLooking, faceDown, playerAt } from "../player.ts";
import { type DecidedEvents, notAnAnswer } from "../refusal.ts";
import type { State } from "../state.ts";

/** A player looks; then the next one does, or the card that brought the looks has resolved. */
export function decideLook(table: State, seat: Seat, move: Move, draw: Draw): DecidedEvents {
  if (move.do !== "look") return notAnAnswer(table, move);
  const { at, but, most } = nextLook(table);
  if (at === null ? move.target === but : move.target !== at) return refuse("not-this-player", { target: move.target });
  const bar = barLooking(table, seat, move.target);
  if (bar !== null) return refuse(bar, { target: move.target });
  if (move.cards.length > most) return refuse("too-many-cards", { most, given: move.cards.length });
  const open = faceDown(playerAt(table, move.target));
  const shown = move.cards.find((card) => !open.includes(card));
  if (shown !== undefined) return refuse("face-up", { target: move.target, card: shown });
  const decision = begin(table, draw);
  look(decision, seat, move.target, move.cards);
  beginLooks(decision, table.looks.slice(1));
  if (!decision.asked) resolved(decision);
  return facts(decision);
}
