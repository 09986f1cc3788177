import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { TestServer } from "./server.ts";

/** What a network lets through. `no-sockets`: everything but WebSockets, as in some offices. */
export type Passage = "all" | "no-sockets" | "nothing";

/** The network between a browser and a server, to be cut and mended. */
export interface Proxy {
  /** The server as it is seen through this network. */
  readonly server: TestServer;
  /** Lets less or more through from now on; what is not let through any more breaks at once. */
  let(passage: Passage): void;
  close(): Promise<void>;
}

/** Puts a network before a server, on a free port of this machine. */
export async function startProxy(server: TestServer, first: Passage = "all"): Promise<Proxy> {
  let passage = first;
  const open = new Set<Socket>();
  const { port, hostname } = new URL(server.address);

  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  const gate = createServer((near) => {
    keep(near);
    if (passage === "nothing") return near.destroy();
    near.once("data", (head) => {
      if (passage === "no-sockets" && head.toString("latin1").startsWith("GET /socket")) return near.destroy();
      const far = connect(Number(port), hostname);
      keep(far);
      far.write(head);
      near.pipe(far).pipe(near);
      near.on("close", () => far.destroy());
      far.on("close", () => near.destroy());
    });
  });
  gate.listen(0, "127.0.0.1");
  await once(gate, "listening");
  const at = gate.address();
  if (at === null || typeof at === "string") throw new Error("the proxy has no port");
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    server: { ...server, address: `http://127.0.0.1:${at.port}` },
    let: (next) => {
      passage = next;
      if (next !== "all") cut();
    },
    close: async () => {
      cut();
      gate.close();
      await once(gate, "close");
    },
  };
}
