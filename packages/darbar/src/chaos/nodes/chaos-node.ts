import { setTimeout as wait } from "node:timers/promises";
import { type ServerProcess, startServerProcess, UNLIMITED } from "../../wire/server-process.ts";
import { type Line, openLine } from "./line.ts";

/** One node under test, and the lines to it: of people, of its neighbours, and to its database. */
export class ChaosNode {
  readonly name: string;
  readonly people: Line;
  readonly neighbours: Line;
  readonly database: Line;
  private readonly urlOf: (port: number, who: string) => string;
  private process: ServerProcess | null = null;
  private starts = 0;
  private isLeaving = false;

  private constructor(name: string, lines: readonly [Line, Line, Line], urlOf: ChaosNode["urlOf"]) {
    this.name = name;
    [this.people, this.neighbours, this.database] = lines;
    this.urlOf = urlOf;
  }

  /** `urlOf`: the address of the database behind a port, for whom it is to write down as the writer. */
  static async make(name: string, urlOf: ChaosNode["urlOf"]): Promise<ChaosNode> {
    return new ChaosNode(name, [await openLine(), await openLine(), await openLine()], urlOf);
  }

  /** Where people find it; `null` while nobody should be sent there. */
  get address(): string | null {
    return this.process !== null && this.people.isWhole() && !this.isLeaving
      ? `http://127.0.0.1:${this.people.port}`
      : null;
  }

  async start(): Promise<void> {
    const clusterPort = await freePort();
    this.neighbours.lead(clusterPort);
    const process = await startServerProcess({
      dataDir: "/nonexistent",
      settings: {
        ...UNLIMITED,
        DARBAR_BOT_PAUSE_PERCENT: "20",
        DATABASE_URL: this.urlOf(this.database.port, `${this.name}.${++this.starts}`),
        NODE_NAME: this.name,
        CLUSTER_PORT: String(clusterPort),
        CLUSTER_ADDRESS: `ws://127.0.0.1:${this.neighbours.port}`,
      },
    });
    this.people.lead(Number(new URL(process.address).port));
    this.people.mend();
    this.process = process;
  }

  /** Kills it: nobody hears anything from it any more. */
  async kill(): Promise<void> {
    const { process } = this;
    this.process = null;
    this.people.cut();
    await process?.kill();
  }

  /** Asks it to stop, and waits until it has; nobody new is sent there meanwhile. */
  async stop(): Promise<void> {
    this.isLeaving = true;
    await this.process?.stop();
    this.process = null;
    this.people.cut();
    this.isLeaving = false;
  }

  /** Stops it in the middle of whatever it does, and lets it go on as if nothing had been; who waits before it goes elsewhere. */
  async pause(milliseconds: number): Promise<void> {
    const { pid = 0 } = this.process ?? {};
    process.kill(pid, "SIGSTOP");
    await wait(Math.min(1_000, milliseconds));
    this.people.cut();
    await wait(Math.max(0, milliseconds - 1_000));
    process.kill(pid, "SIGCONT");
    this.people.mend();
  }

  /** What it has said of itself, if it has ended although nobody wanted it to. */
  crashed(): string | null {
    return this.process?.hasCrashed() === true ? `${this.name} has ended by itself: ${this.process.output()}` : null;
  }

  async close(): Promise<void> {
    await this.kill();
    await Promise.all([this.people.close(), this.neighbours.close(), this.database.close()]);
  }
}

async function freePort(): Promise<number> {
  const line = await openLine();
  await line.close();
  return line.port;
}
