/** How many lines of talk a table shows to whoever comes. */
export const LINES_SHOWN = 200;
