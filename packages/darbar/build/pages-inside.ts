import { fileURLToPath } from "node:url";

/** Where the pages are in the package: built already. Stands there for `@darbar/web/pages`, which builds them. */
export async function preparePages(): Promise<string> {
  return fileURLToPath(new URL("../pages", import.meta.url));
}
