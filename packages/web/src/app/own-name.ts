import { deviceDrawer } from "./drawer.ts";

/** What the reader was last called here: it is known, too, where no server says so. */
export const OWN_NAME = deviceDrawer("darbar.name");
