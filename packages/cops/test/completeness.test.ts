import { holdCitations } from "@darbar/kernel/testing";
import { EQUIPMENT_NAMES } from "../src/index.ts";

holdCitations(import.meta.dirname, { equipment: EQUIPMENT_NAMES });
