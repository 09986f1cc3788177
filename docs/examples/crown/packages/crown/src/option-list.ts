import type { OptionList } from "@darbar/kernel/options";

/** Crown has nothing to agree on but who sits down. */
export const optionList: OptionList = {
  title: "Crown",
  kind: null,
  seats: { fewest: 2, most: 10, usual: 4 },
  options: {},
};
