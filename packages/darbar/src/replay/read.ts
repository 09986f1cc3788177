import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { fail, ok, type Result } from "@darbar/kernel";
import { printable } from "../text/printable.ts";

/** No record is larger, in bytes. */
const LARGEST = 16 * 1024 * 1024;

/** The text of a file, or of what comes in where the file is `-`; the error names the file and what is wrong with it. */
export async function readText(file: string, stdin: Readable): Promise<Result<string>> {
  const name = nameOf(file);
  try {
    const bytes = await readBytes(file === "-" ? stdin : createReadStream(file));
    if (bytes === null) return fail(`${name} is larger than ${LARGEST / 1024 / 1024} MiB, and no record is`);
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    return fail(`${name} ${whatIsWrong(error)}`);
  }
}

/** What a file is called in a sentence. */
export function nameOf(file: string): string {
  return file === "-" ? "standard input" : printable(file);
}

/** All the bytes of a stream; `null` if there are too many. */
async function readBytes(stream: AsyncIterable<Uint8Array | string>): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    size += bytes.length;
    if (size > LARGEST) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks, size);
}

function whatIsWrong(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return "cannot be read: there is no such file";
    case "EISDIR":
      return "cannot be read: it is a folder";
    case "EACCES":
    case "EPERM":
      return "cannot be read: you may not open it";
    case "ERR_ENCODING_INVALID_ENCODED_DATA":
      return "is not a text in UTF-8";
    default:
      return `cannot be read: ${printable(error instanceof Error ? error.message : String(error))}`;
  }
}
