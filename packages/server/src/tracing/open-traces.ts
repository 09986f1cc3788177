import { hostname } from "node:os";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { newExporter } from "./exporter.ts";
import { newTraces, type Traces } from "./traces.ts";

/** Tells the collector at an address of commands, as the settings have it. */
export function openTraces(address: string, node: string | null, config: Config, log: Logger): Traces {
  const resource = {
    "service.name": config.serviceName,
    "service.instance.id": node ?? config.nodeName ?? hostname(),
  };
  return newTraces(config.tracedShare, newExporter(address, resource, log));
}
