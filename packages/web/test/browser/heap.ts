import type { CDPSession, Page } from "@playwright/test";

/** A picture of all that a page remembers, as V8 writes it down. Workers have a memory of their own, which is not in it. */
interface Heap {
  readonly snapshot: { readonly meta: HeapMeta };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

interface HeapMeta {
  readonly node_fields: readonly string[];
  readonly node_types: readonly [readonly string[], ...unknown[]];
  readonly edge_fields: readonly string[];
  readonly edge_types: readonly [readonly string[], ...unknown[]];
}

/** A card that the page knows, and whose it is. */
interface KnownCard {
  readonly seat: number;
  readonly card: string;
}

/** Reads the memory of a page, after what nothing refers to was thrown away. */
export async function readHeap(page: Page): Promise<{ read(): Promise<Heap> }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  return {
    read: async () => {
      const chunks: string[] = [];
      const hear = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
      session.on("HeapProfiler.addHeapSnapshotChunk", hear);
      await session.send("HeapProfiler.collectGarbage");
      await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
      session.off("HeapProfiler.addHeapSnapshotChunk", hear);
      return JSON.parse(chunks.join("")) as Heap;
    },
  };
}

const CARDS: readonly string[] = ["duke", "assassin", "captain", "ambassador", "contessa"];

/** Every face-down card of Coup that stands in a table, or in the facts of a deal or a draw, anywhere in the memory. */
export function cardsInMemory(heap: Heap): readonly KnownCard[] {
  const objects = objectsIn(heap);
  return objects.flatMap((fields): readonly KnownCard[] => {
    const list = (node: number | undefined): readonly (string | number)[] =>
      node === undefined ? [] : objects.itemsOf(node);
    const cardsOf = (node: number | undefined, seat: number): readonly KnownCard[] =>
      list(node).flatMap((item) => (typeof item === "string" && CARDS.includes(item) ? [{ seat, card: item }] : []));
    const players = fields.get("players");
    const hands = fields.get("hands");
    if (typeof players === "number" && fields.has("viewer")) {
      return list(players).flatMap((player, seat) =>
        typeof player === "number" ? cardsOf(objects.fieldOf(player, "hidden"), seat) : [],
      );
    }
    if (typeof hands === "number" && fields.has("type")) {
      return list(hands).flatMap((hand, seat) => (typeof hand === "number" ? cardsOf(hand, seat) : []));
    }
    return [];
  });
}

interface Objects {
  flatMap<Item>(each: (fields: ReadonlyMap<string, string | number>) => readonly Item[]): readonly Item[];
  /** What lies in a list: texts as they are, everything else by its number. */
  itemsOf(node: number): readonly (string | number)[];
  fieldOf(node: number, name: string): number | undefined;
}

/** The objects of a page by their fields. */
function objectsIn({ snapshot: { meta }, nodes, edges, strings }: Heap): Objects {
  const { node_fields: nodeFields, node_types: nodeTypes, edge_fields: edgeFields, edge_types: edgeTypes } = meta;
  const [size, step] = [nodeFields.length, edgeFields.length];
  const [typeAt, nameAt, countAt] = ["type", "name", "edge_count"].map((field) => nodeFields.indexOf(field));
  const [kindAt, labelAt, toAt] = ["type", "name_or_index", "to_node"].map((field) => edgeFields.indexOf(field));
  const firstEdge = new Int32Array(nodes.length / size + 1);
  for (let node = 0, edge = 0; node < nodes.length; node += size) {
    firstEdge[node / size] = edge;
    edge += nodes[node + countAt] * step;
    firstEdge[node / size + 1] = edge;
  }
  const kindOf = (node: number): string => nodeTypes[0][nodes[node + typeAt]];
  const contentOf = (node: number): string | number =>
    kindOf(node) === "string" ? strings[nodes[node + nameAt]] : node;
  const edgesOf = function* (node: number): Generator<readonly [kind: string, label: number, to: number]> {
    for (let edge = firstEdge[node / size]; edge < firstEdge[node / size + 1]; edge += step) {
      yield [edgeTypes[0][edges[edge + kindAt]], edges[edge + labelAt], edges[edge + toAt]];
    }
  };
  const fieldsOf = (node: number): ReadonlyMap<string, string | number> => {
    const fields = new Map<string, string | number>();
    for (const [kind, label, to] of edgesOf(node)) if (kind === "property") fields.set(strings[label], contentOf(to));
    return fields;
  };
  return {
    flatMap: (each) => {
      const found = [];
      for (let node = 0; node < nodes.length; node += size) {
        if (kindOf(node) === "object") found.push(...each(fieldsOf(node)));
      }
      return found;
    },
    itemsOf: (node) => {
      const items: (string | number)[] = [];
      for (const [kind, label, to] of edgesOf(node)) if (kind === "element") items[label] = contentOf(to);
      return items;
    },
    fieldOf: (node, name) => {
      const value = fieldsOf(node).get(name);
      return typeof value === "number" ? value : undefined;
    },
  };
}
