import { type Store, type StoredDevice, type StoredPerson, StoreError } from "./store.ts";

type PeopleOfStore = Pick<
  Store,
  | "createPerson"
  | "rename"
  | "names"
  | "findPerson"
  | "addDevice"
  | "devices"
  | "removeDevice"
  | "sawDevice"
  | "forgetDevices"
>;

interface KeptDevice {
  readonly person: string;
  readonly secretHash: string;
  device: StoredDevice;
}

/** The people of a store that keeps everything in memory. */
export function memoryPeople(): PeopleOfStore {
  const people = new Map<string, StoredPerson>();
  const devices = new Map<string, KeptDevice>();
  const bySecret = (secretHash: string) => [...devices.values()].find((each) => each.secretHash === secretHash);
  const ofPerson = (person: string) => [...devices.values()].filter((each) => each.person === person);
  const addDevice: Store["addDevice"] = async (person, device, secretHash) => {
    if (!people.has(person) || devices.has(device.device) || bySecret(secretHash) !== undefined) {
      throw new StoreError("conflict", "there is no such person, or the device or its secret already exists");
    }
    devices.set(device.device, { person, secretHash, device });
  };
  const removeDevice: Store["removeDevice"] = async (person, device) => {
    if (devices.get(device)?.person === person) devices.delete(device);
    if (ofPerson(person).length === 0) people.delete(person);
  };
  return {
    createPerson: async (person, device, secretHash) => {
      if (people.has(person.person) || devices.has(device.device) || bySecret(secretHash) !== undefined) {
        throw new StoreError("conflict", "the person, the device or its secret already exists");
      }
      people.set(person.person, person);
      await addDevice(person.person, device, secretHash);
    },
    rename: async (person, name) => {
      if (people.has(person)) people.set(person, { person, name });
    },
    names: async (wanted) => wanted.flatMap((person) => people.get(person) ?? []),
    findPerson: async (secretHash) => {
      const kept = bySecret(secretHash);
      const person = people.get(kept?.person ?? "");
      return kept === undefined || person === undefined ? null : { ...person, ...kept.device };
    },
    addDevice,
    devices: async (person) =>
      ofPerson(person)
        .map(({ device }) => device)
        .sort((one, other) => one.added - other.added || (one.device < other.device ? -1 : 1)),
    removeDevice,
    sawDevice: async (device, at) => {
      const kept = devices.get(device);
      if (kept !== undefined) kept.device = { ...kept.device, seen: at };
    },
    forgetDevices: async (before, most) => {
      const stale = [...devices.values()].filter(({ device }) => device.seen < before).slice(0, most);
      for (const { person, device } of stale) await removeDevice(person, device.device);
      return stale.length;
    },
  };
}
