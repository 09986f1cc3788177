import type { CopsEvent, Move, State } from "@darbar/cops";
import type { Draw, Seat } from "@darbar/kernel";
import type { CopsBot, CopsSight } from "./game.ts";
import { trackCops } from "./knowledge/knowledge.ts";
import { beliefsOf, type Outlook, otherCops, outlook } from "./outlook.ts";

/** A baseline: looks at the most uncertain card, shoots above 80 %, keeps its equipment in its pocket. */
export const uncertainCops: CopsBot = { choose: chooseUncertain };

/** How likely somebody must be an enemy to be shot. */
const SURE = 0.8;

function chooseUncertain({ seat, view, legal, past }: CopsSight, draw: Draw): Move {
  if (legal.length === 1 || view.question === "moment") return legal[0];
  const eye = outlook(view, seat, beliefsOf(trackCops(past as readonly CopsEvent[], view, null)));
  const wishes = legal.map((move) => wish(move, view, eye));
  const best = Math.max(...wishes);
  return legal[draw.one([...legal.keys()].filter((index) => wishes[index] === best))];
}

/** How much it wants a move; what it wants alike is as likely. */
function wish(move: Move, view: State, eye: Outlook): number {
  switch (move.do) {
    case "shoot":
      return 10 * sure(eye, view.players[eye.me].aim);
    case "arm": {
      const preys = otherCops(eye).map((seat) => sure(eye, seat));
      if (Math.max(...preys) === 0 || view.players[eye.me].armed) return -1;
      return 5 + (move.target === undefined ? 0 : eye.enemy(move.target));
    }
    case "investigate":
      return view.players[move.target].cards[move.card].kind === null ? eye.doubt(move.target) : -1;
    case "aim":
    case "divert":
      return view.players[move.target].standing === "in" ? eye.enemy(move.target) : -1;
    case "look":
      return eye.doubt(move.target) * move.cards.length;
    case "play":
      return -2;
    case "snatch":
      return view.players[move.target].diamonds;
    default:
      return 0;
  }
}

function sure(eye: Outlook, seat: Seat | null): number {
  if (seat === null || eye.view.players[seat].standing !== "in") return -1;
  return eye.enemy(seat) > SURE ? eye.enemy(seat) : 0;
}
