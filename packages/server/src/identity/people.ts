import { fail, ok, type Result } from "@darbar/kernel";
import type { Actor } from "@darbar/table";
import { type Refused, refused } from "@darbar/words";
import type { Store, StoredDevice } from "../store/store.ts";
import type { Usage } from "../usage.ts";
import { cleanName } from "./clean.ts";
import { RENAMED_OFTEN, RenameLimit } from "./rename-limit.ts";
import { hashOf, newDeviceSecret, newId } from "./secret.ts";
import { type TransferCodes, Transfers } from "./transfer.ts";

/** A person, and on which of their devices. */
export interface Identified extends Actor {
  readonly device: string;
}

/** A device that has just become a person's: whoever holds the token is that person. */
export interface NewDevice {
  readonly actor: Actor;
  readonly token: string;
}

const DAY = 24 * 3_600_000;
/** That a device is in use is not written down more often than so: that is enough to know who comes no more. */
const SEEN_EVERY = DAY;
/** A device that was not seen for so long is nobody's any more: no browser keeps its cookie for longer. */
const VOID_AFTER = 400 * DAY;

/** A token is as long as a device secret; nothing longer is looked up. */
const LONGEST_TOKEN = 64;

/** The guests: a name, and a secret on each of their devices, of which only the hash is kept. */
export class People {
  private readonly store: Store;
  private readonly transfers: TransferCodes;
  private readonly renames: RenameLimit;
  private readonly now: () => number;
  /** The devices of which it is being written down that they are in use. */
  private readonly noting = new Set<string>();

  /** `shared`: what several nodes have together. */
  constructor(
    store: Store,
    now: () => number,
    renamesPerHour = 0,
    shared: { readonly transfers: TransferCodes; readonly usage: Usage } | null = null,
  ) {
    this.store = store;
    this.now = now;
    this.transfers = shared?.transfers ?? new Transfers(now);
    this.renames = new RenameLimit(renamesPerHour, now, shared?.usage ?? null);
  }

  /** Somebody new, on a device of this kind. */
  async create(rawName: string, label = ""): Promise<Result<NewDevice, Refused>> {
    const name = cleanName(rawName);
    if (!name.ok) return name;
    const token = newDeviceSecret();
    const person = newId();
    await this.store.createPerson({ person, name: name.value }, this.newDevice(label), hashOf(token));
    return ok({ actor: { person, name: name.value }, token });
  }

  /** Whose token this is; `null` if nobody's. */
  async identify(token: string): Promise<Identified | null> {
    const found = token === "" || token.length > LONGEST_TOKEN ? null : await this.store.findPerson(hashOf(token));
    if (found === null || this.now() - found.seen > VOID_AFTER) return null;
    this.noteSeen(found);
    return { person: found.person, name: found.name, device: found.device };
  }

  /** Nobody waits for it, and nobody is turned away because it could not be written down. */
  private noteSeen({ device, seen }: StoredDevice): void {
    const now = this.now();
    if (now - seen < SEEN_EVERY || this.noting.has(device)) return;
    this.noting.add(device);
    this.store
      .sawDevice(device, now)
      .catch(() => undefined)
      .finally(() => this.noting.delete(device));
  }

  /** The devices of a person, the oldest first. */
  devices({ person }: Actor): Promise<readonly StoredDevice[]> {
    return this.store.devices(person);
  }

  /** Makes a device nobody's, and with it every code that would add another; answers whether it was this person's. */
  async withdraw({ person }: Actor, device: string): Promise<boolean> {
    const theirs = await this.store.devices(person);
    if (!theirs.some((each) => each.device === device)) return false;
    await this.transfers.cancel(person);
    await this.store.removeDevice(person, device);
    return true;
  }

  /** The person under a new name, unless something bars it. */
  async rename(
    { person, name: before }: Actor,
    rawName: string,
    barred: (renamed: Actor) => Promise<Refused | null> | Refused | null,
  ): Promise<Result<Actor, Refused>> {
    const name = cleanName(rawName);
    if (!name.ok) return name;
    const renamed = { person, name: name.value };
    if (renamed.name === before) return ok(renamed);
    const bar = await barred(renamed);
    if (bar !== null) return fail(bar);
    if (!this.renames.take(person)) return RENAMED_OFTEN;
    await this.store.rename(person, renamed.name);
    return ok(renamed);
  }

  /** A code that makes another device this person's, once. */
  async beginTransfer({ person }: Actor): Promise<string> {
    return this.transfers.begin(person);
  }

  /** The device that shows the code becomes the person's who asked for it, with a secret of its own. */
  async finishTransfer(code: string, label = ""): Promise<Result<NewDevice, Refused>> {
    const person = await this.transfers.redeem(code);
    if (person === null) {
      return refused("unknown-code");
    }
    const token = newDeviceSecret();
    await this.store.addDevice(person, this.newDevice(label), hashOf(token));
    const found = await this.identify(token);
    if (found === null) return refused("unknown-code.person");
    return ok({ actor: { person, name: found.name }, token });
  }

  private newDevice(label: string): StoredDevice {
    const at = this.now();
    return { device: newId(), label, added: at, seen: at };
  }
}
