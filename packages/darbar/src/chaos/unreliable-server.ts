import { setTimeout as wait } from "node:timers/promises";
import { type ServerProcess, type ServerWish, startServerProcess } from "../wire/server-process.ts";
import type { ForgetfulDisk } from "./forgetful/forgetful-disk.ts";

/** A server that is killed again and again, and where it is while it runs; on a forgetful disk each end is a power cut. */
export class UnreliableServer {
  /** `null` while it is down. */
  address: string | null = null;
  private readonly wish: ServerWish;
  private readonly disk: ForgetfulDisk | null;
  private process: ServerProcess | null = null;

  constructor(dataDir: string, disk: ForgetfulDisk | null = null) {
    this.wish = { dataDir, environment: disk?.environment ?? {} };
    this.disk = disk;
  }

  /** Starts it, if it does not run. */
  async start(): Promise<string> {
    this.process ??= await startServerProcess(this.wish);
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
    await this.disk?.cutPower();
  }

  /** Starts it and kills it so many milliseconds later, whether it listens by then or not. */
  async startAndKill(milliseconds: number): Promise<void> {
    const stop = new AbortController();
    const starting = startServerProcess({ ...this.wish, signal: stop.signal }).then(
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
    if (this.process === null) await this.disk?.cutPower();
    else await this.kill();
  }

  /** Stops it as an operator would. */
  async stop(): Promise<void> {
    const { process } = this;
    if (process === null) return;
    this.address = null;
    this.process = null;
    await process.stop();
    await this.disk?.cutPower();
  }
}
