import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A network between clients and a server that delays what it carries, and cuts connections. */
export interface BadProxy {
  readonly address: string;
  /** How many connections it has cut. */
  cuts(): number;
  /** From now on it is a good network. */
  behave(): void;
  close(): Promise<void>;
}

/** How long it delays a piece, at most, and how long a connection lives: at least, and at most so much longer. */
const DELAY = 25;
const LIFE = [60, 600] as const;

/** Opens a bad network to a server. */
export async function openBadProxy(server: string, chance: () => number): Promise<BadProxy> {
  const port = Number(new URL(server).port);
  const open = new Set<Socket>();
  let cuts = 0;
  let isBad = true;
  const proxy = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: "127.0.0.1", noDelay: true });
    const cut = (): void => {
      near.destroy();
      far.destroy();
    };
    carry(near, far, () => isBad, chance);
    carry(far, near, () => isBad, chance);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", cut);
      socket.on("close", () => {
        open.delete(socket);
        cut();
      });
    }
    const [least, more] = LIFE;
    const timer = setTimeout(
      () => {
        if (!isBad) return;
        cuts++;
        cut();
      },
      least + chance() * more,
    );
    near.on("close", () => clearTimeout(timer));
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cuts: () => cuts,
    behave: () => {
      isBad = false;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}

/** Carries bytes one way, in pieces of any size, each later than it came; what waits when the line is cut is lost. */
function carry(from: Socket, to: Socket, isBad: () => boolean, chance: () => number): void {
  const waiting: Buffer[] = [];
  from.on("data", (data: Buffer) => {
    for (const piece of isBad() && data.length > 1 ? splitAnywhere(data, chance()) : [data]) {
      waiting.push(piece);
      // Whichever timer is first, the first piece goes first: the bytes of a connection keep their order.
      setTimeout(
        () => {
          const next = waiting.shift();
          if (next !== undefined && !to.destroyed) to.write(next);
        },
        isBad() ? chance() * DELAY : 0,
      );
    }
  });
}

function splitAnywhere(data: Buffer, where: number): readonly Buffer[] {
  const place = 1 + Math.floor(where * (data.length - 1));
  return [data.subarray(0, place), data.subarray(place)];
}
