export * from "@darbar/crown";
