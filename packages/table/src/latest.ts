/** The latest of a person's commands, in two halves: when the younger is full it becomes the older. */
export interface Latest {
  young: Set<string>;
  old: Set<string>;
}

/** So many are remembered at least. */
const REMEMBERED = 64;

/** Remembers a command of a person, and forgets those of long ago. */
export function rememberLatest(
  latest: Map<string, Latest>,
  { person, id }: { readonly person: string; readonly id: string },
): void {
  let theirs = latest.get(person);
  if (theirs === undefined) {
    theirs = { young: new Set(), old: new Set() };
    latest.set(person, theirs);
  }
  if (theirs.young.size >= REMEMBERED) {
    theirs.old = theirs.young;
    theirs.young = new Set();
  }
  theirs.young.add(id);
}

/** Whether a command is among the latest of its person. */
export function isAmong(
  latest: ReadonlyMap<string, Latest>,
  { person, id }: { readonly person: string; readonly id: string },
): boolean {
  const theirs = latest.get(person);
  return theirs !== undefined && (theirs.young.has(id) || theirs.old.has(id));
}
