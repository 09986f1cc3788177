import { PASS } from "@darbar/kernel";
import type { Move } from "./move.ts";

/*
 * The list of moves that is being made. There is never a second one, so that all of them are gathered in one place, and a list that is
 * handed out has no room for more than there are.
 */

export interface MoveList {
  readonly gathered: Move[];
  count: number;
}

const LIST: MoveList = { gathered: [PASS], count: 0 };

export function beginList(): MoveList {
  LIST.count = 0;
  return LIST;
}

export function addMove(list: MoveList, move: Move): void {
  list.gathered[list.count++] = move;
}

export function listed({ gathered, count }: MoveList): readonly Move[] {
  return gathered.slice(0, count);
}
