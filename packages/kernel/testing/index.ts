export { type Example, exampleIn, readExample, runExample, writeExample } from "./readme.ts";
export { TEST_SEED, testChance } from "./seed.ts";
export { ALL, itInAll, usually } from "./sizes.ts";
