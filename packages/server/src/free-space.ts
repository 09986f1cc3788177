import { statfs } from "node:fs/promises";
import type { Logger } from "pino";

const MEGABYTE = 2 ** 20;

/** Whether there is room for more than what is there already. */
export interface FreeSpace {
  /** Looks again, once in a while: a request does not wait for that. */
  look(): Promise<void>;
  isEnough(): boolean;
  /** The free space when it was looked at last, in bytes; NaN before that. */
  bytes(): number;
}

/** How many bytes are free where a folder is. */
export async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Watches the free space. Below the mark, in megabytes, it is not enough, until there is an eighth more than that, so that
 * it does not change with every fact; 0 is no mark. What cannot be measured changes nothing.
 */
export function watchFreeSpace(mark: number, measure: () => Promise<number>, log: Logger): FreeSpace {
  const least = mark * MEGABYTE;
  let bytes = Number.NaN;
  let isEnough = true;
  let isMeasured = true;
  return {
    isEnough: () => isEnough,
    bytes: () => bytes,
    look: async () => {
      if (least === 0) return;
      try {
        bytes = await measure();
        isMeasured = true;
      } catch (error) {
        if (isMeasured) log.warn({ err: error }, "the free space cannot be measured");
        isMeasured = false;
        return;
      }
      const megabytes = Math.floor(bytes / MEGABYTE);
      if (isEnough && bytes < least) {
        isEnough = false;
        log.warn({ megabytes, mark }, "there is little room left: no new tables and guests");
      } else if (!isEnough && bytes >= least * (9 / 8)) {
        isEnough = true;
        log.info({ megabytes, mark }, "there is room again: new tables and guests are welcome");
      }
    },
  };
}
