import { type ChancesAsked, type ChancesTold, chancesOf } from "./chances.ts";

// Runs beside the page: tables of many seats have very many worlds, and nobody waits for their count.
addEventListener("message", ({ data: { id, past, view } }: MessageEvent<ChancesAsked>) => {
  postMessage({ id, chances: chancesOf(past, view) } satisfies ChancesTold);
});
