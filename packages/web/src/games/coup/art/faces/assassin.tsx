import type { ArtProps } from "../../../../art/drawing.tsx";
import { circle } from "../../../../art/geometry.ts";
import { GOLD, INK, IVORY, POMEGRANATE, SKIN } from "../../../../art/palette.ts";
import { Plate } from "./plate.tsx";
import { Visage } from "./visage.tsx";

/** The assassin: a veiled face before the moon, and a dagger that points where the tall diamond points. */
export function AssassinFace(props: ArtProps) {
  return (
    <Plate
      {...props}
      of="assassin"
      field="#4d0f26"
      lines="#7d2344"
      sky="#c8385c"
      window="M120 24L214 148L120 272L26 148Z"
      tile="M0 0L12 24L24 0M0 24L12 0L24 24"
      inside={
        <>
          <path d={circle(120, 120, 58)} fill="#f7dcc0" />
          <path
            d="M120 62C92 68 82 100 82 130C58 146 40 190 34 262H206C200 190 182 146 158 130C158 100 148 68 120 62Z"
            fill={INK}
          />
          <path d="M94 116Q120 100 146 116V130Q120 142 94 130Z" fill={SKIN} />
          <Visage y={124} shows="eyes" />
          <path
            d="M88 140Q120 160 152 140M84 152Q120 176 156 152M120 62V98"
            stroke="#4a4c78"
            stroke-width="2"
            fill="none"
          />
          <path d="M66 168L106 184M174 168L134 184" stroke={POMEGRANATE} stroke-width="14" fill="none" />
        </>
      }
      over={
        <>
          <path
            d="M111 200H129C131 226 127 250 120 270C113 250 109 226 111 200Z"
            fill={IVORY}
            stroke={INK}
            stroke-width="2"
          />
          <path d="M120 204V254" stroke={INK} stroke-width="2" />
          <path d="M115 168H125V200H115Z" fill={POMEGRANATE} stroke={INK} stroke-width="2" />
          <path d="M96 194Q120 202 144 194V204Q120 210 96 204Z" fill={GOLD} stroke={INK} stroke-width="2" />
          <path
            d="M107 172H131Q137 172 137 178V186Q137 192 131 192H109Q103 192 103 186V176Q103 172 107 172Z"
            fill={SKIN}
            stroke={INK}
            stroke-width="2"
          />
          <path d="M112 173V191M120.5 173V191M129 173V191" stroke={INK} stroke-width="1.6" />
          <path d={circle(120, 162, 7)} fill={GOLD} stroke={INK} stroke-width="2" />
        </>
      }
    />
  );
}
