import { posix } from "node:path";
import { fileBehind, importsIn } from "./imports.mjs";

export interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Repository {
  /** The text of every source file, by its path from the root. */
  readonly files: Readonly<Record<string, string>>;
  /** By folder of `packages/`. */
  readonly manifests: Readonly<Record<string, Manifest>>;
  /** What the tests of all packages may import. */
  readonly forAllTests: readonly string[];
  /** What a folder of `packages/` may import; the lowest first. */
  readonly mayImport: ReadonlyMap<string, readonly string[]>;
}

/** Every dependency that a package may not declare, and every import that it may not make. */
export function importFaults(repository: Repository): readonly string[] {
  const { files, manifests } = repository;
  const ofImports = Object.entries(files).flatMap(([path, text]) =>
    importsIn(text).flatMap(({ name, isType }) => {
      const fault = importFault(repository, path, name, isType);
      return fault === null ? [] : [`${path}: ${name} ${fault}`];
    }),
  );
  return [...Object.keys(manifests).flatMap((folder) => dependencyFaults(repository, folder)), ...ofImports];
}

function dependencyFaults({ manifests, mayImport }: Repository, folder: string): readonly string[] {
  const may = mayImport.get(folder);
  if (may === undefined) return [`${folder}: has no row in docs/architecture.md`];
  const order = [...mayImport.keys()];
  const isBelow = (other: string) => order.indexOf(other) < order.indexOf(folder);
  const among = (list: object = {}) =>
    Object.keys(manifests).filter((other) => Object.hasOwn(list, manifests[other].name));
  const { dependencies, devDependencies } = manifests[folder];
  const faulty = [
    ...among(dependencies).filter((other) => !may.includes(other) || !isBelow(other)),
    ...among(devDependencies).filter((other) => !isBelow(other)),
  ];
  return faulty.map((other) => `${folder}: may not depend on ${other} (docs/architecture.md)`);
}

/** Tests and what they are made with, and what makes the package of the command; nobody who uses a package loads these. */
const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/test(ing)?\/|\.config\.ts$|^packages\/darbar\/build\//.test(path);

/** Nothing that they load may load zod, for its weight. */
const IN_THE_PAGE: readonly string[] = ["kernel", "coup", "cops", "bots", "fair", "words", "table", "web"];

function importFault(repository: Repository, path: string, name: string, isType: boolean): string | null {
  const { manifests, forAllTests } = repository;
  const [, folder] = path.split("/");
  if (name.startsWith(".")) {
    const [top, reached] = posix.join(posix.dirname(path), name).split("/");
    return top === "packages" && reached !== folder ? "is a file of another package" : null;
  }
  const [wanted = name] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
  if (wanted.includes(":")) return null; // Node's own, or made while the page is built.
  const ours = Object.values(manifests).find((manifest) => manifest.name === wanted);
  if (ours !== undefined && fileBehind(ours.exports, `.${name.slice(wanted.length)}`) === null) {
    return "is not among the exports";
  }
  if (name === "@darbar/protocol" && IN_THE_PAGE.includes(folder) && !isType && !isTest(path)) {
    return "brings zod into the page; values are in @darbar/protocol/agreed";
  }
  const { name: own, dependencies = {}, devDependencies = {} } = manifests[folder];
  if (wanted === own || Object.hasOwn(dependencies, wanted)) return null;
  if (!Object.hasOwn(devDependencies, wanted) && !forAllTests.includes(wanted)) return "is not a declared dependency";
  return isTest(path) || isType ? null : "is for tests only";
}
