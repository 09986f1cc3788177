import { answerMessages } from "./answer-messages.ts";
import { answerCops } from "./answers-cops.ts";

answerMessages(answerCops);
