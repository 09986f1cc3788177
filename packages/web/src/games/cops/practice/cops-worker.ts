import { answerMessages } from "../../../solo/answer-messages.ts";
import { answerCops } from "./cops-answers.ts";

answerMessages(answerCops);
