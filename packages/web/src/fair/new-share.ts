import { shareOf } from "@darbar/fair";

/** What is sent to a quick game before its table is known. */
export { commitmentToShare } from "@darbar/fair";

/** A share that nobody can foretell. */
export function newShare(): string {
  return shareOf(crypto.getRandomValues(new Uint32Array(4)));
}
