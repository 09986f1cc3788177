import { findPostgres } from "@darbar/server/testing/postgres/binaries";
import { type PrivateServer, type Standby, startPrivateServer } from "@darbar/server/testing/postgres/private-server";
import type { Line } from "./line.ts";

/** A private PostgreSQL, with a standby that has everything which is acknowledged, if one is wanted. */
export class ChaosDatabase {
  private primary: PrivateServer;
  private standby: Standby | null = null;
  private readonly lines = new Set<Line>();

  private constructor(primary: PrivateServer) {
    this.primary = primary;
  }

  /** `null` where PostgreSQL cannot be found. */
  static async open(hasStandby: boolean): Promise<ChaosDatabase | null> {
    const binaries = findPostgres(hasStandby);
    if (binaries === null) return null;
    const database = new ChaosDatabase(await startPrivateServer(binaries));
    if (hasStandby) database.standby = await database.primary.newStandby();
    return database;
  }

  get url(): string {
    return this.primary.url;
  }

  /** Has a line lead to the primary, whichever that is. */
  connect(line: Line): void {
    this.lines.add(line);
    line.lead(this.primary.port);
  }

  /** Kills the primary; the standby takes its place, and gets a standby of its own. Without one, the same comes back. */
  async failOver(): Promise<void> {
    const { primary, standby } = this;
    await primary.kill();
    if (standby === null) return primary.start();
    await standby.promote();
    this.primary = standby;
    for (const line of this.lines) line.lead(standby.port);
    this.standby = await standby.newStandby();
    await primary.stop();
  }

  /** From now on moves are acknowledged that the standby does not have. For the test of the checks only. */
  async breakPromise(): Promise<void> {
    await this.standby?.fallBehind();
  }

  async close(): Promise<void> {
    await this.standby?.stop();
    await this.primary.stop();
  }
}
