import { type Command, PROTOCOL, type ServerMessage } from "@darbar/protocol";
import type { Guest } from "./api.ts";
import { Followed } from "./followed.ts";
import { openSocket, type ServerSocket } from "./server-socket.ts";

/** Where the server is now; `null` while it is down. */
export type Whereabouts = () => string | null;

/** How the messages of a client go out: a bad network loses, doubles and delays them. */
export type Sending = (text: string, send: (text: string) => void) => void;

interface Pending {
  readonly text: string;
  readonly settle: (code: string | null) => void;
}

/** What a client is made of. */
export interface ClientParts {
  readonly guest: Guest;
  readonly table: string;
  readonly whereabouts: Whereabouts;
  readonly sending?: Sending;
  /** Where its chance comes from, `Math.random` if nothing is said. */
  readonly chance?: () => number;
}

/** How long a client waits before it tries to connect again, in milliseconds: at least, and at most so much longer. */
const RETRY = [10, 50] as const;
/** How a server hangs up on a token that is nobody's. */
const UNKNOWN_TOKEN = 4001;

/**
 * Somebody at one table over a connection that may break: comes back, says what it has, and sends again what was not
 * acknowledged, under the same id.
 */
export class Client {
  readonly guest: Guest;
  readonly table: string;
  readonly followed: Followed;
  /** How often it has connected. */
  connects = 0;
  /** How many messages it has heard. */
  messages = 0;
  private readonly whereabouts: Whereabouts;
  private readonly sending: Sending;
  private readonly chance: () => number;
  private readonly pending = new Map<string, Pending>();
  private socket: ServerSocket | null = null;
  private isWelcome = false;
  private commands = 0;
  private isOver = false;
  private readonly told = new Set<() => void>();

  constructor({ guest, table, whereabouts, sending = (text, send) => send(text), chance = Math.random }: ClientParts) {
    this.guest = guest;
    this.followed = new Followed(guest.person);
    this.table = table;
    this.whereabouts = whereabouts;
    this.sending = sending;
    this.chance = chance;
    this.connect();
  }

  /** Calls back after every message about the table. */
  onTold(listener: () => void): void {
    this.told.add(listener);
  }

  /** Does something at the table, however often the connection breaks; `settle` hears `null`, or the code of the refusal. */
  do(command: Command, settle: (code: string | null) => void): string {
    const id = `c${++this.commands}`;
    const text = JSON.stringify({ type: "do", id, table: this.table, command });
    this.pending.set(id, { text, settle });
    if (this.isWelcome) this.sendOut(text);
    return id;
  }

  /** How many commands have no answer yet. */
  get unanswered(): number {
    return this.pending.size;
  }

  /** Breaks the connection; the client will be back. */
  cut(): void {
    this.socket?.cut();
  }

  /** Hangs up for good. */
  end(): void {
    this.isOver = true;
    this.socket?.cut();
  }

  private sendOut(text: string): void {
    const { socket } = this;
    this.sending(text, (late) => socket?.sendText(late));
  }

  private connect(): void {
    if (this.isOver) return;
    const address = this.whereabouts();
    if (address === null) return this.retry();
    const socket = openSocket(address, {
      opened: () => socket.send({ type: "hello", protocol: PROTOCOL, token: this.guest.token }),
      received: (message) => this.receive(socket, message),
      closed: (code) => {
        this.isWelcome = false;
        if (code === UNKNOWN_TOKEN) this.followed.faults.push("is not known any more");
        this.retry();
      },
    });
    this.socket = socket;
  }

  private retry(): void {
    const [least, more] = RETRY;
    if (!this.isOver) setTimeout(() => this.connect(), least + this.chance() * more);
  }

  private receive(socket: ServerSocket, message: ServerMessage): void {
    this.messages++;
    switch (message.type) {
      case "welcome":
        this.connects++;
        this.isWelcome = true;
        this.watch(socket, this.followed.log !== "");
        for (const { text } of this.pending.values()) this.sendOut(text);
        return;
      case "table":
      case "facts":
        if (!this.followed.receive(message)) this.watch(socket, false);
        for (const listener of this.told) listener();
        return;
      case "done":
        return this.settle(message.id, null);
      case "refused":
        return this.settle(message.id, message.code);
      case "bad":
        this.followed.faults.push(`was told: ${message.error}`);
        return;
      case "gone":
        if (message.code === "reload") return this.watch(socket, false);
        this.followed.faults.push(`was sent away: ${message.code}`);
        return;
    }
  }

  private watch(socket: ServerSocket, isBack: boolean): void {
    const { log, count } = this.followed;
    const { table } = this;
    socket.send(isBack ? { type: "watch", table, have: { log, facts: count } } : { type: "watch", table });
  }

  private settle(id: string, code: string | null): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.settle(code);
  }
}
