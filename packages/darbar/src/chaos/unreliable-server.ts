import { setTimeout as wait } from "node:timers/promises";
import { type ServerProcess, startServerProcess } from "../wire/server-process.ts";

/** A server that is killed again and again, and where it is while it runs. */
export class UnreliableServer {
  /** `null` while it is down. */
  address: string | null = null;
  private readonly dataDir: string;
  private process: ServerProcess | null = null;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  /** Starts it, if it does not run. */
  async start(): Promise<string> {
    this.process ??= await startServerProcess({ dataDir: this.dataDir });
    this.address = this.process.address;
    return this.address;
  }

  /** Kills it while it runs. */
  async kill(): Promise<void> {
    const { process } = this;
    if (process === null) return;
    if (process.hasCrashed()) throw new Error(`the server has ended by itself: ${process.output()}`);
    this.address = null;
    this.process = null;
    await process.kill();
  }

  /** Starts it and kills it so many milliseconds later, whether it listens by then or not. */
  async startAndKill(milliseconds: number): Promise<void> {
    const stop = new AbortController();
    const starting = startServerProcess({ dataDir: this.dataDir, signal: stop.signal }).then(
      (process) => {
        this.process = process;
        this.address = process.address;
      },
      (error: unknown) => {
        if (!stop.signal.aborted) throw error;
      },
    );
    await wait(milliseconds);
    stop.abort();
    await starting;
    await this.kill();
  }

  /** Stops it as an operator would. */
  async stop(): Promise<void> {
    this.address = null;
    await this.process?.stop();
    this.process = null;
  }
}
