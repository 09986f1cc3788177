import type { OptionList } from "@darbar/kernel/options";
import type { Options } from "./options.ts";
import { FEWEST_SEATS, MODES, MOST_SEATS, VERSION } from "./rules.ts";

/** What a table of Good Cop Bad Cop can agree on. */
export const optionList: OptionList<Options> = {
  title: "Good Cop Bad Cop",
  kind: "mode",
  seats: { fewest: FEWEST_SEATS, most: MOST_SEATS, usual: 5 },
  options: {
    version: { type: "version", newest: VERSION },
    mode: { type: "choice", values: MODES, usual: "base" },
    first: { type: "seat" },
  },
};
