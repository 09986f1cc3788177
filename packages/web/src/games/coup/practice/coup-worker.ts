import { answerMessages } from "../../../practice/answer-messages.ts";
import { answerCoup } from "./coup-answers.ts";

answerMessages(answerCoup);
