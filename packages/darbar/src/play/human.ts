import type { Sight } from "@darbar/bots";
import type { Asking, Saying, Seat } from "@darbar/kernel";
import { saidLine } from "../story/said.ts";
import { storyteller } from "../story/storyteller.ts";
import type { TableGame } from "../table-game.ts";
import { askMove } from "./ask.ts";
import { HUMAN } from "./company.ts";
import type { Desk } from "./desk.ts";
import { isLeave, type Leave } from "./leave.ts";
import { askWhatToSay } from "./say.ts";
import { sitOut } from "./sit-out.ts";

/** The person at the table: they are told what happens, and asked. They see their seat's view and nothing else. */
export interface Human<State, Move, GameEvent> {
  tell(events: readonly GameEvent[], view: State): Promise<Leave | null>;
  answer(sight: Sight<State, Move>): Promise<Move | Leave>;
  /** They may say something of what is new, after so many events that they have seen; `null`: they keep quiet. */
  speak(sight: Sight<State, Move, GameEvent>, since: number): Promise<Saying | Leave | null>;
  /** Somebody has said something. */
  hear(seat: Seat, saying: Saying): Promise<Leave | null>;
  /** Lets them wait so many milliseconds, unless nothing is to be waited for. */
  wait(milliseconds: number): Promise<Leave | null>;
}

/** How long a line of the story is left to be read, in milliseconds. */
const READING = 650;

/** Seats a person at a table before the deal; `hurried` if nothing is to be waited for. */
export function seatHuman<Options, State extends Asking, Move, GameEvent>(
  game: TableGame<Options, State, Move, GameEvent>,
  table: State,
  desk: Desk<State, Move, GameEvent>,
  hurried: boolean,
): Human<State, Move, GameEvent> {
  const { screen, keyboard } = desk;
  const teller = storyteller(game, table, HUMAN, desk.voice, "commentary");
  const reading = hurried ? 0 : READING;
  let pause = reading;
  let aside = game.startsAside;
  let isOut = false;

  /** Offers somebody who is out to watch, or not to. */
  const fall = async (view: State): Promise<Leave | null> => {
    if (!desk.waits || game.rules.outcome(view) !== null) return null;
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
      const wasOut = isOut;
      isOut = game.isOut(view, HUMAN);
      if (isOut && !wasOut) return fall(view);
      if (!isOut) pause = reading; // Some games bring players back.
      return null;
    },

    async answer(sight) {
      const attention = game.attend(sight, aside);
      aside = attention.aside;
      if (attention.answer !== null) return attention.answer;
      const reply = await askMove(sight, aside, desk);
      screen.markRead();
      if (isLeave(reply)) return reply;
      aside = reply.aside;
      return reply.move;
    },

    async speak(sight, since) {
      const menu = game.telling(sight, since, desk.voice);
      return menu === null ? null : askWhatToSay(menu, sight.view, desk);
    },

    async hear(seat, saying) {
      const line = saidLine(game, { seat, saying }, HUMAN, desk.voice);
      if (line === null) return null;
      screen.tell(line);
      return keyboard.wait(pause);
    },

    wait: (milliseconds) => keyboard.wait(hurried ? 0 : milliseconds),
  };
}
