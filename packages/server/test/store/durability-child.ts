import { openSqliteStore } from "../../src/store/sqlite-store.ts";
import type { StoreFault } from "../../src/store/store.ts";

// Run by the tests of lasting: appends to some tables until it is stopped, and prints each acknowledgement
// ("+ table seq count") and each refusal ("- table seq fault"), after the store has answered; to who
// wants to hear it, also that it opens the store ("opens"). SIGTERM lets it finish.
const [file, length = "200", tables = "8", isHeard = "no"] = process.argv.slice(2);
let stopping = false;
process.once("SIGTERM", () => {
  stopping = true;
});
if (isHeard === "yes") process.stdout.write("opens\n");
const store = await openSqliteStore(file);

await Promise.all(Array.from({ length: Number(tables) }, (_, table) => appendOnAndOn(String(table))));
await store.close();

async function appendOnAndOn(table: string): Promise<void> {
  if ((await store.load(table)) === null) await store.createTable({ table, code: `CODE${table}`, created: 0 }, []);
  let seq = (await store.load(table))?.length ?? 0;
  for (let turn = Number(table); !stopping; turn++) {
    // One to three facts a call: that a call is kept whole can be seen from its facts.
    const count = 1 + (turn % 3);
    const facts = Array.from({ length: count }, (_, index) => ({
      seq: seq + index,
      at: seq,
      fact: JSON.stringify({ table, from: seq, count, index, text: "x".repeat(Number(length)) }),
    }));
    try {
      await store.append(table, facts);
      process.stdout.write(`+ ${table} ${seq} ${count}\n`);
      seq += count;
    } catch (error) {
      process.stdout.write(`- ${table} ${seq} ${(error as { readonly fault: StoreFault }).fault}\n`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
