import type { Tables } from "../tables.ts";
import type { ClusterParts } from "./cluster-parts.ts";
import type { Notice } from "./frame.ts";
import type { Link } from "./link.ts";

type Shared = Notice & { readonly tell: "listed" | "adopt" | "used" | "connected" };

/** What every node knows of all: the public tables, what was used of limits, who is connected. Each tells the others what changes. */
export class Exchange {
  private readonly parts: ClusterParts;
  private readonly here: Tables;

  constructor(parts: ClusterParts, here: Tables) {
    this.parts = parts;
    this.here = here;
  }

  /** Called every second: tells the others what has changed here. */
  async tell(): Promise<void> {
    const { mesh, registry, usage, connections } = this.parts;
    mesh.beat();
    const links = mesh.all();
    if (links.length === 0) return usage.keepSome();
    const listed = registry.lobby.changedHere();
    const used = usage.take();
    const people = connections.changedHere();
    for (const link of links) {
      if (listed !== null) link.tell({ tell: "listed", listed });
      if (used.length > 0) link.tell({ tell: "used", used });
      if (people.length > 0) link.tell({ tell: "connected", isAll: false, people });
    }
  }

  hear(link: Link, notice: Shared): void {
    const { registry, connections, usage } = this.parts;
    switch (notice.tell) {
      case "listed":
        return registry.lobby.hear(link.node, notice.listed);
      case "adopt":
        return registry.lobby.adopt(notice.listed);
      case "used":
        return usage.hear(notice.used);
      case "connected":
        return connections.hear(link.node, notice.people, notice.isAll);
    }
  }

  /** A neighbour is there, and knows nothing yet. */
  opened(link: Link): void {
    const { registry, connections } = this.parts;
    link.tell({ tell: "listed", listed: registry.lobby.listedHere() });
    link.tell({ tell: "connected", isAll: true, people: connections.countHere() });
  }

  /** A neighbour is gone: what is there is not known any more. */
  closed(node: string): void {
    const { registry, connections } = this.parts;
    registry.lobby.hear(node, []);
    connections.hear(node, [], true);
  }

  /** Looks whether those who are connected are still who they were: a notice may not have come. */
  async checkDevices(): Promise<void> {
    const { connections, nodes } = this.parts;
    const connected = connections.devices();
    if (connected.length === 0) return;
    const known = new Map(
      (await nodes.knownDevices(connected.map(({ device }) => device))).map((each) => [each.device, each]),
    );
    for (const { person, device, name } of connected) {
      const found = known.get(device);
      if (found === undefined) connections.hangUp(person, device);
      else if (found.name !== name) this.here.renamed(found);
    }
  }
}
