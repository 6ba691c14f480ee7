import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { pictureSize } from './picture-size.ts';
import { Typeface } from './typeface.ts';
import { wrapLines } from './wrap-lines.ts';

/** What a picture shows; nothing in it is markup. */
export interface PictureContent {
  brand: string;
  /** The first words of the text; empty where there is none. */
  words: string;
  voiceName: string;
  byline: string;
  /** 0 to 255, evenly over the length. */
  peaks: readonly number[];
}

/** The light theme of the app in sRGB. */
const colors = { bg: '#faf9f7', ink: '#1a1614', quiet: '#544f4a', rest: '#cfcac5', accent: '#d6431c' };
const margin = 88;
const inner = pictureSize.width - 2 * margin;
const strong = new Typeface(600);
const plain = new Typeface(500);

let ready: Promise<void> | undefined;

/** The social picture as a PNG: brand, first words, voice and waveform. */
export async function drawPicture(content: PictureContent): Promise<Uint8Array> {
  ready ??= loadRenderer();
  await ready;
  const renderer = new Resvg(pictureSvg(content), { font: { loadSystemFonts: false } });
  try {
    const image = renderer.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    renderer.free();
  }
}

const loadRenderer = async (): Promise<void> =>
  initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

/** A text most of which the face cannot write would be a riddle: then the waveform has the room. */
export function pictureSvg({ brand, words, voiceName, byline, peaks }: PictureContent): string {
  const text = strong.covered(words);
  const isLegible = text.length > words.length * 0.7 && /[\p{L}\p{N}]/u.test(text);
  const lines = isLegible ? headline(text) : '';
  const wave = isLegible ? { top: 396, height: 76 } : { top: 190, height: 200 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">
    <rect width="100%" height="100%" fill="${colors.bg}"/>
    ${mark(brand)}${lines}${waveform(peaks, wave)}${foot(voiceName, byline)}
  </svg>`;
}

const path = (data: string, fill: string): string => `<path d="${data}" fill="${fill}"/>`;

/** As the favicon has it, on a grid of 24. */
const head =
  'M10.8 21V9.4C10.8 5.9 13 3.6 16 3.6c2.6 0 4.3 1.5 4.9 3.7L23 9.2l-2.6.9c-.5 2.5-1.9 3.8-3.9 4.4-1.9.6-3.1 2-3.1 4V21a1.3 1.3 0 0 1-2.6 0Z';

/** The brand's name behind its mark. */
function mark(brand: string): string {
  const name = strong.outline(strong.covered(brand), { x: margin + 56, y: 106, sizePx: 30 });
  return `<g transform="translate(${margin - 4} 70) scale(2)" fill="${colors.ink}">
      <rect x="2" y="10.5" width="2.6" height="5" rx="1.3"/><rect x="6.4" y="7.5" width="2.6" height="11" rx="1.3"/>
      <path d="${head}"/><circle cx="17.2" cy="7.6" r="1.15" fill="${colors.accent}"/>
    </g>${path(name, colors.ink)}`;
}

function headline(text: string): string {
  const sizePx = text.length > 90 ? 50 : 60;
  const fits = (line: string) => strong.widthOf(line, sizePx) <= inner;
  const lines = wrapLines(text, { mostLines: 3, fits });
  const top = 268 - ((lines.length - 1) * sizePx * 1.22) / 2;
  const outlines = lines.map((line, index) =>
    strong.outline(line, { x: margin, y: top + index * sizePx * 1.22, sizePx }),
  );
  return path(outlines.join(''), colors.ink);
}

const barWidth = 6;
const barStep = 11;

/** The loudest peak of each bar's stretch; the first third is shown as played. */
function waveform(peaks: readonly number[], { top, height }: { top: number; height: number }): string {
  const count = Math.floor(inner / barStep);
  const loudest = Math.max(1, ...peaks);
  const bars = Array.from({ length: count }, (_, bar) => {
    const start = Math.floor((bar * peaks.length) / count);
    const end = Math.max(start + 1, Math.floor(((bar + 1) * peaks.length) / count));
    const barHeight = Math.max(barWidth, (Math.max(0, ...peaks.slice(start, end)) / loudest) * height);
    const fill = bar < count / 3 ? colors.accent : colors.rest;
    return `<rect x="${margin + bar * barStep}" y="${(top + (height - barHeight) / 2).toFixed(1)}" width="${barWidth}" height="${barHeight.toFixed(1)}" rx="3" fill="${fill}"/>`;
  });
  return bars.join('');
}

function foot(voiceName: string, byline: string): string {
  const baseline = 548;
  const name = oneLine(strong, voiceName, inner * 0.6);
  const by = oneLine(plain, byline, inner - strong.widthOf(name, 30) - 24);
  const byX = name ? margin + strong.widthOf(name, 30) + 24 : margin;
  return (
    path(strong.outline(name, { x: margin, y: baseline, sizePx: 30 }), colors.ink) +
    path(plain.outline(by, { x: byX, y: baseline, sizePx: 30 }), colors.quiet)
  );
}

const oneLine = (face: Typeface, text: string, width: number): string =>
  wrapLines(face.covered(text), { mostLines: 1, fits: (line) => face.widthOf(line, 30) <= width })[0] ?? '';
