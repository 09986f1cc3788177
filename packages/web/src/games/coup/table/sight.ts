import { type Claim, type CoupEvent, claimOf, coup, ruleOf, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Words } from "@darbar/words/words";
import { type GameSight, gameSightOf } from "../../../board/sight.ts";
import type { TableProps } from "../../../table/props.ts";

/** What every part of the table is drawn from. */
export type Sight = GameSight<State, CoupEvent>;

/** What the reader sees; `null` if no game is on. */
export function sightOf(table: TableProps, words: Words): Sight | null {
  return gameSightOf(table, words, { rules: coup, asking: ["asked", "turn"] });
}

/** Whether a player has lost both cards. */
export function isOut({ players }: State, seat: Seat): boolean {
  const { hidden, shown } = players[seat];
  return hidden.length === 0 && shown.length > 0;
}

/** Whether the reader has lost both cards, or has a bot play for them, while the others play on. */
export function isAside({ view, home, plays, standIn }: Sight): boolean {
  return standIn !== null || (plays && home !== null && isOut(view, home));
}

/** Who has not lost both cards. */
export function stillIn({ view }: Sight): readonly Seat[] {
  return view.players.flatMap((_, seat) => (isOut(view, seat) ? [] : [seat]));
}

/** What a player claims in the action under way, proven or not; `null` if they claim nothing. */
export function claimBy({ claim, action, options }: State, seat: Seat): Claim | null {
  if (claim?.seat === seat) return claim.as;
  return action?.seat === seat ? claimOf(ruleOf(action.kind), options) : null;
}
