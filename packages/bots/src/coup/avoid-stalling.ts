import type { CoupEvent, Move, State } from "@darbar/coup";
import type { Sight } from "../bot.ts";

/** After so many rounds of the table a game begins to drag on, and with each more the likelier an attack is. */
const PATIENCE = 7;
const URGENCY = 1;

const ATTACKS: readonly Move["do"][] = ["coup", "assassinate", "bomb"];
/** What brings the coins for an attack without waiting for anybody. */
const EARNS: readonly Move["do"][] = ["tax", "foreign-aid", "income"];

/** The shares of the legal moves, for a bot that finds the game too long. */
export function avoidStalling(
  mix: readonly number[],
  { view, legal, past }: Sight<State, Move, CoupEvent>,
): readonly number[] {
  if (view.question !== "act") return mix;
  const turns = past.reduce((count, event) => (event.type === "turn" ? count + 1 : count), 0);
  const late = turns / view.players.length - PATIENCE;
  if (late <= 0) return mix;
  const canAttack = legal.some((move) => ATTACKS.includes(move.do));
  const wanted = canAttack ? ATTACKS : EARNS;
  const factor = Math.exp(URGENCY * late);
  const hurried = mix.map((chance, place) => (wanted.includes(legal[place].do) ? chance * factor : chance));
  const total = hurried.reduce((sum, chance) => sum + chance, 0);
  return hurried.map((chance) => chance / total);
}
