import type { CoupEvent, Move, State } from "@darbar/coup";
import type { Bot } from "../bot.ts";
import { chooseAction } from "./act.ts";
import { chooseWithBomb } from "./bomb.ts";
import { byQuestion } from "./by-question.ts";
import type { Personality } from "./personality.ts";
import { chooseAnswer } from "./respond.ts";

/** A simple player of Coup, of a given personality, in every edition. Most of what it knows is in its view. */
export function simpleCoup(personality: Personality): Bot<State, Move, CoupEvent> {
  return byQuestion({
    act: (sight, draw) => chooseAction(sight, personality, draw),
    answer: (sight, draw) => chooseAnswer(sight, personality, draw),
    bomb: ({ view, seat, legal }, draw) => chooseWithBomb(view, seat, legal, personality, draw),
  });
}
