import { generate } from "lean-qr";

/** Light modules that a reader needs around the code. */
const QUIET = 4;

/** A text as a QR code: the side of its square, and the path of its dark modules in rows. */
export function qrPath(text: string): { readonly side: number; readonly path: string } {
  const bitmap = generate(text);
  const rows: string[] = [];
  for (let y = 0; y < bitmap.size; y++) {
    for (let x = 0; x < bitmap.size; x++) {
      if (!bitmap.get(x, y) || bitmap.get(x - 1, y)) continue;
      let length = 1;
      while (bitmap.get(x + length, y)) length++;
      rows.push(`M${x + QUIET} ${y + QUIET}h${length}v1h-${length}z`);
    }
  }
  return { side: bitmap.size + 2 * QUIET, path: rows.join("") };
}
