import { MOST_SEATS } from "@darbar/kernel";
import { kindsOf, optionsOfKind } from "@darbar/kernel/options";
import type { Chosen } from "../chosen-games.ts";
import { gameNamed } from "../games.ts";
import type { RawOptions } from "../table-game.ts";
import type { RowCase } from "./row.ts";

/** Each kind of a game at each number of seats that its rules know, with the options that it has by default, but for these. */
export function casesOf({ game, kind }: Chosen, raw: RawOptions = {}): readonly RowCase[] {
  const counts = Array.from({ length: MOST_SEATS }, (_, more) => 1 + more);
  return gameNamed(game).with(({ rules, options }) =>
    (options.kind === null ? [null] : kindsOf(options))
      .filter((name) => kind === null || name === kind)
      .flatMap((name) =>
        counts.flatMap((seats) =>
          rules.options({ ...optionsOfKind(options, name), ...raw }, seats).ok
            ? [{ game, kind: name, seats, raw }]
            : [],
        ),
      ),
  );
}
