import { answerMessages } from "../../../solo/answer-messages.ts";
import { answerCoup } from "./coup-answers.ts";

answerMessages(answerCoup);
