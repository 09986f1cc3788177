import { atTable } from "@darbar/kernel";
import { crown } from "./crown.ts";
import { optionList } from "./option-list.ts";

/** Crown, with all that a table asks beside the rules: for what is not said here there is a usual answer. */
export const crownAtTable = atTable({
  rules: crown,
  options: optionList,
  variants: () => [2, 3, 4, 6, 10].map((seats) => ({ options: {}, seats })),
  spokenCards: ["king", "knave"],
});
