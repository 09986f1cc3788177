// Looks at every screen in every language, which takes some minutes: npm run screens

process.env.SCREENS = "all";
process.argv.push("browser/screens.spec.ts");
await import("./test.mjs");
