import { StoreError } from "../store/store.ts";

/** How long to wait before the store is asked again after something that passes, in milliseconds. */
export const AFTER_PASSING = 200;

/** Whether something has failed that passes by itself: the store did not answer, or another node was faster. */
export function isPassing(error: unknown): boolean {
  return error instanceof StoreError && (error.fault === "broken" || error.fault === "conflict");
}
