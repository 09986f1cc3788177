import { reviewCops } from "@darbar/bots";
import { answerReviews } from "../../../review/messages.ts";

answerReviews((game) => reviewCops(game));
