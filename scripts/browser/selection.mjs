/**
 * What a selection of tests (`npm test -- front`) means to Playwright: the arguments to give it, or null if no browser
 * test is selected. Vitest looks for a part of a file's path; Playwright takes a regular expression.
 * @param {readonly string[]} selection
 * @param {string[]} files the browser tests there are, as paths
 * @returns {string[] | null}
 */
export function browserSelection(selection, files) {
  const parts = selection.map((part) => part.replaceAll("\\", "/"));
  const paths = files.map((file) => file.replaceAll("\\", "/"));
  const chosen = parts.filter((part) => paths.some((path) => path.includes(part.replace(/:\d+$/, ""))));
  if (selection.length > 0 && chosen.length === 0) return null;
  return chosen.map((part) => part.replace(/[.*+?^${}()|[\]]/g, "\\$&"));
}
