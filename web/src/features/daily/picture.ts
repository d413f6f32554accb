// A result as a picture to share: an SVG that we draw, and the same as PNG. It tells nothing about the deal.

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const [COAL, PANEL, INK, SOFT, LAMP, LINE] = ["#0a0908", "#1b1816", "#f6eee0", "#d0c6b4", "#f6b74c", "#3a342d"];
const CHART = { top: 396, height: 150 };
const FULL = 100;

export interface Shown {
  title: string;
  subtitle: string;
  lines: string[];
  course: number[];
}

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

const line = (text: string, y: number, size: number, colour: string, bold = false): string =>
  `<text x="${EDGE}" y="${y}" font-size="${size}" fill="${colour}"${bold ? ' font-weight="700"' : ""}>${escaped(text)}</text>`;

/** Returns the columns of the chances over the game, the last one lit. */
function columns(course: number[]): string {
  const width = (WIDTH - 2 * EDGE) / Math.max(1, course.length);
  return course
    .map((chance, at) => {
      const height = Math.max(4, (CHART.height * chance) / FULL);
      const place = `x="${(EDGE + at * width).toFixed(1)}" y="${(CHART.top + CHART.height - height).toFixed(1)}"`;
      const fill = at === course.length - 1 ? LAMP : SOFT;
      return `<rect ${place} width="${(width - 8).toFixed(1)}" height="${height.toFixed(1)}" rx="4" fill="${fill}"/>`;
    })
    .join("");
}

export function drawn({ title, subtitle, lines, course }: Shown): string {
  const [first = "", ...others] = lines;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COAL}"/>`,
    `<rect x="24" y="24" width="${WIDTH - 48}" height="${HEIGHT - 48}" rx="28" fill="${PANEL}" stroke="${LINE}" stroke-width="2"/>`,
    `<rect x="${EDGE}" y="72" width="64" height="8" rx="4" fill="${LAMP}"/>`,
    line(title, 136, 44, INK, true),
    line(subtitle, 184, 30, SOFT),
    line(first, 264, 56, LAMP, true),
    ...others.map((text, at) => line(text, 316 + 40 * at, 30, SOFT)).slice(0, 2),
    columns(course),
    "</svg>",
  ].join("");
}

export const urlOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Returns an SVG as PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = urlOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png");
  });
}
