import { within } from "./measured.ts";

/** A stretch that nobody sits in. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

export interface TakenLanes {
  /** The lane that is nearest to the wanted place and not taken; where all are, the wanted place itself. */
  (key: string, wanted: number, step: number, gap: Gap): number;
  isFree(key: string, wanted: number, step: number, gap: Gap): boolean;
}

/** Keeps which lanes are taken. */
export function takenLanes(): TakenLanes {
  const taken = new Map<string, number[]>();
  const nearest = (key: string, wanted: number, step: number, { from, to }: Gap): number | undefined => {
    const used = taken.get(key) ?? [];
    const start = within(wanted, from, to);
    const most = Math.ceil((to - from) / step) * 2;
    for (let count = 0; count <= most; count++) {
      const place = start + step * (count % 2 === 0 ? -count / 2 : (count + 1) / 2);
      const isIn = place >= Math.min(from, start) && place <= Math.max(to, start);
      if (isIn && used.every((each) => Math.abs(each - place) > step - 0.5)) return place;
    }
    return undefined;
  };
  const take = (key: string, wanted: number, step: number, gap: Gap): number => {
    const place = nearest(key, wanted, step, gap) ?? within(wanted, gap.from, gap.to);
    taken.set(key, [...(taken.get(key) ?? []), place]);
    return place;
  };
  return Object.assign(take, {
    isFree: (key: string, wanted: number, step: number, gap: Gap) => nearest(key, wanted, step, gap) !== undefined,
  });
}
