import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { Readable } from "node:stream";

/** A program that runs beside us. */
export interface Program {
  readonly child: ChildProcess;
  /** Ends it, and waits until it has ended. */
  end(): Promise<void>;
}

/** Starts a program that ends with us at the latest; what it says is of no interest. */
export function startProgram(path: string, args: readonly string[], environment: NodeJS.ProcessEnv): Program {
  const child = spawn(path, args, { env: environment, stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const exited = once(child, "exit");
  const kill = (): void => void child.kill("SIGTERM");
  process.once("exit", kill);
  return {
    child,
    end: async () => {
      process.off("exit", kill);
      if (child.exitCode === null && child.signalCode === null) kill();
      await exited;
    },
  };
}

/** A screen that nobody sees, for browsers that need one. */
export async function startScreen(xvfb: string): Promise<Program & { readonly display: string }> {
  // It takes a number that is free and tells it, and ends with the last that was shown on it.
  const args = ["-displayfd", "3", "-terminate", "-nolisten", "tcp", "-screen", "0", "1280x1024x24"];
  const program = startProgram(xvfb, args, process.env);
  const told = program.child.stdio[3] as Readable;
  const number = await Promise.race([once(told, "data"), once(program.child, "exit").then(() => null)]);
  if (number === null) throw new Error(`${xvfb} opens no screen`);
  return { ...program, display: `:${String(number[0]).trim()}` };
}

/** A port of this machine that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  server.close();
  await once(server, "close");
  if (at === null || typeof at === "string") throw new Error("there is no free port");
  return at.port;
}
