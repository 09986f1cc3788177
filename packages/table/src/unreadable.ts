/** A table that cannot be made of what is kept of it: it stays as it is, and nobody can open it. */
export class UnreadableTable extends Error {
  override readonly name = "UnreadableTable";
}
