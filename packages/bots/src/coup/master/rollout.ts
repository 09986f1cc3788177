import { coup, type Move, type State } from "@darbar/coup";
import { advance, type Draw, type Seat } from "@darbar/kernel";
import { type Evaluator, evaluate, pick } from "../network/evaluator.ts";
import { nextAsked } from "../network/next-asked.ts";
import { copyTrackRecord, type TrackRecord, track } from "../network/track-record.ts";

/** Decisions after which a rollout ends at the player's next own one, and the network says how it stands. */
const HORIZON = 40;
/** However it goes, no longer than this. */
const LONGEST = 400;

/** Plays on from a world, everybody by the policy, after the seat's first move; gives back its chance to win. */
export function rollOut(
  evaluator: Evaluator,
  from: State,
  seat: Seat,
  first: Move,
  before: TrackRecord,
  draw: Draw,
): number {
  const world = coup.view(from, "all");
  const record = copyTrackRecord(before);
  const play = (by: Seat, move: Move): void => {
    const decided = advance(coup, world, by, move, draw);
    if (!decided.ok) throw new Error(`a legal move was refused: ${JSON.stringify(decided.error)}`);
    for (const event of decided.value) track(record, event);
  };
  play(seat, first);
  for (let decision = 0; decision < LONGEST; decision++) {
    if (world.winner !== null) return world.winner === seat ? 1 : 0;
    if (isOut(world, seat)) return 0;
    const by = nextAsked(world);
    const legal = coup.legal(world, by);
    if (legal.length === 1) {
      play(by, legal[0]);
      continue;
    }
    evaluate(evaluator, world, by, record, legal);
    if (by === seat && decision >= HORIZON) return evaluator.work.value;
    play(by, legal[pick(evaluator.work.chances, legal.length, draw)]);
  }
  return 0;
}

/** Whether a player has lost everything; who has kept a card in the draft holds nothing yet, and lost nothing. */
function isOut({ players }: State, seat: Seat): boolean {
  const { hidden, shown } = players[seat];
  return hidden.length === 0 && shown.length > 0;
}
