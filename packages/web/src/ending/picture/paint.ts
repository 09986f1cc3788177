import { DIRECTION, type Language } from "@darbar/words/languages";
import { imageOf, portraitImage } from "./images.ts";
import { along, fetchLetters, inTwoLines, type Pen, type Style, write } from "./pen.ts";
import type { Picture } from "./picture.ts";

const WIDTH = 1080;
const EDGE = 56;
const HEAD = 250;
const FOOT = 210;
/** A row is no higher than this, and no lower. */
const ROW = { most: 124, least: 84 } as const;
const TITLE: Style = { size: 60, weight: 700, colour: "gold", align: "center" };
const NOTE: Style = { size: 32, weight: 400, colour: "ink", align: "center" };

/** Around a picture: which game it was, where, and when. */
interface Frame {
  readonly game: string;
  readonly house: string;
  readonly date: string;
}

/** Paints a result: who has won, everybody's cards and figures, and what is worth telling. */
export async function paint(
  canvas: HTMLCanvasElement,
  picture: Picture,
  frame: Frame,
  language: Language,
): Promise<void> {
  const { rows, title, note } = picture;
  const height = Math.min(ROW.most, Math.max(ROW.least, Math.floor((WIDTH - HEAD - FOOT) / rows.length)));
  canvas.width = WIDTH;
  canvas.height = HEAD + FOOT + rows.length * height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("there is no canvas to paint on");
  const style = getComputedStyle(document.documentElement);
  const pen: Pen = {
    ...{ context, width: WIDTH, isLeftward: DIRECTION[language] === "rtl" },
    colour: (name) => style.getPropertyValue(`--${name}`).trim(),
  };
  const said = [title, note, ...Object.values(frame), ...rows.flatMap((row) => [row.name, row.note])].join(" ");
  const [images] = await Promise.all([imagesOf(rows), fetchLetters(said)]);
  paintGround(pen, canvas.height);
  const lines = inTwoLines(pen, title, WIDTH - 2 * EDGE, TITLE);
  write(pen, frame.game, WIDTH / 2, 66, WIDTH - 2 * EDGE, { size: 30, weight: 400, colour: "muted", align: "center" });
  for (const [at, line] of lines.entries()) {
    write(pen, line, WIDTH / 2, lines.length === 1 ? 150 : 126 + 66 * at, WIDTH - 2 * EDGE, TITLE);
  }
  for (const [at, row] of rows.entries()) paintRow(pen, row, images[at], HEAD + at * height, height);
  const foot = canvas.height - FOOT;
  for (const [at, line] of inTwoLines(pen, note, WIDTH - 2 * EDGE, NOTE).entries()) {
    write(pen, line, WIDTH / 2, foot + 56 + 44 * at, WIDTH - 2 * EDGE, NOTE);
  }
  const small: Style = { size: 28, weight: 600, colour: "muted" };
  write(pen, frame.date, EDGE, canvas.height - 56, 480, small);
  write(pen, frame.house, WIDTH - EDGE, canvas.height - 56, 400, { ...small, colour: "gold", align: "end" });
}

interface RowImages {
  readonly portrait: HTMLImageElement;
  readonly cards: readonly HTMLImageElement[];
}

function imagesOf(rows: Picture["rows"]): Promise<readonly RowImages[]> {
  return Promise.all(
    rows.map(async ({ portrait, cards }) => ({
      portrait: await portraitImage(portrait),
      cards: await Promise.all(cards.map(({ emblem }) => imageOf(emblem))),
    })),
  );
}

function paintGround({ context, colour }: Pen, height: number): void {
  const light = context.createRadialGradient(WIDTH / 2, height * 0.42, 60, WIDTH / 2, height * 0.42, height * 0.8);
  light.addColorStop(0, colour("felt-light"));
  light.addColorStop(1, colour("ground"));
  context.fillStyle = light;
  context.fillRect(0, 0, WIDTH, height);
  context.strokeStyle = colour("gold");
  for (const [inset, wide] of [
    [18, 4],
    [28, 1.5],
  ]) {
    context.lineWidth = wide;
    context.strokeRect(inset, inset, WIDTH - 2 * inset, height - 2 * inset);
  }
}

function paintRow(pen: Pen, row: Picture["rows"][number], images: RowImages, top: number, height: number): void {
  const { context, colour } = pen;
  const inner = height - 12;
  context.beginPath();
  context.roundRect(EDGE, top, WIDTH - 2 * EDGE, inner, 16);
  context.fillStyle = colour("surface");
  context.fill();
  context.lineWidth = row.isWinner ? 4 : 1.5;
  context.strokeStyle = colour(row.isWinner ? "gold" : "line");
  context.stroke();
  const middle = top + inner / 2;
  const face = inner - 16;
  context.drawImage(images.portrait, along(pen, EDGE + 14, face), middle - face / 2, face, face);
  const size = Math.min(64, inner - 18);
  const cards = row.cards.length * (size + 10);
  for (const [at, image] of images.cards.entries()) {
    const start = WIDTH - EDGE - 20 - cards + at * (size + 10);
    context.globalAlpha = row.cards[at].isLost ? 0.4 : 1;
    context.drawImage(image, along(pen, start, size), middle - size / 2, size, size);
  }
  context.globalAlpha = 1;
  const text = EDGE + 14 + face + 20;
  const room = WIDTH - EDGE - 30 - cards - text;
  write(pen, row.name, text, middle - inner * 0.17, room, {
    size: 36,
    weight: 700,
    colour: row.isWinner ? "gold" : "ink",
  });
  write(pen, row.note, text, middle + inner * 0.24, room, { size: 26, weight: 400, colour: "muted" });
}
