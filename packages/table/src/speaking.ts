import type { Result, Seat } from "@darbar/kernel";
import type { Phrase } from "@darbar/protocol";
import type { Audience } from "./audience.ts";
import { hear, linesToKeep } from "./conversation.ts";
import type { CommandKey, SaidFact } from "./fact.ts";
import type { TableHost } from "./host.ts";
import { isAmong, rememberLatest } from "./latest.ts";
import { type Refused, refused } from "./refusal.ts";
import type { Actor } from "./seating.ts";
import type { Table } from "./state.ts";
import { StoreError } from "./stored.ts";
import { speak, speakForBot, type TalkCommand } from "./talk.ts";
import { inGame, lineOf } from "./talk-line.ts";

interface Waiting {
  /** `null`: a bot speaks of its own accord. */
  readonly key: CommandKey | null;
  readonly said: SaidFact;
  readonly done: Promise<Result<null, Refused>>;
  readonly resolve: (result: Result<null, Refused>) => void;
}

/** How many lines wait to be kept: of one person, and of all. */
const MOST_OF_ONE = 4;
const MOST = 40;

/**
 * What is said at a table, on a way of its own: no talk holds up a move, and how soon a line is answered tells nothing of
 * what is being done. Lines that come while others are being kept are kept together.
 */
export class Speaking {
  private readonly table: Table;
  private readonly audience: Audience;
  private readonly host: TableHost;
  private readonly waiting: Waiting[] = [];
  private underWay: readonly Waiting[] = [];
  private writing: Promise<void> = Promise.resolve();

  /** Lets something be done when the table does things: in a window at its next tick. */
  private readonly soon: (run: () => void) => void;

  /** Told when something has been said. */
  private readonly heard: () => void;

  constructor(table: Table, audience: Audience, host: TableHost, soon: (run: () => void) => void, heard: () => void) {
    this.table = table;
    this.audience = audience;
    this.host = host;
    this.soon = soon;
    this.heard = heard;
  }

  /** Says something, once, however often it is sent. Resolves when it is on the disk and published. */
  say(actor: Actor, id: string, command: TalkCommand): Promise<Result<null, Refused>> {
    const key = { person: actor.person, id };
    if (isAmong(this.table.spoken, key)) return Promise.resolve(SAID);
    const theirs = [...this.underWay, ...this.waiting].filter((each) => each.key?.person === actor.person);
    const again = theirs.find((each) => each.key?.id === id);
    if (again !== undefined) return again.done;
    const line = speak(this.table, actor, command, this.audience.has(actor.person));
    if (!line.ok) return Promise.resolve(line);
    if (theirs.length >= MOST_OF_ONE || this.waiting.length >= MOST) return Promise.resolve(TOO_MUCH);
    return this.wait(key, line.value);
  }

  /** Says what a bot wants to say, if it may, and if there is not too much to be kept already. */
  sayForBot(seat: Seat, phrase: Phrase): void {
    const line = speakForBot(this.table, seat, phrase);
    if (line.ok && this.waiting.length < MOST) void this.wait(null, line.value);
  }

  private wait(key: CommandKey | null, said: SaidFact): Promise<Result<null, Refused>> {
    const { promise, resolve } = Promise.withResolvers<Result<null, Refused>>();
    this.waiting.push({ key, said, done: promise, resolve });
    if (this.waiting.length === 1 && this.underWay.length === 0) this.keepSoon();
    return promise;
  }

  /** Waits for what is being kept; what waits behind it is not said. */
  close(): Promise<void> {
    for (const { resolve } of this.waiting.splice(0)) resolve(CLOSING);
    return this.writing;
  }

  private keepSoon(): void {
    this.soon(() => {
      this.writing = this.keepAll();
    });
  }

  private async keepAll(): Promise<void> {
    this.underWay = this.waiting.splice(0);
    const result = this.underWay.length === 0 ? SAID : await this.keep(this.underWay);
    for (const { resolve } of this.underWay) resolve(result);
    this.underWay = [];
    if (this.waiting.length > 0) this.keepSoon();
  }

  private async keep(lines: readonly Waiting[]): Promise<Result<null, Refused>> {
    const { table, host } = this;
    const at = host.now();
    const first = table.lines + 1;
    const placed = lines.map(({ key, said }) => ({ key, said: inGame(table, said) }));
    const stored = placed.map(({ key, said }, index) =>
      lineOf(table, first + index, at, key?.id ?? host.newSecret(), said),
    );
    try {
      await host.say(table.id, stored, linesToKeep(table, first + stored.length - 1));
    } catch (error) {
      if (!(error instanceof StoreError)) host.report(error);
      else if (error.fault === "conflict") host.lost(table);
      const fault = error instanceof StoreError ? error.fault : "broken";
      return refused(`store-${fault}`);
    }
    for (const { key, said } of placed) {
      table.lines++;
      if (key !== null) rememberLatest(table.spoken, key);
      this.audience.note(said);
      hear(table, said);
      this.audience.tell();
    }
    this.heard();
    return SAID;
  }
}

const SAID = { ok: true, value: null } as const;
const TOO_MUCH = refused("too-fast");
const CLOSING = refused("closing");
