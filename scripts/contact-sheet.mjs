// Makes contact sheets of positions: npm run contact-sheet [-- FLAGS], see packages/web/test/law/sheet.ts

import { runInBrowser } from "./browser/run-script.mjs";

await runInBrowser("packages/web/test/law/sheet.ts", process.argv.slice(2));
