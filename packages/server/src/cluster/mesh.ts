import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { type RawData, WebSocket, WebSocketServer } from "ws";
import type { StoredNode } from "../store/nodes.ts";
import {
  type Challenge,
  type Ends,
  isSame,
  LINK_VERSION,
  macOf,
  newNonce,
  type Proof,
  type Welcome,
} from "./handshake.ts";
import { Link, type LinkListener } from "./link.ts";
import type { LinkTls } from "./link-tls.ts";

/** How long a neighbour may take to say who it is, in milliseconds. */
const HANDSHAKE_TIME = 3_000;
/** What a neighbour may send in one piece, in bytes: more than any message to a client. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_CONNECTIONS = 512;

export interface MeshListener extends LinkListener {
  opened(link: Link): void;
}

/** The links to all other nodes: one to each. Of two nodes the one that came later dials. */
export class Mesh {
  readonly address: string;
  private readonly node: string;
  private readonly server: Server;
  private readonly tls: LinkTls | null;
  private readonly listener: MeshListener;
  private readonly log: Logger;
  private secret: string | null = null;
  private readonly links = new Map<string, Link>();
  private readonly dialing = new Set<string>();
  /** The addresses of which it was said that something is wrong with them. */
  private readonly warned = new Set<string>();
  private isClosed = false;

  private constructor(node: string, server: Server, tls: LinkTls | null, listener: MeshListener, log: Logger) {
    this.node = node;
    this.server = server;
    this.tls = tls;
    this.listener = listener;
    this.log = log;
    const { address, family, port } = server.address() as AddressInfo;
    this.address = `${tls === null ? "ws" : "wss"}://${family === "IPv6" ? `[${address}]` : address}:${port}`;
    const sockets = new WebSocketServer({ server, perMessageDeflate: false, maxPayload: MOST_BYTES });
    sockets.on("connection", (socket) => void this.accept(socket));
    sockets.on("error", () => undefined);
  }

  /** Listens for other nodes; lets nobody in before it is told the secret. */
  static async open(
    node: string,
    { host, port, tls }: { readonly host: string; readonly port: number; readonly tls: LinkTls | null },
    listener: MeshListener,
    log: Logger,
  ): Promise<Mesh> {
    const refuse: RequestListener = (_, response) => response.writeHead(404).end();
    const server: Server =
      tls === null
        ? createServer(refuse)
        : createSecureServer({ ...tls, requestCert: true, rejectUnauthorized: true }, refuse);
    server.maxConnections = MOST_CONNECTIONS;
    server.listen(port, host);
    await once(server, "listening");
    return new Mesh(node, server, tls, listener, log);
  }

  trust(secret: string): void {
    this.secret = secret;
  }

  /** The link to a node; `undefined` if there is none now. */
  linkTo(node: string): Link | undefined {
    const link = this.links.get(node);
    return link?.isOpen === true ? link : undefined;
  }

  all(): readonly Link[] {
    return [...this.links.values()].filter(({ isOpen }) => isOpen);
  }

  /** These nodes are there: has a link to each that came before us; the others see to it themselves. */
  meet(others: readonly StoredNode[], own: number): void {
    for (const { id, number, address } of others) {
      if (number < own && !this.links.has(id) && !this.dialing.has(id)) void this.dial(id, address);
    }
  }

  /** Whether there is a node of which it is not known yet whether it can be reached. */
  isDialing(): boolean {
    return this.dialing.size > 0;
  }

