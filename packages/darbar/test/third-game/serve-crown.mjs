// Runs inside a copy with a third game: a server in memory without pauses. It ends with its standard input.
import { readConfig, startServer } from "@darbar/server";

const config = readConfig({ PORT: "0", LOG_LEVEL: "silent", DARBAR_FREE_SPACE_MB: "0", DATA_DIR: process.argv[2] });
const server = await startServer(config.value, { host: { grid: 0, floor: 0, pause: 0 } });
console.log(server.address);
process.stdin.on("end", () => server.close()).resume();
