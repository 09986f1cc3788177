import { deviceStorage } from "./storage.ts";

/** What the reader was last called here: it is known, too, where no server says so. */
export const OWN_NAME = deviceStorage("darbar.name");
