import { setTimeout as wait } from "node:timers/promises";
import { ok, type Result } from "@darbar/kernel";
import type { OwnTable, Setup } from "@darbar/protocol";
import { type Actor, type KeptRecord, keptRecord } from "@darbar/table";
import { because, type Refused, refused } from "@darbar/words";
import type { Logger } from "pino";
import { ownTables } from "../own-tables.ts";
import type { TableRegistry } from "../registry.ts";
import type { NodeStore, Taken } from "../store/nodes.ts";
import { type Store, StoreError } from "../store/store.ts";
import { type FoundTable, type Tables, tablesHere } from "../tables.ts";
import type { Traces } from "../tracing/traces.ts";
import type { Connections } from "../transport/connections.ts";
import type { Desk, DeskHost } from "../transport/desk.ts";
import type { Usage } from "../usage.ts";
import { ClusterDesk } from "./cluster-desk.ts";
import type { Answers, Frame, Notice, Question } from "./frame.ts";
import type { Link } from "./link.ts";
import type { Membership } from "./membership.ts";
import type { Mesh, MeshListener } from "./mesh.ts";
import { RelayedSessions } from "./relayed.ts";
import { Router, type Where } from "./router.ts";

/** What a node is made of. */
export interface ClusterParts {
  readonly membership: Membership;
  readonly mesh: Mesh;
  readonly nodes: NodeStore;
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly connections: Connections;
  readonly usage: Usage;
  readonly log: Logger;
  /** `null`: nobody is told of the ways of commands. */
  readonly traces: Traces | null;
}

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

/** How many tables are taken at a time. */
const MOST_TAKEN = 64;
/** How many tables are handed over at a time: in one statement, those that have nothing under way. */
const AT_A_TIME = 64;
/** Within what time everybody is hung up on, so that not all come back at once, in milliseconds. */
const HANG_UP_WITHIN = 2_000;
/** How long a question to a neighbour is waited for, in milliseconds. */
const ANSWER_WITHIN = 5_000;
const LOOK_EVERY = 100;
/** How long a start waits for links to all that are there, in milliseconds. */
const MEET_WITHIN = 2_000;

/** One node of several: plays the tables that are its own, and passes on what concerns those of others. */
export class Cluster implements Tables {
  private readonly parts: ClusterParts;
  private readonly here: Tables;
  private readonly router: Router;
  private readonly desks = new Map<number, ClusterDesk>();
  private readonly relayed = new Map<Link, RelayedSessions>();
  /** Tables that were ours and asleep when that was last looked at. */
  private asleep: ReadonlySet<string> = new Set();
  private made = 0;
  private takenOver = 0;
  private handedOver = 0;

  constructor(parts: ClusterParts) {
    this.parts = parts;
    this.here = tablesHere(parts.registry, parts.connections);
    this.router = new Router(parts.registry, parts.mesh, parts.nodes, (node) => parts.membership.mayBeGone(node));
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
      takenOver: this.takenOver,
      handedOver: this.handedOver,
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
    const { membership, mesh } = this.parts;
    await this.renew();
    const deadline = performance.now() + MEET_WITHIN;
    const isMissing = (): boolean => membership.others().some(({ id }) => mesh.linkTo(id) === undefined);
    while (isMissing() && performance.now() < deadline) await wait(MEET_WITHIN / 100);
  }

  /** Says that this node is there, and looks who else is. */
  async renew(): Promise<void> {
    const { membership, mesh } = this.parts;
    const wasLost = await membership.beat();
    mesh.meet(membership.others(), membership.place());
    if (wasLost) await this.reconcile();
  }

  /** Wakes tables whose clocks nobody keeps: all of them, or, where there are other nodes, some, and the next call more. */
  async sweep(): Promise<void> {
    const { nodes, membership, registry } = this.parts;
    for (;;) {
      const taken = await nodes.takeWaiting(membership.silent(), MOST_TAKEN);
      if (taken.length === 0) return;
      this.took(taken);
      // Not waited for: it takes as long as reading them, and others can be taken meanwhile.
      void registry.adopt(taken);
      if (taken.length < MOST_TAKEN || membership.others().length > 0) return;
    }
  }

  /** Looks which tables are ours, so that nobody stays with one that is not, and none of ours is forgotten. */
  async reconcile(): Promise<void> {
    const { nodes, registry } = this.parts;
    const before = registry.awakeTables();
    const owned = await nodes.owned();
    const ours = new Set(owned.map(({ table }) => table));
    registry.dropAll(before.filter((table) => !ours.has(table)));
    const asleep = owned.filter(({ table, open }) => open && !registry.isAwake(table)).map(({ table }) => table);
    for (const table of asleep) if (this.asleep.has(table)) await registry.find(table);
    this.asleep = new Set(asleep);
  }

