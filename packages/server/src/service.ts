import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { FreeSpace } from "./free-space.ts";
import type { Health } from "./health.ts";
import type { Allowance } from "./http/allowance.ts";
import type { CodeMisses } from "./http/code-misses.ts";
import type { Pages } from "./http/pages.ts";
import type { People } from "./identity/people.ts";
import type { Meters } from "./meters.ts";
import type { TableRegistry } from "./registry.ts";
import type { Tables } from "./tables.ts";
import type { Traces } from "./tracing/traces.ts";
import type { Connections } from "./transport/connections.ts";
import type { Rates } from "./transport/rates.ts";
import type { Usage } from "./usage.ts";

/** Everything that serving a request or a connection takes. */
export interface Service {
  readonly config: Config;
  readonly registry: TableRegistry;
  /** The tables wherever they are played, at other nodes, too. */
  readonly tables: Tables;
  readonly people: People;
  readonly connections: Connections;
  readonly rates: Rates;
  readonly codeMisses: CodeMisses;
  /** What is used of limits at all nodes; `null` where there is only this server. */
  readonly usage: Usage | null;
  /** How many tables each person makes. */
  readonly tablesMade: Allowance;
  readonly freeSpace: FreeSpace;
  readonly meters: Meters;
  /** `null`: nobody is told of the ways of commands. */
  readonly traces: Traces | null;
  readonly log: Logger;
  now(): number;
  /** The browser's table; `null` on a server for programs only. */
  readonly pages: Pages | null;
  readonly health: Health;
}
