import { z } from "zod";
import { LIMITS } from "../limits.ts";
import { asking, doing, type Endpoint } from "./endpoint.ts";
import { ROUTES } from "./routes.ts";

/** A person, as everybody may know them. */
const Person = z.strictObject({ person: z.string(), name: z.string() });

/** A person to themselves. */
const PersonWithToken = Person.extend({ token: z.string().describe("the secret of this device") });

/** A device of a person, to themselves. */
const DeviceOfPerson = z.strictObject({
  device: z.string(),
  label: z.string().describe("what kind of device it is, such as Firefox, Linux; empty if that is not known"),
  added: z.int().describe("milliseconds since 1970"),
  seen: z.int().describe("when it was last in use, within a day"),
  isThis: z.boolean().describe("whether it is the device that asks"),
});

const Name = z.strictObject({ name: z.string().max(40 * LIMITS.name) });

/** Who people are, and their devices. */
export const PEOPLE = {
  createPerson: {
    ...ROUTES.createPerson,
    ...doing,
    says: "Somebody new, by a name. The token is a secret; it is also set as a cookie.",
    asks: "anybody",
    limit: "people",
    body: Name,
    status: 201,
    answer: PersonWithToken,
  },
  showPerson: {
    ...ROUTES.showPerson,
    ...asking,
    says: "Who you are.",
    asks: "person",
    answer: Person,
  },
  greet: {
    ...ROUTES.greet,
    ...asking,
    says: "Who you are, or null if this device is new: no error, so that a page can ask first.",
    answer: Person.nullable(),
  },
  renamePerson: {
    ...ROUTES.renamePerson,
    ...doing,
    says: "Gives you another name, also where you sit; not in a game, nor one that looks like another's there.",
    body: Name,
    answer: Person,
  },
  beginTransfer: {
    ...ROUTES.beginTransfer,
    ...doing,
    says: "A code that makes another device yours, once, within ten minutes.",
    status: 201,
    answer: z.strictObject({ code: z.string(), seconds: z.int() }),
  },
  finishTransfer: {
    ...ROUTES.finishTransfer,
    ...doing,
    says: "Gives this device to the person who asked for the code.",
    asks: "anybody",
    limit: "people",
    body: z.strictObject({ code: z.string().min(1).max(64) }),
    answer: PersonWithToken,
  },
  listDevices: {
    ...ROUTES.listDevices,
    ...asking,
    says: "Your devices, the oldest first.",
    asks: "person",
    answer: z.strictObject({ devices: z.array(DeviceOfPerson) }),
  },
  withdrawDevice: {
    ...ROUTES.withdrawDevice,
    ...doing,
    says: "Removes one of your devices: its token no longer works, and its connections are closed.",
    status: 204,
    answer: "nothing",
  },
  leaveDevice: {
    ...ROUTES.leaveDevice,
    ...doing,
    says: "Removes the device that asks, and clears its cookie.",
    status: 204,
    answer: "nothing",
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
