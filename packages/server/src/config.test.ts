import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { readConfig, SETTINGS } from "./config.ts";

function errorOf(env: Record<string, string>): string {
  const config = readConfig(env);
  return config.ok ? "" : config.error;
}

it("has a default for everything, on the loopback interface only", () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    value: {
      port: 8080,
      host: "127.0.0.1",
      dataDir: ".darbar",
      publicOrigins: [],
      logLevel: "info",
      logFormat: "auto",
      trustProxy: false,
    },
  });
});

it("reads what it is told; an empty variable is the default", () => {
  const env = {
    PORT: "0",
    HOST: "::1",
    DATA_DIR: "",
    PUBLIC_ORIGIN: "https://darbar.example, http://localhost:3000",
    TRUST_PROXY: "loopback, 10.0.0.0/8",
    DARBAR_MESSAGES_PER_SECOND: "0",
    DARBAR_DEBUG: "1",
    PATH: "/bin",
  };
  expect(readConfig(env)).toMatchObject({
    ok: true,
    value: {
      port: 0,
      host: "::1",
      dataDir: ".darbar",
      publicOrigins: ["https://darbar.example", "http://localhost:3000"],
      trustProxy: ["loopback", "10.0.0.0/8"],
      messagesPerSecond: 0,
    },
  });
});

it.each([
  ["PORT", "80a"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "1e3"],
  ["HOST", "not a host"],
  ["DATA_DIR", "  "],
  ["PUBLIC_ORIGIN", "darbar.example"],
  ["PUBLIC_ORIGIN", "https://darbar.example/"],
  ["PUBLIC_ORIGIN", "javascript:alert(1)"],
  ["LOG_LEVEL", "loud"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "1"],
  ["TRUST_PROXY", "10.0.0.0/64"],
  ["DARBAR_TABLES_PER_HOUR", "many"],
  ["OTEL_TRACES_SAMPLER_ARG", "10%"],
  ["OTEL_TRACES_SAMPLER_ARG", "1.1"],
  ["OTEL_SERVICE_NAME", " "],
])("%s=%s is one sentence that names the variable, what was given and what is allowed", (variable, given) => {
  const error = errorOf({ [variable]: given });
  expect(error).toMatch(new RegExp(`^${variable} is .+, but must be .+\\.$`));
  expect(error).toContain(JSON.stringify(given));
  expect(error).not.toContain("\n");
});

it("does not repeat an address that may hold a password", () => {
  const error = errorOf({ DATABASE_URL: "mysql://darbar:secret@localhost/darbar" });
  expect(error).toMatch(/^DATABASE_URL is something else, but must be none .+ postgres:.+\.$/);
  expect(error).not.toContain("secret");
});

it("finds the address for traces: its own, or under that of all", () => {
  const tracesOf = (env: Record<string, string>) => {
    const config = readConfig(env);
    return config.ok ? [config.value.collectorOfAll, config.value.collector, config.value.tracedShare] : config.error;
  };
  expect(tracesOf({})).toEqual([null, null, 0.1]);
  expect(tracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://c:4318", OTEL_TRACES_SAMPLER_ARG: ".25" })).toEqual([
    "http://c:4318/v1/traces",
    null,
    0.25,
  ]);
  expect(tracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "https://c/otlp/", OTEL_TRACES_SAMPLER_ARG: "1.0" })).toEqual([
    "https://c/otlp/v1/traces",
    null,
    1,
  ]);
  expect(tracesOf({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://c/t" })).toEqual([null, "http://c/t", 0.1]);
});

it.each(["localhost:4317", "http://", "http://darbar:secret@c:4318"])(
  "%s is no collector, and is not repeated",
  (given) => {
    for (const variable of ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"]) {
      const error = errorOf({ [variable]: given });
      expect(error).toMatch(new RegExp(`^${variable} is something else, but must be none, or an address .+\\.$`));
      expect(error).not.toContain("secret");
    }
  },
);

it("knows no other DARBAR_ variables", () => {
  expect(errorOf({ DARBAR_MESAGES_PER_SECOND: "3" })).toMatch(/^DARBAR_MESAGES_PER_SECOND is not a variable/);
});

it("repeats no more than 60 characters of what it was given", () => {
  expect(errorOf({ PORT: "9".repeat(5_000) }).length).toBeLessThan(200);
  expect(errorOf({ [`DARBAR_${"X".repeat(5_000)}`]: "1" })).not.toContain("X".repeat(60));
});

it("has a table of all settings whose defaults are allowed", () => {
  for (const { variable, byDefault, says, kind } of Object.values(SETTINGS)) {
    expect(variable).toMatch(/^[A-Z_]+$/);
    expect(says.length).toBeGreaterThan(10);
    if (byDefault !== "") expect(kind.read(byDefault).ok).toBe(true);
  }
});

it("is documented as it is, in the same order", async () => {
  const document = await readFile(new URL("../../../docs/server.md", import.meta.url), "utf8");
  const [, after = ""] = document.split("## Settings");
  const rows = after.split("\n").filter((line) => line.startsWith("| `"));
  const expected = Object.values(SETTINGS).map(
    ({ variable, byDefault, says }) => `| \`${variable}\` | ${byDefault === "" ? "" : `\`${byDefault}\``} | ${says} |`,
  );
  expect(rows.slice(0, expected.length)).toEqual(expected);
});
