import { SERVER_PARTS, type ServerPart } from "@darbar/protocol";

/** The health of the parts of a server. A beat asks them once a second, so a question here costs nothing. */
export interface Health {
  /** A part has done what it is there for. */
  heard(part: "writer" | "reader"): void;
  /** The beat came, so many milliseconds late. */
  beat(late: number): void;
  /** What is wrong with the parts that are not well. */
  troubles(): ReadonlyMap<ServerPart, string>;
}

/** A part that has not answered for so long is not well, in milliseconds. */
const PATIENCE = 10_000;
/** Nor is a server that was so long busy with one thing; it is told for as long as parts are waited for. */
const LATE = 5_000;

/** All parts are well now. `bots` tells what is wrong with those who think for bots. */
export function newHealth(now: () => number, bots: () => string | null): Health {
  const heard = { writer: now(), reader: now() };
  let late = { by: 0, at: now() };
  const silence = (part: "writer" | "reader", what: string): string | null => {
    const since = now() - heard[part];
    return since < PATIENCE ? null : `${what} for ${Math.round(since / 1_000)} s`;
  };
  const troubleOf = (part: ServerPart): string | null => {
    switch (part) {
      case "writer":
        return silence(part, "nothing could be kept");
      case "reader":
        return silence(part, "nothing could be read");
      case "bots":
        return bots();
      case "loop":
        return late.by < LATE || now() - late.at >= PATIENCE ? null : `held up for ${Math.round(late.by / 1_000)} s`;
    }
  };
  return {
    heard: (part) => {
      heard[part] = now();
    },
    beat: (by) => {
      if (by >= LATE) late = { by, at: now() };
    },
    troubles: () =>
      new Map(
        SERVER_PARTS.flatMap((part) => {
          const trouble = troubleOf(part);
          return trouble === null ? [] : [[part, trouble] as const];
        }),
      ),
  };
}
