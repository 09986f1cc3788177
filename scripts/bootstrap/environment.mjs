import { delimiter, dirname, sep } from "node:path";

/**
 * What an outer npm (`npm start --omit=dev`, `npx darbar`, a workspace) tells its scripts about itself. An inner
 * `npm ci` would take it for its own settings and install something else.
 */
const outerNpm =
  /^npm_(package|lifecycle)_|^npm_config_(omit|include|only|also|production|dev|workspaces?|include_workspace_root|package|call|global|location|prefix|local_prefix|dry_run|package_lock(_only)?)$/i;

/**
 * The environment for a clean install: the caller's without the outer npm's settings.
 * @param {NodeJS.ProcessEnv} environment
 */
export function withoutOuterNpm(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !outerNpm.test(name.replaceAll("-", "_"))));
}

/**
 * The environment in which `node`, and what npm scripts take for it, is the given executable.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} node
 */
export function withNode(environment, node) {
  // On Windows the variable is usually spelled Path.
  const path = Object.keys(environment).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  const rest = environment[path] ? delimiter + environment[path] : "";
  return { ...environment, [path]: dirname(node) + rest, NODE: node, npm_node_execpath: node };
}

/**
 * The folder in which the person typed the command. Inside a package npx moves up to the package's own folder first,
 * and a file named on the command line would not be found.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} folder the one we were started in
 */
export function callersFolder(environment, folder) {
  const typedIn = environment.npm_lifecycle_event === "npx" ? environment.INIT_CWD : undefined;
  return typedIn?.startsWith(folder + sep) ? typedIn : folder;
}
