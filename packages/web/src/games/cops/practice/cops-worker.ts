import { answerMessages } from "../../../practice/answer-messages.ts";
import { answerCops } from "./cops-answers.ts";

answerMessages(answerCops);
