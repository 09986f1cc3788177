import { coupStandings, reviewCoup } from "@darbar/bots/review";
import { answerReviews } from "../../../review/messages.ts";

answerReviews({ review: (game) => reviewCoup(game), standings: (game) => coupStandings(game) });
