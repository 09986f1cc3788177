import type { Sight } from "@darbar/bots";
import { coup, type Event, type Move, type State } from "@darbar/coup";
import { storyteller } from "../story/storyteller.ts";
import { askMove, concerns, type Desk } from "./ask.ts";
import { HUMAN } from "./company.ts";
import { isLeave, type Leave } from "./leave.ts";
import { sitOut } from "./sit-out.ts";

/** The person at the table: they are told what happens, and asked. They see their seat's view and nothing else. */
export interface Human {
  tell(events: readonly Event[], view: State): Promise<Leave | null>;
  answer(sight: Sight<State, Move>): Promise<Move | Leave>;
}

/** How long a line of the story is left to be read, in milliseconds. */
const READING = 650;

/** Seats a person at a table before the deal; `hurried` if nothing is to be waited for. */
export function seatHuman(table: State, desk: Desk, hurried: boolean): Human {
  const { screen, keyboard } = desk;
  const teller = storyteller(table, HUMAN, desk.names, "commentary");
  let pause = hurried ? 0 : READING;
  let passing = false;
  let isOut = false;

  /** Offers somebody who is out to watch, or not to. */
  const fall = async (view: State): Promise<Leave | null> => {
    isOut = true;
    if (!desk.waits || coup.outcome(view) !== null) return null;
    const wish = await sitOut(view, desk);
    if (isLeave(wish)) return wish;
    if (wish === "skip") pause = 0;
    return null;
  };

  return {
    async tell(events, view) {
      for (const line of teller.tell(events)) {
        screen.tell(line);
        const left = await keyboard.wait(line.depth === 0 ? 0 : pause);
        if (left !== null) return left;
      }
      screen.show(view, []);
      const fallen = events.some((event) => event.type === "out" && event.seat === HUMAN);
      return fallen && !isOut ? fall(view) : null;
    },

    async answer(sight) {
      if (sight.view.question === "act" || concerns(sight.view, HUMAN)) passing = false;
      if (sight.legal[0].do === "pass" && (passing || sight.legal.length === 1)) return sight.legal[0];
      const reply = await askMove(sight, desk);
      screen.settle();
      if (isLeave(reply)) return reply;
      if (reply.standing) passing = true;
      return reply.move;
    },
  };
}
