import type { ClientMessage, ServerMessage } from "@darbar/protocol";
import type { OpenTransport, Transport, TransportState } from "./transport.ts";

/**
 * How long to wait before the next try at most, in milliseconds, by how often it has failed. A server is back after a second or
 * two, and somebody sits before the page. Each page waits for half of it at least, so that not all of them come at once.
 */
const WAITS = [250, 500, 1_000, 2_000, 3_000];
/** After so many WebSockets in a row that never opened, the other way is tried as well, turn by turn. */
const PATIENCE = 2;
/** How often the transport is asked whether it is there, and how long it may take to answer. */
const BEAT = 15_000;
const SILENCE = 25_000;

/** What a connection needs of the page. */
export interface ConnectionHost {
  readonly openSocket: OpenTransport;
  readonly openStream: OpenTransport;
  now(): number;
  later(milliseconds: number, run: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
}

/** Who is told of what comes. */
export interface Connected {
  state(state: TransportState): void;
  /** The transport is there, for the first time or again. */
  opened(): void;
  message(message: ServerMessage): void;
  /** The server does not know who we are, or speaks another language: trying again is no use. */
  rejected(code: number): void;
}

/** Codes after which trying again is no use (PROTOCOL.md). */
const FINAL: readonly number[] = [4001];
/** The server restarts, or gives its tables to another: it hangs up on each at a moment of its own, so that there is no need to wait. */
const RESTARTS = 1012;

/** A way to the server that mends itself. */
export class Connection {
  private readonly host: ConnectionHost;
  private readonly connected: Connected;
  private transport: Transport | null = null;
  private isOpen = false;
  private isClosed = false;
  private tries = 0;
  private neverOpened = 0;
  private heard = 0;
  private callOff: (() => void) | null = null;
  private stopBeat: (() => void) | null = null;

  constructor(host: ConnectionHost, connected: Connected) {
    this.host = host;
    this.connected = connected;
    this.open();
  }

  send(message: ClientMessage): void {
    if (this.isOpen) this.transport?.send(message);
  }

  /** Tries at once: somebody is back, or the network is. */
  retry(): void {
    if (this.isClosed || this.isOpen) return;
    this.tries = 0;
    this.transport?.close();
    this.open();
  }

  /** Asks whether the transport still lives; a page that slept cannot know. */
  check(): void {
    if (!this.isOpen) return this.retry();
    if (this.host.now() - this.heard > SILENCE) return this.lose(0);
    this.send({ type: "ping" });
  }

  close(): void {
    this.isClosed = true;
    this.isOpen = false;
    this.callOff?.();
    this.stopBeat?.();
    this.transport?.close();
    this.connected.state("closed");
  }

  private open(): void {
    this.callOff?.();
    this.connected.state(this.tries === 0 ? "connecting" : "waiting");
    const useStream = this.neverOpened >= PATIENCE && this.neverOpened % 2 === 0;
    const open = useStream ? this.host.openStream : this.host.openSocket;
    const transport: Transport = open({
      opened: () => {
        if (this.transport !== transport) return;
        this.isOpen = true;
        this.neverOpened = useStream ? PATIENCE : 0;
        this.heard = this.host.now();
        this.beat();
        this.connected.opened();
        this.connected.state("open");
      },
      message: (message) => {
        if (this.transport !== transport) return;
        this.heard = this.host.now();
        this.tries = 0;
        this.connected.message(message);
      },
      broke: (code) => {
        if (this.transport === transport) this.lose(code);
      },
    });
    this.transport = transport;
  }

  private lose(code: number): void {
    if (!this.isOpen) this.neverOpened++;
    this.isOpen = false;
    this.stopBeat?.();
    this.transport?.close();
    this.transport = null;
    if (this.isClosed) return;
    if (FINAL.includes(code)) {
      this.connected.rejected(code);
      return;
    }
    this.connected.state("waiting");
    this.callOff = this.host.later(code === RESTARTS ? 0 : this.pause(), () => this.open());
  }

  private pause(): number {
    const most = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries++;
    return (most * (1 + this.host.chance())) / 2;
  }

  private beat(): void {
    this.stopBeat?.();
    this.stopBeat = this.host.later(BEAT, () => {
      this.check();
      if (this.isOpen) this.beat();
    });
  }
}
