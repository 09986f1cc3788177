import { spawn } from "node:child_process";

/** What a program has printed, and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** What it wrote to its fourth stream. */
  readonly told: string;
}

/** How a program is started. */
export interface ProgramWish {
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a program to its end; rejects if there is no such program. */
export function runProgram(
  file: string,
  args: readonly string[],
  { cwd, environment }: ProgramWish = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...environment };
    const child = spawn(file, args, { cwd, env, stdio: ["ignore", "pipe", "pipe", "pipe"] });
    const heard = ["", "", "", ""];
    for (const stream of [1, 2, 3]) {
      child.stdio[stream]?.on("data", (data: Buffer) => {
        heard[stream] += data.toString();
      });
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, out: heard[1], err: heard[2], told: heard[3] }));
  });
}
