import { answerMessages } from "../../practice/answer-messages.ts";
import { answerCrown } from "./practice.ts";

answerMessages(answerCrown);
