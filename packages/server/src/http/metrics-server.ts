import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Registry } from "prom-client";

/** Whoever collects metrics opens one connection, or a few. */
const MOST_CONNECTIONS = 32;
/** How long a request may take to arrive, in milliseconds. */
const REQUEST_TIME = 5_000;

/** Where the metrics are told. */
export interface MetricsServer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves the metrics on a port of their own: they count answers as they come, so players must not see them, and on
 * the port that everybody is let in by, no header tells a proxy on this machine from its operator.
 */
export async function openMetrics(registry: Registry, host: string, port: number): Promise<MetricsServer> {
  const server = createServer({ headersTimeout: REQUEST_TIME, requestTimeout: REQUEST_TIME }, (request, response) => {
    const isAsked = request.method === "GET" && request.url === "/metrics";
    if (!isAsked) return response.writeHead(404, PLAIN).end("there is nothing here but GET /metrics\n");
    registry.metrics().then(
      (text) => response.writeHead(200, { ...PLAIN, "cache-control": "no-store" }).end(text),
      () => response.writeHead(500, PLAIN).end("the metrics cannot be read\n"),
    );
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.listen(port, host);
  await once(server, "listening");
  return { address: addressOf(server), close: () => close(server) };
}

const PLAIN = { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" };

function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}/metrics`;
}

async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}
