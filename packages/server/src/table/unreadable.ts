/** A table that cannot be made of what is kept of it: it stays as it is, and nobody can open it. */
export class UnreadableTable extends Error {
  override readonly name = "UnreadableTable";
}

/** What somebody is told who wants to open such a table. */
export const UNREADABLE = {
  code: "unreadable-table",
  error: "this table cannot be read: it was written by another version of the server, or has come to harm",
} as const;
