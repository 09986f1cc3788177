import { reviewCops } from "@darbar/bots";
import { answerReviews } from "./messages.ts";

answerReviews((game) => reviewCops(game));