  /** Called every second: tells the others what has changed here. */
  async exchange(): Promise<void> {
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

  /** Tables were taken from a node that is gone: whoever believes otherwise hears of it. */
  took(tables: readonly Taken[]): void {
    this.takenOver += tables.length;
    const told = tables.map(({ table, epoch }) => [table, epoch] as const);
    for (const link of this.parts.mesh.all()) link.tell({ tell: "took", tables: told });
  }

  /** Gives all tables away, one by one, and then has everybody come back elsewhere. Without others nothing is given away. */
  async drain(): Promise<void> {
    const { registry, connections, mesh, log } = this.parts;
    registry.leave();
    this.router.leave();
    const heirs = (): readonly Link[] => mesh.all();
    if (heirs().length === 0) return;
    log.info({ tables: registry.awakeTables().length }, "handing over the tables");
    const gaveUp = new Set<string>();
    let next = 0;
    const give = async (table: string): Promise<void> => {
      const heir = heirs().at(next++ % Math.max(1, heirs().length));
      if (heir === undefined) return;
      try {
        await registry.handOver(table, heir.node, (given) => {
          this.handedOver++;
          heir.tell({ tell: "yours", ...given });
          // Whoever looks at it elsewhere need not ask the database.
          this.router.learn(table, heir.node);
          for (const link of heirs()) if (link !== heir) link.tell({ tell: "moved", table, to: heir.node });
        });
      } catch (error) {
        gaveUp.add(table);
        log.error({ err: error }, "a table could not be handed over: somebody will take it");
      }
    };
    const hangUp = async (): Promise<void> => {
      for (;;) {
        const tables = registry.awakeTables().filter((table) => !gaveUp.has(table));
        if (tables.length === 0 || heirs().length === 0) return;
        const left = tables.values();
        await Promise.all(
          Array.from({ length: AT_A_TIME }, async () => {
            for (const table of left) await give(table);
          }),
        );
      }
    };
    await hangUp();
    heirs().at(0)?.tell({ tell: "adopt", listed: registry.lobby.listedHere() });
    await connections.endWithin(HANG_UP_WITHIN);
    await hangUp();
  }

  newDesk(host: DeskHost): Desk {
    const { registry, membership, log } = this.parts;
    const number = ++this.made;
    const desk = new ClusterDesk(
      number,
      {
        registry,
        router: this.router,
        isSure: () => membership.isSure(),
        report: (error) => log.error({ err: error }, "something at a table failed"),
        ended: () => this.desks.delete(number),
      },
      host,
    );
    this.desks.set(number, desk);
    return desk;
  }

  async gameOf(table: string): Promise<Setup["game"] | null> {
    for (;;) {
      const where = await this.router.locate(table);
      if (where === null) return null;
      const game = where === "here" ? await this.here.gameOf(table) : await answer(where, { ask: "game", table });
      // What another node says is what it has checked as we do.
      if (game !== null) return game as Setup["game"];
      await this.lookAgain(table, where);
    }
  }

  async ownByCode(person: string, code: string): Promise<FoundTable | null> {
    const own = await this.here.ownByCode(person, code);
    if (own !== null) return own;
    const asked = await Promise.all(
      this.parts.mesh.all().map((link) => answer(link, { ask: "own-code", person, code })),
    );
    return (asked.find((each) => each !== null) as FoundTable | undefined) ?? null;
  }

  async ownTables(person: string): Promise<readonly OwnTable[]> {
    const here = await this.here.ownTables(person);
    const asked = await Promise.all(this.parts.mesh.all().map((link) => answer(link, { ask: "own-tables", person })));
    return ownTables([...asked.flatMap((each) => each ?? []), ...here]);
  }

  async findRecord(table: string, game: number): Promise<Result<KeptRecord, Refused>> {
    const { store } = this.parts;
    for (;;) {
      const stored = await store.findRecord(table, game);
      if (stored !== null) return ok(keptRecord(stored));
      const where = await this.router.locate(table);
      if (where === null) return refused("no-such-table");
      if (where === "here") return this.here.findRecord(table, game);
      const found = await answer(where, { ask: "record", table, game });
      if (found !== null && !found.ok) return found;
      if (found === null) await this.lookAgain(table, where);
    }
  }

  async barRenaming(actor: Actor): Promise<Refused | null> {
    const bar = await this.here.barRenaming(actor);
    if (bar !== null) return bar;
    const { mesh, membership } = this.parts;
    for (const { id } of membership.others()) {
      const link = mesh.linkTo(id);
      const there = link === undefined ? UNREACHABLE : await answer(link, { ask: "bar-name", actor }, UNREACHABLE);
      if (there !== null) return there;
    }
    return null;
  }

  renamed(actor: Actor): void {
    this.here.renamed(actor);
    this.tellAll({ tell: "renamed", actor });
  }

  withdrawn(person: string, device: string): void {
    this.here.withdrawn(person, device);
    this.tellAll({ tell: "withdrawn", person, device });
  }

  private async lookAgain(table: string, was: Where): Promise<void> {
    this.router.forget(table, was);
    await wait(LOOK_EVERY);
  }

  private tellAll(notice: Notice): void {
    for (const link of this.parts.mesh.all()) link.tell(notice);
  }

  private opened(link: Link): void {
    const { registry, log, traces, membership, connections } = this.parts;
    log.info({ node: link.node }, "another node is there");
    this.relayed.set(link, new RelayedSessions(link, registry, log, traces, () => membership.isSure()));
    link.tell({ tell: "listed", listed: registry.lobby.listedHere() });
    link.tell({ tell: "connected", isAll: true, people: connections.countHere() });
  }

  private closed(link: Link): void {
    const { registry, connections, mesh, log } = this.parts;
    this.relayed.get(link)?.end();
    this.relayed.delete(link);
    for (const desk of [...this.desks.values()]) desk.lost(link);
    if (mesh.linkTo(link.node) !== undefined) return;
    log.info({ node: link.node }, "the link to another node is broken");
    registry.lobby.hear(link.node, []);
    connections.hear(link.node, [], true);
  }

  private received(link: Link, frame: Frame, body: string): void {
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
        return this.answer(link, frame.c, frame.question);
      case "notice":
        return this.hear(link, frame.notice);
      case "answer": // The link itself knows who has asked.
        return;
    }
  }

