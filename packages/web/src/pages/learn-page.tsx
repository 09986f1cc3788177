import type { JSX } from "preact";
import { deviceDrawer } from "../app/drawer.ts";
import { Learn } from "../learn/learn.tsx";

const PROGRESS = deviceDrawer("darbar.lesson");

/** The lesson, from where the reader left it. */
export function LearnPage(): JSX.Element {
  return <Learn drawer={PROGRESS} />;
}
