import type { CoupEvent, Move, State } from "@darbar/coup";
import type { Bot } from "../bot.ts";
import { byQuestion } from "../simple-coup/by-question.ts";
import { chooseAction } from "./act.ts";
import { chooseAnswer, chooseWithBomb } from "./answer.ts";
import type { Personality } from "./personality.ts";

/** A baseline: a hand-written player of Coup, of a given personality, in every edition. */
export function baselineCoup(personality: Personality): Bot<State, Move, CoupEvent> {
  return byQuestion({
    act: (sight, draw) => chooseAction(sight, personality, draw),
    answer: ({ view, seat, legal }, draw) => chooseAnswer(view, seat, legal, personality, draw),
    bomb: ({ view, seat, legal }, draw) => chooseWithBomb(view, seat, legal, personality, draw),
  });
}
