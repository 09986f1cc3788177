import type { Inquiry } from "@darbar/bots";

/** What the page asks of a worker, and what it hears from it. */
export interface AnswerRequest {
  readonly id: number;
  readonly inquiry: Inquiry;
}
export interface AnswerReply {
  readonly id: number;
  readonly move: unknown;
}

/** What a bot answers, within its level's time or within `most` milliseconds. */
export type Answer = (inquiry: Inquiry, most?: number) => unknown;

/** Runs in a worker: answers what the page asks, one question after the other. */
export function answerMessages(answer: Answer): void {
  addEventListener("message", ({ data: { id, inquiry } }: MessageEvent<AnswerRequest>) => {
    postMessage({ id, move: answer(inquiry) } satisfies AnswerReply);
  });
}
