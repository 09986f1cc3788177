import { answerInquiry, coupBot, type Inquiry } from "@darbar/bots";
import { coup, type Move } from "@darbar/coup";
import type { Saying } from "@darbar/kernel";

/** What a bot of Coup answers, within its level's time or within `most` milliseconds, or says of its own accord. */
export function answerCoup(inquiry: Inquiry, most?: number): Move | Saying | null {
  return answerInquiry(coup, coupBot, inquiry, () => performance.now(), most);
}
