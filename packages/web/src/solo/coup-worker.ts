import { answerMessages } from "./answer-messages.ts";
import { answerCoup } from "./answers-coup.ts";

answerMessages(answerCoup);
