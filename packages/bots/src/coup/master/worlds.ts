import { coup, type State } from "@darbar/coup";
import type { Draw } from "@darbar/kernel";
import { type Belief, drawHands, newBelief } from "../knowledge/index.ts";
import { fraction } from "../network/evaluator.ts";

/** Worlds thought of at most; then they come again. */
const MOST_WORLDS = 120;
/** How often a world is drawn from the hard evidence alone: others may not play like the policy. */
const UNLIKE_THE_POLICY = 0.15;

/** Worlds that a view could be, each as likely as it is believed to be, one at a time and again from the first. */
export function worldsOf(view: State, belief: Belief, draw: Draw): () => State {
  const plain = newBelief(belief.evidence);
  const worlds: State[] = [];
  let next = 0;
  return () => {
    if (worlds.length < MOST_WORLDS)
      worlds.push(worldOf(view, fraction(draw) < UNLIKE_THE_POLICY ? plain : belief, draw));
    return worlds[next++ % MOST_WORLDS];
  };
}

/** The hands are drawn from the belief; what lies in the Court then follows, or is left to chance. */
function worldOf(view: State, belief: Belief, draw: Draw): State {
  const hands = drawHands(belief, draw);
  const players = view.players.map((player, seat) =>
    player.hidden.includes(null) ? { ...player, hidden: hands[seat].slice() } : player,
  );
  return coup.imagine({ ...view, players }, draw);
}
