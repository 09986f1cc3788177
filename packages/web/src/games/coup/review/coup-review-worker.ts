import { reviewCoup } from "@darbar/bots";
import { answerReviews } from "../../../review/messages.ts";

answerReviews((game) => reviewCoup(game));
