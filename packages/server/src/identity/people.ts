import { fail, ok, type Result } from "@darbar/kernel";
import type { Store, StoredDevice } from "../store/store.ts";
import { type Refused, refused } from "../table/refusal.ts";
import type { Actor } from "../table/seating.ts";
import { cleanName } from "./clean.ts";
import { hashOf, newDeviceSecret, newId } from "./secret.ts";
import { Transfers } from "./transfer.ts";

/** A person on one of their devices: whoever holds the token is that person. */
export interface Device {
  readonly actor: Actor;
  readonly token: string;
}

/** A token is as long as a device secret; nothing longer is looked up. */
const LONGEST_TOKEN = 64;

/** How long it is not said again that a device is in use, in milliseconds. */
const SEEN_AGAIN = 24 * 3_600_000;

/** The guests: a name, and a secret on each of their devices, of which only the hash is kept. */
export class People {
  private readonly store: Store;
  private readonly transfers: Transfers;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
    this.transfers = new Transfers(now);
  }

  /** Somebody new. */
  async create(rawName: string): Promise<Result<Device, Refused>> {
    const name = readName(rawName);
    if (!name.ok) return name;
    const token = newDeviceSecret();
    const person = newId();
    await this.store.createPerson({ person, name: name.value }, this.newDevice(), hashOf(token));
    return ok({ actor: { person, name: name.value }, token });
  }

  /** Whose token this is; `null` if nobody's. */
  async identify(token: string): Promise<Actor | null> {
    const found = token === "" || token.length > LONGEST_TOKEN ? null : await this.store.findPerson(hashOf(token));
    if (found === null) return null;
    const at = this.now();
    // Once a day is enough to know who comes no more. Without room for that they come in all the same.
    if (at - found.seen >= SEEN_AGAIN) this.store.sawDevice(found.device, at).catch(() => undefined);
    return { person: found.person, name: found.name };
  }

  /** The person under a new name. */
  async rename({ person }: Actor, rawName: string): Promise<Result<Actor, Refused>> {
    const name = readName(rawName);
    if (!name.ok) return name;
    await this.store.rename(person, name.value);
    return ok({ person, name: name.value });
  }

  /** A code that makes another device this person's, once. */
  beginTransfer({ person }: Actor): string {
    return this.transfers.begin(person);
  }

  /** The device that shows the code becomes the person's who asked for it, with a secret of its own. */
  async finishTransfer(code: string): Promise<Result<Device, Refused>> {
    const person = this.transfers.redeem(code);
    if (person === null) {
      return refused("unknown-code", "this transfer code is not known, was used, or is older than ten minutes");
    }
    const token = newDeviceSecret();
    await this.store.addDevice(person, this.newDevice(), hashOf(token));
    const actor = await this.identify(token);
    return actor === null ? refused("unknown-code", "this person is not known any more") : ok({ actor, token });
  }

  private newDevice(): StoredDevice {
    const at = this.now();
    return { device: newId(), label: "", added: at, seen: at };
  }
}

function readName(raw: string): Result<string, Refused> {
  const name = cleanName(raw);
  return name.ok ? name : fail({ code: "bad-name", error: name.error });
}
