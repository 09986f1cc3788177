import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { type MetricsServer, openMetrics } from "./http/metrics-server.ts";
import type { Meters } from "./meters.ts";
import { codeOf, StartError } from "./start-error.ts";

/** Opens the ports: for everybody, and for whoever collects metrics. */
export async function openPorts(
  app: FastifyInstance,
  { registry }: Meters,
  { port, host, metricsPort, metricsHost }: Config,
): Promise<{ readonly address: string; readonly metrics: MetricsServer | null }> {
  const metrics =
    metricsPort === null
      ? null
      : await openMetrics(registry, metricsHost, metricsPort).catch((error: unknown) => {
          throw new StartError(whyNotListening("METRICS_", metricsHost, metricsPort, error));
        });
  const address = await app.listen({ port, host }).catch(async (error: unknown) => {
    await metrics?.close();
    throw new StartError(whyNotListening("", host, port, error));
  });
  return { address, metrics };
}

function whyNotListening(which: "" | "METRICS_", host: string, port: number, error: unknown): string {
  const code = codeOf(error);
  const given = `${which}PORT is ${port}`;
  if (code === "EADDRINUSE") return `${given}, but something else listens on ${host} there: choose another.`;
  if (code === "EACCES") return `${given}, but only an administrator may listen there: choose one from 1024 on.`;
  return `${which}HOST is ${host} and ${given}, but it is not possible to listen there (${code}).`;
}
