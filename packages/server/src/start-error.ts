/** A server that could not be started, and why, in one sentence. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** What the system calls an error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
