import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A text as a QR code. What draws it is loaded when it is wanted. */
export function QrCode({ text }: { readonly text: string }): JSX.Element {
  const [drawn, setDrawn] = useState<{ readonly side: number; readonly path: string } | null>(null);
  useEffect(() => {
    void import("./qr.ts").then(({ qrPath }) => setDrawn(qrPath(text)));
  }, [text]);
  const side = drawn?.side ?? 33;
  return (
    <svg class="qr" viewBox={`0 0 ${side} ${side}`} shape-rendering="crispEdges" role="img" aria-label={text}>
      <path fill="#fff" d={`M0 0h${side}v${side}h-${side}z`} />
      <path fill="#000" d={drawn?.path ?? ""} />
    </svg>
  );
}
