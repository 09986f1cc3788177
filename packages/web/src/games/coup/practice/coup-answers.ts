import { answerInquiry, coupBot, type Inquiry } from "@darbar/bots";
import { coup, type Move } from "@darbar/coup";

/** What a bot of Coup answers, within its level's time or within `most` milliseconds. */
export function answerCoup(inquiry: Inquiry, most?: number): Move {
  return answerInquiry(coup, coupBot, inquiry, () => performance.now(), most);
}
