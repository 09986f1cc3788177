// Looks at every screen in every language and plays every table of every-move, which takes some minutes: npm run screens

process.env.SCREENS = "all";
process.argv.push("browser/screens.spec.ts", "browser/every-move.spec.ts");
await import("./test.mjs");
