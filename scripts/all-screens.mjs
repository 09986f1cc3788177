// Looks at every screen in every language, and runs every browser test there is, which takes some minutes: npm run screens

process.env.SCREENS = "all";
process.argv.push("browser/");
await import("./test.mjs");
