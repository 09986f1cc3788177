import { copsStandings, reviewCops } from "@darbar/bots/review";
import { answerReviews } from "../../../review/messages.ts";

answerReviews({ review: (game) => reviewCops(game), standings: (game) => copsStandings(game) });
