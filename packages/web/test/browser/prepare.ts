import { preparePages } from "../../build/pages.ts";

/** Builds the pages once, before the servers of several workers would each do so. */
async function prepare(): Promise<void> {
  await preparePages((text) => process.stdout.write(`Darbar: ${text}\n`));
}

// biome-ignore lint/style/noDefaultExport: Playwright calls what a setup file exports by default.
export default prepare;
