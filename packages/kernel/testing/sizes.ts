import { it } from "vitest";

/** Whether everything is wanted (`npm run test:all`), and not only as much as finds every planted fault (`npm test`). */
export const ALL = process.env.TESTS === "all";

/** How much a test does: as much as is needed in `npm test`, and as much as one likes to wait for in `npm run test:all`. */
export function usually<Size>(size: Size, { all }: { readonly all: Size }): Size {
  return ALL ? all : size;
}

/** `it`, in `npm run test:all` only: elsewhere there is no such test, so none is skipped either. */
export const itInAll: typeof it = ALL ? it : standIn();

/** Takes whatever `it` takes, and does nothing with it. */
function standIn(): typeof it {
  const nothing: typeof it = new Proxy(it, { apply: () => nothing, get: () => nothing });
  return nothing;
}
