import { reviewCoup } from "@darbar/bots";
import { answerReviews } from "./messages.ts";

answerReviews((game) => reviewCoup(game));
