// A result as a picture to share, which tells nothing about the deal: shapes that we draw as SVG and on a canvas, from which the browser makes PNG.
// The page's policy allows no images from data, so the picture never becomes an image of the page.

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 72;
const CHART = { top: 396, height: 150, gap: 8, least: 4 };
const FULL = 100;
const FONT = "sans-serif";

type Shape =
  | { box: [x: number, y: number, width: number, height: number]; radius: number; fill: string }
  | { text: string; y: number; size: number; fill: string; bold: boolean };

export interface Shown {
  title: string;
  subtitle: string;
  lines: string[];
  course: number[];
}

/** Returns a colour of the page. */
const colour = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** Returns the chances over the game as columns, the last one lit. */
function columns(course: number[], soft: string, lamp: string): Shape[] {
  const width = (WIDTH - 2 * EDGE) / Math.max(1, course.length);
  return course.map((chance, at) => {
    const height = Math.max(CHART.least, (CHART.height * chance) / FULL);
    const box: [number, number, number, number] = [
      Math.round(EDGE + at * width),
      Math.round(CHART.top + CHART.height - height),
      Math.round(width - CHART.gap),
      Math.round(height),
    ];
    return { box, radius: 4, fill: at === course.length - 1 ? lamp : soft };
  });
}

export function shapesOf({ title, subtitle, lines, course }: Shown): Shape[] {
  const [first = "", ...others] = lines;
  const [ground, panel, ink, soft, lamp] = ["--coal-0", "--coal-2", "--ink-1", "--ink-2", "--lamp"].map(colour) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const text = (text: string, y: number, size: number, fill: string, bold = false): Shape => ({
    text,
    y,
    size,
    fill,
    bold,
  });
  return [
    { box: [0, 0, WIDTH, HEIGHT], radius: 0, fill: ground },
    { box: [24, 24, WIDTH - 48, HEIGHT - 48], radius: 28, fill: panel },
    { box: [EDGE, 72, 64, 8], radius: 4, fill: lamp },
    text(title, 136, 44, ink, true),
    text(subtitle, 184, 30, soft),
    text(first, 264, 56, lamp, true),
    text(others.slice(0, 2).join(" · "), 316, 30, soft),
    text(others.slice(2).join(" · "), 358, 30, soft),
    ...columns(course, soft, lamp),
  ];
}

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

export function svgOf(shapes: Shape[]): string {
  const parts = shapes.map((shape) => {
    if ("box" in shape) {
      const [x, y, width, height] = shape.box;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${shape.radius}" fill="${shape.fill}"/>`;
    }
    const weight = shape.bold ? ' font-weight="700"' : "";
    return `<text x="${EDGE}" y="${shape.y}" font-size="${shape.size}" fill="${shape.fill}"${weight}>${escaped(shape.text)}</text>`;
  });
  const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${FONT}">${parts.join("")}</svg>`;
}

export function drawOn(canvas: HTMLCanvasElement, shapes: Shape[]): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  for (const shape of shapes) {
    context.fillStyle = shape.fill;
    if ("box" in shape) {
      context.beginPath();
      context.roundRect(...shape.box, shape.radius);
      context.fill();
    } else {
      context.font = `${shape.bold ? "700 " : ""}${shape.size}px ${FONT}`;
      context.fillText(shape.text, EDGE, shape.y, WIDTH - 2 * EDGE);
    }
  }
}

/** Returns what is on a canvas as PNG. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png");
  });
