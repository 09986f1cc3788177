// Holds positions against the law of the table: npm run law [-- FLAGS], see packages/web/test/law/look.ts

import { runInBrowser } from "./browser/run-script.mjs";

await runInBrowser("packages/web/test/law/look.ts", process.argv.slice(2));
