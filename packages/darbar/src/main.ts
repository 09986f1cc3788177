import { processIo } from "./process-io.ts";
import { INTERNAL_ERROR, run, sayInternalError } from "./run.ts";

const args = process.argv.slice(2);

process.on("uncaughtException", (error) => {
  process.stderr.write(sayInternalError(error, args, process.env));
  process.exit(INTERNAL_ERROR);
});

process.exitCode = await run(args, processIo(), process.env);
