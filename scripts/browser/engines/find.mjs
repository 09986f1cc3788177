import { existsSync } from "node:fs";
import { Problem } from "../../bootstrap/problem.mjs";
import { run } from "../../bootstrap/run.mjs";
import { canUseDebian, installFromDebian } from "../debian.mjs";

/** @typedef {import("./engines.mjs").Engine} Engine */
/** @typedef {import("./engines.mjs").Program} Program */

/**
 * @typedef {object} Ways the ways to an engine; a test takes some away
 * @property {NodeJS.ProcessEnv} environment
 * @property {(packages: string[]) => Promise<boolean>} fromDebian whether the packages could be installed
 * @property {(path: string, proof: string[]) => Promise<boolean>} attempt whether a program works
 *
 * @typedef {{ paths: Record<string, string> } | { leftOut: string }} Found where the programs of an engine are, or a
 * sentence that says why it is left out
 */

/** @type {Ways} */
const allWays = {
  environment: process.env,
  fromDebian: async (packages) => canUseDebian() && installFromDebian(packages),
  attempt: works,
};

/**
 * Everything that an engine needs: what variables of the environment name, else what is there, else (as root, on Debian)
 * what the system's packages bring. An engine that cannot be had is left out; one that is wrongly named is a Problem.
 * @param {Engine} engine
 * @param {Partial<Ways>} ways
 * @returns {Promise<Found>}
 */
export async function findEngine(engine, ways = {}) {
  const { environment, fromDebian, attempt } = { ...allWays, ...ways };
  /** @param {Program} program */
  const find = (program) => findProgram(program, environment, attempt);
  const there = await findAll(engine, find);
  if (there !== null) return { paths: there };
  const installed = (await fromDebian(engine.packages)) ? await findAll(engine, find) : null;
  return installed === null ? { leftOut: sentence(engine) } : { paths: installed };
}

/**
 * @param {Engine} engine
 * @param {(program: Program) => Promise<string | null>} find
 * @returns {Promise<Record<string, string> | null>} null if one is missing
 */
async function findAll({ programs }, find) {
  /** @type {Record<string, string>} */
  const paths = {};
  for (const [name, program] of Object.entries(programs)) {
    const path = await find(program);
    if (path === null) return null;
    paths[name] = path;
  }
  return paths;
}

/**
 * @param {Program} program
 * @param {NodeJS.ProcessEnv} environment
 * @param {Ways["attempt"]} attempt
 */
async function findProgram({ variable, usual, proof = [] }, environment, attempt) {
  const named = environment[variable];
  if (named) {
    if (!existsSync(named))
      throw new Problem(`${variable} is ${named}, but there is no such file: correct or unset it.`);
    if (!(await attempt(named, proof)))
      throw new Problem(`${variable} is ${named}, which does not work: name another.`);
    return named;
  }
  for (const path of usual.filter(existsSync)) if (await attempt(path, proof)) return path;
  return null;
}

/**
 * @param {string} path
 * @param {string[]} proof
 */
async function works(path, proof) {
  if (proof.length === 0) return true;
  const result = await run(path, proof, { capture: true }).catch(() => null);
  return result?.code === 0;
}

/** @param {Engine} engine */
function sentence({ title, programs, packages }) {
  const variables = Object.values(programs).map(({ variable }) => variable);
  return (
    `${title} is left out, because it was not found here and could not be installed: install Debian's ` +
    `${packages.join(" and ")}, or name ${variables.length === 1 ? "one" : "its programs"} by ${variables.join(", ")}.`
  );
}
