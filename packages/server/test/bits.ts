/** A window that has closed: how long it was open, how it ended for all to see, and what each seat held. */
export interface Closed {
  readonly delay: number;
  readonly ending: string;
  readonly hands: readonly string[];
}

/** How many bits the time tells about a hand, when one has seen how the window ended. */
export function mutualInformation(closed: readonly Closed[], seat: number): number {
  const count = new Map<string, number>();
  const add = (key: string): void => void count.set(key, (count.get(key) ?? 0) + 1);
  for (const { delay, ending, hands } of closed) {
    for (const key of [`e ${ending}`, `t ${ending} ${delay}`, `h ${ending} ${hands[seat]}`]) add(key);
    add(`th ${ending} ${delay} ${hands[seat]}`);
  }
  let bits = 0;
  for (const { delay, ending, hands } of closed) {
    const both = count.get(`th ${ending} ${delay} ${hands[seat]}`) ?? 1;
    const time = count.get(`t ${ending} ${delay}`) ?? 1;
    const hand = count.get(`h ${ending} ${hands[seat]}`) ?? 1;
    bits += Math.log2((both * (count.get(`e ${ending}`) ?? 1)) / (time * hand));
  }
  return bits / closed.length;
}

/** The same estimate where time and hand cannot have to do with each other: what chance alone seems to tell. */
export function byChance(closed: readonly Closed[], seat: number): number {
  const shifted = closed.map((each, index) => ({ ...each, hands: closed[(index + 977) % closed.length].hands }));
  return mutualInformation(shifted, seat);
}
