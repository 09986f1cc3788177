// Takes the pictures of the README anew: npm run screenshots [-- FOLDER [FRAMES]]
// With a folder for FRAMES also those of a challenge; the animated picture was made of them by
//   ffmpeg -framerate 6 -start_number 4 -i FRAMES/%03d.png -vf "scale=720:-1:flags=lanczos,split[a][b];[a]palettegen=max_colors=96[p];[b][p]paletteuse=dither=none" docs/screenshots/challenge.gif

import { join } from "node:path";
import { root } from "./bootstrap/paths.mjs";
import { runInBrowser } from "./browser/run-script.mjs";

const [folder = join(root, "docs/screenshots"), ...frames] = process.argv.slice(2);
await runInBrowser("packages/web/test/browser/readme-shots.ts", [folder, ...frames]);
