import type { ActionName } from "@darbar/cops";
import { type ArtProps, LineSign } from "../../../art/drawing.tsx";

/** One path each, drawn like the signs of the interface: a square of 24, a line of 1.75. */
const PATHS: Readonly<Record<ActionName, string>> = {
  investigate: "M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14ZM15 15l6 6M7 12.5V10a3 3 0 0 1 6 0v2.5M10 10v4",
  arm: "M2.8 4.7L10.8 6.6L11.8 5.6L17.8 7L19.9 5.1L20.7 8.4L19.6 12.7L21 22.6L15.8 21.7L14.8 14.9L9.8 13.7L9.5 11.5L1.6 9.5ZM10 13.7C8.1 17.9 10.9 19.3 15.2 18.1",
  equip:
    "M3 8.5h18V20H3ZM8.5 8.5V5.8a1.8 1.8 0 0 1 1.8-1.8h3.4a1.8 1.8 0 0 1 1.8 1.8v2.7M3 13h6.5M14.5 13H21M9.5 11.5h5v3.5h-5Z",
  shoot: "M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14ZM12 2v6M12 16v6M2 12h6M16 12h6M12 12h.01",
  snatch:
    "M8.5 2.5h7L18 5.5l-6 6.5l-6-6.5ZM6 5.5h12M2.5 14.5L6 13.8c1.5-.3 2.5 0 3.5.8l1.5 1h3.5c1.8 0 1.8 2.6 0 2.6H11M15.5 17l4-2.3c1.7-.9 2.9 1.2 1.4 2.3l-5.4 3.7c-1 .7-2 .9-3.2.7L2.5 20.2",
  swap: "M3 3.5h8v11H3ZM13 9.5h8v11h-8ZM14.5 3.5h2.5a2 2 0 0 1 2 2v1.5M17 5.2l2 2l2-2M9.5 20.5H7a2 2 0 0 1-2-2V17M3 18.8l2-2l2 2",
  infiltrate:
    "M2.5 12h13.5v2.5L18.5 21h-4L12.5 16.5H2.5ZM8 16.5c0 2.2 1 3.2 3 3M5 8.5C7.5 3.5 16.5 3.5 19 8M19.8 4.2L19.2 8.3l-4-.9",
};

/** The sign of an action, in the colour of the text around it. */
export function ActionSign({ of, class: className }: ArtProps & { readonly of: ActionName }) {
  return <LineSign d={PATHS[of]} class={className} />;
}
