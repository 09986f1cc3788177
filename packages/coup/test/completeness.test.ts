import { holdCitations } from "@darbar/kernel/testing";
import { EDITIONS } from "../src/index.ts";

holdCitations(import.meta.dirname, { edition: EDITIONS });
