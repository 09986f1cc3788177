import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** A span as a collector gets it. */
interface ToldSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: Told;
}

type Told = readonly { readonly key: string; readonly value: { readonly stringValue: string } }[];

interface Request {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Told };
    readonly scopeSpans: readonly { readonly spans: readonly ToldSpan[] }[];
  }[];
}

/** A span, and who has told of it. */
export interface Heard extends ToldSpan {
  readonly by: Readonly<Record<string, string>>;
}

/** A collector of traces on a port of its own, as simple as can be: it keeps what it is sent. */
export interface Collector {
  readonly address: string;
  readonly paths: string[];
  readonly texts: string[];
  /** All spans, in the order in which they begin. */
  spans(): readonly Heard[];
  /** Until this is so of what it has been sent. */
  until(isSo: () => boolean): Promise<void>;
  /** Until it has been sent so many spans. */
  heard(count: number): Promise<void>;
}

/** `answer` is what it does with each request; by default it takes it. */
export async function openCollector(
  answer = (response: ServerResponse): void => void response.end("{}"),
): Promise<Collector> {
  const paths: string[] = [];
  const texts: string[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    paths.push(request.url ?? "");
    texts.push(await text(request));
    answer(response);
    for (const wake of waiting) wake();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const spans = (): readonly Heard[] =>
    texts.flatMap((sent) => spansIn(JSON.parse(sent) as Request)).toSorted(byBeginning);
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!isSo()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    texts,
    spans,
    until,
    heard: (count) => until(() => spans().length >= count),
  };
}

function spansIn({ resourceSpans }: Request): readonly Heard[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, by: told(resource.attributes) }))),
  );
}

function byBeginning({ startTimeUnixNano: one }: Heard, { startTimeUnixNano: other }: Heard): number {
  return Number(BigInt(one) - BigInt(other));
}

/** What is told of a span, by name. */
export function told(attributes: Told): Readonly<Record<string, string>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]));
}
