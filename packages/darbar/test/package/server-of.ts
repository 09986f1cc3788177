import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { gather } from "../../src/wire/company.ts";
import { fullTable } from "../../src/wire/setups.ts";

/** A command that runs a server in a folder, on any free port; it is gone when the test is over. */
export async function serverOf(folder: string, command: string, args: readonly string[]) {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("DARBAR_"));
  const env = { ...Object.fromEntries(own), PORT: "0", HOST: "127.0.0.1", DATA_DIR: "", DATABASE_URL: "" };
  const child = spawn(command, [...args, "serve"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended;
  });
  const said: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on("line", (line) => said.push(line));
    createInterface({ input: child.stdout }).on("line", (line) => {
      said.push(line);
      const found = /^Darbar is open at (\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    ended.then(() => reject(new Error(`it did not start: ${said.join("\n")}`)));
  });
  return {
    address,
    said,
    stop: async (): Promise<number | null> => {
      child.kill("SIGTERM");
      const [code] = await ended;
      return code as number | null;
    },
  };
}

/** Has a full table play until a move is acknowledged over a socket. */
export async function playAMove(address: string): Promise<void> {
  const acknowledged = Promise.withResolvers<void>();
  const scorer = {
    acknowledged: () => acknowledged.resolve(),
    refused: (_: unknown, code: string) => acknowledged.reject(new Error(code)),
  };
  const companies = await gather([fullTable()], { whereabouts: () => address, scorer, mixes: false });
  const players = companies.flatMap((company) => company.players);
  for (const player of players) player.play();
  await acknowledged.promise.finally(() => {
    for (const player of players) player.client.end();
  });
}
