import type { Inquiry } from "@darbar/bots";
import { type VirtualHost, virtualHost } from "@darbar/table/testing/virtual-host";
import type { RegistryHost } from "../src/registry-host.ts";
import { memoryStore } from "../src/store/memory-store.ts";
import { answerQuestion } from "../src/thinking/answer-question.ts";

/** A host whose time passes only when it is told to, and whose chance comes from a seed. */
export interface VirtualRegistryHost extends RegistryHost, Pick<VirtualHost, "pass" | "alarms"> {}

/** Its time begins at 1,000,000. */
export function virtualRegistryHost(
  seed = 1,
  {
    store = memoryStore(),
    ...different
  }: Partial<Pick<RegistryHost, "store" | "grid" | "floor" | "tick" | "pause" | "botsTalk" | "think" | "report">> = {},
): VirtualRegistryHost {
  return { ...virtualHost(seed, { think: thinkAtOnce, ...different }), store };
}

/** A bot that answers at first sight, in this thread: with a host like this nothing takes time. */
async function thinkAtOnce(game: string, inquiry: Inquiry): Promise<unknown> {
  return answerQuestion({ game, inquiry, most: 0 });
}
