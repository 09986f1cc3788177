import { answerInquiry, copsBot, type Inquiry } from "@darbar/bots";
import { cops, type Move } from "@darbar/cops";

/** What a bot of Good Cop Bad Cop answers, within its level's time or within `most` milliseconds. */
export function answerCops(inquiry: Inquiry, most?: number): Move {
  return answerInquiry(cops, copsBot, inquiry, () => performance.now(), most);
}
