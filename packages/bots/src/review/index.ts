export type { HeardWord } from "./critic.ts";
export type { SeenGame } from "./decisions.ts";
export type { Reviewing } from "./go-over.ts";
export { reviewBudget, reviewCops, reviewCoup } from "./master-review.ts";
export { copsStandings, coupStandings } from "./master-standing.ts";
export type { Guess, ReviewedDecision, Shift, Verdict, WeighedOption } from "./review.ts";
export type { OpenGame, Standing } from "./standing.ts";
