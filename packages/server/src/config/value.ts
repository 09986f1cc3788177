import { isIP } from "node:net";
import { fail, ok, type Result } from "@darbar/kernel";

/** How the text of a variable becomes a value, and in words which texts are allowed. */
export interface Kind<Value> {
  readonly allowed: string;
  /** Whether what was given may hold a secret, and is not repeated. */
  readonly secret?: boolean;
  read(text: string): Result<Value, null>;
}

const no = fail(null);

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number, allowed = `a whole number from ${least} to ${most}`) {
  return {
    allowed,
    read: (text) => {
      const value = Number(text);
      return /^\d{1,9}$/.test(text) && value >= least && value <= most ? ok(value) : no;
    },
  } satisfies Kind<number>;
}

/** A port that is not open unless it is given. */
export const portOrOff: Kind<number | null> = {
  allowed: "off, or a whole number from 0 (any port that is free) to 65535",
  read: (text) => (text === "off" ? ok(null) : wholeNumber(0, 65_535).read(text)),
};

/** How often something may happen; 0 lifts the limit. */
export const limit = wholeNumber(0, 1_000_000, "a whole number from 0 (no limit) to 1000000");

/** After how long something is forgotten; 0 keeps it for ever. */
export const days = wholeNumber(0, 36_500, "a whole number of days from 0 (never) to 36500");

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return {
    allowed: `one of ${words.join(", ")}`,
    read: (text) => {
      const word = words.find((each) => each === text);
      return word === undefined ? no : ok(word);
    },
  } satisfies Kind<Word>;
}

/** An address to listen on. */
export const hostName: Kind<string> = {
  allowed: "an IP address or a host name, such as 127.0.0.1, 0.0.0.0 or localhost",
  read: (text) => (isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]{0,252}[a-z\d])?$/i.test(text) ? ok(text) : no),
};

/** A folder. */
export const folder: Kind<string> = {
  allowed: "the path of a folder",
  read: (text) => (text.trim() === "" || text.includes("\0") ? no : ok(text)),
};

/** A file, if one is given. */
export const fileOrNone: Kind<string | null> = {
  allowed: "none, or the path of a file",
  read: (text) => (text === "none" ? ok(null) : folder.read(text)),
};

/** Origins that pages may come from; an empty list: only the host they are asked from. */
export const origins: Kind<readonly string[]> = {
  allowed: "one or more origins separated by commas, such as https://darbar.example",
  read: (text) => {
    const all = text.split(",").map((each) => each.trim());
    return all.every(isOrigin) ? ok(all) : no;
  },
};

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  return new URL(text).origin === text;
}

/** Whom to believe about the address that a request came from. */
export type TrustProxy = false | readonly string[];

/** Nobody, or proxies of these addresses. Not a number of them: who comes past the proxy could name any address. */
export const proxies: Kind<TrustProxy> = {
  allowed:
    "no, or the addresses of the proxies before this server, separated by commas, such as loopback or 10.0.0.0/8",
  read: (text) => {
    if (text === "no") return ok(false);
    const all = text.split(",").map((each) => each.trim());
    return all.every(isNetwork) ? ok(all) : no;
  },
};

function isNetwork(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address, bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** The address of a PostgreSQL database, if everything is to be kept in one. */
export const databaseUrl: Kind<string | null> = {
  allowed: "none (a file in DATA_DIR), or an address such as postgres://user:password@host:5432/database",
  secret: true,
  read: (text) => {
    if (text === "none") return ok(null);
    return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? ok(text) : no;
  },
};

/** What a server is called among others; `null` is for it to say. */
export const nodeName: Kind<string | null> = {
  allowed: "auto, or a name of letters, digits, dots and hyphens, such as node-1",
  read: (text) => {
    if (text === "auto") return ok(null);
    return /^[a-z\d]([a-z\d.-]{0,62}[a-z\d])?$/i.test(text) ? ok(text) : no;
  },
};

/** Where other nodes reach a server. */
export const nodeAddress: Kind<string | null> = {
  allowed: "auto, or an address such as ws://10.0.0.5:7000",
  read: (text) => {
    if (text === "auto") return ok(null);
    return /^wss?:\/\//.test(text) && URL.canParse(text) ? ok(text) : no;
  },
};

/** Where a collector of OpenTelemetry takes traces; `null`: they are told to nobody. */
export const collector: Kind<string | null> = {
  allowed: "none, or an address without a password, such as http://127.0.0.1:4318/v1/traces",
  secret: true,
  read: (text) => {
    if (text === "none") return ok(null);
    if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return no;
    const { username, password } = new URL(text);
    return username === "" && password === "" ? ok(text) : no;
  },
};

/** The address under which a collector takes everything, each kind at an end of its own; read as that of traces. */
export const collectorOfAll: Kind<string | null> = {
  allowed: "none, or an address without a password, such as http://127.0.0.1:4318",
  secret: true,
  read: (text) => {
    const read = collector.read(text);
    if (!read.ok || read.value === null) return read;
    const address = new URL(read.value);
    address.pathname = `${address.pathname.replace(/\/$/, "")}/v1/traces`;
    return ok(address.href);
  },
};

/** A share of something. */
export const share: Kind<number> = {
  allowed: "a number from 0 (none) to 1 (all), such as 0.1",
  read: (text) => (/^(0?\.\d{1,9}|[01](\.0{1,9})?)$/.test(text) ? ok(Number(text)) : no),
};

/** What a service is called where several are looked at. */
export const serviceName: Kind<string> = {
  allowed: "a name of at most 100 characters, such as darbar",
  read: (text) => (/^[^\p{Cc}]{1,100}$/u.test(text) && text.trim() !== "" ? ok(text) : no),
};

/** A secret that servers share. */
export const sharedSecret: Kind<string | null> = {
  allowed: "auto, or at least 32 characters",
  secret: true,
  read: (text) => {
    if (text === "auto") return ok(null);
    return text.length >= 32 && text.length <= 1_000 ? ok(text) : no;
  },
};
