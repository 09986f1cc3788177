/** A stretch of a command's way, as a collector is told of it. */
export interface Span {
  readonly trace: string;
  readonly id: string;
  /** The span that it is a part of; `null`: it is all of the way. */
  readonly parent: string | null;
  readonly name: "command" | "relay" | "wait" | "decide" | "commit" | "tell";
  readonly role: "server" | "client" | "internal";
  /** Times of day in milliseconds, with fractions. */
  readonly begun: number;
  readonly ended: number;
  readonly attributes: Attributes;
}

/** Facts about a span, or about who tells of it. */
export type Attributes = Readonly<Record<string, string>>;

/** The numbers that OpenTelemetry has for them. */
const KINDS = { internal: 1, server: 2, client: 3 } as const satisfies Readonly<Record<Span["role"], number>>;

/** Spans as OTLP over HTTP has them in JSON. */
export function requestOf(resource: Attributes, spans: readonly Span[]): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: listOf(resource) },
        scopeSpans: [{ scope: { name: "darbar" }, spans: spans.map(toldSpan) }],
      },
    ],
  });
}

function toldSpan({ trace, id, parent, name, role, begun, ended, attributes }: Span) {
  return {
    traceId: trace,
    spanId: id,
    ...(parent === null ? {} : { parentSpanId: parent }),
    name,
    kind: KINDS[role],
    startTimeUnixNano: nanoseconds(begun),
    endTimeUnixNano: nanoseconds(ended),
    attributes: listOf(attributes),
  };
}

function listOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: { stringValue: value } }));
}

/** A text: no number of JavaScript holds so many digits. */
function nanoseconds(milliseconds: number): string {
  return `${Math.round(milliseconds * 1_000)}000`;
}
