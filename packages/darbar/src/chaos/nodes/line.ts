import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line to a port of this machine, which can be cut and mended. */
export interface Line {
  readonly port: number;
  /** Where it leads from now on. */
  lead(port: number): void;
  /** Ends all connections; new ones are refused until it is mended. */
  cut(): void;
  /** Lets nothing through any more, and tells nobody: as a network that has lost its way. */
  silence(): void;
  mend(): void;
  isWhole(): boolean;
  close(): Promise<void>;
}

type Condition = "whole" | "cut" | "silent";

/** A new line. */
export async function openLine(): Promise<Line> {
  let target = 0;
  let condition: Condition = "whole";
  const sockets = new Set<Socket>();
  const isCut = (): boolean => condition === "cut";
  const server = createServer((near) => {
    if (isCut() || target === 0) return near.destroy();
    const far = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from);
      from.setNoDelay();
      from.on("error", () => from.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on("data", (data) => {
        if (condition === "whole") to.write(data);
      });
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    lead: (port) => {
      target = port;
    },
    cut: () => {
      condition = "cut";
      hangUp();
    },
    silence: () => {
      condition = "silent";
    },
    mend: () => {
      // What was swallowed is missing: those connections are over.
      if (condition === "silent") hangUp();
      condition = "whole";
    },
    isWhole: () => condition === "whole",
    close: async () => {
      server.close();
      hangUp();
      await once(server, "close");
    },
  };
}
