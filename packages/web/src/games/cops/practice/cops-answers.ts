import { answerInquiry, copsBot, type Inquiry } from "@darbar/bots";
import { cops, type Move } from "@darbar/cops";
import type { Saying } from "@darbar/kernel";

/** What a bot of Good Cop Bad Cop answers, within its level's time or within `most` milliseconds, or says of its own accord. */
export function answerCops(inquiry: Inquiry, most?: number): Move | Saying | null {
  return answerInquiry(cops, copsBot, inquiry, () => performance.now(), most);
}
