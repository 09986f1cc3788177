import { readConfig } from "@darbar/server";
import { expect, it } from "vitest";
import { UNLIMITED } from "./server-process.ts";

it("a server without limits has none of those that are there by default", () => {
  const config = readConfig(UNLIMITED);
  if (!config.ok) throw new Error(config.error);
  const { messagesPerSecond, talkPerMinute, tablesPerPerson, tcpConnectionsPerAddress, windowGrid } = config.value;
  expect([messagesPerSecond, talkPerMinute, tablesPerPerson, tcpConnectionsPerAddress, windowGrid]).toEqual([
    0, 0, 0, 0, 0,
  ]);
});
