import { fail, ok, type Result } from "@darbar/kernel";
import { FLOOR, GRID } from "@darbar/table";
import {
  collector,
  collectorOfAll,
  databaseUrl,
  days,
  fileOrNone,
  folder,
  hostName,
  type Kind,
  limit,
  nodeAddress,
  nodeName,
  oneOf,
  origins,
  portOrOff,
  proxies,
  serviceName,
  share,
  sharedSecret,
  wholeNumber,
} from "./config/value.ts";

/** A variable of the environment that the server reads. */
export interface Setting<Value> {
  readonly variable: string;
  /** As it would be written. */
  readonly byDefault: string;
  readonly says: string;
  readonly kind: Kind<Value>;
}

function setting<Value>(variable: string, byDefault: string, kind: Kind<Value>, says: string): Setting<Value> {
  return { variable, byDefault, says, kind };
}

const pace = wholeNumber(0, 60_000);
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const LOG_FORMATS = ["auto", "sentences", "json"] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Everything that can be set from outside; help texts and the documentation print this table. */
export const SETTINGS = {
  port: setting("PORT", "8080", wholeNumber(0, 65_535), "the port to listen on; 0 takes any that is free"),
  host: setting("HOST", "127.0.0.1", hostName, "the address to listen on; 0.0.0.0 for all of this machine"),
  dataDir: setting("DATA_DIR", ".darbar", folder, "the folder that keeps everything; it is made if it does not exist"),
  databaseUrl: setting(
    "DATABASE_URL",
    "none",
    databaseUrl,
    "a PostgreSQL database, 15 or newer, that keeps everything instead of a file in DATA_DIR",
  ),
  nodeName: setting(
    "NODE_NAME",
    "auto",
    nodeName,
    "what this server is called among others on the same database; auto is the machine's name and CLUSTER_PORT",
  ),
  clusterHost: setting("CLUSTER_HOST", "127.0.0.1", hostName, "the address to listen on for other nodes"),
  clusterPort: setting(
    "CLUSTER_PORT",
    "0",
    wholeNumber(0, 65_535),
    "the port for other nodes; 0 takes any that is free",
  ),
  clusterAddress: setting(
    "CLUSTER_ADDRESS",
    "auto",
    nodeAddress,
    "where other nodes reach that port, such as ws://10.0.0.5:7000, if not under CLUSTER_HOST",
  ),
  clusterSecret: setting(
    "CLUSTER_SECRET",
    "auto",
    sharedSecret,
    "what nodes know each other by; auto is made once and kept in the database",
  ),
  clusterTlsCert: setting(
    "CLUSTER_TLS_CERT",
    "none",
    fileOrNone,
    "the file with the certificate that this node shows others, so that links are encrypted (PEM)",
  ),
  clusterTlsKey: setting("CLUSTER_TLS_KEY", "none", fileOrNone, "the file with the key of that certificate"),
  clusterTlsCa: setting(
    "CLUSTER_TLS_CA",
    "none",
    fileOrNone,
    "the file with the certificate of whoever has signed those of all nodes",
  ),
  publicOrigins: setting(
    "PUBLIC_ORIGIN",
    "",
    origins,
    "where browsers find this server, if not under the host they ask for; pages from elsewhere are refused",
  ),
  logLevel: setting("LOG_LEVEL", "info", oneOf(LOG_LEVELS), "how much is written to the log"),
  logFormat: setting(
    "LOG_FORMAT",
    "auto",
    oneOf(LOG_FORMATS),
    "how the log is written: sentences, json, or auto: sentences if standard output is a terminal",
  ),
  metricsPort: setting("METRICS_PORT", "off", portOrOff, "the port for the metrics, at /metrics"),
  metricsHost: setting("METRICS_HOST", "127.0.0.1", hostName, "the address of that port"),
  collectorOfAll: setting(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "none",
    collectorOfAll,
    "the collector of OpenTelemetry that is told of the ways of commands, by OTLP over HTTP in JSON",
  ),
  collector: setting(
    "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
    "none",
    collector,
    "the whole address for traces, if not /v1/traces of that",
  ),
  tracedShare: setting("OTEL_TRACES_SAMPLER_ARG", "0.1", share, "which share of all commands is told of"),
  serviceName: setting("OTEL_SERVICE_NAME", "darbar", serviceName, "what this server is called in traces"),
  trustProxy: setting("TRUST_PROXY", "no", proxies, "whose X-Forwarded-For is believed"),
  requestsPerMinute: setting("DARBAR_REQUESTS_PER_MINUTE", "600", limit, "requests from one address in a minute"),
  peoplePerHour: setting("DARBAR_PEOPLE_PER_HOUR", "60", limit, "new people from one address in an hour"),
  tablesPerHour: setting("DARBAR_TABLES_PER_HOUR", "240", limit, "new tables from one address in an hour"),
  tablesPerPerson: setting("DARBAR_TABLES_PER_PERSON", "60", limit, "new tables of one person in an hour"),
  missedCodesPerMinute: setting(
    "DARBAR_MISSED_CODES_PER_MINUTE",
    "40",
    limit,
    "wrong codes that all addresses together may try in a minute (below)",
  ),
  tcpConnections: setting("DARBAR_TCP_CONNECTIONS", "20000", limit, "TCP connections that are open at a time"),
  tcpConnectionsPerAddress: setting(
    "DARBAR_TCP_CONNECTIONS_PER_ADDRESS",
    "300",
    limit,
    "TCP connections that one address has open at a time; those of TRUST_PROXY are not counted",
  ),
  renamesPerHour: setting("DARBAR_RENAMES_PER_HOUR", "10", limit, "new names that one person takes in an hour"),
  connectionsPerAddress: setting(
    "DARBAR_CONNECTIONS_PER_ADDRESS",
    "200",
    limit,
    "sockets and streams that one address has open at a time",
  ),
  connectionsPerPerson: setting(
    "DARBAR_CONNECTIONS_PER_PERSON",
    "10",
    limit,
    "sockets and streams that one person has open at a time",
  ),
  messagesPerSecond: setting(
    "DARBAR_MESSAGES_PER_SECOND",
    "10",
    limit,
    "messages on one connection in a second, twice as many at once; a person 3, an address 30 times that",
  ),
  talkPerMinute: setting(
    "DARBAR_TALK_PER_MINUTE",
    "30",
    limit,
    "lines of talk that one person may say in a minute; one address may say four times as many",
  ),
  snapshotKilobytesPerSecond: setting(
    "DARBAR_SNAPSHOT_KB_PER_SECOND",
    "200",
    limit,
    "kilobytes of whole tables to one person in a second, ten times that at once; to an address 4 times that",
  ),
  freeSpaceMegabytes: setting(
    "DARBAR_FREE_SPACE_MB",
    "256",
    limit,
    "megabytes that must be free where DATA_DIR is: with less, no new tables and guests are taken",
  ),
  windowGrid: setting(
    "DARBAR_WINDOW_GRID_MS",
    String(GRID),
    pace,
    "windows that are open to several close on this grid of milliseconds, so that a quick answer gives nothing away",
  ),
  windowFloor: setting(
    "DARBAR_WINDOW_FLOOR_MS",
    String(FLOOR),
    pace,
    "no such window closes sooner than this many milliseconds after it opens",
  ),
  botPause: setting(
    "DARBAR_BOT_PAUSE_PERCENT",
    "100",
    wholeNumber(0, 1_000),
    "how long bots pause before they answer, in percent of the usual",
  ),
  forgetTables: setting(
    "DARBAR_FORGET_TABLES_DAYS",
    "30",
    days,
    "tables that nobody has opened for this many days are forgotten, with the games that nobody has kept; 0 for never",
  ),
  forgetGuests: setting(
    "DARBAR_FORGET_GUESTS_DAYS",
    "400",
    days,
    "devices that have not been seen for this many days are forgotten, and guests who have no other; 0 for never",
  ),
} as const;

