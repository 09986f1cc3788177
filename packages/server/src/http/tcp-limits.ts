import { BlockList, isIP, type Server, type Socket } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";
import type { TrustProxy } from "../config/value.ts";

/** How many TCP connections there may be; 0 is no limit. */
export interface TcpLimits {
  readonly tcpConnections: number;
  readonly tcpConnectionsPerAddress: number;
  /** Everybody comes through the proxies, so they are not counted. */
  readonly trustProxy: TrustProxy;
}

/** What is counted of TCP connections. */
export interface TcpCount {
  open(): number;
  refused(): number;
}

/** Hangs up on connections beyond the limits before anything is read from them. */
export function limitTcp(server: Server, limits: TcpLimits): TcpCount {
  const { tcpConnections, tcpConnectionsPerAddress: most } = limits;
  const isProxy = proxyList(limits.trustProxy);
  const counts = new Map<string, number>();
  let open = 0;
  let refused = 0;
  if (tcpConnections !== 0) server.maxConnections = tcpConnections;
  server.on("drop", () => refused++);
  server.on("connection", (socket: Socket) => {
    const address = addressOf(socket);
    const count = counts.get(address) ?? 0;
    if (most !== 0 && count >= most && !isProxy(socket)) {
      refused++;
      socket.destroy();
      return;
    }
    counts.set(address, count + 1);
    open++;
    socket.once("close", () => {
      open--;
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
  });
  return { open: () => open, refused: () => refused };
}

/** Who has hung up by now has no address any more; a /64 of IPv6 counts as one, as everywhere. */
function addressOf({ remoteAddress = "" }: Socket): string {
  return normalizeIP(remoteAddress, 64);
}

/** What `TRUST_PROXY` may say in words. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

function proxyList(trusted: TrustProxy): (socket: Socket) => boolean {
  const list = new BlockList();
  for (const network of (trusted === false ? [] : trusted).flatMap((each) => NAMED[each] ?? each)) {
    const [address, bits] = network.split("/");
    const isV4 = isIP(address) === 4;
    list.addSubnet(address, Number(bits ?? (isV4 ? 32 : 128)), isV4 ? "ipv4" : "ipv6");
  }
  return ({ remoteAddress = "" }) => {
    const plain = normalizeIP(remoteAddress, 128);
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 4 ? "ipv4" : "ipv6");
  };
}
