import { setTimeout as wait } from "node:timers/promises";
import { type Tables, tablesHere } from "../tables.ts";
import type { Desk, DeskHost } from "../transport/desk.ts";
import { answerNeighbour } from "./answering.ts";
import { ClusterDesk } from "./cluster-desk.ts";
import type { ClusterParts } from "./cluster-parts.ts";
import { Exchange } from "./exchange.ts";
import type { Frame, Notice } from "./frame.ts";
import { HandingOver } from "./handing-over.ts";
import type { Link } from "./link.ts";
import type { MeshListener } from "./mesh.ts";
import { RelayedSessions } from "./relayed.ts";
import { Router } from "./router.ts";
import { tablesOfAll } from "./tables-of-all.ts";
import { TakingOver } from "./taking-over.ts";

/** What a node counts. */
export interface ClusterFigures {
  /** Other nodes that are there, and links to them. */
  readonly others: number;
  readonly links: number;
  /** Tables taken from nodes that were gone, and tables given away. */
  readonly takenOver: number;
  readonly handedOver: number;
  /** How long ago the lease was renewed, in milliseconds. */
  readonly leaseAge: number;
}

/** How long a start waits for links to those who are there, in milliseconds. */
const MEET_WITHIN = 2_000;

/** One node of several: plays the tables that are its own, and passes on what concerns those of others. */
export class Cluster {
  /** All tables of all nodes, as far as people here want something of them. */
  readonly tables: Tables;
  readonly takingOver: TakingOver;
  readonly exchange: Exchange;
  private readonly parts: ClusterParts;
  private readonly here: Tables;
  private readonly router: Router;
  private readonly handingOver: HandingOver;
  private readonly desks = new Map<number, ClusterDesk>();
  private readonly relayed = new Map<Link, RelayedSessions>();
  private made = 0;

  constructor(parts: ClusterParts) {
    this.parts = parts;
    this.here = tablesHere(parts.registry, parts.connections);
    this.takingOver = new TakingOver(parts);
    this.router = new Router(parts.registry, parts.mesh, parts.nodes, {
      mayBeGone: (node) => parts.membership.mayBeGone(node),
      takeOver: () => this.takingOver.sweep(),
    });
    this.handingOver = new HandingOver(parts, this.router);
    this.exchange = new Exchange(parts, this.here);
    this.tables = { newDesk: (host) => this.newDesk(host), ...tablesOfAll(parts, this.router, this.here) };
  }

  /** Hears what comes over the links. */
  readonly listener: MeshListener = {
    opened: (link) => this.opened(link),
    received: (link, frame, body) => this.received(link, frame, body),
    closed: (link) => this.closed(link),
  };

  figures(): ClusterFigures {
    const { membership, mesh } = this.parts;
    return {
      others: membership.others().length,
      links: mesh.all().length,
      takenOver: this.takingOver.count,
      handedOver: this.handingOver.count,
      leaseAge: membership.age(),
    };
  }

  /** Whether this is the first of all nodes: what is to be done once is done there. */
  isFirst(): boolean {
    const { membership } = this.parts;
    return membership.others().every(({ number }) => number > membership.place());
  }

  /** Comes to the others: to those that can be reached in a moment. */
  async begin(): Promise<void> {
    await this.renew();
    const deadline = performance.now() + MEET_WITHIN;
    while (this.parts.mesh.isDialing() && performance.now() < deadline) await wait(MEET_WITHIN / 100);
  }

  /** Says that this node is there, and looks who else is. */
  async renew(): Promise<void> {
    const { membership, mesh } = this.parts;
    const wasLost = await membership.beat();
    mesh.meet(membership.others(), membership.place());
    if (wasLost) await this.takingOver.reconcile();
  }

  /** Takes no more tables, and gives all away. */
  async drain(): Promise<void> {
    this.parts.registry.leave();
    this.router.leave();
    this.takingOver.leave();
    await this.handingOver.drain();
  }

  private newDesk(host: DeskHost): Desk {
    const { registry, membership, log } = this.parts;
    const number = ++this.made;
    const node = {
      registry,
      router: this.router,
      isSure: () => membership.isSure(),
      report: (error: unknown) => log.error({ err: error }, "something at a table failed"),
    };
    const desk = new ClusterDesk(number, node, host, () => this.desks.delete(number));
    this.desks.set(number, desk);
    return desk;
  }

  private opened(link: Link): void {
    const { registry, log, traces, membership } = this.parts;
    log.info({ node: link.node }, "another node is there");
    this.relayed.set(link, new RelayedSessions(link, registry, log, traces, () => membership.isSure()));
    this.exchange.opened(link);
  }

  private closed(link: Link): void {
    const { mesh, log } = this.parts;
    this.relayed.get(link)?.end();
    this.relayed.delete(link);
    for (const desk of [...this.desks.values()]) desk.lost(link);
    if (mesh.linkTo(link.node) !== undefined) return;
    log.info({ node: link.node }, "the link to another node is broken");
    this.exchange.closed(link.node);
  }

  private received(link: Link, frame: Frame, body: string): void {
    const { registry, log } = this.parts;
    switch (frame.t) {
      case "watch":
      case "screen":
      case "unwatch":
      case "do":
      case "end":
        return this.relayed.get(link)?.receive(frame);
      case "told":
        for (const s of frame.to) this.desks.get(s)?.told(link, frame.table, body, frame.whole);
        return;
      case "gone":
        return this.desks.get(frame.s)?.goneAt(link, frame);
      case "did":
        return this.desks.get(frame.s)?.did(link, frame);
      case "question":
        return answerNeighbour({ registry, here: this.here, log }, link, frame.c, frame.question);
      case "notice":
        return this.hear(link, frame.notice);
      case "answer": // The link itself knows who has asked.
        return;
    }
  }

  private hear(link: Link, notice: Notice): void {
    const { registry, log } = this.parts;
    switch (notice.tell) {
      case "took":
        for (const [table, epoch] of notice.tables) {
          this.router.learn(table, link.node);
          registry.lose(table, epoch);
        }
        return;
      case "yours":
        this.handingOver
          .receive(link, notice)
          .catch((error: unknown) => log.error({ err: error }, "a table cannot be woken"));
        return;
      case "awake":
        return this.handingOver.isPlayed(notice.table);
      case "moved":
        return this.router.learn(notice.table, notice.to);
      case "renamed":
        return this.here.renamed(notice.actor);
      case "withdrawn":
        return this.here.withdrawn(notice.person, notice.device);
      case "listed":
      case "adopt":
      case "used":
      case "connected":
        return this.exchange.hear(link, notice);
    }
  }
}