type Settings = typeof SETTINGS;

/** What the server was told from outside, checked. */
export type Config = {
  readonly [Name in keyof Settings]: Settings[Name] extends Setting<infer Value> ? Value : never;
};

/** Variables of this name are read elsewhere in Darbar. */
const ELSEWHERE: readonly string[] = ["DARBAR_DEBUG"];

/** Reads the settings, strictly: what is wrong is one sentence that names the variable and says what is allowed. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Result<Config> {
  const known: readonly string[] = [...Object.values(SETTINGS).map(({ variable }) => variable), ...ELSEWHERE];
  const unknown = Object.keys(env).find((name) => name.startsWith("DARBAR_") && !known.includes(name));
  if (unknown !== undefined) {
    const ours = known.filter((name) => name.startsWith("DARBAR_"));
    return fail(`${shorten(unknown)} is not a variable that Darbar knows; those are ${ours.join(", ")}.`);
  }
  const values: Record<string, unknown> = {};
  for (const [name, { variable, byDefault, kind }] of Object.entries(SETTINGS)) {
    const given = env[variable] ?? "";
    const text = given === "" ? byDefault : given;
    if (text === "") {
      values[name] = []; // Only a list is empty by default.
      continue;
    }
    const read: Result<unknown, null> = kind.read(text);
    if (!read.ok) {
      const shown = kind.secret === true ? "something else" : JSON.stringify(shorten(text));
      return fail(`${variable} is ${shown}, but must be ${kind.allowed}.`);
    }
    values[name] = read.value;
  }
  return ok(values as Config);
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}