  /** Called every second. */
  beat(): void {
    for (const link of this.links.values()) link.beat();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const link of this.links.values()) link.cut();
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, "close");
  }

  private async accept(socket: WebSocket): Promise<void> {
    const { secret } = this;
    socket.on("error", () => socket.terminate());
    if (secret === null) return socket.terminate();
    const listened = newNonce();
    const challenge: Challenge = { t: "challenge", version: LINK_VERSION, node: this.node, nonce: listened };
    socket.send(JSON.stringify(challenge));
    const node = await next(socket, "proof", ({ node: dialer, nonce, mac }: Proof) => {
      const ends: Ends = { dialer, listener: this.node, dialed: nonce, listened };
      if (!isSame(mac, macOf(secret, "dialer", ends))) return this.distrust("a connection to CLUSTER_PORT");
      this.begin(dialer, socket);
      const welcome: Welcome = { t: "welcome", mac: macOf(secret, "listener", ends) };
      socket.send(JSON.stringify(welcome));
      return dialer;
    });
    if (node === null) socket.terminate();
    else this.announce(node);
  }

  private distrust(who: string): null {
    this.log.warn(`${who} did not prove that it is one of our nodes: have all the same CLUSTER_SECRET`);
    return null;
  }

  private async dial(node: string, address: string): Promise<void> {
    const { secret } = this;
    if (secret === null || this.isClosed) return;
    if (this.tls !== null && !address.startsWith("wss:")) {
      return this.warnOnce(address, "has no certificate: give all nodes CLUSTER_TLS_CERT, or none");
    }
    this.dialing.add(node);
    try {
      const socket = new WebSocket(address, {
        perMessageDeflate: false,
        maxPayload: MOST_BYTES,
        handshakeTimeout: HANDSHAKE_TIME,
        ...this.tls,
      });
      socket.on("error", (error) => {
        socket.terminate();
        this.wonder(address, error);
      });
      const listened = await next(socket, "challenge", (challenge: Challenge) =>
        challenge.node === node && challenge.version === LINK_VERSION ? challenge.nonce : null,
      );
      if (listened === null) return socket.terminate();
      const ends: Ends = { dialer: this.node, listener: node, dialed: newNonce(), listened };
      const proof: Proof = { t: "proof", node: this.node, nonce: ends.dialed, mac: macOf(secret, "dialer", ends) };
      socket.send(JSON.stringify(proof));
      const met = await next(socket, "welcome", ({ mac }: Welcome) => {
        if (!isSame(mac, macOf(secret, "listener", ends))) return this.distrust(`the node at ${address}`);
        this.begin(node, socket);
        return node;
      });
      if (met === null) socket.terminate();
      else this.announce(node);
    } finally {
      this.dialing.delete(node);
    }
  }

  /** A node that is not there says nothing; one whose certificate is wrong will never be let in. */
  private wonder(address: string, error: Error): void {
    const code = "code" in error ? String(error.code) : "";
    if (/CERT|TLS|SSL|ALTNAME|SIGNATURE/.test(code)) {
      this.warnOnce(
        address,
        `is not trusted, or does not trust us (${code}): see CLUSTER_TLS_CERT and CLUSTER_TLS_CA of both`,
      );
    }
  }

  private warnOnce(address: string, what: string): void {
    if (!this.warned.has(address)) this.log.warn(`the node at ${address} ${what}`);
    this.warned.add(address);
  }

  private begin(node: string, socket: WebSocket): void {
    this.links.get(node)?.cut();
    const link = new Link(node, socket, {
      received: (from, frame, body) => this.listener.received(from, frame, body),
      closed: (closed) => {
        if (this.links.get(node) === closed) this.links.delete(node);
        this.listener.closed(closed);
      },
    });
    this.links.set(node, link);
    if (this.isClosed) link.cut();
  }

  private announce(node: string): void {
    const link = this.linkTo(node);
    if (link !== undefined) this.listener.opened(link);
  }
}

/**
 * What is made of the next message of a connection, if it is of this kind; `null` if none comes in time. It is made at once: the
 * message after it may have come already.
 */
function next<Message extends { readonly t: string }, Value>(
  socket: WebSocket,
  kind: Message["t"],
  make: (message: Message) => Value | null,
): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(null), HANDSHAKE_TIME);
    const hear = (data: RawData): void => {
      const message = messageOf(data);
      end(message?.t === kind ? make(message as Message) : null);
    };
    const hangUp = (): void => end(null);
    const end = (made: Value | null): void => {
      clearTimeout(timer);
      socket.off("message", hear);
      socket.off("close", hangUp);
      resolve(made);
    };
    socket.on("message", hear);
    socket.on("close", hangUp);
  });
}

function messageOf(data: RawData): { readonly t: unknown } | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === "object" && message !== null && "t" in message ? message : null;
  } catch {
    return null;
  }
}
