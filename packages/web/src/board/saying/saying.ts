import type { Seat } from "@darbar/kernel";
import { createContext } from "preact";

/** Opens what can be said to somebody at the table; `null`: nothing can be said now. */
export const SayTo = createContext<((seat: Seat) => void) | null>(null);
