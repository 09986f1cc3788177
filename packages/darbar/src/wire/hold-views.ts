import { isDeepStrictEqual } from "node:util";
import { eachOf } from "./api.ts";
import type { ClientTable } from "./company.ts";
import { plain } from "./followed.ts";
import { lookAt } from "./look.ts";

/** Compares what every client has made of its facts with what the server shows the same person who comes again. */
export async function holdViews(address: string, companies: readonly ClientTable[]): Promise<readonly string[]> {
  const players = companies.flatMap((company) => company.players);
  const differing = await eachOf(players, async ({ client }) => {
    const { guest, table, followed } = client;
    const who = `${table} seat ${followed.seat}`;
    const faults = followed.faults.map((fault) => `${who} ${fault}`);
    const shown = await lookAt(address, guest, table);
    if (shown.log !== followed.log || shown.facts !== followed.count) {
      return [...faults, `${who} has ${followed.count} facts of ${followed.log}, not ${shown.facts} of ${shown.log}`];
    }
    const made = followed.table as Readonly<Record<string, unknown>> | null;
    const differing = Object.entries(shown.snapshot).filter(
      ([part, value]) => !isDeepStrictEqual(value, plain(made?.[part])),
    );
    const at = `at question ${followed.game}.${followed.prompt}`;
    return [...faults, ...differing.map(([part]) => `${who} sees the ${part} ${at} otherwise than the server`)];
  });
  return differing.flat();
}
