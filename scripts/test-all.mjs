// Every test there is, at full size, and the speed of the pages: npm run test:all [-- PART OF A PATH]

process.env.TESTS = "all";
await import("./test.mjs");
