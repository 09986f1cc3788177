import { reviewCops } from "@darbar/bots/review";
import { answerReviews } from "../../../review/messages.ts";

answerReviews((game) => reviewCops(game));
