import { BASELINES, classicTable, playTable, type Sitter } from "@darbar/bots/coup-network";
import { seededDraw } from "@darbar/kernel";
import type { OrderResult, Score, Tools } from "./order.ts";
import type { TrainingCompany } from "./seating.ts";

const MEASURED_SEATS: readonly number[] = [2, 4, 6];

/** Plays one learner against a table of each style. */
export function measureLearner(tools: Tools, company: TrainingCompany, round: number, games: number): OrderResult {
  const draw = seededDraw(`${tools.seed} measure ${round} share ${tools.share}`);
  const rivals: readonly (readonly [string, Sitter])[] =
    company.rival === null
      ? Object.entries(BASELINES).map(([style, bot]) => [style, { kind: "bot", bot }] as const)
      : [["the rival", company.rival]];
  const scores: Score[] = [];
  for (const [style, other] of rivals) {
    for (const seats of tools.rival === null ? MEASURED_SEATS : [tools.rival.seats]) {
      const score: Score = { style, seats, won: 0, played: 0 };
      for (; score.played < games; score.played++) {
        const own = score.played % seats;
        const sitters = Array.from({ length: seats }, (_, place) => (place === own ? company.learner : other));
        if (playTable(classicTable(seats, 0, tools.rival?.draft), sitters, draw, () => undefined).winner === own)
          score.won++;
      }
      scores.push(score);
    }
  }
  return { done: "measured", scores };
}
