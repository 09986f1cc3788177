import { join } from "node:path";
import { buildPackage } from "./package.ts";

buildPackage(join(import.meta.dirname, "../dist"));
