import type { Result } from "@darbar/kernel";
import type { Command, ServerMessage } from "@darbar/protocol";

/** Why something was not done: a code to say it by, and a sentence for developers. */
export interface Refused {
  readonly code: string;
  readonly error: string;
}

/** What a table's host says. */
export type TableMessage = Extract<ServerMessage, { readonly table: string }>;
export type TableListener = (message: TableMessage) => void;

/** A way to one table, wherever it is: on the server, or in the page. The same messages either way. */
export interface TableLink {
  /** Tells everything about the table from now on, beginning with the table itself; answers how to stop. */
  watch(listener: TableListener): () => void;
  /** Has the whole table told again. */
  look(): void;
  /** Does something there; resolves when it is done or refused. */
  do(command: Command): Promise<Result<null, Refused>>;
}