  private async receive({ table, epoch, released }: Notice & { readonly tell: "yours" }): Promise<void> {
    const { registry } = this.parts;
    if (released === undefined) await registry.find(table);
    else await registry.receive({ table, epoch, released });
  }

  private answer(link: Link, c: number, question: Question): void {
    const { log } = this.parts;
    this.find(question).then(
      (found) => link.send({ t: "answer", c, answer: found }),
      (error: unknown) => {
        if (!(error instanceof StoreError)) log.error({ err: error }, "a neighbour's question could not be answered");
        link.send({ t: "answer", c, answer: null });
      },
    );
  }

  private async find(question: Question): Promise<Answers[Question["ask"]]> {
    const { registry } = this.parts;
    switch (question.ask) {
      case "game":
        return this.here.gameOf(question.table);
      case "record": {
        if ((await registry.open(question.table)) === null) return null;
        const found = await this.here.findRecord(question.table, question.game);
        return found.ok ? ok(null) : found;
      }
      case "bar-name":
        return this.here.barRenaming(question.actor);
      case "own-code":
        return this.here.ownByCode(question.person, question.code);
      case "own-tables":
        return registry.placesAwake(question.person);
    }
  }

  private hear(link: Link, notice: Notice): void {
    const { registry, connections, usage, log } = this.parts;
    switch (notice.tell) {
      case "took":
        for (const [table, epoch] of notice.tables) {
          this.router.learn(table, link.node);
          registry.lose(table, epoch);
        }
        return;
      case "yours":
        this.receive(notice).catch((error: unknown) => log.error({ err: error }, "a table cannot be woken"));
        return;
      case "moved":
        return this.router.learn(notice.table, notice.to);
      case "renamed":
        return this.here.renamed(notice.actor);
      case "withdrawn":
        return this.here.withdrawn(notice.person, notice.device);
      case "used":
        return usage.hear(notice.used);
      case "connected":
        return connections.hear(link.node, notice.people, notice.isAll);
      case "listed":
        return registry.lobby.hear(link.node, notice.listed);
      case "adopt":
        return registry.lobby.adopt(notice.listed);
    }
  }
}

const UNREACHABLE = because("store-broken");

/** What a neighbour answers; `otherwise`, if it does not in time. */
async function answer<Asked extends Question>(
  link: Link,
  question: Asked,
  otherwise: Answers[Asked["ask"]] | null = null,
): Promise<Answers[Asked["ask"]] | null> {
  const stop = new AbortController();
  try {
    return await Promise.race([link.ask(question), wait(ANSWER_WITHIN, otherwise, { signal: stop.signal })]);
  } catch {
    return otherwise;
  } finally {
    stop.abort();
  }
}
