import { Client, DatabaseError, type QueryResult } from "pg";
import { StoreError } from "../store.ts";

/**
 * What became of a statement. `unknown`: the connection broke before it was answered. `unsafe`: it is done here, but the wait
 * for the standby was given up, so it must not be acknowledged.
 */
export type Sent =
  | { readonly outcome: "done"; readonly result: QueryResult }
  | { readonly outcome: "unknown" | "unsafe"; readonly why: string };

const CONNECT_WITHIN = 5_000;
/** A statement that is not answered for so long may have gone to a machine that is no more: it is asked after. */
const ASK_AFTER = 5_000;
/** How long to wait before connecting again: at first, and at most. */
const RETRY_FIRST = 100;
const RETRY_MOST = 2_000;

/**
 * One connection to the database, made again whenever it is lost, for as long as the store is open. One statement at a time.
 * A statement that was not sent waits for the connection; of one that was sent when it broke nobody knows what became.
 */
export class Connection {
  private readonly url: string;
  private readonly prepare: (client: Client) => Promise<void>;
  private readonly report: (error: StoreError) => void;
  private client: Client | null = null;
  /** By what the server knows this connection. */
  private backend: Backend | null = null;
  private tail: Promise<unknown> = Promise.resolve();
  private isClosed = false;
  private stopWaiting: () => void = () => undefined;

  /**
   * `prepare` is run on every new connection before it is used. What it throws as a `StoreError` cannot be mended by waiting:
   * `report` hears of it.
   */
  constructor(
    url: string,
    prepare: (client: Client) => Promise<void> = async () => undefined,
    report: (error: StoreError) => void = () => undefined,
  ) {
    this.url = url;
    this.prepare = prepare;
    this.report = report;
  }

  /** Connects for the first time: throws instead of trying again. */
  async open(): Promise<void> {
    this.client = await this.connect();
  }

  /** Sends a statement when those before it are done. An error of the statement itself is thrown: it was not done. */
  send(text: string, values: readonly unknown[] = []): Promise<Sent> {
    const sent = this.tail.then(() => this.attempt(text, values));
    this.tail = sent.catch(() => undefined);
    return sent;
  }

  /** Reads something, again and again until it is answered. */
  async read<Row>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    for (;;) {
      const sent = await this.send(text, values);
      if (sent.outcome === "done") return sent.result.rows;
    }
  }

  isConnected(): boolean {
    return this.client !== null;
  }

  /** Waits for what is under way. What comes later, and what waits for a connection, fails. */
  async close(): Promise<void> {
    const done = this.tail;
    if (this.client !== null) await done;
    this.isClosed = true;
    this.stopWaiting();
    await done;
    await this.client?.end().catch(() => undefined);
    this.client = null;
  }

  private async attempt(text: string, values: readonly unknown[]): Promise<Sent> {
    const client = this.client ?? (await this.reconnect());
    let warning: string | null = null;
    const listen = ({ severity, message }: { severity?: string | undefined; message?: string | undefined }): void => {
      if (severity === "WARNING") warning = message ?? "a warning";
    };
    client.on("notice", listen);
    const watch = setInterval(() => void this.askAfter(client), ASK_AFTER);
    try {
      const result = await client.query(text, [...values]);
      // Only a warning tells of a wait that was given up: the promise resolves all the same.
      return warning === null ? { outcome: "done", result } : { outcome: "unsafe", why: warning };
    } catch (error) {
      if (isOfStatement(error)) throw error;
      this.drop(client);
      return { outcome: "unknown", why: error instanceof Error ? error.message : String(error) };
    } finally {
      clearInterval(watch);
      client.off("notice", listen);
    }
  }

  /**
   * A commit may wait for its standby as long as it takes, so no time runs out on it. But a machine that has vanished says
   * nothing, and the network would not notice for hours: whether the server still works on it is asked over a new connection.
   */
  private async askAfter(client: Client): Promise<void> {
    const { backend } = this;
    if (this.client !== client || backend === null) return;
    const other = this.newClient();
    try {
      await other.connect();
      const { rows } = await other.query("SELECT 1 FROM pg_stat_activity WHERE pid = $1 AND backend_start::text = $2", [
        backend.pid,
        backend.start,
      ]);
      if (rows.length > 0 && !(await isStandby(other))) return;
    } catch {
      // Whoever cannot be asked does not answer either.
    } finally {
      void other.end().catch(() => undefined);
    }
    this.drop(client);
  }

  private async reconnect(): Promise<Client> {
    for (let wait = RETRY_FIRST; ; wait = Math.min(RETRY_MOST, 2 * wait)) {
      if (this.isClosed) throw new StoreError("broken", "the store is closed");
      try {
        this.client = await this.connect();
        return this.client;
      } catch (error) {
        if (!(error instanceof StoreError)) await this.pause(wait);
        else {
          this.report(error);
          throw error;
        }
      }
    }
  }

  private async connect(): Promise<Client> {
    const client = this.newClient();
    try {
      await client.connect();
      if (await isStandby(client))
        throw new Error("it is a standby, which can only be read: give the address of the primary");
      await this.prepare(client);
      const { rows } = await client.query(
        "SELECT pid, backend_start::text AS start FROM pg_stat_activity WHERE pid = pg_backend_pid()",
      );
      this.backend = rows[0] as Backend;
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  private newClient(): Client {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: 0,
      keepAlive: true,
    });
    client.on("error", () => this.drop(client));
    return client;
  }

  private drop(client: Client): void {
    if (this.client !== client) return;
    this.client = null;
    // Not only a polite end, which a machine that is gone would never answer.
    client.connection.stream.destroy();
    void client.end().catch(() => undefined);
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.stopWaiting = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** What a server tells its connections apart by: numbers come again, with other times. */
interface Backend {
  readonly pid: number;
  readonly start: string;
}

async function isStandby(client: Client): Promise<boolean> {
  const { rows } = await client.query("SELECT pg_is_in_recovery() AS standby");
  return rows[0].standby === true;
}

/**
 * Classes of errors (postgresql.org/docs/current/errcodes-appendix) after which the server itself may be gone, or has become a
 * standby (read_only_sql_transaction).
 */
const OF_CONNECTION = ["08", "57", "25006"];

/** Whether the server has refused the statement, and the connection is as good as before. */
function isOfStatement(error: unknown): boolean {
  const code = sqlStateOf(error);
  return code !== null && !OF_CONNECTION.some((given) => code.startsWith(given));
}

/** The five letters by which PostgreSQL names an error; `null` if it comes from elsewhere. */
export function sqlStateOf(error: unknown): string | null {
  return error instanceof DatabaseError ? (error.code ?? null) : null;
}
