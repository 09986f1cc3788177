/** What stands at a place of a list where something must stand: what is not there is a fault of ours, not bad input. */
export function at<Item>(list: readonly Item[], place: number): Item {
  const item = list[place];
  if (item === undefined) throw new RangeError(`nothing stands at place ${place} of a list of ${list.length}`);
  return item;
}
