import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to a server that can be cut: what was sent has arrived, and what comes back is lost. */
export interface CutLine {
  readonly url: string;
  /** From now on nothing comes back. */
  silence(): void;
  /** Cuts the connections; new ones are let through again. */
  cut(): void;
  /** Resolves when something has been sent and its answer was withheld. */
  withheld(): Promise<void>;
  close(): Promise<void>;
}

export async function openLine(url: string): Promise<CutLine> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let heard = Promise.withResolvers<void>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    near.on("data", (data) => far.write(data));
    far.on("data", (data) => {
      if (isSilent) heard.resolve();
      else near.write(data);
    });
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const through = new URL(url);
  through.port = String(address.port);
  return {
    url: through.href,
    silence: () => {
      isSilent = true;
      heard = Promise.withResolvers<void>();
    },
    cut: () => {
      isSilent = false;
      for (const socket of sockets) socket.destroy();
    },
    withheld: () => heard.promise,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
