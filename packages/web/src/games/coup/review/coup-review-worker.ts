import { reviewCoup } from "@darbar/bots/review";
import { answerReviews } from "../../../review/messages.ts";

answerReviews((game) => reviewCoup(game));
